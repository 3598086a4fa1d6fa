"""The protocol that every game fulfils: `State`, what a seat sees of it (`View`), and who draws (`Dice`).

Read ARCHITECTURE.md for the three ideas behind it. Compiled with mypyc; the same source runs uncompiled.
"""

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ultimo.table import refusal as say
from ultimo.table.events import WATCHER, Event
from ultimo.table.refusal import IllegalMove, Refusal
from ultimo.table.rng import Rng

FULL: Final[i64] = -1
"""The viewer of a state that nothing is hidden in."""

MAX_SEATS: Final[i64] = 16


# What the table waits for: the values of `State.kind`. Plain numbers, because search asks for them at every step.
TURN: Final[i64] = 0
"""One seat is to act."""
COMMIT: Final[i64] = 1
"""Several seats choose in secret; a choice can be changed until the last one is in."""
REACTION: Final[i64] = 2
"""A commit in which everyone may answer or pass. To pass is the first of the legal moves."""
DRAW: Final[i64] = 3
"""The dealer owes a draw."""
OVER: Final[i64] = 4
"""The match has ended."""

# What `State.mover` gives besides seats.
DEALER: Final[i64] = -1
NOBODY: Final[i64] = -2

KIND_NAMES: Final = ("turn", "commit", "reaction", "draw", "over")


class VeiledError(Exception):
    """A veiled state was asked for something that only the full state knows."""


@dataclass(frozen=True)
class Standings:
    """How a match ended.

    `places[seat]` counts from 1, ties share (1, 2, 2, 4); all 0 when nobody wins. `scores[seat]` in the game's own
    unit. `rule` is the id of the rule that ended the match.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str

    def winners(self) -> tuple[int, ...]:
        """The seats in first place; empty when nobody wins."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


# ABCMeta by name, here and below: mypyc takes ABC for a base class in plain Python, whose attributes may be missing,
# and then looks at every read whether they are.
@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(metaclass=ABCMeta):
    """Who decides what is drawn."""

    @abstractmethod
    def ticket(self, state: "State", total: i64) -> i64:
        """A number from 0 to `total` - 1, `total` the sum of the weights of the draw that `state` owes."""


# Acyclic: a state is held by views and never holds one, so it need not be watched for rings of references. Copies are
# made faster for it.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """One match at one moment: mutable, cheap to copy, small whole numbers inside.

    A game's class calls `super().__init__(seats)`, or sets these three fields itself; all it must give is abstract
    here. Seats count from 0; a mask has bit `1 << seat`. Moves and outcomes are whole numbers whose text form the
    game's `write` gives.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = FULL
        self.journal: list[Event] | None = None

    # Who is asked

    @abstractmethod
    def asked(self) -> i64:
        """The mask of seats still waited for; 0 when the dealer owes a draw or the match is over."""

    @abstractmethod
    def open(self) -> i64:
        """The mask of seats that may answer or change their answer; 0 as for `asked`."""

    @abstractmethod
    def question(self) -> i64:
        """The number of the open question, from 1, one higher with each new question. A changed mind opens none."""

    @abstractmethod
    def kind(self) -> i64:
        """What the table waits for: `TURN`, `COMMIT`, `REACTION`, `DRAW` or `OVER`."""

    def turn_number(self) -> i64:
        """The number of the turn that the open question belongs to: as long as it stays, who has said to pass on
        everything this turn is passed for. Open to all, never lower than before; by default every question is a turn.
        """
        return self.question()

    def mover(self) -> i64:
        """Who is next to do something: the lowest seat asked, `DEALER` if a draw is owed, `NOBODY` if it is over.

        For search, which asks at every step: `asked` and `kind` in one; a game may know it at once.
        """
        asked = self.asked()
        if asked == 0:
            return NOBODY if self.kind() == OVER else DEALER
        seat: i64 = 0
        while not asked & 1:
            asked >>= 1
            seat += 1
        return seat

    @abstractmethod
    def prompt(self) -> str:
        """The name of what is asked, for the Fluent messages `prompt-<name>`; empty when nothing is."""

    @abstractmethod
    def is_out(self, seat: i64) -> bool:
        """Whether the seat has left the match for good."""

    # What they may answer

    @abstractmethod
    def legal(self, seat: i64) -> tuple[int, ...]:
        """The seat's legal moves in rising order, no duplicates; non-empty exactly for open seats.

        On a veiled state it works for the viewer only and raises `VeiledError` for others.
        """

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the seat's legal moves, uniformly: the one of `legal` whose number `rng.below` gives.

        For search, on full states; a game may find it without making the list.
        """
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why this game refuses `move` to `seat`, an open seat; None when it is legal.

        A move that this question does not ask for is refused under the rule that asks.
        """

    def check(self, seat: i64, move: i64) -> Refusal | None:
        """Why `move` is refused to `seat` now, or None when it is legal. The one place that says no."""
        if self.kind() == OVER:
            return Refusal(say.OVER)
        if seat < 0 or seat >= self.seats:
            return Refusal(say.NOT_ASKED, {"seat": int(seat)})
        self.guard_seat(seat)
        if self.is_out(seat):
            return Refusal(say.OUT, {"seat": int(seat)})
        if not self.open() >> seat & 1:
            return Refusal(say.NOT_ASKED, {"seat": int(seat)})
        if move < 0 or move >= self.moves():
            return Refusal(say.UNREADABLE, {"text": str(move), "expected": f"0 to {self.moves() - 1}"})
        return self.refusal(seat, move)

    @abstractmethod
    def moves(self) -> i64:
        """How many moves the game has: they are numbered from 0 to `moves() - 1`."""

    # What happens

    def apply(self, seat: i64, move: i64) -> None:
        """Play a move that may be wrong. Raises `IllegalMove` with the refusal, and then nothing has changed."""
        self.guard()
        refusal = self.check(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.play(seat, move)

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Play a move known to be legal, without looking. Raises `VeiledError` on a veiled state."""

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """What the dealer may draw: outcomes in rising order with whole weights above 0; empty when no draw is owed."""

    @abstractmethod
    def draw_name(self) -> str:
        """The name of the owed draw, the same in every match that comes this way (`deal.2.3`)."""

    def resolve(self, outcome: i64) -> None:
        """Apply an outcome of the owed draw. Raises `ValueError` for one that `chances` does not hold."""
        for possible, _ in self.chances():
            if possible == outcome:
                self.settle(outcome)
                return
        raise ValueError(f"outcome {outcome} cannot be drawn now")

    @abstractmethod
    def settle(self, outcome: i64) -> None:
        """Apply an outcome known to be possible, without looking."""

    @abstractmethod
    def draw(self, dice: Dice) -> i64:
        """Let `dice` choose an outcome, apply and return it: `outcome_at(dice.ticket(self, total))`, in one step."""

    def outcome_at(self, ticket: i64) -> i64:
        """The outcome whose share of the weights, laid end to end as `chances` lists them, holds `ticket`."""
        left = ticket
        for outcome, weight in self.chances():
            if left < weight:
                return outcome
            left -= weight
        raise ValueError(f"ticket {ticket} is beyond the weights of draw {self.draw_name()}")

    # Copies

    @abstractmethod
    def copy(self) -> "State":
        """A state that shares nothing with this one; without journal."""

    @abstractmethod
    def copy_from(self, other: "State") -> None:
        """Become a copy of `other`, a state of the same game; the journal stays as it is."""

    @abstractmethod
    def key(self) -> bytes:
        """Equal exactly for states from which the same can follow: without the counters that only name things."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state, counters too, for another process; the journal stays here."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` described; this state has the same options, seats and deck."""

    # What a seat knows

    def veil(self, viewer: i64) -> "View":
        """What `viewer`, a seat or `WATCHER`, may know. A veiled state gives its own viewer's view again."""
        if viewer != WATCHER and (viewer < 0 or viewer >= self.seats):
            raise ValueError(f"viewer {viewer} is no seat of this table: 0 to {self.seats - 1}, or {WATCHER} to watch")
        if self.viewer != FULL and self.viewer != viewer:
            raise VeiledError(f"a view of seat {self.viewer} cannot become one of {viewer}")
        view = self.copy()
        view.viewer = viewer
        view.hide(viewer)
        return View(view)

    @abstractmethod
    def hide(self, viewer: i64) -> None:
        """Blank what `viewer` does not know. Called on a copy; on a view of `viewer` it changes nothing."""

    @abstractmethod
    def fill(self, rng: Rng) -> None:
        """Put cards into all that `hide` has blanked, uniform over the worlds that agree with the viewer's facts."""

    # What people see

    @abstractmethod
    def standings(self) -> Standings:
        """How the match ended. Raises `ValueError` while it runs."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """Zones, cards and gauges in the one form that page and terminal draw: see `table/describe.py`."""

    @abstractmethod
    def zones(self) -> dict[str, tuple[str, ...]]:
        """Every card of the game and where it is, by zone id; cards that nobody has drawn yet lie in `unseen`."""

    @abstractmethod
    def bound(self) -> i64:
        """A number of questions that no match with these options, seats and deck exceeds."""

    # Help for games

    def guard(self) -> None:
        """Raise `VeiledError` on a veiled state."""
        if self.viewer != FULL:
            raise VeiledError("a veiled state cannot be played on: determinize its view first")

    def guard_seat(self, seat: i64) -> None:
        """Raise `VeiledError` on a veiled state unless `seat` is its viewer."""
        if self.viewer != FULL and self.viewer != seat:
            raise VeiledError(f"a view of seat {self.viewer} does not know the moves of seat {seat}")

    def record(self, event: Event) -> None:
        """Write an event to the journal, if there is one."""
        if self.journal is not None:
            self.journal.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A veiled state with its viewer: all that bots, sockets, replays and error messages ever get."""

    def __init__(self, state: State) -> None:
        if state.viewer == FULL:
            raise ValueError("a view needs a veiled state: call state.veil(viewer)")
        self.state: State = state
        self.viewer: i64 = state.viewer

    def asked(self) -> i64:
        """The mask of seats still waited for."""
        return self.state.asked()

    def open(self) -> i64:
        """The mask of seats that may answer."""
        return self.state.open()

    def question(self) -> i64:
        """The number of the open question."""
        return self.state.question()

    def kind(self) -> i64:
        """What the table waits for: `TURN`, `COMMIT`, `REACTION`, `DRAW` or `OVER`."""
        return self.state.kind()

    def legal(self) -> tuple[int, ...]:
        """The viewer's legal moves; empty for a watcher and for a seat that is not open."""
        if self.viewer == WATCHER:
            return ()
        return self.state.legal(self.viewer)

    def check(self, move: i64) -> Refusal | None:
        """Why `move` is refused to the viewer, or None."""
        return self.state.check(self.viewer, move)

    def veil(self, viewer: i64) -> "View":
        """Veiling twice is veiling once: the same view again. Raises `VeiledError` for another viewer."""
        return self.state.veil(viewer)

    def determinize(self, rng: Rng) -> State:
        """A full state that fits all the viewer knows, drawn uniformly over the hidden cards."""
        state = self.state.copy()
        state.viewer = FULL
        state.fill(rng)
        return state

    def determinize_into(self, state: State, rng: Rng) -> None:
        """`determinize` into a scratch state of the same game."""
        state.copy_from(self.state)
        state.viewer = FULL
        state.fill(rng)

    def describe(self) -> dict[str, Any]:
        """What the viewer sees, for page and terminal."""
        return self.state.describe()

    def standings(self) -> Standings:
        """How the match ended."""
        return self.state.standings()

    def key(self) -> bytes:
        """Equal exactly for views of the same viewer that show the same."""
        return bytes([int(self.viewer)]) + self.state.key()
