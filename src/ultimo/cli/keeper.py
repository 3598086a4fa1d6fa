"""Who keeps a match at this machine going: deals, lets the bots answer, and keeps the record in its file."""

from pathlib import Path
from typing import Any

import msgspec

from ultimo.bots import Bot, make_bot
from ultimo.cli.errors import BadInput, naming_bad_input
from ultimo.cli.files import read_record, write_text
from ultimo.cli.given import Given
from ultimo.games import find
from ultimo.table.deck import Deck
from ultimo.table.dice import Random
from ultimo.table.events import Event
from ultimo.table.match import Match
from ultimo.table.options import Options
from ultimo.table.record import Record, RecordError, Replay
from ultimo.table.rng import Rng
from ultimo.table.state import DRAW, OVER, View


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What a record must say of a match so that it can go on: the seed, and the bot on each seat ("" for a person)."""

    seed: str
    bots: list[str]


class Keeper:
    """A match with its dealer, its bots and its file.

    Draws come from seed and number of rows, answers of bots from seed, seat and question: a match that was interrupted
    goes on exactly as it would have. `file` None keeps the record in memory only.
    """

    def __init__(self, match: Match, options: Options, deck: Deck | None, notes: Notes, file: Path | None) -> None:
        self.match = match
        self.options = options
        self.notes = notes
        self.file = file
        self.deck = deck or match.game.deck
        self.people = [seat for seat, bot in enumerate(notes.bots) if not bot]
        with naming_bad_input():
            self.bots: dict[int, Bot] = {seat: make_bot(bot, match.game) for seat, bot in enumerate(notes.bots) if bot}

    @classmethod
    def begin(cls, given: Given, notes: Notes, names: list[str], file: Path | None) -> "Keeper":
        """A new match. `names` are the players', by seat."""
        match = Match(given.game, given.options, given.seats, given.deck)
        match.record.head.players = names
        match.record.head.notes = msgspec.to_builtins(notes)
        return cls(match, given.options, given.deck, notes, file)

    @classmethod
    def resume(cls, file: str) -> "tuple[Keeper, list[Event]]":
        """The match whose record is in `file`, and all that has happened in it. Raises `BadInput`."""
        text = read_record(file)
        try:
            record = Record.read(text)
            with naming_bad_input(f"record {file}: line 1: "):
                game = find(record.head.game)
            replay = Replay(record, game)
            state = replay.finish()
        except RecordError as error:
            raise BadInput(f"record {file}: {error}") from None
        match = Match(game, replay.options, record.head.seats, replay.deck)
        match.state = state
        match.record = record
        return cls(match, replay.options, replay.deck, read_notes(record, file), Path(file)), replay.take_events()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.match.state.kind() == OVER)

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return self.match.state.veil(seat)

    def asked(self) -> list[int]:
        """The people who are asked now."""
        mask = self.match.state.asked()
        return [seat for seat in self.people if mask >> seat & 1]

    def advance(self) -> list[Event]:
        """Deal, and let the bots answer, until a person must or the match is over; keep the record; return the events.

        Bots answer before people: what somebody chooses in secret cannot move them.
        """
        events: list[Event] = []
        if self.match.state.kind() == DRAW:
            events += self.match.settle(self.dice())
        while (seat := self.next_bot()) is not None:
            view = self.view(seat)
            move = self.bots[seat].choose(view, Rng(self.notes.seed, "bot", seat, int(view.question())))
            events += self.match.answer(seat, self.match.game.write(int(move)), self.dice())
        if self.is_over and self.match.record.end is None:
            self.match.record.close(self.match.state.standings())
        self.keep()
        return events

    def answer(self, seat: int, move: str) -> list[Event]:
        """Take a person's answer, keep the record, return the events. Raises `TableError`, and nothing has changed."""
        events = self.match.answer(seat, move, self.dice())
        self.keep()
        return events

    def next_bot(self) -> int | None:
        """The first bot that is asked."""
        mask = self.match.state.asked()
        return next((seat for seat in self.bots if mask >> seat & 1), None)

    def dice(self) -> Random:
        """The draws that follow the rows so far; the deal is that of the first match of a simulation with this seed."""
        rows = len(self.match.record.rows)
        return Random(self.notes.seed, "match", 0, rows) if rows else Random(self.notes.seed, "match", 0)

    def keep(self) -> None:
        """Write the record to its file."""
        if self.file is not None:
            write_text(self.file, self.match.record.write(), "record")


def read_notes(record: Record, file: str) -> Notes:
    """The notes in a record. Raises `BadInput` when there are none that fit the seats, or no names that do."""
    found: dict[str, Any] = record.head.notes
    try:
        notes = msgspec.convert(found, Notes)
    except msgspec.ValidationError as error:
        raise BadInput(f"record {file}: line 1: notes: {error}") from None
    if len(notes.bots) != record.head.seats:
        raise BadInput(f"record {file}: line 1: notes: bots names {len(notes.bots)} of {record.head.seats} seats")
    if len(record.head.players) != record.head.seats:
        raise BadInput(f"record {file}: line 1: players names {len(record.head.players)} of {record.head.seats} seats")
    return notes
