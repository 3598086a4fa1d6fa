"""The state of Pan t'es Mort as a thing: keys, bytes, zones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan.testing import dealt, fresh, gun, walk
from ultimo.table.dice import Random

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)


def test_the_way_to_a_position_is_not_in_its_key() -> None:
    first = gun("- -").do("flip: clic", "stop", "flip: clic", "double: clic")
    second = gun("- -").do("flip: clic", "double: clic", "flip: clic", "stop")
    assert first.state.key() == second.state.key()


def test_a_double_after_a_spin_and_after_a_flip_is_one_position() -> None:
    spun = gun("6 5 -").do("spin 6: clic")
    flipped = gun("- 5 -")
    flipped.state.gone, flipped.state.pool = spun.state.gone, spun.state.pool
    flipped.state.order = 0x210
    flipped.do("flip: clic")
    assert spun.state.key() == flipped.state.key()


def test_who_is_to_act_is_in_the_key() -> None:
    assert gun("66 5 -", turn=0).state.key() != gun("66 5 -", turn=1).state.key()


def test_a_choice_is_in_the_key() -> None:
    assert dealt("6541 6532").answer(0, "play 6").state.key() != dealt("6541 6532").answer(0, "play 5").state.key()


@given(SEATS, SEEDS)
def test_bytes_give_the_same_state(seats: int, seed: int) -> None:
    for seen in walk(seats, seed):
        other = fresh(seats, {})
        other.from_bytes(seen.state.to_bytes())
        assert (other.key(), other.question(), other.viewer) == (seen.state.key(), seen.state.question(), -1)


def test_bytes_of_another_table_are_refused() -> None:
    with pytest.raises(ValueError, match="a pan state for 3 seats takes 216 bytes, not 200"):
        fresh(3, {}).from_bytes(fresh(2, {}).to_bytes())


def test_standings_of_a_running_match_are_refused() -> None:
    with pytest.raises(ValueError, match="still running"):
        gun("6 5").state.standings()


def test_an_outcome_that_cannot_be_drawn_is_refused() -> None:
    seen = gun("6 5 -", clics=5).do("flip")
    key = seen.state.key()
    with pytest.raises(ValueError, match="cannot be drawn now"):
        seen.draw("clic")
    assert seen.state.key() == key


def test_no_draw_is_owed_while_somebody_is_asked() -> None:
    seen = gun("6 5 -")
    assert seen.state.chances() == []
    with pytest.raises(ValueError, match="no draw is owed"):
        seen.state.draw_name()
    with pytest.raises(ValueError, match="cannot be drawn now"):
        seen.draw("clic")
    with pytest.raises(ValueError, match="no draw is owed"):
        seen.state.draw(Random(1))


def test_a_chosen_card_lies_on_the_table() -> None:
    zones = dealt("6541 6532").answer(0, "play 6").state.zones()
    assert (zones["hand.0"], zones["table.0"]) == (("1", "4", "5"), ("6",))
