"""How much the suite works on one game: the one place that says so.

Work is counted in single states that are made, copied or viewed, each about the same for a machine. What a point does
in every state of a small deck is never cut on the compiled package: a game chooses its small decks itself, and those
with more than `walking.MOST_STATES` are left out. What it samples, whole matches with the game's own deck, is shared
among all presets and numbers of seats: where a point would do more than its share, it looks at fewer states, evenly
spread over the matches. So a game with many seats, presets or long matches takes about as long as one with few. The
compiled package is tested with more.
"""

from collections.abc import Callable, Iterator
from math import ceil
from typing import Final

from ultimo.build_info import is_compiled
from ultimo.table.state import COMMIT, OVER, REACTION, State
from walking import Case, Spot, numbers_of_seats, seats_of, steps, viewers, walk

WORK: Final = 600_000 if is_compiled() else 50_000
"""How much one point does for one game, all presets and numbers of seats together."""
LEAST_SPOTS: Final = 8
"""In a match, at least so many states are looked at, if it has them."""
LEAST_MATCHES: Final = 3
"""One of each style of `walking.random_step`."""


def share(case: Case) -> int:
    """How much one point may do for one case."""
    return WORK // sum(len(numbers_of_seats(case.game, preset)) for preset in case.game.presets)


def stride(case: Case, matches: int, cost: Callable[[State], int]) -> int:
    """Every how many states of some matches a point may look at, when a look costs so much."""
    found = 1
    for seed in range(matches):
        costs = [cost(spot.state) for spot in walk(case, seed)]
        wanted = ceil(sum(costs) * matches / share(case))
        found = max(found, min(wanted, len(costs) // LEAST_SPOTS))
    return found


def sampled(case: Case, matches: int, cost: Callable[[State], int]) -> Iterator[Spot]:
    """States of some matches at random, evenly spread, and every end: as many as the share of the work allows."""
    every = stride(case, matches, cost)
    for seed in range(matches):
        for number, spot in enumerate(walk(case, seed)):
            if number % every == seed % every or spot.state.kind() == OVER:
                yield spot


def affordable(case: Case, matches: int, cost: int) -> range:
    """The seeds of as many whole matches as the case's share allows, when each state of one costs so much."""
    length = sum(1 for _ in walk(case, 0))
    return range(max(min(matches, LEAST_MATCHES), min(matches, share(case) // (length * cost))))


# What points do in one state.


def ways(state: State) -> int:
    """How many steps there are."""
    return len(steps(state))


def to_try_moves(state: State) -> int:
    """To play every legal move twice, and to check every move of those who are asked."""
    return int(state.seats) + 3 * ways(state) + len(seats_of(int(state.open()))) * int(state.moves()) // 8


def to_draw(state: State) -> int:
    """To draw with every ticket, and to try what cannot be drawn."""
    return 12 + 3 * sum(weight for _, weight in state.chances())


def to_answer(state: State, some: int) -> int:
    """To have every seat give some answers, to change them, and to give them in pairs."""
    if state.kind() not in (COMMIT, REACTION):
        return 1
    seats = len(seats_of(int(state.open())))
    alone = some * (1 + 4 * len(viewers(state))) + 3 * some * some
    return seats * alone + 4 * some * some * seats * (seats - 1) // 2


def to_look_on(state: State) -> int:
    """To take every step and show everybody where it leads."""
    return 1 if state.kind() in (COMMIT, REACTION, OVER) else ways(state) * (2 + 2 * len(viewers(state)))
