"""What `bench` measures is the same thing everywhere; nothing here looks at how long anything takes."""

import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from ultimo.build_info import is_compiled
from ultimo.games import SHELF
from ultimo.games.pan import PAN
from ultimo.lab import bench as measuring
from ultimo.lab import loops, meter, peers, reference
from ultimo.lab.bench import Bench, Differs, Figure, Place, Row, bench, drive, names_of, rows_of
from ultimo.lab.missing import Missing
from ultimo.table.dice import Random
from ultimo.table.game import Game
from ultimo.table.playout import playout
from ultimo.table.rng import Rng

SHORT = 0.001


@pytest.fixture
def bencher() -> "Bench":
    """Something to measure with."""
    return Bench(PAN, "test", SHORT)


# The same moves


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_reference_in_c_plays_the_same_moves(seats: int) -> None:
    try:
        with reference.built() as program:
            found = program.checksum(seats, 300, Rng("test", seats))
    except Missing as error:
        pytest.skip(str(error))
    assert found == loops.checksum(PAN.start(seats=seats), Random("test", seats), 300)


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_the_uncompiled_sources_play_the_same_moves(game: Game) -> None:
    # Compares the checksum that another process finds, and raises if it is another one.
    assert Bench(game, "test", SHORT).measure("uncompiled") > 0


def test_a_game_without_a_reference_is_measured_beside_rollouts_in_c_plus_plus() -> None:
    for game in SHELF.values():
        first = rows_of(game)[0]
        beside = "reference" if game.id == reference.GAME else peers.ROLLOUTS_OF_HEARTS
        assert (first.name, first.source, first.versus) == ("playouts", "compiled", beside)


def test_every_preset_is_played_by_as_many_as_it_is_for() -> None:
    names = names_of(SHELF["kingdom"])
    assert names[:4] == ("playouts", "playouts-court-7", "playouts-reaper-16", "playouts-lives-16")
    bencher = Bench(SHELF["kingdom"], "test", SHORT)
    if is_compiled():
        assert bencher.measure("full-table reaper") > 0
    else:
        with pytest.raises(Missing, match="this build is uncompiled"):
            bencher.measure("full-table reaper")


def test_the_checksum_is_of_the_moves() -> None:
    state, dice = PAN.start(seats=4), Random("test")
    trace: list[int] = []
    summed = 0
    for _ in range(3):
        state.copy_from(PAN.start(seats=4))
        playout(state, dice, trace)
    for move in trace:
        summed = (summed * 31 + move) % 2**32
    assert loops.checksum(PAN.start(seats=4), Random("test"), 3) == (len(trace), summed)


def test_other_moves_have_another_checksum() -> None:
    found = {loops.checksum(PAN.start(seats=4), Random("test", seed), 3) for seed in range(20)}
    assert len(found) == 20


def test_whoever_plays_other_moves_is_not_compared(bencher: Bench) -> None:
    moves, checksum = bencher.checked
    with pytest.raises(Differs, match="a liar plays other moves"):
        bencher.same("a liar", (moves, checksum ^ 1))


def test_a_driven_match_is_a_playout() -> None:
    state, played = PAN.start(seats=4), PAN.start(seats=4)
    assert drive(state, Random("test")) == playout(played, Random("test"))
    assert state.to_bytes() == played.to_bytes()


def test_playouts_are_as_many_as_asked_for() -> None:
    start, dice, other = PAN.start(seats=4), Random("test"), Random("test")
    moves = 0
    for _ in range(5):
        state = start.copy()
        moves += playout(state, dice)
    assert loops.playouts(start, other, 5) == moves
    assert (other.rng.low, other.rng.carry) == (dice.rng.low, dice.rng.carry)


# How it is measured


def test_a_meter_counts_what_the_work_says_in_the_time_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    # A clock that work moves on: a thousandth of a second for each time, which gives two units.
    now = [0.0]
    monkeypatch.setattr("time.process_time", lambda: now[0])
    done: list[int] = []

    def work(count: int) -> int:
        done.append(count)
        now[0] += count / 1000
        return 2 * count

    measure = meter.meter(work)
    assert measure(1.0) == pytest.approx(2000)
    assert done[-1] == pytest.approx(1000, rel=0.01)
    tried = len(done)
    assert measure(1.0) == pytest.approx(2000)
    assert len(done) == tried + 2, "the second time it knows how often"


def test_every_repeat_measures_everything_and_ratios_are_taken_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # The machine grows slower from repeat to repeat; what is measured side by side keeps its ratio.
    asked: list[str] = []

    def rate(self: Bench, source: str) -> float:
        asked.append(source)
        return {"compiled": 40.0, "reference": 80.0}[source] / (1 + (len(asked) - 1) // 2)

    monkeypatch.setattr(Bench, "measure", rate)
    told: list[tuple[int, int, str]] = []
    (figure,) = bench(["playouts"], repeats=3, progress=lambda *now: told.append(now))
    assert asked == ["compiled", "reference"] * 3
    assert told == [(number, 6, asked[number]) for number in range(6)]
    assert figure.values == [40.0, 20.0, pytest.approx(40 / 3)]
    assert (figure.value, figure.ratio, figure.met) == (20.0, 0.5, True)


def test_a_call_is_told_in_nanoseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "measure", lambda self, source: 1e8)
    (figure,) = bench(["copy"], repeats=1)
    assert (figure.row.unit, figure.value) == ("ns", 10.0)


@pytest.mark.parametrize(("ratio", "met"), [(0.39, False), (0.4, True), (1.5, True)])
def test_a_goal_that_is_not_met_is_shown_as_not_met(ratio: float, met: bool) -> None:
    figure = Figure(Row("playouts", "compiled", "reference", 0.4), [1.0], [ratio])
    assert figure.met is met


def test_without_a_ratio_a_goal_is_neither_met_nor_missed() -> None:
    assert Figure(Row("playouts", "compiled", "reference", 0.4), [1.0]).met is None


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_every_row_can_be_measured_or_says_what_is_missing(game: Game) -> None:
    bencher = Bench(game, "test", SHORT)
    names = names_of(game)
    assert len(set(names)) == len(names)
    for row in rows_of(game):
        assert row.source in bencher.sources
        assert not row.versus or row.versus in bencher.sources
        assert row.goal is None or row.versus


@pytest.mark.parametrize("name", ["copy_from", "copy", "key", "veil", "determinize", "to_bytes", "from_bytes"])
def test_single_calls_are_measured(name: str, bencher: Bench) -> None:
    assert bencher.measure(name) > 0


def test_a_search_counts_iterations(bencher: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ITERATIONS", 50)
    assert bencher.measure("ismcts") > 0
    monkeypatch.setattr(Bench, "measure", lambda self, source: 3e5)
    (figure,) = bench(["ismcts"], repeats=1)
    assert (figure.row.unit, figure.value, figure.ratio) == ("iterations/s", 3e5, 1.0)


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whoever_is_asked_first_searches(game: Game, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ITERATIONS", 2)
    assert Bench(game, seed, SHORT).measure("ismcts") > 0


def test_what_is_compiled_is_measured_where_it_is(bencher: Bench) -> None:
    for source in ("compiled", "driven"):
        if is_compiled():
            assert bencher.measure(source) > 0
        else:
            with pytest.raises(Missing, match="this build is uncompiled"):
                bencher.measure(source)


# What is not there


def test_a_peer_that_is_not_installed_is_left_out_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    (figure,) = bench(["rlcard-leduc-holdem"], repeats=2, seconds=SHORT)
    assert (figure.value, figure.ratio, figure.met) == (None, None, None)
    assert figure.missing == 'rlcard is not installed: pip install "ultimo[peers]"'


def test_a_row_without_its_counterpart_is_still_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    (figure,) = bench(["uncompiled"], repeats=1, seconds=SHORT)
    assert figure.value is not None
    assert (figure.ratio, figure.met) == (None, None)
    assert "pyspiel is not installed" in figure.missing


def test_without_a_compiler_the_reference_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Missing, match="there is no C compiler"), reference.built():
        pass


def test_without_a_checkout_the_reference_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(reference, "SOURCE", Path("bench") / "nothing.c")
    with pytest.raises(Missing, match="in the checkout only"):
        reference.source()


def test_a_reference_that_does_not_compile_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "broken.c").write_text("no C\n", encoding="utf-8")
    monkeypatch.setattr(reference, "source", lambda: tmp_path / "broken.c")
    try:
        reference.compiler()
    except Missing as error:
        pytest.skip(str(error))
    with pytest.raises(Missing, match="cannot be compiled"), reference.built():
        pass


@pytest.mark.filterwarnings("default")  # what others warn of is theirs
@pytest.mark.parametrize("name", peers.PEERS | peers.BESIDE)
def test_peers_that_are_installed_play(name: str) -> None:
    try:
        work = (peers.PEERS | peers.BESIDE)[name]()
    except Missing as error:
        pytest.skip(str(error))
    assert work(1) > 0


# For programs


def test_figures_have_the_keys_that_programs_rely_on() -> None:
    (figure,) = bench(["key"], repeats=3, seconds=SHORT)
    told = figure.as_json(Place.here())
    assert list(told)[:7] == ["name", "value", "unit", "versus", "ratio", "goal", "met"]
    assert (told["name"], told["unit"], told["versus"], told["repeats"]) == ("key", "ns", None, 3)
    least, most = told["spread"]
    assert least <= told["value"] <= most
    assert set(told["where"]) == {"machine", "system", "python", "build", "versions"}


def test_a_place_names_the_build_and_the_peers_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        if name == "pgx":
            return "2.6.0"
        raise PackageNotFoundError

    monkeypatch.setattr(measuring, "version", version)
    place = Place.here()
    assert place.versions == {"pgx": "2.6.0"}
    assert ("uncompiled" in place.build) is not is_compiled()


def ignore(*_: object) -> None:
    """Progress that nobody looks at."""


def test_progress_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "measure", lambda self, source: 1e8)
    progress: Callable[[int, int, str], None] = ignore
    assert bench(["copy"], repeats=1, progress=progress)[0].values == bench(["copy"], repeats=1)[0].values
