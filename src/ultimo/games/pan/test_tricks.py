"""Stage 1 of Pan t'es Mort: material, deal, choice, who takes a trick, and the phantom of two players."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan.deck import DECK, SMALL
from ultimo.games.pan.game import PAN
from ultimo.games.pan.testing import Table, deal, dealt, fresh, table, walk
from ultimo.table.game import SeatsError
from ultimo.table.state import COMMIT, DRAW

TRICKS = st.lists(st.integers(1, 6), min_size=3, max_size=6).filter(lambda cards: max(Counter(cards).values()) <= 4)
"""The cards of a trick, by seat, as the deck can give them."""

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)


def plain_winner(cards: list[int], mouse: str) -> int | None:
    """Who wins a trick, told once more on lists: the position of the winning card, None if nobody wins."""
    left = [card for card in cards if cards.count(card) == 1]
    if not left:
        return None
    strength = [2, 3, 4, 5, 6, 1] if mouse == "top" or 6 in left else [1, 2, 3, 4, 5, 6]
    return cards.index(max(left, key=strength.index))


# Material


def test_pan_cards_are_four_of_each_value() -> None:
    assert {card: DECK.copies(card) for card in DECK.cards} == dict.fromkeys("123456", 4)
    assert DECK.size() == 24


@given(SEATS, SEEDS)
def test_pan_cards_are_never_lost(seats: int, seed: int) -> None:
    for seen in walk(seats, seed):
        zones = seen.state.zones()
        assert Counter(card for cards in zones.values() for card in cards) == Counter("123456" * 4)


def test_pan_gun_has_five_clics_and_one_bang() -> None:
    assert DECK.numbers["clics"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_pan_players_two_to_six_can_play(seats: int) -> None:
    assert PAN.start(seats=seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 1, 7])
def test_pan_players_others_cannot(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"2 to 6 players, not {seats}"):
        PAN.start(seats=seats)


def test_pan_players_need_a_deck_with_enough_cards() -> None:
    with pytest.raises(SeatsError, match="5 players need 5 cards, the deck one has 4"):
        PAN.start(seats=5, deck=SMALL["one"])


def test_pan_players_two_need_cards_for_the_phantom_too() -> None:
    with pytest.raises(SeatsError, match="4 players need 8 cards, the deck two has 6"):
        PAN.start(seats=4, deck=SMALL["two"])
    assert PAN.start(seats=2, deck=SMALL["two"]).seats == 2


# Deal and choice


@given(SEATS, SEEDS)
def test_pan_deal_gives_each_player_four_cards(seats: int, seed: int) -> None:
    seen = next(seen for seen in walk(seats, seed) if seen.state.asked())
    assert [len(hand) for hand in seen.hands] == [4] * seats
    assert len(seen.state.zones()["unseen"]) == 24 - 4 * seats


def test_pan_deal_is_a_row_of_one_card_draws() -> None:
    state = fresh(3, {})
    drawn: list[str] = []
    while state.kind() == DRAW:
        drawn.append(state.draw_name())
        state.resolve(state.chances()[0][0])
    assert drawn == [f"deal.{seat}.{card}" for seat in range(3) for card in range(1, 5)]


def test_pan_deal_draws_each_card_left_with_equal_weight() -> None:
    state = fresh(3, {})
    assert state.chances() == [(value, 4) for value in range(1, 7)]
    state.resolve(6)
    assert state.chances() == [(1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)]


def test_pan_choose_asks_all_at_once() -> None:
    seen = dealt("6311 5522 4433")
    assert seen.state.kind() == COMMIT
    assert [seen.legal(seat) for seat in range(3)] == [
        ["play 1", "play 3", "play 6"],
        ["play 2", "play 5"],
        ["play 3", "play 4"],
    ]


def test_pan_choose_refuses_a_card_that_is_not_in_hand() -> None:
    refusal = dealt("6311 5522 4433").refusal("play 5", seat=0)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["card"]) == ("pan.choose", "5")


@pytest.mark.parametrize("move", ["flip", "stop", "double", "spin 6", "skip 6", "discard 6", "steal 6 from 1"])
def test_pan_choose_refuses_what_belongs_to_stage_2(move: str) -> None:
    refusal = dealt("6311 5522 4433").refusal(move, seat=0)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["move"]) == ("pan.choose", move)


def test_pan_choose_may_be_changed_until_the_last_is_in() -> None:
    seen = dealt("6311 5522 4433").answer(0, "play 6").answer(1, "play 5").answer(0, "play 1").answer(2, "play 4")
    assert seen.winner == 1
    assert seen.held == ["-", "541", "-"]
    assert seen.hands[0] == "631"


def test_pan_choose_changed_is_not_asked_for_again() -> None:
    seen = dealt("6311 5522 4433").answer(0, "play 6")
    question = seen.state.question()
    seen.answer(0, "play 1")
    assert (seen.state.question(), seen.state.asked(), seen.state.open()) == (question, 0b110, 0b111)


@given(st.permutations(range(4)))
def test_pan_choose_in_any_order_comes_to_the_same(seats: list[int]) -> None:
    seen = dealt("6311 5522 4433 6541")
    for seat in seats:
        seen.answer(seat, seen.legal(seat)[-1])
    assert seen.held == ["-", "6654", "-", "-"]
    assert seen.hands == ["311", "522", "433", "541"]


def test_pan_choose_reveals_all_together() -> None:
    seen = dealt("6311 5522 4433").answer(2, "play 4").answer(0, "play 3")
    assert "reveal" not in seen.log
    seen.answer(1, "play 2")
    assert seen.log[-4:] == ["reveal", "reveal", "reveal", "take"]


# Who takes the trick


@given(TRICKS, st.sampled_from(["elephant", "top"]))
def test_pan_highest_as_told_on_lists(cards: list[int], mouse: str) -> None:
    seen = table(" ".join(str(card) for card in cards), mouse=mouse)
    assert seen.winner == plain_winner(cards, mouse)


@given(st.integers(1, 6), st.integers(1, 6), st.integers(1, 6), st.sampled_from(["elephant", "top"]))
def test_pan_phantom_wins_as_told_on_lists(first: int, second: int, phantom: int, mouse: str) -> None:
    seen = table(f"{first} {second}", phantom=phantom, mouse=mouse)
    place = plain_winner([first, second, phantom], mouse)
    assert seen.winner == (None if place == 2 else place)
    assert (seen.last_trick.verb == "phantom-wins") == (place == 2)


@given(TRICKS)
def test_pan_take_gives_all_cards_to_one_seat_or_to_none(cards: list[int]) -> None:
    seen = table(" ".join(str(card) for card in cards))
    trick = "".join(str(card) for card in sorted(cards, reverse=True))
    piles = [*seen.held, seen.gone]
    assert piles[-1 if seen.winner is None else seen.winner] == trick
    assert piles.count("-") == len(cards)


def test_pan_cancel_counts_equal_cards_whoever_plays_them() -> None:
    assert table("5 5 5 2").winner == 3
    assert table("5 5 2 2 3").winner == 4


def test_pan_cancel_spares_the_phantom_no_more_than_others() -> None:
    assert table("3 5", phantom=5).winner == 0


def test_pan_highest_lets_a_lone_mouse_win_when_all_else_is_cancelled() -> None:
    seen = table("1 4 4")
    assert (seen.winner, seen.last_trick.facts["rule"]) == (0, "pan.highest")


def test_pan_mouse_beats_the_elephant_only_when_it_is_left() -> None:
    assert table("6 1 3 3").winner == 1
    assert table("6 1 1 3").winner == 0
    assert table("6 6 1 3").winner == 3


def test_pan_mouse_top_is_cancelled_like_any_card() -> None:
    assert table("1 1 6 2", mouse="top").winner == 2


def test_pan_take_lays_the_cards_open_in_front() -> None:
    seen = table("6 2 3")
    assert seen.state.zones()["front.0"] == ("2", "3", "6")
    assert (seen.last_trick.verb, seen.last_trick.target) == ("take", "front.0")


def test_pan_nobody_gets_cancelled_cards_and_they_are_gone() -> None:
    seen = table("3 3 5 5")
    assert (seen.last_trick.verb, seen.last_trick.target) == ("nobody", "gone")
    assert seen.state.zones()["gone"] == ("3", "3", "5", "5")


def test_pan_tricks_are_four_and_then_stage_2_begins() -> None:
    seen = dealt("6666 5555 4444")
    for trick in range(1, 5):
        assert seen.state.question() == trick
        for seat, move in enumerate(("play 6", "play 5", "play 4")):
            seen.answer(seat, move)
    assert seen.hands == ["-", "-", "-"]
    assert seen.state.prompt() == "turn" or "lot" in seen.state.draw_name()
    assert seen.held[0] == "666655554444"


# Two players


def test_pan_phantom_card_is_drawn_after_both_have_chosen() -> None:
    seen = dealt("6311 5522").answer(1, "play 5")
    assert seen.state.kind() == COMMIT
    seen.answer(0, "play 6")
    assert (seen.state.kind(), seen.state.draw_name()) == (DRAW, "phantom.1")


def test_pan_phantom_card_is_any_unseen_card() -> None:
    seen = dealt("6311 5522").answer(0, "play 6").answer(1, "play 5")
    assert seen.state.chances() == [(1, 2), (2, 2), (3, 3), (4, 4), (5, 2), (6, 3)]


def test_pan_phantom_plays_in_each_of_the_four_tricks() -> None:
    seen = dealt("6543 5432")
    names: list[str] = []
    while not names or seen.state.prompt() == "choose":
        for seat in (0, 1):
            seen.answer(seat, seen.legal(seat)[0])
        names.append(seen.state.draw_name())
        seen.draw(str(seen.state.chances()[0][0]))
    assert names == ["phantom.1", "phantom.2", "phantom.3", "phantom.4"]
    assert len(seen.state.zones()["unseen"]) == 24 - 12


def test_pan_phantom_is_not_there_with_three() -> None:
    assert "phantom" not in table("6 5 4").log


def test_pan_phantom_out_of_stage_2() -> None:
    seen = next(seen for seen in walk(2, 7) if seen.state.prompt() == "turn")
    assert sorted(seen.order) == [0, 1]
    assert seen.alive == [0, 1]


# The helpers themselves


def test_a_deal_in_a_test_gives_what_it_names() -> None:
    state = fresh(3, {})
    deal(state, [[6, 6, 6, 6], [1], []], keep=[5, 5, 5, 5])
    hands = Table(state).hands
    assert hands[0] == "6666"
    assert "1" in hands[1]
    assert "5" not in "".join(hands)


@pytest.mark.parametrize("played", ["5 5 5 5 5", "7 1 2"])
def test_a_trick_that_the_deck_cannot_give_is_no_test(played: str) -> None:
    with pytest.raises(AssertionError, match="the deck does not hold"):
        table(played)
