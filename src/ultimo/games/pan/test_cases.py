"""The case table of Pan t'es Mort, run row by row from `cases.toml`."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.pan.testing import Table, enter, gun, table
from ultimo.table.ledger import read_ledger

FOLDER: Final = Path(__file__).parent
CASES: Final[list[dict[str, Any]]] = tomllib.loads((FOLDER / "cases.toml").read_text(encoding="utf-8"))["case"]
ROWS: Final = 30


def spaced(values: list[int] | list[str]) -> str:
    """Values with blanks between."""
    return " ".join(str(value) for value in values)


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


def name(case: dict[str, Any]) -> str:
    """A case as the test run names it: `2-top`."""
    return "-".join(filter(None, [str(case["row"]), case.get("variant", "").replace(" ", "-")]))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", []))
    for move, facts in case.get("refused", {}).items():
        refusal = seen.refusal(move)
        assert refusal is not None, f"{move} is allowed: {case['situation']}"
        assert {"rule": refusal.rule, **refusal.facts} == {"rule": refusal.rule, **refusal.facts, **facts}
    assert {look: LOOKS[look](seen) for look in case["expect"]} == case["expect"], case["situation"]


def test_every_row_of_the_table_is_a_case() -> None:
    assert {case["row"] for case in CASES} == set(range(1, ROWS + 1))


def test_no_two_cases_share_a_name() -> None:
    assert len({name(case) for case in CASES}) == len(CASES)


def rules() -> list[str]:
    """Every rule id of the ledger."""
    return [rule.id for rule in read_ledger((FOLDER / "rules.md").read_text(encoding="utf-8"))]


def proofs() -> dict[str, set[str]]:
    """For each rule its cases, and the tests named after it: a test belongs to the longest id that it begins with."""
    found: dict[str, set[str]] = {rule: set() for rule in rules()}
    for case in CASES:
        for rule in case["proves"]:
            found[rule].add(name(case))
    by_prefix = {f"test_{rule.replace('.', '_').replace('-', '_')}_": rule for rule in found}
    for file in FOLDER.glob("test_*.py"):
        for test in re.findall(r"^def (test_pan_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            prefixes = [prefix for prefix in by_prefix if test.startswith(prefix)]
            assert prefixes, f"{test} is named after no rule"
            found[by_prefix[max(prefixes, key=len)]].add(test)
    return found


@pytest.mark.parametrize("rule", rules())
def test_every_rule_is_proved(rule: str) -> None:
    assert proofs()[rule], f"no case and no test proves {rule}"
