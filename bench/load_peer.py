"""The server of boardgame.io under the same load: its own server process, a card game, every seat its own socket.

The package comes from the npm registry into a folder that goes away afterwards; Ultimo does not depend on it.
"""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from load_client import Line, Load

PACKAGE: Final = "boardgame.io@0.50.2"
SPEAKING: Final = '/cards,["'


class Missing(Exception):
    """The peer cannot be had here; says why."""


@contextmanager
def peer_server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server process; its address and process number. Raises `Missing`."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Missing("there is no Node here")
    modules = folder / "node_modules"
    if not modules.exists():
        got = subprocess.run(
            [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel", "error", PACKAGE],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        if got.returncode:
            raise Missing(f"npm cannot install {PACKAGE}: {got.stderr.strip()[:300]}")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [node, str(Path(__file__).with_name("boardgame_io.cjs")), str(port)],
        env={**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        while line := process.stdout.readline():
            if line.strip() == "ready":
                break
        else:
            raise Missing("the server of boardgame.io does not start")
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.communicate()


class PeerMatch:
    """A match of the peer's, with people on all seats."""

    made = 0

    def __init__(self, load: Load) -> None:
        PeerMatch.made += 1
        self.code = f"match{PeerMatch.made}"
        self.load = load
        self.sent = [0.0] * load.seats
        self.people = [PeerSeat(self, number) for number in range(load.seats)]

    async def open(self) -> None:
        """Seat everybody."""
        for person in self.people:
            await person.open()

    def start(self) -> None:
        """Let whoever is first begin."""
        self.people[0].playing = True
        self.people[0].look()

    def close(self) -> None:
        """Leave."""
        for person in self.people:
            person.line.transport.abort()


class PeerSeat:
    """A seat, which plays a card at random whenever it is its turn."""

    def __init__(self, match: PeerMatch, number: int) -> None:
        self.match = match
        self.number = number
        self.playing = number > 0
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line: Line
        self._state: dict[str, Any] = {}
        self._answered = -1

    async def open(self) -> None:
        """Connect and ask for the match, which begins to exist by that."""
        self.line = await self.match.load.line("/socket.io/?EIO=4&transport=websocket", self.hear)
        self.line.say(b"40/cards,")
        await self.synced

    def hear(self, raw: bytes) -> None:
        """Speak as much of socket.io as is needed."""
        now = time.perf_counter()
        text = raw.decode()
        if text == "2":
            self.line.say(b"3")
        elif text.startswith("40/cards"):
            self._emit("sync", self.match.code, str(self.number), None, self.match.load.seats)
        elif text.startswith("42" + SPEAKING):
            kind, *fields = json.loads(text[len("42/cards,") :])
            self._told(kind, fields, now)

    def _told(self, kind: str, fields: list[Any], now: float) -> None:
        load = self.match.load
        if kind == "sync":
            self._state = fields[1]["state"]
            if not self.synced.done():
                self.synced.set_result(None)
        elif kind == "update":
            self._state = fields[1]
            mover = (int(self._state["ctx"]["currentPlayer"]) - 1) % load.seats
            if load.measuring and mover == self.number:
                load.answers += 1
            elif load.measuring:
                load.delays.append(now - self.match.sent[mover])
            self.look()

    def look(self) -> None:
        """Play if it is this seat's turn."""
        state, load = self._state, self.match.load
        number = state["_stateID"]
        if not self.playing or int(state["ctx"]["currentPlayer"]) != self.number or number == self._answered:
            return
        self._answered = number
        if load.think:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * load.think, self._play, number)
        else:
            self._play(number)

    def _play(self, number: int) -> None:
        if self.match.load.stopped:
            return
        place = random.randrange(len(self._state["G"]["hands"][self.number]))
        payload = {"type": "play", "args": [place], "playerID": str(self.number)}
        self.match.sent[self.number] = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, number, self.match.code, str(self.number))

    def _emit(self, *fields: Any) -> None:
        self.line.say(b"42/cards," + json.dumps(fields).encode())
