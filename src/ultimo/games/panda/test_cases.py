"""The case table of Panda Rei, run row by row from `cases.toml`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ultimo.games.panda.testing import Table, fronts, table
from ultimo.table.testing import case_name, cases_of, comes_out, refuses, spaced

CASES: Final = cases_of(Path(__file__).parent)

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


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_case(case: dict[str, Any]) -> None:
    seen = set_up(case).do(*case.get("steps", []))
    refuses(seen, case)
    comes_out(seen, case, LOOKS)
