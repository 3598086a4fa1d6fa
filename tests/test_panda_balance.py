"""`bench/panda_balance.py` and its chart: they count the matches that `simulate` plays, and what decided them."""

import re
from pathlib import Path

import msgspec
import pytest

from panda_balance import ANIMALS, Counts, brought, count, last_cards, spoken
from panda_chart import main
from ultimo.games import find
from ultimo.games.panda.deck import DECK
from ultimo.games.panda.scoring import Points
from ultimo.games.panda.testing import finished, fronts, packed
from ultimo.lab.simulate import simulate

NOTHING = dict.fromkeys(ANIMALS, 0)


def match(scores: list[int], leader: int = 0, **made: list[int]) -> Counts:
    """One match in which animals brought so much to each seat."""
    counts = Counts(len(scores))
    by_seat = [
        {**NOTHING, **{animal: of_seat[seat] for animal, of_seat in made.items()}} for seat in range(len(scores))
    ]
    counts.add(scores, by_seat, [{} for _ in scores], leader)
    return counts


def test_the_matches_are_those_that_simulate_plays_with_the_same_seed() -> None:
    game = find("panda")
    counts = count(3, "seed", "greedy", "current", 0, 6)
    said = simulate(game, game.preset("current"), 3, 6, ("greedy",), "seed", jobs=1)
    assert [mean.mean() for mean in counts.seat] == pytest.approx(said.wins)


def test_matches_counted_in_two_parts_are_the_same_matches() -> None:
    whole, part = count(2, "seed", "greedy", "current", 0, 4), count(2, "seed", "greedy", "current", 0, 3)
    part.merge(count(2, "seed", "greedy", "current", 3, 1))
    assert msgspec.json.encode(part) == msgspec.json.encode(whole)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_animals_bring_the_whole_score_and_monkeys_nothing_beside_it(seats: int) -> None:
    table = finished(seats, "balance", seats)
    made = brought(Points(DECK), [int(front) for front in table.state.front])
    for of_seat, score in zip(made, table.state.scores(), strict=True):
        assert sum(of_seat.values()) - of_seat["monkey"] == score


def test_a_monkey_brings_what_its_owner_would_lack() -> None:
    table = fronts("cat*3 monkey", "-")
    mine, other = brought(Points(DECK), [int(front) for front in table.state.front])
    assert (mine["cat"], mine["monkey"]) == (16, 7)
    assert other["monkey"] == 0


def test_the_last_card_of_an_animal_is_what_would_be_lacking() -> None:
    assert last_cards(Points(DECK), packed("owl giraffe rabbit*6 lion")) == {
        "owl": 6, "giraffe": 7, "rabbit": -20, "lion": 6,
    }  # fmt: skip


def test_an_animal_decides_where_others_would_win_without_it() -> None:
    counts = match([10, 8], cat=[4, 1], owl=[3, 3])
    assert counts.without["cat"].mean() == 1
    assert counts.without["owl"].mean() == 0
    assert counts.margin["owl"].mean() == 1, "three points are more than the lead of two, though others have them too"
    assert counts.leads["cat"].mean() == 1
    assert counts.leads["owl"].count == 0, "nobody alone has most"


def test_wins_are_told_by_the_distance_from_the_first_leader() -> None:
    counts = match([1, 5, 3, 2], leader=3)
    assert [mean.mean() for mean in counts.after] == [0, 0, 1, 0]


def test_a_tie_is_half_a_win_for_each() -> None:
    counts = match([5, 5, 0])
    assert [mean.mean() for mean in counts.seat] == [0.5, 0.5, 0]
    assert counts.ties.mean() == 1


def test_every_animal_is_told_and_drawn(tmp_path: Path) -> None:
    counts = match([10, 8], cat=[4, 1])
    told = spoken(counts)
    assert all(f"| {animal} |" in told for animal in ANIMALS)
    (tmp_path / "figures.json").write_bytes(msgspec.json.encode([counts]))
    main(str(tmp_path / "figures.json"), str(tmp_path / "chart.svg"))
    drawn = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    lengths = re.findall(r'<rect class="share" x="\d+" y="\d+" width="([\d.]+)"', drawn)[1:]
    assert [float(length) > 0 for length in lengths] == [animal == "cat" for animal in ANIMALS]
