"""Every game of the shelf keeps every point of the suite, with every preset and every number of seats."""

import pytest

from conformance import CASE_POINTS, GAME_POINTS, cases
from toy import MAGPIES
from ultimo.games import SHELF
from ultimo.table.game import Game
from walking import Case

GAMES = (*SHELF.values(), MAGPIES)


def name(case: Case) -> str:
    """How a case is called in a test's id."""
    return f"{case.game.id}-{case.preset}-{case.seats}"


@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game)], ids=name)
@pytest.mark.parametrize("point", CASE_POINTS)
def test_case_keeps_point(case: Case, point: str) -> None:
    CASE_POINTS[point](case)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("point", GAME_POINTS)
def test_game_keeps_point(game: Game, point: str) -> None:
    GAME_POINTS[point](game)
