"""Point 6, its second half: how likely each world of a small deck is drawn for a view.

What `determinize` promises: the cards that a viewer does not see lie in the places that it does not see as if they had
been dealt there by lot, each single card alike, but for deals that the view rules out; and an answer that it does not
see is any that was legal. Here that is counted out deal by deal and compared with what `fill` makes of every choice
that its generator can give.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, zip_longest
from math import ceil, prod
from typing import Final, cast

from sights import Sight
from ultimo.build_info import is_compiled
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DRAW, REACTION, State, View
from walking import DEALER, Small, Step, spot_of, unseen_answers

UNSEEN: Final = "unseen"
MOST_DEALS: Final = 20_000
"""Views that may stand for more deals are not looked at."""
MOST_CHOICES: Final = 2_000
"""Views for which `fill` can choose in more ways are drawn from at random instead."""
MOST_DRAWN: Final = 4_000
"""How many worlds are made in all for one viewer of one small deck."""


def worlds_are_as_likely(seen: Sight) -> None:
    """The worlds of a view are drawn as likely as they are.

    Every view that may stand for several worlds is looked at, as long as `MOST_DRAWN` lasts: by turns those in which
    answers are in that the viewer does not see, those in which a draw is owed, both, and neither. Exactly, by
    fractions, over every choice that `fill` can make; where it can make too many, or Python cannot stand in for a
    compiled generator, as often as that, from a fixed seed (chi-square, one wrong alarm in a million).
    """
    left = MOST_DRAWN
    for group in by_turns(seen):
        wanted = shares(seen, group)
        if len(wanted) < 2:
            continue
        spot = spot_of(seen.small, group[0])
        view = spot.state.veil(seen.viewer)
        found = None if is_compiled() else every_world(view)
        if found is None:
            left -= drawn_at_random(seen, group, wanted)
        elif found[0] != wanted:
            said = ", ".join(f"{found[0].get(key, 0)} for {share}" for key, share in wanted.items())
            raise spot.fault(
                6, f"the worlds drawn for viewer {seen.viewer} do not come as often as they are likely: {said}"
            )
        else:
            left -= found[1]
        if left < 0:
            return


def by_turns(seen: Sight) -> Iterator[list[int]]:
    """The views that may stand for several states, the kinds of moments taking turns, each kind evenly spread."""
    kinds: dict[object, list[list[int]]] = {}
    for group in seen.groups:
        if len(group) > 1:
            state = seen.small.states[group[0]]
            has_answers = bool(unseen_answers(state, seen.viewer)) or bool(pending(seen, group[0]))
            kinds.setdefault((has_answers, state.kind() == DRAW), []).append(group)
    for row in zip_longest(*map(spread, kinds.values())):
        yield from (group for group in row if group is not None)


def spread(groups: list[list[int]]) -> list[list[int]]:
    """The same in an order whose every beginning is spread over the whole: by the golden section."""
    places = sorted(range(len(groups)), key=lambda place: place * 0.6180339887 % 1)
    return [groups[place] for place in places]


def shares(seen: Sight, group: list[int]) -> dict[bytes, Fraction]:
    """How likely each world of a view is, by its key; empty if there are too many deals."""
    small, viewer = seen.small, seen.viewer
    view = small.states[group[0]].veil(viewer)
    weights: dict[bytes, Fraction] = {}
    for number in group:
        state = small.states[number]
        answers = pending(seen, number)
        hidden = hidden_cards(state, view, answers)
        places = sorted(hidden)
        cards = tuple(sorted(sum(hidden.values(), Counter[str]()).elements()))
        found = deals(cards, tuple(hidden[place].total() for place in places))
        if not found:
            return {}
        lies = tuple(tuple(sorted(hidden[place].elements())) for place in places)
        weights[state.key()] = Fraction(found[lies], prod(answers.values()))
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}


def hidden_cards(state: State, view: View, answers: Iterable[int]) -> dict[str, Counter[str]]:
    """The cards that a view does not show, by place; a seat with an unseen answer is one place with all its zones."""
    seen = view.state.zones()
    hidden: dict[str, Counter[str]] = {}
    for zone, cards in state.zones().items():
        covered = Counter(cards) if zone == UNSEEN else Counter(cards) - Counter(seen.get(zone, ()))
        seat = zone.rpartition(".")[2]
        place = f"seat {seat}" if seat.isdigit() and int(seat) in answers else zone
        if covered:
            hidden[place] = hidden.get(place, Counter()) + covered
    return hidden


@lru_cache(maxsize=256)
def deals(cards: tuple[str, ...], sizes: tuple[int, ...]) -> Counter[tuple[tuple[str, ...], ...]]:
    """Deal single cards to places of these sizes in every way, and count what lies where; empty if that is too much."""
    dealt: list[tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]] = [((), tuple(range(len(cards))))]
    for size in sizes:
        longer: list[tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]] = []
        for places, left in dealt:
            for chosen in combinations(left, size):
                rest = tuple(card for card in left if card not in chosen)
                longer.append(((*places, tuple(cards[card] for card in chosen)), rest))
                if len(longer) > MOST_DEALS:
                    return Counter()
        dealt = longer
    return Counter(places for places, _ in dealt)


def pending(seen: Sight, number: int) -> dict[int, int]:
    """The seats with an answer that is in and that the viewer does not see, and how many answers each had.

    The question may be open, or all may have answered and the dealer draws before the answers are turned up.
    """
    small, viewer = seen.small, seen.viewer
    state = small.states[number]
    if state.kind() in (COMMIT, REACTION):
        return {seat: len(state.legal(seat)) for seat in unseen_answers(state, viewer)}
    if state.kind() != DRAW:
        return {}
    base, answers = question_of(small, number)
    found: dict[int, int] = {}
    for seat in answers:
        if seat != viewer:
            others = [Step(other, answers[other]) for other in answers if other != seat]
            legal = small.states[base].legal(seat)
            after = [small.after(small.states[base], *others, Step(seat, move))[0] for move in legal]
            if len({one.veil(viewer).key() for one in after}) == 1:
                found[seat] = len(legal)
    return found


def question_of(small: Small, number: int) -> tuple[int, dict[int, int]]:
    """The state in which the last question was opened, if answers have led from it to here; and those answers."""
    answers: dict[int, int] = {}
    last = small.ways[number]
    while last is not None:
        before, step = last
        state = small.states[before]
        if step.seat == DEALER or state.kind() not in (COMMIT, REACTION):
            break
        answers.setdefault(step.seat, step.number)
        number, last = before, small.ways[before]
        if state.asked() == state.open():
            break
    return number, answers


class Uncountable(Exception):
    """The ways to draw a world cannot be gone through one by one."""


class Choices:
    """In the place of an `Rng`, where sources run as they are: gives what a script says, then 0, and remembers of how
    many.
    """

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        """The next choice among `n`."""
        if len(self.sizes) > 100:
            raise Uncountable("a world that takes so many choices may take any number")
        self.sizes.append(int(n))
        return self.script[len(self.sizes) - 1] if len(self.sizes) <= len(self.script) else 0

    def next32(self) -> int:
        """Not to be scripted."""
        raise Uncountable("only `below` has choices that can be counted")


def every_world(view: View) -> tuple[dict[bytes, Fraction], int] | None:
    """Every world that can be drawn for a view, with its exact chance, and how many ways there are to choose.

    None where there are too many.
    """
    found: dict[bytes, Fraction] = {}
    script: list[int] | None = []
    for count in range(MOST_CHOICES):
        if script is None:
            return found, count
        rng = Choices(script)
        try:
            key = view.determinize(cast("Rng", rng)).key()
        except Uncountable:
            return None
        found[key] = found.get(key, Fraction(0)) + Fraction(1, prod(rng.sizes))
        script = following(rng)
    return None


def following(rng: Choices) -> list[int] | None:
    """The script after this one, as a number counts on from its last digit; None after the last."""
    script = [*rng.script, *[0] * (len(rng.sizes) - len(rng.script))]
    while script and script[-1] == rng.sizes[len(script) - 1] - 1:
        script.pop()
    if not script:
        return None
    script[-1] += 1
    return script


def drawn_at_random(seen: Sight, group: list[int], wanted: dict[bytes, Fraction]) -> int:
    """Draw worlds of a view, and compare how often each comes; returns how many were drawn."""
    spot = spot_of(seen.small, group[0])
    view = spot.state.veil(seen.viewer)
    draws = min(MOST_DRAWN, ceil(8 / min(wanted.values())))
    rng = Rng("posterior", seen.viewer)
    found = Counter(view.determinize(rng).key() for _ in range(draws))
    squares = sum((found[key] - draws * share) ** 2 / (draws * share) for key, share in wanted.items())
    if float(squares) > chi_square_limit(len(wanted) - 1):
        counts = ", ".join(f"{found[key]} for {float(draws * share):.1f}" for key, share in wanted.items())
        raise spot.fault(
            6, f"the worlds drawn for viewer {seen.viewer} do not come as often as they are likely: {counts}"
        )
    return draws


def chi_square_limit(freedom: int) -> float:
    """What a chi-square of so many degrees of freedom exceeds once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * spread**0.5) ** 3)
