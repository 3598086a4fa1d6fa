"""`ultimo bench`: a table for people, JSON for programs."""

import json
from typing import Any

import pytest
from seated import ultimo

from ultimo.cli.measure import called, goal, number, ratio
from ultimo.lab.bench import USUAL, Bench, Differs, Figure, Row, names_of
from ultimo.lab.meter import Work
from ultimo.lab.missing import Missing
from ultimo.lab.peers import PEERS
from ultimo.table.texts import LANGUAGES, texts

QUICK = ("--repeats", "2", "--milliseconds", "1")
ENGLISH = texts("en")


def test_bench_has_the_keys_that_programs_rely_on(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "bench", "--only", "copy", "--only", "key", "--json", *QUICK)
    found: list[dict[str, Any]] = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert [figure["name"] for figure in found] == ["copy", "key"]
    for figure in found:
        assert {"name", "value", "unit", "versus", "ratio", "goal", "met"} <= set(figure)
        assert (figure["unit"], figure["repeats"]) == ("ns", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_is_told_with_its_preset(language: str) -> None:
    said = called("full-table reaper", texts(language))
    assert "reaper" in said and "full-table" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_shows_a_table_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    said = ultimo(monkeypatch, "bench", "--only", "copy", "--lang", language, *QUICK)
    assert (said.code, said.err) == (0, "")
    head, *_, how, columns, _, row = said.out.splitlines()
    assert head.startswith("Ultimo ")
    assert "2" in how
    assert texts(language).say("cli-bench-ratio") in columns
    assert row.startswith(texts(language).say("bench-copy"))
    assert " ns " in row


def test_bench_tells_what_is_left_out_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> Work:
        raise Missing("pgx is not installed")

    monkeypatch.setitem(PEERS, "pgx leduc_holdem", nothing)
    said = ultimo(monkeypatch, "bench", "--only", "pgx-leduc_holdem", *QUICK)
    assert said.code == 0
    assert "Left out: pgx-leduc_holdem. pgx is not installed" in " ".join(said.out.split())


def test_bench_refuses_to_compare_what_plays_other_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def differ(self: Bench, source: str) -> float:
        raise Differs("it plays other moves")

    monkeypatch.setattr(Bench, "measure", differ)
    said = ultimo(monkeypatch, "bench", "--only", "playouts", *QUICK)
    assert (said.code, said.out, said.err) == (1, "", "ultimo: it plays other moves\n")


def test_bench_names_all_that_it_can_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "bench", "--only", "cats")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"ultimo: --only cannot be 'cats': allowed are {', '.join(names_of(USUAL))}\n"


def test_bench_measures_the_game_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def measure(self: Bench, source: str) -> float:
        played.append(self.game.id)
        return 1e8

    monkeypatch.setattr(Bench, "measure", measure)
    for words in ((), ("pan",), ("panda",)):
        assert ultimo(monkeypatch, "bench", *words, "--only", "copy", "--repeats", "1", "--milliseconds", "1").code == 0
    assert played == ["pan", "pan", "panda"]


@pytest.mark.parametrize(
    ("value", "shown"), [(0.354, "0.35"), (9.412, "9.41"), (27.94, "27.9"), (432.8, "433"), (9268.0, "9,268")]
)
def test_figures_show_three_digits_that_count(value: float, shown: str) -> None:
    assert number(value, ENGLISH) == shown


@pytest.mark.parametrize(
    ("value", "shown"), [(0.4893, "0.49"), (50.62, "50.62"), (0.0121, "1/83"), (0.0004, "1/2,500")]
)
def test_small_ratios_are_shown_as_parts(value: float, shown: str) -> None:
    assert ratio(value, ENGLISH) == shown


@pytest.mark.parametrize(("ratios", "shown"), [([0.3], "not met"), ([0.5], "met"), ([], "not measured")])
def test_a_goal_says_whether_it_is_met(ratios: list[float], shown: str) -> None:
    figure = Figure(Row("playouts", "compiled", "reference", 0.4), [1.0], ratios)
    assert goal(figure, ENGLISH) == ("≥ 0.40", shown)


def test_a_figure_without_a_goal_says_nothing_of_it() -> None:
    assert goal(Figure(Row("copy", "copy")), ENGLISH) == ("", "")
