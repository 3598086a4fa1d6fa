"""The suite rejects every planted fault at exactly its point."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from conformance import CASE_POINTS, GAME_POINTS, cases, number
from planted import PLANTED
from points_census import census, views_are_as_told
from ultimo.table.game import Game

pytestmark = pytest.mark.once


def checks(game: Game, counted: bool) -> Iterator[tuple[int, Callable[[], None]]]:
    """Every point with its number, for the game with its first preset and every number of seats.

    Most broken games have other numbers of states than the good one, as they would if the census had been taken with
    the fault: only where they are what is wrong are the states `counted`.
    """
    for point, game_check in GAME_POINTS.items():
        yield number(point), partial(game_check, game)
    for case in cases(game):
        if case.preset == game.default_preset():
            for point, case_check in CASE_POINTS.items():
                check = case_check if counted or case_check is not census else views_are_as_told
                yield number(point), partial(check, case)


def faults(game: Game, counted: bool) -> dict[int, list[str]]:
    """What each point finds wrong with a game."""
    found: dict[int, list[str]] = {}
    for point, check in checks(game, counted):
        try:
            check()
        except AssertionError as error:
            found.setdefault(point, []).append(str(error))
    return found


@pytest.mark.parametrize("name", PLANTED)
def test_planted_fault_fails_exactly_its_point(name: str) -> None:
    planted = PLANTED[name]
    found = faults(planted.game, counted=planted.point == 13)
    assert list(found) == [planted.point], found
    messages = found[planted.point]
    assert all(message.startswith(f"point {planted.point}: ") and "magpie" in message for message in messages)
    assert any(planted.says in message for message in messages), messages


def test_every_point_has_a_planted_fault() -> None:
    assert {planted.point for planted in PLANTED.values()} == {number(point) for point in (*CASE_POINTS, *GAME_POINTS)}
