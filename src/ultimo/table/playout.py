"""Matches played out at random, in one compiled loop."""

from mypy_extensions import i64

from ultimo.table.dice import Random
from ultimo.table.state import DEALER, State


def playout(state: State, dice: Random, trace: list[int] | None = None) -> i64:
    """Play `state` to its end, every seat choosing uniformly among its legal moves; return how many moves that took.

    Draws are not counted. The same stream of `dice` serves moves and draws, lowest asked seat first, so this plays
    what a table of random bots plays that see only their views (a test proves it). Moves are appended to `trace`.
    """
    rng = dice.rng
    moves: i64 = 0
    while True:
        seat = state.mover()
        if seat >= 0:
            move = state.pick(seat, rng)
            state.play(seat, move)
            moves += 1
            if trace is not None:
                trace.append(move)
        elif seat == DEALER:
            state.draw(dice)
        else:
            return moves
