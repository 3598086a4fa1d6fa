"""What proves a game: one function a point, each of which raises `AssertionError` when the game does not keep it.

A failure names the point, what is wrong, game, preset, seats, the way to the state, and the step. What a point checks
*exhaustively* it checks in every state of every small deck that serves the number of seats and can be walked from end
to end (`walking.MOST_STATES`); what it *samples*, in states of some whole matches at random with the game's own deck:
in every one, or in as many as `budget.py` allows. All is deterministic.

To add a point, write its function, name it here, and plant a fault for it in `planted.py`.
"""

from collections.abc import Callable
from typing import Final

from points_census import census, census_is_whole
from points_forms import cards_stay, copies, round_trips
from points_play import draws, legal_moves, matches_end, standings, transcripts
from points_sight import commits, veils
from points_texts import options_matter, rules_are_proved, texts_are_there
from points_twins import twins
from points_worlds import determinizations
from ultimo.table.game import Game
from walking import Case, numbers_of_seats

CASE_POINTS: Final[dict[str, Callable[[Case], None]]] = {
    "1-legal": legal_moves,
    "2-forms": round_trips,
    "3-copies": copies,
    "4-cards": cards_stay,
    "5-veil": veils,
    "6-determinize": determinizations,
    "7-commits": commits,
    "8-twins": twins,
    "9-draws": draws,
    "10-end": matches_end,
    "11-standings": standings,
    "13-census": census,
}
"""The points that are asked of a game with a preset and a number of seats. Point 3 goes on in `test_digests.py`."""

GAME_POINTS: Final[dict[str, Callable[[Game], None]]] = {
    "11-transcripts": transcripts,
    "12-texts": texts_are_there,
    "12-rules": rules_are_proved,
    "12-options": options_matter,
    "13-census-file": census_is_whole,
}
"""The points that are asked of a game as a whole."""


def cases(game: Game) -> list[Case]:
    """The game with every preset and every number of seats, or, where these are very many, some of them."""
    return [Case(game, preset, seats) for preset in game.presets for seats in numbers_of_seats(game, preset)]


def number(point: str) -> int:
    """The number of a point."""
    return int(point.partition("-")[0])
