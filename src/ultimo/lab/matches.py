"""The loop that plays matches of bots, one after the other; compiled."""

from collections.abc import Sequence

from mypy_extensions import i64

from ultimo.bots.bot import Bot, RandomBot
from ultimo.table.dice import Random
from ultimo.table.playout import playout
from ultimo.table.rng import Rng
from ultimo.table.state import DEALER, State

Tally = dict[tuple[tuple[int, ...], str], int]
"""How often a match ended with these places, by this rule."""


def play_matches(start: State, bots: Sequence[Bot], seed: str, first: int, count: int) -> tuple[Tally, int]:
    """Play `count` matches from `start`, numbered from `first`; bot number n sits on seat n. Return ends and moves.

    Every match has a stream of its own, which serves draws and bots. Where all bots are random the views that they
    would choose from are left out: the choice is the same, as a test proves.
    """
    tally: Tally = {}
    total: i64 = 0
    state = start.copy()
    dice = Random(seed)
    blind = True
    for bot in bots:
        blind = blind and type(bot) is RandomBot
    for number in range(first, first + count):
        state.copy_from(start)
        dice.rng.restart(seed, "match", number)
        total += playout(state, dice) if blind else play_out(state, bots, dice)
        standings = state.standings()
        end = (standings.places, standings.rule)
        tally[end] = tally.get(end, 0) + 1
    return tally, int(total)


def play_out(state: State, bots: Sequence[Bot], dice: Random) -> i64:
    """Play `state` to its end by bots that see their views; return how many moves that took."""
    rng: Rng = dice.rng
    moves: i64 = 0
    while True:
        seat = state.mover()
        if seat >= 0:
            state.play(seat, bots[seat].choose(state.veil(seat), rng))
            moves += 1
        elif seat == DEALER:
            state.draw(dice)
        else:
            return moves
