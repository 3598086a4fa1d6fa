"""The stack of played cards: each card that is played, and each death that is drawn, is one packed integer until it is
dealt with.

From the lowest bit: the card itself (6), what it counts as (6: an Espejo counts as another card), its player (3), how
many parts its effect has (3) and whom each part hits (6 times 3), the stage it is at (2), the part it works on (3) and
how far that is (4), whether it is cancelled (1), and what it was aimed at besides players: a kind (6) the seat
before which that lies (3), and the kind of the card on it plus one (6, one of several Gemelas).
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.mortal.bags import BIT

# The stages. A card is named at first: its targets are asked for, one after the other. Then its window is open, until
# nobody answers. Then it works.
NAMING: Final[i64] = 0
WINDOW: Final[i64] = 1
WORKING: Final[i64] = 2
DONE: Final[i64] = 3

ONE_PART: Final[i64] = 1 << 15
STAGE: Final[i64] = 3 << 36
NEXT_PART: Final[i64] = 1 << 38
"""Added to an item: its next part."""
NEXT_STEP: Final[i64] = 1 << 41
"""Added to an item: one step further."""
STEP: Final[i64] = 15 << 41
CANCELLED: Final[i64] = 1 << 45


def new(card: i64, used_as: i64, player: i64) -> i64:
    """A card that has just been played."""
    return card | used_as << 6 | player << 12


def card_of(item: i64) -> i64:
    """The kind of the card itself."""
    return item & 63


def kind_of(item: i64) -> i64:
    """The kind that the card counts as."""
    return item >> 6 & 63


def player_of(item: i64) -> i64:
    """Who plays the card."""
    return item >> 12 & 7


def parts_of(item: i64) -> i64:
    """How many parts the effect has: each hits one player."""
    return item >> 15 & 7


def victim_of(item: i64, part: i64) -> i64:
    """Whom a part hits."""
    return item >> (18 + 3 * part) & 7


def with_part(item: i64, seat: i64) -> i64:
    """The item with one more part, which hits `seat`."""
    return (item | seat << (18 + 3 * parts_of(item))) + ONE_PART


def redirected(item: i64, seat: i64, other: i64) -> i64:
    """The item with all parts that hit `seat` hitting `other` instead."""
    part: i64 = 0
    while part < parts_of(item):
        if victim_of(item, part) == seat:
            item = item & ~(7 * BIT[18 + 3 * part]) | other << (18 + 3 * part)
        part += 1
    return item


def hit_by(item: i64) -> i64:
    """The mask of seats that the effect hits."""
    found: i64 = 0
    part: i64 = 0
    while part < parts_of(item):
        found |= 1 << victim_of(item, part)
        part += 1
    return found


def stage_of(item: i64) -> i64:
    """The stage."""
    return item >> 36 & 3


def at_stage(item: i64, stage: i64) -> i64:
    """The item at another stage."""
    return item & ~STAGE | stage << 36


def part_of(item: i64) -> i64:
    """The part that is worked on."""
    return item >> 38 & 7


def step_of(item: i64) -> i64:
    """How far the part has come."""
    return item >> 41 & 15


def next_part(item: i64) -> i64:
    """The item at the beginning of its next part."""
    return (item & ~STEP) + NEXT_PART


def aimed_kind(item: i64) -> i64:
    """The kind of the card it was aimed at."""
    return item >> 46 & 63


def aimed_seat(item: i64) -> i64:
    """Before whom that lies."""
    return item >> 52 & 7


def aimed_laid(item: i64) -> i64:
    """The kind of the card on the Gemelas it was aimed at, -1 where that does not matter."""
    return (item >> 55 & 63) - 1


def aimed_at(item: i64, kind: i64, seat: i64) -> i64:
    """The item aimed at a card."""
    return item | kind << 46 | seat << 52


def aimed_at_twins(item: i64, laid: i64, seat: i64) -> i64:
    """The item aimed at the Gemelas on which a card lies."""
    return item | seat << 52 | (laid + 1) << 55


# Cards that lie before a player: the card itself (6), what it counts as (6), who played it (3), before whom it lies
# (3), the kind of the card on it plus one (6, Gemelas), whether it is used up (1, Congelación).
HOLDER: Final[i64] = 7 << 15
USED: Final[i64] = 1 << 24


def mark(card: i64, used_as: i64, player: i64, holder: i64) -> i64:
    """A card that comes to lie before `holder`."""
    return card | used_as << 6 | player << 12 | holder << 15


def holder_of(lying: i64) -> i64:
    """Before whom it lies."""
    return lying >> 15 & 7


def held_by(lying: i64, seat: i64) -> i64:
    """The same card before another player."""
    return lying & ~HOLDER | seat << 15


def laid_on(lying: i64) -> i64:
    """The kind of the card on it, -1 for none."""
    return (lying >> 18 & 63) - 1


def with_laid(lying: i64, kind: i64) -> i64:
    """The same with a card on it."""
    return lying | (kind + 1) << 18
