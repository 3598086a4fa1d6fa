"""What a player may type at the table besides a move: commands, in English and in the reader's language."""

from dataclasses import dataclass
from typing import Final

from ultimo.table.texts import Texts

COMMANDS: Final = ("help", "table", "score", "log", "why", "rules", "save", "quit")
HELP: Final = "?"
"""The sign that asks for help in every language."""


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


def words_of(command: str, texts: Texts) -> list[str]:
    """How a command is called, the usual word of the reader's language first."""
    return [word.strip() for word in texts.say(f"cli-word-{command}").split(",")]


def read_command(line: str, texts: Texts) -> Command | None:
    """The command that a line begins with, or None if it begins with none."""
    first, _, rest = line.partition(" ")
    if first == HELP:
        return Command("help", rest)
    for command in COMMANDS:
        if first.lower() in (command, *words_of(command, texts)):
            return Command(command, rest.strip())
    return None
