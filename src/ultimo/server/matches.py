"""A match at a table: what is open, since when, who has chosen, and how it comes back from its rows."""

from collections.abc import Iterable

import msgspec

from ultimo.games import find
from ultimo.server.lobby import options_of
from ultimo.server.saved import SavedMatch, SavedTable
from ultimo.table.events import Event
from ultimo.table.match import Match, Step
from ultimo.table.record import Head, Record, Row
from ultimo.table.refusal import LATE, IllegalMove, Refusal, StaleAnswer
from ultimo.table.state import COMMIT, OVER, REACTION, Dice


class Playing:
    """A running or finished match in memory.

    `events` are all so far, unveiled. `opened` is when the open question was asked; `chosen` are the answers to it that
    can still be changed, by seat.
    """

    def __init__(self, match: Match, saved: SavedMatch, dice: Dice, events: list[Event]) -> None:
        self.match = match
        self.saved = saved
        self.dice = dice
        self.events = events
        self.opened = saved.started
        self.chosen: dict[int, str] = {}

    @classmethod
    def begin(cls, table: SavedTable, secret: bytes, dice: Dice, now: float) -> tuple["Playing", Row | None]:
        """A match of the table as it is set up, dealt; and the row of its first draws, if it has any."""
        match = Match(find(table.game), options_of(table), table.seats)
        by_seat = {person.seat: person.name for person in table.seated()} | {bot.seat: bot.name for bot in table.bots}
        match.record.head.players = [by_seat[seat] for seat in range(table.seats)]
        saved = SavedMatch(msgspec.Raw(msgspec.json.encode(match.record.head)), secret, now)
        events = match.settle(dice, 0.0)
        return cls(match, saved, dice, events), next(iter(match.record.rows), None)

    @classmethod
    def rebuild(cls, saved: SavedMatch, rows: list[bytes], dice: Dice) -> "Playing":
        """The match as its rows tell it."""
        record = read_record(saved, rows)
        match, events = Match.resume(record, find(record.head.game))
        playing = cls(match, saved, dice, events)
        now = playing.question()
        for row in reversed(record.rows):
            playing.opened = saved.started + (row.time or 0.0)
            if row.question != now:
                break  # the row whose draws opened this question
            if playing.is_secret():
                playing.chosen.setdefault(row.seat, row.move)
        return playing

    def question(self) -> int:
        """The number of the open question."""
        return int(self.match.state.question())

    def is_secret(self) -> bool:
        """Whether answers are unseen until all are in."""
        return self.match.state.kind() in (COMMIT, REACTION)

    def is_window(self) -> bool:
        """Whether anybody may react now."""
        return self.match.state.kind() == REACTION

    def turn(self) -> int:
        """The number of the turn that the open question belongs to."""
        return int(self.match.state.turn_number())

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.state.kind() == OVER

    def asked(self) -> list[int]:
        """The seats still waited for."""
        return self._seats(int(self.match.state.asked()))

    def open(self) -> list[int]:
        """The seats that may answer."""
        return self._seats(int(self.match.state.open()))

    def _seats(self, mask: int) -> list[int]:
        return [seat for seat in range(int(self.match.state.seats)) if mask >> seat & 1]

    def pass_text(self, seat: int) -> str:
        """How the seat passes in a window."""
        return self.match.game.write(int(self.match.state.legal(seat)[0]))

    def allowed(self, seat: int, question: int, text: str) -> str:
        """The answer as the game writes it, if the seat may give it. Every refusal comes from the seat's own view.

        Raises `UnreadableMove`, `StaleAnswer` or `IllegalMove`.
        """
        move = self.match.game.read(text)
        if question != self.question():
            raise StaleAnswer(Refusal(LATE, {"question": question, "now": self.question()}))
        refusal = self.match.state.veil(seat).check(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.match.game.write(move)

    def answer(self, seat: int, question: int, text: str, now: float, after: Step | None = None) -> Step:
        """What the answer leads to, after another answer to the same question if there is one; nothing has changed yet.

        Raises as `allowed` does.
        """
        text = self.allowed(seat, question, text)
        return self.match.ahead(seat, text, self.dice, question, round(now - self.saved.started, 3), after)

    def after(self, step: Step, now: float) -> "Playing":
        """The match as it would stand after the step, worked out beside this one, which stays as it is.

        Both have the record and the events in common, which know nothing of the step until it is kept with `keep`.
        """
        ahead = Playing(self.match.beside(step), self.saved, self.dice, self.events)
        if ahead.question() != self.question():
            ahead.opened = now
            return ahead
        ahead.opened = self.opened
        if ahead.is_secret():  # if not, the last choice has ended the match
            ahead.chosen = {**self.chosen, step.row.seat: step.row.move}
        return ahead

    def keep(self, steps: Iterable[Step]) -> None:
        """Note the steps that have led here in the record."""
        for step in steps:
            self.match.record.rows.append(step.row)
            self.events.extend(step.events)

    def next_row(self) -> int:
        """The number of the next row."""
        return len(self.match.record.rows)


def read_record(saved: SavedMatch, rows: list[bytes]) -> Record:
    """The open record of a match as the database keeps it."""
    return Record(msgspec.json.decode(saved.head, type=Head), [msgspec.json.decode(row, type=Row) for row in rows])
