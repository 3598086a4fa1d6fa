"""The server that the browser tests talk to: bots answer at once, and a test may say what is drawn.

`python staged_server.py --database FILE [--port 0] [--seed WORDS] [--draws JSON] [--toy]`. `--draws` maps names of
draws to outcomes; `*` in a name stands for any number. All other draws are fair. With `--seed`, everything else that is
left to chance is the same each time; so it is from each line on that comes in while it runs, which is answered. With
`--toy`, the tests' toy game stands on the shelf, too, for three and for sixteen: the page was built without it, and it
has no look.
"""

import argparse
import importlib
import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread

from mypy_extensions import i64

from ultimo.games import SHELF, find
from ultimo.server.desk import Desk
from ultimo.server.entropy import Entropy, SeededEntropy, SystemEntropy
from ultimo.server.fair import Fair
from ultimo.server.main import serve
from ultimo.server.settings import Limits, Times
from ultimo.server.store import Store
from ultimo.table.deck import Deck
from ultimo.table.state import Dice, State

LIMITS = Limits(tables_a_second=1e6, tables_at_once=1e6, frames_a_second=1e6, frames_at_once=1e6)
"""Tests are quicker than people."""


class Staged(Fair):
    """Draws what is wanted where it is possible, and else fairly."""

    def __init__(self, secret: bytes, wanted: Mapping[str, str]) -> None:
        super().__init__(secret)
        self.wanted = [(re.compile(re.escape(name).replace(r"\*", r"\d+")), text) for name, text in wanted.items()]

    def ticket(self, state: State, total: i64) -> i64:
        name = state.draw_name()
        for pattern, text in self.wanted:
            if pattern.fullmatch(name):
                game = find(str(state.describe()["game"]))
                before = 0
                for outcome, weight in state.chances():
                    if outcome == game.read_outcome(text):
                        return before
                    before += weight
        return super().ticket(state, total)


class Chances(Entropy):
    """Everything that is left to chance: the same after the same words, until there are some, nobody knows what."""

    def __init__(self, words: str) -> None:
        self.source: Entropy = SeededEntropy(words) if words else SystemEntropy()

    def take(self, count: int) -> bytes:
        return self.source.take(count)

    def listen(self) -> None:
        """Begin anew with each line that comes in."""
        for line in sys.stdin:
            self.source = SeededEntropy(line)
            sys.stdout.write("begun\n")
            sys.stdout.flush()


def main() -> None:
    """Read the flags and serve until told to stop."""
    parser = argparse.ArgumentParser(description="An Ultimo server for the browser tests.")
    parser.add_argument("--database", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", default="")
    parser.add_argument("--draws", type=json.loads, default={})
    parser.add_argument("--toy", action="store_true")
    given = parser.parse_args()
    if given.toy:
        put_toy_on_shelf()
    entropy = Chances(given.seed)
    Thread(target=entropy.listen, daemon=True).start()
    dice: Callable[[bytes], Dice] = partial(Staged, wanted=given.draws) if given.draws else Fair
    times = Times(bot_least=0.0, bot_most=0.0)
    desk: Callable[[Store], Desk] = partial(
        Desk, entropy=entropy, dice=dice, times=times, limits=LIMITS, chance=lambda: 0.0
    )
    serve("127.0.0.1", given.port, given.database, make_desk=desk)


def put_toy_on_shelf() -> None:
    """The toy game joins this process's shelf, and once more as `flock` for up to sixteen, with one card each."""
    sys.path.append(str(Path(__file__).parents[1]))
    toy = importlib.import_module("toy")
    flock = Deck("flock", {"hand": 1}, {card: {"copies": 9} for card in toy.MAGPIES.deck.cards})
    for game in (toy.MAGPIES, replace(toy.MAGPIES, id="flock", seats=(2, 16), deck=flock)):
        SHELF[game.id] = game


if __name__ == "__main__":
    main()
