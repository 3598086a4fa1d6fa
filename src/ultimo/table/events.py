"""What happened, typed: log, animation and screen reader are all made from these."""

from dataclasses import dataclass, field
from typing import Final

WATCHER: Final = 16
"""The viewer who holds no seat. Seats are 0 to 15, so a mask of viewers has 17 bits."""

EVERYBODY: Final = (1 << 17) - 1
"""The mask of all viewers: sixteen seats and the watchers."""


@dataclass(frozen=True)
class Event:
    """One thing that happened at the table.

    `verb` names the Fluent message `event-<verb>`; `seat` is who did it, or -1. `cards` are card ids, `source` and
    `target` zone ids (`hand.2`, `front.0`), empty where nothing moves. `cards_for` is the mask of viewers who see the
    cards, `shown_to` of those who notice the event at all. `facts` are further whole numbers or words, open to all
    who notice.
    """

    verb: str
    seat: int = -1
    cards: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    facts: dict[str, int | str] = field(default_factory=dict)
    cards_for: int = EVERYBODY
    shown_to: int = EVERYBODY

    def veil(self, viewer: int) -> "Event | None":
        """The event as `viewer` (a seat or `WATCHER`) notices it: without cards they do not see; None if not at all.

        Which others see it is blanked too: the masks of a veiled event say nothing but "you".
        """
        if self.cards_for == EVERYBODY == self.shown_to:
            return self
        bit = 1 << viewer
        if not self.shown_to & bit:
            return None
        cards = self.cards if self.cards_for & bit else ("?",) * len(self.cards)
        return Event(self.verb, self.seat, cards, self.source, self.target, self.facts)
