"""Files that the command reads and writes: read whole or not at all, written whole or not at all."""

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

import click

from ultimo.cli.errors import BadInput
from ultimo.table.deck import Deck
from ultimo.table.game import Game


def read_deck(file: str, game: Game) -> Deck:
    """The deck in a file. Raises `BadInput` when it cannot be read, `DeckError` when it is none for this game."""
    own = short(game.folder / "deck.toml")
    return game.form.read(read_text(file, "deck", f"the game's own is {own}, to begin with a copy of it"), file)


def read_record(file: str) -> str:
    """The text of a record. Raises `BadInput` when it cannot be read."""
    return read_text(file, "record", f"matches in the terminal leave theirs in {short(home())}")


def read_text(file: str, what: str, otherwise: str) -> str:
    """The text of a file; `what` names it in the message, `otherwise` says what there is if it is not there.

    Raises `BadInput` when it cannot be read.
    """
    try:
        return Path(file).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput(f"{what} {file} cannot be read: {error.strerror}; {otherwise}") from None
    except OSError as error:
        raise BadInput(f"{what} {file} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{what} {file} cannot be read: it is no text in UTF-8") from None
    except ValueError as error:  # a name with a zero byte in it
        raise BadInput(f"{what} {file!r} cannot be read: {error}") from None


def write_text(file: Path, text: str, what: str) -> None:
    """Put `text` into a file in one step: whoever looks sees the old file or the new one. Raises `BadInput`."""
    try:
        target = file.resolve()
        if target.exists() and not target.is_file():  # a device or a pipe, which must not be put out of its place
            target.write_text(text, encoding="utf-8")
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            put_in_place(target, text)
    except OSError as error:
        raise BadInput(f"{what} {file} cannot be written: {error.strerror or error}") from None
    except ValueError as error:  # a name with a zero byte in it
        raise BadInput(f"{what} {str(file)!r} cannot be written: {error}") from None


def put_in_place(target: Path, text: str) -> None:
    """Write a new file beside `target`, then rename it."""
    made = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with made.open("x", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        made.replace(target)
    except BaseException:  # Ctrl-C too must leave nothing half-written behind
        made.unlink(missing_ok=True)
        raise


def home() -> Path:
    """The folder for what Ultimo keeps of this person: by the custom of the system."""
    if sys.platform in ("win32", "darwin"):
        return Path(click.get_app_dir("ultimo"))
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "ultimo"


def new_record(game: str) -> Path:
    """A file name that no record has yet, with game and time in it."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    file = home() / f"{game}-{stamp}.jsonl"
    number = 1
    while file.exists():
        number += 1
        file = home() / f"{game}-{stamp}-{number}.jsonl"
    return file


def short(file: Path) -> str:
    """A file name as people write it: from here if it lies below here, else from the home folder if it lies there."""
    for start, before in ((Path.cwd(), ""), (Path.home(), "~/")):
        if file.is_absolute() and file.is_relative_to(start):
            return before + str(file.relative_to(start))
    return str(file)
