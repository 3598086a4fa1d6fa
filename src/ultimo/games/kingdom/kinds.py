"""The characters of the court by number, cards counted in one whole number, and the powers there are.

A kind is 1 to 13, 0 is no card or one face down. Counts of cards take four bits a kind, so a deck or a heap is one
number, and adding a card is adding `CARD[kind]`.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.table.numbers import vec

IDS: Final = (
    "death", "princess", "jester", "juggler", "thief", "merchant", "innkeeper", "monk", "knight", "sorceress", "dragon",
    "queen", "king",
)  # fmt: skip
"""The ids of the characters; the kind of a card is its place here, from 1."""

KINDS: Final[i64] = 13

POWERS: Final = (
    "none", "juggle", "steal", "peek", "burn", "meets", "beside", "slays", "scares", "enchants", "modest", "doomed",
)  # fmt: skip
"""The powers that a deck may give; their numbers follow. Those up to `BURN` are used on the turn."""
NONE: Final[i64] = 0
JUGGLE: Final[i64] = 1
STEAL: Final[i64] = 2
PEEK: Final[i64] = 3
BURN: Final[i64] = 4
MEETS: Final[i64] = 5
BESIDE: Final[i64] = 6
SLAYS: Final[i64] = 7
SCARES: Final[i64] = 8
ENCHANTS: Final[i64] = 9
MODEST: Final[i64] = 10
DOOMED: Final[i64] = 11

CARD: Final = vec[i64]([0] + [1 << 4 * n for n in range(13)])
"""One card of each kind; `CARD[0]` is no card."""


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return cards >> 4 * (kind - 1) & 15


def count(cards: i64) -> i64:
    """How many cards."""
    total: i64 = 0
    while cards:
        total += cards & 15
        cards >>= 4
    return total


def kind_at(cards: i64, ticket: i64) -> i64:
    """The kind of the card number `ticket`, cards counted from the lowest kind up, from 0."""
    kind: i64 = 1
    while True:
        held = cards & 15
        if ticket < held:
            return kind
        ticket -= held
        cards >>= 4
        kind += 1


def name(kind: i64) -> str:
    """The id of a kind; `?` for a card face down."""
    return IDS[kind - 1] if kind else "?"


def names(cards: i64) -> tuple[str, ...]:
    """The ids of the cards counted in `cards`, by kind."""
    found: list[str] = []
    for kind in range(1, 14):
        found.extend([IDS[kind - 1]] * int(count_of(cards, kind)))
    return tuple(found)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def bit_at(mask: i64, number: i64) -> i64:
    """The place of the set bit `number`, set bits counted from the lowest, from 0."""
    place: i64 = 0
    while True:
        if mask & 1:
            if number == 0:
                return place
            number -= 1
        mask >>= 1
        place += 1
