"""One page's end of the line: what waits to be sent, and whether it asks too much."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from ultimo.server.shown import Frame, Picture
from ultimo.server.wire import Down

SLOW: Final = 4008
"""The close code for a reader that did not keep up: come back and say hello."""
FLOOD: Final = 4009
"""The close code for a page that sends too much."""
DONE: Final = 4000
"""The close code after `closed`: no need to come back."""
BROKEN: Final = 4011
"""The close code where a table has met a fault that it could not repair: come back and say hello."""
CROWDED: Final = 4010
"""The close code where a table has as many sockets as it may have."""

_encoder = msgspec.json.Encoder()


class Connection:
    """A page's socket as its table sees it. `token` is the hash of its secret, `plain` the secret itself.

    What is sent goes straight to the line through `say`. What the line does not take, because the page has not read
    what it has, waits in a bounded queue: a page that does not read is closed, and holds nobody up; `jammed` is set
    then. `brought_seat` until a page that came by a seat's link has shown that it knows its new secret. `frame` and
    `picture` are what the page was last shown.
    """

    def __init__(self, longest: int, say: Callable[[bytes], bool]) -> None:
        self.token = ""
        self.plain = ""
        self.seq = 0
        self.brought_seat = False
        self.frame: Frame | None = None
        self.picture: Picture | None = None
        self.code: int | None = None
        self.jammed = asyncio.Event()
        self._longest = longest
        self._say = say
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: Down) -> None:
        """Send a message."""
        self.send_frame(_encoder.encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that is JSON already; a queue that is too long closes the socket."""
        if self.code is not None or (not self._waiting and self._say(frame)):
            return
        self._waiting.append(frame)
        if len(self._waiting) > self._longest:
            self._waiting.clear()
            self.close(SLOW)
            self.jammed.set()
        self._wake.set()

    def close(self, code: int = DONE) -> None:
        """Send what waits, then close."""
        if self.code is None:
            self.code = code
            self._wake.set()

    def next_seq(self) -> int:
        """The number of the next update."""
        self.seq += 1
        return self.seq

    async def held_up(self) -> bool:
        """Wait until something waits to be sent; False when the socket is to be closed with `code` instead."""
        while not self._waiting:
            if self.code is not None:
                return False
            self._wake.clear()
            await self._wake.wait()
        return True

    def go_on(self) -> None:
        """Send what waits, as far as the line takes it."""
        while self._waiting and self._say(self._waiting[0]):
            self._waiting.popleft()


class Bucket:
    """A limit on how often: `at_once` tokens at most, `a_second` new ones each second."""

    def __init__(self, a_second: float, at_once: float, now: float) -> None:
        self._rate = a_second
        self._most = at_once
        self._left = at_once
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token; False when there is none."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def is_full(self, now: float) -> bool:
        """Whether nobody would notice if it were made anew."""
        return self._left + (now - self._at) * self._rate >= self._most
