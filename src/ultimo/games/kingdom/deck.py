"""The decks of Death Over The Kingdom: the court, and small ones that can be searched from end to end."""

from pathlib import Path
from typing import Any, Final

from ultimo.games.kingdom.kinds import IDS, POWERS
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.table.deck import Deck, DeckForm, Field, Wrong

WITH_OTHERS: Final = ("meets", "beside", "slays", "scares", "enchants")
"""Powers that look for other characters, named in `of`."""
TURNING: Final = ("meets", "beside", "slays", "enchants")
"""Powers of cards that need a second value."""

TOP: Final = 20
"""The highest value that a card can have."""


def whole(deck: Deck) -> Wrong | None:
    """What is wrong with a card, or between cards; None if nothing is."""
    for card, fields in deck.cards.items():
        wrong = alone(fields)
        if wrong is not None:
            return wrong._replace(card=card)
        for other in fields["of"] if fields["power"] == "scares" else ():
            if "turned" not in deck.cards[other]:
                return Wrong("of", other, "characters with a second value", card)
    slayers = [card for card, fields in deck.cards.items() if fields["power"] == "slays"]
    if len(slayers) > 1:
        return Wrong("power", "slays", f"another power: {slayers[0]} slays, and no more than one may", slayers[1])
    return None


def alone(fields: dict[str, Any]) -> Wrong | None:
    """What is wrong with a card by itself; None if nothing is."""
    power = fields["power"]
    for field, powers in (("of", WITH_OTHERS), ("counts", ("slays",))):
        if power in powers and field not in fields:
            return Wrong(field, "missing", f"something: the power {power} needs it")
        if power not in powers and field in fields:
            return Wrong(field, fields[field], f"nothing: only {', '.join(powers)} can use it")
    if power in TURNING and "turned" not in fields:
        return Wrong("turned", "missing", f"a second value: the power {power} needs it")
    if fields.get("turned") == fields["value"]:
        return Wrong("turned", fields["turned"], "another number than value")
    return None


FORM: Final = DeckForm(
    numbers=(Field("hand", 1, 3),),
    card=(
        Field("copies", 0, 8),
        Field("value", 0, TOP),
        Field("turned", 0, TOP, optional=True),
        Field("power", words=POWERS),
        Field("of", words=IDS, several=True, optional=True),
        Field("counts", 0, TOP, optional=True),
    ),
    ids=IDS,
    whole=whole,
)

DECK: Final = FORM.read((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"), "deck.toml", "kingdom")


def small(name: str, hand: int, **copies: int) -> Deck:
    """The court with other numbers of copies: none of a character that is not named."""
    cards = {card: {**fields, "copies": copies.get(card, 0)} for card, fields in DECK.cards.items()}
    return Deck(name, {"hand": hand}, cards)


SMALL: Final[dict[str, Deck]] = {
    "swaps": small("swaps", 1, death=1, king=3),
    "burns": small("burns", 2, dragon=1, monk=3),
    "aims": small("aims", 2, juggler=1, merchant=1, monk=1),
    "turns": small("turns", 2, knight=1, sorceress=1, dragon=1),
    "fears": small("fears", 2, monk=1, sorceress=1, death=1),
    "meets": small("meets", 2, jester=1, queen=1, king=1),
    "inns": small("inns", 2, innkeeper=2, thief=1),
}
"""Decks for exhaustive checks, of one card each: who knows what after swaps and cuts, after a burn, and after other
powers of the turn; what powers of the end do, and what Death does.

The court, whose matches are longest, is played with the first alone: for hands of two the others have too few cards.
"""


def room(deck: Deck, seats: int, options: KingdomOptions) -> tuple[int, int]:
    """How many cards `seats` players need, and how many the deck has (kingdom.deal, kingdom.one)."""
    hand = deck.numbers["hand"] if options.mode == "court" else 1
    return seats * hand, deck.size()
