"""`ultimo serve`: one process, one database, until it is told to stop."""

import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from ultimo.server.addresses import is_loopback, lan_addresses
from ultimo.server.app import make_app
from ultimo.server.desk import Desk
from ultimo.server.hub import Hub
from ultimo.server.line import SocketProtocol
from ultimo.server.pages import NOT_BUILT, Pages
from ultimo.server.settings import SERVED_FRAME
from ultimo.server.store import Store

STOP_WITHIN: Final = 3
"""Seconds that open sockets are given when the server stops."""
UNREAD: Final = 65536
"""Bytes that the system may keep for a page that does not read; left alone it would keep megabytes for each."""
PING: Final = 10.0
"""Seconds between signs of life that a socket is asked for, and until one without is taken for dead."""
GARBAGE: Final = (20_000, 50, 100)
"""Thresholds of the collector: with many tables in memory the usual ones cost a move in a hundred 20 ms."""


class ListenError(Exception):
    """The server cannot listen where it should."""


@dataclass(frozen=True)
class Listening:
    """Where a server listens: its address on this machine, those that other devices in the network can open, best
    first; and whether it has a page to show.
    """

    local: str
    network: list[str]
    page: bool


class Server(uvicorn.Server):
    """uvicorn's server, which says when it is ready, and gives back control when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on the usual signals; uvicorn's own way raises them again afterwards, before the database is closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(
    host: str = "0.0.0.0",
    port: int = 8000,
    database: Path | None = None,
    open_browser: bool = False,
    page: Path | None = None,
    announce: Callable[[Listening], object] | None = None,
    make_desk: Callable[[Store], Desk] = Desk,
) -> None:
    """Serve tables on `host` and `port` (0: any free one) until the process is told to stop.

    `database` is a file, made where there is none; without it, one in the user's data folder. `page` is the folder of
    the built page. `announce` is told once that the server listens, and where; without it the addresses are printed.

    Raises `ListenError` for a port that is taken, `BusyError` or `StoreError` for a database that cannot be used.
    """
    announce = announce or print_addresses
    database = database or default_database()
    database.parent.mkdir(parents=True, exist_ok=True)
    listener = listen(host, port)
    port = listener.getsockname()[1]
    try:
        store = Store(database)
    except Exception:
        listener.close()
        raise
    pages = Pages(page) if page is not None else Pages()
    app = make_app(Hub(make_desk(store)), pages, host, port)
    local = f"http://{'127.0.0.1' if host in ('', '0.0.0.0') or is_loopback(host) else host}:{port}"

    def ready() -> None:
        announce(Listening(local, lan_addresses(port, host), pages.index() is not None))
        if open_browser:
            webbrowser.open(local)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)

    try:
        Server(server_config(app), ready).run(sockets=[listener])
    finally:
        store.close()
        listener.close()


def server_config(app: object) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn's own type for applications and Litestar's differ in names only
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=SocketProtocol,
        ws_max_size=SERVED_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises `ListenError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise ListenError(f"cannot listen on {host or '*'} port {port}: {error.strerror or error}") from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # every connection inherits it
    return listener


def default_database() -> Path:
    """The database of a server that was not given one: in the user's data folder."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ultimo" / "tables.sqlite3"


def print_addresses(listening: Listening) -> None:
    """Print the addresses, a line each, the one on this machine first."""
    sys.stdout.write("".join(f"{address}\n" for address in (listening.local, *listening.network)))
    if not listening.page:
        sys.stdout.write(f"{NOT_BUILT}\n")
    sys.stdout.flush()
