"""What bots may know of Panda Rei: how good a move looks to a player with a little sense and no search.

Greedy knows what a card would add to its own score now, with monkeys at their best, and what it may lead to: half a
pair of bears, an owl whose giraffe may come, the next rabbit and the one too many. A card that it plays is one that
somebody takes, so it plays to win what it likes, and what it does not like to see in front of others it keeps.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.panda.moves import TAKE
from ultimo.games.panda.packed import (
    ALL_KINDS,
    BEAR,
    CARD,
    CAT,
    COUNT_SHIFT,
    GIRAFFE,
    KIND_OF,
    LION,
    MASK,
    MONKEY,
    OWL,
    PANDA,
    PIG,
    PLACES,
    RABBIT,
    count_of,
    kinds_of,
)
from ultimo.games.panda.position import PandaPosition
from ultimo.games.panda.scoring import levels
from ultimo.games.panda.state import PandaState
from ultimo.table.state import View

DENIAL: Final = 0.25
"""How much of a card's worth to the next player counts for taking it away."""


def score(view: View, move: i64) -> float:
    """How good `move` looks to the viewer, in points. Only to be compared within one question."""
    state = view.state
    assert isinstance(state, PandaState)
    seat = view.viewer
    if move >= TAKE:
        kind = move - TAKE
        following = seat + 1 if seat + 1 < state.seats else 0
        return worth_taking(state, seat, kind) + DENIAL * worth_taking(state, following, kind)
    return worth_playing(state, seat, move)


def worth_taking(state: PandaPosition, seat: i64, kind: i64) -> float:
    """What a card adds to a seat's points: what it brings now, and what it is half of."""
    points = state.rules.points
    front = state.front[seat]
    held = count_of(front, kind)
    if held >= MASK[kind]:
        return 0.0
    if kind == PIG:
        return 0.6
    if PANDA <= kind < MONKEY:
        return panda_worth(state, seat, kind)
    now = float(points.own(front + CARD[kind]) - points.own(front))
    if kind == RABBIT:
        # The sixth costs all that the five have brought; the fourth and fifth bring it near.
        return now if held >= 5 else now + 1.0 - 0.4 * float(held)
    if kind == CAT:
        # The more there are, the more the next one brings.
        return now + 2.0
    if kind == BEAR:
        if now == 0.0 and points.bear_pair > 0:
            return 0.4 * float(points.bear_pair)
        return 0.75 * now
    if kind == OWL:
        owls, giraffes = held, count_of(front, GIRAFFE)
        if owls >= giraffes:
            # A lone owl is nothing, and waits for a giraffe.
            return now + 0.3 * float(points.owl) / float(1 + owls - giraffes)
        return 0.8 * now
    if kind == GIRAFFE:
        if count_of(front, OWL) <= held:
            return now + 0.25 * float(points.owl) / float(1 + held - count_of(front, OWL))
        return now
    if kind == LION:
        return 0.8 * now if held < 2 else now
    return now


def panda_worth(state: PandaPosition, seat: i64, kind: i64) -> float:
    """What a panda adds: away from having fewest, towards having most."""
    mine = levels(state.front[seat])
    level = kind - PANDA + 1
    most: i64 = 0
    fewest: i64 = 1 << 30
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            found = levels(state.front[other])
            most = found if found > most else most
            fewest = found if found < fewest else fewest
        other += 1
    now = float(panda_points(state, mine, most, fewest))
    then = float(panda_points(state, mine + level, most, fewest))
    return 0.6 * (then - now) + 0.5 * float(level)


def panda_points(state: PandaPosition, mine: i64, most: i64, fewest: i64) -> i64:
    """Points of pandas beside what the others have."""
    return state.rules.points.pandas(mine, most if most > mine else mine, fewest if fewest < mine else mine)


def worth_playing(state: PandaPosition, seat: i64, kind: i64) -> float:
    """What a trick brings in which this card is played, by how likely it wins, less what the card gives away."""
    seats = state.seats
    before = state.worths >> 8 * (seat - 1 if seat else seats - 1) & 255
    worth = state.worth(kind, before)
    chance = chance_to_win(state, seat, worth)
    # The best two cards for the winner; a later one gets what is left.
    first = 0.0
    second = 0.0
    lying = kinds_of(state.lying + CARD[kind])
    cards = (state.lying >> COUNT_SHIFT) + 1
    while lying:
        found = KIND_OF[(lying & -lying) % PLACES]
        lying &= lying - 1
        value = worth_taking(state, seat, found)
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    of = seats + 1 if state.rules.dummy else seats
    unknown = float(of - cards)
    # Cards that are not yet there may be as good.
    second = second if second > 1.0 or unknown == 0.0 else 1.0
    # A trick that another wins brings something in between, or for the last to choose nothing.
    loss = 0.35 * second
    given = 0.0
    other: i64 = 0
    while other < seats:
        if other != seat:
            value = worth_taking(state, other, kind)
            given = value if value > given else given
        other += 1
    # Strong cards win later tricks too: they are not spent where little lies.
    later = float(state.rules.hand - state.trick - 1) / float(state.rules.hand)
    strength = 0.12 * float(state.rules.strength[kind]) * later
    return chance * (first + second) + (1.0 - chance) * loss - 0.4 * (1.0 - chance) * given - strength


def chance_to_win(state: PandaPosition, seat: i64, worth: i64) -> float:
    """How likely a card of some worth wins, if those who play after it show random unseen cards."""
    seats, worths = state.seats, state.worths
    size: i64 = 1
    beaten = False
    waiting = seats - 1
    place: i64 = 0
    largest: i64 = 0
    highest: i64 = 0
    while place < seats:
        other = worths >> 8 * place & 255
        if other:
            waiting -= 1
            if other == worth:
                size += 1
            same: i64 = 0
            again: i64 = 0
            while again < seats:
                if worths >> 8 * again & 255 == other:
                    same += 1
                again += 1
            if other != worth and (same > largest or (same == largest and other > highest)):
                largest = same
                highest = other
        place += 1
    if largest > size or (largest == size and highest > worth):
        beaten = True
    pool = state.pool
    total = float(pool >> COUNT_SHIFT)
    if total == 0.0:
        return 0.0 if beaten else 1.0
    higher = 0.0
    same_kind = 0.0
    kind: i64 = 0
    while kind < ALL_KINDS:
        strength = state.rules.strength[kind]
        count = float(count_of(pool, kind))
        if strength > worth or kind == MONKEY:
            higher += count
        elif strength == worth:
            same_kind += count
        kind += 1
    if state.rules.dummy:
        waiting += 1
    if beaten:
        # Only a card of the same worth can help now.
        return float(1.0 - (1.0 - same_kind / total) ** float(waiting)) * 0.4
    if size > 1:
        pigs = 0.85 if state.rules.by_pigs else 0.95
        return float(pigs * (1.0 - 0.3 * same_kind / total) ** float(waiting))
    # Alone: nobody may be higher, and no two may be equal.
    pairs = 0.06 * float(waiting) * float(seats - 2)
    return max(0.0, float((1.0 - higher / total) ** float(waiting)) - pairs)
