"""The command as tests run it: in this process, with what was typed, and what came out."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ultimo.cli import main
from ultimo.table.record import Record

CHOICE = re.compile(r"^ {1,3}([0-9]+)  \S", re.MULTILINE)
"""A line that offers an answer: the number to type, then what it does."""

Pick = Callable[[list[str]], str]


@dataclass(frozen=True)
class Said:
    """How a command ended: its exit code, its standard output and its standard error."""

    code: int
    out: str
    err: str


class Player:
    """Somebody at a pipe: types the answers given, then, if there is a `pick`, picks among the numbers on the screen.

    Presses Enter where no number is offered. Without `pick` the input ends.
    """

    def __init__(self, screen: io.StringIO, answers: tuple[str, ...], pick: Pick | None) -> None:
        self.screen = screen
        self.answers = list(answers)
        self.pick = pick
        self.seen = 0

    def isatty(self) -> bool:
        return False

    def close(self) -> None:
        """What processes that are started from here do to their input."""

    def readline(self) -> str:
        shown = self.screen.getvalue()
        offered = CHOICE.findall(shown[self.seen :])
        self.seen = len(shown)
        if self.answers:
            return self.answers.pop(0) + "\n"
        if self.pick is None:
            return ""
        return (self.pick(offered) if offered else "") + "\n"


def first(offered: list[str]) -> str:
    """Always the first choice."""
    return offered[0]


def at_random(seed: int) -> Pick:
    """Any of the choices, the same ones for the same seed."""
    return random.Random(seed).choice


def ultimo(patch: pytest.MonkeyPatch, *arguments: str, typed: tuple[str, ...] = (), pick: Pick | None = None) -> Said:
    """Run the command with these arguments and this input; it must not raise."""
    out, err = io.StringIO(), io.StringIO()
    with patch.context() as streams:
        streams.setattr(sys, "stdin", Player(out, typed, pick))
        streams.setattr(sys, "stdout", out)
        streams.setattr(sys, "stderr", err)
        code = main(arguments)
    return Said(code, out.getvalue(), err.getvalue())


def document(said: Said) -> dict[str, Any]:
    """The one JSON document on standard output of a command that was done."""
    assert (said.code, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def read(file: Path | str) -> Record:
    """The record in a file."""
    return Record.read(Path(file).read_text(encoding="utf-8"))


def seeded(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a match in which seat 0 is asked for its first card."""
    assert ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "seeded.jsonl", typed=("quit",)).code == 0
    return Path("seeded.jsonl")
