"""The chance to fall at once by each choice of stage 2."""

from ultimo.games.pan import moves as m
from ultimo.games.pan.state import PanState
from ultimo.table.state import View


def risk(view: View, move: int) -> tuple[int, int] | None:
    """How likely `move` kills the viewer in this turn's next gun card, as (ways, of); None where no gun is at stake.

    Exact: the gun has no hidden order (pan.gun), so the BANG is one of the cards not yet turned.
    """
    state = view.state
    assert isinstance(state, PanState)
    chambers = int(state.rules.clics) + 1
    if move in (m.FLIP, m.DOUBLE):
        return 1, chambers - int(state.clics)
    if m.SPIN < move <= m.SPIN + 6:
        return 1, chambers
    if move == m.STOP or m.SKIP < move <= m.SKIP + 6:
        return 0, 1
    return None
