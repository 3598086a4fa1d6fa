"""What bots may know of Death Over The Kingdom: how good a move looks to a player with a little sense and no search."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom import moves as m
from ultimo.games.kingdom.ending import losers, winners
from ultimo.games.kingdom.kinds import BURN, DOOMED, JUGGLE, PEEK, SCARES, count, count_of
from ultimo.games.kingdom.position import (
    ACTING,
    AIMING,
    HIGH,
    LAYING,
    LOW,
    MIDDLE,
    REAPER,
    STEALING,
    THROWING,
    THROWING_ON,
    TRADING,
    TURNING,
)
from ultimo.games.kingdom.rules import KIND
from ultimo.games.kingdom.state import KingdomState
from ultimo.table.state import View

HABIT: Final = 0.2
"""How much better another card must look before it is worth showing one's own or giving it away."""


def score(view: View, move: i64) -> float:
    """How good `move` looks to the viewer: about the value of the card it brings. Compare within one question."""
    state = view.state
    assert isinstance(state, KingdomState)
    me = view.viewer
    phase = state.phase
    sign = -1.0 if wants_none(state, me) else 1.0
    if phase == LAYING:
        return sign * worth(state, move - m.LAY)
    if phase == ACTING:
        return action_score(state, me, move, sign)
    if phase == TRADING:
        gain = sign * (before(state, state.aimed) - before(state, me)) - HABIT
        return gain if move == m.TRADE else 0.0
    if phase == TURNING:
        return turning_score(state, me, move, sign)
    other = move - m.AIM
    theirs = sign * before(state, other)
    if phase in (STEALING, THROWING_ON):
        return theirs
    if phase == AIMING:  # burn what is good for others, or one's own bad card
        return sign * usual(state) - theirs if other == me else theirs - sign * usual(state)
    known = state.table[other] & KIND != 0
    if phase == THROWING:
        return -theirs
    return -1.0 if known else 0.0


def risk(view: View, move: int) -> tuple[int, int] | None:
    """No move of this game puts anybody out at once."""
    return None


def wants_none(state: KingdomState, me: i64) -> bool:
    """Whether another point would hurt: who is first alone in the later half of the court had better stay there not."""
    if state.rules.reaper or 2 * state.deal < state.rules.deals:
        return False
    seat: i64 = 0
    while seat < state.seats:
        if seat != me and state.score[seat] >= state.score[me]:
            return False
        seat += 1
    return True


def action_score(state: KingdomState, me: i64, move: i64, sign: float) -> float:
    """Keep, swap, cut, a card of the hand, or the power of one's own card."""
    mine = sign * before(state, me)
    if move == m.KEEP:
        return mine
    if move == m.SWAP:
        return sign * before(state, state.left_of(me)) - HABIT
    if move == m.CUT:
        return sign * usual(state) - HABIT
    if move > m.HAND:
        return sign * worth(state, move - m.HAND) - HABIT
    power = state.rules.power[move - m.SHOW]
    best = -100.0
    seat: i64 = 0
    while seat < state.seats:
        if seat != me and state.alive >> seat & 1:
            theirs = sign * before(state, seat)
            if theirs > best:
                best = theirs
        seat += 1
    if power == PEEK:
        return max(mine, best) + HABIT / 2.0
    if power == BURN:
        return max(mine, sign * usual(state)) - HABIT
    return best - HABIT / 2.0 if power != JUGGLE else best - HABIT


def turning_score(state: KingdomState, me: i64, move: i64, sign: float) -> float:
    """What a Sorceress makes of the round: all cards lie open, so it can be seen."""
    after = state.copy()
    if move != m.PASS:
        after.turned ^= 1 << (move - m.AIM)
    found = losers(after) if state.rules.reaper else winners(after)
    mine = 1.0 if found >> me & 1 else 0.0
    others = 0.0
    seat: i64 = 0
    while seat < state.seats:
        if seat != me and found >> seat & 1:
            others += 1.0
        seat += 1
    if state.rules.reaper:
        return others * 0.1 - mine
    return sign * mine - others * 0.1


def before(state: KingdomState, seat: i64) -> float:
    """What the card before a seat is worth in this round, if the viewer knows it; else what one is worth as a rule."""
    kind = state.table[seat] & KIND
    return worth(state, kind) if kind else usual(state)


def usual(state: KingdomState) -> float:
    """What a card that the viewer does not see is worth as a rule."""
    cards = count(state.deck)
    if cards == 0:
        return 0.0
    total = 0.0
    kind: i64 = 1
    while kind <= 13:
        copies = count_of(state.deck, kind)
        if copies:
            total += float(copies) * worth(state, kind)
        kind += 1
    return total / float(cards)


def worth(state: KingdomState, kind: i64) -> float:
    """How much a card helps in this round, by the value it is likely to have."""
    rules = state.rules
    goal = state.goal()
    if goal == REAPER and rules.power[kind] == DOOMED:
        return -20.0
    value = float(rules.value[kind])
    if rules.turned_value[kind] >= 0 and rules.power[kind] < SCARES:
        chance = meeting(state, rules.others[kind])
        value = value * (1.0 - chance) + float(rules.turned_value[kind]) * chance
    if goal == HIGH and rules.modest >> kind & 1:
        return 0.0
    if goal == LOW:
        return -value
    if goal == MIDDLE:
        return -abs(value - 6.0)
    return value


def meeting(state: KingdomState, others: i64) -> float:
    """The chance that one of these kinds lies before a player, as far as the viewer can tell."""
    total = float(count(state.deck))
    unseen = 0.0
    seat: i64 = 0
    while seat < state.seats:
        slot = state.table[seat]
        if slot & KIND:
            if others >> (slot & KIND) & 1:
                return 1.0
        elif state.alive >> seat & 1:
            unseen += 1.0
        seat += 1
    if total == 0.0:
        return 0.0
    hits = 0.0
    kind: i64 = 1
    while kind <= 13:
        if others >> kind & 1:
            hits += float(count_of(state.deck, kind))
        kind += 1
    return 1.0 - float((1.0 - hits / total) ** unseen)
