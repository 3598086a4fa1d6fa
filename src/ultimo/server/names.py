"""Names of people and bots at a table."""

import unicodedata
from collections.abc import Collection
from typing import Final

from ultimo.server.refusals import NAME, NAME_TAKEN, ServerRefusal

LONGEST: Final = 24
JOINER: Final = "\u200d"
"""Holds together the parts of one picture sign, so names may contain it; other invisible signs could fake a name."""

BOT_NAMES: Final = (
    "Rosa", "Bruno", "Lola", "Marcel", "Nina", "Otto", "Pepe", "Vera", "Gus", "Carmen", "Hugo", "Ines",
)  # fmt: skip
UNNAMED: Final = "Player"
"""Who starts at once without giving a name; the page shows its own word for "you"."""


def clean_name(text: str) -> str:
    """The name that somebody typed, trimmed, runs of blanks made one.

    Raises `ServerRefusal` for one that is empty, longer than 24 characters, or has control or invisible characters.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise ServerRefusal(NAME, longest=LONGEST, length=len(name))
    shown = [letter for letter in name if unicodedata.category(letter) not in ("Mn", "Me", "Zs") and letter != JOINER]
    if not shown or any(unicodedata.category(letter)[0] == "C" for letter in shown):
        raise ServerRefusal(NAME, longest=LONGEST, length=len(name))
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two names look the same to people: case and forms of the same letter do not count."""
    return _fold(one) == _fold(other)


def check_free(name: str, others: Collection[str]) -> None:
    """Raise `ServerRefusal` if one of `others` has this name."""
    if any(same_name(name, other) for other in others):
        raise ServerRefusal(NAME_TAKEN, name=name)


def bot_name(taken: Collection[str], seat: int) -> str:
    """A name for a bot on `seat`, none of those taken."""
    for step in range(len(BOT_NAMES)):
        name = BOT_NAMES[(2 * seat + step) % len(BOT_NAMES)]
        if not any(same_name(name, other) for other in taken):
            return name
    return f"{BOT_NAMES[seat % len(BOT_NAMES)]} {len(taken) + 1}"


def _fold(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
