"""The case table of Panda Rei, run row by row from `cases.toml`."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.panda.testing import Table, fronts, table
from ultimo.table.ledger import read_ledger

FOLDER: Final = Path(__file__).parent
CASES: Final[list[dict[str, Any]]] = tomllib.loads((FOLDER / "cases.toml").read_text(encoding="utf-8"))["case"]
ROWS: Final = 19


def spaced(values: list[int]) -> str:
    """Values with blanks between."""
    return " ".join(str(value) for value in values)


LOOKS: Final[dict[str, Callable[[Table], object]]] = {
    "winner": lambda seen: seen.winner,
    "rule": lambda seen: seen.last_trick.facts["rule"],
    "worth": lambda seen: seen.last_trick.facts["worth"],
    "size": lambda seen: seen.last_trick.facts["size"],
    "by": lambda seen: seen.last_trick.facts["by"],
    "pigs": lambda seen: seen.last_trick.facts["pigs"],
    "rival": lambda seen: seen.last_trick.facts["rival"],
    "higher": lambda seen: seen.last_trick.facts["higher"],
    "worths": lambda seen: spaced(seen.worths),
    "fronts": lambda seen: ", ".join(seen.fronts),
    "leader": lambda seen: seen.leader,
    "scores": lambda seen: spaced(seen.scores),
}
"""What a case may expect, and how it is read off the table."""


def set_up(case: dict[str, Any]) -> Table:
    """The table that a case starts from."""
    start = dict(case["start"])
    options = case.get("options", {})
    if "played" in start:
        return table(start.pop("played"), **start, **options)
    return fronts(*start["fronts"], **options)


def name(case: dict[str, Any]) -> str:
    """A case as the test run names it: `2-pigs`."""
    return "-".join(filter(None, [str(case["row"]), case.get("variant", "")]))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", []))
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
        for test in re.findall(r"^def (test_panda_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            prefixes = [prefix for prefix in by_prefix if test.startswith(prefix)]
            assert prefixes, f"{test} is named after no rule"
            found[by_prefix[max(prefixes, key=len)]].add(test)
    return found


@pytest.mark.parametrize("rule", rules())
def test_every_rule_is_proved(rule: str) -> None:
    assert proofs()[rule], f"no case and no test proves {rule}"
