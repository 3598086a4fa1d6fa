"""Programs that play: they get a View only and import no game."""

from typing import Final

from ultimo.bots.bot import Bot, GreedyBot, RandomBot
from ultimo.table.game import Game

NAMES: Final = ("random", "greedy")


class UnknownBot(ValueError):
    """A name that is no bot."""


def make_bot(name: str, game: Game) -> Bot:
    """The bot called `name`, ready for `game`. Raises `UnknownBot`, which says what there is."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    raise UnknownBot(f"there is no bot {name[:40]!r}: the bots are {', '.join(NAMES)}")


__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make_bot"]
