"""Where answers come from: a person at a terminal, or a pipe."""

import contextlib
import sys

from rich.text import Text

from ultimo.cli.speak import Paper

PROMPT = "> "


class Keyboard:
    """Reads answers line by line. `is_live` when a person types them and sees the answer at once."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_live:
            # Importing it is what gives `input` arrow keys and a history; Windows has its own.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # imported for what it does, not for a name

    def ask(self, paper: Paper) -> str:
        """The next line, without blanks around it and without control codes. Raises `EOFError` when there is none.

        What comes from a pipe is written down, so that the output reads as a talk.
        """
        if self.is_live:
            return cleaned(input(PROMPT))
        paper.print(Text(PROMPT), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = cleaned(line)
        paper.whole_line(answer)
        return answer


def cleaned(line: str) -> str:
    """A line as it may be shown again: one blank where there were several, no control codes."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())
