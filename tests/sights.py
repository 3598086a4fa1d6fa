"""What one viewer sees and is told in a small deck, and all that it may think possible: for points 6, 8 and 13."""

from functools import cached_property, lru_cache

from ultimo.table.events import Event
from ultimo.table.state import COMMIT, REACTION
from walking import DEALER, Edge, Small, completes, look, told


class Sight:
    """The states of a small deck as one viewer sees them. Views, and what is told, have numbers."""

    def __init__(self, small: Small, viewer: int) -> None:
        self.small = small
        self.viewer = viewer
        self.views: list[int] = []
        """The view that each state gives."""
        self.groups: list[list[int]] = []
        """The states that give each view."""
        keys: dict[bytes, int] = {}
        for number, state in enumerate(small.states):
            view = keys.setdefault(state.veil(viewer).key(), len(self.groups))
            if view == len(self.groups):
                self.groups.append([])
            self.groups[view].append(number)
            self.views.append(view)

    def look(self, number: int) -> tuple[object, ...]:
        """All that the viewer sees in a state."""
        return look(self.small.states[number].veil(self.viewer))

    @cached_property
    def heard(self) -> list[list[int]]:
        """What the viewer is told at each step of each state."""
        known: dict[str, int] = {}
        return [[known.setdefault(repr(self.told(edge)), len(known)) for edge in edges] for edges in self.small.edges]

    def told(self, edge: Edge) -> list[Event]:
        """The events of a step as the viewer notices them."""
        return told(edge.events, self.viewer)

    @cached_property
    def thoughts(self) -> list[frozenset[int]]:
        """Every set of states that the same observations may have led to.

        The viewer observes what it does, what it is told, and what everybody knows: what is asked of whom. A step that
        it does not notice at all may have been taken or not. Of another's answer, before all are in, it observes that
        it was given: whether it is told more is for point 7.
        """
        first = self.with_unnoticed({0})
        found = {first}
        left = [first]
        while left:
            following: dict[tuple[object, ...], set[int]] = {}
            for number in left.pop():
                for edge, heard in zip(self.small.edges[number], self.heard[number], strict=True):
                    if not self.is_unnoticed(number, edge):
                        own = edge.step if edge.step.seat == self.viewer else None
                        is_secret = own is None and self.is_early(number, edge)
                        key = own, -1 if is_secret else heard, edge.questions, self.asking[edge.target]
                        following.setdefault(key, set()).add(edge.target)
            for targets in following.values():
                thought = self.with_unnoticed(targets)
                if thought not in found:
                    found.add(thought)
                    left.append(thought)
        return sorted(found, key=min)

    def with_unnoticed(self, numbers: set[int]) -> frozenset[int]:
        """States, and those that lead on from there without being noticed."""
        found = set(numbers)
        left = list(numbers)
        while left:
            number = left.pop()
            for edge in self.small.edges[number]:
                if edge.target not in found and self.is_unnoticed(number, edge):
                    found.add(edge.target)
                    left.append(edge.target)
        return frozenset(found)

    def is_unnoticed(self, number: int, edge: Edge) -> bool:
        """Whether the viewer cannot notice that a step was taken: a change of mind of another seat."""
        if edge.step.seat in (DEALER, self.viewer) or edge.questions or self.told(edge):
            return False
        return self.asking[number] == self.asking[edge.target]

    def is_early(self, number: int, edge: Edge) -> bool:
        """Whether a step is an answer, and others are still waited for."""
        state = self.small.states[number]
        return state.kind() in (COMMIT, REACTION) and not completes(state, edge.step)

    @cached_property
    def asking(self) -> list[tuple[int, int, int, str]]:
        """What everybody knows of the question in each state."""
        return [
            (int(state.asked()), int(state.open()), int(state.kind()), state.prompt()) for state in self.small.states
        ]


@lru_cache(maxsize=24)
def sight(small: Small, viewer: int) -> Sight:
    """How one viewer sees a small deck, made once for all points that ask."""
    return Sight(small, viewer)
