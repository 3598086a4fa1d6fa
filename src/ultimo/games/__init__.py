"""The shelf: one line a game."""

from typing import Final

from ultimo.games.kingdom import KINGDOM
from ultimo.games.mortal import MORTAL
from ultimo.games.pan import PAN
from ultimo.games.panda import PANDA
from ultimo.table.game import Game

SHELF: Final[dict[str, Game]] = {game.id: game for game in (PAN, PANDA, KINGDOM, MORTAL)}


class UnknownGame(ValueError):
    """A name that is no game of the shelf."""


def find(name: str) -> Game:
    """The game called `name`. Raises `UnknownGame`, which says what there is."""
    if name not in SHELF:
        raise UnknownGame(f"there is no game {name[:40]!r}: the games are {', '.join(SHELF)}")
    return SHELF[name]
