"""A real server on a loopback port, inside the test, on virtual time; and pages that talk to it over real sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from mypy_extensions import i64
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ultimo.games.pan import PAN
from ultimo.server.app import make_app
from ultimo.server.clocks import VirtualClock
from ultimo.server.desk import Desk
from ultimo.server.entropy import SeededEntropy, read_code
from ultimo.server.fair import Fair, fair_ticket
from ultimo.server.hub import Hub
from ultimo.server.line import SocketProtocol
from ultimo.server.main import listen, server_config
from ultimo.server.pages import Pages
from ultimo.server.settings import Limits, Times
from ultimo.server.store import Store, StoreError
from ultimo.server.tables import LiveTable
from ultimo.table.game import Game
from ultimo.table.state import Dice, State

Frame = dict[str, Any]

TIMES = Times(bot_least=1.0, bot_most=1.0)
"""Bots take a second, so that a test says when they answer."""

LIMITS = Limits(frames_at_once=1e6, tables_at_once=1e6)
"""Tests are quicker than people."""

PATIENCE = 60.0
"""Real seconds after which a frame that should come counts as missing; no test that passes waits for it."""


class Named(Dice):
    """Draws what a test names, by the draw's name; all else as a fair table would, a rebuilt match too."""

    def __init__(self, secret: bytes, outcomes: Mapping[str, str], read: Callable[[str], int]) -> None:
        self.secret = secret
        self.outcomes = outcomes
        self.read = read

    def ticket(self, state: State, total: i64) -> i64:
        name = state.draw_name()
        if name not in self.outcomes:
            return fair_ticket(self.secret, (), name, int(total))
        wanted = self.read(self.outcomes[name])
        before = 0
        for outcome, weight in state.chances():
            if outcome == wanted:
                return before
            before += weight
        raise AssertionError(f"draw {name} cannot give {self.outcomes[name]}")


def hands(*held: str) -> dict[str, str]:
    """The draws that deal these hands: `hands("6543", "1111")`."""
    return {f"deal.{seat}.{number}": card for seat, cards in enumerate(held) for number, card in enumerate(cards, 1)}


class Page:
    """One page: it keeps its secret and every frame it was sent, as it came."""

    def __init__(self, house: "House", code: str, token: str = "") -> None:
        self.house = house
        self.code = code
        self.token = token
        self.raw: list[str] = []
        self.you = -1
        self.seq = 0
        self.picture: Frame = {}
        """The last `table` or `news`, with what only `table` has kept from before."""
        self._socket: ClientConnection | None = None

    # The line

    async def open(self, **headers: str) -> Frame:
        """Connect and say hello; give the whole picture."""
        await self.connect(**headers)
        await self.say("hello", token=self.token, seq=self.seq)
        return await self.hear("table")

    async def connect(self, **headers: str) -> None:
        """Connect without a word."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.house.port}/ws/{self.code}",
            compression=None,
            ping_interval=None,
            proxy=None,
            additional_headers=headers,
        )

    async def close(self) -> None:
        """Close, and wait until the server has noticed."""
        if self._socket is not None:
            table = self.house.hub.tables.get(read_code(self.code))
            before = len(table.pages) if table is not None else 0
            await self._socket.close()
            self._socket = None
            async with asyncio.timeout(PATIENCE):
                while table is not None and 0 < before <= len(table.pages):
                    await asyncio.sleep(0)
            await self.house.settled()

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.send(json.dumps({"type": kind, **fields}))

    async def send(self, frame: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def hear(self, kind: str = "") -> Frame:
        """The next frame, which must be of this kind."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            raw = await self._socket.recv()
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Frame = json.loads(raw)
        assert not kind or frame["type"] == kind, frame
        if frame["type"] in ("table", "news"):
            if self.seq and frame["type"] == "news":
                assert frame["seq"] == self.seq + 1, "a number is missing"
            self.seq = frame["seq"]
            self.picture = {**self.picture, **frame}
        if frame["type"] == "table":
            self.token, self.you = frame["token"], frame["you"]
        return frame

    async def closed(self) -> int:
        """Read on until the server has closed the socket; give the code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    async def catch_up(self) -> list[Frame]:
        """All frames that the server has sent by now: those before the answer to a ping."""
        await self.house.settled()
        await self.say("ping")
        frames: list[Frame] = []
        while (frame := await self.hear())["type"] != "pong":
            frames.append(frame)
        return frames

    # What people do

    async def do(self, kind: str, **fields: Any) -> list[Frame]:
        """Send a message and wait until it is done; give what came back."""
        await self.say(kind, **fields)
        return await self.catch_up()

    async def sit(self, name: str, seat: int = -1) -> None:
        """Sit down."""
        await self.do("sit", name=name, seat=seat)

    async def start(self) -> None:
        """Start the match."""
        await self.do("start")

    async def answer(self, move: str = "", question: int = 0, tag: int = 0, pick: int = 0) -> list[Frame]:
        """Answer the open question (or another) with a move or with a legal one by its place; give what came back."""
        await self.catch_up()
        move = move or self.moves()[pick]
        return await self.do("answer", question=question or self.question, move=move, tag=tag)

    async def refusal(self, kind: str, **fields: Any) -> Frame:
        """Send a message that must be refused, and nothing else must come of it."""
        await self.catch_up()
        frames = await self.do(kind, **fields)
        assert [frame["type"] for frame in frames] == ["refused"], frames
        return frames[0]

    # What they see

    @property
    def address(self) -> tuple[str, int]:
        """Where its line begins."""
        assert self._socket is not None
        address: tuple[str, int] = self._socket.local_address
        return address

    @property
    def question(self) -> int:
        number: int = self.picture["view"]["question"]
        return number

    @property
    def phase(self) -> str:
        phase: str = self.picture["phase"]
        return phase

    def is_asked(self) -> bool:
        return self.phase == "running" and self.you in self.picture["view"]["asked"]

    def person(self, seat: int) -> Frame:
        person: Frame = self.picture["people"][seat]
        return person

    def zone(self, name: str) -> list[str]:
        return next(list(zone["cards"]) for zone in self.picture["view"]["zones"] if zone["id"] == name)

    def moves(self) -> list[str]:
        return [move["text"] for move in self.picture["moves"]]


class House:
    """A server. `outcomes` names draws for all its matches of `game`, `seed` its secrets."""

    def __init__(
        self,
        database: Path,
        outcomes: Mapping[str, str] | None = None,
        times: Times = TIMES,
        limits: Limits = LIMITS,
        seed: str = "house",
        clock: VirtualClock | None = None,
        page: Path | None = None,
        send_buffer: int = 0,
        game: Game = PAN,
    ) -> None:
        self.game = game
        self.send_buffer = send_buffer
        self.database = database
        self.clock = clock or VirtualClock()
        self.port = 0
        self.times = times
        self.limits = limits
        self.outcomes = outcomes or {}
        self.entropy = SeededEntropy(seed)
        self.folder = page or database.parent / "no-page"
        self.pages: list[Page] = []
        self._server: uvicorn.Server | None = None
        self._task: asyncio.Task[None] | None = None

    def dice(self, secret: bytes) -> Dice:
        return Named(secret, self.outcomes, self.game.read_outcome) if self.outcomes else Fair(secret)

    async def start(self) -> None:
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        if self.send_buffer:  # inherited by every connection
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.send_buffer)
        self.store = Store(self.database)
        desk = Desk(self.store, self.clock, self.entropy, self.dice, self.times, self.limits, lambda: 0.5)
        self.hub = Hub(desk)
        self._server = Inside(server_config(make_app(self.hub, Pages(self.folder), "127.0.0.1", self.port)))
        self._task = asyncio.create_task(self._server.serve([listener]))
        while not self._server.started:
            assert not self._task.done(), "the server did not start"
            await asyncio.sleep(0.001)

    async def stop(self) -> None:
        for page in self.pages:
            if page._socket is not None:
                await page._socket.close()
                page._socket = None
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task
            self._server = None
            self.store.close()

    async def restart(self, away: float = 0.0) -> None:
        """Stop, let time pass, start again on the same database."""
        await self.stop()
        self.clock.move_to(self.clock.now() + away)
        await self.start()

    # Tables

    async def make(self, **fields: Any) -> Page:
        """Make a table; give its maker's page, not yet open."""
        made = (await self.post(**fields)).json()
        return self.page(made["code"], made["token"])

    def page(self, code: str, token: str = "") -> Page:
        """Another page of a table."""
        page = Page(self, code, token)
        self.pages.append(page)
        return page

    async def party(self, *names: str, **fields: Any) -> list[Page]:
        """A table with these people on its seats, in order, all pages open; as many seats as people by default."""
        host = await self.make(name=names[0], **{"seats": len(names), **fields})
        pages = [host, *(self.page(host.code) for _ in names[1:])]
        for name, page in zip(names, pages, strict=True):
            await page.open()
            if page is not host:
                await page.sit(name)
        for page in pages:
            await page.catch_up()
        return pages

    def table(self, code: str) -> LiveTable:
        return self.hub.tables[code]

    def lines(self) -> list[SocketProtocol]:
        """The open sockets, as uvicorn sees them."""
        assert self._server is not None
        return [line for line in self._server.server_state.connections if isinstance(line, SocketProtocol)]

    # Time

    async def settled(self) -> None:
        """Wait until the server has done all it was asked for."""
        await self.hub.settled()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass; whatever is due on the way happens."""
        until = self.clock.now() + seconds
        await self.settled()
        while (due := self.clock.next_due()) is not None and due <= until:
            self.clock.move_to(due)
            await self.settled()
        self.clock.move_to(until)
        await self.settled()

    # Plain http

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False, verify=False) as client:
            return await client.get(f"http://127.0.0.1:{self.port}{path}", headers=headers)

    async def post(self, headers: Mapping[str, str] | None = None, **fields: Any) -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False, verify=False) as client:
            return await client.post(f"http://127.0.0.1:{self.port}/api/tables", json=fields, headers=headers)


class Inside(uvicorn.Server):
    """uvicorn inside a test: signals stay the test runner's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Held:
    """The store of a house, whose writes wait until they are let through; `rows` says how many answers each brought.

    While it is `broken`, what was let through is not kept.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.rows: list[int] = []
        self.broken = False
        self.writing = False
        self._open = asyncio.Event()
        self._save = house.store.save
        monkeypatch.setattr(house.store, "save", self.save)

    async def save(self, code: str, now: float, table: Any = None, match: Any = None, rows: Sequence[Any] = ()) -> None:
        self.writing = True
        await self._open.wait()
        self.writing = False
        if self.broken:
            raise StoreError("the disk is full")
        self.rows.append(len(rows))
        await self._save(code, now, table, match, rows)

    def let_through(self) -> None:
        """Let all writes through, those to come too."""
        self._open.set()

    async def waiting(self, page: Page, wishes: int) -> None:
        """Wait until one wish is being kept, and so many wait behind it at the page's table."""
        async with asyncio.timeout(PATIENCE):
            while not self.writing or len(self.house.table(read_code(page.code))._inbox) < wishes:
                await asyncio.sleep(0)


@asynccontextmanager
async def open_house(folder: Path, **fields: Any) -> AsyncGenerator[House]:
    """A house for as long as the block lasts."""
    house = House(folder / f"{fields.get('seed', 'house')}.sqlite3", **fields)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def play_on(
    pages: list[Page], choose: Callable[[Page], str] = lambda page: page.moves()[0], most: int = 500
) -> None:
    """Everybody answers whatever they are asked until the match is over; bots get the time they need."""
    house = pages[0].house
    for _ in range(most):
        for page in pages:
            await page.catch_up()
        if pages[0].phase != "running":
            return
        asked = [page for page in pages if page.is_asked()]
        if asked:
            await asked[0].answer(choose(asked[0]))
        else:
            await house.pass_time(house.times.bot_most)
    raise AssertionError("the match does not end")


def quick(**changes: Any) -> Times:
    """The times of the tests with some changed."""
    return replace(TIMES, **changes)
