"""When a table stops waiting for somebody. Each deadline follows from what the database keeps, so a restart moves
none.
"""

from ultimo.server.lobby import heir, host_of
from ultimo.server.matches import Playing
from ultimo.server.saved import SavedPerson, SavedTable
from ultimo.server.settings import Times
from ultimo.server.windows import alone
from ultimo.server.wire import Clock


def seat_due(table: SavedTable, playing: Playing, person: SavedPerson, times: Times) -> float | None:
    """When a bot sits in for an asked person; None for never.

    A page that is gone is waited for so long; beyond that, `live` has its clock, and `relaxed` waits for an open page
    as long as it likes unless that keeps other people waiting. A window that more than one person looks into waits for
    nobody.
    """
    if playing.is_window() and alone(table, playing) is None:
        return None
    since = asked_since(playing, person)
    due: list[float] = []
    if person.away_since is not None:
        due.append(max(person.away_since, since) + times.away)
    if table.pace == "live":
        due.append(since + times.question + person.reserve)
    elif any(other is not person and is_there(other) for other in table.seated()):
        due.append(since + times.silence)
    return min(due, default=None)


def host_due(table: SavedTable, times: Times) -> float | None:
    """When the next person becomes host; None for never, as while the host is there or nobody else is."""
    host = host_of(table)
    if table.phase == "running" or heir(table) is None or host is None or host.away_since is None:
        return None
    return host.away_since + times.host_away


def asked_since(playing: Playing, person: SavedPerson) -> float:
    """Since when the person is asked: since the question was, or since they took over from a bot."""
    return max(playing.opened, person.back_at)


def is_there(person: SavedPerson) -> bool:
    """Whether the person plays and has a page open."""
    return person.away_since is None and not person.bot_plays


def waited_for(table: SavedTable, playing: Playing) -> list[SavedPerson]:
    """The people who are asked and play their seats themselves."""
    found = [table.person_on(seat) for seat in playing.asked()]
    return [person for person in found if person is not None and not person.bot_plays]


def charge(table: SavedTable, playing: Playing, person: SavedPerson, times: Times, now: float) -> None:
    """Take what an answer has cost beyond its question's time from the reserve."""
    if table.pace == "live" and not playing.is_window() and person in waited_for(table, playing):
        over = now - asked_since(playing, person) - times.question
        person.reserve = max(0.0, person.reserve - max(0.0, over))


def clocks_of(table: SavedTable, playing: Playing | None, times: Times, now: float) -> list[Clock]:
    """The running clocks, in milliseconds; a window has a fuse instead."""
    if playing is None or table.phase != "running" or table.pace != "live" or playing.is_window():
        return []
    clocks: list[Clock] = []
    for person in waited_for(table, playing):
        used = now - asked_since(playing, person)
        reserve = person.reserve - max(0.0, used - times.question)
        clocks.append(
            Clock(person.seat, round(1000 * max(0.0, times.question - used)), round(1000 * max(0.0, reserve)))
        )
    return clocks
