"""Events as lines of a story, in the reader's language and through the reader's eyes."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ultimo.table.events import Event
from ultimo.table.narrate import explain, narrate
from ultimo.table.texts import Texts


def veiled(events: Iterable[Event], viewer: int) -> list[Event]:
    """What `viewer` notices of what happened."""
    return [seen for event in events if (seen := event.veil(viewer)) is not None]


def story(events: Iterable[Event], texts: Texts, names: Sequence[str], viewer: int) -> list[str]:
    """A line for each thing that happened, with the reason where there is one; `events` are veiled for the viewer."""
    lines = []
    for event in gathered(events):
        line = narrate(event, texts, names, viewer)
        why = explain(event, texts)
        lines.append(f"{line} {why}" if why else line)
    return lines


def worth_telling(events: Iterable[Event], viewer: int) -> list[Event]:
    """What is worth a line: not what others do with cards that the viewer does not see: the table shows it."""
    return [event for event in events if event.seat == viewer or not event.cards or set(event.cards) != {"?"}]


def gathered(events: Iterable[Event]) -> list[Event]:
    """The same with cards that took the same way one after the other in one event: a hand is dealt, not four cards."""
    found: list[Event] = []
    for event in events:
        if found and event.cards and replace(event, cards=()) == replace(found[-1], cards=()):
            found[-1] = replace(event, cards=found[-1].cards + event.cards)
        else:
            found.append(event)
    return found
