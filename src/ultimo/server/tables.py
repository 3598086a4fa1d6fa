"""A table in memory: one task takes what people, bots and the clock want, one after the other.

Work out on a draft → write → wait for the commit → make the draft the table → show everybody what they may see. What is
refused, or cannot be kept, leaves no trace. Answers that wait together go this way together: each is taken or refused
by itself, and one commit and one picture follow.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

import msgspec

from ultimo.server import actions, refusals
from ultimo.server import wire as w
from ultimo.server.actions import Draft
from ultimo.server.clocks import Timer
from ultimo.server.deadlines import clocks_of
from ultimo.server.desk import Desk
from ultimo.server.entropy import hash_token
from ultimo.server.matches import Playing
from ultimo.server.picture import (
    NOBODY,
    happened,
    info_of,
    news,
    people_of,
    picture,
    same_setup,
    viewer_of,
    whole,
)
from ultimo.server.saved import SavedTable
from ultimo.server.shown import Frame, Picture
from ultimo.server.sitting import BotSeats
from ultimo.server.sockets import BROKEN, CROWDED, DONE, Connection
from ultimo.server.store import StoreError, TakenError
from ultimo.table.events import WATCHER, Event
from ultimo.table.refusal import LATE, Refusal, TableError

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until the table tries again what the clock or a bot wanted and what went wrong."""


class GoneError(Exception):
    """The table has left memory; look it up again."""


@dataclass
class Wish:
    """Something to be done, by whose page, and who waits for it.

    Wishes that are `answers` are fulfilled together with those right behind them: one of them that is refused has
    changed nothing on the draft.
    """

    do: Callable[[Draft], None]
    page: Connection | None = None
    tag: int = 0
    answers: bool = False
    done: asyncio.Future[None] | None = None
    refused: bool = False


class LiveTable:
    """One table with the pages that look at it.

    `saved` and `playing` are what the database holds. `forget` is called when the table leaves memory.
    """

    def __init__(
        self, desk: Desk, saved: SavedTable, playing: Playing | None, forget: Callable[["LiveTable"], None]
    ) -> None:
        self.desk = desk
        self.saved = saved
        self.playing = playing
        self.pages: list[Connection] = []
        self.gone = False
        self._forget = forget
        self._kept = saved.encode()
        self._info = info_of(saved)
        self._people = people_of(saved)
        self._looks: list[tuple[Connection, int, Frame]] | None = None
        self._watching = 0
        self._bots = BotSeats(desk)
        self._loaded = self._used = desk.clock.now()
        self._not_before = 0.0
        self._due: float | None = None
        self._timer: Timer | None = None
        self._timer_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._inbox: deque[Wish] = deque()
        self._wished: asyncio.Future[None] = self._loop.create_future()
        # Whoever was there when the process ended is not there now.
        self._want(Wish(lambda draft: actions.present(draft, self._tokens())))
        self._task = self._loop.create_task(self._run(), name=f"table {saved.code}")

    # What pages do

    async def hello(self, page: Connection, message: w.Hello) -> None:
        """A page is there: it gets the whole picture. Raises `GoneError`."""

        def do(draft: Draft) -> None:
            if page not in self.pages and len(self.pages) >= self.desk.limits.sockets_a_table:
                page.close(CROWDED)
                return
            others = self._tokens(page)
            arrival = actions.arrive(draft, message.token or page.plain, self.desk, others)
            draft.after.append(lambda: self._enter(page, message, arrival))

        await self._ask(Wish(do, page))

    def bye(self, page: Connection) -> None:
        """A page is gone."""
        if page in self.pages:
            self.pages.remove(page)
            self._looks = None
            self._want(Wish(lambda draft: actions.present(draft, self._tokens())))

    async def act(self, page: Connection, message: w.Up) -> None:
        """Do what a page that has said hello wants. Raises `GoneError`."""

        def do(draft: Draft) -> None:
            person = draft.table.person_of(page.token)
            match message:
                case w.Sit():
                    actions.sit(draft, person, page.token, message)
                case w.Stand():
                    actions.stand(draft, person)
                case w.Back():
                    actions.back(draft, person)
                case w.Setup():
                    actions.setup(draft, person, message)
                case w.Bot():
                    actions.seat_bot(draft, person, message)
                case w.Start():
                    actions.start(draft, person, self.desk)
                case w.Rematch():
                    actions.rematch(draft, person)
                case w.Answer():
                    actions.answer(draft, person, message, self.desk)
                case w.PassOn():
                    actions.pass_on(draft, person, message)
                case w.MoreTime():
                    actions.more_time(draft, person)
                case w.MoveSeat():
                    path = actions.move_seat(draft, person, self.desk)
                    draft.after.append(lambda: page.send(w.SeatLink(path)))
                case w.Hello() | w.Ping():
                    raise AssertionError("hello and ping are not for the table")
                case _:
                    assert_never(message)

        answers = isinstance(message, w.Answer)
        await self._ask(Wish(do, page, message.tag if isinstance(message, w.Answer) else 0, answers))

    async def arrived(self, page: Connection) -> None:
        """A page that has brought a seat here is heard again, so it has its secret. Raises `GoneError`."""
        page.brought_seat = False
        await self._ask(Wish(lambda draft: actions.arrived(draft, page.token)))

    async def settled(self) -> None:
        """Wait until all that was asked for before has been done."""
        await self._ask(Wish(lambda draft: None))

    async def stop(self) -> None:
        """Leave memory; nothing is lost by it."""
        self._leave()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # One after the other

    async def _ask(self, wish: Wish) -> None:
        if self.gone:
            raise GoneError
        wish.done = self._loop.create_future()
        self._want(wish)
        await wish.done

    def _want(self, wish: Wish) -> None:
        self._inbox.append(wish)
        if not self._wished.done():
            self._wished.set_result(None)

    async def _next(self) -> list[Wish]:
        """Wait for a wish; answers that wait behind an answer come with it."""
        while not self._inbox:
            self._wished = self._loop.create_future()
            await self._wished
        wishes = [self._inbox.popleft()]
        while wishes[0].answers and self._inbox and self._inbox[0].answers:
            wishes.append(self._inbox.popleft())
        return wishes

    async def _run(self) -> None:
        while not self.gone:
            wishes = await self._next()
            try:
                await self._fulfil(wishes)
                self._set_timer()
            except Exception:
                log.exception("table %s: going back to what the database holds", self.saved.code)
                self._refuse_all(wishes, Refusal(refusals.FAILED))
                await self._repair()
            for wish in wishes:
                if wish.done is not None and not wish.done.done():
                    wish.done.set_result(None)
        while self._inbox:
            done = self._inbox.popleft().done
            if done is not None and not done.done():
                done.set_exception(GoneError())

    async def _fulfil(self, wishes: list[Wish]) -> None:
        """Do on one draft, one after the other, what is wished, keep it, and show it as one picture."""
        draft = Draft(SavedTable.decode(self._kept), self.playing, self.desk.clock.now())
        # What was refused after something was taken hangs on that, so nobody hears of it before all that is kept.
        refused: list[tuple[Wish, Refusal]] = []
        taken = 0
        for wish in wishes:
            try:
                wish.do(draft)
                taken += 1
            except TableError as error:
                if taken:
                    refused.append((wish, error.refusal))
                else:
                    self._refuse(wish, error.refusal)
                if wish.page is None:
                    log.error("table %s: what the clock wanted is refused: %s", self.saved.code, error)
                    self._rest()
        if not taken:
            return
        kept = draft.table.encode()
        changed = kept != self._kept
        try:
            await self._keep(draft, changed)
        except TakenError:
            # Another server has gone on with this match: see how it stands there.
            log.warning("table %s: another server has written the same row", self.saved.code)
            now = self.playing.question() if self.playing is not None else 0
            self._refuse_all(wishes, Refusal(LATE, {"question": now, "now": now}))
            await self._reload()
            return
        except StoreError as error:
            log.error("table %s: %s", self.saved.code, error)
            self._rest()
            self._refuse_all(wishes, Refusal(refusals.FAILED))
            return
        self._kept = kept
        self._show(draft, changed)
        for wish, refusal in refused:
            self._refuse(wish, refusal)

    async def _keep(self, draft: Draft, changed: bool) -> None:
        """Write what the draft has changed, the table itself where it has; return when it is on the disk."""
        table = draft.table if changed else None
        if table is None and not draft.rows and not draft.begun:
            return
        number = draft.table.round
        match = None
        rows: list[tuple[int, int, bytes]] = []
        if draft.playing is not None:
            if draft.begun:
                match = (number, draft.playing.saved)
            first = 0 if draft.begun else draft.playing.next_row()
            rows = [(number, seq, msgspec.json.encode(row)) for seq, row in enumerate(draft.rows, first)]
        await self.desk.store.save(draft.table.code, draft.now, table, match, rows)

    def _show(self, draft: Draft, changed: bool) -> None:
        """Make the draft the table and tell everybody."""
        if changed:
            self._set_saved(draft.table)
        events: list[Event] = []
        if draft.begun and draft.playing is not None:
            events = draft.playing.events
        self.playing = draft.playing
        if draft.steps and self.playing is not None:
            self.playing.keep(draft.steps)
            events = [event for step in draft.steps for event in step.events]
        for after in draft.after:
            after()
        self._publish(events)

    def _publish(self, events: list[Event]) -> None:
        """Give every page what is new to it; nothing to a page that could not tell the difference."""
        if self._looks is None:
            self._looks = self._look_round()
            self._watching = sum(viewer == WATCHER for _, viewer, _ in self._looks)
        time = self.desk.clock.now()
        clocks = clocks_of(self.saved, self.playing, self.desk.times, time)
        seen: dict[int, tuple[Picture, list[msgspec.Raw]]] = {}
        told: dict[int, msgspec.Raw] = {}
        for page, viewer, frame in self._looks:
            if viewer not in seen:
                how = picture(self.saved, self.playing, self._people, self._watching, viewer, self.desk.times)
                seen[viewer] = (how, happened(events, viewer, told))
            now, new = seen[viewer]
            if page.frame != frame or page.picture is None:
                so_far = happened(self.playing.events if self.playing is not None else [], viewer, told)
                page.send_frame(whole(page.next_seq(), page.plain, frame, now, clocks, so_far, time))
            elif new or now != page.picture:
                page.send_frame(news(page.next_seq(), now, clocks, new, time))
            page.frame, page.picture = frame, now

    def _look_round(self) -> list[tuple[Connection, int, Frame]]:
        """Whose eyes each page has, and what frames its pictures."""
        looks: list[tuple[Connection, int, Frame]] = []
        for page in self.pages:
            person = self.saved.person_of(page.token)
            seat = person.seat if person is not None else -1
            host = person is not None and person.id == self.saved.host
            looks.append((page, viewer_of(self.saved, seat), Frame(seat, host, self._info)))
        return looks

    def _set_saved(self, saved: SavedTable) -> None:
        self._info = self._info if same_setup(self.saved, saved) else info_of(saved)
        self.saved = saved
        self._people = people_of(saved)
        self._looks = None

    def _enter(self, page: Connection, message: w.Hello, arrival: actions.Arrival) -> None:
        """Let a page in, and turn out those whose seat it has brought here."""
        for other in [one for one in self.pages if arrival.moved_from and one.token == arrival.moved_from]:
            if other is not page:
                other.send(w.Closed("moved"))
                other.close(DONE)
                self.pages.remove(other)
        page.plain = arrival.plain
        page.token = hash_token(arrival.plain)
        page.seq = max(page.seq, message.seq)
        page.brought_seat = arrival.moved_from != ""
        page.picture = None
        if page not in self.pages:
            self.pages.append(page)
        self._looks = None
        if self._viewer(page) == NOBODY and self.saved.phase != "before":
            page.send(w.Refused(0, "illegal", refusals.NO_WATCHERS, {}))

    def _refuse_all(self, wishes: list[Wish], refusal: Refusal) -> None:
        """Refuse what has not been refused yet."""
        for wish in wishes:
            if not wish.refused:
                self._refuse(wish, refusal)

    def _refuse(self, wish: Wish, refusal: Refusal) -> None:
        wish.refused = True
        if wish.page is not None:
            wish.page.send(w.Refused(wish.tag, refusals.why(refusal.rule), refusal.rule, refusal.facts))

    def _rest(self) -> None:
        """After a fault, let the clock and the bots wait a while before they try again."""
        self._not_before = self.desk.clock.now() + RETRY

    async def _repair(self) -> None:
        """Go on from what the database holds; a table that cannot do even that leaves memory until it is asked for."""
        self._rest()
        try:
            await self._reload()
            self._set_timer()
        except Exception:
            log.exception("table %s is given up", self.saved.code)
            for page in self.pages:
                page.close(BROKEN)
            self.pages.clear()
            self._leave()

    async def _reload(self) -> None:
        """Take the table as the database holds it, and show it to everybody."""
        saved = await self.desk.store.table(self.saved.code)
        playing = None if saved is None else await load_match(self.desk, saved)
        if saved is None:
            self.close()
            return
        self._set_saved(saved)
        self.playing, self._kept = playing, saved.encode()
        self._bots.forget()
        for page in self.pages:
            page.picture = None
        self._publish([])

    def close(self) -> None:
        """Tell all pages that the table is gone, and leave memory."""
        for page in self.pages:
            page.send(w.Closed("gone"))
            page.close(DONE)
        self.pages.clear()
        self._leave()

    # Time

    def _set_timer(self) -> None:
        """Plan the bots' answers, and wake up when the next thing is due, or before."""
        if self.gone:
            return
        now = self.desk.clock.now()
        if self.pages or self.saved.phase == "running":
            self._used = now
        self._bots.plan(self.saved, self.playing, now)
        waiting = actions.next_due(self.saved, self.playing, self.desk, self._loaded)
        due = [when for when in (self._bots.next_due(), waiting) if when is not None]
        if not self.pages and self.saved.phase != "running":
            due.append(self._used + self.desk.times.idle)
        if self._not_before > now:
            due.append(self._not_before)
        self._due = max(min(due), self._not_before) if due else None
        # Nearly every answer moves the deadline away, so a timer that rings too early costs less than many that do not.
        if self._due is not None and (self._timer is None or self._due < self._timer_at):
            self._stop_timer()
            self._timer = self.desk.clock.call_at(self._due, self._tick)
            self._timer_at = self._due

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tick(self) -> None:
        self._timer = None
        if self.gone or self._due is None:
            return
        now = self.desk.clock.now()
        if now < self._due:
            self._set_timer()
            return
        idle = not self.pages and self.saved.phase != "running" and now >= self._used + self.desk.times.idle
        if idle and not self._inbox:
            self._leave()
            self._task.cancel()
        elif not self._inbox:
            self._want(Wish(self._do_due))

    def _do_due(self, draft: Draft) -> None:
        """What the clock wants: see who is there, stop waiting for people, and let one bot answer."""
        actions.present(draft, self._tokens())
        actions.stop_waiting(draft, self.desk, self._loaded)
        steps = self._bots.answers(draft.table, draft.playing, draft.now)
        closing = actions.window_due(draft.table, draft.playing, self.desk, self._loaded) if draft.playing else None
        if draft.playing is not None and closing is not None and closing <= draft.now:
            steps = self._bots.close(draft.table, draft.playing, draft.now)
        actions.take(draft, *steps)

    def _leave(self) -> None:
        if not self.gone:
            self.gone = True
            self._stop_timer()
            self._forget(self)

    def _tokens(self, without: Connection | None = None) -> set[str]:
        """The hashes of the secrets of all open pages."""
        return {page.token for page in self.pages if page is not without}

    def _viewer(self, page: Connection) -> int:
        person = self.saved.person_of(page.token)
        return viewer_of(self.saved, person.seat if person is not None else -1)


async def load_match(desk: Desk, saved: SavedTable) -> Playing | None:
    """The match of the table's round, from its rows."""
    if saved.phase == "before":
        return None
    found = await desk.store.match(saved.code, saved.round)
    if found is None:
        raise StoreError(f"table {saved.code} has no match of round {saved.round}")
    match, rows = found
    return Playing.rebuild(match, rows, desk.dice(match.secret))
