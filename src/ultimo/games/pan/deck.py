"""The decks of Pan t'es Mort: the game's own, and small ones that can be searched from end to end."""

from pathlib import Path
from typing import Final

from ultimo.table.deck import Deck, DeckForm, Field
from ultimo.table.options import Options

FORM: Final = DeckForm(
    numbers=(Field("hand", 1, 4), Field("clics", 1, 5)),
    card=(Field("copies", 0, 4),),
    ids=("1", "2", "3", "4", "5", "6"),
)


def _small(name: str, hand: int, clics: int, copies: str) -> Deck:
    """A deck whose `copies` are six digits, for the values 1 to 6."""
    cards = {str(value): {"copies": int(digit)} for value, digit in enumerate(copies, 1)}
    return Deck(name, {"hand": hand, "clics": clics}, cards)


DECK: Final = FORM.read((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"), "deck.toml", "pan")

SMALL: Final[dict[str, Deck]] = {
    "one": _small("one", 1, 1, "100012"),
    "two": _small("two", 2, 2, "200022"),
}
"""Decks for exhaustive checks: `one` card each and a gun of two, `two` cards each and a gun of three."""


def room(deck: Deck, seats: int, options: Options) -> tuple[int, int]:
    """How many cards `seats` players and, for two, the phantom need, and how many the deck has."""
    hands = seats + 1 if seats == 2 else seats
    return hands * deck.numbers["hand"], deck.size()
