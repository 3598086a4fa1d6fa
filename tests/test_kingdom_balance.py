"""`bench/kingdom_balance.py` and its chart: they count the matches that `simulate` plays, and what decided them."""

import re
from pathlib import Path

import msgspec
import pytest

from kingdom_balance import Counts, Judge, Watcher, action_of, count, spoken
from kingdom_chart import COURT, REAPER, main
from ultimo.games import find
from ultimo.games.kingdom.kinds import IDS
from ultimo.games.kingdom.moves import read
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.games.kingdom.places import VOID
from ultimo.games.kingdom.testing import acting
from ultimo.lab.simulate import simulate


def judged(cards: str, without: str = "", **options: object) -> int:
    """The mask of who would win a high round with these cards."""
    state = acting(cards).state
    judge = Judge(state, KingdomOptions().with_set(options))
    judge.take(state)
    return judge.of([IDS.index(card) + 1 for card in cards.split()], without)


def test_the_matches_are_those_that_simulate_plays_with_the_same_seed() -> None:
    game = find("kingdom")
    counts = count("reaper", 4, "seed", "greedy", 0, 3)
    said = simulate(game, game.preset("reaper"), 4, 3, ("greedy",), "seed", jobs=1)
    assert [mean.mean() for mean in counts.seat] == pytest.approx(said.wins)
    assert counts.decisions.total == said.moves


def test_matches_counted_in_two_parts_are_the_same_matches() -> None:
    whole, part = count("reaper", 3, "seed", "greedy", 0, 3), count("reaper", 3, "seed", "greedy", 0, 2)
    part.merge(count("reaper", 3, "seed", "greedy", 2, 1))
    assert msgspec.json.encode(part) == msgspec.json.encode(whole)


def test_a_power_decides_where_others_would_win_without_it() -> None:
    assert judged("queen jester monk") == 0b010
    assert judged("queen jester monk", without="queen") == 0b011
    assert judged("king monk innkeeper", without="king") == 0b001
    assert judged("queen jester monk") == 0b010, "the judge forgets what was left out"


def test_every_card_at_a_reveal_is_counted_once() -> None:
    watcher = Watcher("court", 3, "greedy")
    watcher.counts = count("court", 3, "seed", "greedy", 0, 2)
    held = watcher.counts.held
    assert [sum(mean.count for mean in held[goal].values()) for goal in ("high", "low", "middle")] == [18] * 3
    assert watcher.counts.played.count == 18
    assert held["high"]["death"].total == 0


def test_actions_are_called_by_the_card_whose_power_they_use() -> None:
    assert [action_of(read(move)) for move in ("keep", "swap", "cut", "show thief", "hand queen")] == [
        "", "swap", "cut", "thief", "hand",
    ]  # fmt: skip


def test_a_void_match_is_won_by_nobody_and_a_shared_one_by_parts() -> None:
    counts = Counts("court", 3)
    counts.add((0, 0, 0), VOID, 0, 50, [])
    counts.add((1, 1, 3), "kingdom.second", 1, 50, ["swap"])
    assert [mean.mean() for mean in counts.seat] == [0.25, 0.25, 0]
    assert [mean.mean() for mean in counts.after] == [0.25, 0, 0.25]
    assert (counts.void.mean(), counts.shared.mean(), counts.often["swap"].mean()) == (0.5, 0.5, 0.5)


def test_every_character_is_told_and_drawn(tmp_path: Path) -> None:
    counted = [Counts(*COURT), Counts(*REAPER)]
    for card in IDS:
        counted[0].held["high"][card].add(card == "knight")
    assert all(f"| {card} |" in spoken(counted[0]) for card in IDS)
    (tmp_path / "figures.json").write_bytes(msgspec.json.encode(counted))
    main(str(tmp_path / "figures.json"), str(tmp_path / "chart.svg"))
    drawn = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    lengths = re.findall(r'<rect class="points" x="\d+" y="\d+" width="([\d.]+)"', drawn)[1:]
    assert [float(length) > 0 for length in lengths[: len(IDS)]] == [card == "knight" for card in IDS]
