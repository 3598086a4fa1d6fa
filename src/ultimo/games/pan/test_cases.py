"""The case table of Pan t'es Mort, run row by row from `cases.toml`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.pan.testing import Table, enter, gun, table
from ultimo.table.testing import case_name, cases_of, comes_out, refuses, spaced

CASES: Final = cases_of(Path(__file__).parent)

LOOKS: Final[dict[str, Callable[[Table], object]]] = {
    "winner": lambda seen: "nobody" if seen.winner is None else seen.winner,
    "rule": lambda seen: seen.last_trick.facts["rule"],
    "held": lambda seen: spaced(seen.held),
    "gone": lambda seen: seen.gone,
    "order": lambda seen: spaced(seen.order),
    "turn": lambda seen: seen.turn,
    "legal": lambda seen: ", ".join(seen.legal()),
    "clics": lambda seen: seen.clics,
    "left": lambda seen: seen.left,
    "alive": lambda seen: spaced(seen.alive),
    "places": lambda seen: spaced(seen.places),
    "ended": lambda seen: seen.ended,
    "log": lambda seen: spaced(seen.log),
    "bang": lambda seen: str(seen.chances["bang"]),
}
"""What a case may expect, and how it is read off the table."""


def set_up(case: dict[str, Any]) -> Table:
    """The table that a case starts from."""
    start = dict(case["start"])
    options = case.get("options", {})
    for word, build in (("played", table), ("held", gun), ("enter", enter)):
        if word in start:
            found = build(start.pop(word), **start, **options)
            for lot in case.get("lots", []):
                found.draw(lot)
            return found
    raise ValueError(f"row {case['row']} starts from nothing known: {start}")


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", []))
    refuses(seen, case)
    comes_out(seen, case, LOOKS)
