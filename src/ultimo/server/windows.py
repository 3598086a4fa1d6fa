"""Windows, in which anybody may react to what was done, and in which nothing shows who could have.

While a window is open, what people answer is kept beside the match: nobody else gets a frame for it, and it can be
changed. A window is as long for those who hold an answer as for those who hold none; when it closes, all answers are
given to the match at once, and whoever has said nothing has passed. Bots answer as it closes.

Where one person plays alone with bots, time tells nobody anything: then it closes as soon as that person has answered
and the bots have had their time, and at the pace `relaxed` not before.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ultimo.server import refusals as no
from ultimo.server.matches import Playing
from ultimo.server.refusals import ServerRefusal
from ultimo.server.saved import SavedPasses, SavedPerson, SavedTable, SavedWindow
from ultimo.server.settings import Times
from ultimo.table.match import Step


@dataclass(frozen=True)
class Fuse:
    """How long the open window stays open: `until` a time, None while it waits for its one person; `length` in seconds.

    `more`: whether the viewer may still ask for more time.
    """

    until: float | None
    length: float
    more: bool


def said(table: SavedTable, playing: Playing) -> SavedWindow:
    """What has been said in the open window."""
    question = playing.question()
    return table.window if table.window is not None and table.window.question == question else SavedWindow(question)


def passing(table: SavedTable, playing: Playing) -> list[int]:
    """The seats that pass on everything this turn."""
    passes = table.passes
    return passes.seats if passes is not None and passes.turn == playing.turn() else []


def reacting(table: SavedTable, playing: Playing) -> list[SavedPerson]:
    """The people who may react and play their seats themselves."""
    found = [table.person_on(seat) for seat in playing.open()]
    return [person for person in found if person is not None and not person.bot_plays]


def alone(table: SavedTable, playing: Playing) -> SavedPerson | None:
    """The one person at the table, if there is just one and they may react; whoever is out and looks on counts too."""
    people = [person for person in table.seated() if not person.bot_plays]
    return people[0] if len(people) == 1 and people == reacting(table, playing) else None


# What people say


def answer(table: SavedTable, playing: Playing, seat: int, question: int, text: str) -> None:
    """Keep an answer until the window closes. Raises as `Playing.answer` does."""
    text = playing.allowed(seat, question, text)
    window = said(table, playing)
    table.window = SavedWindow(question, {**window.answers, seat: text}, window.more)


def pass_on(table: SavedTable, playing: Playing, seat: int, on: bool) -> None:
    """Pass on everything this turn, or no longer."""
    others = [other for other in passing(table, playing) if other != seat]
    table.passes = SavedPasses(playing.turn(), sorted([*others, seat]) if on else others)


def more_time(table: SavedTable, playing: Playing, seat: int) -> None:
    """Keep the window open for its length once more; each seat may ask once in a window."""
    if not playing.is_window() or seat not in playing.open():
        raise ServerRefusal(no.NO_WINDOW)
    window = said(table, playing)
    if seat in window.more:
        raise ServerRefusal(no.MORE_ONCE)
    table.window = SavedWindow(playing.question(), window.answers, [*window.more, seat])


def chosen(table: SavedTable, playing: Playing, viewer: int) -> str:
    """What the viewer has answered so far, as move text; empty for nothing."""
    return said(table, playing).answers.get(viewer, "")


# When it closes


def closes_at(table: SavedTable, playing: Playing, times: Times) -> float | None:
    """When the open window closes; None while it waits for its one person, at the pace `relaxed`."""
    bots = any(plays_bot(table, seat) for seat in playing.open())
    soonest = playing.opened + (times.bot_most if bots else 0.0)
    people = reacting(table, playing)
    passed = passing(table, playing)
    if all(person.seat in passed for person in people):
        return soonest
    window = said(table, playing)
    only = alone(table, playing)
    if only is not None:
        if only.seat in window.answers:
            return soonest
        if table.pace == "relaxed":
            return None
    return max(soonest, playing.opened + table.window_seconds * (1 + len(window.more)))


def fuse(table: SavedTable, playing: Playing, times: Times, viewer: int) -> Fuse | None:
    """What the viewer is shown of how long the window stays open; None where none is open."""
    if not playing.is_window():
        return None
    window = said(table, playing)
    until = closes_at(table, playing, times)
    may_ask = until is not None and viewer in playing.open() and viewer not in window.more
    return Fuse(until, table.window_seconds * (1 + len(window.more)), may_ask)


def plays_bot(table: SavedTable, seat: int) -> bool:
    """Whether a bot plays the seat now."""
    person = table.person_on(seat)
    return person is None or person.bot_plays


def close(table: SavedTable, playing: Playing, now: float, bot: Callable[[int], str | None]) -> list[Step]:
    """The steps of all answers: what people have said, what `bot` says for seats that a bot plays, else to pass."""
    answers = said(table, playing).answers
    steps: list[Step] = []
    for seat in playing.open():
        text = answers.get(seat) or bot(seat) or playing.pass_text(seat)
        steps.append(playing.answer(seat, playing.question(), text, now, steps[-1] if steps else None))
    table.window = None
    return steps
