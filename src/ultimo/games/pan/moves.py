"""The moves of Pan t'es Mort as numbers, as text, and as ready-made tuples of legal moves.

Numbers rise in the order flip, stop, double, spin, skip, discard, steal, play; within each, lower cards first, then
lower seats: the order in which exact odds break ties.
"""

import re
from typing import Final

from ultimo.table.refusal import unreadable

FLIP: Final = 0
STOP: Final = 1
DOUBLE: Final = 2
SPIN: Final = 2  # + value
SKIP: Final = 8  # + value
DISCARD: Final = 14  # + value
STEAL: Final = 21  # + (value - 1) * 6 + seat
PLAY: Final = 56  # + value
MOVES: Final = 63

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


def _by_mask(first: tuple[int, ...], *codes: int) -> list[tuple[int, ...]]:
    """For each set of values (six bits): `first`, then for each code a move for every value of the set."""
    return [
        first + tuple(code + value for code in codes for value in range(1, 7) if mask >> (value - 1) & 1)
        for mask in range(64)
    ]


PLAY_LEGAL: Final = _by_mask((), PLAY)
TURN_LEGAL: Final = _by_mask((FLIP,), SPIN)
TURN_SKIP_LEGAL: Final = _by_mask((FLIP,), SPIN, SKIP)
DISCARD_LEGAL: Final = _by_mask((), DISCARD)
ONLY_FLIP: Final[tuple[int, ...]] = (FLIP,)
DOUBLE_LEGAL: Final[tuple[int, ...]] = (STOP, DOUBLE)


# Outcomes of draws: a card is its value, 1 to 6.
CLIC: Final = 7
BANG: Final = 8
SEAT: Final = 10  # + the seat that a lot falls on

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
