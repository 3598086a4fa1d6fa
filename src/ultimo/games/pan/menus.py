"""Legal moves of Pan t'es Mort, made once: every list that there can be, but for steals.

A menu is the number of a list. Those that depend on cards take 64 numbers, one for each set of values (six bits).
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.pan.moves import DISCARD, DOUBLE, FLIP, PLAY, SKIP, SPIN, STEAL, STOP
from ultimo.table.numbers import vec

PLAYS: Final[i64] = 0
DISCARDS: Final[i64] = 64
TURNS: Final[i64] = 128
TURNS_WITH_SKIP: Final[i64] = 192
FLIPS: Final[i64] = 256
DOUBLES: Final[i64] = 257
STEALS: Final[i64] = -1
"""No ready-made list: there are too many."""


def _by_set(first: tuple[int, ...], *codes: int) -> list[tuple[int, ...]]:
    """For each set of values: `first`, then for each code a move for every value of the set."""
    return [
        first + tuple(code + value for code in codes for value in range(1, 7) if values >> (value - 1) & 1)
        for values in range(64)
    ]


LEGAL: Final[list[tuple[int, ...]]] = [
    *_by_set((), PLAY),
    *_by_set((), DISCARD),
    *_by_set((FLIP,), SPIN),
    *_by_set((FLIP,), SPIN, SKIP),
    (FLIP,),
    (STOP, DOUBLE),
]

# The same again as plain numbers, from which search picks: Python's own integers cost it more than the move itself.
LONGEST: Final[i64] = 13
SIZE: Final = vec[i64]([len(moves) for moves in LEGAL])
MOVE: Final = vec[i64]([move for moves in LEGAL for move in moves + (0,) * (LONGEST - len(moves))])
"""`MOVE[LONGEST * menu + n]` is move n of a menu."""

SPREAD: Final = vec[i64]([sum(1 << 6 * n for n in range(6) if values >> n & 1) for values in range(64)])
"""For each set of values: a bit every six bits, as moves of `STEAL` are numbered."""


def steal_legal(stealable: i64) -> tuple[int, ...]:
    """Stop, and a move `STEAL + n` for every bit n."""
    legal: list[int] = [STOP]
    number = 0
    while stealable:
        if stealable & 1:
            legal.append(STEAL + number)
        stealable >>= 1
        number += 1
    return tuple(legal)
