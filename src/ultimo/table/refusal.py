"""Saying no: what was wrong, by which rule, with which facts."""

from dataclasses import dataclass, field
from typing import Final

NOT_ASKED: Final = "table.not-asked"
OUT: Final = "table.out"
OVER: Final = "table.over"
LATE: Final = "table.late"
UNREADABLE: Final = "table.unreadable"

COMMON: Final = (NOT_ASKED, OUT, OVER, LATE, UNREADABLE)
"""The refusals that every game shares."""


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not taken: a rule id and the facts its sentence needs.

    `facts` holds whole numbers and words only, so that it can be sent, logged and put into any language's sentence.
    """

    rule: str
    facts: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.facts:
            return self.rule
        return f"{self.rule} ({', '.join(f'{name} {value}' for name, value in self.facts.items())})"

    def text_id(self) -> str:
        """The Fluent id of the sentence: `pan.skip` is `refused-pan-skip`."""
        return "refused-" + self.rule.replace(".", "-")


class TableError(Exception):
    """An answer that was not taken. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnreadableMove(TableError):
    """The text is no move of this game."""


class IllegalMove(TableError):
    """The move is not allowed now."""


class StaleAnswer(TableError):
    """The answer names a question that is no longer open."""


def unreadable(text: str, expected: str) -> UnreadableMove:
    """The error for `text` that names no move; `expected` shows the forms that do."""
    return UnreadableMove(Refusal(UNREADABLE, {"text": text[:40], "expected": expected}))
