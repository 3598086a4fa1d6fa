"""One thing done many times in a compiled loop, so that `bench` measures the thing and not the loop around it."""

from mypy_extensions import i64

from ultimo.table.dice import Random
from ultimo.table.playout import playout
from ultimo.table.rng import Rng
from ultimo.table.state import State, View


def playouts(start: State, dice: Random, count: i64) -> i64:
    """Play `count` matches from `start` at random, one stream for all; return how many moves that took."""
    state = start.copy()
    moves: i64 = 0
    while count > 0:
        state.copy_from(start)
        moves += playout(state, dice)
        count -= 1
    return moves


def copy(state: State, count: i64) -> None:
    """Make `count` copies, each gone before the next."""
    while count > 0:
        state.copy()
        count -= 1


def copy_from(state: State, other: State, count: i64) -> None:
    """Make `state` a copy of `other`, `count` times."""
    while count > 0:
        state.copy_from(other)
        count -= 1


def key(state: State, count: i64) -> None:
    """Ask for the key `count` times."""
    while count > 0:
        state.key()
        count -= 1


def veil(state: State, viewer: i64, count: i64) -> None:
    """Make `count` views, each gone before the next."""
    while count > 0:
        state.veil(viewer)
        count -= 1


def determinize(view: View, rng: Rng, count: i64) -> None:
    """Draw `count` worlds, each gone before the next."""
    while count > 0:
        view.determinize(rng)
        count -= 1


def to_bytes(state: State, count: i64) -> None:
    """Ask for the bytes `count` times."""
    while count > 0:
        state.to_bytes()
        count -= 1


def from_bytes(state: State, data: bytes, count: i64) -> None:
    """Become the state of `data`, `count` times."""
    while count > 0:
        state.from_bytes(data)
        count -= 1


def checksum(start: State, dice: Random, count: i64) -> tuple[int, int]:
    """Play as `playouts` does; return how many moves that took, and 32 bits that depend on each move and its place."""
    state = start.copy()
    moves: i64 = 0
    summed: i64 = 0
    while count > 0:
        state.copy_from(start)
        trace: list[int] = []
        moves += playout(state, dice, trace)
        for move in trace:
            number: i64 = move
            summed = (summed * 31 + number) & 0xFFFFFFFF
        count -= 1
    return int(moves), int(summed)
