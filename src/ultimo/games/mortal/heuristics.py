"""What bots may know of El Mortal: how good a move looks to a player with a little sense and no search."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.mortal import items as it
from ultimo.games.mortal import kinds as k
from ultimo.games.mortal import moves as m
from ultimo.games.mortal.bags import total
from ultimo.games.mortal.position import (
    AIMING,
    ANSWERING,
    BURYING,
    CUTTING,
    GAME_CARD,
    IN_SET,
    ORDERING,
    SHIELDING,
    TAKING,
)
from ultimo.games.mortal.state import MortalState
from ultimo.table.numbers import vec
from ultimo.table.state import View

# For each effect: what the card is worth in hand; what it brings to play it; what it does to whom it hits, as a share
# of a death: below 0 it harms.
WORTH: Final = vec[i64]([
    20, 15, 15, 60, -20, 25, 25, 30, 50, 40, 25, 30, 20, 55, 20, 45, 35, 50, 10, 45, 15, 30, 40, 35, 60, 60, 40, 25, 10,
    20, 20, 55, 20, 15, 20, 25, 20, 0,
])  # fmt: skip
GAIN: Final = vec[i64]([
    15, 10, 10, 0, 0, 10, 20, 25, 0, 0, 20, 20, 15, 60, 12, 30, 25, 40, -5, 38, 10, 20, 28, 25, 65, 65, 25, 20, -10, 15,
    12, 50, 15, 12, 15, 15, 5, 0,
])  # fmt: skip
HARM: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 25, 20, 0, 0, 30, 20, 12, 0, 0, 30, 20, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 12, 20, 0, 10, 0, 20, 10,
    30, 15, 30, 0,
])  # fmt: skip


def score(view: View, move: i64) -> float:
    """How good `move` looks to the viewer, in hundredths of a death; only to be compared within one question."""
    state = view.state
    assert isinstance(state, MortalState)
    me = view.viewer
    phase = state.phase
    if phase == ANSWERING:
        return answer_score(state, me, move)
    if phase == SHIELDING:
        return 0.0 if move == m.PASS else 60.0
    if phase == AIMING:
        return 0.0 if move == m.STOP else aim_score(state, me, move - m.AIM)
    if phase == CUTTING:
        # Past a death that is near; otherwise as little as possible.
        number: i64 = move - m.CUT
        return danger_at(state, 0) * 100.0 - danger_at(state, number) * 110.0 - float(number)
    if phase == ORDERING:
        # The next to draw after me is another: deaths go deep if I draw, else on top.
        mine = draws_to_come(state, me) > 0
        return (-50.0 if mine else 50.0) if move == m.PUT + k.DEATH else float(WORTH[state.rules.effect[move - m.PUT]])
    if phase == BURYING:
        depth: i64 = move - m.BURY
        return 10.0 - float(depth) if depth >= draws_to_come(state, me) else -50.0
    if move >= m.DESTROY_TWINS:
        return -30.0 if (move - m.DESTROY_TWINS) % 6 == me else 20.0
    if move >= m.DESTROY:
        return destroy_score(state, me, (move - m.DESTROY) // 6, (move - m.DESTROY) % 6)
    if m.PLAY <= move < m.ANSWER:
        return play_score(state, me, move - m.PLAY)
    if m.USE <= move < m.GIVE:
        return float(GAIN[state.rules.effect[move - m.USE]])
    if phase == TAKING:
        return float(WORTH[state.rules.effect[move - m.TAKE]])
    if m.LAY <= move < m.USE:
        return 8.0 if state.rules.any_time >> (move - m.LAY) & 1 else -30.0
    if move >= m.DISCARD:  # discards and gifts: the least worth first
        kind: i64 = move - m.DISCARD if move < m.LAY else move - m.GIVE
        return -float(WORTH[state.rules.effect[kind]])
    return 0.0


def draws_to_come(state: MortalState, me: i64) -> i64:
    """How many cards the viewer would draw at the end of this turn."""
    if state.turn != me:
        return 0
    missing = state.rules.hand - state.size[me]
    return missing if missing > 0 else 0


def danger_at(state: MortalState, depth: i64) -> float:
    """The chance, as far as a view tells, that the card so deep in the pile is a death."""
    if depth >= state.left:
        return 0.2
    word = state.pile[state.left - 1 - depth]
    card = word & 63
    if card == k.DEATH:
        return 1.0
    if card < k.DEATH or card == GAME_CARD:
        return 0.0
    if card == IN_SET and state.eyes >= 0:
        code = state.known_to(state.left - 1 - depth, state.eyes)
        places: i64 = 0
        index: i64 = 0
        while index < state.left:
            if state.pile[index] & 63 == IN_SET and state.known_to(index, state.eyes) == code:
                places += 1
            index += 1
        return float(state.counts[code]) / float(places)
    return float(state.loose) / float(state.loose + total(state.bags, state.pool()))


def aim_score(state: MortalState, me: i64, seat: i64) -> float:
    """Harm goes to whoever leads, shields too; a gift to oneself is none."""
    lead = 10.0 * float(state.rules.limit - state.deaths[seat])
    return -100.0 if seat == me else lead + float(state.size[seat])


def danger_ahead(state: MortalState, draws: i64) -> float:
    """How many deaths are to be expected among the next cards."""
    found = 0.0
    depth: i64 = 0
    while depth < draws:
        found += danger_at(state, depth)
        depth += 1
    return found


def play_score(state: MortalState, me: i64, kind: i64) -> float:
    """What it brings to play a card now, less what it is worth in hand; the first card must be played anyway."""
    effect = state.rules.effect[kind]
    gain = float(GAIN[effect])
    ahead = danger_ahead(state, draws_to_come(state, me) + 1)
    top = danger_at(state, 0)
    if effect == k.GETAWAY or effect == k.REVERSE:
        gain = 90.0 * ahead - 5.0
    elif effect == k.SHOVE:
        gain = 100.0 * top - 10.0
    elif effect == k.CUT or effect == k.SEER or effect == k.UNDER:
        gain = 70.0 * ahead - 5.0
    elif effect == k.RAIN or effect == k.ROULETTE:
        gain = 60.0 * top - 30.0 if top < 1.0 else 5.0
    elif effect == k.SHUFFLE:
        gain = 40.0 * ahead - 10.0
    elif effect == k.RISE or effect == k.INHERIT:
        gain = 70.0 + 20.0 * float(state.deaths[me])
    elif effect == k.DESTROY:
        gain = 60.0 if state.deaths[me] else 5.0
    if state.played > 0:
        # A second card costs a draw, which may be a death.
        return gain - float(WORTH[effect]) * 0.5 - 15.0
    return gain - float(WORTH[effect]) * 0.3


def destroy_score(state: MortalState, me: i64, kind: i64, seat: i64) -> float:
    """Own deaths first, then what harms oneself."""
    if kind == k.DEATH:
        return 100.0 if seat == me else -50.0
    effect = state.rules.effect[kind]
    if seat == me:
        return -30.0 if effect == k.AMULET or effect == k.PEACE or effect == k.TWINS else 40.0
    return 20.0 if effect == k.AMULET or effect == k.TWINS else 0.0


def answer_score(state: MortalState, me: i64, move: i64) -> float:
    """An answer pays where what is coming harms more than the card is worth."""
    if move == m.PASS:
        return 0.0
    item = state.top()
    effect = state.rules.effect[it.kind_of(item)]
    cost = float(WORTH[state.rules.effect[move - m.ANSWER]]) * 0.55
    is_hit = it.hit_by(item) >> me & 1 != 0
    if effect == k.CANCEL:
        # What is cancelled is mine: cancel that.
        below = state.stack[state.depth - 2]
        harm = 45.0 if it.player_of(below) == me else -30.0
    elif not is_hit:
        harm = -20.0
        if effect == k.RISE or effect == k.INHERIT or effect == k.DESTROY:
            harm = 5.0 if it.player_of(item) != me else -50.0
    elif it.player_of(item) == me and effect != k.RAIN:
        harm = -40.0
    elif effect == k.SHOVE or effect == k.RAIN or effect == k.ROULETTE:
        harm = 100.0 * danger_at(state, 0)
    elif effect == k.REBOUND or effect == k.SHIELD:
        below = state.stack[state.depth - 2]
        harm = float(HARM[state.rules.effect[it.kind_of(below)]]) if it.kind_of(below) != k.DEATH else 100.0
    else:
        harm = float(HARM[effect])
    return harm - cost
