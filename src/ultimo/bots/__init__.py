"""Programs that play: they get a View only and import no game."""

from typing import Final

from ultimo.bots.bot import Bot, GreedyBot, RandomBot
from ultimo.bots.ismcts import IsmctsBot
from ultimo.table.game import Game

QUICK: Final = ("random", "greedy")
"""Bots that answer in far less than a millisecond, so that nobody need make room for their thinking."""

NAMES: Final = (*QUICK, "ismcts")


class UnknownBot(ValueError):
    """A name that is no bot."""


def make_bot(name: str, game: Game) -> Bot:
    """The bot called `name`, ready for `game`. Raises `UnknownBot`, which says what there is."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "ismcts":
        return IsmctsBot()
    raise UnknownBot(f"there is no bot {name[:40]!r}: the bots are {', '.join(NAMES)}")


__all__ = ["NAMES", "QUICK", "Bot", "GreedyBot", "IsmctsBot", "RandomBot", "UnknownBot", "make_bot"]
