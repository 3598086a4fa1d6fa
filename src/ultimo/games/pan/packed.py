"""Cards of Pan t'es Mort packed into one whole number, so that comparing two holdings ranks them.

From the top bits down: how many cards, the sum of their values, how many 6s, 5s, ... 1s. That is `pan.order`, so a
plain `>` settles it. Adding and taking cards is adding and subtracting `CARD[value]`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

VALUES: Final[i64] = 6
SUM_SHIFT: Final[i64] = 18
COUNT_SHIFT: Final[i64] = 26
LOW_BITS: Final[i64] = 0o111111  # the lowest bit of each value's three-bit count

CARD: Final = vec[i64]([0] + [(1 << 26) + (value << 18) + (1 << 3 * (value - 1)) for value in range(1, 7)])
"""One card of each value; `CARD[0]` is no card."""


def card(value: i64) -> i64:
    """One card of `value`, packed; nothing for 0."""
    return CARD[value]


def count(cards: i64) -> i64:
    """How many cards."""
    return cards >> COUNT_SHIFT


def count_of(cards: i64, value: i64) -> i64:
    """How many cards of `value`."""
    return cards >> 3 * (value - 1) & 7


def held_mask(cards: i64) -> i64:
    """Six bits, bit `value - 1` set if a card of `value` is there."""
    low = (cards | cards >> 1 | cards >> 2) & LOW_BITS
    pairs = low | low >> 2
    return pairs & 3 | pairs >> 4 & 12 | pairs >> 8 & 48


def single_mask(cards: i64) -> i64:
    """Six bits, bit `value - 1` set if exactly one card of `value` is there; for at most seven of a value."""
    low = cards & ~(cards >> 1) & ~(cards >> 2) & LOW_BITS
    pairs = low | low >> 2
    return pairs & 3 | pairs >> 4 & 12 | pairs >> 8 & 48


def value_at(cards: i64, ticket: i64) -> i64:
    """The value of the card number `ticket`, cards counted from the lowest value up, from 0."""
    value: i64 = 1
    rest = cards
    while True:
        held = rest & 7
        if ticket < held:
            return value
        ticket -= held
        rest >>= 3
        value += 1


def pack(values: list[int]) -> i64:
    """The packed form of a list of card values."""
    cards: i64 = 0
    for value in values:
        cards += CARD[value]
    return cards


def unpack(cards: i64) -> list[int]:
    """The values of the cards, rising."""
    values: list[int] = []
    for value in range(1, 7):
        values.extend([value] * int(count_of(cards, value)))
    return values
