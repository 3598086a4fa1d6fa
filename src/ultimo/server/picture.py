"""What a viewer is shown. Everything that leaves for a page is built here, from the viewer's View and from veiled
events.

A viewer is a seat, `WATCHER`, or `NOBODY`: somebody without a seat at a table that does not want watchers.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

import msgspec

from ultimo.bots import QUICK as BOTS
from ultimo.games import find
from ultimo.server import windows
from ultimo.server.lobby import options_of, preset_of, seats_of
from ultimo.server.matches import Playing
from ultimo.server.saved import SavedTable
from ultimo.server.settings import Times
from ultimo.server.shown import Frame, NewsAround, Picture, Shown, TableAround
from ultimo.server.windows import Fuse
from ultimo.server.wire import Clock, Ending, Happened, Move, OptionForm, Person, TableInfo, Window
from ultimo.table.events import WATCHER, Event

NOBODY: Final = -2

encode: Final = msgspec.json.Encoder().encode

ALIVE: Final = frozenset({"host", "next_id", "people", "bots", "phase", "window", "passes"})
"""What goes on at a table. All else that is kept of it is its setup."""
setup_of: Final = attrgetter(*(name for name in SavedTable.__struct_fields__ if name not in ALIVE))


def picture(
    table: SavedTable, playing: Playing | None, people: msgspec.Raw, watching: int, viewer: int, times: Times
) -> Picture:
    """How the table looks to `viewer`; `people`, as `people_of` gives them, are the same for all."""
    if playing is None or viewer == NOBODY:
        return Picture(encode(Shown(table.phase, people, watching, None, [], None, "", False)), None)
    game = playing.match.game
    view = playing.match.state.veil(viewer)
    moves = [
        Move(game.write(int(move)), game.risk(view, int(move)) if table.chances else None) for move in view.legal()
    ]
    ending = None
    if playing.is_over():
        found = view.standings()
        ending = Ending(list(found.places), list(found.scores), found.rule)
    chosen = playing.chosen.get(viewer, "")
    if playing.is_window():
        chosen = windows.chosen(table, playing, viewer)
    passing = viewer in windows.passing(table, playing)
    shown = Shown(table.phase, people, watching, view.describe(), moves, ending, chosen, passing)
    return Picture(encode(shown), windows.fuse(table, playing, times, viewer))


def happened(events: Iterable[Event], viewer: int, told: dict[int, msgspec.Raw]) -> list[msgspec.Raw]:
    """The events as `viewer` notices them, each as JSON of a `wire.Happened`.

    `told` holds what all viewers notice alike, by the event's identity, so that it is made once for all of them.
    """
    found: list[msgspec.Raw] = []
    for event in [] if viewer == NOBODY else events:
        seen = event.veil(viewer)
        if seen is event:
            if id(event) not in told:
                told[id(event)] = tell(event)
            found.append(told[id(event)])
        elif seen is not None:
            found.append(tell(seen))
    return found


def tell(event: Event) -> msgspec.Raw:
    """A veiled event as JSON of a `wire.Happened`."""
    seen = Happened(event.verb, event.seat, list(event.cards), event.source, event.target, event.facts)
    return msgspec.Raw(encode(seen))


def news(seq: int, now: Picture, clocks: list[Clock], events: list[msgspec.Raw], time: float) -> bytes:
    """The picture as an update, a `wire.News`, sent at `time`."""
    return joined(NewsAround(seq, clocks, events, window_at(time, now.fuse)), now)


def whole(
    seq: int, token: str, frame: Frame, now: Picture, clocks: list[Clock], events: list[msgspec.Raw], time: float
) -> bytes:
    """The picture with all around it, a `wire.Table`, sent at `time`."""
    window = window_at(time, now.fuse)
    return joined(TableAround(seq, token, frame.you, frame.host, frame.info, clocks, events, window), now)


def joined(around: NewsAround | TableAround, now: Picture) -> bytes:
    """One JSON object of two, both of which have fields."""
    return b"%b,%b" % (encode(around)[:-1], now.shown[1:])


def window_at(time: float, fuse: Fuse | None) -> Window | None:
    """The open window as it stands at `time`."""
    if fuse is None:
        return None
    left = None if fuse.until is None else round(1000 * max(0.0, fuse.until - time))
    return Window(left, round(1000 * fuse.length), fuse.more)


def people_of(table: SavedTable) -> msgspec.Raw:
    """Who is on each seat, as JSON: the same for all pages, and for long."""
    people = [Person(seat, "", "free") for seat in range(table.seats)]
    for bot in table.bots:
        people[bot.seat] = Person(bot.seat, bot.name, "bot", bot.bot)
    for person in table.seated():
        people[person.seat] = Person(
            person.seat,
            person.name,
            "human",
            away=person.away_since is not None,
            bot_plays=person.bot_plays,
            host=person.id == table.host,
        )
    return msgspec.Raw(encode(people))


def info_of(table: SavedTable) -> TableInfo:
    """What the table is set up to play."""
    game = find(table.game)
    options = options_of(table)
    least, most = seats_of(game, options)
    return TableInfo(
        code=table.code,
        game=game.id,
        seats=table.seats,
        least=least,
        most=most,
        preset=preset_of(table),
        presets=list(game.presets),
        options={name: in_words(value) for name, value in options.as_json().items()},
        form=[
            OptionForm(choice.name, choice.rule, list(choice.values), choice.low, choice.high)
            for choice in game.options.choices()
        ],
        bots=list(BOTS),
        pace=table.pace,
        watchers=table.watchers,
        chances=table.chances,
        windows=game.windows,
        window=table.window_seconds,
        round=table.round,
    )


def same_setup(one: SavedTable, other: SavedTable) -> bool:
    """Whether `info_of` both is the same; it takes longer than a picture."""
    return bool(setup_of(one) == setup_of(other))


def in_words(value: object) -> str | int:
    """The value of an option as the page shows it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int) else str(value)


def viewer_of(table: SavedTable, seat: int) -> int:
    """Whose eyes a page has that holds `seat`, -1 for none."""
    if seat >= 0:
        return seat
    return WATCHER if table.watchers else NOBODY
