"""Point 8: twin worlds, which differ only in what a viewer cannot know."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ultimo.table.events import Event
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, OVER, REACTION, State
from walking import Case, Small, Spot, Step, look, spot_of, steps, take, told, unseen_answers, viewers, walk


@dataclass(frozen=True)
class Glimpse:
    """What a viewer has of one step: what it was told, what it sees then, and how far the questions have gone."""

    heard: list[Event]
    seen: tuple[object, ...]
    questions: int

    @property
    def faces(self) -> list[tuple[str, ...]]:
        """The cards that were told."""
        return [event.cards for event in self.heard]

    def shows_its_cards(self) -> bool:
        """Whether the cards that were told lie in sight now."""
        description: Any = self.seen[-1]
        in_sight = Counter(card for zone in description["zones"] for card in zone["cards"])
        return all(Counter(cards) <= in_sight for cards in self.faces)


def twins(case: Case, matches: int = 2, worlds: int = 1, ahead: int = 30) -> None:
    """Point 8: two states that differ in what a viewer cannot know look alike to it, and go on looking alike.

    Where a step turns up hidden cards, told as such and in sight then, twins part. Answers that others are still waited
    for belong to point 7: twins begin where there are none. Exhaustively: all states that a view may stand for, and all
    steps that they have in common. Sampled: `worlds` twins of states, by `determinize`, walked on with common steps, up
    to `ahead`. In both: what the dealer draws or a seat does shows no card to those whose view stays the same whatever
    it is.
    """
    for small in case.small:
        every_twin(small)
    for seed in range(matches):
        for spot in walk(case, seed):
            no_card_slips(spot)
            rng = Rng("twins", seed, len(spot.steps))
            viewer = viewers(spot.state)[rng.below(case.seats + 1)]
            if not unseen_answers(spot.state, viewer):
                for _ in range(worlds):
                    walk_twins(spot, spot.state.veil(viewer).determinize(rng), viewer, rng, ahead)


def every_twin(small: Small) -> None:
    """All states of a small deck that look the same to a viewer give it the same after the same step."""
    outcomes: list[list[tuple[list[Event], int]]] = []
    for state, edges in zip(small.states, small.edges, strict=True):
        followed = [small.after(state, edge.step) for edge in edges]
        outcomes.append([(events, int(after.question()) - int(state.question())) for after, events in followed])
    for viewer in viewers(small.states[0]):
        looks = [look(state.veil(viewer)) for state in small.states]
        known: dict[object, tuple[object, ...]] = {}
        known_steps: dict[tuple[object, Step], Glimpse] = {}
        for number, state in enumerate(small.states):
            here = [
                Glimpse(told(events, viewer), looks[edge.target], questions)
                for edge, (events, questions) in zip(small.edges[number], outcomes[number], strict=True)
            ]
            taken = [edge.step for edge in small.edges[number]]
            if state.kind() not in (COMMIT, REACTION, OVER):
                same_views_show_no_card(spot_of(small, number), viewer, taken, here)
            if unseen_answers(state, viewer):
                continue
            key = looks[number][0]
            if known.setdefault(key, looks[number]) != looks[number]:
                wrong = f"viewer {viewer} sees more than the key of its view tells: {looks[number]}, else {known[key]}"
                raise spot_of(small, number).fault(8, wrong)
            for step, found in zip(taken, here, strict=True):
                first = known_steps.setdefault((key, step), found)
                if first != found:
                    alike(spot_of(small, number), viewer, first, found, step)


def walk_twins(spot: Spot, world: State, viewer: int, rng: Rng, ahead: int) -> None:
    """Walk two worlds that look the same to a viewer, with steps that both allow."""
    case = spot.case
    one, other = case.rebuild(spot.state), case.rebuild(world)
    if look(one.veil(viewer)) != look(other.veil(viewer)):
        raise spot.fault(8, f"viewer {viewer} sees a difference where it knows none")
    taken = [*spot.steps]
    for _ in range(ahead):
        common = sorted(set(steps(one)) & set(steps(other)))
        if not common:
            return
        step = common[rng.below(len(common))]
        before = case.rebuild(one)
        found: list[Glimpse] = []
        for twin in (one, other):
            twin.journal = []
            take(twin, step)
            questions = int(twin.question()) - int(before.question())
            found.append(Glimpse(told(twin.journal, viewer), look(twin.veil(viewer)), questions))
        if not alike(Spot(case, spot.walk, taken, before), viewer, found[0], found[1], step):
            return
        taken.append(step)


def alike(spot: Spot, viewer: int, one: Glimpse, other: Glimpse, step: Step) -> bool:
    """Whether a step shows the same in two worlds; False if it turns up cards, an error if anything else differs."""
    if one == other:
        return True
    if one.faces != other.faces and one.shows_its_cards() and other.shows_its_cards():
        return False
    twin = "though the worlds differ only in what that viewer cannot know"
    if one.heard != other.heard:
        raise spot.fault(8, f"viewer {viewer} is told {one.heard}, in a twin world {other.heard}, {twin}", step)
    raise spot.fault(8, f"viewer {viewer} sees {one.seen}, in a twin world {other.seen}, {twin}", step)


def no_card_slips(spot: Spot) -> None:
    """What is drawn or done here shows no card to those whose view stays the same whatever it is."""
    if spot.state.kind() in (COMMIT, REACTION, OVER):
        return
    taken = steps(spot.state)
    followed = [spot.case.after(spot.state, step) for step in taken]
    for viewer in viewers(spot.state):
        found = [Glimpse(told(events, viewer), (after.veil(viewer).key(),), 0) for after, events in followed]
        same_views_show_no_card(spot, viewer, taken, found)


def same_views_show_no_card(spot: Spot, viewer: int, taken: list[Step], found: list[Glimpse]) -> None:
    """Steps after which a viewer sees the same have not been told with different cards."""
    known: dict[object, list[Event]] = {}
    for step, one in zip(taken, found, strict=True):
        before = known.setdefault(one.seen[0], one.heard)
        if one.heard != before and without_cards(one.heard) == without_cards(before):
            raise spot.fault(8, f"viewer {viewer} is told {one.heard}, else {before}, of what it cannot see", step)


def without_cards(events: Iterable[Event]) -> list[Event]:
    """The events without the faces of their cards, and where those are hidden, without further facts."""
    return [replace(event, cards=(), facts={} if "?" in event.cards else event.facts) for event in events]
