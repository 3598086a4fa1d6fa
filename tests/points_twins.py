"""Point 8: twin worlds, which differ only in what a viewer cannot know."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from budget import sampled, to_look_on
from sights import Sight, sight
from ultimo.table.events import Event
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, OVER, REACTION, State
from walking import Case, Edge, Spot, Step, look, spot_of, steps, take, told, unseen_answers, viewers


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
        return all(Counter(card for card in cards if card != "?") <= in_sight for cards in self.faces)


def twins(case: Case, matches: int = 2, worlds: int = 1, ahead: int = 30) -> None:
    """Point 8: two states that differ in what a viewer cannot know look alike to it, and go on looking alike.

    Where a step turns up hidden cards, told as such and in sight then, twins part. Answers that others are still waited
    for belong to point 7: twins begin where there are none. Exhaustively: all states that a view may stand for, and
    every continuation that they have in common; what a viewer was told on any way rules out no state whose view it has.
    Sampled: `worlds` twins of states, by `determinize`, walked on with common steps, up to `ahead`. In both: what the
    dealer draws or a seat does shows no card to those whose view stays the same whatever it is.
    """
    for small in case.small:
        for viewer in viewers(small.states[0]):
            seen = sight(small, viewer)
            every_twin(seen)
            views_hold_what_was_told(seen)
    for spot in sampled(case, matches, lambda state: to_look_on(state) + 4 * worlds * ahead):
        no_card_slips(spot)
        rng = Rng("twins", spot.walk, len(spot.steps))
        viewer = viewers(spot.state)[rng.below(case.seats + 1)]
        if not unseen_answers(spot.state, viewer):
            for _ in range(worlds):
                walk_twins(spot, spot.state.veil(viewer).determinize(rng), viewer, rng, ahead)


def every_twin(seen: Sight) -> None:
    """All states of a small deck that look the same to a viewer do so along every continuation they have in common.

    A step leads states that look the same to states that look the same, and those are compared among all that do. But
    where answers are in that the viewer does not see, only states that had the same answers are twins: they are
    followed as a set until the answers are turned up.
    """
    small, viewer = seen.small, seen.viewer
    for group in seen.groups:
        if len(group) == 1 or unseen_answers(small.states[group[0]], viewer):
            continue
        first = seen.look(group[0])
        for number in group[1:]:
            if seen.look(number) != first:
                wrong = f"viewer {viewer} sees more than the key of its view tells: {seen.look(number)}, else {first}"
                raise spot_of(small, number).fault(8, wrong)
    for number, state in enumerate(small.states):
        if state.kind() not in (COMMIT, REACTION, OVER):
            found = [(edge.step, seen.views[edge.target], seen.told(edge)) for edge in small.edges[number]]
            same_views_show_no_card(spot_of(small, number), viewer, found)
    left = [tuple(group) for group in seen.groups if not unseen_answers(small.states[group[0]], viewer)]
    known = set(left)
    while left:
        for targets in follow(seen, left.pop()):
            if unseen_answers(small.states[targets[0]], viewer) and targets not in known:
                known.add(targets)
                left.append(targets)


def follow(seen: Sight, numbers: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Take each step with all states that allow it; the states that it leads to, apart where cards were turned up."""
    taken: dict[Step, dict[tuple[int, int, int], Edge]] = {}
    found: dict[tuple[Step, tuple[int, int, int]], set[int]] = {}
    for number in numbers:
        for edge, heard in zip(seen.small.edges[number], seen.heard[number], strict=True):
            glimpse = heard, seen.views[edge.target], edge.questions
            firsts = taken.setdefault(edge.step, {})
            if glimpse not in firsts:
                for first in firsts.values():
                    spot = spot_of(seen.small, number)
                    alike(spot, seen.viewer, glimpse_of(seen, first), glimpse_of(seen, edge), edge.step)
                firsts[glimpse] = edge
            found.setdefault((edge.step, glimpse), set()).add(edge.target)
    return [tuple(sorted(targets)) for targets in found.values()]


def glimpse_of(seen: Sight, edge: Edge) -> Glimpse:
    """What the viewer has of a step."""
    return Glimpse(seen.told(edge), seen.look(edge.target), edge.questions)


def views_hold_what_was_told(seen: Sight) -> None:
    """Whatever a viewer was told, all states with a view that it may have then are still possible."""
    for thought in seen.thoughts:
        if unseen_answers(seen.small.states[min(thought)], seen.viewer):
            continue
        for view in {seen.views[number] for number in thought}:
            ruled_out = [number for number in seen.groups[view] if number not in thought]
            if ruled_out:
                number = next(number for number in thought if seen.views[number] == view)
                ways = [", ".join(map(seen.small.text, seen.small.way(one))) for one in (number, ruled_out[0])]
                wrong = f"viewer {seen.viewer} was told what its view does not hold: it can rule out {ways[1]}"
                raise spot_of(seen.small, number).fault(8, wrong)


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
    followed = [(step, *spot.case.after(spot.state, step)) for step in steps(spot.state)]
    for viewer in viewers(spot.state):
        found = [(step, after.veil(viewer).key(), told(events, viewer)) for step, after, events in followed]
        same_views_show_no_card(spot, viewer, found)


def same_views_show_no_card(spot: Spot, viewer: int, found: Iterable[tuple[Step, object, list[Event]]]) -> None:
    """Steps after which a viewer sees the same have not been told with different cards."""
    known: dict[object, list[Event]] = {}
    for step, view, heard in found:
        before = known.setdefault(view, heard)
        if heard != before and without_cards(heard) == without_cards(before):
            raise spot.fault(8, f"viewer {viewer} is told {heard}, else {before}, of what it cannot see", step)


def without_cards(events: Iterable[Event]) -> list[Event]:
    """The events without the faces of their cards, and where those are hidden, without further facts."""
    return [replace(event, cards=(), facts={} if "?" in event.cards else event.facts) for event in events]
