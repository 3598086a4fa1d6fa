"""Turns, rounds and deals, named after the rules."""

from collections import Counter

import pytest

from ultimo.games.kingdom.deck import small
from ultimo.games.kingdom.game import KINGDOM
from ultimo.games.kingdom.moves import SEAT
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.games.kingdom.state import KingdomState
from ultimo.games.kingdom.testing import Table, acting, ended, left_alive, shown
from ultimo.table.dice import Random
from ultimo.table.state import COMMIT, DRAW, OVER


def begun(seats: int = 3, dealer: int = 1, **set: object) -> Table:
    """A match whose first cards are dealt."""
    state = KINGDOM.start(KingdomOptions().with_set(set), seats)
    assert isinstance(state, KingdomState)
    seen = Table(state)
    state.resolve(SEAT + dealer)
    return dealt(seen)


def dealt(seen: Table) -> Table:
    """Make the draws that are owed."""
    dice = Random("rounds")
    while seen.state.kind() == DRAW:
        seen.state.draw(dice)
    return seen


def lazily(seen: Table) -> Table:
    """Everybody lays their first card and keeps it, to the end of the match."""
    while seen.state.kind() != OVER:
        dealt(seen)
        while seen.state.kind() not in (DRAW, OVER):
            seat = int(seen.state.mover())
            pass_or_first = "pass" if "pass" in seen.legal(seat) else seen.legal(seat)[0]
            seen.answer(seat, pass_or_first)
    return seen


def test_kingdom_court_has_two_of_each_of_thirteen() -> None:
    assert KINGDOM.deck.size() == 26
    assert {KINGDOM.deck.copies(card) for card in KINGDOM.form.ids} == {2}
    assert KINGDOM.deck.cards["death"]["value"] == 0
    assert KINGDOM.deck.cards["king"]["value"] == 12


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_kingdom_turns_everyone_is_dealer_once_and_each_turn_has_three_rounds(seats: int) -> None:
    seen = lazily(begun(seats))
    assert sorted(event.seat for event in seen.of("turn")) == list(range(seats))
    assert [event.facts["goal"] for event in seen.of("round")] == ["high", "low", "middle"] * seats


def test_kingdom_deal_three_cards_each() -> None:
    seen = begun(5)
    assert [len(seen.sees(seat, f"hand.{seat}")) for seat in range(5)] == [3] * 5
    assert len(seen.sees(0, "deck")) == 11


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_kingdom_deal_there_are_as_many_rounds_as_cards_in_a_hand(hand: int) -> None:
    state = KINGDOM.start(KingdomOptions(), 3, small("hands", hand, king=8, death=8))
    assert isinstance(state, KingdomState)
    shown_to_all = state.describe()["gauges"]
    most = {("round", hand), ("turn", 3), ("points", 3 * hand)}
    assert {(gauge["id"], gauge["most"]) for gauge in shown_to_all} == most
    state.resolve(SEAT)
    seen = dealt(Table(state))
    assert seen.sees(0, "hand.1" if hand > 1 else "table.1") == ["?"] * hand
    last = lazily(seen).state.describe()["gauges"]
    assert [gauge["value"] for gauge in last if gauge["id"] == "round"] == [hand]


@pytest.mark.parametrize("hand", [2, 3])
def test_kingdom_deal_a_player_has_all_cards_before_the_next_has_one(hand: int) -> None:
    state = KINGDOM.start(KingdomOptions(), 3, small("hands", hand, king=8, death=8))
    assert isinstance(state, KingdomState)
    seen = Table(state).draw("seat 0")
    for _ in range(hand + 1):
        seen.draw("death")
    assert [len(seen.sees(2, f"hand.{seat}")) for seat in range(3)] == [hand, 1, 0]


def test_kingdom_lay_all_at_the_same_time_and_a_choice_can_be_changed() -> None:
    seen = begun()
    assert seen.state.kind() == COMMIT
    first, *_, last = seen.legal(0)
    seen.answer(0, first).answer(0, last)
    assert seen.sees(1, "table.0") == ["?"]
    assert seen.sees(0, "table.0") == [last.removeprefix("lay ")]
    refusal = seen.refusal("keep", 1)
    assert refusal is not None
    assert refusal.rule == "kingdom.lay"


def test_kingdom_lay_the_last_card_needs_no_choice() -> None:
    seen = lazily(begun())
    assert Counter(event.seat for event in seen.of("lay")) == {0: 9, 1: 9, 2: 9}


def test_kingdom_order_from_the_dealers_left_round_to_the_dealer() -> None:
    seen = begun(4, dealer=1)
    for seat in range(4):
        seen.answer(seat, seen.legal(seat)[0])
    order = []
    for _ in range(4):
        order.append(seen.turn)
        seen.do("keep")
    assert order == [2, 3, 0, 1]


def test_kingdom_reveal_shows_every_card_after_the_dealer() -> None:
    seen = acting("monk queen king").do("keep", "keep")
    assert not seen.of("reveal")
    seen.do("keep")
    assert [event.cards for event in seen.of("reveal")] == [("monk",), ("queen",), ("king",)]


def test_kingdom_used_cards_lie_open_until_the_deck_is_shuffled() -> None:
    seen = shown("monk queen king")
    assert sorted(seen.sees(0, "used")) == ["king", "monk", "queen"]


def test_kingdom_end_order_a_card_turns_once_and_only_the_sorceress_turns_back() -> None:
    seen = shown("jester king queen thief")
    assert [event.seat for event in seen.of("turns")] == [0, 2]
    refusal = shown("sorceress queen jester").refusal("keep")
    assert refusal is not None
    assert refusal.rule == "kingdom.enchants"


def test_kingdom_end_order_sorceresses_choose_in_the_order_of_play_after_all_others() -> None:
    seen = shown("sorceress knight dragon sorceress")
    assert seen.of("turns")
    assert seen.turn == 0
    assert seen.do("pass").turn == 3


def test_kingdom_enchants_not_while_a_monk_is_on_the_table() -> None:
    assert shown("sorceress monk queen").scores == [2]


def test_kingdom_neighbours_first_and_dealer_sit_side_by_side() -> None:
    assert shown("innkeeper monk king thief").counts == [10]
    assert shown("innkeeper monk thief king").counts == [7]


def test_kingdom_second_latest_puts_who_scored_last_first() -> None:
    assert ended("7 5 5 2", "1 8 9 4", ties="latest").places == [3, 2, 1, 4]
    assert ended("7 5 5 2", "1 9 9 4", ties="latest").places == [3, 1, 1, 4]


def test_kingdom_second_latest_is_kept_during_the_match() -> None:
    seen = lazily(begun(ties="latest"))
    assert any(seen.state.last)
    assert not any(lazily(begun()).state.last)


def test_kingdom_void_ends_without_places() -> None:
    seen = ended("3 3 3")
    assert seen.ended == "kingdom.void"
    assert seen.places == [0, 0, 0]


@pytest.mark.parametrize(("seats", "deals"), [(3, 6), (5, 10), (6, 6), (16, 16)])
def test_kingdom_tokens_twice_round_up_to_five_else_once(seats: int, deals: int) -> None:
    seen = lazily(begun(seats, mode="reaper"))
    assert len(seen.of("dealer")) == deals
    assert seen.ended == "kingdom.tokens"


def test_kingdom_tokens_fewest_wins_and_deals_can_be_agreed() -> None:
    seen = lazily(begun(4, mode="reaper", deals=9))
    assert len(seen.of("dealer")) == 9
    tokens = [int(count) for count in seen.state.score]
    assert seen.winners == [seat for seat, count in enumerate(tokens) if count == min(tokens)]


def test_kingdom_one_card_each_and_no_hand() -> None:
    seen = begun(5, mode="reaper")
    assert [seen.sees(seat, f"hand.{seat}") for seat in range(5)] == [[]] * 5
    assert len(seen.sees(2, "table.2")) == 1
    assert seen.sees(2, "table.3") == ["?"]


def test_kingdom_one_the_dealer_moves_on_to_the_next_alive() -> None:
    seen = left_alive("monk king queen", out=1).do("keep", "keep", "keep")
    assert seen.losers == [0]
    assert seen.of("out")[0].seat == 0
    assert seen.of("dealer")[-1].seat == 1


@pytest.mark.parametrize(("seats", "lives"), [(3, 4), (11, 4), (12, 2)])
def test_kingdom_lives_four_or_two(seats: int, lives: int) -> None:
    assert set(begun(seats, mode="reaper", count="lives").state.score) == {lives}


def test_kingdom_lives_who_falls_has_a_place_while_the_others_go_on() -> None:
    assert left_alive("juggler king death", out=1).state.describe()["places"] == [0, 0, 0, 4]
    assert "places" not in acting("juggler king death", mode="reaper").state.describe()


def test_kingdom_lives_the_last_alive_wins() -> None:
    seen = lazily(begun(5, mode="reaper", count="lives"))
    assert seen.ended == "kingdom.lives"
    fell = [event.seat for event in seen.of("out")]
    assert seen.places[fell[0]] == max(seen.places)
    assert set(seen.winners).isdisjoint(fell[:-1])


@pytest.mark.parametrize(("seats", "grim", "losers"), [(7, "usual", [0]), (8, "usual", [0, 1]), (7, "on", [0, 1])])
def test_kingdom_grim_is_usual_from_eight_players(seats: int, grim: str, losers: list[int]) -> None:
    cards = "death jester thief thief merchant merchant monk monk"
    seen = shown(" ".join(cards.split()[:seats]), mode="reaper", grim=grim)
    assert seen.losers == losers


def test_kingdom_lowest_all_who_tie_lose() -> None:
    assert shown("thief thief monk", mode="reaper").losers == [0, 1]


def test_kingdom_doomed_death_loses_even_if_she_is_not_lowest() -> None:
    assert shown("death dragon knight", mode="reaper").rules == ["kingdom.doomed", "kingdom.lowest"]


def test_kingdom_king_is_no_matter_to_the_reaper() -> None:
    for king in ("modest", "plain"):
        assert shown("king king queen", mode="reaper", king=king).losers == [2]


@pytest.mark.parametrize(
    ("seats", "hand", "options", "questions"),
    [
        (3, 3, {}, 3 * 3 * 13),
        (3, 1, {}, 3 * 1 * 13),
        (7, 3, {}, 7 * 3 * 29),
        (4, 3, {"mode": "reaper"}, 8 * 17),
        (16, 3, {"mode": "reaper", "deals": 48}, 48 * 65),
        (5, 3, {"mode": "reaper", "count": "lives", "lives": 9}, 5 * 9 * 21),
    ],
)
def test_no_match_is_longer_than_all_that_can_be_asked_in_its_rounds(
    seats: int, hand: int, options: dict[str, object], questions: int
) -> None:
    # A round asks for the cards, each for an action of up to three steps, and each Sorceress once more.
    state = KINGDOM.start(KingdomOptions().with_set(options), seats, small("hands", hand, king=8, death=8, monk=8))
    assert state.bound() == questions + 1
