"""Matches played out at random, in one compiled loop."""

from mypy_extensions import i64

from ultimo.table.dice import Random
from ultimo.table.state import OVER, State


def playout(state: State, dice: Random) -> i64:
    """Play `state` to its end, every seat choosing uniformly among its legal moves; return how many moves that took.

    Draws are not counted. The same stream of `dice` serves moves and draws, lowest asked seat first, so this plays
    what a table of random bots plays that see only their views (a test proves it).
    """
    rng = dice.rng
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
        state.play(seat, state.pick(seat, rng))
        moves += 1
