"""What a bot is: somebody who sees a View and names a move."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from ultimo.table.game import Game
from ultimo.table.rng import Rng
from ultimo.table.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player that is a program. It gets the viewer's View and nothing else, and imports no game."""

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> i64:
        """One of `view.legal()`, which is not empty."""


class RandomBot(Bot):
    """Chooses uniformly among the legal moves."""

    def choose(self, view: View, rng: Rng) -> i64:
        legal = view.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Takes the move that looks best to the game's heuristic, by lot among equals."""

    def __init__(self, game: Game) -> None:
        self.score = game.score

    def choose(self, view: View, rng: Rng) -> i64:
        best: list[int] = []
        highest = 0.0
        for move in view.legal():
            score = self.score(view, move)
            if not best or score > highest:
                best, highest = [move], score
            elif score == highest:
                best.append(move)
        return best[rng.below(len(best))]
