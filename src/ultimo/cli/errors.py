"""Every end of the command: exit codes, and one line on standard error for what went wrong."""

import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from ultimo.bots import UnknownBot
from ultimo.games import UnknownGame
from ultimo.table.deck import DeckError
from ultimo.table.game import SeatsError
from ultimo.table.options import OptionError, show

DONE, FAILED, BAD_INPUT = 0, 1, 2


class BadInput(click.ClickException):
    """What was asked for cannot be had: the message says what was wrong and what is allowed."""

    exit_code = BAD_INPUT


class Failed(click.ClickException):
    """What was asked for was tried and did not come out."""

    exit_code = FAILED


class Commands(click.Group):
    """Commands that say what there is when asked for another, and end in one line on Ctrl-C."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order of the file, what people want first

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:  # else click writes an empty line first
            raise Failed("stopped") from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise BadInput(f"there is no command {show(args[0])}: allowed are {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


@contextmanager
def naming_bad_input(before: str = "") -> Iterator[None]:
    """Turn what table, shelf and bots say about bad input into `BadInput`; `before` says where it was found."""
    try:
        yield
    except (DeckError, OptionError, SeatsError, UnknownBot, UnknownGame) as error:
        raise BadInput(before + str(error)) from None


def run(command: click.Command, arguments: Sequence[str] | None) -> int:
    """Run the command line and return its exit code; nothing is raised for whatever was typed."""
    if sys.stdin is None:  # started without one
        sys.stdin = io.StringIO()
    # Texts hold letters that an old terminal or a pipe may not know: better a question mark than no match.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = command.main(arguments, prog_name="ultimo", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Exit as error:
        return error.exit_code
    except click.ClickException as error:
        return complain(in_one_line(error), error.exit_code)
    except BrokenPipeError:
        # Whoever read our output has gone, as `head` does: nothing is left to say, and Python must not say it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code if isinstance(code, int) else DONE


def complain(line: str, code: int) -> int:
    """Write one line to standard error and give the exit code on."""
    click.echo(f"ultimo: {line}", err=True)
    return code


def in_one_line(error: click.ClickException) -> str:
    """What was wrong and what is allowed, without line breaks."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    message = error.format_message()
    if isinstance(error, click.NoSuchOption) and context is not None:
        known = [option for parameter in context.command.params for option in parameter.opts if option[:2] == "--"]
        message = f"there is no option {error.option_name}: allowed are {', '.join(known)}"
    elif isinstance(error, click.UsageError) and context is not None:
        message = f"{message.rstrip('.')} (see {context.command_path} --help)"
    return " ".join(message.split())
