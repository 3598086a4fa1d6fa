"""Twin worlds: whether somebody holds a NO or another card shows to nobody else, at no moment and in no phase of the
game (mortal.window, mortal.hidden-depth).

Two matches go side by side. They differ in one card: where the one has a hidden NO in a hand, the other has another
card, which in the first one lies undecided in the pile. Everybody does the same in both, and the same is drawn, as long
as that can be.
"""

from collections.abc import Iterator
from itertools import chain

import pytest

from ultimo.games.mortal import bags as b
from ultimo.games.mortal.deck import deck_for
from ultimo.games.mortal.game import begin
from ultimo.games.mortal.kinds import IDS, KINDS
from ultimo.games.mortal.options import MortalOptions
from ultimo.games.mortal.position import PROMPTS
from ultimo.games.mortal.state import MortalState
from ultimo.table.dice import Random
from ultimo.table.events import WATCHER
from ultimo.table.state import DRAW, OVER

NO = IDS.index("no")
SHOWING = ("sees", "passes", "bared", "forgets", "leaves")
"""The events by which a whole hand is shown: what a player with such a hand holds is then no secret any more."""


def twin(state: MortalState, seat: int, kind: int) -> MortalState:
    """The same match with another card in a hand instead of a NO, which lies in the pile instead."""
    other = state.copy()
    b.take(other.bags, seat, NO)
    b.put(other.bags, seat, kind)
    b.take(other.bags, other.pool(), kind)
    b.put(other.bags, other.pool(), NO)
    return other


def hidden_no(state: MortalState) -> int:
    """A seat with a NO of which nobody else knows, and who is not cursed; -1 if there is none."""
    for seat in range(int(state.seats)):
        known = [b.count(state.known, viewer * state.seats + seat, NO) for viewer in range(int(state.seats) + 1)]
        if b.count(state.bags, seat, NO) and not any(known) and state.alive >> seat & 1:
            return seat
    return -1


def walks_of_twins(seats: int, *seed: int | str, **options: object) -> Iterator[tuple[str, str]]:
    """Go through a match with a twin as often as there can be one; gives each prompt and how it looked in both."""
    chosen = MortalOptions().with_set(options)
    state = begin(chosen, seats, deck_for(chosen))
    dice = Random(*seed)
    other: MortalState | None = None
    holder = -1
    while state.kind() != OVER:
        if other is None and (holder := hidden_no(state)) >= 0:
            there = [kind for kind in range(int(KINDS)) if kind != NO and b.count(state.bags, state.pool(), kind)]
            if there:
                other = twin(state, holder, there[dice.rng.below(len(there))])
        one_more, both = step_of(state, other, holder, dice)
        if not both:
            other = None
        tell_both(state, other, one_more)
        if any(event.verb in SHOWING and event.source == f"hand.{holder}" for event in state.journal or []):
            other = None
        if other is not None:
            yield state.prompt(), difference(state, other, holder)


def step_of(state: MortalState, other: MortalState | None, holder: int, dice: Random) -> tuple[tuple[int, int], bool]:
    """Who does what next, the dealer as -1, and whether it can happen in both worlds."""
    if state.kind() == DRAW:
        outcomes = {outcome for outcome, _ in state.chances()}
        common = outcomes & {outcome for outcome, _ in other.chances()} if other is not None else outcomes
        found = sorted(common or outcomes)
        return (-1, found[dice.rng.below(len(found))]), bool(common)
    asked = b.places(state.asked())
    seat = asked[dice.rng.below(len(asked))]
    legal = state.legal(seat)
    if other is None or seat != holder:
        assert other is None or other.legal(seat) == legal, "what somebody may do tells what another holds"
        return (seat, legal[dice.rng.below(len(legal))]), True
    same = [move for move in legal if move in other.legal(seat)]
    found = same or list(legal)
    return (seat, found[dice.rng.below(len(found))]), bool(same)


def tell_both(state: MortalState, other: MortalState | None, step: tuple[int, int]) -> None:
    """Let a step happen in both worlds, with fresh journals."""
    seat, number = step
    for world in (state, other):
        if world is not None:
            world.journal = []
            if seat < 0:
                world.resolve(number)
            else:
                world.play(seat, number)


def difference(state: MortalState, other: MortalState, holder: int) -> str:
    """What anybody but the holder could tell the two worlds by; empty for nothing."""
    for viewer in chain((WATCHER,), range(int(state.seats))):
        if viewer == holder:
            continue
        one, two = state.veil(viewer), other.veil(viewer)
        if one.key() != two.key() or one.describe() != two.describe():
            return f"viewer {viewer} sees another view, after {state.journal}"
        told = [
            [seen for event in world.journal or [] if (seen := event.veil(viewer)) is not None]
            for world in (state, other)
        ]
        if told[0] != told[1]:
            return f"viewer {viewer} is told something else: {told}"
    questions = [
        (world.question(), world.kind(), world.asked(), world.open(), world.prompt()) for world in (state, other)
    ]
    return "" if questions[0] == questions[1] else f"others are asked: {questions}"


@pytest.mark.parametrize("deck", ["house", "named"])
def test_mortal_window_a_hidden_no_shows_in_no_phase(deck: str) -> None:
    prompts: set[str] = set()
    for seats in (2, 4, 6):
        for seed in range(2):
            for prompt, wrong in walks_of_twins(seats, "pairs", seed, deck=deck):
                assert not wrong, f"{seats} seats, seed {seed}, {prompt or 'draw'}: {wrong}"
                prompts.add(prompt)
    missing = {prompt for prompt in PROMPTS if prompt} - prompts
    assert missing <= ({"cut", "order", "give", "bury", "take"} if deck == "named" else set())


def test_twins_that_show_are_told_apart() -> None:
    state = begin(MortalOptions(), 3, deck_for(MortalOptions()))
    dice = Random("apart")
    while state.kind() == DRAW or hidden_no(state) < 0:
        if state.kind() == DRAW:
            state.draw(dice)
        else:
            seat = b.places(state.asked())[0]
            state.play(seat, state.pick(seat, dice.rng))
    holder = hidden_no(state)
    kind = next(kind for kind in range(int(KINDS)) if kind != NO and b.count(state.bags, state.pool(), kind))
    other = twin(state, holder, kind)
    assert difference(state, other, holder) == ""
    assert difference(state, other, (holder + 1) % 3), "the holder sees the card"
