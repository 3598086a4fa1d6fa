"""What bots may know of Pan t'es Mort: how good a move looks to a player with a little sense and no search."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.pan import moves as m
from ultimo.games.pan.packed import COUNT_SHIFT, count_of
from ultimo.games.pan.position import ACTING, CHOOSING, DOUBLING
from ultimo.games.pan.state import PanState
from ultimo.table.state import View

CARD_WORTH: Final = 0.035
"""What a card in front is worth, as a chance to win."""


def score(view: View, move: i64) -> float:
    """How good `move` looks to the viewer: a chance, more or less. Only to be compared within one question."""
    state = view.state
    assert isinstance(state, PanState)
    if state.phase == CHOOSING:
        return trick_chance(state, view.viewer, move - m.PLAY)
    if state.phase == ACTING:
        return action_score(state, move)
    if state.phase == DOUBLING:
        # A second card pays while it is safer than an even chance of a rich haul.
        worth = CARD_WORTH * float(state.loot(view.viewer)) * 2.0
        return worth - danger(state) if move == m.DOUBLE else 0.0
    if move == m.STOP:
        return -1.0
    if move < m.STEAL:  # a discard: the lowest first
        return -float(move - m.DISCARD)
    # Steal from the richest, their highest first.
    other = (move - m.STEAL) % 6
    return float(state.held[other] >> COUNT_SHIFT) * 10.0 + float((move - m.STEAL) // 6)


def danger(state: PanState) -> float:
    """The chance that the next gun card is the BANG."""
    return 1.0 / float(state.rules.clics + 1 - state.clics)


def action_score(state: PanState, move: i64) -> float:
    """Flip, spin or skip: minus the chance to die now and what the cards paid are worth."""
    if move == m.FLIP:
        return -danger(state)
    if move <= m.SPIN + 6:
        value = float(move - m.SPIN)
        return -1.0 / float(state.rules.clics + 1) - CARD_WORTH - value * 0.001
    return -CARD_WORTH * float(state.living) - float(move - m.SKIP) * 0.001


def trick_chance(state: PanState, seat: i64, value: i64) -> float:
    """The chance that `value` wins the trick if each other player shows a random unseen card."""
    unseen = state.pool
    total = float(unseen >> COUNT_SHIFT)
    if total == 0.0:
        return 0.0
    others = float(state.seats - 1)
    if state.rules.phantom:
        others = others + 1.0
    same = float(count_of(unseen, value)) / total
    beaten_by = 0.0
    higher = value + 1
    while higher <= 6:
        beaten_by += float(count_of(unseen, higher)) / total
        higher += 1
    mice = float(count_of(unseen, 1)) / total
    if value == 1:
        if state.rules.mouse_top:
            return float((1.0 - same) ** others)
        elephants = float(count_of(unseen, 6)) / total
        return float(others * elephants * max(0.0, 1.0 - elephants - same) ** (others - 1.0))
    if value == 6 or state.rules.mouse_top:
        beaten_by += mice
    return float(max(0.0, 1.0 - same - beaten_by) ** others)
