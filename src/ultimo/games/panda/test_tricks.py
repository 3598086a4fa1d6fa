"""The two rounds of Panda Rei: material, deal, who leads, what may be played, who wins, who takes what."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.panda.deck import DECK, SMALL
from ultimo.games.panda.game import PANDA
from ultimo.games.panda.packed import KINDS
from ultimo.games.panda.position import DUMMY
from ultimo.games.panda.testing import Table, finished, hands, table, walk
from ultimo.table.game import SeatsError
from ultimo.table.state import DRAW, OVER

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**9)
TIES = st.sampled_from(["pigs", "first"])


def is_dealt(cards: Sequence[str]) -> bool:
    """Whether the deck holds these cards."""
    return all(DECK.copies(card) >= count for card, count in Counter[str](cards).items())


TRICKS = st.lists(st.sampled_from(KINDS), min_size=3, max_size=5).filter(is_dealt)
"""The cards of a trick, in the order of play, as the deck can give them."""


def plain_worths(played: list[str]) -> list[int]:
    """What cards are worth, told once more on a list (panda.strength, panda.monkey)."""
    found: list[int] = []
    for card in played:
        found.append((found[-1] + 1 if found else 1) if card == "monkey" else DECK.cards[card]["strength"])
    return found


def plain_winner(played: list[str], pigs: list[int], ties: str, dummy: bool = False) -> int:
    """The position of the winning card, told once more on lists."""
    worths = plain_worths(played)
    players = range(len(played) - dummy)
    groups = [(worths.count(worth), worth) for worth in worths]
    best = max(groups[place] for place in players)
    among = [place for place in players if groups[place] == best]
    if ties == "pigs":
        most = max(pigs[place] for place in among)
        among = [place for place in among if pigs[place] == most]
    return among[0]


# Material


def test_panda_cards_are_119() -> None:
    assert DECK.size() == 119
    assert [DECK.copies(card) for card in KINDS] == [20, 15, 15, 15, 10, 10, 10, 10, 3, 3, 2, 1, 5]


@given(SEATS, SEEDS)
def test_panda_cards_are_never_lost(seats: int, seed: int) -> None:
    whole = Counter({card: DECK.copies(card) for card in KINDS})
    for number, seen in enumerate(walk(seats, seed)):
        if number % 7 == 0:
            assert Counter(card for cards in seen.state.zones().values() for card in cards) == whole


def test_panda_strength_is_the_order_of_the_animals() -> None:
    strengths = [DECK.cards[card]["strength"] for card in KINDS[:-1]]
    assert strengths == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panda_players_two_to_five_can_play(seats: int) -> None:
    assert finished(seats, "players").state.kind() == OVER


@pytest.mark.parametrize("seats", [1, 6])
def test_panda_players_others_cannot(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"2 to 5 players, not {seats}"):
        PANDA.start(seats=seats)


def test_panda_players_need_a_deck_that_is_large_enough() -> None:
    with pytest.raises(SeatsError, match="5 players need 10 cards"):
        PANDA.start(seats=5, deck=SMALL["hand"])


# The deal


@given(SEATS, SEEDS)
def test_panda_deal_gives_eleven_cards_to_each_in_both_rounds(seats: int, seed: int) -> None:
    told = Counter(event.seat for event in finished(seats, seed).events if event.verb == "deal")
    assert told == Counter(dict.fromkeys(range(seats), 22))


@given(SEATS, SEEDS)
def test_panda_deal_shuffles_nothing_back(seats: int, seed: int) -> None:
    seen = finished(seats, seed)
    drawn = Counter(card for event in seen.events if event.verb in ("deal", "dummy") for card in event.cards)
    assert drawn + Counter(seen.state.zones()["unseen"]) == Counter({card: DECK.copies(card) for card in KINDS})


@given(SEATS, SEEDS)
def test_panda_deal_ends_a_round_when_all_hands_are_empty(seats: int, seed: int) -> None:
    tricks = [event.verb for event in finished(seats, seed).events if event.verb in ("round", "trick")]
    assert tricks == (["round"] + ["trick"] * 11) * 2


# Who leads


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panda_start_is_by_lot_for_the_first_trick(seats: int) -> None:
    state = PANDA.start(seats=seats)
    assert [PANDA.write_outcome(outcome) for outcome, _ in state.chances()] == [f"seat {seat}" for seat in range(seats)]
    assert {weight for _, weight in state.chances()} == {1}


@given(SEATS, SEEDS)
def test_panda_start_goes_to_the_winner_into_the_second_round_too(seats: int, seed: int) -> None:
    holder = -1
    for event in finished(seats, seed).events:
        if event.verb == "lead":
            assert event.seat == holder
        elif event.verb in ("start", "trick"):
            holder = event.seat


# Play


def test_panda_play_any_card_of_the_hand() -> None:
    seen = hands("owl*4 fox*3 monkey*4", "bear*11", "cat*10 pig")
    assert seen.legal() == ["play owl", "play fox", "play monkey"]
    assert seen.do("play owl").legal() == ["play bear"]
    assert seen.do("play bear").legal() == ["play cat", "play pig"]


def test_panda_play_goes_round_to_the_left() -> None:
    seen = hands("owl*11", "bear*11", "cat*10 pig", leader=1)
    turns = []
    for move in ("play bear", "play cat", "play owl"):
        turns.append(seen.turn)
        seen.do(move)
    assert turns == [1, 2, 0]


def test_panda_play_refuses_a_card_that_is_not_in_the_hand() -> None:
    refusal = hands("owl*11", "bear*11").refusal("play bear")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["card"]) == ("panda.play", "bear")


def test_panda_play_refuses_to_take_before_the_trick_is_won() -> None:
    refusal = hands("owl*11", "bear*11").refusal("take owl")
    assert refusal is not None
    assert refusal.rule == "panda.play"


@given(TRICKS)
def test_panda_monkey_is_worth_one_more_than_the_card_before(played: list[str]) -> None:
    assert table(" ".join(played)).worths == plain_worths(played)


def test_panda_monkey_after_four_others_goes_on_counting() -> None:
    assert table("panda4 monkey monkey monkey monkey").worths == [9, 10, 11, 12, 13]


# Who wins


@given(TRICKS, st.data(), TIES)
def test_panda_group_and_highest_decide_as_told(played: list[str], data: st.DataObject, ties: str) -> None:
    most = 10 - played.count("pig")
    pigs = data.draw(st.lists(st.integers(0, most // len(played)), min_size=len(played), max_size=len(played)))
    seen = table(" ".join(played), pigs=" ".join(map(str, pigs)), group_tie=ties)
    assert seen.winner == plain_winner(played, pigs, ties)


@given(TRICKS.map(lambda cards: cards[:3]), st.tuples(st.integers(0, 3), st.integers(0, 3)), TIES)
def test_panda_dummy_never_wins(played: list[str], pigs: tuple[int, int], ties: str) -> None:
    seen = table(" ".join(played[:2]), dummy=played[2], pigs=f"{pigs[0]} {pigs[1]}", group_tie=ties)
    assert seen.winner == plain_winner(played, [*pigs], ties, dummy=True)


@given(SEEDS, st.integers(3, 5))
def test_panda_pigs_count_from_both_rounds(seed: int, seats: int) -> None:
    taken = Counter[int]()
    for event in finished(seats, seed).events:
        if event.verb == "take" and event.cards == ("pig",):
            taken[event.seat] += 1
        if event.verb == "trick" and event.facts["rule"] == "panda.pigs":
            assert event.facts["pigs"] == taken[event.seat]


def test_panda_pigs_do_not_count_those_of_this_trick() -> None:
    assert table("pig pig owl").winner == 0


@given(SEEDS, st.integers(2, 5))
def test_why_a_trick_was_won_can_be_checked_by_its_numbers(seed: int, seats: int) -> None:
    worths: list[int] = []
    for event in finished(seats, seed).events:
        if event.verb in ("lead", "play", "dummy"):
            worths.append(int(event.facts["worth"]))
        elif event.verb == "trick":
            worth = int(event.facts["worth"])
            assert worths.count(worth) == event.facts["size"]
            if event.facts["rule"] == "panda.highest":
                assert worth == max(worths)
                assert len(set(worths)) == len(worths)
            elif event.facts["rule"] == "panda.dummy":
                assert worths[-1] == event.facts["higher"] == max(worths) > worth
            else:
                assert worths.count(worth) > 1
            worths.clear()


# Taking


def takes(seen: Table) -> list[tuple[int, str]]:
    """Who has taken what in this trick, in order."""
    return [(event.seat, event.cards[0]) for event in seen.events if event.verb == "take"]


def test_panda_take_the_winner_two_then_each_to_the_left_one() -> None:
    seen = table("rabbit cat owl fox", leader=2)
    assert (seen.winner, seen.turn) == (1, 1)
    assert seen.legal() == ["take rabbit", "take owl", "take cat", "take fox"]
    seen.do("take cat", "take owl")
    assert seen.turn == 2
    assert seen.do("take rabbit").lying == "-"
    assert takes(seen) == [(1, "cat"), (1, "owl"), (2, "rabbit"), (3, "fox")]
    assert seen.fronts == ["-", "owl cat", "rabbit", "fox"]


def test_panda_take_leaves_the_last_card_without_a_question() -> None:
    seen = table("rabbit cat owl").do("take cat", "take owl")
    assert takes(seen)[-1] == (2, "rabbit")
    assert seen.turn == 1


def test_panda_take_must_be_of_what_lies_there() -> None:
    seen = table("rabbit cat owl")
    for move, card in (("take fox", "fox"), ("play cat", "")):
        refusal = seen.refusal(move)
        assert refusal is not None
        assert (refusal.rule, refusal.facts["card"]) == ("panda.take", card)


@given(SEATS, SEEDS)
def test_panda_take_leaves_nothing_and_nobody_but_the_last_without(seats: int, seed: int) -> None:
    taken = Counter[int]()
    winner = -1
    for event in finished(seats, seed).events:
        if event.verb == "trick":
            winner = event.seat
            taken.clear()
        elif event.verb == "take":
            taken[event.seat] += 1
            if taken.total() == max(seats, 3):
                places = [(winner + step) % seats for step in range(seats)]
                shares = [2, 1] if seats == 2 else [2, *[1] * (seats - 2), 0]
                assert [taken[seat] for seat in places] == shares


# Two players


def test_panda_dummy_plays_last_a_card_that_nobody_has_seen() -> None:
    seen = hands("owl*11", "bear*11").do("play owl", "play bear")
    assert (seen.state.phase, seen.state.kind(), seen.state.draw_name()) == (DUMMY, DRAW, "dummy.1.1")
    unseen = Counter(seen.state.zones()["unseen"])
    assert {PANDA.write_outcome(outcome): weight for outcome, weight in seen.state.chances()} == unseen


def test_panda_dummy_is_not_there_with_more_players() -> None:
    assert "dummy" not in finished(3, "dummy").log


# The end


@given(SEATS, SEEDS)
def test_panda_end_places_go_by_score_and_ties_share(seats: int, seed: int) -> None:
    seen = finished(seats, seed)
    scores = seen.scores
    assert seen.places == [1 + sum(other > score for other in scores) for score in scores]
    told = {event.seat: event.facts["points"] for event in seen.events if event.verb == "final"}
    assert told == dict(enumerate(scores))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panda_end_comes_after_as_many_questions_as_the_bound(seats: int) -> None:
    state = finished(seats, "bound").state
    assert state.question() == state.bound()
