"""What a server keeps when everything goes wrong: `python bench/server_faults.py [--matches 2000] [--seed WORD]`.

Matches are played over real sockets, most seats by bots, while the server is killed with SIGKILL at random moments and
started again, and while pages lose their lines in the midst of frames, read nothing until they are cut off, answer
twice, answer old questions, send garbage, and walk away. Of each match it is proved from its record and from every
frame that was sent: nothing once shown is lost or changed, no seat is told what it cannot know, each answer counts
exactly once or is refused by the right rule, and the match ends. In the end the database is read.

A killed process loses no page that it has handed to the system, so this does not show what a loss of power does.

Exit code 0: all promises were kept; 1: they were not, and it says which, and how to look at it again.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
import uvloop

from fault_pages import Page, Party, World
from fault_proof import Broken, Played, check_rows, prove
from killable import Killable, ServerDied
from ultimo.build_info import describe_build
from ultimo.games import find
from ultimo.server.saved import SavedMatch, SavedTable
from ultimo.server.wire import MadeTable
from ultimo.table.record import Record

AWAY: Final = 3.0
"""Seconds until a bot sits in for a page that is gone."""
HARMLESS: Final = re.compile(
    r"ERROR: +Invalid UTF-8 sequence received from client\.\nTraceback .*\n(?: .*\n)+UnicodeDecodeError: .*\n"
)
"""What a page can make the server say without harm to anybody."""


@dataclass
class Plan:
    """What is to be done: `matches` of `game`, `at_once` side by side, about `kills` updates between two kills.

    `patience` are the seconds after which a match that does not go on is stuck, `minutes` when all must be over, `tell`
    the seconds from one word about it to the next. With `keep`, what pages were told is kept after it is proved.
    """

    matches: int
    seed: str
    game: str = "pan"
    at_once: int = 100
    kills: int = 2500
    patience: float = 60.0
    minutes: float = 30.0
    tell: float = 5.0
    keep: bool = False


@dataclass
class Report:
    """What came of it. `faults` are the promises that were not kept."""

    plan: Plan
    matches: int = 0
    kills: int = 0
    killed_while_starting: int = 0
    updates: int = 0
    rows: int = 0
    answers: int = 0
    seconds: float = 0.0
    did: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Run:
    """All matches of a plan, with a database in `folder`. `played` are those that are over."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.report = Report(plan)
        self.world = World(patience=plan.patience)
        self.report.did = self.world.did
        self.played: list[Played] = []
        self.errors = folder / "errors.txt"
        self.server = Killable(folder / "tables.sqlite3", plan.seed, self.errors, away=AWAY, grace=0.2, idle=1.0)
        self._done = False

    async def play(self) -> Report:
        """Play everything; the report says how it went."""
        begin = time.monotonic()
        await self.server.prepare()
        try:
            await self.server.start()
            self.world.address = self.server.address
            async with (
                asyncio.timeout(60 * self.plan.minutes),
                asyncio.TaskGroup() as group,
            ):
                group.create_task(self._kill())
                telling = group.create_task(self._tell(begin))
                numbers = iter(range(self.plan.matches))
                async with asyncio.TaskGroup() as tables:
                    for _ in range(self.plan.at_once):
                        tables.create_task(self._one_after_the_other(numbers))
                self._done = True
                self.world.dying.set()
                telling.cancel()
        except* (TimeoutError, ServerDied) as ended:
            self.report.faults += [
                str(error) or f"not all matches were over within {self.plan.minutes} minutes"
                for error in ended.exceptions
            ]
        finally:
            await self.server.close()
        await asyncio.to_thread(self._look_behind)
        self.report.seconds = time.monotonic() - begin
        return self.report

    # The server

    async def _kill(self) -> None:
        """Kill the server again and again: at random moments, right after answers, and while it is starting."""
        random = Random(f"{self.plan.seed}/kills")
        while not self._done:
            self.world.dying.clear()
            self.world.left = 1 + int(random.expovariate(1.0 / self.plan.kills))
            await self.world.dying.wait()
            await asyncio.sleep(random.uniform(0.0, 0.003))
            await self.server.kill()
            self.report.kills += 1
            while True:
                await self.server.begin()
                if random.random() > 0.1:
                    break
                await asyncio.sleep(random.uniform(0.0, 0.1))
                await self.server.kill()
                self.report.killed_while_starting += 1
            await self.server.ready()

    async def _tell(self, begin: float) -> None:
        """Say now and then how far it has come."""
        while True:
            await asyncio.sleep(self.plan.tell)
            report = self.report
            sys.stderr.write(
                f"{time.monotonic() - begin:5.0f} s  {report.matches} of {self.plan.matches} matches proved, "
                f"{report.kills} kills, {report.updates} updates\n"
            )

    # The matches

    async def _one_after_the_other(self, numbers: Iterator[int]) -> None:
        for number in numbers:
            if self.report.faults:
                return
            pages: list[Page] = []
            try:
                played = await self._match(number, pages)
                self.report.updates += prove(played, AWAY)
            except Broken as fault:
                self._note(number, pages, str(fault))
                continue
            self.played.append(played)
            self.report.matches += 1
            self.report.rows += len(played.record.rows)
            self.report.answers += sum(len(page.sent) for page in pages)
            for page in pages if not self.plan.keep else []:
                page.told, page.sent = [], []

    async def _match(self, number: int, pages: list[Page]) -> Played:
        """A match from its table to its record; `pages` are filled in as they come."""
        random = Random(f"{self.plan.seed}/{number}")
        game = find(self.plan.game)
        preset = random.choice(list(game.presets))
        seats = random.randint(*game.preset(preset).seats(game.seats))
        people = min(seats, random.choice((1, 2, 2, 3)))
        _, answer = await self._ask("/api/tables", game=game.id, name="Seat 0", seats=seats, preset=preset)
        made = msgspec.json.decode(answer, type=MadeTable)
        party = Party(self.world, made.code, people, time.monotonic(), game.windows)
        tokens = [made.token] + [""] * people
        seated = [*range(people), -1][: people + (random.random() < 0.3)]
        pages += [
            Page(party, seat, Random(f"{self.plan.seed}/{number}/{seat}"), token)
            for seat, token in zip(seated, tokens, strict=False)
        ]
        async with asyncio.TaskGroup() as group:
            for page in pages:
                group.create_task(page.live())
        asked = time.monotonic()
        while True:
            status, record = await self._ask(f"/api/tables/{party.code}/record?round=1")
            if status == 200:
                return Played(party.code, game, Record.read(record.decode()), pages)
            if time.monotonic() - asked > self.plan.patience or any(page.wrong for page in pages):
                raise Broken("the match does not end")
            await asyncio.sleep(0.05)

    async def _ask(self, path: str, **body: str | int) -> tuple[int, bytes]:
        """Ask over HTTP until there is an answer, its status and its bytes: the server may be dead just now."""
        while True:
            try:
                return await asyncio.to_thread(ask, self.world.address + path, body)
            except (OSError, HTTPException):
                await asyncio.sleep(0.02)

    # Afterwards

    def _look_behind(self) -> None:
        """Read the database and what the servers have complained about."""
        with closing(sqlite3.connect(self.server.database)) as database:
            (sound,) = database.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                self.report.faults.append(f"the database is broken: {sound}")
            for played in self.played:
                try:
                    check_rows(played, *kept(database, played.code))
                except Broken as fault:
                    self.report.faults.append(f"table {played.code}: {fault}")
        complaints = HARMLESS.sub("", self.errors.read_text(encoding="utf-8"))
        if complaints:
            self.report.faults.append(f"the server complains: {complaints[:2000]}")

    def _note(self, number: int, pages: list[Page], fault: str) -> None:
        """Keep what a match with a fault has left."""
        path = self.folder / f"match-{number}.txt"
        with path.open("w", encoding="utf-8") as file:
            file.write(f"{fault}\n")
            for page in pages:
                file.write(f"\nseat {page.seat} of table {page.party.code}\n")
                file.writelines(f"{told.place} {told.raw.decode()}\n" for told in page.told)
                file.writelines(f"{sent!r}\n" for sent in page.sent)
                file.writelines(f"{wrong}\n" for wrong in page.wrong)
        self.report.faults.append(f"match {number}: {fault[:2000]} (see {path})")


def ask(address: str, body: dict[str, str | int]) -> tuple[int, bytes]:
    """What the server answers, its status and its bytes; a `body` is posted."""
    data = json.dumps(body).encode() if body else None
    request = Request(address, data, {"Content-Type": "application/json"})
    try:
        with build_opener(ProxyHandler({})).open(request) as answer:
            return answer.status, answer.read()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read()


def kept(database: sqlite3.Connection, code: str) -> tuple[SavedMatch, list[tuple[int, bytes]]]:
    """What the database holds of a match that is over. Raises `Broken`."""
    (table,) = database.execute("SELECT data FROM tables WHERE code = ?", (code,)).fetchone()
    if SavedTable.decode(table).phase != "over":
        raise Broken("the table is not over")
    head, secret, started = database.execute(
        "SELECT head, secret, started FROM matches WHERE code = ? AND round = 1", (code,)
    ).fetchone()
    rows = database.execute("SELECT seq, data FROM answers WHERE code = ? AND round = 1 ORDER BY seq", (code,))
    return SavedMatch(msgspec.Raw(head), secret, started), rows.fetchall()


# The command


def as_json(report: Report) -> dict[str, Any]:
    """The keys that programs may rely on."""
    plan = report.plan
    return {
        "game": plan.game,
        "seed": plan.seed,
        "matches": report.matches,
        "of": plan.matches,
        "build": describe_build(),
        "seconds": round(report.seconds, 1),
        "kills": report.kills,
        "killed_while_starting": report.killed_while_starting,
        "answers": report.answers,
        "rows": report.rows,
        "updates": report.updates,
        "did": dict(sorted(report.did.items())),
        "faults": report.faults,
    }


def write(report: Report) -> None:
    """Print a table for people."""
    did = sorted(report.did.items(), key=lambda one: -one[1])
    rows = [
        ("matches proved", f"{report.matches} of {report.plan.matches}"),
        ("seconds", f"{report.seconds:.0f}"),
        ("server killed", f"{report.kills}, and {report.killed_while_starting} times while it was starting"),
        ("answers sent, rows kept", f"{report.answers}, {report.rows}"),
        ("updates compared with what the seat may know", f"{report.updates}"),
        *((name, f"{times}") for name, times in did),
        ("faults", f"{len(report.faults)}"),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        sys.stdout.write(f"{name:<{width}}  {value}\n")


def main() -> None:
    """Read the flags, play, say what came of it."""
    plan = Plan(2000, os.urandom(4).hex())
    parser = argparse.ArgumentParser(description="Kill a server again and again, and prove that it keeps its promises.")
    parser.add_argument("--matches", type=int, default=plan.matches)
    parser.add_argument("--game", default=plan.game)
    parser.add_argument("--seed", default=plan.seed, help="what pages do follows from it, when the kills come does not")
    parser.add_argument("--at-once", type=int, default=plan.at_once, help="matches side by side")
    parser.add_argument("--kills", type=int, default=plan.kills, help="mean number of updates between two kills")
    parser.add_argument("--patience", type=float, default=plan.patience, help="seconds until a match counts as stuck")
    parser.add_argument("--minutes", type=float, default=plan.minutes, help="until all must be over")
    parser.add_argument("--folder", type=Path, help="where the database lies; without it, a temporary folder")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    given = vars(parser.parse_args())
    in_json, parent = given.pop("json"), given.pop("folder")
    folder = Path(tempfile.mkdtemp(prefix="ultimo-faults-", dir=parent))
    report = uvloop.run(Run(Plan(**given), folder).play())
    if in_json:
        sys.stdout.write(json.dumps(as_json(report), indent=2) + "\n")
    else:
        write(report)
    if report.faults:
        again = " ".join(f"--{name.replace('_', '-')} {value}" for name, value in given.items())
        sys.exit("\n".join([*report.faults, f"database and frames: {folder}", f"again: {sys.argv[0]} {again}"]))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
