"""What goes over the wire, both ways: closed sets of messages, JSON, told apart by `type`.

One socket a page and table: `/ws/{code}`. The page says `hello` first; the server answers with `table`, the whole
picture, and from then on every change of the table reaches it as `news` (or as `table` again), each with the next
`seq`. A page that sees a gap in `seq`, or comes back after a lost connection, says `hello` again and gets `table`.
`web/src/wire.ts` holds the same types for the page; a test compares the two.
"""

from typing import Any, Literal

import msgspec

# From the page


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """I am here. `token` is this browser's secret ("" for none yet), `seq` the last update it has (0 for none)."""

    token: str = ""
    seq: int = 0


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Give me a seat before the start (-1: any free one), under this name; also changes seat or name.

    Refused when taken.
    """

    name: str
    seat: int = -1


class Stand(msgspec.Struct, tag="stand", forbid_unknown_fields=True):
    """I give my seat back before the start, or leave the match: then a bot sits in until I say `back`."""


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """I play my seat myself again."""


class Setup(msgspec.Struct, tag="setup", forbid_unknown_fields=True, omit_defaults=True):
    """The host changes the table before the start. Only what is given changes."""

    seats: int | None = None
    preset: str | None = None
    set: dict[str, Any] | None = None
    pace: Literal["relaxed", "live"] | None = None
    watchers: bool | None = None
    chances: bool | None = None
    window: int | None = None


class Bot(msgspec.Struct, tag="bot", forbid_unknown_fields=True):
    """The host puts a bot on a seat before the start ("" takes it away)."""

    seat: int
    bot: str


class Start(msgspec.Struct, tag="start", forbid_unknown_fields=True):
    """The host starts the match; free seats are given to bots."""


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """After the end: back to the time before the start, same link, same people in their seats."""


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """My move, as text, to the question with this number. `tag` comes back in a refusal."""

    question: int
    move: str
    tag: int = 0


class PassOn(msgspec.Struct, tag="pass-on", forbid_unknown_fields=True):
    """I pass on everything this turn (`on`), or no longer: a window in which everybody has said so closes at once."""

    on: bool = True


class MoreTime(msgspec.Struct, tag="more-time", forbid_unknown_fields=True):
    """Keep the open window open for its length once more; once a window for each seat."""


class MoveSeat(msgspec.Struct, tag="move-seat", forbid_unknown_fields=True):
    """I want a link that moves my seat to another device; the answer is `seat-link`."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? The answer is `pong`."""


Up = Hello | Sit | Stand | Back | Setup | Bot | Start | Rematch | Answer | PassOn | MoreTime | MoveSeat | Ping

# From the server


class Person(msgspec.Struct):
    """Who is on a seat. `kind` `free`: nobody yet. `away`: the page is not connected. `bot_plays`: a bot sits in."""

    seat: int
    name: str
    kind: Literal["human", "bot", "free"]
    bot: str = ""
    away: bool = False
    bot_plays: bool = False
    host: bool = False


class OptionForm(msgspec.Struct):
    """One option as the setup form shows it; the words are in the texts (`option-<name>`, `option-<name>-<value>`)."""

    name: str
    rule: str
    values: list[str]
    low: int | None = None
    high: int | None = None


class TableInfo(msgspec.Struct):
    """What the table is set up to play. `options` values are words (`on`, `top`) or numbers.

    `least` and `most` are the seats that these options allow. `windows`: in this game players react to what others do,
    and have `window` seconds for it.
    """

    code: str
    game: str
    seats: int
    least: int
    most: int
    preset: str
    presets: list[str]
    options: dict[str, str | int]
    form: list[OptionForm]
    bots: list[str]
    pace: Literal["relaxed", "live"]
    watchers: bool
    chances: bool
    windows: bool
    window: int
    round: int = 1


class Move(msgspec.Struct):
    """One legal move: its text, and the chance to fall by it at once as (ways, of).

    The chance is None where the table hides chances.
    """

    text: str
    risk: tuple[int, int] | None = None


class Happened(msgspec.Struct):
    """A veiled event; see `ultimo.table.events.Event`."""

    verb: str
    seat: int
    cards: list[str]
    source: str
    target: str
    facts: dict[str, int | str]


class Clock(msgspec.Struct):
    """Time left, in milliseconds, of the seats that are asked: of this question, then of the reserve.

    Empty when `relaxed`.
    """

    seat: int
    left: int
    reserve: int


class Window(msgspec.Struct):
    """Anybody may react now. `left` of `length`, in milliseconds; None while it waits for its one person.

    `more`: you may ask for more time.
    """

    left: int | None
    length: int
    more: bool


class Ending(msgspec.Struct):
    """How the match ended: places by seat (1 first, ties share), scores, and the rule."""

    places: list[int]
    scores: list[int]
    rule: str


class Table(msgspec.Struct, tag="table"):
    """The whole picture. `you` is your seat or -1; `token` is your secret, to be kept; `events` are all so far.

    The rest is as in `news`.
    """

    seq: int
    token: str
    you: int
    host: bool
    info: TableInfo
    clocks: list[Clock]
    events: list[Happened]
    window: Window | None
    phase: Literal["before", "running", "over"]
    people: list[Person]
    watching: int
    view: dict[str, Any] | None
    moves: list[Move]
    ending: Ending | None
    chosen: str
    passing: bool


class News(msgspec.Struct, tag="news"):
    """What has changed since the last number: the new events, and how things stand now.

    `chosen` is your own secret choice so far, as move text, while it can be changed; `window` is open for reactions
    now; `passing`: you pass on everything this turn.
    """

    seq: int
    clocks: list[Clock]
    events: list[Happened]
    window: Window | None
    phase: Literal["before", "running", "over"]
    people: list[Person]
    watching: int
    view: dict[str, Any] | None
    moves: list[Move]
    ending: Ending | None
    chosen: str
    passing: bool


class Refused(msgspec.Struct, tag="refused"):
    """Your message was not taken; nothing has changed.

    The words are in the texts: `refused-<rule with dashes>` with `facts`. Rules of the server's own:
    `server.unreadable`, `server.too-large`, `server.too-fast`, `server.not-seated`, `server.not-host`,
    `server.started`, `server.running`, `server.name`, `server.name-taken`, `server.seat-taken`, `server.full`,
    `server.no-watchers`, `server.option`, `server.no-window`, `server.more-once`, `server.failed`; over HTTP also
    `server.no-table`, `server.origin`.
    """

    tag: int
    why: Literal["unreadable", "late", "illegal"]
    rule: str
    facts: dict[str, int | str]


class SeatLink(msgspec.Struct, tag="seat-link"):
    """Opening this path on another device moves your seat there; it works once."""

    path: str


class Closed(msgspec.Struct, tag="closed"):
    """This page is no longer served: the seat went to another device, or the table is gone. No need to reconnect."""

    why: Literal["moved", "gone"]


class Pong(msgspec.Struct, tag="pong"):
    """The line is alive. `seq` is the last number sent to you."""

    seq: int


Down = Table | News | Refused | SeatLink | Closed | Pong

MAX_FRAME = 4096
"""Bytes of the largest frame that a page may send."""

SHORTEST_WINDOW = 2
LONGEST_WINDOW = 15
"""Seconds that a table may give everybody to react."""

# Over HTTP


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables`: make a table. `seats` 0: as many as is usual, four where the game allows it.

    `now`: fill it with bots and start at once (Play now).
    """

    game: str = "pan"
    name: str = ""
    seats: int = 0
    preset: str = ""
    now: bool = False
    bot: str = "greedy"


class MadeTable(msgspec.Struct):
    """Its answer: the code (the page is at `/t/{code}`), and the secret of the maker, who is host.

    With a name, the maker is seated too.
    """

    code: str
    token: str


class GameWords(msgspec.Struct):
    """What a game is called in one language, from its texts: its name, the line that invites, a shorter one, and the
    names of its cards by their ids.
    """

    name: str
    line: str
    short: str
    cards: dict[str, str]


class GameInfo(msgspec.Struct):
    """One game of `GET /api/games`, which is the shelf in its order: who can play it, and its words by language."""

    id: str
    least: int
    most: int
    words: dict[str, GameWords]


class HostInfo(msgspec.Struct):
    """`GET /api/host`: the addresses other devices in this network can open, best first; may be empty."""

    addresses: list[str]
