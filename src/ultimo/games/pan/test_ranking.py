"""Who acts when in stage 2 of Pan t'es Mort: the ranking, its lots, and play by seat."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan.testing import Table, enter, gun, walk
from ultimo.table.dice import Random
from ultimo.table.state import DRAW

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)


@st.composite
def fronts(draw: st.DrawFn) -> list[str]:
    """Cards in front of two to six players, as the deck can give them."""
    seats = draw(SEATS)
    owners = draw(st.lists(st.integers(0, seats), min_size=24, max_size=24))
    dealt = list(zip("123456" * 4, owners, strict=True))
    return ["".join(card for card, owner in dealt if owner == seat) or "-" for seat in range(seats)]


def plain_rank(cards: str) -> tuple[int, ...]:
    """What ranks a player, told once more on texts: how many cards, what sum, how many 6s, 5s, … 1s."""
    values = [int(card) for card in cards if card != "-"]
    return (len(values), sum(values), *(values.count(value) for value in (6, 5, 4, 3, 2, 1)))


def draw_lots(seen: Table, seed: int) -> Table:
    """Let every owed lot fall at random."""
    lots = Random("lots", seed)
    while seen.state.kind() == DRAW:
        seen.state.draw(lots)
    return seen


# The ranking


@given(fronts(), SEEDS)
def test_pan_order_as_a_plain_sort(held: list[str], seed: int) -> None:
    seen = draw_lots(enter(" ".join(held)), seed)
    ranks = [plain_rank(held[seat]) for seat in seen.order]
    assert ranks == sorted(ranks, reverse=True)
    assert sorted(seen.order) == list(range(len(held)))


def test_pan_order_counts_cards_before_values() -> None:
    assert enter("66 111 5").order == [1, 0, 2]


def test_pan_order_counts_the_sum_before_the_sixes() -> None:
    assert enter("65 55 61").order == [0, 1, 2]
    assert enter("622 444 53").order == [1, 0, 2]


def test_pan_order_goes_down_to_the_lowest_cards() -> None:
    # Three cards each, nine in sum, no 6: one 5; then two 4s, one, none.
    assert enter("333 432 441 522").order == [3, 2, 1, 0]


@given(SEATS, SEEDS)
def test_pan_order_stays_until_a_bang(seats: int, seed: int) -> None:
    cycle: list[int] = []
    for seen in walk(seats, seed):
        order = seen.order
        if not order or seen.state.kind() == DRAW:
            continue
        if len(order) == len(cycle):
            assert order == cycle or order == [*cycle[1:], cycle[0]]
        cycle = order


def test_pan_order_ignores_discards_and_steals_in_between() -> None:
    seen = gun("66 5 -").do("spin 6: clic", "flip: clic", "flip: clic", "double: clic", "steal 6 from 0", "stop")
    assert seen.held == ["-", "5", "6"]
    assert seen.order == [0, 1, 2]


def test_pan_order_is_made_anew_from_the_cards_held_after_a_bang() -> None:
    seen = gun("66 5 4 -", turn=3).do("flip: clic", "double: clic", "steal 6 from 0", "steal 6 from 0", "stop")
    assert seen.do("flip: bang").order == [3, 1, 2]


def test_pan_order_clockwise_goes_by_seat_from_the_first() -> None:
    assert enter("5 - 66 4", order="clockwise").order == [2, 3, 0, 1]
    assert enter("5 - 66 4").order == [2, 0, 3, 1]


def test_pan_order_clockwise_passes_over_who_is_out() -> None:
    seen = gun("5 x 66 4 1", order="clockwise").do("flip: clic", "flip: bang")
    assert seen.order == [2, 4, 0]


@given(fronts(), SEEDS)
def test_pan_order_clockwise_begins_with_the_first_of_the_ranking(held: list[str], seed: int) -> None:
    order = draw_lots(enter(" ".join(held), order="clockwise"), seed).order
    assert plain_rank(held[order[0]]) == max(plain_rank(cards) for cards in held)
    assert order == [(order[0] + step) % len(held) for step in range(len(held))]


# Lots


def test_pan_lot_falls_evenly_among_the_tied() -> None:
    seen = enter("65 65 - 65")
    assert seen.chances == {f"seat {seat}": Fraction(1, 3) for seat in (0, 1, 3)}


def test_pan_lot_settles_one_place_at_a_time() -> None:
    seen = enter("65 65 - 65")
    assert seen.state.draw_name() == "lot.4.1"
    seen.draw("seat 3")
    assert seen.state.draw_name() == "lot.4.2"
    assert seen.draw("seat 1").order == [3, 1, 0, 2]


def test_pan_lot_is_told_to_all_with_those_tied() -> None:
    seen = enter("1 65 65").draw("seat 2")
    lot = seen.events[0]
    assert (lot.verb, lot.seat, lot.facts) == ("lot", 2, {"place": 1, "tied": "1 2"})
    assert all(lot.veil(viewer) == lot for viewer in (0, 1, 2, 16))


def test_pan_lot_is_drawn_for_lower_places_too() -> None:
    seen = enter("66 - -")
    assert seen.state.draw_name() == "lot.3.2"


def test_pan_lot_clockwise_only_for_the_first() -> None:
    seen = enter("66 - -", order="clockwise")
    assert (seen.log, seen.order) == (["ranking"], [0, 1, 2])
    tied = enter("- 66 66", order="clockwise")
    assert tied.state.draw_name() == "lot.3.1"
    assert tied.draw("seat 2").order == [2, 0, 1]


def test_pan_lot_is_drawn_when_a_ranking_is_made_again() -> None:
    seen = gun("4 3 3", turn=0).do("flip: bang")
    assert seen.state.draw_name() == "lot.2.1"
    assert seen.draw("seat 2").order == [2, 1]


@given(SEATS, SEEDS)
def test_pan_lot_and_every_other_draw_has_a_name_of_its_own(seats: int, seed: int) -> None:
    names: list[str] = []
    for seen in walk(seats, seed):
        if seen.state.kind() == DRAW:
            names.append(seen.state.draw_name())
    assert len(set(names)) == len(names)
