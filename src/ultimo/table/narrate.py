"""Sentences for people: what happened, what is asked, what a button says, why an answer was not taken.

Knows no game: it hands names and numbers to the messages of a game's texts, and these put them into a language.

- A card is called by `card-<id>`; in a list and in `$cards` by `card-full`, which has `$card` (its id) and `$name`,
  where the game has such a message; `?` is `card-back`.
- A fact called `card` brings `$name` with it, the name of that card.
- Facts called `at`, `from`, `order` and `tied` hold seats and arrive as names, each with a `$<fact>_you` that is `yes`
  if
  the reader is among them, else `no`.
- Why something came out so, `why-<rule>`, is told with all facts of the event but seats.
- A fact called `move` holds the text of a move and arrives as its button says it.

`names` are the players' names by seat; `viewer` is the reader's seat, or `WATCHER`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ultimo.table.describe import Part
from ultimo.table.events import Event
from ultimo.table.refusal import Refusal
from ultimo.table.state import Standings
from ultimo.table.texts import Texts

SEAT_FACTS: Final = ("at", "from", "order", "tied")
"""Facts that hold seats: one as a number, several as `0 2 1`."""

Facts = dict[str, int | str]


def narrate(event: Event, texts: Texts, names: Sequence[str], viewer: int) -> str:
    """What happened, told to `viewer`; the event is as that viewer notices it."""
    facts: Facts = {
        "player": "" if event.seat < 0 else player(event.seat, texts, names),
        "you": yes(event.seat == viewer),
        "cards": ", ".join(card(each, texts) for each in event.cards),
        "count": len(event.cards),
        **told(event.facts, texts, names, viewer),
    }
    return texts.say(f"event-{event.verb}", facts)


def explain(event: Event, texts: Texts) -> str:
    """Why it came out so, by the rule among the event's facts; empty where there is nothing to explain."""
    message = f"why-{event.facts.get('rule', '')}".replace(".", "-")
    if not texts.has(message):
        return ""
    facts = {name: value for name, value in event.facts.items() if name not in SEAT_FACTS}
    return texts.say(message, told({"card": "", **facts}, texts, (), -1))


def prompt_text(description: Mapping[str, Any], texts: Texts, names: Sequence[str], viewer: int) -> str:
    """The prompt, if the description's question is for `viewer`; else who is waited for, or what the table is at."""
    if not description["prompt"]:
        return texts.say(f"kind-{description['kind']}")
    ending = "" if viewer in description["asked"] else ".wait"
    return texts.say(f"prompt-{description['prompt']}{ending}", prompt_facts(description, texts, names, viewer))


def prompt_help(description: Mapping[str, Any], texts: Texts, names: Sequence[str], viewer: int) -> str:
    """The line below the prompt; empty for who is not asked."""
    if viewer not in description["asked"]:
        return ""
    return texts.say(f"prompt-{description['prompt']}.help", prompt_facts(description, texts, names, viewer))


def prompt_facts(description: Mapping[str, Any], texts: Texts, names: Sequence[str], viewer: int) -> Facts:
    """Every gauge of the table and of the viewer by its id, and who is asked: `$players`, `$count`."""
    asked = description["asked"]
    facts: Facts = {gauge["id"]: gauge["value"] for gauge in description["gauges"] if gauge["seat"] in (-1, viewer)}
    facts["players"] = ", ".join(player(seat, texts, names) for seat in asked)
    facts["count"] = len(asked)
    return facts


def move_text(text: str, texts: Texts, names: Sequence[str]) -> str:
    """What the button of a move says. Moves are written `verb`, `verb card`, and with seats `verb card from 1`.

    A number in the place of a card that is none of the game's, as in `cut 3`, arrives as `$number`.
    """
    verb, *rest = text.split()
    facts: Facts = {}
    if len(rest) % 2:
        part = rest.pop(0)
        is_number = part.isdecimal() and not texts.has(f"card-{part}")
        facts = {"number": int(part)} if is_number else told({"card": part}, texts, names, -1)
    for word, seat in zip(rest[::2], rest[1::2], strict=True):
        facts[word] = player(int(seat), texts, names)
    return texts.say(f"move-{verb}", facts)


def refusal_text(refusal: Refusal, texts: Texts, names: Sequence[str]) -> str:
    """Why an answer was not taken, told to the one who gave it."""
    return texts.say(refusal.text_id(), told(refusal.facts, texts, names, -1))


def ended_text(standings: Standings, texts: Texts, names: Sequence[str], viewer: int) -> str:
    """How the match ended, by the rule that ended it; `$score` is the winner's, 0 if nobody won.

    Who shares a win is told all names, as everybody else is: `$you` is for those who have won alone.
    """
    winners = standings.winners()
    facts: Facts = {
        "score": standings.scores[winners[0]] if winners else 0,
        "player": ", ".join(player(seat, texts, names) for seat in winners),
        "you": yes(winners == (viewer,)),
    }
    return texts.say(f"ended-{standings.rule}".replace(".", "-"), facts)


def part_texts(part: Part, texts: Texts) -> tuple[str, str, str]:
    """A part of a score: what it is, how its points come about, and what would change them."""
    message = f"part-{part['id']}"
    return (
        texts.say(message, part["facts"]),
        texts.say(f"{message}.made", part["facts"]),
        texts.say(f"{message}.next", part["facts"]),
    )


def told(facts: Mapping[str, int | str], texts: Texts, names: Sequence[str], viewer: int) -> Facts:
    """Facts as messages take them: seats as names, a card with its name, a move as its button says it."""
    found: Facts = {}
    for name, value in facts.items():
        if name in SEAT_FACTS:
            seats = [int(seat) for seat in str(value).split()]
            found[name] = ", ".join(player(seat, texts, names) for seat in seats)
            found[f"{name}_you"] = yes(viewer in seats)
        elif name == "card":
            found[name] = value
            found["name"] = texts.say(f"card-{value}") if value else ""
        elif name == "move":
            found[name] = move_text(str(value), texts, names)
        else:
            found[name] = value
    return found


def card(card: str, texts: Texts) -> str:
    """What a card is called in a list."""
    if card == "?":
        return texts.say("card-back")
    name = texts.say(f"card-{card}")
    return texts.say("card-full", card=card, name=name) if texts.has("card-full") else name


def player(seat: int, texts: Texts, names: Sequence[str]) -> str:
    """A player's name. A refused move may name a seat where nobody sits."""
    return names[seat] if seat < len(names) else texts.say("seat-empty", seat=seat)


def yes(is_so: bool) -> str:
    """A fact that is so or not, as messages select on it."""
    return "yes" if is_so else "no"
