"""The reader's language and the paper that is written on."""

import os
import sys
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from ultimo.table.game import Game
from ultimo.table.texts import LANGUAGES, Texts, texts


def language(asked: str | None) -> str:
    """The language asked for, else that of the locale, else English."""
    if asked:
        return asked
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    wanted = locale[:2].lower() if locale[2:3] in ("", "_", "-", ".", "@") else ""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def texts_for(game: Game, asked: str | None) -> Texts:
    """The house's texts and the game's, in the reader's language."""
    return texts(language(asked), game.folder)


WIDEST: Final = 100
NO_BREAK: Final = "\u00a0"
STAND_IN: Final = "\ue000"
"""A letter of no alphabet, one cell wide."""


class Paper(Console):
    """Standard output as this program writes on it: text is text, never markup, and nothing is coloured by guess.

    Plain (no colour, no control codes) when it is no terminal, or when `plain` says so.
    """

    def __init__(self, plain: bool = False) -> None:
        super().__init__(
            file=sys.stdout,
            force_terminal=False if plain else None,
            color_system=None if plain else "auto",
            no_color=True if plain else None,
            markup=False,
            highlight=False,
            emoji=False,
        )

    def on_broken_pipe(self) -> None:
        """Leave it to `errors.run`."""
        raise BrokenPipeError

    @property
    def is_plain(self) -> bool:
        """Whether colour must carry nothing, so that cards need brackets."""
        return self.no_color or self.color_system is None

    @property
    def has_signs(self) -> bool:
        """Whether letters beyond ASCII come out."""
        return not self.options.ascii_only

    def whole_line(self, line: str | Text) -> None:
        """Print a line that must not be broken, such as a command to be copied."""
        self.print(line, soft_wrap=True)

    def put(self, *parts: RenderableType) -> None:
        """Print parts, each from a new line; without colour, where they show nothing, without blanks at the end."""
        for part in parts:
            if isinstance(part, Text) and self.is_plain:
                part.rstrip()
            self.print(part)

    @property
    def columns(self) -> int:
        """How many columns to use: as many as read well, and not the last, as some terminals break a full line."""
        return max(20, min(self.width, WIDEST) - 1)

    def hang(self, mark: str | Text, text: str | Text, style: str = "") -> None:
        """Print a paragraph behind a mark, its further lines below its first letter."""
        indent = cell_len(str(mark))
        paragraph = text.copy() if isinstance(text, Text) else Text(text, style)
        # Rich breaks lines at no-break spaces too, which would put a French colon in front of a line.
        paragraph.plain = paragraph.plain.replace(NO_BREAK, STAND_IN)
        for number, line in enumerate(paragraph.wrap(self, self.columns - indent)):
            line.rstrip()
            line.plain = line.plain.replace(STAND_IN, NO_BREAK)
            self.print(Text.assemble(mark if number == 0 else " " * indent, line))
