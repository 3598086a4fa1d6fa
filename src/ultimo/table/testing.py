"""What the tests of all games speak: a table in the words of its rules, and the table of cases.

A game's `testing.py` sets tables up in a line; its `cases.toml` tells row by row what must come out.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from ultimo.table.dice import Random
from ultimo.table.events import Event
from ultimo.table.game import Game
from ultimo.table.refusal import Refusal
from ultimo.table.state import OVER, State

S = TypeVar("S", bound=State)
T = TypeVar("T", bound="SeenTable[Any]")


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(int(mask).bit_length()) if mask >> seat & 1]


def spaced(values: Iterable[object]) -> str:
    """Values with blanks between."""
    return " ".join(str(value) for value in values)


class SeenTable(Generic[S]):
    """A match at one moment, in the words of its rules. Everything is read from the state and its journal.

    Moves and outcomes are their texts. A game's own table says which `game` it is, and adds what can be seen on it.
    """

    game: ClassVar[Game]

    def __init__(self, state: S) -> None:
        self.state = state
        self.state.journal = []

    # What is done

    def do(self, *steps: str) -> Self:
        """Play steps of the seat whose turn it is, each a move and what is drawn after it: `spin 2: clic`."""
        for step in steps:
            move, _, drawn = step.partition(":")
            self.answer(self.turn, move)
            for outcome in filter(None, drawn.split(",")):
                self.draw(outcome.strip())
        return self

    def answer(self, seat: int, move: str) -> Self:
        """Have `seat` answer `move`."""
        self.state.apply(seat, self.game.read(move))
        return self

    def draw(self, outcome: str) -> Self:
        """Let the owed draw come out as `outcome`."""
        self.state.resolve(self.game.read_outcome(outcome))
        return self

    # Who is asked

    @property
    def asked(self) -> list[int]:
        """The seats that are waited for."""
        return seats_in(self.state.asked())

    @property
    def turn(self) -> int:
        """The one seat that is asked."""
        asked = self.asked
        assert len(asked) == 1, f"not one seat is to act, but {asked}"
        return asked[0]

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of `seat`, or of the one whose turn it is."""
        return [self.game.write(move) for move in self.state.legal(self.turn if seat is None else seat)]

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why `seat`, or the one whose turn it is, may not play `move`."""
        return self.state.check(self.turn if seat is None else seat, self.game.read(move))

    @property
    def chances(self) -> dict[str, Fraction]:
        """What may be drawn now, with the chance of each."""
        owed = self.state.chances()
        total = sum(weight for _, weight in owed)
        return {self.game.write_outcome(outcome): Fraction(weight, total) for outcome, weight in owed}

    # What was told

    @property
    def events(self) -> list[Event]:
        """What has happened since this table was set up."""
        return self.state.journal or []

    def of(self, *verbs: str) -> list[Event]:
        """The events of some verbs."""
        return [event for event in self.events if event.verb in verbs]

    @property
    def log(self) -> list[str]:
        """The verbs of all events."""
        return [event.verb for event in self.events]

    # How it ended

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.kind() == OVER

    @property
    def ended(self) -> str:
        """The rule that ended the match, empty while it runs."""
        return self.state.standings().rule if self.over else ""

    @property
    def places(self) -> list[int]:
        """The place of each seat in a match that is over."""
        return list(self.state.standings().places)


def walked(found: T, *seed: int | str) -> Iterator[T]:
    """The rest of a match at random: the table as it is, and after every step."""
    dice = Random(*seed)
    yield found
    while not found.over:
        asked = found.asked
        if asked:
            seat = asked[dice.rng.below(len(asked))]
            legal = found.state.legal(seat)
            found.state.apply(seat, legal[dice.rng.below(len(legal))])
        else:
            found.state.draw(dice)
        yield found


# The table of cases


def cases_of(folder: Path) -> list[dict[str, Any]]:
    """The cases of a game, in the order of its `cases.toml`."""
    cases: list[dict[str, Any]] = tomllib.loads((folder / "cases.toml").read_text(encoding="utf-8"))["case"]
    return cases


def case_name(case: Mapping[str, Any]) -> str:
    """A case as the test run names it: the number of its row, and its variant where the row has several, `2-top`."""
    return "-".join(filter(None, [str(case["row"]), case.get("variant", "").replace(" ", "-")]))


def refuses(seen: SeenTable[Any], case: Mapping[str, Any]) -> None:
    """The moves that a case lists are refused, by the rule and with the facts it says, and not among the legal ones."""
    for move, facts in case.get("refused", {}).items():
        refusal = seen.refusal(move)
        assert refusal is not None, f"{case['situation']}: {move} is allowed"
        told = {"rule": refusal.rule, **refusal.facts}
        assert told == {**told, **facts}, f"{case['situation']}: {move} is refused by {told}, not by {facts}"
        assert move not in seen.legal(), f"{case['situation']}: {move} is refused and legal"


def comes_out(seen: T, case: Mapping[str, Any], looks: Mapping[str, Callable[[T], object]]) -> None:
    """What a case expects is so, in the words of `looks`."""
    expect = case.get("expect", {})
    found = {look: looks[look](seen) for look in expect}
    assert found == expect, f"{case['situation']}: it came out as {found}, not as {expect}"
