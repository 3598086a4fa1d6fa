"""The case table of Death Over The Kingdom, run row by row from `cases.toml`."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.kingdom.testing import Table, acting, ended, left_alive, shown

CASES: Final[list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "cases.toml").read_text(encoding="utf-8"))[
    "case"
]
ROWS: Final = 25


def spaced(values: list[int] | list[str]) -> str:
    """Values with blanks between."""
    return " ".join(str(value) for value in values)


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


def name(case: dict[str, Any]) -> str:
    """A case as the test run names it: `2-plain`."""
    return "-".join(filter(None, [str(case["row"]), case.get("variant", "").replace(" ", "-")]))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", ()))
    if "refused" in case:
        refusal = seen.refusal(case["refused"]["move"])
        assert refusal is not None
        assert refusal.rule == case["refused"]["rule"]
        assert case["refused"]["move"] not in seen.legal()
    expect = case.get("expect", {})
    assert {word: LOOKS[word](seen) for word in expect} == expect


def test_every_row_of_the_table_is_there() -> None:
    assert {case["row"] for case in CASES} == set(range(1, ROWS + 1))
