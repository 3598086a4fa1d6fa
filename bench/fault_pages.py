"""Pages that do what networks, slow machines, and people in a hurry do; each remembers all that it was told.

A page plays its seat to the end whatever it does to the line meanwhile, unless it walks away for good.
"""

import asyncio
import json
import socket as sockets
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from itertools import count
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ultimo.server.sockets import SLOW
from ultimo.server.wire import Closed, Down, News, Pong, Refused, Table

LOST: Final = (WebSocketException, OSError, EOFError, TimeoutError)
"""How a line may end, or not come about."""

SMALL_BUFFER: Final = 4096
HELLOS: Final = 400
"""So many whole pictures are more than any reader can leave lying."""

_decoder: msgspec.json.Decoder[Down] = msgspec.json.Decoder(Down)


class Stuck(Exception):
    """Nothing has come for so long that nothing will."""


class Gone(Exception):
    """The person has walked away."""


@dataclass
class Told:
    """An update that reached a page, the `place`th thing that happened at its table; `since` is the place where the
    line had been opened that it came by.
    """

    place: int
    since: int
    raw: bytes
    frame: Table | News


@dataclass
class Sent:
    """An answer that left a page. `refused` is what came back; `settled`, that nothing else can come any more."""

    question: int
    move: str
    late: bool
    refused: Refused | None = None
    settled: bool = False


class Habit(Enum):
    """What a page does when it is its turn to answer, beside answering."""

    NOTHING = "answers"
    TWICE = "the same answer twice"
    CHANGES = "another answer first"
    LATE = "an answer to an old question"
    EARLY = "an answer to a question that is not open yet"
    ILLEGAL = "a move that is not legal"
    GARBAGE = "garbage"
    SLOWLY = "reads nothing until the line is cut"
    BITS = "an answer in bits"
    CUT = "the line breaks in the midst of an answer"
    DROP = "the line breaks after an answer"
    KILL = "the server is killed after an answer"
    LEAVE = "walks away"


HABITS: Final = {
    Habit.NOTHING: 40,
    Habit.TWICE: 10,
    Habit.CHANGES: 8,
    Habit.LATE: 8,
    Habit.EARLY: 3,
    Habit.ILLEGAL: 5,
    Habit.GARBAGE: 8,
    Habit.SLOWLY: 1,
    Habit.BITS: 3,
    Habit.CUT: 5,
    Habit.DROP: 5,
    Habit.KILL: 0.2,
    Habit.LEAVE: 1,
}
"""How often each, of about a hundred answers."""

SHORT: Final = 2
"""Seconds that windows are to stay open."""
FAR: Final = 1_000_000
"""As many questions ahead as no match comes."""
PASSING: Final = 0.5
"""In which share of windows a page says besides that it passes on everything this turn."""

BREAKING: Final = (Habit.SLOWLY, Habit.CUT, Habit.DROP, Habit.LEAVE)
"""After these the page comes anew, or never again."""


@dataclass
class World:
    """What all pages of a run share: where the server is, and after how many more updates it is to die."""

    address: str = ""
    patience: float = 60.0
    left: int = 0
    dying: asyncio.Event = field(default_factory=asyncio.Event)
    did: Counter[str] = field(default_factory=Counter)

    def count_down(self) -> None:
        """An update has come."""
        self.left -= 1
        if self.left == 0:
            self.dying.set()


@dataclass
class Party:
    """What the pages of one table share. `people` is how many are to sit, `places` counts what happens there, `moved`
    is when its match was last seen to go on, to `events` events. `windows`: its game has some, to be kept short.
    """

    world: World
    code: str
    people: int
    moved: float
    windows: bool = False
    events: int = -1
    places: Iterator[int] = field(default_factory=count)


class Page:
    """A page of a table: the host's with its `token`, another person's with a `seat`, or a watcher's (seat -1)."""

    def __init__(self, party: Party, seat: int, random: Random, token: str = "") -> None:
        self.party = party
        self.seat = seat
        self.random = random
        self.token = token
        self.told: list[Told] = []
        self.sent: list[Sent] = []
        self.wrong: list[str] = []
        """What was wrong with a single frame, without looking at any other."""
        self.walked_away = False
        self.longest_away = 0.0
        """The longest time in a running match that it had no line."""
        self.seq = 0
        self._seated = False
        self._events = 0
        self._opened = 0
        self._answered = 0
        self._first = 0
        self._lost_at = 0.0
        self._fresh = True
        self._pings: deque[tuple[int, int]] = deque()
        """Which answers have been sent on this line before each ping that is not answered yet."""
        self._sluggish = random.random() < 0.1

    @property
    def now(self) -> Table | News | None:
        """The last update."""
        return self.told[-1].frame if self.told else None

    @property
    def is_over(self) -> bool:
        """Whether the page has seen the end."""
        return self.now is not None and self.now.phase == "over"

    async def live(self) -> None:
        """Come back as often as the line is lost, until the match is over, or nothing comes any more."""
        while not self.is_over:
            try:
                self._check_moving()
                async with self._line() as line:
                    await self._visit(line)
            except Gone:
                self.walked_away = True
                return
            except Stuck as stuck:
                self.wrong.append(str(stuck))
                return
            except LOST:
                self._lose()
                self.party.world.did["lines lost"] += 1
                await asyncio.sleep(self.random.uniform(0.0, 0.05))

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[ClientConnection]:
        host, port = self.party.world.address.removeprefix("http://").split(":")
        with sockets.socket() as plain:
            plain.setblocking(False)
            if self.seat < 0 or self._sluggish:
                plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL_BUFFER)
            await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
            async with connect(
                f"ws://{host}:{port}/ws/{self.party.code}",
                sock=plain,
                compression=None,
                ping_interval=None,
                close_timeout=1.0,
                max_size=None,
            ) as line:
                yield line

    async def _visit(self, line: ClientConnection) -> None:
        self._opened = next(self.party.places)
        self._fresh = True
        self._answered = 0
        self._pings.clear()
        self._first = len(self.sent)
        await say(line, "hello", token=self.token, seq=self.seq)
        while not self.is_over:
            if self._sluggish:
                await asyncio.sleep(self.random.uniform(0.0, 0.01))
            await self._hear(line)
            await self._react(line)

    async def _hear(self, line: ClientConnection) -> None:
        try:
            async with asyncio.timeout(self.party.world.patience):
                raw = await line.recv(decode=False)
        except TimeoutError:
            raise Stuck("the match does not go on") from None
        self.take(raw)

    def _check_moving(self) -> None:
        if self._clock() - self.party.moved > self.party.world.patience:
            raise Stuck("the match does not go on")

    def take(self, raw: bytes) -> None:
        """Remember a frame."""
        frame = _decoder.decode(raw)
        if msgspec.json.encode(frame) != raw:
            self.wrong.append(f"more in a frame than it may hold: {raw!r}")
        match frame:
            case Table() | News():
                if frame.seq != self.seq + 1:
                    self.wrong.append(f"update {frame.seq} after update {self.seq}")
                self.seq = frame.seq
                self.party.world.count_down()
                self._events = len(frame.events) + (self._events if isinstance(frame, News) else 0)
                if self._events > self.party.events:
                    self.party.events, self.party.moved = self._events, self._clock()
                if isinstance(frame, Table):
                    if self._fresh and self._lost_at and frame.phase != "before":
                        self.longest_away = max(self.longest_away, self._clock() - self._lost_at)
                    if self._fresh:
                        self._fresh, self._lost_at = False, 0.0
                    if self._seated and self.token != frame.token:
                        self.wrong.append("another secret than this page's")
                    self._seated = frame.you >= 0
                    self.token = frame.token
                self.told.append(Told(next(self.party.places), self._opened, raw, frame))
            case Refused():
                self.party.world.did[f"refused: {frame.why}"] += 1
                if frame.tag:
                    self.sent[frame.tag - 1].refused = frame
            case Pong():
                if frame.seq != self.seq:
                    self.wrong.append(f"the last update was {self.seq}, not {frame.seq}")
                begin, end = self._pings.popleft()
                for answer in self.sent[begin:end]:
                    answer.settled = True
            case Closed():
                self.wrong.append(f"closed as {frame.why}")
            case _:
                self.wrong.append(f"a frame that nobody asked for: {raw!r}")

    # What the page does

    async def _react(self, line: ClientConnection) -> None:
        now = self.now
        if now is None:
            return
        if now.phase == "before":
            await self._get_ready(line)
        elif now.phase == "running" and now.view is not None:
            question = now.view["question"]
            if self.seat in now.view["asked"] and question != self._answered:
                self._answered = question
                await self._turn(line, question)
            elif self.seat < 0 and self.random.random() < 0.02:
                await self._break(line, self.random.choice((Habit.SLOWLY, Habit.DROP, Habit.DROP, Habit.DROP)), b"")

    async def _get_ready(self, line: ClientConnection) -> None:
        assert self.now is not None
        there = sum(person.kind == "human" for person in self.now.people)
        if self.seat > 0 and self.now.people[self.seat].kind == "free":
            await say(line, "sit", name=f"Seat {self.seat}", seat=self.seat)
        elif self.seat == 0 and there == self.party.people:
            if self.party.windows:
                await say(line, "setup", window=SHORT)
            await say(line, "start")

    async def _turn(self, line: ClientConnection, question: int) -> None:
        assert self.now is not None
        random, did = self.random, self.party.world.did
        await asyncio.sleep(random.expovariate(1000.0))
        if self.now.view is not None and self.now.view["kind"] == "reaction" and random.random() < PASSING:
            await say(line, "pass-on")
        (habit,) = random.choices(list(HABITS), list(HABITS.values()))
        did[habit.value] += 1
        moves = [move.text for move in self.now.moves]
        move = random.choice(moves)
        if habit in BREAKING:
            await self._break(line, habit, self._answer(question, move))
            return
        if habit == Habit.CHANGES:
            await line.send(self._answer(question, random.choice(moves)), text=True)
        elif habit == Habit.LATE:
            await line.send(self._answer(random.randrange(question), move, late=True), text=True)
        elif habit == Habit.EARLY:
            # A window closes by itself, so the next question may be open when this arrives.
            ahead = FAR if self.party.windows else random.randrange(1, 3)
            await line.send(self._answer(question + ahead, move, late=True), text=True)
        elif habit == Habit.ILLEGAL:
            illegal = random.choice(["play 1", "flip", "double", "stop", "steal 1 from 0", "fold", ""])
            if illegal not in moves:
                await line.send(self._answer(question, illegal), text=True)
        elif habit == Habit.GARBAGE:
            await self._garbage(line)
        frame = self._answer(question, move)
        if habit == Habit.BITS:
            cut = sorted(random.sample(range(1, len(frame)), 3))
            bits = [frame[a:b].decode() for a, b in zip([0, *cut], [*cut, len(frame)], strict=True)]
            await line.send(bits)
        else:
            await line.send(frame, text=True)
        if habit == Habit.TWICE:
            await line.send(self._answer(question, move), text=True)
        if habit == Habit.KILL:
            self.party.world.dying.set()
        self._pings.append((self._first, len(self.sent)))
        await say(line, "ping")

    async def _break(self, line: ClientConnection, habit: Habit, answer: bytes) -> None:
        """Lose the line, in one way or another."""
        random = self.random
        if habit == Habit.SLOWLY:
            await self._read_nothing(line)
            return
        if habit == Habit.CUT:
            whole = masked(answer, random)
            push(line, whole[: random.randrange(1, len(whole))])
            self.sent.pop()  # it was never given
        elif habit == Habit.DROP and answer:
            await line.send(answer, text=True)
        elif habit == Habit.LEAVE:
            self.sent.pop()
            raise Gone
        self._lose()
        if random.random() < 0.5:
            line.transport.abort()  # the network is gone
        else:
            line.transport.close()  # what was written still goes out
        raise ConnectionResetError("the line has broken")

    async def _read_nothing(self, line: ClientConnection) -> None:
        """Ask for the whole picture so often, and read none of it, that the server closes the line; then read on."""
        if self.seat >= 0:
            self.sent.pop()
        self._lose()
        did = self.party.world.did
        try:
            for _ in range(HELLOS):
                await say(line, "hello", token=self.token, seq=self.seq)
            await asyncio.sleep(self.random.uniform(0.2, 0.6))
            await say(line, "ping")
            self._pings.append((0, 0))
            while self._pings:
                await self._hear(line)
        except ConnectionClosed as end:
            if end.rcvd is not None and end.rcvd.code == SLOW:
                did["cut off as slow"] += 1
            raise
        raise ConnectionResetError("the server was too busy to notice; the page comes anew")

    async def _garbage(self, line: ClientConnection) -> None:
        """Something that is no message; after some of it the server closes the line."""
        random = self.random
        kind = random.randrange(9)
        if kind == 0:
            await line.send(random.randbytes(random.randrange(1, 200)))
        elif kind == 1:
            await line.send("".join(chr(random.randrange(32, 0x2FFF)) for _ in range(random.randrange(1, 100))))
        elif kind == 2:
            await line.send(random.choice(["", "{", "null", "[]", '{"type":"answer"}', '{"type":"news","seq":1}']))
        elif kind == 3:
            await line.send("[" * random.randrange(1000, 5000))
        elif kind == 4:
            await line.send(" " * random.randrange(5000, 60000))
        elif kind == 5:
            await say(line, "answer", question=10 ** random.randrange(15, 300), move="flip")
        elif kind == 6:
            await say(line, random.choice(["start", "stand up", "setup", "sit", "bot"]), name="", seat=0)
        elif kind == 7:
            await line.send(b"\xff\xfe{}", text=True)
        else:
            push(line, random.randbytes(random.randrange(2, 50)))
            line.transport.close()
            raise ConnectionResetError("nobody can tell any more where a frame begins")

    def _lose(self) -> None:
        """The line is gone, or as good as gone."""
        self._lost_at = self._lost_at or self._clock()

    def _answer(self, question: int, move: str, late: bool = False) -> bytes:
        """The frame of an answer, which is noted as sent; its tag is its place among those, from 1."""
        self.sent.append(Sent(question, move, late))
        return json.dumps({"type": "answer", "question": question, "move": move, "tag": len(self.sent)}).encode()

    @staticmethod
    def _clock() -> float:
        return time.monotonic()


async def say(line: ClientConnection, kind: str, **fields: str | int) -> None:
    """Send a message."""
    await line.send(json.dumps({"type": kind, **fields}))


def push(line: ClientConnection, data: bytes) -> None:
    """Send bytes that need not be a frame. Raises `ConnectionResetError` where the line is gone already."""
    if line.transport.is_closing():
        raise ConnectionResetError("the line is gone")
    line.transport.write(data)


def masked(payload: bytes, random: Random) -> bytes:
    """The bytes of a text frame as a page sends it."""
    key = random.randbytes(4)
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0x80 | 126]) + size.to_bytes(2)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(payload))
