"""How the suite moves through a game: single steps, matches at random, and every state of a small deck.

Nothing here copies a state by `copy`: branches are made through bytes, so that a copy that is not one is found by the
point that looks for it and disturbs no other.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from math import ceil
from typing import Final

from ultimo.build_info import is_compiled
from ultimo.table.deck import Deck
from ultimo.table.events import WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.options import Options
from ultimo.table.rng import Rng
from ultimo.table.state import DRAW, OVER, State, View

DEALER: Final = -1
MOST_STATES: Final = 6_500
"""Small decks with more states than this are not walked from end to end."""
MOST_UNCOMPILED: Final = 500
"""In about so many states of a small deck are points asked on the uncompiled sources, which are forty times as slow; on
the compiled package, in all."""
MOST_SEATS: Final = 8
"""Of a preset for more numbers of players than this, only some are tested."""
TELLING: Final = (4, 8)
"""Which, besides the fewest and the most."""
MOST_STEPS: Final = 100
"""Matches at random give up after this many steps for each question that there may be."""


@dataclass(frozen=True, order=True)
class Step:
    """An answer of a seat, or an outcome when the seat is the `DEALER`."""

    seat: int
    number: int


def numbers_of_seats(game: Game, preset: str) -> list[int]:
    """The numbers of players that the suite tests a preset with.

    These are all that it allows; where they are more than `MOST_SEATS`, the fewest, the most and two between: the rules
    are the same for all, and what depends on the number, as how long a match is, the fewest and the most show best.
    """
    low, high = game.preset(preset).seats(game.seats)
    if high - low < MOST_SEATS:
        return list(range(low, high + 1))
    return [low, *[seats for seats in TELLING if low < seats < high], high]


@dataclass(eq=False)
class Case:
    """A game with options, seats and deck: what each point of the suite is asked about."""

    game: Game
    preset: str
    seats: int
    deck: Deck | None = None
    chosen: Options | None = None

    @cached_property
    def options(self) -> Options:
        """The options chosen, else those of the preset."""
        return self.game.preset(self.preset) if self.chosen is None else self.chosen

    def start(self) -> State:
        """A match before its first draw."""
        return self.game.start(self.options, self.seats, self.deck)

    def rebuild(self, state: State) -> State:
        """The same state anew, through its bytes."""
        fresh = self.start()
        fresh.from_bytes(state.to_bytes())
        return fresh

    def after(self, state: State, *steps: Step) -> tuple[State, list[Event]]:
        """The state that some steps lead to, and the events on the way."""
        fresh = self.rebuild(state)
        events: list[Event] = []
        fresh.journal = events
        for step in steps:
            take(fresh, step)
        fresh.journal = None
        return fresh, events

    @cached_property
    def small(self) -> "list[Small]":
        """The small decks that serve this many seats and can be walked from end to end.

        None for a preset that `small_set` makes what an earlier one is: it would be the same walk again.
        """
        found: list[Small] = []
        short = self.options.with_set(self.game.small_set)
        earlier = takewhile(lambda name: name != self.preset, self.game.presets)
        if self.chosen is None and short in [self.game.preset(name).with_set(self.game.small_set) for name in earlier]:
            return found
        for deck in self.game.small_decks.values():
            needs, has = self.game.room(deck, self.seats, self.options)
            if needs <= has:
                small = Small(self.game, self.preset, self.seats, deck, short)
                if small.whole:
                    found.append(small)
        return found

    def text(self, step: Step) -> str:
        """A step as people write it."""
        if step.seat == DEALER:
            return f"draw {self.game.write_outcome(step.number)}"
        return f"seat {step.seat} {self.game.write(step.number)}"


@dataclass(frozen=True)
class Edge:
    """A step from one state of a small deck to another, by their numbers; what it tells, what questions it opens."""

    step: Step
    target: int
    events: list[Event]
    questions: int


@dataclass(eq=False)
class Small(Case):
    """A case with a small deck, and all its states: those with the same key are one, found by a shortest way."""

    states: list[State] = field(default_factory=list)
    edges: list[list[Edge]] = field(default_factory=list)
    ways: list[tuple[int, Step] | None] = field(default_factory=list)
    doubtful: list[tuple[int, State]] = field(default_factory=list)
    """States whose key is that of another state with which they do not agree: the number of that, and the state."""

    @cached_property
    def whole(self) -> bool:
        """Walk all states; False if there are more than `MOST_STATES`."""
        root = self.start()
        known = {root.key(): 0}
        self.states, self.ways = [root], [None]
        for number, state in enumerate(self.states):  # grows on the way
            edges: list[Edge] = []
            for step in steps(state):
                following, events = self.after(state, step)
                key = following.key()
                target = known.setdefault(key, len(self.states))
                if target == len(self.states):
                    self.states.append(following)
                    self.ways.append((number, step))
                elif not self.is_same(following, self.states[target]):
                    self.doubtful.append((target, following))
                edges.append(Edge(step, target, events, int(following.question()) - int(state.question())))
            self.edges.append(edges)
            if len(self.states) > MOST_STATES:
                return False
        return True

    def is_same(self, one: State, other: State) -> bool:
        """Whether two states with the same key agree, and lead to states whose keys are the same."""
        if outline(one) != outline(other):
            return False
        return all(self.after(one, step)[0].key() == self.after(other, step)[0].key() for step in steps(one))

    def way(self, number: int) -> list[Step]:
        """The steps that lead to a state."""
        found: list[Step] = []
        last = self.ways[number]
        while last is not None:
            number, step = last
            found.append(step)
            last = self.ways[number]
        return found[::-1]


@dataclass(frozen=True)
class Spot:
    """A state on a walk, and how it was reached: what a failure must tell."""

    case: Case
    walk: str
    steps: list[Step]
    state: State

    def fault(self, point: int, wrong: str, step: Step | None = None) -> AssertionError:
        """The error that says which point found what wrong, where, and how to come there again."""
        case = self.case
        deck = "" if case.deck is None else f", small deck {case.deck.name}"
        way = ", ".join(case.text(taken) for taken in self.steps[-12:])
        dots = "... " if len(self.steps) > 12 else ""
        at = f"question {self.state.question()}" + (f", {case.text(step)}" if step is not None else "")
        whose = f"{case.game.id}, preset {case.preset}, {case.seats} seats{deck}"
        return AssertionError(f"point {point}: {wrong}\n  {whose}, {self.walk}, {at}\n  after {dots}{way or 'nothing'}")


def spot_of(case: Case, number: int = 0) -> Spot:
    """The start of a match, or a state of a small deck by its number."""
    if isinstance(case, Small):
        return Spot(case, f"state {number} of all", case.way(number), case.states[number])
    return Spot(case, "the start", [], case.start())


def last_step(spot: Spot) -> Step | None:
    """The step that led here, if any did."""
    return spot.steps[-1] if spot.steps else None


def everywhere(case: Case, seeds: Iterable[int]) -> Iterator[Spot]:
    """Every state of the small decks, then every state of some matches with the game's own deck."""
    yield from exhaustively(case)
    for seed in seeds:
        yield from walk(case, seed)


def exhaustively(case: Case) -> Iterator[Spot]:
    """Every state of the small decks; on the uncompiled sources, of a large one `MOST_UNCOMPILED`, evenly spread."""
    for small in case.small:
        every = 1 if is_compiled() else ceil(len(small.states) / MOST_UNCOMPILED)
        for number in range(0, len(small.states), every):
            yield spot_of(small, number)


def walk(case: Case, seed: int) -> Iterator[Spot]:
    """A match at random, before its first step and after each; the state is the running one and must not be changed.

    It ends when the match is over, or when it has gone on for longer than it may: that is a fault of one point only.
    """
    rng = Rng("walk", case.game.id, case.preset, case.seats, seed)
    state = case.start()
    taken: list[Step] = []
    bound = int(state.bound())
    yield Spot(case, f"match {seed}", taken, state)
    while state.kind() != OVER and state.question() <= bound and len(taken) < MOST_STEPS * (bound + 1):
        step = random_step(state, rng, seed)
        take(state, step)
        taken.append(step)
        yield Spot(case, f"match {seed}", taken, state)


def random_step(state: State, rng: Rng, style: int = 0) -> Step:
    """An outcome as likely as it is, or an answer; now and then one that changes an earlier one.

    `style`: by thirds, answers are uniform, mostly the first of the legal moves, or mostly the last, so that walks
    reach what players at random rarely do.
    """
    if state.kind() == DRAW:
        chances = possible(state)
        ticket = int(rng.below(sum(weight for _, weight in chances)))
        for outcome, weight in chances:
            if ticket < weight:
                return Step(DEALER, outcome)
            ticket -= weight
    seats = seats_of(state.open() if rng.below(4) == 0 else state.asked())
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    if style % 3 and rng.below(4):
        return Step(seat, legal[0] if style % 3 == 1 else legal[-1])
    return Step(seat, legal[rng.below(len(legal))])


def take(state: State, step: Step) -> None:
    """Take a step."""
    if step.seat == DEALER:
        state.resolve(step.number)
    else:
        state.play(step.seat, step.number)


def steps(state: State) -> list[Step]:
    """All that can happen next."""
    if state.kind() == DRAW:
        return [Step(DEALER, outcome) for outcome, _ in possible(state)]
    return [Step(seat, move) for seat in seats_of(state.open()) for move in state.legal(seat)]


def possible(state: State) -> list[tuple[int, int]]:
    """The chances that are any: one of weight 0 is a fault of one point only, and no way to go on for the others."""
    return [(outcome, weight) for outcome, weight in state.chances() if weight > 0]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(16) if mask >> seat & 1]


def viewers(state: State) -> list[int]:
    """Everybody who may look: all seats, and the watchers."""
    return [*range(int(state.seats)), WATCHER]


def completes(state: State, step: Step) -> bool:
    """Whether the step is the last answer that the open question waits for."""
    return step.seat != DEALER and int(state.asked()) == 1 << step.seat


def unseen_answers(state: State, viewer: int) -> list[int]:
    """The seats whose answer to the open question is in and hidden from the viewer."""
    return [seat for seat in seats_of(int(state.open()) & ~int(state.asked())) if seat != viewer]


def outline(state: State) -> tuple[object, ...]:
    """What everybody would agree on about a state, but for its counters."""
    legal = tuple(state.legal(seat) for seat in range(int(state.seats)))
    masks = (int(state.asked()), int(state.open()), int(state.kind()))
    return masks, state.prompt(), legal, state.chances(), state.zones()


def look(view: View) -> tuple[object, ...]:
    """All that a view shows, but for the number of the question."""
    shown = view.describe()
    del shown["question"]
    masks = (int(view.asked()), int(view.open()), int(view.kind()))
    return view.key(), masks, view.state.prompt(), view.legal(), shown


def told(events: list[Event], viewer: int) -> list[Event]:
    """The events as a viewer notices them."""
    return [seen for event in events if (seen := event.veil(viewer)) is not None]
