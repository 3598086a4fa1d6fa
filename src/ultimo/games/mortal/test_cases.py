"""The case table of El Mortal, run row by row from `cases.toml`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.mortal.deck import deck_for
from ultimo.games.mortal.game import begin
from ultimo.games.mortal.options import MortalOptions
from ultimo.games.mortal.testing import Table, table
from ultimo.table.dice import Random
from ultimo.table.events import WATCHER
from ultimo.table.state import DRAW
from ultimo.table.testing import case_name, cases_of, comes_out, spaced

CASES: Final = cases_of(Path(__file__).parent)


def seen(viewer: int) -> Callable[[Table], object]:
    """All zones with cards, as a viewer sees them."""

    def look(at: Table) -> str:
        return ", ".join(f"{zone} {' '.join(cards)}" for zone, cards in at.sees(viewer).items())

    return look


def legal(seat: int) -> Callable[[Table], object]:
    """The legal moves of a seat."""
    return lambda at: ", ".join(at.legal(seat))


def groups(at: Table) -> str:
    """How many game cards lie on each death of the pile, from the top."""
    counts = [0]
    for card in at.pile.split():
        if card == "muerte":
            counts.append(0)
        else:
            counts[-1] += 1
    return spaced(counts[:-1])


LOOKS: Final[dict[str, Callable[[Table], object]]] = {
    "hands": lambda at: "; ".join(at.hands),
    "deaths": lambda at: spaced(at.deaths),
    "fronts": lambda at: "; ".join(at.fronts),
    "discards": lambda at: at.discards,
    "gone": lambda at: at.gone,
    "stack": lambda at: at.stack,
    "turn": lambda at: at.turn,
    "asked": lambda at: spaced(at.asked),
    "prompt": lambda at: at.prompt,
    "legal": lambda at: ", ".join(at.legal()),
    "legal_0": legal(0),
    "legal_1": legal(1),
    "legal_2": legal(2),
    "alive": lambda at: spaced(at.alive),
    "ended": lambda at: at.ended,
    "places": lambda at: spaced(at.places),
    "log": lambda at: " ".join(at.log),
    "discarded": lambda at: spaced([event.seat for event in at.events if event.verb == "discards"]),
    "sees_0": seen(0),
    "sees_2": seen(2),
    "sees_watcher": seen(WATCHER),
    "piled": lambda at: f"{at.pile.split().count('game')} {at.pile.split().count('muerte')}",
    "group": groups,
    "dealt": lambda at: spaced([int(size) for size in at.state.size]),
}
"""What a case may expect, and how it is read off the table."""


def set_up(case: dict[str, Any]) -> Table:
    """The table that a case starts from."""
    start, options = case["start"], case.get("options", {})
    if "players" not in start:
        return table(**start, **options)
    chosen = MortalOptions().with_set(options)
    found = Table(begin(chosen, start["players"], deck_for(chosen)))
    dice = Random("case")
    while found.state.kind() == DRAW:
        found.state.draw(dice)
    return found


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_case(case: dict[str, Any]) -> None:
    at = set_up(case).do(*case.get("steps", []))
    for written, rule in case.get("refused", {}).items():
        seat, sign, move = written.rpartition(": ")
        refusal = at.refusal(move, int(seat) if sign else None)
        assert refusal is not None, f"{written} is allowed: {case['situation']}"
        assert refusal.rule == rule, case["situation"]
    at.do(*case.get("then", []))
    comes_out(at, case, LOOKS)
