"""Stage 2 of Pan t'es Mort: flip, spin and skip, CLIC and BANG, the double and its steals, the end."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan.testing import Table, finished, gun, walk
from ultimo.table.refusal import IllegalMove
from ultimo.table.state import DRAW, OVER

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)


def refused(seen: Table, move: str) -> tuple[str, dict[str, int | str]]:
    """The rule and the facts by which `move` is refused."""
    refusal = seen.refusal(move)
    assert refusal is not None, f"{move} is allowed"
    return refusal.rule, refusal.facts


# The turn


def test_pan_turn_offers_flip_spin_and_skip() -> None:
    assert gun("621 5 -").legal() == ["flip", "spin 1", "spin 2", "spin 6", "skip 1", "skip 2", "skip 6"]


def test_pan_turn_offers_only_the_flip_to_who_has_no_cards() -> None:
    assert gun("6 - -", turn=1).legal() == ["flip"]


def test_pan_turn_names_equal_cards_once() -> None:
    assert gun("6662 5").legal() == ["flip", "spin 2", "spin 6", "skip 2", "skip 6"]


@pytest.mark.parametrize("move", ["stop", "double", "discard 6", "steal 5 from 1", "play 6"])
def test_pan_turn_refuses_what_it_does_not_ask_for(move: str) -> None:
    assert refused(gun("621 5 -"), move) == ("pan.turn", {"move": move})


@given(SEATS, SEEDS)
def test_pan_turn_asks_exactly_one_of_those_alive(seats: int, seed: int) -> None:
    for seen in walk(seats, seed):
        if seen.state.kind() not in (DRAW, OVER) and seen.state.prompt() != "choose":
            assert seen.turn in seen.alive
            assert seen.state.open() == seen.state.asked()


# Flip


def test_pan_flip_turns_the_top_gun_card() -> None:
    seen = gun("6 5 -", clics=2).do("flip")
    assert seen.chances == {"clic": Fraction(3, 4), "bang": Fraction(1, 4)}
    assert seen.log == ["flip"]


def test_pan_flip_costs_nothing() -> None:
    assert gun("6 5 -").do("flip: clic").held == ["6", "5", "-"]


@given(st.integers(0, 5))
def test_pan_gun_holds_one_bang_among_the_cards_still_face_down(clics: int) -> None:
    assert gun("6 5 -", clics=clics).do("flip").chances["bang"] == Fraction(1, 6 - clics)


def test_pan_gun_draws_are_named_by_pile_and_flip() -> None:
    seen = gun("65 5").do("flip")
    assert seen.state.draw_name() == "gun.1.flip.1"
    assert seen.draw("clic").do("flip").state.draw_name() == "gun.1.flip.2"
    assert seen.draw("clic").do("spin 6").state.draw_name() == "gun.2.flip.1"


# Spin


def test_pan_spin_pays_a_card_and_shuffles_all_six() -> None:
    seen = gun("63 5 -", clics=4).do("spin 3")
    assert (seen.held[0], seen.gone) == ("6", "3")
    assert seen.chances == {"clic": Fraction(5, 6), "bang": Fraction(1, 6)}


def test_pan_spin_leaves_its_own_clic_open_and_no_other() -> None:
    assert gun("63 5 -", clics=4).do("spin 3: clic").clics == 1


def test_pan_spin_is_allowed_on_a_fresh_pile() -> None:
    assert gun("63 5 -", clics=0).refusal("spin 6") is None


def test_pan_spin_needs_the_card_it_pays() -> None:
    assert refused(gun("63 5 -"), "spin 5") == ("pan.spin", {"move": "spin 5", "card": "5"})
    assert refused(gun("6 - -", turn=1), "spin 6") == ("pan.spin", {"move": "spin 6", "card": "6"})


def test_pan_spin_is_paid_even_if_it_kills() -> None:
    seen = gun("63 5 -", clics=2).do("spin 3: bang")
    assert seen.alive == [1, 2]
    paid, lost = seen.events[0], seen.events[1]
    assert (paid.verb, paid.cards, lost.verb, lost.cards) == ("spin", ("3",), "bang", ("6",))


# Skip and discard


@given(SEATS, SEEDS)
def test_pan_skip_is_open_exactly_to_who_can_pay_it(seats: int, seed: int) -> None:
    for seen in walk(seats, seed):
        if seen.state.prompt() == "turn" and seen.turn is not None:
            cards = seen.held[seen.turn].replace("-", "")
            assert any(move.startswith("skip") for move in seen.legal()) == (len(cards) >= len(seen.alive))


@given(SEATS, SEEDS)
def test_pan_skip_costs_as_many_cards_as_players_alive(seats: int, seed: int) -> None:
    seen = finished(seats, seed)
    owed, alive = 0, seats
    for event in seen.events:
        if event.verb == "discard":
            owed -= 1
            continue
        assert owed == 0, f"{event.verb} before the skip was paid"
        if event.verb == "skip":
            owed = alive
        elif event.verb == "bang":
            alive -= 1


def test_pan_skip_draws_nothing_and_leaves_the_pile() -> None:
    seen = gun("621 5", clics=3).do("skip 1", "discard 2")
    assert (seen.clics, seen.turn, seen.state.kind() == DRAW) == (3, 1, False)


def test_pan_skip_counts_only_those_alive() -> None:
    assert refused(gun("61 x 5 4", turn=0), "skip 6") == ("pan.skip", {"move": "skip 6", "needs": 3, "has": 2})
    assert gun("61 x x 5", turn=0).refusal("skip 6") is None


def test_pan_skip_refuses_a_first_card_that_is_not_there() -> None:
    assert refused(gun("621 5"), "skip 5")[0] == "pan.discard"


def test_pan_discard_lets_the_player_choose_each_card() -> None:
    seen = gun("6621 5 4").do("skip 6")
    assert (seen.legal(), seen.left) == (["discard 1", "discard 2", "discard 6"], 2)
    assert seen.do("discard 6").legal() == ["discard 1", "discard 2"]
    assert seen.do("discard 1").held == ["2", "5", "4"]


def test_pan_discard_leaves_the_game() -> None:
    assert gun("621 5").do("skip 6", "discard 1").gone == "61"


@pytest.mark.parametrize("move", ["flip", "spin 6", "skip 1", "stop", "double", "discard 5", "steal 5 from 1"])
def test_pan_discard_must_be_finished(move: str) -> None:
    assert refused(gun("6211 5 4").do("skip 2"), move) == ("pan.discard", {"move": move, "left": 2})


# CLIC and BANG


def test_pan_clic_stays_open_for_all_to_see() -> None:
    seen = gun("6 5 -").do("flip: clic")
    for viewer in (0, 1, 2, 16):
        gauges = seen.state.veil(viewer).describe()["gauges"]
        assert {"id": "clics", "seat": -1, "value": 1, "most": 6} in gauges


def test_pan_clic_passes_the_turn_down_the_order_and_round() -> None:
    seen = gun("66 65 5")
    turns = [seen.do("flip: clic").turn for _ in range(4)]
    assert turns == [1, 2, 0, 1]


def test_pan_bang_takes_the_player_and_their_cards_out() -> None:
    seen = gun("66 65 5", clics=1).do("flip: bang")
    assert (seen.alive, seen.held, seen.gone) == ([1, 2], ["-", "65", "5"], "66")
    assert seen.state.is_out(0)


def test_pan_bang_shuffles_the_gun() -> None:
    seen = gun("66 65 5", clics=3).do("flip: bang")
    assert seen.clics == 0
    assert seen.do("flip").chances["bang"] == Fraction(1, 6)


def test_pan_bang_lets_the_first_of_the_new_ranking_begin() -> None:
    # Without the BANG it would be the turn of seat 2.
    assert gun("66 65 5", turn=1).do("flip: bang").turn == 0


def test_pan_bang_leaves_who_is_out_unasked() -> None:
    seen = gun("66 65 5").do("flip: bang")
    with pytest.raises(IllegalMove, match=r"table\.out"):
        seen.answer(0, "flip")


# The double


def test_pan_double_is_a_free_choice() -> None:
    assert gun("6 5 -", turn=2).do("flip: clic").legal() == ["stop", "double"]


def test_pan_double_turns_one_more_card_from_the_same_pile() -> None:
    seen = gun("6 5 -", clics=1, turn=2).do("flip: clic", "double")
    assert seen.chances == {"clic": Fraction(3, 4), "bang": Fraction(1, 4)}


def test_pan_double_may_be_tried_into_a_certain_bang() -> None:
    seen = gun("6 5 -", clics=4, turn=2).do("flip: clic")
    assert seen.legal() == ["stop", "double"]
    assert seen.do("double").chances == {"bang": Fraction(1)}


@pytest.mark.parametrize("move", ["flip", "spin 6", "skip 6", "discard 6", "steal 6 from 0", "play 6"])
def test_pan_double_refuses_all_but_double_and_stop(move: str) -> None:
    assert refused(gun("6 5 -", turn=2).do("flip: clic"), move) == ("pan.double", {"move": move})


def test_pan_double_comes_once_a_turn() -> None:
    assert gun("- - -", turn=0).do("flip: clic", "double: clic").turn == 1


def test_pan_double_ends_the_turn_where_there_is_nothing_to_steal() -> None:
    seen = gun("- - -", turn=0).do("flip: clic", "double: clic")
    assert (seen.turn, seen.left, seen.clics) == (1, 0, 2)


def test_pan_double_off_passes_the_turn() -> None:
    assert gun("6 5 -", turn=2, double="off").do("flip: clic").turn == 0


def test_pan_double_anyone_after_a_spin_too() -> None:
    assert gun("66 5 4", double="anyone").do("spin 6: clic").legal() == ["stop", "double"]


def test_pan_double_not_after_a_skip() -> None:
    assert gun("65 5", double="anyone").do("skip 6", "discard 5").turn == 1


def test_pan_double_before_looks_at_the_start_of_the_turn() -> None:
    assert gun("6 5 -", turn=2, double_when="before").do("flip: clic").legal() == ["stop", "double"]
    assert gun("6 5 5", turn=0, double_when="before").do("spin 6: clic").turn != 0


def test_pan_double_before_means_nothing_where_anyone_may() -> None:
    seen = gun("6 5 5", turn=0, double="anyone", double_when="before").do("spin 6: clic")
    assert seen.legal() == ["stop", "double"]


# Stealing


def doubled(held: str, double: str = "empty") -> Table:
    """Seat 0 has just turned two CLICs."""
    return gun(held, turn=0, double=double).do("flip: clic", "double: clic")


def test_pan_steal_takes_at_most_as_many_as_players_alive() -> None:
    seen = doubled("- 654 6")
    assert seen.left == 3
    seen.do("steal 4 from 1", "steal 6 from 2", "steal 5 from 1")
    assert (seen.held, seen.turn) == (["654", "6", "-"], 1)


def test_pan_steal_takes_all_from_one_if_wanted() -> None:
    seen = doubled("- 654 6").do("steal 4 from 1", "steal 5 from 1", "steal 6 from 1")
    assert seen.held == ["654", "-", "6"]


def test_pan_steal_takes_any_card_from_any_other() -> None:
    assert doubled("- 664 6").legal() == ["stop", "steal 4 from 1", "steal 6 from 1", "steal 6 from 2"]


def test_pan_steal_may_stop_early() -> None:
    seen = doubled("- 654 6").do("steal 4 from 1", "stop")
    assert (seen.held, seen.left) == (["4", "65", "6"], 0)
    assert seen.turn == 1


def test_pan_steal_counts_own_cards_for_nothing() -> None:
    seen = doubled("66 5 -", double="anyone")
    assert (seen.left, seen.legal()) == (1, ["stop", "steal 5 from 1"])


def test_pan_steal_counts_the_dead_for_nothing() -> None:
    assert doubled("- x x 6543").left == 2


@pytest.mark.parametrize(
    "move", ["steal 6 from 0", "steal 3 from 1", "steal 6 from 2", "steal 6 from 4", "steal 6 from 5", "flip"]
)
def test_pan_steal_refuses_cards_that_are_not_there_and_all_else(move: str) -> None:
    rule, facts = refused(doubled("6 54 - 6", double="anyone"), move)
    assert (rule, facts["move"]) == ("pan.steal", move)


def test_pan_steal_says_whose_card_was_taken() -> None:
    seen = doubled("- 654 6").do("steal 4 from 1")
    theft = seen.events[-1]
    assert (theft.seat, theft.cards, theft.source, theft.target) == (0, ("4",), "front.1", "front.0")
    assert theft.facts == {"from": 1}


# The end


@given(SEATS, SEEDS)
def test_pan_last_places_are_the_order_of_falling(seats: int, seed: int) -> None:
    seen = finished(seats, seed)
    fallen = [event.seat for event in seen.events if event.verb == "bang"]
    assert len(fallen) == seats - 1
    assert [seen.places[seat] for seat in fallen] == list(range(seats, 1, -1))
    assert sorted(seen.places) == list(range(1, seats + 1))


@pytest.mark.parametrize(
    ("steps", "ended"),
    [
        (["flip: bang"], "pan.flip"),
        (["spin 6: bang"], "pan.spin"),
        (["flip: clic", "flip: clic", "double: bang"], "pan.double"),
    ],
)
def test_pan_last_says_which_way_the_match_ended(steps: list[str], ended: str) -> None:
    seen = gun("6 -").do(*steps)
    assert seen.ended == ended
    assert seen.state.kind() == OVER


def test_pan_last_asks_nobody_any_more() -> None:
    seen = gun("6 -").do("flip: bang")
    assert (seen.state.asked(), seen.state.open(), seen.state.chances()) == (0, 0, [])
    with pytest.raises(IllegalMove, match=r"table\.over"):
        seen.answer(1, "flip")


def test_pan_last_counts_whom_each_has_outlived() -> None:
    seen = gun("6 5 4").do("flip: bang", "flip: bang")
    standings = seen.state.standings()
    assert (standings.places, standings.scores, standings.winners()) == ((3, 2, 1), (0, 1, 2), (2,))


@given(SEATS, SEEDS)
def test_pan_last_comes_within_the_bound(seats: int, seed: int) -> None:
    for seen in walk(seats, seed, double="anyone"):
        assert seen.state.question() <= seen.state.bound()


@given(SEATS, SEEDS)
def test_pan_gun_cards_are_six_at_every_draw(seats: int, seed: int) -> None:
    drawn: Counter[int] = Counter()
    for seen in walk(seats, seed):
        if seen.state.kind() == DRAW and seen.state.draw_name().startswith("gun"):
            assert seen.chances["bang"] == Fraction(1, 6 - seen.clics)
            drawn[seen.clics] += 1
    assert drawn[0] >= seats - 1
