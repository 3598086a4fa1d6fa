"""Legal moves of Death Over The Kingdom: lists that are made once, when they are first asked for."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom.moves import AIM, CUT, KEEP, SWAP

ACTS: Final[list[tuple[int, ...]]] = [(int(KEEP),), (int(KEEP), int(SWAP)), (int(KEEP), int(CUT))]
"""What goes besides showing a card and changing it for one of the hand, by the second of two moves."""

_AIMS: Final[dict[int, tuple[int, ...]]] = {}
_KINDS: Final[dict[tuple[int, int], tuple[int, ...]]] = {}


def aims(mask: i64) -> tuple[int, ...]:
    """A move `AIM + seat` for every seat of a mask."""
    known = _AIMS.get(int(mask))
    if known is None:
        known = tuple([int(AIM) + seat for seat in range(16) if mask >> seat & 1])
        _AIMS[int(mask)] = known
    return known


def by_kind(code: i64, mask: i64) -> tuple[int, ...]:
    """A move `code + kind` for every kind of a mask."""
    known = _KINDS.get((int(code), int(mask)))
    if known is None:
        known = tuple([int(code) + kind for kind in range(1, 14) if mask >> kind & 1])
        _KINDS[int(code), int(mask)] = known
    return known
