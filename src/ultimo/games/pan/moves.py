"""The moves of Pan t'es Mort as numbers and as text, and the outcomes of its draws.

Numbers rise in the order flip, stop, double, spin, skip, discard, steal, play; within each, lower cards first, then
lower seats: the order in which exact odds break ties.
"""

import re
from typing import Final

from mypy_extensions import i64

from ultimo.table.refusal import unreadable

FLIP: Final[i64] = 0
STOP: Final[i64] = 1
DOUBLE: Final[i64] = 2
SPIN: Final[i64] = 2  # + value
SKIP: Final[i64] = 8  # + value
DISCARD: Final[i64] = 14  # + value
STEAL: Final[i64] = 21  # + (value - 1) * 6 + seat
PLAY: Final[i64] = 56  # + value
MOVES: Final[i64] = 63

EXPECTED: Final = "play 6, flip, spin 2, skip 3, discard 3, double, stop, steal 4 from 1"

_WORDS: Final = {"flip": FLIP, "stop": STOP, "double": DOUBLE}
_WITH_CARD: Final = {"spin": SPIN, "skip": SKIP, "discard": DISCARD, "play": PLAY}
_PATTERN: Final = re.compile(r"(?:(spin|skip|discard|play) ([1-6])|steal ([1-6]) from ([0-5]))")


def write(move: int) -> str:
    """The text of a move: `play 6`, `flip`, `spin 2`, `steal 4 from 1`. Raises `ValueError` for any other number."""
    for word, code in _WORDS.items():
        if move == code:
            return word
    for word, code in _WITH_CARD.items():
        if code < move <= code + 6:
            return f"{word} {move - code}"
    if STEAL <= move < STEAL + 36:
        value, seat = divmod(move - STEAL, 6)
        return f"steal {value + 1} from {seat}"
    raise ValueError(f"{move} is no move of pan: 0 to {MOVES - 1}")


def read(text: str) -> int:
    """The move that `text` writes; case and outer or doubled blanks do not matter. Raises `UnreadableMove`."""
    words = " ".join(text.lower().split())
    if words in _WORDS:
        return _WORDS[words]
    match = _PATTERN.fullmatch(words)
    if match is None:
        raise unreadable(text, EXPECTED)
    if match[1]:
        return _WITH_CARD[match[1]] + int(match[2])
    return STEAL + (int(match[3]) - 1) * 6 + int(match[4])


# Outcomes of draws: a card is its value, 1 to 6.
CLIC: Final[i64] = 7
BANG: Final[i64] = 8
SEAT: Final[i64] = 10  # + the seat that a lot falls on

_GUN: Final = {"clic": CLIC, "bang": BANG}


def write_outcome(outcome: int) -> str:
    """The text of a draw's outcome: `6`, `clic`, `bang`, `seat 2`. Raises `ValueError` for a number that is none."""
    if 1 <= outcome <= 6:
        return str(outcome)
    if SEAT <= outcome < SEAT + 6:
        return f"seat {outcome - SEAT}"
    for word, code in _GUN.items():
        if outcome == code:
            return word
    raise ValueError(f"{outcome} is no outcome of pan")


def read_outcome(text: str) -> int:
    """The outcome that `text` writes. Raises `ValueError`."""
    if text in _GUN:
        return _GUN[text]
    match = re.fullmatch(r"([1-6])|seat ([0-5])", text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no outcome: expected 1 to 6, clic, bang, seat 2")
    return int(match[1]) if match[1] else SEAT + int(match[2])
