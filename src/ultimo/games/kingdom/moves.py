"""The moves of Death Over The Kingdom as numbers and as text, and the outcomes of its draws."""

import re
from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom.kinds import IDS
from ultimo.table.refusal import unreadable

KEEP: Final[i64] = 0
SWAP: Final[i64] = 1
CUT: Final[i64] = 2
TRADE: Final[i64] = 3
LEAVE: Final[i64] = 4
PASS: Final[i64] = 5
SHOW: Final[i64] = 5  # + kind
HAND: Final[i64] = 18  # + kind
LAY: Final[i64] = 31  # + kind
AIM: Final[i64] = 45  # + seat
MOVES: Final[i64] = 61

EXPECTED: Final = "lay monk, keep, swap, show thief, hand queen, cut, aim at 2, trade, leave, pass"

_WORDS: Final = {"keep": KEEP, "swap": SWAP, "cut": CUT, "trade": TRADE, "leave": LEAVE, "pass": PASS}
_WITH_CARD: Final = {"show": SHOW, "hand": HAND, "lay": LAY}
_PATTERN: Final = re.compile(rf"(?:(show|hand|lay) ({'|'.join(IDS)})|aim at ([0-9]|1[0-5]))")


def write(move: int) -> str:
    """The text of a move: `lay monk`, `swap`, `aim at 2`. Raises `ValueError` for a number that is no move."""
    for word, code in _WORDS.items():
        if move == code:
            return word
    for word, code in _WITH_CARD.items():
        if code < move <= code + 13:
            return f"{word} {IDS[move - code - 1]}"
    if AIM <= move < AIM + 16:
        return f"aim at {move - AIM}"
    raise ValueError(f"{move} is no move of kingdom: 0 to {MOVES - 1}")


def read(text: str) -> int:
    """The move that `text` writes; case and outer or doubled blanks do not matter. Raises `UnreadableMove`."""
    words = " ".join(text.lower().split())
    if words in _WORDS:
        return _WORDS[words]
    match = _PATTERN.fullmatch(words)
    if match is None:
        raise unreadable(text, EXPECTED)
    if match[1]:
        return _WITH_CARD[match[1]] + IDS.index(match[2]) + 1
    return AIM + int(match[3])


# Outcomes of draws: a card is its kind, 1 to 13.
SEAT: Final[i64] = 20  # + the seat that the lot makes Dealer


def write_outcome(outcome: int) -> str:
    """The text of a draw's outcome: `monk`, `seat 2`. Raises `ValueError` for a number that is none."""
    if 1 <= outcome <= 13:
        return IDS[outcome - 1]
    if SEAT <= outcome < SEAT + 16:
        return f"seat {outcome - SEAT}"
    raise ValueError(f"{outcome} is no outcome of kingdom")


def read_outcome(text: str) -> int:
    """The outcome that `text` writes. Raises `ValueError`."""
    if text in IDS:
        return IDS.index(text) + 1
    match = re.fullmatch(r"seat ([0-9]|1[0-5])", text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no outcome: expected a character, or seat 2")
    return SEAT + int(match[1])
