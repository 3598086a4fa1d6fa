"""All tables of a server: made, found by their code, taken into memory when somebody wants them, dropped when nobody
does.
"""

import asyncio
import contextlib
import logging

import msgspec

from ultimo.games import find
from ultimo.server import lobby
from ultimo.server.actions import Draft, begin
from ultimo.server.clocks import Timer
from ultimo.server.desk import Desk
from ultimo.server.entropy import hash_token, new_code, new_token, read_code
from ultimo.server.matches import read_record
from ultimo.server.store import StoreError, TakenError
from ultimo.server.tables import LiveTable, load_match
from ultimo.server.wire import MadeTable, NewTable
from ultimo.table.match import Match
from ultimo.table.record import Record, RecordError
from ultimo.table.state import OVER

log = logging.getLogger(__name__)

DAY = 86400.0


class Hub:
    """The tables. `open` before anything else, `close` at the end."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._timer: Timer | None = None

    async def open(self) -> None:
        """Forget what is old, and go on with every match that was running."""
        await self.sweep()
        for code in await self.desk.store.running():
            await self.find(code)
        self._sweep_later()

    async def close(self) -> None:
        """Stop; the database holds everything."""
        if self._timer is not None:
            self._timer.cancel()
        if self._sweeping is not None:
            await asyncio.wait([self._sweeping])
        for table in list(self.tables.values()):
            await table.stop()

    async def make(self, new: NewTable) -> MadeTable:
        """Make a table. Raises `ServerRefusal` for what cannot be played, `StoreError` when it cannot be kept."""
        token = new_token(self.desk.entropy)
        while True:
            now = self.desk.clock.now()
            saved = lobby.make(new, new_code(self.desk.entropy), hash_token(token), now)
            draft = Draft(saved, None, now)
            match = None
            if new.now:
                begin(draft, self.desk)
            if draft.playing is not None:
                match = (saved.round, draft.playing.saved)
            rows = [(saved.round, seq, msgspec.json.encode(row)) for seq, row in enumerate(draft.rows)]
            try:
                await self.desk.store.save(saved.code, now, saved, match, rows, new=True)
            except TakenError:
                continue  # another table has this code
            self.tables[saved.code] = LiveTable(self.desk, saved, draft.playing, self._forget)
            return MadeTable(saved.code, token)

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code, from memory or from the database."""
        code = read_code(code)
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def record(self, code: str, number: int | None) -> Record | None:
        """The record of a round that is over, without `number` the last one; None if there is none."""
        saved = await self.desk.store.table(read_code(code))
        if saved is None:
            return None
        if number is None:
            number = saved.round if saved.phase == "over" else saved.round - 1
        if not 1 <= number <= saved.round:
            return None
        found = await self.desk.store.match(saved.code, number)
        if found is None:
            return None
        record = read_record(*found)
        state = Match.resume(record, find(record.head.game))[0].state
        if state.kind() != OVER:
            return None
        record.close(state.standings())
        return record

    async def sweep(self) -> None:
        """Delete tables that nobody has changed for long, but none that somebody looks at."""
        now = self.desk.clock.now()
        for table in list(self.tables.values()):
            await self.desk.store.save(table.saved.code, now, table.saved)
        await self.desk.store.delete_older(now - self.desk.times.keep_days * DAY)

    async def settled(self) -> None:
        """Wait until every table has done what was asked of it."""
        for table in list(self.tables.values()):
            if not table.gone:
                await table.settled()
        if self._sweeping is not None:
            await asyncio.wait([self._sweeping])

    async def _load(self, code: str) -> LiveTable | None:
        try:
            saved = await self.desk.store.table(code)
            if saved is None:
                return None
            try:
                playing = await load_match(self.desk, saved)
            except (RecordError, StoreError):
                log.exception("table %s cannot be read", code)
                return None
            self.tables[code] = LiveTable(self.desk, saved, playing, self._forget)
            return self.tables[code]
        finally:
            del self._loading[code]

    def _forget(self, table: LiveTable) -> None:
        self.tables.pop(table.saved.code, None)

    def _sweep_later(self) -> None:
        self._timer = self.desk.clock.call_at(self.desk.clock.now() + DAY, self._start_sweep)

    def _start_sweep(self) -> None:
        async def run() -> None:
            with contextlib.suppress(StoreError):  # tomorrow again
                await self.sweep()

        self._sweeping = asyncio.get_running_loop().create_task(run())
        self._sweep_later()
