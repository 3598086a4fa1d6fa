"""The open question as a person answers it: every legal move with the number to type for it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ultimo.table.game import Game
from ultimo.table.state import View


@dataclass(frozen=True)
class Choice:
    """A legal move: the `number` to type for it, its `text`, and its chance to be out at once as (ways, of), if any."""

    number: int
    move: int
    text: str
    risk: tuple[int, int] | None


def choices(game: Game, view: View) -> list[Choice]:
    """The viewer's legal moves.

    Moves that differ only in their number (`play 1`, `play 6`) go by it, so that who types what the card says plays
    that card; all others are counted from 1.
    """
    moves = view.legal()
    texts = [game.write(move) for move in moves]
    numbers = own_numbers(texts) or range(1, len(texts) + 1)
    return [
        Choice(number, move, text, game.risk(view, move))
        for number, move, text in zip(numbers, moves, texts, strict=True)
    ]


def own_numbers(texts: Sequence[str]) -> list[int]:
    """The numbers of moves that are all one word, the same for all, and a number; else nothing."""
    found = [re.fullmatch(r"([a-z]+) ([0-9]+)", text) for text in texts]
    if any(match is None for match in found):
        return []
    if len({match[1] for match in found if match}) > 1:
        return []
    return [int(match[2]) for match in found if match]


def chosen(answer: str, offered: Sequence[Choice]) -> str:
    """The move text that an answer means: by number, by a first word that only one move has, or as it stands."""
    if re.fullmatch(r"[0-9]{1,9}", answer):
        if own_numbers([choice.text for choice in offered]):
            return f"{offered[0].text.split()[0]} {int(answer)}"
        by_number = [choice.text for choice in offered if choice.number == int(answer)]
        return by_number[0] if by_number else answer
    by_word = [choice.text for choice in offered if choice.text.split()[0] == answer.lower()]
    return by_word[0] if len(by_word) == 1 else answer


def meant(answer: str, offered: Sequence[Choice]) -> list[Choice]:
    """The choices that begin with the word of an answer, where it is one word and several do."""
    found = [choice for choice in offered if choice.text.split()[0] == answer.lower()]
    return found if len(found) > 1 else []
