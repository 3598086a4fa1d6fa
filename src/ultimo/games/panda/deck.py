"""The decks of Panda Rei: the game's own, and small ones that can be searched from end to end."""

from pathlib import Path
from typing import Final

from ultimo.games.panda.options import PandaOptions
from ultimo.games.panda.packed import ANIMALS, KINDS, MOST_ANIMALS, MOST_CARDS, MOST_MONKEYS, MOST_PANDAS, PANDAS
from ultimo.table.deck import Deck, DeckForm, Field, Wrong

MOST_STRENGTH: Final = 50
"""So that the worth of a card, five monkeys after the strongest, fits into its bits."""
MOST_POINTS: Final = 99


def _points(name: str) -> Field:
    return Field(name, -MOST_POINTS, MOST_POINTS)


def whole(deck: Deck) -> Wrong | None:
    """What is wrong between fields: two animals that would group, or more cards than a hand-sized number counts."""
    owners: dict[int, str] = {}
    for card in (*ANIMALS, PANDAS[0]):
        strength = deck.cards[card]["strength"]
        if strength in owners:
            return Wrong("strength", strength, f"another one than that of {owners[strength]}", card)
        owners[strength] = card
    for card in PANDAS[1:]:
        strength, first = deck.cards[card]["strength"], deck.cards[PANDAS[0]]["strength"]
        if strength != first:
            return Wrong("strength", strength, f"{first}, the same for all pandas", card)
    if deck.size() > MOST_CARDS:
        return Wrong("copies", deck.size(), f"{MOST_CARDS} cards in all at most")
    return None


FORM: Final = DeckForm(
    numbers=(
        Field("hand", 1, 11),
        Field("rounds", 1, 2),
        Field("led_monkey", 1, MOST_STRENGTH),
        *map(_points, ("bear_pair", "giraffe", "owl", "fox", "no_lion", "one_lion", "two_lions", "further_lion")),
        *map(_points, ("panda_most", "panda_fewest")),
    ),
    card=(
        Field("copies", 0, MOST_ANIMALS, cards=ANIMALS),
        Field("copies", 0, MOST_PANDAS, cards=PANDAS),
        Field("copies", 0, MOST_MONKEYS, cards=("monkey",)),
        Field("strength", 1, MOST_STRENGTH, cards=(*ANIMALS, *PANDAS)),
    ),
    ids=KINDS,
    whole=whole,
)

DECK: Final = FORM.read((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"), "deck.toml", "panda")


def _small(name: str, hand: int, rounds: int, **copies: int) -> Deck:
    """A deck of some cards, each worth and counted as in the game's own."""
    cards = {card: {**fields, "copies": copies.get(card, 0)} for card, fields in DECK.cards.items()}
    return Deck(name, {**DECK.numbers, "hand": hand, "rounds": rounds}, cards)


SMALL: Final[dict[str, Deck]] = {
    "trick": _small("trick", 1, 1, owl=3, monkey=2),
    "hand": _small("hand", 2, 1, owl=3, fox=2, monkey=1),
    "rounds": _small("rounds", 1, 2, pig=3, lion=2, panda1=1),
}
"""Decks for exhaustive checks: one `trick`, a `hand` of two, and two `rounds` of one card, in which pigs count."""


def room(deck: Deck, seats: int, options: PandaOptions) -> tuple[int, int]:
    """How many cards `seats` players and, for two, the dummy need, and how many the deck has."""
    hands = seats + 1 if seats == 2 else seats
    return hands * deck.numbers["hand"] * deck.numbers["rounds"], deck.size()
