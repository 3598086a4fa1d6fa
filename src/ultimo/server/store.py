"""The database: everything that must outlive the process, in one SQLite file.

Answers are rows of an append-only table with the key (table, round, seq). One thread writes, many writes to a commit,
and a commit is on the disk (WAL, synchronous FULL) before whoever waits for it goes on. The key is what keeps two
servers from both taking an answer: the second insert fails, for its own caller only.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ultimo.server.saved import SavedMatch, SavedTable

SCHEMA_VERSION: Final = 1
LARGEST_BATCH: Final = 500

SCHEMA: Final = """
CREATE TABLE tables (
    code TEXT PRIMARY KEY, phase TEXT NOT NULL, changed REAL NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_phase ON tables (phase);
CREATE TABLE matches (
    code TEXT NOT NULL, round INTEGER NOT NULL, head BLOB NOT NULL, secret BLOB NOT NULL, started REAL NOT NULL,
    PRIMARY KEY (code, round)
) WITHOUT ROWID;
CREATE TABLE answers (
    code TEXT NOT NULL, round INTEGER NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (code, round, seq)
) WITHOUT ROWID;
"""


class StoreError(Exception):
    """The database did not take a write; nothing of it is kept."""


class TakenError(StoreError):
    """Somebody else has written under this key."""


class BusyError(StoreError):
    """Another server is running on this database."""


Answer = tuple[str, int, int, bytes]
"""A row of answers: table, round, seq, data."""


@dataclass
class Write:
    """Statements and rows of answers that are kept together or not at all, and who waits for them."""

    statements: list[tuple[str, tuple[Any, ...]]]
    rows: Sequence[Answer]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    error: Exception | None = field(default=None)


class Store:
    """The database of one server. Open it with `Store(path)`, close it with `close`; both block for a moment.

    Raises `BusyError` when another server has it, `StoreError` when the file is no database of this program.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._guard = _guard(path)
        try:
            self._writer = _connect(path)
            _migrate(self._writer, path)
            self._reader = _connect(path)
        except sqlite3.Error as error:
            self._guard.close()
            raise StoreError(f"{path} cannot be used as database: {error}") from error
        except StoreError:
            self._guard.close()
            raise
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._read_thread = ThreadPoolExecutor(1, "ultimo-read")
        self._write_thread = threading.Thread(target=self._write_all, name="ultimo-write", daemon=True)
        self._write_thread.start()

    def close(self) -> None:
        """Write what is waiting, then close."""
        self._queue.put(None)
        self._write_thread.join()
        self._read_thread.shutdown()
        self._reader.close()
        self._writer.close()
        self._guard.close()

    async def save(
        self,
        code: str,
        now: float,
        table: SavedTable | None = None,
        match: tuple[int, SavedMatch] | None = None,
        rows: Sequence[tuple[int, int, bytes]] = (),
        new: bool = False,
    ) -> None:
        """Keep a table's new picture, a new match (round), new rows (round, seq): all of it or nothing.

        Returns when it is on the disk. Raises `TakenError` for a `new` table whose code, or a row whose key is taken.
        """
        statements: list[tuple[str, tuple[Any, ...]]] = []
        if table is not None:
            values = (code, table.phase, now, table.encode())
            insert = "INSERT INTO tables VALUES (?, ?, ?, ?)"
            if not new:
                insert += " ON CONFLICT DO UPDATE SET phase = excluded.phase, changed = excluded.changed"
                insert += ", data = excluded.data"
            statements.append((insert, values))
        if match is not None:
            number, saved = match
            statements.append(
                (
                    "INSERT INTO matches VALUES (?, ?, ?, ?, ?)",
                    (code, number, bytes(saved.head), saved.secret, saved.started),
                )
            )
        await self._write(statements, [(code, *row) for row in rows])

    async def delete_older(self, before: float) -> None:
        """Delete all tables that have not changed since `before` and are not running."""
        old = "(SELECT code FROM tables WHERE changed < ? AND phase != 'running')"
        await self._write(
            [
                (f"DELETE FROM answers WHERE code IN {old}", (before,)),
                (f"DELETE FROM matches WHERE code IN {old}", (before,)),
                ("DELETE FROM tables WHERE changed < ? AND phase != 'running'", (before,)),
            ]
        )

    async def table(self, code: str) -> SavedTable | None:
        """The table with this code."""
        rows = await self._read("SELECT data FROM tables WHERE code = ?", (code,))
        return SavedTable.decode(rows[0][0]) if rows else None

    async def running(self) -> list[str]:
        """The codes of the tables with a running match."""
        return [code for (code,) in await self._read("SELECT code FROM tables WHERE phase = 'running'", ())]

    async def match(self, code: str, number: int) -> tuple[SavedMatch, list[bytes]] | None:
        """The match of a round: its beginning and its rows, in order."""
        heads = await self._read(
            "SELECT head, secret, started FROM matches WHERE code = ? AND round = ?", (code, number)
        )
        if not heads:
            return None
        rows = await self._read("SELECT data FROM answers WHERE code = ? AND round = ? ORDER BY seq", (code, number))
        head, secret, started = heads[0]
        return SavedMatch(head, secret, started), [data for (data,) in rows]

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        def run() -> list[tuple[Any, ...]]:
            return self._reader.execute(sql, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._read_thread, run)
        except (sqlite3.Error, UnicodeEncodeError) as error:
            raise StoreError(str(error)) from error

    async def _write(self, statements: list[tuple[str, tuple[Any, ...]]], rows: Sequence[Answer] = ()) -> None:
        loop = asyncio.get_running_loop()
        write = Write(statements, rows, loop.create_future(), loop)
        self._queue.put(write)
        await write.done

    def _write_all(self) -> None:
        """The writer's thread: take all that is waiting, commit it together, wake up who waits."""
        while True:
            first = self._queue.get()
            batch: list[Write] = []
            last = first is None
            if first is not None:
                batch.append(first)
            with contextlib.suppress(queue.Empty):
                while not last and len(batch) < LARGEST_BATCH:
                    more = self._queue.get_nowait()
                    if more is None:
                        last = True
                    else:
                        batch.append(more)
            self._commit(batch)
            for loop in {write.loop for write in batch}:
                with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                    loop.call_soon_threadsafe(_wake, [write for write in batch if write.loop is loop])
            if last:
                return

    def _commit(self, batch: list[Write]) -> None:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                self._execute(batch)
            except sqlite3.IntegrityError:
                self._writer.execute("ROLLBACK")
                self._writer.execute("BEGIN IMMEDIATE")
                self._execute_each(batch)
            self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is, the thread must live and nobody must wait in vain
            if self._writer.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
            for write in batch:
                write.error = StoreError(str(error))

    def _execute(self, batch: list[Write]) -> None:
        """Execute many writes in few calls: after each the thread must wait until the others let it go on."""
        rows: list[Answer] = []
        for write in batch:
            if write.statements:
                self._insert(rows)
                rows = []
            for sql, values in write.statements:
                self._writer.execute(sql, values)
            rows.extend(write.rows)
        self._insert(rows)

    def _insert(self, rows: list[Answer]) -> None:
        self._writer.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)

    def _execute_each(self, batch: list[Write]) -> None:
        """Execute each write by itself: one whose key is taken fails alone."""
        for write in batch:
            self._writer.execute("SAVEPOINT one")
            try:
                self._execute([write])
            except sqlite3.IntegrityError as error:
                self._writer.execute("ROLLBACK TO one")
                write.error = TakenError(str(error))
            self._writer.execute("RELEASE one")


def _wake(batch: list[Write]) -> None:
    for write in batch:
        if write.done.done():  # whoever waited was cancelled
            continue
        if write.error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.error)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == SCHEMA_VERSION:
        return
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if version != 0 or tables:
        raise StoreError(f"{path} has version {version}: this program reads version {SCHEMA_VERSION}")
    connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")


def _guard(path: Path) -> sqlite3.Connection:
    """A lock that ends with the process however it ends: a transaction in a small file beside the database."""
    beside = path.with_name(path.name + ".lock")
    try:
        guard = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used as database: {error}") from error
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if "locked" in str(error):
            raise BusyError(f"another server is running on {path}: stop it, or give another database") from error
        raise StoreError(f"{path} cannot be used as database: {error}") from error
    return guard
