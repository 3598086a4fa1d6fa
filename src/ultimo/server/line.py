"""The line to a page: uvicorn's socket, made for pages that misbehave, with a short way out for frames.

What a table sends goes from here straight to the system, four frames for each picture: on the usual way, through a task
and three more libraries, each would cost four times as much.
"""

import asyncio
from collections.abc import Mapping
from struct import pack
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

LINGER: Final = 10.0
"""Seconds that a page which has stopped reading is given to take the rest after its socket was closed."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""

OWN: Final = "ultimo.line"
"""Under this name the line is found among the extensions of an application's scope."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A page's line. One that has stopped reading is cut off in the end instead of waited for, and finds why behind
    what it has left lying. What is sent to one whose bytes made no sense goes nowhere instead of failing: its line is
    being closed.
    """

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), OWN: {"line": self}}
        await super().run_asgi()

    def say(self, text: bytes) -> bool:
        """Send a text frame; False, and nothing sent, while the page has not read enough of what was sent before."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(text))
        return True

    async def hang_up(self, code: int) -> None:
        """Close the line behind all that was sent. Raises `OSError` where it is closed already."""
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # nothing comes after it, so its few bytes may lie behind the rest
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. Text that is not UTF-8 ends the line without a word in the log, which would be the
        sender's to fill.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)


def text_frame(text: bytes) -> bytes:
    """A whole text frame as a server sends it (RFC 6455, section 5.2): nothing compressed, nothing masked."""
    size = len(text)
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < 65536:
        return pack("!BBH", WHOLE_TEXT, 126, size) + text
    return pack("!BBQ", WHOLE_TEXT, 127, size) + text


def line_of(scope: Mapping[str, Any]) -> SocketProtocol:
    """The line that a scope was opened for."""
    line = scope["extensions"][OWN]["line"]
    assert isinstance(line, SocketProtocol)
    return line


def is_utf8(data: bytes) -> bool:
    """Whether the bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
