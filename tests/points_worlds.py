"""Point 6: the worlds that a view may stand for, and how likely each is drawn."""

from collections import Counter
from fractions import Fraction
from math import ceil, factorial, prod

from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DRAW, FULL, OVER, REACTION, State, View
from walking import Case, Small, Spot, random_step, spot_of, take, unseen_answers, viewers, walk

UNSEEN = "unseen"


def determinizations(case: Case, matches: int = 2, tries: int = 3, groups: int = 10) -> None:
    """Point 6: `determinize` draws a full state that fits the view, from the view alone, and as likely as it says.

    Exhaustively: every world drawn for any view is one that the view may stand for. On `groups` views of each viewer,
    those with unseen answers first: all worlds come out, as often as the hidden cards are dealt that way by lot, an
    unseen answer being any legal one (chi-square, fixed seed). Sampled: `tries` worlds of each view give the same view,
    keep the cards, follow from view and generator alone, can be played, and differ where they can.
    """
    for small in case.small:
        for viewer in viewers(small.states[0]):
            posterior(small, viewer, groups)
    for seed in range(matches):
        could, varied = 0, 0
        for spot in walk(case, seed):
            for viewer in viewers(spot.state):
                view = spot.state.veil(viewer)
                keys = {world_fits(spot, view, number).key() for number in range(tries)}
                could += can_vary(spot.state, view)
                varied += len(keys) > 1
            if len(spot.steps) % 8 == 0:
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


def cards_of(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    return Counter(card for cards in state.zones().values() for card in cards)


def can_vary(state: State, view: View) -> bool:
    """Whether hidden cards could lie elsewhere: two places, and not all cards the same."""
    hidden = hidden_cards(state, view)
    kinds = {card for cards in hidden.values() for card in cards}
    return len(hidden) > 1 and len(kinds) > 1


def hidden_cards(state: State, view: View) -> dict[str, Counter[str]]:
    """The cards that a view does not show, by place; a seat with an unseen answer is one place with all its zones."""
    seen = view.state.zones()
    answered = unseen_answers(state, int(view.viewer))
    hidden: dict[str, Counter[str]] = {}
    for zone, cards in state.zones().items():
        covered = Counter(cards) if zone == UNSEEN else Counter(cards) - Counter(seen.get(zone, ()))
        seat = zone.rpartition(".")[2]
        place = f"seat {seat}" if seat.isdigit() and int(seat) in answered else zone
        if covered:
            hidden[place] = hidden.get(place, Counter()) + covered
    return hidden


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


def posterior(small: Small, viewer: int, groups: int) -> None:
    """Every view of one viewer draws states that give it; some views are drawn from until their shares show."""
    worlds: dict[bytes, list[int]] = {}
    for number, state in enumerate(small.states):
        worlds.setdefault(state.veil(viewer).key(), []).append(number)
    for numbers in worlds.values():
        spot = spot_of(small, numbers[0])
        keys = {small.states[number].key() for number in numbers}
        view = spot.state.veil(viewer)
        for number in range(2):
            drawn = view.determinize(Rng("drawn", number))
            if drawn.key() not in keys:
                raise spot.fault(6, f"viewer {viewer}: no match leads to the world drawn for its view: {drawn.zones()}")
    unsure = [numbers for numbers in worlds.values() if 1 < len(numbers) <= 40 and not answers_wait(small, numbers[0])]
    with_answers = [numbers for numbers in unsure if unseen_answers(small.states[numbers[0]], viewer)]
    for some in (with_answers, unsure):
        for numbers in some[:: max(1, len(some) // (groups // 2))]:
            shares_are_right(small, numbers, viewer)


def answers_wait(small: Small, number: int) -> bool:
    """Whether all answers are in and the dealer draws before they are turned up: their chances are nowhere said."""
    last = small.ways[number]
    asked = DRAW if last is None else small.states[last[0]].kind()
    return small.states[number].kind() == DRAW and asked in (COMMIT, REACTION)


def shares_are_right(small: Small, numbers: list[int], viewer: int) -> None:
    """The worlds of one view come out as often as they are likely: chi-square, one wrong alarm in a million."""
    spot = spot_of(small, numbers[0])
    view = spot.state.veil(viewer)
    weights = {small.states[number].key(): likelihood(small.states[number], view) for number in numbers}
    total = sum(weights.values())
    shares = {key: weight / total for key, weight in weights.items()}
    draws = min(4_000, ceil(8 / min(shares.values())))
    rng = Rng("posterior", viewer)
    found = Counter(view.determinize(rng).key() for _ in range(draws))
    squares = sum((found[key] - draws * share) ** 2 / (draws * share) for key, share in shares.items())
    if float(squares) > chi_square_limit(len(shares) - 1):
        counts = ", ".join(f"{found[key]} for {float(draws * share):.1f}" for key, share in shares.items())
        raise spot.fault(6, f"the worlds drawn for viewer {viewer} do not come as often as they are likely: {counts}")


def likelihood(state: State, view: View) -> Fraction:
    """How likely a world is, but for a factor: the ways to deal its cards, over the answers that each seat has."""
    hidden = hidden_cards(state, view)
    kinds = sum(hidden.values(), Counter[str]())
    ways = prod(factorial(count) for count in kinds.values())
    same = prod(factorial(count) for cards in hidden.values() for count in cards.values())
    answers = prod(len(state.legal(seat)) for seat in unseen_answers(state, int(view.viewer)))
    return Fraction(ways, same * answers)


def chi_square_limit(freedom: int) -> float:
    """What a chi-square of so many degrees of freedom exceeds once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * spread**0.5) ** 3)
