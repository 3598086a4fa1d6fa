"""The moves of Panda Rei as numbers and as text, and the outcomes of its draws."""

import re
from typing import Final

from mypy_extensions import i64

from ultimo.games.panda.packed import ALL_KINDS, KINDS, SHIFTS
from ultimo.table.refusal import unreadable

PLAY: Final[i64] = 0  # + kind
TAKE: Final[i64] = 13  # + kind
MOVES: Final[i64] = 26

EXPECTED: Final = "play owl, take panda3"

_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
_PATTERN: Final = re.compile(f"(play|take) ({'|'.join(KINDS)})")


def write(move: int) -> str:
    """The text of a move: `play owl`, `take panda3`. Raises `ValueError` for any other number."""
    if 0 <= move < TAKE:
        return f"play {KINDS[move]}"
    if TAKE <= move < MOVES:
        return f"take {KINDS[move - TAKE]}"
    raise ValueError(f"{move} is no move of panda: 0 to {MOVES - 1}")


def read(text: str) -> int:
    """The move that `text` writes; case and outer or doubled blanks do not matter. Raises `UnreadableMove`."""
    match = _PATTERN.fullmatch(" ".join(text.lower().split()))
    if match is None:
        raise unreadable(text, EXPECTED)
    number = _NUMBERS[match[2]]
    return int(PLAY) + number if match[1] == "play" else int(TAKE) + number


# Outcomes of draws: a card is its kind.
SEAT: Final[i64] = 13  # + the seat that the lot falls on


def write_outcome(outcome: int) -> str:
    """The text of a draw's outcome: `owl`, `seat 2`. Raises `ValueError` for a number that is none."""
    if 0 <= outcome < ALL_KINDS:
        return KINDS[outcome]
    if SEAT <= outcome < SEAT + 5:
        return f"seat {outcome - SEAT}"
    raise ValueError(f"{outcome} is no outcome of panda")


def read_outcome(text: str) -> int:
    """The outcome that `text` writes. Raises `ValueError`."""
    if text in _NUMBERS:
        return _NUMBERS[text]
    match = re.fullmatch(r"seat ([0-4])", text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no outcome: expected a card such as owl, or seat 2")
    return int(SEAT) + int(match[1])


# Legal moves: a list is made when its set of kinds is first met, and kept.
_PLAYS: Final[dict[i64, tuple[int, ...]]] = {}
_TAKES: Final[dict[i64, tuple[int, ...]]] = {}


def plays(kinds: i64) -> tuple[int, ...]:
    """A move for each kind of a set that may be played."""
    found = _PLAYS.get(kinds)
    if found is None:
        found = _PLAYS[kinds] = _moves(kinds, PLAY)
    return found


def takes(kinds: i64) -> tuple[int, ...]:
    """A move for each kind of a set that may be taken."""
    found = _TAKES.get(kinds)
    if found is None:
        found = _TAKES[kinds] = _moves(kinds, TAKE)
    return found


def _moves(kinds: i64, code: i64) -> tuple[int, ...]:
    return tuple([int(code) + kind for kind, shift in enumerate(SHIFTS) if kinds >> shift & 1])
