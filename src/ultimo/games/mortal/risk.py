"""The chance to be out at once by a move: in El Mortal no move has one that a player may know (mortal.hidden-depth)."""

from ultimo.table.state import View


def risk(view: View, move: int) -> tuple[int, int] | None:
    """Always None: how near the next death is must not be told."""
    return None
