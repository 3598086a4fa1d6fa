"""The record of a match: JSON lines that say what was asked, answered and drawn, and so can be played again.

The first line names game, revision, options, seats and a deck that is not the game's own; each further line is one
answer with the draws that followed, or the draws before the first answer; the last, once the match is over, its
standings. The rows hold outcomes, so whoever knows the rules can replay a record without any seed; a program that keeps
one may note its own beside (`Head.notes`).
"""

from typing import Annotated, Any, TypeVar

import msgspec

from ultimo.table.deck import Deck, DeckError
from ultimo.table.events import Event
from ultimo.table.game import Game, SeatsError
from ultimo.table.options import OptionError, Options
from ultimo.table.refusal import TableError
from ultimo.table.state import DRAW, MAX_SEATS, OVER, Standings, State

FORMAT = 1

T = TypeVar("T")


class RecordError(ValueError):
    """A record that cannot be used: the number of its `line`, from 1, and what is wrong there."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")
        self.line = line
        self.wrong = wrong


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. `players` are names, where there are any; `notes` are for the program that keeps the record."""

    ultimo: int
    game: str
    revision: int
    options: dict[str, Any]
    seats: int
    deck: dict[str, Any] | None = None
    players: list[str] = []
    notes: dict[str, Any] = {}


class Row(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One answer (`question`, `seat`, `move` as text) and the draws after it, each a name and an outcome as text.

    `seat` -1: no answer, the draws of the start; only the first row is such. `time` in seconds since the start of the
    match, or None.
    """

    question: int = 0
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_SEATS)] = -1
    move: str = ""
    draws: list[tuple[str, str]] = []
    time: float | None = None


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a match that is over."""

    places: list[int]
    scores: list[int]
    rule: str


class Record(msgspec.Struct):
    """A record in memory."""

    head: Head
    rows: list[Row]
    end: End | None = None

    @classmethod
    def begin(cls, game: Game, options: Options, seats: int, deck: Deck | None = None) -> "Record":
        """The record of a match that has not begun."""
        kept = None if deck is None else deck.as_json()
        return cls(Head(FORMAT, game.id, game.revision, options.as_json(), seats, kept), [])

    def close(self, standings: Standings) -> None:
        """Add how the match ended."""
        self.end = End(list(standings.places), list(standings.scores), standings.rule)

    def write(self) -> str:
        """The record as JSON lines."""
        lines: list[Any] = [self.head, *self.rows]
        if self.end is not None:
            lines.append(self.end)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record that `text` holds. Raises `RecordError` for a line that is not what should stand there."""
        lines = text.removesuffix("\n").split("\n")  # names may hold what else str.splitlines takes for a line's end
        if lines == [""]:
            raise RecordError(1, "the record is empty")
        head = _decode(lines[0], 1, Head)
        if head.ultimo != FORMAT:
            raise RecordError(1, f"record format {head.ultimo} is unknown: this program reads format {FORMAT}")
        rows: list[Row] = []
        end: End | None = None
        for number, line in enumerate(lines[1:], 2):
            if end is not None:
                raise RecordError(number, "nothing may follow the standings")
            if line.startswith('{"places"'):
                end = _decode(line, number, End)
            else:
                rows.append(_decode(line, number, Row))
        return cls(head, rows, end)


def _decode(line: str, number: int, form: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=form)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(number, str(error)) from None


class Replay:
    """A record played again, row by row.

    Iterate it: each step applies one row and gives it; `state` is then the state after it, its journal all events so
    far. Raises `RecordError` for a game, revision, options, seats or deck that do not fit, and, in a step, for a row
    that cannot be played; after the last row, for standings that differ from the record's.
    """

    def __init__(self, record: Record, game: Game) -> None:
        head = record.head
        self.record = record
        self.game = game
        if head.game != game.id:
            raise RecordError(1, f"the record is of {head.game}, not of {game.id}")
        if head.revision != game.revision:
            raise RecordError(
                1, f"the record is of {game.id} revision {head.revision}; this program plays revision {game.revision}"
            )
        try:
            self.options = game.options().with_set(head.options)
            self.deck = None if head.deck is None else game.form.from_json(head.deck, "deck")
            game.check_seats(head.seats, self.options)
            self.state: State = game.start(self.options, head.seats, self.deck)
        except (OptionError, DeckError, SeatsError) as error:
            raise RecordError(1, str(error)) from None
        self.state.journal = []
        self.done = 0

    def __iter__(self) -> "Replay":
        return self

    def __next__(self) -> Row:
        if self.done == len(self.record.rows):
            self._check_end()
            raise StopIteration
        line = self.done + 2
        row = self.record.rows[self.done]
        if row.seat >= 0:
            self._answer(row, line)
        elif self.done or row.question or row.move or not row.draws:
            raise RecordError(line, "a row without a seat: only the first is one, with the draws of the start")
        for name, outcome in row.draws:
            self._draw(name, outcome, line)
        if self.state.kind() == DRAW:
            raise RecordError(line, f"draw {self.state.draw_name()} is missing")
        self.done += 1
        return row

    def finish(self) -> State:
        """Play all that is left; return the state."""
        for _ in self:
            pass
        return self.state

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.state.journal or []
        self.state.journal = []
        return events

    def _answer(self, row: Row, line: int) -> None:
        if row.question != self.state.question():
            raise RecordError(line, f"answers question {row.question}, but question {self.state.question()} is open")
        try:
            self.state.apply(row.seat, self.game.read(row.move))
        except TableError as error:
            raise RecordError(line, f"{row.move!r} of seat {row.seat} is refused: {error}") from None

    def _draw(self, name: str, outcome: str, line: int) -> None:
        if self.state.kind() != DRAW:
            raise RecordError(line, f"draw {name} is not owed")
        owed = self.state.draw_name()
        if owed != name:
            raise RecordError(line, f"draw {name} stands where {owed} is owed")
        try:
            self.state.resolve(self.game.read_outcome(outcome))
        except ValueError as error:
            raise RecordError(line, f"draw {name}: {error}") from None

    def _check_end(self) -> None:
        over = self.state.kind() == OVER
        end = self.record.end
        line = len(self.record.rows) + 2
        if end is None:
            return
        if not over:
            raise RecordError(line, "the record ends here, but its match is not over")
        standings = self.state.standings()
        found = End(list(standings.places), list(standings.scores), standings.rule)
        if found != end:
            raise RecordError(line, f"the standings are {end}, but the match comes out as {found}")
