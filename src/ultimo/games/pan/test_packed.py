"""Packed cards against plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan import packed

CARDS = st.lists(st.integers(1, 6), max_size=24).filter(lambda cards: all(cards.count(card) <= 4 for card in cards))


@given(CARDS)
def test_unpacking_gives_the_cards_back_in_order(cards: list[int]) -> None:
    assert packed.unpack(packed.pack(cards)) == sorted(cards)


@given(CARDS)
def test_counts(cards: list[int]) -> None:
    found = packed.pack(cards)
    assert packed.count(found) == len(cards)
    assert [packed.count_of(found, value) for value in range(1, 7)] == [cards.count(value) for value in range(1, 7)]


@given(CARDS)
def test_masks(cards: list[int]) -> None:
    found = packed.pack(cards)
    assert packed.held_mask(found) == sum(1 << value - 1 for value in range(1, 7) if value in cards)
    assert packed.single_mask(found) == sum(1 << value - 1 for value in range(1, 7) if cards.count(value) == 1)


@given(CARDS.filter(bool))
def test_tickets_count_the_cards_from_the_lowest(cards: list[int]) -> None:
    found = packed.pack(cards)
    assert [packed.value_at(found, ticket) for ticket in range(len(cards))] == sorted(cards)


@given(CARDS, CARDS)
def test_comparing_ranks_by_count_sum_and_high_cards(first: list[int], second: list[int]) -> None:
    def rank(cards: list[int]) -> tuple[int, ...]:
        return (len(cards), sum(cards), *(cards.count(value) for value in range(6, 0, -1)))

    assert (packed.pack(first) > packed.pack(second)) == (rank(first) > rank(second))
    assert (packed.pack(first) == packed.pack(second)) == (sorted(first) == sorted(second))


def test_no_card_is_nothing() -> None:
    assert packed.card(0) == 0
    assert packed.card(6) == packed.pack([6])
