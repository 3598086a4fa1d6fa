"""People for a load test: pages on lines as lean as can be, so that one process can play thousands of them.

A library's socket would cost this process more than the server spends on it; what is needed here is little: text
frames one way, masked text frames the other, and an answer to each ping.
"""

import asyncio
import json
import random
import time
from array import array
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from typing import NamedTuple, cast
from urllib.parse import urlsplit

import msgspec


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
    you: int = -1
    view: View | None = None
    moves: list[Move] = []


decoder = msgspec.json.Decoder(Frame)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """A socket to `path`; `hear` is called with each text frame. `open` is done when the server has agreed."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self.path = path
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's do not inherit from it
        key = b64encode(random.randbytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionResetError("the server has closed the line"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        begin = 0
        if not self.open.done():
            begin = data.find(b"\r\n\r\n") + 4
            if begin == 3:
                self._rest = data
                return
            if b" 101 " not in data[:begin]:
                self.open.set_exception(ConnectionRefusedError(data[:begin].decode("latin-1")))
                return
            self.open.set_result(None)
        while len(data) - begin >= 2:
            size, head = data[begin + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(data[begin + 2 : begin + head])
            end = begin + head + size
            if end > len(data):
                break
            self._take(data[begin] & 15, data[begin + head : end])
            begin = end
        self._rest = data[begin:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        if self.transport.is_closing():
            return
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing


class Load:
    """All matches together: how fast they go and what was measured. Seconds of `think` are the mean; 0: at once.

    When it is `stopped`, nobody answers any more. `answers` are those whose news has come back, `delays` the times
    until other seats had theirs.
    """

    def __init__(self, address: str, seats: int) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host, self.port = parts.hostname, parts.port
        self.seats = seats
        self.think = 0.0
        self.stopped = False
        self.measuring = False
        self.answers = 0
        self.delays = array("d")

    async def line(self, path: str, hear: Callable[[bytes], None]) -> Line:
        """A line that is open."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, hear), self.host, self.port)
        await line.open
        return line

    def make(self) -> dict[str, str]:
        """A table whose host is to sit on seat 0."""
        connection = HTTPConnection(self.host, self.port)
        body = json.dumps({"name": "Seat 0", "seats": self.seats})
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        made: dict[str, str] = json.loads(connection.getresponse().read())
        connection.close()
        return made


class Given(NamedTuple):
    """An answer that was sent: by which seat, in which of its matches, to which question, and when."""

    seat: int
    match: int
    question: int
    when: float


class Seat:
    """A person at a table, who answers at random after a while, match after match."""

    def __init__(self, load: Load, number: int, people: "list[Seat]") -> None:
        self.load = load
        self.number = number
        self.people = people
        self.awaited: list[Given] = []
        """Answers of everybody that this page has not been shown yet."""
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line: Line
        self._match = 0
        self._asked = 0
        self._over = False

    async def open(self, code: str, token: str) -> None:
        """Sit down."""
        self.line = await self.load.line(f"/ws/{code}", self.hear)
        self.line.say(json.dumps({"type": "hello", "token": token}).encode())
        if self.number:
            self.line.say(json.dumps({"type": "sit", "name": f"Seat {self.number}", "seat": self.number}).encode())
        await self.seated

    def hear(self, raw: bytes) -> None:
        """Note how long it took, and answer whatever is asked."""
        now = time.perf_counter()
        frame = decoder.decode(raw)
        if frame.view is not None and self.awaited:
            self._measure(frame.view, now)
        if frame.type == "table" and frame.you == self.number and not self.seated.done():
            self.seated.set_result(None)
        if frame.phase == "running" and frame.view is not None:
            self._over = False
            if self.number in frame.view.asked and frame.view.question != self._asked:
                self._asked = frame.view.question
                self._think(frame.view.question, random.choice(frame.moves).text)
        elif frame.phase == "before" and self._asked:
            self._asked = 0
            self._match += 1
        elif frame.phase == "over" and not self._over:
            self._over = True
            if self.number == 0:
                self.line.say(b'{"type":"rematch"}')
                self.line.say(b'{"type":"start"}')

    def _measure(self, view: View, now: float) -> None:
        """Note whose answers this picture is the first to show; one may show several."""
        shown = (self._match, view.question)
        waiting: list[Given] = []
        for given in self.awaited:
            place = (given.match, given.question)
            if place > shown or (place == shown and given.seat in view.asked):
                waiting.append(given)
            elif self.load.measuring and given.seat == self.number:
                self.load.answers += 1
            elif self.load.measuring:
                self.load.delays.append(now - given.when)
        self.awaited = waiting

    def _think(self, question: int, move: str) -> None:
        if self.load.think:
            seconds = random.uniform(0.5, 1.5) * self.load.think
            asyncio.get_running_loop().call_later(seconds, self._answer, question, move)
        else:
            self._answer(question, move)

    def _answer(self, question: int, move: str) -> None:
        if self.load.stopped:
            return
        given = Given(self.number, self._match, question, time.perf_counter())
        for person in self.people:
            person.awaited.append(given)
        self.line.say(b'{"type":"answer","question":%d,"move":"%s"}' % (question, move.encode()))


class Match:
    """A table with people on all seats."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.code = ""
        self.people: list[Seat] = []
        self.people.extend(Seat(load, number, self.people) for number in range(load.seats))

    async def open(self) -> None:
        """Make the table and seat everybody."""
        made = await asyncio.to_thread(self.load.make)
        self.code = made["code"]
        for person in self.people:
            await person.open(self.code, made["token"] if person.number == 0 else "")

    def start(self) -> None:
        """Play until the line is closed."""
        self.people[0].line.say(b'{"type":"start"}')

    def close(self) -> None:
        """Leave."""
        for person in self.people:
            person.line.transport.abort()
