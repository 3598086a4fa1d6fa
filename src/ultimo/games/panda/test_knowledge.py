"""Who knows what in Panda Rei: the own hand and all that lies open; and how a state is kept."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.panda import moves, packed
from ultimo.games.panda.deck import DECK
from ultimo.games.panda.heuristics import score
from ultimo.games.panda.packed import ALL_KINDS, KINDS, MONKEY
from ultimo.games.panda.testing import Table, finished, fronts, hands, table, walk
from ultimo.table.events import WATCHER, Event
from ultimo.table.refusal import UnreadableMove
from ultimo.table.rng import Rng
from ultimo.table.state import View

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**9)
HELD = (
    st.lists(st.integers(0, int(MONKEY)), max_size=60)
    .map(Counter)
    .filter(lambda held: all(held[kind] <= DECK.copies(name) for kind, name in enumerate(KINDS)))
)


def noticed(seen: Table, viewer: int) -> list[Event]:
    """All events as a viewer has noticed them."""
    return [event for event in (event.veil(viewer) for event in seen.events) if event is not None]


def zone(view: View, name: str) -> list[str]:
    """The cards of a zone as the viewer sees them."""
    found: list[str] = next(zone["cards"] for zone in view.describe()["zones"] if zone["id"] == name)
    return found


# Hands


def test_panda_deal_shows_each_player_their_own_cards_only() -> None:
    seen = hands("owl*11", "bear*11", "cat*10 pig")
    for viewer in (0, 1, 2, WATCHER):
        for seat, card in enumerate(("owl", "bear", "cat")):
            cards = zone(seen.state.veil(viewer), f"hand.{seat}")
            assert len(cards) == 11
            assert (card in cards) == (seat == viewer)
            assert ("?" in cards) == (seat != viewer)


@given(SEATS, SEEDS)
def test_panda_deal_never_shows_what_is_left_over(seats: int, seed: int) -> None:
    seen = finished(seats, seed)
    shown = Counter(card for event in noticed(seen, WATCHER) for card in event.cards if event.verb in ("lead", "play"))
    shown += Counter(card for event in noticed(seen, WATCHER) for card in event.cards if event.verb == "dummy")
    assert shown + Counter(seen.state.zones()["unseen"]) == Counter({card: DECK.copies(card) for card in KINDS})
    assert not [zone for zone in seen.state.describe()["zones"] if zone["id"] == "unseen"]


def test_panda_take_lies_open_for_all() -> None:
    seen = table("rabbit cat owl").do("take cat", "take owl")
    for viewer in (0, 1, 2, WATCHER):
        assert zone(seen.state.veil(viewer), "front.1") == ["owl", "cat"]


def test_panda_monkey_shows_all_what_it_is_worth() -> None:
    seen = hands("owl*11", "monkey", "bear*11").do("play owl", "play monkey")
    gauges = seen.state.veil(WATCHER).describe()["gauges"]
    assert [gauge["value"] for gauge in gauges if gauge["id"] == "worth"] == [4, 5, 0]


def test_panda_start_shows_who_leads_and_who_is_to_come() -> None:
    seen = hands("owl*11", "bear*11", "cat*10", leader=1).do("play bear")
    shown = seen.state.veil(0).describe()
    assert shown["order"] == [2, 0]
    assert [gauge["value"] for gauge in shown["gauges"] if gauge["id"] == "start"] == [0, 1, 0]


def test_panda_take_shows_who_is_still_to_take() -> None:
    assert table("rabbit cat owl fox").state.describe()["order"] == [3, 0, 1]


# Worlds


@given(SEATS, SEEDS)
def test_a_drawn_world_has_hands_of_the_right_size(seats: int, seed: int) -> None:
    for number, seen in enumerate(walk(seats, seed)):
        if number % 11 == 0:
            world = seen.state.veil(0).determinize(Rng(seed, number))
            sizes = {name: len(cards) for name, cards in seen.state.zones().items()}
            assert {name: len(cards) for name, cards in world.zones().items()} == sizes


# Packed cards


@given(HELD)
def test_cards_are_packed_and_unpacked(held: Counter[int]) -> None:
    kinds = sorted(held.elements())
    cards = packed.pack(kinds)
    assert packed.unpack(cards) == kinds
    assert cards >> packed.COUNT_SHIFT == len(kinds)
    assert [packed.kind_at(cards, ticket) for ticket in range(len(kinds))] == kinds
    assert packed.pigs_of(cards) == held[KINDS.index("pig")]


@given(HELD)
def test_kinds_are_found_in_a_set(held: Counter[int]) -> None:
    kinds = packed.kinds_of(packed.pack(list(held.elements())))
    there = sorted(kind for kind in held if held[kind])
    assert packed.size_of(kinds) == len(there)
    assert [packed.kind_in(kinds, number) for number in range(len(there))] == there


def test_every_kind_can_be_there_as_often_as_a_deck_may_have_it() -> None:
    for kind in range(int(ALL_KINDS)):
        most = int(packed.MASK[kind])
        cards = packed.pack([kind] * most)
        assert packed.unpack(cards) == [kind] * most
        assert packed.kind_in(packed.kinds_of(cards), 0) == kind


# Moves


def test_moves_are_written_with_their_card() -> None:
    assert [moves.write(0), moves.write(23), moves.read("  Take  PANDA3 ")] == ["play rabbit", "take panda3", 23]


@pytest.mark.parametrize("number", [-1, 26])
def test_what_is_no_move_is_not_written(number: int) -> None:
    with pytest.raises(ValueError, match="is no move of panda"):
        moves.write(number)


@pytest.mark.parametrize("text", ["play", "owl", "play eagle", "take owl from 1", "play panda5"])
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(UnreadableMove):
        moves.read(text)


@pytest.mark.parametrize("text", ["seat 5", "eagle", "", "seat"])
def test_what_is_no_outcome_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is no outcome"):
        moves.read_outcome(text)


# What bots know


def best(seen: Table) -> str:
    """The move that looks best to the seat that is asked."""
    view = seen.state.veil(seen.turn)
    return moves.write(max(view.legal(), key=lambda move: score(view, move)))


def looks(seen: Table, move: str) -> float:
    """How good a move looks to the seat that is asked."""
    return score(seen.state.veil(seen.turn), moves.read(move))


def offered(front: str, *lying: str) -> Table:
    """A trick that seat 0 has won, with these cards in front of it."""
    seen = hands(*lying, leader=0)
    kept = fronts(front, *["-"] * (len(lying) - 1)).state.front[0]
    seen.state.front[0] = kept
    seen.state.pool -= kept
    seen.do(*(f"play {card}" for card in lying))
    return seen


def test_greedy_knows_that_the_sixth_rabbit_costs_twenty_points() -> None:
    seen = offered("rabbit*5", "lion", "rabbit", "fox")
    assert seen.winner == 0
    assert looks(seen, "take rabbit") < looks(seen, "take fox") < looks(seen, "take lion")


def test_greedy_knows_that_a_lone_owl_is_nothing() -> None:
    lone, served = offered("cat*2", "lion", "owl", "cat"), offered("giraffe cat*2", "lion", "owl", "bear")
    assert best(lone) == "take cat"
    assert looks(lone, "take owl") < looks(served, "take owl")


def test_greedy_may_play_a_fox_and_does_not_take_it() -> None:
    seen = hands("cat*2", "bear*2", "fox rabbit")
    seen.do("play cat", "play bear")
    assert looks(seen, "play fox") > looks(seen, "play rabbit")
    seen.do("play fox")
    assert seen.winner == 2
    assert looks(seen, "take fox") < min(looks(seen, "take cat"), looks(seen, "take bear"))
