"""Who draws: at random from a seed, or as a script says."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan import PAN, moves
from ultimo.games.pan.testing import gun
from ultimo.table.dice import Random, Scripted
from ultimo.table.state import DRAW, State


def deal(dice: Random | Scripted, seats: int = 3) -> list[int]:
    """The cards that a deal draws."""
    state = PAN.start(seats=seats)
    return [int(state.draw(dice)) for _ in range(4 * seats)]


# Random


def test_the_same_seed_deals_the_same_cards() -> None:
    assert deal(Random(1)) == deal(Random(1))
    assert deal(Random(1)) != deal(Random(2))


def test_further_parts_deal_other_cards() -> None:
    deals = [deal(Random(1)), deal(Random(1, 0)), deal(Random(1, 1)), deal(Random("1")), deal(Random(b"1"))]
    assert len({tuple(cards) for cards in deals}) == 5


def test_neighbouring_seeds_deal_every_first_card_alike() -> None:
    first = Counter((deal(Random(2 * k))[0], deal(Random(2 * k + 1))[0]) for k in range(1800))
    # 36 pairs, 50 of each expected; 35 degrees of freedom: above 74.9 once in ten thousand.
    assert sum((count - 50) ** 2 / 50 for count in first.values()) + 50 * (36 - len(first)) < 74.9


@given(st.integers(0, 10**9), st.integers(2, 6))
def test_a_draw_is_the_outcome_of_its_ticket(seed: int, seats: int) -> None:
    # `draw` in one step, and the same through the weights of `chances`.
    drawn, looked_up = PAN.start(seats=seats), PAN.start(seats=seats)
    first, second = Random(seed), Random(seed)
    while drawn.kind() == DRAW:
        total = sum(weight for _, weight in looked_up.chances())
        outcome = looked_up.outcome_at(second.ticket(looked_up, total))
        looked_up.resolve(outcome)
        assert drawn.draw(first) == outcome
    assert drawn.key() == looked_up.key()


def test_a_ticket_beyond_the_weights_is_refused() -> None:
    with pytest.raises(ValueError, match=r"ticket 24 is beyond the weights of draw deal\.0\.1"):
        PAN.start().outcome_at(24)


# Scripted


def test_a_script_is_drawn_as_it_stands() -> None:
    assert deal(Scripted([6, 6, 6, 6, 1, 1, 1, 1, 3, 4, 5, 2])) == [6, 6, 6, 6, 1, 1, 1, 1, 3, 4, 5, 2]


def test_a_script_that_is_too_short_names_the_draw() -> None:
    with pytest.raises(ValueError, match=r"the script has no outcome left for draw deal\.1\.2"):
        deal(Scripted([6, 6, 6, 6, 1]))


def test_a_script_that_cannot_be_names_the_draw_and_what_can_be() -> None:
    with pytest.raises(ValueError, match=r"draw deal\.1\.1 cannot give 6, only 1, 2, 3, 4, 5"):
        deal(Scripted([6, 6, 6, 6, 6]))


def test_a_script_of_the_gun_and_of_lots() -> None:
    state = gun("- - -").state
    dice = Scripted([moves.CLIC, moves.BANG, moves.SEAT + 2])
    for move in ("flip", "stop", "flip"):
        seat = state.turn_order()[0]
        state.apply(seat, moves.read(move))
        while state.kind() == DRAW:
            state.draw(dice)
    assert state.turn_order() == [2, 0]


def test_a_script_changes_nothing_when_it_cannot_be() -> None:
    state: State = gun("6 5", clics=5).state
    state.apply(0, moves.FLIP)
    key = state.key()
    with pytest.raises(ValueError, match=r"draw gun\.1\.flip\.6 cannot give 7, only 8"):
        state.draw(Scripted([moves.CLIC]))
    assert state.key() == key


def test_after_the_script_another_dice_goes_on() -> None:
    cards = deal(Scripted([6, 6, 6, 6], then=Random(3)))
    assert cards[:4] == [6, 6, 6, 6]
    assert 6 not in cards[4:]
    assert cards == deal(Scripted([6, 6, 6, 6], then=Random(3)))
    assert cards != deal(Scripted([6, 6, 6, 6], then=Random(4)))
