"""How fast Ultimo is: its own figures, beside a reference in C and beside others, all measured in one run.

Absolute figures differ from machine to machine and from minute to minute; ratios of what was measured side by side
hold. So every repeat measures everything once, and a ratio is the median of the ratios of the repeats.
"""

import gc
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, Final

from ultimo.bots.ismcts import Search
from ultimo.build_info import describe_build, is_compiled
from ultimo.games import SHELF
from ultimo.lab import loops, peers, reference, uncompiled
from ultimo.lab.meter import Meter, Work, calls, meter
from ultimo.lab.missing import Missing
from ultimo.table.dice import Random
from ultimo.table.game import Game
from ultimo.table.rng import Rng
from ultimo.table.state import DRAW, OVER, State

USUAL: Final = SHELF[reference.GAME]
"""The game that is measured if none is named: the one that has a reference."""

SEATS: Final = 4
"""How many play, or the number nearest to it that the game allows."""
CHECKED: Final = 2000
"""Of so many matches the moves are compared before anything is measured."""

RATE, TIME, WORLDS = "moves/s", "ns", "iterations/s"
FULL_TABLE: Final = "full-table"
"""With the name of a preset behind it: playouts of as many as can play it."""


class Differs(Exception):
    """What is to be compared does not play the same moves, so no comparison would mean anything."""


@dataclass(frozen=True)
class Row:
    """One figure: what is measured, against what, and the least ratio that counts as fast; `versus` empty for none."""

    name: str
    source: str
    versus: str = ""
    goal: float | None = None
    unit: str = RATE


def rows_of(game: Game) -> tuple[Row, ...]:
    """The figures of a game.

    Ratios with a goal first, then what search pays for one call, then what others reach. Pan has a reference in C, and
    goals for all its ratios; the playouts of the other games, with each preset and as many as can play it too, are
    measured beside what OpenSpiel reaches in C++ with a game of tricks.
    """
    if game.id == reference.GAME:
        first = Row("playouts", "compiled", "reference", 0.40)
        return (first, *ROWS_OF_ALL, Row("reference", "reference"), *ROWS_OF_OTHERS)
    first = Row("playouts", "compiled", peers.ROLLOUTS_OF_HEARTS, 1.0)
    full = [
        Row(f"playouts-{preset}-{most_of(game, preset)}", f"{FULL_TABLE} {preset}", peers.ROLLOUTS_OF_HEARTS, 1.0)
        for preset in game.presets
    ]
    return (first, *full, *(replace(row, goal=None) for row in ROWS_OF_ALL), *ROWS_OF_OTHERS)


def most_of(game: Game, preset: str) -> int:
    """How many can play a preset at most."""
    return game.preset(preset).seats(game.seats)[1]


ROWS_OF_ALL: Final = (
    Row("compiled", "compiled", "uncompiled", 20.0),
    Row("driven", "driven", "pyspiel leduc_poker", 5.0),
    Row("uncompiled", "uncompiled", "pyspiel leduc_poker", 1.5),
    Row("ismcts", "ismcts", peers.SEARCH_OF_OH_HELL, 5.0, WORLDS),
    Row("copy_from", "copy_from", unit=TIME),
    Row("copy", "copy", unit=TIME),
    Row("key", "key", unit=TIME),
    Row("veil", "veil", unit=TIME),
    Row("determinize", "determinize", unit=TIME),
    Row("to_bytes", "to_bytes", unit=TIME),
    Row("from_bytes", "from_bytes", unit=TIME),
)
ROWS_OF_OTHERS: Final = tuple(Row(name.replace(" ", "-"), name, "compiled") for name in peers.PEERS)


def names_of(game: Game) -> tuple[str, ...]:
    """What the figures of a game are called."""
    return tuple(row.name for row in rows_of(game))


@dataclass(frozen=True)
class Place:
    """Where figures were measured."""

    machine: str
    system: str
    python: str
    build: str
    versions: dict[str, str]

    @classmethod
    def here(cls) -> "Place":
        """This machine, this build, and the peers that are installed."""
        versions = {}
        for package in peers.PACKAGES:
            try:
                versions[package] = version(package)
            except PackageNotFoundError:
                continue
        return cls(
            f"{processor()}, {os.cpu_count()} cores",
            f"{platform.system()} {platform.machine()}",
            f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
            describe_build(),
            versions,
        )

    def as_json(self) -> dict[str, Any]:
        """The keys that programs may rely on."""
        return {
            "machine": self.machine,
            "system": self.system,
            "python": self.python,
            "build": self.build,
            "versions": self.versions,
        }


def processor() -> str:
    """What the system calls its processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


@dataclass
class Figure:
    """A row with what was found: the median, the least and the most of the repeats; or why there is nothing."""

    row: Row
    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def value(self) -> float | None:
        """The median of the repeats, None if nothing was measured."""
        return median(self.values) if self.values else None

    @property
    def ratio(self) -> float | None:
        """The median of the repeats' ratios, None where there is none."""
        return median(self.ratios) if self.ratios else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met, None where there is no goal or no ratio."""
        return None if self.row.goal is None or self.ratio is None else self.ratio >= self.row.goal

    def as_json(self, where: Place) -> dict[str, Any]:
        """The keys that programs may rely on."""
        return {
            "name": self.row.name,
            "value": self.value,
            "unit": self.row.unit,
            "versus": self.row.versus or None,
            "ratio": self.ratio,
            "goal": self.row.goal,
            "met": self.met,
            "spread": [min(self.values), max(self.values)] if self.values else None,
            "ratio_spread": [min(self.ratios), max(self.ratios)] if self.ratios else None,
            "repeats": len(self.values),
            "missing": self.missing or None,
            "where": where.as_json(),
        }


class Bench:
    """Measures; each of `sources` is got ready when it is first asked for, and kept until `close`."""

    def __init__(self, game: Game, seed: str, seconds: float) -> None:
        least, most = game.options().seats(game.seats)
        self.game = game
        self.seats = min(max(SEATS, least), most)
        self.seed = seed
        self.seconds = seconds
        self.kept = ExitStack()
        self.meters: dict[str, Meter] = {}
        self.start: State = game.start(seats=self.seats)
        self.sources: dict[str, Callable[[], Meter]] = {
            "compiled": self.compiled,
            "uncompiled": self.uncompiled,
            "reference": self.reference,
            "driven": self.driven,
            "ismcts": self.ismcts,
            **{f"{FULL_TABLE} {preset}": partial(self.full_table, preset) for preset in game.presets},
            **{name: partial(self.one_call, call) for name, call in self.calls().items()},
            **{name: partial(self.peer, work) for name, work in (peers.PEERS | peers.BESIDE).items()},
        }

    def measure(self, source: str) -> float:
        """Units a second, of processor time. Raises `Missing`, `Differs`."""
        if source not in self.meters:
            self.meters[source] = self.sources[source]()
            # What the packages of others keep in memory must not slow down whoever is measured beside them.
            gc.collect()
            gc.freeze()
        return self.meters[source](self.seconds)

    def close(self) -> None:
        """Let everything go."""
        gc.unfreeze()
        self.kept.close()

    # What is measured

    @cached_property
    def checked(self) -> tuple[int, int]:
        """The moves and the checksum of the first matches, on this build."""
        return loops.checksum(self.start, Random(self.seed), CHECKED)

    def same(self, other: str, found: tuple[int, int]) -> None:
        """Raise `Differs` unless another played the same moves."""
        if found != self.checked:
            raise Differs(f"{other} plays other moves: {found} where this build has {self.checked}")

    def playouts(self, start: State) -> Meter:
        """Whole matches at random, in the loop of this build."""
        dice = Random(self.seed)
        return meter(lambda count: int(loops.playouts(start, dice, count)))

    def compiled(self) -> Meter:
        """Playouts, if this build is compiled."""
        if not is_compiled():
            raise Missing("this build is uncompiled")
        return self.playouts(self.start)

    def full_table(self, preset: str) -> Meter:
        """The same with a preset and as many as can play it."""
        if not is_compiled():
            raise Missing("this build is uncompiled")
        return self.playouts(self.game.start(self.game.preset(preset), most_of(self.game, preset)))

    def uncompiled(self) -> Meter:
        """Playouts on the sources as they are: in a process of its own where this one is compiled."""
        if not is_compiled():
            return self.playouts(self.start)
        root = str(uncompiled.PACKAGE.parent)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *filter(None, sys.path)])}

        def measure(seconds: float) -> float:
            game = [self.game.id, self.seed, str(self.seats)]
            words = [str(uncompiled.__file__), *game, str(seconds), str(CHECKED)]
            done = subprocess.run(
                [sys.executable, "-P", *words], capture_output=True, text=True, env=environment, check=True
            )
            found = json.loads(done.stdout)
            self.same("the uncompiled source", (found["moves"], found["checksum"]))
            return float(found["rate"])

        return measure

    def reference(self) -> Meter:
        """The same matches in C."""
        program = self.kept.enter_context(reference.built())
        self.same(str(reference.SOURCE), program.checksum(self.seats, CHECKED, Rng(self.seed)))
        return lambda seconds: program.rate(self.seats, Rng(self.seed), seconds)

    def driven(self) -> Meter:
        """The compiled game driven move by move by a loop in plain Python, as a script of one's own would."""
        if not is_compiled():
            raise Missing("this build is uncompiled")
        state, dice = self.start.copy(), Random(self.seed)

        def work(count: int) -> int:
            moves = 0
            for _ in range(count):
                state.copy_from(self.start)
                moves += drive(state, dice)
            return moves

        return meter(work)

    def ismcts(self) -> Meter:
        """Searching for the first card of a match, for the seat that plays it, in the loop of this build."""
        state, dice = self.start.copy(), Random(self.seed)
        while state.kind() == DRAW:
            state.draw(dice)
        view = state.veil(state.mover())

        def work(searches: int) -> int:
            for _ in range(searches):
                Search(view, dice.rng).run(peers.ITERATIONS)
            return searches * peers.ITERATIONS

        return meter(work)

    def calls(self) -> dict[str, Callable[[int], object]]:
        """Single calls, a few moves after everybody has had a turn, when there is most to hide."""
        state, scratch, dice = self.start.copy(), self.start.copy(), Random(self.seed)
        rng = dice.rng
        for played in range(self.seats + 3):
            if played:
                state.play(state.mover(), state.pick(state.mover(), rng))
            while state.kind() == DRAW:
                state.draw(dice)
        seat = state.mover()
        view, data = state.veil(seat), state.to_bytes()
        return {
            "copy_from": lambda count: loops.copy_from(scratch, state, count),
            "copy": lambda count: loops.copy(state, count),
            "key": lambda count: loops.key(state, count),
            "veil": lambda count: loops.veil(state, seat, count),
            "determinize": lambda count: loops.determinize(view, rng, count),
            "to_bytes": lambda count: loops.to_bytes(state, count),
            "from_bytes": lambda count: loops.from_bytes(scratch, data, count),
        }

    def one_call(self, call: Callable[[int], object]) -> Meter:
        """A call of the protocol, from this build's own loops."""
        return meter(calls(call))

    def peer(self, work: Callable[[], Work]) -> Meter:
        """Somebody else's game."""
        return meter(work())


def drive(state: State, dice: Random) -> int:
    """A match at random by what the protocol asks of every game; return how many moves that took."""
    rng = dice.rng
    moves = 0
    while True:
        asked = int(state.asked())
        if asked == 0:
            if state.kind() == OVER:
                return moves
            state.draw(dice)
            continue
        seat = (asked & -asked).bit_length() - 1
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        moves += 1


def bench(
    names: Sequence[str] = (),
    seed: str = "bench",
    repeats: int = 5,
    seconds: float = 0.5,
    progress: Callable[[int, int, str], None] | None = None,
    game: Game = USUAL,
) -> list[Figure]:
    """Measure the rows of a game of these names (all without any), each `repeats` times for about `seconds`.

    `progress` is told how many measurements are done, of how many, and which comes next. Raises `Differs`.
    """
    figures = [Figure(row) for row in rows_of(game) if not names or row.name in names]
    needed = list(dict.fromkeys(name for figure in figures for name in (figure.row.source, figure.row.versus) if name))
    missing: dict[str, str] = {}
    total = repeats * len(needed)
    machine = Bench(game, seed, seconds)
    try:
        for repeat in range(repeats):
            rates: dict[str, float] = {}
            for number, source in enumerate(needed):
                if progress is not None:
                    progress(repeat * len(needed) + number, total, source)
                if source not in missing:
                    try:
                        rates[source] = machine.measure(source)
                    except Missing as error:
                        missing[source] = str(error)
            for figure in figures:
                note(figure, rates)
    finally:
        machine.close()
    for figure in figures:
        figure.missing = missing.get(figure.row.source) or missing.get(figure.row.versus) or ""
    return figures


def note(figure: Figure, rates: dict[str, float]) -> None:
    """Add what one repeat found."""
    row = figure.row
    if row.source in rates:
        rate = rates[row.source]
        figure.values.append(1e9 / rate if row.unit == TIME else rate)
        if row.versus in rates:
            figure.ratios.append(rate / rates[row.versus])
