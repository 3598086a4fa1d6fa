"""The tables of cases: every row of a game's table is a case, and every rule of its ledger is proved by something."""

import re
import tomllib
from typing import Any

import pytest

from ultimo.games import SHELF
from ultimo.table.game import Game
from ultimo.table.ledger import read_ledger
from ultimo.table.testing import case_name, cases_of

GAMES = [pytest.param(game, id=name) for name, game in SHELF.items()]


def rules_of(game: Game) -> list[str]:
    """Every rule id of the ledger."""
    return [rule.id for rule in read_ledger((game.folder / "rules.md").read_text(encoding="utf-8"))]


def other_tables_of(game: Game) -> list[dict[str, Any]]:
    """The rows of the other tables beside the cases, if a game has such: each proves one rule."""
    tables: dict[str, Any] = tomllib.loads((game.folder / "cases.toml").read_text(encoding="utf-8"))
    return [row for name, rows in tables.items() if name not in ("case", "rows") for row in rows]


def proofs_of(game: Game) -> dict[str, set[str]]:
    """For each rule its cases, and the tests named after it: a test belongs to the longest id that it begins with."""
    found: dict[str, set[str]] = {rule: set() for rule in rules_of(game)}
    for case in cases_of(game.folder):
        for rule in case["proves"]:
            found[rule].add(case_name(case))
    for other in other_tables_of(game):
        found[other["proves"]].add("a row of another table")
    by_prefix = {f"test_{rule.replace('.', '_').replace('-', '_')}_": rule for rule in found}
    for file in game.folder.glob("test_*.py"):
        for test in re.findall(rf"^def (test_{game.id}_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            prefixes = [prefix for prefix in by_prefix if f"{test}_".startswith(prefix)]
            assert prefixes, f"{test} is named after no rule"
            found[by_prefix[max(prefixes, key=len)]].add(test)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_table_is_a_case(game: Game) -> None:
    table: dict[str, Any] = tomllib.loads((game.folder / "cases.toml").read_text(encoding="utf-8"))
    assert {case["row"] for case in table["case"]} == set(range(1, table["rows"] + 1))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cases_share_a_name(game: Game) -> None:
    names = [case_name(case) for case in cases_of(game.folder)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved_by_a_case_or_a_test_named_after_it(game: Game) -> None:
    assert [rule for rule, proofs in proofs_of(game).items() if not proofs] == []
