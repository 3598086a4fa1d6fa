"""A server that can be killed at any moment and started again on the same database: a real process, SIGKILL.

`Killable` speaks to a process that runs this file: it has read all modules, so that a start is a fork and takes some
milliseconds. The server is the one of `ultimo serve`, with bots that answer at once and limits that programs do not
meet.
"""

import asyncio
import json
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

from ultimo.server.desk import Desk
from ultimo.server.entropy import SeededEntropy
from ultimo.server.main import Listening, serve
from ultimo.server.settings import Limits, Times
from ultimo.server.store import Store

PATIENCE = 60.0
"""Seconds after which a process that should have said something counts as broken."""


class ServerDied(Exception):
    """The server has ended though nobody has killed it."""


class Killable:
    """A server process, again and again. `times` are changes of `Times`; `errors` is where the servers complain.

    With a `seed` the servers' secrets follow from it and from the number of the start.
    """

    def __init__(self, database: Path, seed: str = "", errors: Path | None = None, **times: float) -> None:
        self.database = database
        self.seed = seed
        self.errors = errors
        self.times = times
        self.address = ""
        self.starts = 0
        self._pid = 0

    async def prepare(self) -> None:
        """Start the process that forks servers."""
        errors = self.errors.open("ab") if self.errors is not None else None
        try:
            self._forks = await asyncio.create_subprocess_exec(
                *(sys.executable, __file__, str(self.database), json.dumps(self.times)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )
        finally:
            if errors is not None:
                errors.close()

    async def begin(self) -> None:
        """Start a server without waiting until it listens; all listen where the first did."""
        self.starts += 1
        port = self.address.rpartition(":")[2] or "0"
        seed = f"{self.seed}/{self.starts}" if self.seed else ""
        self._say(f"start {port} {seed}")
        self._pid = int(await self._hear("forked"))

    async def ready(self) -> None:
        """Wait until the server that has been started listens."""
        self.address = await self._hear(f"ready {self._pid}")

    async def start(self) -> None:
        """Start a server, and wait until it listens."""
        await self.begin()
        await self.ready()

    async def kill(self) -> None:
        """Kill it, and wait until it is dead. Raises `ServerDied` if it was before."""
        os.kill(self._pid, signal.SIGKILL)
        self._say(f"bury {self._pid}")
        how = await self._hear(f"buried {self._pid}")
        if int(how) != -signal.SIGKILL:
            raise ServerDied(f"server {self.starts} has ended by itself: exit code {how}")

    async def close(self) -> None:
        """Kill the server, if there is one, and end the process that forks."""
        assert self._forks.stdin is not None
        self._forks.stdin.close()
        await self._forks.wait()

    def _say(self, words: str) -> None:
        assert self._forks.stdin is not None
        self._forks.stdin.write(words.encode() + b"\n")

    async def _hear(self, about: str) -> str:
        """What the next line about this says; lines about servers that are dead by now are passed over."""
        assert self._forks.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self._forks.stdout.readline()).decode().strip():
                if line.startswith(about + " "):
                    return line.removeprefix(about + " ")
        raise ServerDied("the process that starts servers has ended")


# The process that forks


def run(database: Path, times: dict[str, Any], port: int, seed: str) -> None:
    """Serve until killed."""

    def make_desk(store: Store) -> Desk:
        desk = partial(
            Desk,
            store,
            times=Times(**{"bot_least": 0.0, "bot_most": 0.001, **times}),
            limits=Limits(frames_a_second=1e6, frames_at_once=1e6, tables_at_once=1e6),
        )
        return desk(entropy=SeededEntropy(seed)) if seed else desk()

    serve("127.0.0.1", port, database, announce=tell_ready, make_desk=make_desk)


def tell_ready(listening: Listening) -> None:
    """Pass on the address."""
    tell(f"ready {os.getpid()} {listening.local}")


def tell(line: str) -> None:
    """Write a whole line at once: parent and children share the pipe."""
    os.write(sys.stdout.fileno(), line.encode() + b"\n")


def main() -> None:
    """Fork and bury servers on command, until there are no more commands; then no server is left."""
    database, times = Path(sys.argv[1]), json.loads(sys.argv[2])
    children: set[int] = set()
    for line in sys.stdin:
        word, number, *rest = line.split()
        if word == "bury":
            children.remove(int(number))
            tell(f"buried {number} {bury(int(number))}")
            continue
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            run(database, times, int(number), "".join(rest))
            os._exit(0)
        children.add(child)
        tell(f"forked {child}")
    for child in children:
        os.kill(child, signal.SIGKILL)
        bury(child)


def bury(child: int) -> int:
    """Wait until a server is dead; how it has ended."""
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    main()
