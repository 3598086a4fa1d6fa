"""The loop that plays matches of bots, one after the other; compiled."""

from collections.abc import Sequence

from mypy_extensions import i64

from ultimo.bots.bot import Bot, RandomBot
from ultimo.table.dice import Random
from ultimo.table.playout import playout
from ultimo.table.rng import Rng
from ultimo.table.state import OVER, State


class Counts:
    """How matches ended, added up; plain numbers, so that it crosses processes."""

    def __init__(self, seats: int) -> None:
        self.matches: int = 0
        self.moves: int = 0
        self.no_winner: int = 0
        self.places: list[list[int]] = [[0] * seats for _ in range(seats)]
        self.shares: list[float] = [0.0] * seats
        self.endings: dict[str, int] = {}

    def count(self, state: State, moves: i64) -> None:
        """Count a match that is over."""
        standings = state.standings()
        self.matches += 1
        self.moves += int(moves)
        self.endings[standings.rule] = self.endings.get(standings.rule, 0) + 1
        winners = standings.winners()
        if not winners:
            self.no_winner += 1
            return
        for seat, place in enumerate(standings.places):
            self.places[seat][place - 1] += 1
        for seat in winners:
            self.shares[seat] += 1.0 / len(winners)

    def add(self, other: "Counts") -> None:
        """Add what another worker counted."""
        self.matches += other.matches
        self.moves += other.moves
        self.no_winner += other.no_winner
        for seat, row in enumerate(other.places):
            for index, number in enumerate(row):
                self.places[seat][index] += number
        for seat, share in enumerate(other.shares):
            self.shares[seat] += share
        for rule, number in other.endings.items():
            self.endings[rule] = self.endings.get(rule, 0) + number


def play_matches(start: State, bots: Sequence[Bot], seed: str, first: int, count: int) -> Counts:
    """Play `count` matches from `start`, numbered from `first`; bot number n sits on seat n.

    Every match has a stream of its own, which serves draws and bots. Where all bots are random the views that they
    would choose from are left out: the choice is the same, as a test proves.
    """
    counts = Counts(int(start.seats))
    state = start.copy()
    dice = Random(seed)
    blind = True
    for bot in bots:
        blind = blind and type(bot) is RandomBot
    for number in range(first, first + count):
        state.copy_from(start)
        dice.rng.restart(seed, "match", number)
        moves = playout(state, dice) if blind else play_out(state, bots, dice)
        counts.count(state, moves)
    return counts


def play_out(state: State, bots: Sequence[Bot], dice: Random) -> i64:
    """Play `state` to its end by bots that see their views; return how many moves that took."""
    rng: Rng = dice.rng
    moves: i64 = 0
    while True:
        asked = state.asked()
        if asked == 0:
            if state.kind() == OVER:
                return moves
            state.draw(dice)
            continue
        seat: i64 = 0
        while not asked & 1:
            asked >>= 1
            seat += 1
        state.play(seat, bots[seat].choose(state.veil(seat), rng))
        moves += 1
