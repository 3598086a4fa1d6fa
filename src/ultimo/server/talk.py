"""A socket from its first frame to its last: read, refuse what cannot be read, pass on the rest, send what waits."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from ultimo.server import refusals
from ultimo.server.hub import Hub
from ultimo.server.line import SocketProtocol
from ultimo.server.sockets import DONE, FLOOD, SLOW, Bucket, Connection
from ultimo.server.store import StoreError
from ultimo.server.tables import GoneError, LiveTable
from ultimo.server.wire import MAX_FRAME, Answer, Closed, Hello, Ping, Pong, Refused, Up

LARGEST_NUMBER: Final = 2**53 - 1
"""Numbers beyond this do not survive a browser."""

EXPECTED: Final = (TimeoutError, OSError)
"""How a socket may end: no hello in time, the page gone, the line dead."""

SAY_WHY_WITHIN: Final = 5.0
"""Seconds that a page which the server closes is given to hear why."""

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(Up)


class UnreadableFrame(Exception):
    """A frame that is no message; says what is wrong with it."""


async def talk(hub: Hub, line: SocketProtocol, code: str) -> None:
    """Serve an accepted socket until one side closes it."""
    page = Connection(hub.desk.limits.queue, line.say)
    sending = asyncio.create_task(_send(line, page))
    reading = asyncio.create_task(_read(hub, line, code, page))
    jammed = asyncio.create_task(page.jammed.wait())
    tasks = (sending, reading, jammed)
    try:
        # Whichever ends first ends the others: a page that has gone is told nothing, one that was closed is not heard,
        # and one that does not read is not waited for.
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if page.code is not None and not page.jammed.is_set():
            await asyncio.wait([sending], timeout=SAY_WHY_WITHIN)
    finally:
        for task in tasks:
            task.cancel()
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception) and not isinstance(found, EXPECTED):
                log.error("table %s: a socket met a fault", code, exc_info=found)
        if page.jammed.is_set():
            with contextlib.suppress(*EXPECTED):
                await line.hang_up(SLOW)
        table = hub.tables.get(code)
        if table is not None:
            table.bye(page)


async def _send(line: SocketProtocol, page: Connection) -> None:
    """Send what the line did not take at once, when it does; close it when that is wished."""
    with contextlib.suppress(OSError):
        while await page.held_up():
            await line.writable.wait()
            page.go_on()
        await line.hang_up(page.code or DONE)


async def _read(hub: Hub, line: SocketProtocol, code: str, page: Connection) -> None:
    """Take frame by frame; the next one only when the last one has been dealt with."""
    limits = hub.desk.limits
    now = hub.desk.clock.now
    bucket = Bucket(limits.frames_a_second, limits.frames_at_once, now())
    over = 0
    table: LiveTable | None = None
    while page.code is None:
        if table is None:
            async with asyncio.timeout(limits.hello):
                event = await line.receive()
        else:
            event = await line.receive()
        if event["type"] != "websocket.receive":
            return
        if not bucket.take(now()):
            over += 1
            if over > limits.frames_over:
                page.close(FLOOD)
            _refuse(page, refusals.TOO_FAST)
            continue
        try:
            message = read(event.get("text"), event.get("bytes"))
        except UnreadableFrame as error:
            _refuse(page, str(error))
            continue
        if page.brought_seat and table is not None and not isinstance(message, Hello):
            with contextlib.suppress(GoneError):
                await table.arrived(page)
        if isinstance(message, Ping):
            page.send(Pong(page.seq))
        elif isinstance(message, Hello):
            table = await _hello(hub, code, page, message)
        elif table is None:
            _refuse(page, refusals.UNREADABLE_FRAME, expected="hello")
        else:
            with contextlib.suppress(GoneError):  # the table has told the page so
                await table.act(page, message)


async def _hello(hub: Hub, code: str, page: Connection, message: Hello) -> LiveTable | None:
    while True:
        try:
            table = await hub.find(code)
        except StoreError:
            _refuse(page, refusals.FAILED)
            return None
        if table is None:
            page.send(Closed("gone"))
            page.close(DONE)
            return None
        try:
            await table.hello(page, message)
        except GoneError:
            continue  # it has just left memory
        return table if page in table.pages else None


def read(text: str | None, data: bytes | None) -> Up:
    """The message in a frame. Raises `UnreadableFrame` with the rule that refuses it."""
    size = len(data) if data is not None else len((text or "").encode("utf-8", "surrogatepass"))
    if size > MAX_FRAME:
        raise UnreadableFrame(refusals.TOO_LARGE)
    if text is None:
        raise UnreadableFrame(refusals.UNREADABLE_FRAME)
    try:
        message: Up = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise UnreadableFrame(refusals.UNREADABLE_FRAME) from None
    numbers: tuple[int, ...] = ()
    if isinstance(message, Answer):
        numbers = (message.question, message.tag)
    elif isinstance(message, Hello):
        numbers = (message.seq,)
    if any(not -LARGEST_NUMBER <= number <= LARGEST_NUMBER for number in numbers):
        raise UnreadableFrame(refusals.UNREADABLE_FRAME)
    return message


def _refuse(page: Connection, rule: str, **facts: int | str) -> None:
    if rule == refusals.TOO_LARGE:
        facts = {"most": MAX_FRAME}
    page.send(Refused(0, refusals.why(rule), rule, facts))
