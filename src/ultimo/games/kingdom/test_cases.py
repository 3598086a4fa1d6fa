"""The case table of Death Over The Kingdom, run row by row from `cases.toml`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.kingdom.testing import Table, acting, ended, left_alive, shown
from ultimo.table.testing import case_name, cases_of, comes_out, refuses, spaced

CASES: Final = cases_of(Path(__file__).parent)

LOOKS: Final[dict[str, Callable[[Table], object]]] = {
    "scores": lambda seen: spaced(seen.scores),
    "losers": lambda seen: spaced(seen.losers),
    "counts": lambda seen: spaced(seen.counts),
    "rules": lambda seen: spaced(seen.rules),
    "turn": lambda seen: seen.turn,
    "winners": lambda seen: spaced(seen.winners),
    "ended": lambda seen: seen.ended,
    "places": lambda seen: spaced(seen.places),
}
"""What a case may expect, and how it is read off the table."""

STARTS: Final[dict[str, Callable[..., Table]]] = {
    "shown": shown,
    "acting": acting,
    "ended": ended,
    "alive": left_alive,
}


def set_up(case: dict[str, Any]) -> Table:
    """The table that a case starts from."""
    start = dict(case["start"])
    word = next(word for word in STARTS if word in start)
    return STARTS[word](start.pop(word), **start, **case.get("options", {}))


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", ()))
    refuses(seen, case)
    comes_out(seen, case, LOOKS)
