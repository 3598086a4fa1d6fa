"""What is kept of a table: its setup, its people, and what is known of its running match beside the rows."""

from typing import Any, Literal

import msgspec

Phase = Literal["before", "running", "over"]
Pace = Literal["relaxed", "live"]


class SavedPerson(msgspec.Struct, omit_defaults=True):
    """Somebody with a browser: on a `seat`, or without one (-1), which only the host may be.

    `token` is the hash of the browser's secret. `away_since` is when the last page went, None while there is one.
    `left` says that they gave the seat to a bot by word, `bot_plays` that a bot sits in. `reserve` are the seconds
    left beyond the time of a question, `back_at` when they last took over from a bot. `move` is the hash of the
    secret that moves the seat, good until `move_until`, and `moved` that it has been used, by a page that has not
    been heard again.
    """

    id: int
    token: str
    name: str
    seat: int = -1
    away_since: float | None = None
    left: bool = False
    bot_plays: bool = False
    reserve: float = 0.0
    back_at: float = 0.0
    move: str = ""
    move_until: float = 0.0
    moved: bool = False


class SavedBot(msgspec.Struct):
    """A program on a seat."""

    seat: int
    name: str
    bot: str


class SavedWindow(msgspec.Struct, omit_defaults=True):
    """What people have said in a window in which anybody may react, all of it unseen until it closes.

    `question` is its number, `answers` moves as text by seat, `more` the seats that have asked for more time.
    """

    question: int
    answers: dict[int, str] = {}
    more: list[int] = []


class SavedPasses(msgspec.Struct):
    """The `seats` that pass on everything this `turn`."""

    turn: int
    seats: list[int]


class SavedTable(msgspec.Struct, omit_defaults=True):
    """A table. `host` is the id of a person, `round` counts its matches from 1, `window_seconds` is how long
    everybody has to react.
    """

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    host: int
    next_id: int
    people: list[SavedPerson]
    bots: list[SavedBot]
    phase: Phase = "before"
    pace: Pace = "relaxed"
    watchers: bool = True
    chances: bool = True
    round: int = 1
    window_seconds: int = 6
    window: SavedWindow | None = None
    passes: SavedPasses | None = None

    def encode(self) -> bytes:
        """As the database keeps it."""
        return msgspec.json.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> "SavedTable":
        """What `encode` wrote."""
        return msgspec.json.decode(data, type=cls)

    def person_of(self, token: str) -> SavedPerson | None:
        """Whose browser has the secret with this hash."""
        return next((person for person in self.people if person.token == token), None)

    def person_on(self, seat: int) -> SavedPerson | None:
        """The person on a seat."""
        return next((person for person in self.people if person.seat == seat), None)

    def bot_on(self, seat: int) -> SavedBot | None:
        """The bot that has a seat of its own."""
        return next((bot for bot in self.bots if bot.seat == seat), None)

    def seated(self) -> list[SavedPerson]:
        """The people with a seat, by seat."""
        return sorted((person for person in self.people if person.seat >= 0), key=lambda person: person.seat)

    def free_seats(self) -> list[int]:
        """Seats with nobody and no bot."""
        taken = {person.seat for person in self.people} | {bot.seat for bot in self.bots}
        return [seat for seat in range(self.seats) if seat not in taken]


class SavedMatch(msgspec.Struct):
    """What a match was started with: the head of its record, the secret its draws follow from, and when it began."""

    head: msgspec.Raw
    secret: bytes
    started: float
