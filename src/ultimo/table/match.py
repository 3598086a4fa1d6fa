"""A match being played: a state, its journal, and its record, kept in step."""

from dataclasses import dataclass

from ultimo.table.deck import Deck
from ultimo.table.events import Event
from ultimo.table.game import Game
from ultimo.table.options import Options
from ultimo.table.record import Record, Replay, Row
from ultimo.table.refusal import LATE, Refusal, StaleAnswer
from ultimo.table.state import DRAW, Dice, State


@dataclass(frozen=True)
class Step:
    """What an answer leads to, worked out beside the match: the state after it, its row, and what happens, unveiled."""

    state: State
    row: Row
    events: list[Event]


class Match:
    """One match with everything needed to go on with it, to keep it, and to tell it.

    `settle` must have been called before the first answer: it makes the draws that the dealer owes.

    Whoever must keep an answer before it counts calls `ahead`, keeps the step's row, and then calls `take`; `answer`
    does it all at once.
    """

    def __init__(self, game: Game, options: Options, seats: int, deck: Deck | None = None) -> None:
        self.game = game
        self.state: State = game.start(options, seats, deck)
        self.state.journal = []
        self.record = Record.begin(game, options, seats, deck)

    @classmethod
    def resume(cls, record: Record, game: Game) -> "tuple[Match, list[Event]]":
        """The match that an open record describes, ready to go on, and all that has happened in it, unveiled.

        Raises `RecordError` where the record does not fit the game.
        """
        replay = Replay(record, game)
        match = cls.__new__(cls)
        match.game = game
        match.record = record
        match.state = replay.finish()
        return match, match.take_events()

    def settle(self, dice: Dice, time: float | None = None) -> list[Event]:
        """Make the owed draws before the first answer; return what happened."""
        row = Row(time=time)
        self._draw(self.state, dice, row)
        if row.draws:
            self.record.rows.append(row)
        return self.take_events()

    def answer(self, seat: int, text: str, dice: Dice, question: int = 0, time: float | None = None) -> list[Event]:
        """Take the answer `text` of `seat` to `question` (0: the open one), make the draws owed, return the events.

        Raises `UnreadableMove`, `StaleAnswer` or `IllegalMove`; then, and when the dice fail, nothing has changed.
        """
        step = self.ahead(seat, text, dice, question, time)
        self.take(step)
        return step.events

    def ahead(
        self,
        seat: int,
        text: str,
        dice: Dice,
        question: int = 0,
        time: float | None = None,
        after: Step | None = None,
    ) -> Step:
        """What `answer` would lead to, while the match stays as it is; or would lead to after another step.

        Raises as `answer` does.
        """
        move = self.game.read(text)
        before = self.state if after is None else after.state
        now = int(before.question())
        if question and question != now:
            raise StaleAnswer(Refusal(LATE, {"question": question, "now": now}))
        state = before.copy()
        state.journal = []
        state.apply(seat, move)
        row = Row(question=now, seat=seat, move=self.game.write(move), time=time)
        self._draw(state, dice, row)
        events = state.journal or []
        state.journal = []
        return Step(state, row, events)

    def take(self, step: Step) -> None:
        """Go on to where `step` leads; it must come from this match as it is now, or from the step taken last."""
        self.state = step.state
        self.record.rows.append(step.row)

    def beside(self, step: Step) -> "Match":
        """A match that stands where `step` leads, with the same record, which does not have the step's row yet."""
        match = Match.__new__(Match)
        match.game, match.record, match.state = self.game, self.record, step.state
        return match

    def take_events(self) -> list[Event]:
        """The events since the last call, unveiled; the journal is empty afterwards."""
        events = self.state.journal or []
        self.state.journal = []
        return events

    def _draw(self, state: State, dice: Dice, row: Row) -> None:
        while state.kind() == DRAW:
            name = state.draw_name()
            outcome = int(state.draw(dice))
            row.draws.append((name, self.game.write_outcome(outcome)))
