"""What the table is told beside cards: the race for second place, which cards lie open, and what the deck says."""

from typing import Any

import pytest

from ultimo.games.kingdom.deck import FORM
from ultimo.games.kingdom.position import ACTING, ENDED
from ultimo.games.kingdom.test_deck import changed
from ultimo.games.kingdom.testing import Table, acting


def marked(seen: Table, mark: str, viewer: int = 0) -> list[int]:
    """The seats that have a mark, as a viewer is told."""
    gauges = seen.state.veil(viewer).describe()["gauges"]
    return [gauge["seat"] for gauge in gauges if gauge["id"] == mark and gauge["value"] == 1]


def with_points(points: str, last: str = "", **set: str) -> Table:
    """A round of a match in which the seats have so many points; `last`: when each last scored."""
    scores = [int(each) for each in points.split()]
    seen = acting(" ".join(["monk"] * len(scores)), **dict[str, Any](set))
    for seat, score in enumerate(scores):
        seen.state.score[seat] = score
    for seat, when in enumerate(last.split()):
        seen.state.last[seat] = int(when)
    return seen


@pytest.mark.parametrize(
    ("points", "second", "ahead"),
    [
        ("3 1 2", [2], [0]),
        ("3 2 2 0", [1, 2], [0]),
        ("4 1 4", [1], [0, 2]),
        ("2 2 0 0", [], [0, 1]),
        ("1 1 1", [], []),
        ("0 0 0", [], []),
    ],
)
def test_kingdom_second_is_told_while_the_race_is_on(points: str, second: list[int], ahead: list[int]) -> None:
    seen = with_points(points)
    assert marked(seen, "second") == second
    assert marked(seen, "ahead") == ahead


def test_kingdom_second_is_told_as_the_table_settles_ties() -> None:
    assert marked(with_points("3 2 2", "1 2 3", ties="latest"), "second") == [2]


def test_kingdom_second_is_no_matter_in_the_reapers_game_and_after_the_end() -> None:
    assert marked(with_points("3 1 2", mode="reaper"), "second") == []
    seen = with_points("3 1 2")
    assert seen.state.phase == ACTING
    seen.state.phase = ENDED
    assert marked(seen, "second") == marked(seen, "ahead") == []


def test_kingdom_shown_a_card_that_lies_open_is_marked_for_all_and_one_that_few_know_is_not() -> None:
    seen = acting("merchant monk king").do("show merchant", "aim at 2", "leave")
    assert marked(seen, "open", viewer=1) == [0]
    assert seen.sees(0, "table.2") == ["king"]
    assert marked(seen, "open", viewer=0) == [0]


def test_the_cards_of_the_deck_in_play_are_told_with_their_numbers_and_powers() -> None:
    text = changed("value = 7", "value = 20", "monk").replace("copies = 2", "copies = 0", 1)
    cards = acting("monk queen king", deck=FORM.read(text, "mine.toml")).state.veil(0).describe()["cards"]
    assert cards["monk"] == {"value": 20, "power": "scares", "of": "sorceress"}
    assert cards["knight"] == {"value": 8, "turned": 12, "power": "slays", "of": "dragon", "counts": 0}
    assert cards["jester"]["of"] == "king queen"
    assert "death" not in cards
