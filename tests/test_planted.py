"""The suite rejects every planted fault at exactly its point."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from conformance import CASE_POINTS, GAME_POINTS, cases, number
from planted import PLANTED
from ultimo.table.game import Game


def checks(game: Game, *presets: str) -> Iterator[tuple[int, Callable[[], None]]]:
    """Every point with its number, for the game with these presets and every number of seats."""
    for point, game_check in GAME_POINTS.items():
        yield number(point), partial(game_check, game)
    for case in cases(game):
        if case.preset in presets:
            for point, case_check in CASE_POINTS.items():
                yield number(point), partial(case_check, case)


def faults(game: Game) -> dict[int, list[str]]:
    """What each point finds wrong with a game."""
    found: dict[int, list[str]] = {}
    for point, check in checks(game, game.default_preset()):
        try:
            check()
        except AssertionError as error:
            found.setdefault(point, []).append(str(error))
    return found


@pytest.mark.parametrize("name", PLANTED)
def test_planted_fault_fails_exactly_its_point(name: str) -> None:
    planted = PLANTED[name]
    found = faults(planted.game)
    assert list(found) == [planted.point], found
    messages = found[planted.point]
    assert all(message.startswith(f"point {planted.point}: ") and "magpie" in message for message in messages)
    assert any(planted.says in message for message in messages), messages


def test_every_point_has_a_planted_fault() -> None:
    assert {planted.point for planted in PLANTED.values()} == {number(point) for point in (*CASE_POINTS, *GAME_POINTS)}
