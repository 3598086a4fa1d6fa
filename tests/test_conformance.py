"""Every game of the shelf keeps every point of the suite, with every preset and every number of seats."""

import pytest

from conformance import CASE_POINTS, GAME_POINTS, cases
from points_census import FILE, pins
from toy import MAGPIES
from ultimo.games import SHELF
from ultimo.table.game import Game
from walking import Case

GAMES = (*SHELF.values(), MAGPIES)


def name(case: Case) -> str:
    """How a case is called in a test's id."""
    return f"{case.game.id}-{case.preset}-{case.seats}"


# All points of one case stand in a row, for one worker: it walks the small decks of the case once.
@pytest.mark.parametrize("point", CASE_POINTS)
@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game)], ids=name)
def test_case_keeps_point(case: Case, point: str) -> None:
    CASE_POINTS[point](case)


def test_census_counts_no_deck_that_a_game_does_not_have() -> None:
    for game in GAMES:
        assert {deck for deck, _, _ in pins(game.folder / FILE)} <= set(game.small_decks)


# Texts are read by uncompiled code in either build.
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(
    "point", [pytest.param(point, marks=[pytest.mark.once] * (point == "12-texts")) for point in GAME_POINTS]
)
def test_game_keeps_point(game: Game, point: str) -> None:
    GAME_POINTS[point](game)
