"""Cards of Pan t'es Mort packed into one whole number, so that comparing two holdings ranks them.

From the top bits down: how many cards, the sum of their values, how many 6s, 5s, ... 1s. That is `pan.order`, so a
plain `>` settles it. Adding and taking cards is adding and subtracting `CARD[value]`.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ultimo.table.numbers import vec

VALUES: Final[i64] = 6
SUM_SHIFT: Final[i64] = 18
COUNT_SHIFT: Final[i64] = 26

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


def _sets(is_in: Callable[[int], bool]) -> "vec[i64]":
    """For each nine bits, the counts of three values: three bits, one for each value whose count `is_in`."""
    return vec[i64]([sum(is_in(counts >> 3 * n & 7) << n for n in range(3)) for counts in range(512)])


HELD: Final = _sets(lambda count: count > 0)
HELD_HIGH: Final = vec[i64]([values << 3 for values in HELD])  # for the counts of 4, 5 and 6
SINGLE: Final = _sets(lambda count: count == 1)
THREE: Final = vec[i64]([sum(counts >> 3 * n & 7 for n in range(3)) for counts in range(512)])
"""How many cards of three values there are."""


def held_mask(cards: i64) -> i64:
    """Six bits, bit `value - 1` set if a card of `value` is there."""
    return HELD[cards & 511] | HELD_HIGH[cards >> 9 & 511]


def single_mask(cards: i64) -> i64:
    """Six bits, bit `value - 1` set if exactly one card of `value` is there; for at most seven of a value."""
    return SINGLE[cards & 511] | SINGLE[cards >> 9 & 511] << 3


def value_at(cards: i64, ticket: i64) -> i64:
    """The value of the card number `ticket`, cards counted from the lowest value up, from 0."""
    value: i64 = 1
    lower = THREE[cards & 511]
    if ticket >= lower:
        ticket -= lower
        cards >>= 9
        value = 4
    while True:
        held = cards & 7
        if ticket < held:
            return value
        ticket -= held
        cards >>= 3
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


def names(cards: i64) -> tuple[str, ...]:
    """The ids of the cards, rising."""
    return tuple([str(value) for value in unpack(cards)])


def bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def lowest(mask: i64) -> i64:
    """The place of the lowest set bit."""
    place: i64 = 0
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


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
