"""How a server does under load: `python bench/server_load.py [--matches 100] [--seats 4] [--think 1.0] [--seconds 30]`.

One process serves, this one plays all people: each thinks for about `--think` seconds and answers at random. Measured
is the time from sending an answer to the arrival of its news at each other seat of the table, on this machine, over
loopback, with every answer on the disk before it is shown; then the server's memory a match and a connection. Both
sides share the machine with whatever else runs on it: read the load beside the figures.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Event(msgspec.Struct):
    """As much of an event as tells whose answer it follows from."""

    verb: str
    seat: int


class Move(msgspec.Struct):
    """A legal move."""

    text: str


class View(msgspec.Struct):
    """Who is asked what."""

    question: int
    asked: list[int]


class Frame(msgspec.Struct):
    """What a page needs of any frame."""

    type: str
    phase: str = ""
    token: str = ""
    view: View | None = None
    moves: list[Move] = []
    events: list[Event] = []


decoder = msgspec.json.Decoder(Frame)
encoder = msgspec.json.Encoder()


class Load:
    """All matches together: what was measured."""

    def __init__(self, address: str, seats: int, think: float) -> None:
        self.address = address
        self.seats = seats
        self.think = think
        self.measuring = False
        self.answers = 0
        self.delays: list[float] = []


class Match:
    """One table with people on all seats, who play round after round."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}

    async def open(self, client: httpx.AsyncClient) -> None:
        """Make the table and seat everybody."""
        made = (
            (await client.post("/api/tables", json={"name": "Seat 0", "seats": self.load.seats}))
            .raise_for_status()
            .json()
        )
        self.code = made["code"]
        for seat in range(self.load.seats):
            socket = await self.page(made["token"] if seat == 0 else "")
            await socket.recv()
            if seat:
                await socket.send(encoder.encode({"type": "sit", "name": f"Seat {seat}", "seat": seat}).decode())
            self.sockets.append(socket)

    async def page(self, token: str = "") -> ClientConnection:
        """A page that has said hello."""
        address = self.load.address.replace("http", "ws", 1)
        socket = await connect(f"{address}/ws/{self.code}", compression=None, proxy=None, ping_interval=None)
        await socket.send(encoder.encode({"type": "hello", "token": token}).decode())
        return socket

    async def play(self) -> None:
        """Play until cancelled."""
        await self.sockets[0].send('{"type":"start"}')
        async with asyncio.TaskGroup() as group:
            for seat, socket in enumerate(self.sockets):
                group.create_task(self.sit(seat, socket))

    async def sit(self, seat: int, socket: ClientConnection) -> None:
        """Answer whatever this seat is asked, after a while."""
        thinking: asyncio.Task[None] | None = None
        asked = 0
        with_ending = False
        try:
            async for raw in socket:
                now = time.perf_counter()
                frame = decoder.decode(raw)
                first = frame.events[0] if frame.type == "news" and frame.events else None
                sent = self.sent.get(first.seat) if first is not None and first.verb != "deal" else None
                if self.load.measuring and first is not None and sent is not None and first.seat != seat:
                    self.load.delays.append(now - sent)
                view = frame.view
                if view is not None and frame.phase == "running":
                    with_ending = True
                    if seat in view.asked and view.question != asked:
                        asked = view.question
                        move = random.choice(frame.moves).text
                        thinking = asyncio.create_task(self.answer(seat, socket, view.question, move))
                elif seat == 0 and frame.phase == "over" and with_ending:
                    with_ending = False
                    asked = 0
                    await socket.send('{"type":"rematch"}')
                    await socket.send('{"type":"start"}')
                elif frame.phase == "before":
                    asked = 0
        except ConnectionClosed:
            return
        finally:
            if thinking is not None:
                thinking.cancel()

    async def answer(self, seat: int, socket: ClientConnection, question: int, move: str) -> None:
        """Think, then answer."""
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.load.think)
        frame = encoder.encode({"type": "answer", "question": question, "move": move}).decode()
        self.sent[seat] = time.perf_counter()
        self.load.answers += 1
        await socket.send(frame)


async def run(given: argparse.Namespace, address: str, process: int) -> None:
    """Play and print what came of it."""
    load = Load(address, given.seats, given.think)
    empty = memory(process)
    matches = [Match(load) for _ in range(given.matches)]
    async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as client:
        for match in matches:
            await match.open(client)
    playing = [asyncio.create_task(match.play()) for match in matches]
    await asyncio.sleep(given.warm)
    load.measuring, load.answers = True, 0
    begin, spent, own = time.perf_counter(), cpu(process), time.process_time()
    await asyncio.sleep(given.seconds)
    load.measuring = False
    seconds = time.perf_counter() - begin
    spent, own = cpu(process) - spent, time.process_time() - own
    full = memory(process)
    watchers = [await match.page() for match in matches for _ in range(given.seats)]
    for socket in watchers:
        await socket.recv()
    watched = memory(process)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    connection = (watched - full) / len(watchers)
    cuts = quantiles(load.delays, n=1000)
    rows = [
        ("matches, seats each", f"{given.matches}, {given.seats}"),
        ("answers a second", f"{load.answers / seconds:.0f}"),
        ("news measured", f"{len(load.delays)}"),
        ("answer → other seats, median", f"{1000 * median(load.delays):.1f} ms"),
        ("answer → other seats, p99", f"{1000 * cuts[989]:.1f} ms"),
        ("answer → other seats, p99.9", f"{1000 * cuts[998]:.1f} ms"),
        ("server's share of a core", f"{100 * spent / seconds:.0f} %"),
        ("this client's share of a core", f"{100 * own / seconds:.0f} %"),
        ("memory of the server, empty", f"{empty / 1024:.1f} MB"),
        ("memory a connection", f"{connection:.0f} kB"),
        (
            "memory a match, without its connections",
            f"{(full - empty) / given.matches - given.seats * connection:.0f} kB",
        ),
        ("load of the machine (1 min), cores", f"{os.getloadavg()[0]:.1f}, {os.cpu_count()}"),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        sys.stdout.write(f"{name:<{width}}  {value}\n")


def memory(process: int) -> int:
    """Resident memory in kB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(folder: str) -> Iterator[tuple[str, int]]:
    """A server process of its own with a database in `folder`; its address and process number."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ultimo.server", "--port", "0", "--database", f"{folder}/tables.sqlite3"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.communicate()


def main() -> None:
    """Read the flags, measure, print a table."""
    parser = argparse.ArgumentParser(description="Measure an Ultimo server under load, on Linux.")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds a person takes for an answer")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before the measurement begins")
    parser.add_argument("--folder", help="where the database lies; without it, a temporary folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder, server(folder) as (address, process):
        uvloop.run(run(given, address, process))


if __name__ == "__main__":
    main()
