"""Cards as counts: a bag is four machine integers, twelve kinds in each, five bits a kind. Many bags share one `vec`.

A bag is named by its number: bag 2 of `bags` lies in `bags[8]` to `bags[11]`. A bag holds up to 31 cards of a kind.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.mortal.kinds import DEATH, IDS
from ultimo.table.numbers import vec

WORDS: Final[i64] = 4
EACH: Final[i64] = 12
"""Kinds in one integer."""

WORD: Final = vec[i64]([kind // 12 for kind in range(48)])
SHIFT: Final = vec[i64]([5 * (kind % 12) for kind in range(48)])
UNIT: Final = vec[i64]([1 << 5 * (kind % 12) for kind in range(48)])
BIT: Final = vec[i64]([1 << place for place in range(62)])
"""`BIT[n]` is bit n. Where n can be above 30 it is taken from here: compiled, `1 << n` has 32 bits."""

LOW: Final[i64] = sum([1 << 5 * field for field in range(12)])
"""A one in each field."""
REST: Final[i64] = 15 * LOW
"""All bits of each field but the highest."""


def count(bags: "vec[i64]", bag: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return bags[4 * bag + WORD[kind]] >> SHIFT[kind] & 31


def put(bags: "vec[i64]", bag: i64, kind: i64) -> None:
    """One card more."""
    bags[4 * bag + WORD[kind]] += UNIT[kind]


def take(bags: "vec[i64]", bag: i64, kind: i64) -> None:
    """One card less; there must be one."""
    bags[4 * bag + WORD[kind]] -= UNIT[kind]


def total(bags: "vec[i64]", bag: i64) -> i64:
    """How many cards in all."""
    found: i64 = 0
    place = 4 * bag
    while place < 4 * bag + 4:
        word = bags[place]
        while word:
            found += word & 31
            word >>= 5
        place += 1
    return found


def card_at(bags: "vec[i64]", bag: i64, ticket: i64) -> i64:
    """The kind of the card number `ticket`, cards counted by rising kind, from 0."""
    kind: i64 = 0
    while True:
        held = bags[4 * bag + WORD[kind]] >> SHIFT[kind] & 31
        if ticket < held:
            return kind
        ticket -= held
        kind += 1


def kinds_in(bags: "vec[i64]", bag: i64) -> i64:
    """The mask of kinds there are."""
    found: i64 = 0
    kind: i64 = 0
    while kind <= DEATH:
        if bags[4 * bag + WORD[kind]] >> SHIFT[kind] & 31:
            found |= BIT[kind]
        kind += 1
    return found


def drop_each(bags: "vec[i64]", bag: i64) -> None:
    """One card less of each kind there is."""
    place = 4 * bag
    while place < 4 * bag + 4:
        word = bags[place]
        if word:
            bags[place] = word - (((word & REST) + REST | word) >> 4 & LOW)
        place += 1


def copy_bag(source: "vec[i64]", one: i64, target: "vec[i64]", other: i64) -> None:
    """Make bag `other` of `target` what bag `one` of `source` is."""
    word: i64 = 0
    while word < 4:
        target[4 * other + word] = source[4 * one + word]
        word += 1


def pour(source: "vec[i64]", one: i64, target: "vec[i64]", other: i64) -> None:
    """Put all cards of bag `one` of `source` into bag `other` of `target`; bag `one` stays as it is."""
    word: i64 = 0
    while word < 4:
        target[4 * other + word] += source[4 * one + word]
        word += 1


def subtract(source: "vec[i64]", one: i64, target: "vec[i64]", other: i64) -> None:
    """Take all cards of bag `one` of `source` out of bag `other` of `target`, which must hold them."""
    word: i64 = 0
    while word < 4:
        target[4 * other + word] -= source[4 * one + word]
        word += 1


def clear(bags: "vec[i64]", bag: i64) -> None:
    """No cards."""
    word: i64 = 0
    while word < 4:
        bags[4 * bag + word] = 0
        word += 1


def unpack(bags: "vec[i64]", bag: i64) -> list[i64]:
    """The kinds of all cards, rising."""
    found: list[i64] = []
    kind: i64 = 0
    while kind <= DEATH:
        number: i64 = count(bags, bag, kind)
        while number > 0:
            found.append(kind)
            number -= 1
        kind += 1
    return found


def names(bags: "vec[i64]", bag: i64) -> tuple[str, ...]:
    """The ids of all cards, by rising kind."""
    return tuple([IDS[kind] for kind in unpack(bags, bag)])


# Masks of seats, of kinds, of moves.


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def bit_at(mask: i64, number: i64) -> i64:
    """The place of the set bit `number`, set bits counted from the lowest, from 0."""
    while number > 0:
        mask &= mask - 1
        number -= 1
    place: i64 = 0
    while not mask & 255:
        mask >>= 8
        place += 8
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


def places(mask: i64) -> list[i64]:
    """The places of all set bits, rising."""
    found: list[i64] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
