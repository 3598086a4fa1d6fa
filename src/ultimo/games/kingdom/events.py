"""What is told of a match of Death Over The Kingdom: one function for each event, called only where there is a journal.

Who sees a card that is told is who knows it then, so a log says no more than the table shows.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom.kinds import name
from ultimo.games.kingdom.rules import KIND, SEEN
from ultimo.table.events import EVERYBODY, Event

GOALS: Final = ("kingdom.high", "kingdom.low", "kingdom.middle", "kingdom.lowest")
"""The rule by which each round is judged."""

POWER_RULES: Final = (
    "", "kingdom.juggle", "kingdom.steal", "kingdom.peek", "kingdom.burn", "kingdom.meets", "kingdom.beside",
    "kingdom.slays", "kingdom.scares", "kingdom.enchants", "kingdom.king", "kingdom.doomed",
)  # fmt: skip
"""The rule of each power."""


def seers(slot: i64) -> int:
    """The mask of viewers who have seen the card."""
    return int(slot >> SEEN & EVERYBODY)


def card(slot: i64) -> tuple[str, ...]:
    """The card by itself."""
    return (name(slot & KIND),)


def lot(seat: i64) -> Event:
    """Who is Dealer first (kingdom.turns)."""
    return Event("lot", int(seat), facts={"rule": "kingdom.turns"})


def turn(seat: i64, number: i64, of: i64) -> Event:
    """A turn of the court begins (kingdom.turns)."""
    return Event("turn", int(seat), facts={"turn": int(number), "of": int(of)})


def dealer(seat: i64, number: i64) -> Event:
    """A deal of the reaper begins (kingdom.one)."""
    return Event("dealer", int(seat), facts={"deal": int(number)})


def dealt(seat: i64, kind: i64, target: str) -> Event:
    """A card from the deck, seen by its owner alone (kingdom.deal, kingdom.one)."""
    return Event("deal", int(seat), (name(kind),), "deck", f"{target}.{seat}", cards_for=1 << int(seat))


def laid(seat: i64, kind: i64, first: bool) -> Event:
    """A card chosen to lie on the table, or another one after it (kingdom.lay)."""
    own = 1 << int(seat)
    return Event(
        "lay" if first else "changed",
        int(seat),
        (name(kind),),
        f"hand.{seat}",
        f"table.{seat}",
        cards_for=own,
        shown_to=EVERYBODY if first else own,
    )


def last_laid(seat: i64, slot: i64) -> Event:
    """The last card of a hand, which is laid by itself (kingdom.lay)."""
    return Event("lay", int(seat), card(slot), f"hand.{seat}", f"table.{seat}", cards_for=seers(slot))


def round_begins(seat: i64, goal: i64) -> Event:
    """A round begins, and who acts first (kingdom.order)."""
    return Event("round", int(seat), facts={"goal": ("high", "low", "middle", "lowest")[goal]})


def kept(seat: i64) -> Event:
    """Nothing done (kingdom.act)."""
    return Event("keep", int(seat))


def got(seat: i64, slot: i64, source: i64) -> Event:
    """A card received, told to those who know it (kingdom.look)."""
    mask = seers(slot)
    return Event("get", int(seat), card(slot), f"table.{source}", f"table.{seat}", {"from": int(source)}, mask, mask)


def exchanged(verb: str, seat: i64, other: i64) -> Event:
    """Two cards change places: `swap`, `take` or `trade` (kingdom.act, kingdom.steal, kingdom.peek)."""
    return Event(verb, int(seat), (), f"table.{seat}", f"table.{other}", {"from": int(other)})


def thrown(seat: i64, other: i64) -> Event:
    """Who gets the Juggler is named (kingdom.juggle)."""
    return Event("throw", int(seat), facts={"from": int(other), "rule": "kingdom.juggle"})


def juggled(seat: i64, first: i64, second: i64) -> Event:
    """Three cards go round (kingdom.juggle)."""
    return Event("juggle", int(seat), facts={"order": f"{first} {second} {seat}", "rule": "kingdom.juggle"})


def shown(seat: i64, kind: i64, power: i64) -> Event:
    """A card shown to use its power (kingdom.act)."""
    return Event(
        "show",
        int(seat),
        (name(kind),),
        f"table.{seat}",
        f"table.{seat}",
        {"rule": POWER_RULES[power], "card": name(kind)},
    )


def peeked(seat: i64, other: i64, slot: i64) -> Event:
    """One card looked at; all see whose, those who know it see which (kingdom.peek)."""
    where = f"table.{other}"
    return Event("peek", int(seat), card(slot), where, where, {"from": int(other)}, cards_for=seers(slot))


def left(seat: i64, other: i64) -> Event:
    """A card looked at is left where it is (kingdom.peek)."""
    return Event("leave", int(seat), facts={"from": int(other)})


def burnt(seat: i64, other: i64, kind: i64) -> Event:
    """A card discarded face up (kingdom.burn)."""
    return Event("burn", int(seat), (name(kind),), f"table.{other}", "used", {"from": int(other)})


def replaced(seat: i64, kind: i64) -> Event:
    """The top card of the deck in place of a burnt one, seen by its new owner (kingdom.burn)."""
    return Event("replace", int(seat), (name(kind),), "deck", f"table.{seat}", cards_for=1 << int(seat))


def cut(seat: i64, kind: i64) -> Event:
    """The Dealer shows the card that goes (kingdom.dealer)."""
    return Event("cut", int(seat), (name(kind),), f"table.{seat}", "deck")


def cut_to(seat: i64, kind: i64) -> Event:
    """What the cut has brought (kingdom.dealer)."""
    return Event("cut-to", int(seat), (name(kind),), "deck", f"table.{seat}")


def changed_hand(seat: i64, slot: i64) -> Event:
    """A card of the hand comes to the table (kingdom.act)."""
    return Event("hand", int(seat), card(slot), f"hand.{seat}", f"table.{seat}", cards_for=seers(slot))


def stored(seat: i64, slot: i64) -> Event:
    """The card that goes into the hand for it, told to those who know it (kingdom.shown)."""
    mask = seers(slot)
    return Event("store", int(seat), card(slot), f"table.{seat}", f"hand.{seat}", cards_for=mask, shown_to=mask)


def revealed(seat: i64, kind: i64) -> Event:
    """A card turned up (kingdom.reveal)."""
    return Event("reveal", int(seat), (name(kind),), f"table.{seat}", f"table.{seat}")


def turned(seat: i64, kind: i64, value: i64, power: i64) -> Event:
    """A card turns to its second value by a power (kingdom.end-order)."""
    facts: dict[str, int | str] = {"rule": POWER_RULES[power], "card": name(kind), "value": int(value)}
    return Event("turns", int(seat), (name(kind),), f"table.{seat}", f"table.{seat}", facts)


def slain(seat: i64, kind: i64, value: i64) -> Event:
    """A card counts something else now (kingdom.slays)."""
    facts: dict[str, int | str] = {"rule": "kingdom.slays", "card": name(kind), "value": int(value)}
    return Event("slain", int(seat), (name(kind),), f"table.{seat}", f"table.{seat}", facts)


def enchanted(seat: i64, other: i64, kind: i64, value: i64) -> Event:
    """A Sorceress turns a card, one way or the other (kingdom.enchants)."""
    facts: dict[str, int | str] = {
        "rule": "kingdom.enchants",
        "card": name(kind),
        "from": int(other),
        "value": int(value),
    }
    return Event("enchant", int(seat), (name(kind),), f"table.{other}", f"table.{other}", facts)


def passed(seat: i64) -> Event:
    """A Sorceress turns nothing (kingdom.enchants)."""
    return Event("pass", int(seat))


def scored(seat: i64, kind: i64, value: i64, goal: i64, points: i64) -> Event:
    """A card wins the round for its player (kingdom.high, kingdom.low, kingdom.middle)."""
    facts: dict[str, int | str] = {
        "rule": GOALS[goal],
        "card": name(kind),
        "value": int(value),
        "points": int(points),
    }
    return Event("score", int(seat), (name(kind),), f"table.{seat}", f"table.{seat}", facts)


def nobody(goal: i64) -> Event:
    """No card wins the round."""
    return Event("nobody", facts={"rule": GOALS[goal]})


def lost(seat: i64, kind: i64, value: i64, rule: str, tokens: i64, lives: i64) -> Event:
    """A deal lost: one more token, or one life fewer (kingdom.lowest, kingdom.doomed, kingdom.grim)."""
    facts: dict[str, int | str] = {"rule": rule, "card": name(kind), "value": int(value)}
    verb = "token" if lives < 0 else "life"
    facts["left" if lives >= 0 else "tokens"] = int(lives if lives >= 0 else tokens)
    return Event(verb, int(seat), (name(kind),), f"table.{seat}", f"table.{seat}", facts)


def out(seat: i64) -> Event:
    """The last life is gone (kingdom.lives)."""
    return Event("out", int(seat), facts={"rule": "kingdom.lives"})


def laid_aside(kinds: list[i64]) -> Event:
    """The cards played leave the table, open (kingdom.used)."""
    return Event("aside", -1, tuple([name(kind) for kind in kinds]), "table", "used")


def wins(seat: i64, rule: str, score: i64) -> Event:
    """Somebody has won the match, alone or with others."""
    return Event("wins", int(seat), facts={"rule": rule, "score": int(score)})


def void() -> Event:
    """Nobody has (kingdom.void)."""
    return Event("void", facts={"rule": "kingdom.void"})
