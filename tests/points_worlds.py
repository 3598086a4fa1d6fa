"""Point 6: the worlds that a view may stand for, and how likely each is drawn."""

from collections import Counter
from itertools import islice

from budget import stride
from posteriors import hidden_cards, worlds_are_as_likely
from sights import Sight, sight
from ultimo.table.rng import Rng
from ultimo.table.state import FULL, OVER, State, View
from walking import Case, Spot, random_step, spot_of, take, unseen_answers, viewers, walk


def determinizations(case: Case, matches: int = 2, tries: int = 3) -> None:
    """Point 6: `determinize` draws a full state that fits the view, from the view alone, and as likely as it says.

    Exhaustively: every world drawn for any view of a small deck is one that the view may stand for; how likely each
    world comes is for `posteriors.py`. Sampled: `tries` worlds of each view give the same view, keep the cards, follow
    from view and generator alone, can be played, and differ where they can.
    """
    for small in case.small:
        for viewer in viewers(small.states[0]):
            worlds_are_possible(sight(small, viewer))
            worlds_are_as_likely(sight(small, viewer))
    every = stride(case, matches, lambda state: len(viewers(state)) * (1 + 6 * tries))
    for seed in range(matches):
        could, varied = 0, 0
        for spot in islice(walk(case, seed), seed % every, None, every):
            for viewer in viewers(spot.state):
                view = spot.state.veil(viewer)
                keys = {world_fits(spot, view, number).key() for number in range(tries)}
                could += can_vary(spot.state, view)
                varied += len(keys) > 1
            if len(spot.steps) // every % 8 == 0:
                world_is_playable(spot, spot.state.veil(len(spot.steps) % case.seats).determinize(Rng("play", seed)))
        if could and not varied:
            wrong = "worlds drawn for one view are all the same, though its hidden cards could lie elsewhere"
            raise Spot(case, f"match {seed}", [], case.start()).fault(6, wrong)


def world_fits(spot: Spot, view: View, number: int) -> State:
    """A world drawn for a view, which must fit it."""
    viewer = int(view.viewer)
    before = view.key()
    world = view.determinize(Rng("world", number))
    if view.key() != before:
        raise spot.fault(6, f"determinize has changed the view of viewer {viewer}")
    if world.viewer != FULL:
        raise spot.fault(6, f"a world drawn for viewer {viewer} is still veiled for {world.viewer}")
    again = world.veil(viewer)
    if again.key() != before or again.question() != view.question():
        raise spot.fault(6, f"a world drawn for viewer {viewer} looks different to it: {again.describe()}")
    if cards_of(world) != cards_of(spot.state):
        raise spot.fault(6, f"a world drawn for viewer {viewer} has other cards: {world.zones()}")
    scratch = spot.case.rebuild(spot.state)
    again.determinize_into(scratch, Rng("world", number))
    if scratch.key() != world.key():
        wrong = f"two states that viewer {viewer} cannot tell apart give different worlds for the same seed"
        raise spot.fault(6, wrong)
    return world


def worlds_are_possible(seen: Sight) -> None:
    """Some match leads to every world that is drawn for a view."""
    for group in seen.groups:
        spot = spot_of(seen.small, group[0])
        keys = {seen.small.states[number].key() for number in group}
        view = spot.state.veil(seen.viewer)
        for number in range(2):
            drawn = view.determinize(Rng("drawn", number))
            if drawn.key() not in keys:
                wrong = f"viewer {seen.viewer}: no match leads to the world drawn for its view: {drawn.zones()}"
                raise spot.fault(6, wrong)


def cards_of(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    return Counter(card for cards in state.zones().values() for card in cards)


def world_is_playable(spot: Spot, world: State) -> None:
    """A drawn world can be played to its end."""
    rng = Rng("playable", len(spot.steps))
    bound = int(world.bound())
    while world.kind() != OVER and world.question() <= bound:
        step = random_step(world, rng)
        try:
            take(world, step)
        except ValueError as error:
            raise spot.fault(6, f"a drawn world cannot be played: {error}", step) from error


def can_vary(state: State, view: View) -> bool:
    """Whether hidden cards could lie elsewhere: two places, and not all cards the same."""
    hidden = hidden_cards(state, view, unseen_answers(state, int(view.viewer)))
    kinds = {card for cards in hidden.values() for card in cards}
    return len(hidden) > 1 and len(kinds) > 1
