"""The moves of El Mortal as numbers and as text, and the outcomes of its draws.

Moves name their cards: `play robo`, `aim at 2`, `answer no`. Numbers rise in the order of this file.
"""

import re
from typing import Final

from mypy_extensions import i64

from ultimo.games.mortal.kinds import IDS
from ultimo.table.refusal import unreadable

PASS: Final[i64] = 0
END: Final[i64] = 1
NOTHING: Final[i64] = 2
STOP: Final[i64] = 3
CUT: Final[i64] = 3  # + number, 1 to 10
BURY: Final[i64] = 14  # + number, 0 to 10
AIM: Final[i64] = 25  # + seat
PLAY: Final[i64] = 31  # + kind, as for all that follow
ANSWER: Final[i64] = 68
DISCARD: Final[i64] = 105
LAY: Final[i64] = 142
USE: Final[i64] = 179
GIVE: Final[i64] = 216
TAKE: Final[i64] = 253
PUT: Final[i64] = 290  # deaths too
DESTROY: Final[i64] = 328  # + kind * 6 + seat, deaths too
DESTROY_TWINS: Final[i64] = 556  # + kind of the card on them * 6 + seat
MOVES: Final[i64] = 778

EXPECTED: Final = "play robo, aim at 2, answer no, pass, discard paz, lay no, use robo, give no, take no, put robo, \
destroy muerte from 1, destroy-twins no from 1, cut 3, bury 7, stop, nothing, end"

_WITH_CARD: Final = {
    "play": PLAY, "answer": ANSWER, "discard": DISCARD, "lay": LAY, "use": USE, "give": GIVE, "take": TAKE, "put": PUT,
}  # fmt: skip


def _texts() -> list[str]:
    """The text of every move, by number."""
    texts = ["pass", "end", "nothing", "stop"]
    texts += [f"cut {number}" for number in range(1, 11)]
    texts += [f"bury {number}" for number in range(11)]
    texts += [f"aim at {seat}" for seat in range(6)]
    for word in _WITH_CARD:
        texts += [f"{word} {card}" for card in (IDS if word == "put" else IDS[:-1])]
    texts += [f"destroy {card} from {seat}" for card in IDS for seat in range(6)]
    texts += [f"destroy-twins {card} from {seat}" for card in IDS[:-1] for seat in range(6)]
    return texts


TEXTS: Final = _texts()
_NUMBERS: Final = {text: number for number, text in enumerate(TEXTS)}


def write(move: int) -> str:
    """The text of a move. Raises `ValueError` for a number that is none."""
    if not 0 <= move < len(TEXTS):
        raise ValueError(f"{move} is no move of mortal: 0 to {len(TEXTS) - 1}")
    return TEXTS[move]


def read(text: str) -> int:
    """The move that `text` writes; case and outer or doubled blanks do not matter. Raises `UnreadableMove`."""
    found = _NUMBERS.get(" ".join(text.lower().split()))
    if found is None:
        raise unreadable(text, EXPECTED)
    return found


# Outcomes of draws: a card is its kind.
SEAT: Final[i64] = 40  # + the seat that a lot falls on


def write_outcome(outcome: int) -> str:
    """The text of a draw's outcome: `robo`, `muerte`, `seat 2`. Raises `ValueError` for a number that is none."""
    if 0 <= outcome < len(IDS):
        return IDS[outcome]
    if SEAT <= outcome < SEAT + 6:
        return f"seat {outcome - SEAT}"
    raise ValueError(f"{outcome} is no outcome of mortal")


def read_outcome(text: str) -> int:
    """The outcome that `text` writes. Raises `ValueError`."""
    if text in IDS:
        return IDS.index(text)
    match = re.fullmatch(r"seat ([0-5])", text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is no outcome: expected a card such as robo, or seat 2")
    return SEAT + int(match[1])
