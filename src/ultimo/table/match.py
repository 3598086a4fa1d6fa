"""A match being played: a state, its journal, and its record, kept in step."""

from ultimo.table.deck import Deck
from ultimo.table.events import Event
from ultimo.table.game import Game
from ultimo.table.options import Options
from ultimo.table.record import Record, Row
from ultimo.table.refusal import LATE, Refusal, StaleAnswer
from ultimo.table.state import DRAW, Dice, State


class Match:
    """One match with everything needed to go on with it, to keep it, and to tell it.

    `settle` must have been called before the first answer: it makes the draws that the dealer owes.
    """

    def __init__(self, game: Game, options: Options, seats: int, deck: Deck | None = None) -> None:
        self.game = game
        self.state: State = game.start(options, seats, deck)
        self.state.journal = []
        self.record = Record.begin(game, options, seats, deck)

    def settle(self, dice: Dice, time: float | None = None) -> list[Event]:
        """Make the owed draws before the first answer; return what happened."""
        row = Row(time=time)
        self._draw(dice, row)
        if row.draws:
            self.record.rows.append(row)
        return self.take_events()

    def answer(self, seat: int, text: str, dice: Dice, question: int = 0, time: float | None = None) -> list[Event]:
        """Take the answer `text` of `seat` to `question` (0: the open one), make the draws that follow, return the events.

        Raises `UnreadableMove`, `StaleAnswer` or `IllegalMove`; then nothing has changed.
        """
        move = self.game.read(text)
        now = int(self.state.question())
        if question and question != now:
            raise StaleAnswer(Refusal(LATE, {"question": question, "now": now}))
        self.state.apply(seat, move)
        row = Row(question=now, seat=seat, move=self.game.write(move), time=time)
        self._draw(dice, row)
        self.record.rows.append(row)
        return self.take_events()

    def take_events(self) -> list[Event]:
        """The events since the last call, unveiled; the journal is empty afterwards."""
        events = self.state.journal or []
        self.state.journal = []
        return events

    def _draw(self, dice: Dice, row: Row) -> None:
        while self.state.kind() == DRAW:
            name = self.state.draw_name()
            outcome = int(self.state.draw(dice))
            row.draws.append((name, self.game.write_outcome(outcome)))
