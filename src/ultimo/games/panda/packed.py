"""Cards of Panda Rei packed into one whole number: how many of each kind, and how many in all.

From the top bits down: how many cards (seven bits), then the count of each kind, the first kind lowest: five bits for
an animal, three for a level of panda, four for the monkeys. Adding and taking cards is adding and subtracting
`CARD[kind]`.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.table.numbers import vec

KINDS: Final = (
    "rabbit",
    "bear",
    "giraffe",
    "owl",
    "cat",
    "fox",
    "lion",
    "pig",
    "panda1",
    "panda2",
    "panda3",
    "panda4",
    "monkey",
)
"""The ids of the cards; a kind is its place here. The digit of a panda is its level."""

RABBIT: Final[i64] = 0
BEAR: Final[i64] = 1
GIRAFFE: Final[i64] = 2
OWL: Final[i64] = 3
CAT: Final[i64] = 4
FOX: Final[i64] = 5
LION: Final[i64] = 6
PIG: Final[i64] = 7
PANDA: Final[i64] = 8  # + level - 1
MONKEY: Final[i64] = 12
ALL_KINDS: Final[i64] = 13

ANIMALS: Final = KINDS[:8]
PANDAS: Final = KINDS[8:12]

# How many of a kind fit into its bits, and how many cards into the bits of the count: what a deck may hold.
MOST_ANIMALS: Final = 31
MOST_PANDAS: Final = 7
MOST_MONKEYS: Final = 15
MOST_CARDS: Final = 127

COUNT_SHIFT: Final[i64] = 56
SHIFTS: Final = (0, 5, 10, 15, 20, 25, 30, 35, 40, 43, 46, 49, 52)
SHIFT: Final = vec[i64](list(SHIFTS))
MASK: Final = vec[i64]([31] * 8 + [7] * 4 + [15])
CARD: Final = vec[i64]([(1 << 56) + (1 << shift) for shift in SHIFTS])
"""One card of each kind."""


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return cards >> SHIFT[kind] & MASK[kind]


def pigs_of(cards: i64) -> i64:
    """How many pigs."""
    return cards >> 35 & 31


PAIR: Final = vec[i64]([(counts & 31) + (counts >> 5) for counts in range(1024)])
"""How many cards of two kinds there are that follow each other."""


def kind_at(cards: i64, ticket: i64) -> i64:
    """The kind of the card number `ticket`, cards counted from the first kind on, from 0."""
    kind: i64 = 0
    while kind < PANDA:
        two = PAIR[cards & 1023]
        if ticket < two:
            return kind if ticket < (cards & 31) else kind + 1
        ticket -= two
        cards >>= 10
        kind += 2
    while kind < MONKEY:
        held = cards & 7
        if ticket < held:
            return kind
        ticket -= held
        cards >>= 3
        kind += 1
    return MONKEY


# Sets of kinds: a bit at the lowest bit of each kind that is there. The masks hold the lowest bits of all kinds, of
# those that are counted in four bits or more, and of those counted in five.

FIRSTS: Final[i64] = 0x12490842108421
FOURTHS: Final[i64] = 0x10000842108421
FIFTHS: Final[i64] = 0x842108421
PLACES: Final[i64] = 67
"""A prime beyond 64 for which 2 is a generator: no two single bits leave the same rest."""
RESTS: Final = {(1 << shift) % 67: kind for kind, shift in enumerate(SHIFTS)}
KIND_OF: Final = vec[i64]([RESTS.get(rest, 0) for rest in range(67)])


def kinds_of(cards: i64) -> i64:
    """The set of kinds that are there."""
    some = (cards | cards >> 1 | cards >> 2) & FIRSTS
    return some | cards >> 3 & FOURTHS | cards >> 4 & FIFTHS


def kind_in(kinds: i64, number: i64) -> i64:
    """The kind number `number` of a set, from 0."""
    while number > 0:
        kinds &= kinds - 1
        number -= 1
    return KIND_OF[(kinds & -kinds) % PLACES]


def size_of(kinds: i64) -> i64:
    """How many kinds a set holds."""
    size: i64 = 0
    while kinds:
        kinds &= kinds - 1
        size += 1
    return size


# For people and tests


def pack(kinds: list[int]) -> i64:
    """The packed form of a list of kinds."""
    cards: i64 = 0
    for kind in kinds:
        cards += CARD[kind]
    return cards


def unpack(cards: i64) -> list[int]:
    """The kinds of the cards, rising."""
    kinds: list[int] = []
    for kind in range(int(ALL_KINDS)):
        kinds.extend([kind] * int(count_of(cards, kind)))
    return kinds


def names(cards: i64) -> tuple[str, ...]:
    """The ids of the cards, in the order of the deck."""
    return tuple([KINDS[kind] for kind in unpack(cards)])
