"""Programs at a table: those with a seat of their own, and those that sit in for people."""

from typing import Final

from ultimo.bots import Bot, make_bot
from ultimo.server import windows
from ultimo.server.desk import Desk
from ultimo.server.matches import Playing
from ultimo.server.saved import SavedTable
from ultimo.table.match import Step
from ultimo.table.rng import Rng

SITS_IN: Final = "greedy"
"""The bot that plays for people who are not there."""


class BotSeats:
    """When the bots of one table answer, and what."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._players: dict[str, Bot] = {}
        self._due: dict[int, tuple[int, float]] = {}

    def plan(self, table: SavedTable, playing: Playing | None, now: float) -> None:
        """Give each bot that is asked a time for its answer, drawn without a look at its hand."""
        before, self._due = self._due, {}
        if playing is None or table.phase != "running":
            return
        question = playing.question()
        # Into a window all bots look as it closes.
        for seat in [] if playing.is_window() else playing.asked():
            if bot_of(table, seat) is not None:
                planned = before.get(seat)
                if planned is None or planned[0] != question:
                    planned = (question, now + self._desk.bot_delay())
                self._due[seat] = planned

    def next_due(self) -> float | None:
        """When the next bot answers."""
        return min((when for _, when in self._due.values()), default=None)

    def answers(self, table: SavedTable, playing: Playing | None, now: float) -> list[Step]:
        """What the answer of one bot whose time has come leads to; nothing when there is none."""
        for seat, (question, due) in self._due.items():
            if due > now or playing is None or question != playing.question():
                continue
            text = self._text(table, playing, seat)
            if text is not None:
                return [playing.answer(seat, question, text, now)]
        return []

    def close(self, table: SavedTable, playing: Playing, now: float) -> list[Step]:
        """What closing the open window leads to, the bots' answers with it."""
        return windows.close(table, playing, now, lambda seat: self._text(table, playing, seat))

    def _text(self, table: SavedTable, playing: Playing, seat: int) -> str | None:
        """What the bot on a seat answers, None without one.

        The bots of `QUICK` answer in far less than a millisecond, so they think right here.
        """
        name = bot_of(table, seat)
        if name is None:
            return None
        if name not in self._players:
            self._players[name] = make_bot(name, playing.match.game)
        # A bot's chance hangs on the question, not on the row: how often others have changed their minds must not
        # show in what it does.
        rng = Rng(playing.saved.secret, "bot", seat, playing.question())
        move = self._players[name].choose(playing.match.state.veil(seat), rng)
        return playing.match.game.write(int(move))

    def forget(self) -> None:
        """Plan anew from now on."""
        self._due.clear()


def bot_of(table: SavedTable, seat: int) -> str | None:
    """The name of the bot that answers for a seat now, if one does."""
    bot = table.bot_on(seat)
    if bot is not None:
        return bot.bot
    person = table.person_on(seat)
    return SITS_IN if person is not None and person.bot_plays else None
