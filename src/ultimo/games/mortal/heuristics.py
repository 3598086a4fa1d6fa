"""What bots may know of El Mortal: how good a move looks to a player with a little sense and no search."""

from mypy_extensions import i64

from ultimo.table.state import View


def score(view: View, move: i64) -> float:
    """How good `move` looks to the viewer; only to be compared within one question."""
    return 0.0
