"""How a server does under load: `python bench/server_load.py [--matches 1 10 100 1000 4000] [--peer FOLDER]`, on Linux.

A server process of its own serves tables of four people each, this process plays them all over loopback, at full speed
(whoever is asked answers at once) and at a human pace (after a while). Measured is the time from sending an answer to
the arrival of its news at each other seat, with every answer on the disk before anybody sees it; then the memory.
With `--peer`, boardgame.io's own server in memory is measured in the same run; FOLDER is where npm puts it.

Each figure is the median of some stretches of time, with the least and the most. Both sides share the machine with
whatever else runs on it: `chrt -f 50` keeps that away, and a client that is busy all the time is what limits the rest.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

import uvloop

from load_client import Load, Match
from load_peer import Missing, PeerMatch, peer_server
from ultimo.build_info import describe_build

AT_ONCE: Final = 50
"""Tables that are opened side by side."""
WATCHERS: Final = 500
"""More connections, to tell the memory of one from that of a match."""

Serving = Callable[[], AbstractContextManager[tuple[str, int]]]


@dataclass
class Figure:
    """What a number of matches gave. Rates are a second, times in ms, memory in MB and kB; -1: not measured.

    `moves` are least, median and most of the stretches; so are the times. A connection of the peer cannot be told from
    its match: there both are in `memory` alone.
    """

    server: str
    matches: int
    pace: str
    moves: tuple[float, float, float]
    p50: tuple[float, float, float]
    p99: tuple[float, float, float]
    p999: tuple[float, float, float]
    server_core: float
    client_core: float
    memory: float
    a_connection: float
    a_match: float


async def measure(given: argparse.Namespace, name: str, matches: int, address: str, process: int) -> list[Figure]:
    """Play so many matches; at full speed, then at a human pace."""
    load = Load(address, given.seats)
    kind: Callable[[Load], Match | PeerMatch] = Match if name == "ultimo" else PeerMatch
    before = memory(process)
    tables = [kind(load) for _ in range(matches)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Match | PeerMatch) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of this process would look like one of the server
    load.think = given.think
    for table in tables:
        table.start()
    figures: list[Figure] = []
    for pace in given.paces:
        load.think = given.think if pace == "human" else 0.0
        await asyncio.sleep(given.warm)
        stretches = [await stretch(load, given.seconds, process) for _ in range(given.repeats)]
        figures.append(figure(name, matches, pace, stretches, memory(process)))
    load.stopped = True
    await idle(process)
    full = memory(process)
    connection = a_match = -1.0
    if name == "ultimo":
        watchers = min(WATCHERS, 100 * matches)
        await watch(load, [tables[number % matches].code for number in range(watchers)])
        connection = (memory(process) - full) / watchers
        a_match = (full - before) / matches - given.seats * connection
    for one in figures:
        one.a_connection, one.a_match = connection, a_match
    for table in tables:
        table.close()
    gc.enable()
    return figures


async def idle(process: int) -> None:
    """Wait until the server has dealt with all that it was asked for; under too much load that takes a while."""
    before = -1.0
    while cpu(process) - before > 0.05:
        before = cpu(process)
        await asyncio.sleep(0.5)


async def watch(load: Load, codes: list[str]) -> None:
    """Look on at these tables, and wait until each has been shown."""
    shown = asyncio.Semaphore(0)
    for code in codes:
        line = await load.line(f"/ws/{code}", lambda _: shown.release())
        line.say(b'{"type":"hello"}')
    for _ in codes:
        await shown.acquire()


@dataclass
class Stretch:
    """What was measured in one stretch of time."""

    moves: float
    delays: list[float]
    server_core: float
    client_core: float


async def stretch(load: Load, seconds: float, process: int) -> Stretch:
    """Measure for so long."""
    load.delays = type(load.delays)("d")
    load.answers, load.measuring = 0, True
    begin, spent, own = time.perf_counter(), cpu(process), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    took = time.perf_counter() - begin
    return Stretch(
        load.answers / took,
        sorted(load.delays),
        100 * (cpu(process) - spent) / took,
        100 * (time.process_time() - own) / took,
    )


def figure(name: str, matches: int, pace: str, stretches: list[Stretch], used: float) -> Figure:
    """The stretches taken together."""

    def spread(values: list[float]) -> tuple[float, float, float]:
        return min(values), median(values), max(values)

    def share(which: float) -> tuple[float, float, float]:
        measured = [one.delays for one in stretches if one.delays]
        return spread([1000 * delays[int(which * (len(delays) - 1))] for delays in measured] or [-1.0])

    return Figure(
        name,
        matches,
        pace,
        spread([one.moves for one in stretches]),
        share(0.5),
        share(0.99),
        share(0.999),
        median([one.server_core for one in stretches]),
        median([one.client_core for one in stretches]),
        used / 1024,
        -1,
        -1,
    )


def memory(process: int) -> int:
    """Resident memory in kB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of ours with a new database in `folder`; its address and process number."""
    with tempfile.TemporaryDirectory(dir=folder) as inner:
        process = subprocess.Popen(
            [sys.executable, "-m", "ultimo.server", "--port", "0", "--database", f"{inner}/tables.sqlite3"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.kill()
            process.communicate()


def files_for(matches: int, seats: int) -> bool:
    """Whether both processes may open as many files as there are connections; the limit is raised as far as it goes."""
    needed = matches * seats + WATCHERS + 100
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else needed, hard))
    return needed <= resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def seconds_of_a_write(folder: Path) -> float:
    """What the disk takes to keep something: the median of some writes."""
    taken: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(50):
            file.write(bytes(4096))
            file.flush()
            begin = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begin)
    return median(taken)


COLUMNS: Final = (
    "server", "matches", "pace", "moves/s", "p50 ms", "p99 ms", "p99.9 ms",
    "server core", "client core", "MB", "kB/connection", "kB/match",
)  # fmt: skip


def cells(one: Figure) -> list[str]:
    """A figure as a row of the table for people."""

    def spread(values: tuple[float, float, float], digits: int) -> str:
        least, middle, most = (f"{value:.{digits}f}" for value in values)
        return f"{middle} ({least}…{most})"

    def known(value: float) -> str:
        return "" if value < 0 else f"{value:.0f}"

    return [
        one.server, str(one.matches), one.pace, spread(one.moves, 0), spread(one.p50, 1), spread(one.p99, 1),
        spread(one.p999, 1), f"{one.server_core:.0f} %", f"{one.client_core:.0f} %", known(one.memory),
        known(one.a_connection), known(one.a_match),
    ]  # fmt: skip


def write(figures: list[Figure], around: dict[str, Any]) -> None:
    """Print a table for people."""
    rows = [list(COLUMNS), *(cells(one) for one in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    for row in rows:
        sys.stdout.write("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() + "\n")
    sys.stdout.write("".join(f"{name}: {value}\n" for name, value in around.items()))


def run(given: argparse.Namespace) -> tuple[list[Figure], list[str]]:
    """Measure everything; the figures, and what could not be measured."""
    figures: list[Figure] = []
    missing: list[str] = []
    folder = given.folder or Path(tempfile.gettempdir())
    servers: dict[str, Serving] = {"ultimo": partial(server, folder)}
    if given.peer is not None:
        servers["boardgame.io"] = partial(peer_server, given.peer)
    for matches in given.matches:
        if not files_for(matches, given.seats):
            missing.append(f"{matches} matches: the system allows too few open files (ulimit -Hn)")
            continue
        for name in list(servers):
            sys.stderr.write(f"{name}, {matches} matches\n")
            try:
                with servers[name]() as (address, process):
                    figures += uvloop.run(measure(given, name, matches, address, process))
            except Missing as why:
                missing.append(f"{name}: {why}")
                del servers[name]
            except (OSError, EOFError) as why:
                missing.append(f"{name}, {matches} matches: {why}")
    return figures, missing


def main() -> None:
    """Read the flags, measure, print."""
    parser = argparse.ArgumentParser(description="Measure an Ultimo server under load, on Linux.")
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 10, 100, 1000, 4000])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--paces", nargs="+", choices=["full", "human"], default=["full", "human"])
    parser.add_argument("--think", type=float, default=1.0, help="human pace: mean seconds until an answer")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long one stretch is")
    parser.add_argument("--repeats", type=int, default=3, help="stretches")
    parser.add_argument("--warm", type=float, default=2.0, help="seconds before the first")
    parser.add_argument("--folder", type=Path, help="where the database lies; without it, where temporary files do")
    parser.add_argument("--peer", type=Path, help="measure boardgame.io too, put by npm into this folder")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    given = parser.parse_args()
    figures, missing = run(given)
    around = {
        "build": describe_build(),
        "cores": os.cpu_count(),
        "load of the machine (1 min)": round(os.getloadavg()[0], 1),
        "a write to the disk, ms": round(1000 * seconds_of_a_write(given.folder or Path(tempfile.gettempdir())), 2),
        "not measured": missing,
    }
    if given.json:
        sys.stdout.write(json.dumps({"figures": [asdict(one) for one in figures], **around}, indent=2) + "\n")
    else:
        write(figures, around)


if __name__ == "__main__":
    main()
