"""What collected animals count: each by its rule, monkeys by trying everything; and what a score is made of."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ultimo.games.panda.deck import DECK
from ultimo.games.panda.packed import KINDS, MONKEY, pack
from ultimo.games.panda.parts import parts_of
from ultimo.games.panda.scoring import USES, Points, levels
from ultimo.games.panda.testing import fronts, packed, points
from ultimo.table.deck import Deck
from ultimo.table.narrate import part_texts
from ultimo.table.texts import LANGUAGES, texts

FOLDER = Path(__file__).parent

FRONTS = (
    st.lists(st.integers(0, int(MONKEY)), max_size=44)
    .map(Counter)
    .filter(lambda held: all(held[kind] <= DECK.copies(name) for kind, name in enumerate(KINDS)))
)
"""What may lie in front of a player."""

NUMBERS = st.integers(-9, 9)


def plain(held: Counter[str], numbers: dict[str, int]) -> int:
    """Points of animals without monkeys and pandas, told once more on a list of names."""
    rabbits = [0, 1, 3, 6, 10, 15][held["rabbit"]] if held["rabbit"] < 6 else -5
    lions = {0: numbers["no_lion"], 1: numbers["one_lion"]}.get(
        held["lion"], numbers["two_lions"] + (held["lion"] - 2) * numbers["further_lion"]
    )
    served = min(held["owl"], held["giraffe"])
    pairs = held["bear"] // 2
    return (
        rabbits
        + lions
        + pairs * numbers["bear_pair"]
        + held["giraffe"] * numbers["giraffe"]
        + served * numbers["owl"]
        + held["cat"] ** 2
        + held["fox"] * numbers["fox"]
    )


def brute_force(held: Counter[str], numbers: dict[str, int]) -> int:
    """The most that any use of the monkeys brings: each is tried as each animal."""
    rest = Counter({name: count for name, count in held.items() if name != "monkey"})
    return max(plain(rest + Counter(uses), numbers) for uses in product(USES, repeat=held["monkey"]))


def deck_with(**numbers: int) -> Deck:
    """The game's own cards with other points."""
    return Deck("other", {**DECK.numbers, **numbers}, DECK.cards)


@given(FRONTS)
def test_panda_monkeys_are_put_to_their_best_use(held: Counter[int]) -> None:
    named = Counter({KINDS[kind]: count for kind, count in held.items()})
    front = pack(list(held.elements()))
    assert Points(DECK).own(front) == brute_force(named, DECK.numbers)


@given(FRONTS, NUMBERS, NUMBERS, NUMBERS)
def test_panda_monkeys_are_put_to_their_best_use_with_any_points(
    held: Counter[int], pair: int, giraffe: int, owl: int
) -> None:
    deck = deck_with(bear_pair=pair, giraffe=giraffe, owl=owl)
    named = Counter({KINDS[kind]: count for kind, count in held.items()})
    assert Points(deck).own(pack(list(held.elements()))) == brute_force(named, deck.numbers)


@given(FRONTS)
def test_panda_monkeys_are_all_used(held: Counter[int]) -> None:
    use = int(Points(DECK).use(pack(list(held.elements()))))
    assert sum(use >> 4 * place & 15 for place in range(len(USES))) == held[int(MONKEY)]


@pytest.mark.parametrize(("count", "made"), list(enumerate([0, 1, 3, 6, 10, 15, -5, -5, -5])))
def test_panda_rabbits_pay_until_there_are_too_many(count: int, made: int) -> None:
    assert points(f"rabbit*{count} lion*2" if count else "lion*2") == made


def test_panda_rabbits_the_sixth_costs_twenty_points() -> None:
    assert points("rabbit*6") - points("rabbit*5") == -20


@pytest.mark.parametrize("foxes", [1, 2, 10])
def test_panda_foxes_cost_three_points_each(foxes: int) -> None:
    assert points(f"fox*{foxes} lion*2") == -3 * foxes


@pytest.mark.parametrize(("bears", "made"), [(1, 0), (2, 6), (3, 6), (4, 12)])
def test_panda_bears_count_by_pairs(bears: int, made: int) -> None:
    assert points(f"bear*{bears} lion*2") == made


@pytest.mark.parametrize(("words", "made"), [("owl", 0), ("giraffe", 1), ("owl giraffe", 7), ("owl*2 giraffe", 7)])
def test_panda_owls_count_with_a_giraffe_of_their_own(words: str, made: int) -> None:
    assert points(f"{words} lion*2") == made


def test_panda_pigs_count_no_points() -> None:
    assert points("pig*5 lion*2") == 0


@pytest.mark.parametrize(("words", "made"), [("panda1 panda3", 4), ("panda4 panda4 panda2", 10), ("-", 0)])
def test_panda_pandas_add_up_their_levels(words: str, made: int) -> None:
    assert levels(packed(words)) == made


@pytest.mark.parametrize(
    ("taken", "made"),
    [
        (["panda2", "panda1", "-"], [8, 0, -8]),
        (["panda1", "-", "-"], [8, -8, -8]),
        (["-", "-", "-"], [0, 0, 0]),
        (["panda3", "panda2"], [8, -8]),
        (["panda1 panda2", "panda3"], [0, 0]),
    ],
)
def test_panda_pandas_are_compared(taken: list[str], made: list[int]) -> None:
    assert fronts(*(f"{words} lion*2".replace("- ", "") for words in taken)).scores == made


# What a score is made of


@given(st.lists(FRONTS, min_size=2, max_size=5))
def test_the_parts_of_a_score_add_up_to_it(held: list[Counter[int]]) -> None:
    taken = [int(pack(list(front.elements()))) for front in held]
    scores = Points(DECK).scores(vec[i64](taken), len(taken))
    parts = parts_of(Points(DECK), taken)
    for seat, score in enumerate(scores):
        assert sum(part["points"] for part in parts if part["seat"] == seat) == score


@given(FRONTS)
def test_what_would_change_a_score_does_so_and_nothing_less(held: Counter[int]) -> None:
    front = int(pack(list(held.elements())))
    points = Points(DECK)
    for part in parts_of(points, [front, 0]):
        if part["seat"] == 0 and part["id"] != "panda":
            kind = KINDS.index(part["id"])
            more, change = int(part["facts"]["more"]), part["facts"]["change"]
            longer = [points.own(front + int(pack([kind] * number))) - points.own(front) for number in range(more + 1)]
            assert longer[:-1] == [0] * more
            assert longer[-1] == change


def test_a_lone_owl_waits_for_a_giraffe() -> None:
    parts = {part["id"]: part for part in parts_of(Points(DECK), [packed("owl"), 0])[:10]}
    assert (parts["owl"]["points"], parts["owl"]["facts"]["direction"]) == (0, "none")
    assert parts["giraffe"]["facts"]["change"] == 7


def test_pandas_tell_how_many_levels_would_change_something() -> None:
    taken = [packed("panda1"), packed("panda4"), 0]
    facts = [part["facts"] for part in parts_of(Points(DECK), taken) if part["id"] == "panda"]
    assert [(fact["more"], fact["change"]) for fact in facts] == [(3, 8), (0, 0), (2, 8)]


@pytest.mark.parametrize("language", LANGUAGES)
@given(front=FRONTS)
def test_every_part_can_be_told(language: str, front: Counter[int]) -> None:
    says = texts(language, FOLDER)
    for part in parts_of(Points(DECK), [int(pack(list(front.elements()))), 0]):
        assert all(part_texts(part, says))
