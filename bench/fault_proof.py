"""What must hold of a match whatever befell it: proved from its record and from every frame that its pages were sent.

The record is played again. At each of its places every seat's view is known, so an update of a page must be exactly
the view of one of these places, with exactly the veiled events up to there: then it held nothing that the seat could
not know, and nothing that was shown has been lost or has changed since.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fault_pages import Page, Sent, Told
from ultimo.server.matches import read_record
from ultimo.server.saved import SavedMatch
from ultimo.server.wire import Ending, Happened, Move, News, Table
from ultimo.table.events import WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.record import Record, Replay
from ultimo.table.refusal import LATE, UNREADABLE, UnreadableMove
from ultimo.table.state import COMMIT, DRAW, KIND_NAMES, OVER, REACTION, View


class Broken(Exception):
    """A promise has not been kept."""


@dataclass
class Played:
    """A match that is over: its record as the server gave it, and its pages."""

    code: str
    game: Game
    record: Record
    pages: list[Page]


@dataclass
class Sight:
    """What one viewer could know at each place of a record, from before the first row to after the last."""

    viewer: int
    views: list[View] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    events: list[Happened] = field(default_factory=list)
    places: dict[bytes, list[int]] = field(default_factory=dict)
    """By all that an update shows of the match: where it is so."""

    def find(self, told: Told, count: int, least: int) -> int | None:
        """The first place, from `least` on, where all is as in this update, with `count` events so far."""
        frame = told.frame
        shown = self.key(frame.view, frame.moves, frame.chosen, frame.ending, count)
        places = self.places.get(shown, [])
        found = bisect_left(places, least)
        return places[found] if found < len(places) else None

    @staticmethod
    def key(view: Any, moves: list[Move], chosen: str, ending: Ending | None, count: int) -> bytes:
        """All that an update shows of the match, as bytes."""
        # What was answered in a window waits beside the match, so no place of the record has it: see `check_chosen`.
        said = "" if view is not None and view["kind"] == KIND_NAMES[REACTION] else chosen
        return msgspec.json.encode([view, moves, said, ending, count])


def prove(played: Played, away: float) -> int:
    """Check everything; give the number of updates compared. Raises `Broken`.

    `away` are the seconds after which a bot sits in for a page without a line.
    """
    for page in played.pages:
        if page.wrong:
            raise Broken(f"seat {page.seat}: {page.wrong[0]}")
    sights = see(played.record, played.game, {WATCHER if page.seat < 0 else page.seat for page in played.pages})
    place_updates(played, sights)
    for page in played.pages:
        if page.seat >= 0:
            windows = windows_of(sights[page.seat], played.game)
            check_answers(page, played, away, windows)
            check_windows(page, played, away, windows)
        check_refusals(page, played, sights)
    return sum(len(page.told) for page in played.pages)


# What the pages were shown


def see(record: Record, game: Game, viewers: set[int]) -> dict[int, Sight]:
    """What the viewers could know at each place of the record. Raises `Broken` for a record that cannot be played."""
    try:
        replay = Replay(record, game)
        sights = {viewer: Sight(viewer) for viewer in viewers}
        chosen: dict[int, str] = {}
        state = replay.state
        question = int(state.question())
        if state.kind() != DRAW:
            for sight in sights.values():
                look(sight, 0, replay, [], "")
        events: list[Event] = []
        for place, row in enumerate(replay, 1):
            events += replay.take_events()
            if state.kind() == REACTION and state.question() == question:
                continue  # all answers of a window reach the match at once: nobody is shown a part of them
            if state.question() != question or state.kind() != COMMIT:
                question = int(state.question())
                chosen = {}
            else:
                chosen[row.seat] = row.move
            for sight in sights.values():
                look(sight, place, replay, events, chosen.get(sight.viewer, ""))
            events = []
    except ValueError as error:
        raise Broken(f"the record cannot be played: {error}") from error
    if replay.state.kind() != OVER or record.end is None:
        raise Broken("the match is not over")
    return sights


def look(sight: Sight, place: int, replay: Replay, events: list[Event], chosen: str) -> None:
    """Note what one viewer knows at a place."""
    view = replay.state.veil(sight.viewer)
    game = replay.game
    for event in events:
        seen = event.veil(sight.viewer)
        if seen is not None:
            sight.events.append(
                Happened(seen.verb, seen.seat, list(seen.cards), seen.source, seen.target, dict(seen.facts))
            )
    ending = None
    if view.kind() == OVER:
        found = view.standings()
        ending = Ending(list(found.places), list(found.scores), found.rule)
    moves = [Move(game.write(int(move)), game.risk(view, int(move))) for move in view.legal()]
    key = sight.key(view.describe(), moves, chosen, ending, len(sight.events))
    sight.places.setdefault(key, []).append(place)
    sight.views.append(view)
    sight.counts.append(len(sight.events))


def place_updates(played: Played, sights: dict[int, Sight]) -> None:
    """Find the place of the record that each update shows. Raises `Broken` if there is none.

    A page never goes back, and whoever opens a line sees at least what anybody had seen before that.
    """
    all_told = sorted(((told, page) for page in played.pages for told in page.told), key=lambda one: one[0].place)
    reached: dict[int, int] = {}
    counts: dict[int, int] = {}
    when: list[int] = []
    furthest: list[int] = []
    for told, page in all_told:
        frame = told.frame
        check_frame(page, frame, played)
        if frame.phase == "before":
            if frame.view is not None or frame.moves or frame.events or frame.ending or frame.chosen:
                raise Broken(f"seat {page.seat} is shown a match before the start: {told.raw!r}")
            continue
        check_chosen(page, frame)
        viewer = WATCHER if page.seat < 0 else page.seat
        sight = sights[viewer]
        before = counts.get(id(page), 0)
        begin = 0 if isinstance(frame, Table) else before
        count = begin + len(frame.events)
        if count < before:
            raise Broken(f"seat {page.seat} had seen {before} events, now there are {count}: {told.raw!r}")
        if frame.events != sight.events[begin:count]:
            raise Broken(f"seat {page.seat} is told what has not happened so: {told.raw!r}")
        least = reached.get(id(page), 0)
        if isinstance(frame, Table):
            known = bisect_left(when, told.since)
            least = max(least, furthest[known - 1] if known else 0)
        place = sight.find(told, count, least)
        if place is None:
            raise Broken(f"seat {page.seat} is shown what it cannot know, or what was not so then: {told.raw!r}")
        reached[id(page)], counts[id(page)] = place, count
        when.append(told.place)
        furthest.append(max(place, furthest[-1] if furthest else 0))


def check_frame(page: Page, frame: Table | News, played: Played) -> None:
    """What an update holds beside the match: nothing but who sits where."""
    names = played.record.head.players
    for person in frame.people:
        allowed = {names[person.seat]} if frame.phase != "before" else {"", f"Seat {person.seat}"}
        if person.name not in allowed or frame.clocks:
            raise Broken(f"seat {page.seat} is shown other people or clocks: {frame!r}")
    if isinstance(frame, Table):
        if frame.phase != "before" and frame.you != page.seat:
            raise Broken(f"the page of seat {page.seat} is told that it is seat {frame.you}")
        if (frame.info.code, frame.info.seats) != (played.code, played.record.head.seats):
            raise Broken(f"seat {page.seat} is shown another table: {frame.info!r}")


def check_chosen(page: Page, frame: Table | News) -> None:
    """In a window a page is shown one of its own answers to it, or none."""
    view = frame.view
    if view is None or view["kind"] != KIND_NAMES[REACTION] or not frame.chosen:
        return
    if not any((one.question, one.move) == (view["question"], frame.chosen) for one in page.sent):
        raise Broken(f"seat {page.seat} is shown an answer that it has not given: {frame!r}")


# What the pages have said


def windows_of(sight: Sight, game: Game) -> dict[int, str]:
    """The windows of a match by their questions, with what it is called to pass there."""
    return {
        int(view.question()): game.write(int(view.legal()[0]))
        for view in sight.views
        if view.kind() == REACTION and view.legal()
    }


def check_windows(page: Page, played: Played, away: float, windows: dict[int, str]) -> None:
    """In a window the last answer counts, and who says nothing has passed. Raises `Broken`.

    Where nobody knows whether the server took the last ones, because the line was lost, each of them may be it.
    """
    absent = page.walked_away or page.longest_away > away / 2  # a bot may have sat in
    for row in played.record.rows:
        if row.seat != page.seat or row.question not in windows:
            continue
        given = [one for one in page.sent if one.question == row.question and not one.late and one.refused is None]
        settled = [number for number, one in enumerate(given) if one.settled]
        allowed = {one.move for one in given[settled[-1] if settled else 0 :]}
        if not settled:
            allowed.add(windows[row.question])
        if row.move not in allowed and not (absent and not settled):
            raise Broken(f"seat {page.seat} answered {allowed} in window {row.question}, the record has {row.move}")


def check_answers(page: Page, played: Played, away: float, windows: Collection[int]) -> None:
    """Beside windows: no answer is lost without a word, and none counts twice. Raises `Broken`."""
    rows = Counter(
        (row.question, row.move) for row in played.record.rows if row.seat == page.seat and row.question not in windows
    )
    for one in page.sent:
        if one.refused is not None and one.late and one.refused.why == "illegal":
            raise Broken(f"seat {page.seat}: an answer to another question is refused as {one.refused.rule}")
        if one.settled and one.late and one.refused is None:
            raise Broken(f"seat {page.seat}: an answer to another question has been taken: {one!r}")
    taken = Counter(
        (one.question, one.move)
        for one in page.sent
        if one.settled and one.refused is None and one.question not in windows
    )
    for answer, times in taken.items():
        if rows[answer] < times:
            raise Broken(f"seat {page.seat} answered {answer} {times} times, but the record has {rows[answer]}")
    if page.walked_away or page.longest_away > away / 2:
        return  # a bot may have sat in
    given = Counter((one.question, one.move) for one in page.sent if one.refused is None and not one.late)
    for answer, times in rows.items():
        if given[answer] < times:
            raise Broken(f"seat {page.seat} answered {answer} {given[answer]} times, but the record has {times}")


def check_refusals(page: Page, played: Played, sights: dict[int, Sight]) -> None:
    """A refusal says what the seat's own view says, and nothing else. Raises `Broken`."""
    for one in page.sent:
        if one.refused is not None and not is_right(one, page, played, sights[page.seat]):
            raise Broken(f"seat {page.seat}: {one!r} should not be refused so")


def is_right(one: Sent, page: Page, played: Played, sight: Sight) -> bool:
    """Whether an answer was to be refused in this way somewhere in the match."""
    assert one.refused is not None
    rule, facts = one.refused.rule, one.refused.facts
    try:
        move = played.game.read(one.move)
    except UnreadableMove as error:
        return rule == UNREADABLE == error.refusal.rule and facts == error.refusal.facts
    if rule == LATE:
        questions = {int(view.question()) for view in sight.views}
        now = facts.get("now")
        return facts == {"question": one.question, "now": now} and now in questions - {one.question}
    for view in sight.views:
        if view.question() == one.question:
            refusal = view.check(move)
            if refusal is not None and (rule, facts) == (refusal.rule, refusal.facts):
                return True
    return False


# What the database holds


def check_rows(played: Played, match: SavedMatch, rows: list[tuple[int, bytes]]) -> None:
    """The database has the very rows of the record, numbered without a gap; each question was answered once by each
    who was asked, but for choices that could be changed. Raises `Broken`.
    """
    if [number for number, _ in rows] != list(range(len(rows))):
        raise Broken(f"the rows have the numbers {[number for number, _ in rows]}")
    record = read_record(match, [data for _, data in rows])
    if (record.head, record.rows) != (played.record.head, played.record.rows):
        raise Broken("the database holds another match than the record that was given out")
    replay = Replay(record, played.game)
    open_question = (0, 0)
    answered: Counter[int] = Counter()
    for place, row in enumerate(record.rows):
        if place:
            question, kind = open_question
            answered[row.question] += 1
            if row.question != question or (kind not in (COMMIT, REACTION) and answered[question] > 1):
                raise Broken(f"question {row.question} is answered by {row!r}, but question {question} is open")
        next(replay)
        open_question = (int(replay.state.question()), int(replay.state.kind()))
