"""Who decides what is drawn: `Random` for search and simulation, `Scripted` for tests and replays.

`Fair`, for tables that people play at, lives in the server.
"""

from collections.abc import Iterable
from typing import final

from mypy_extensions import i64

from ultimo.table.rng import Rng
from ultimo.table.state import Dice, State


@final
class Random(Dice):
    """Draws from a stream that its seed and further parts (worker, match) decide."""

    def __init__(self, *parts: str | int | bytes) -> None:
        self.rng: Rng = Rng(*parts)

    def ticket(self, state: State, total: i64) -> i64:
        return self.rng.below(total)


class Scripted(Dice):
    """Draws given outcomes, one after the other; then, if there is a second dice, as that one does.

    Raises `ValueError`, naming the draw, when an outcome cannot be drawn or none is left.
    """

    def __init__(self, outcomes: Iterable[int], then: Dice | None = None) -> None:
        self.outcomes: list[int] = list(outcomes)
        self.then: Dice | None = then

    def ticket(self, state: State, total: i64) -> i64:
        if not self.outcomes:
            if self.then is None:
                raise ValueError(f"the script has no outcome left for draw {state.draw_name()}")
            return self.then.ticket(state, total)
        wanted = self.outcomes.pop(0)
        before: i64 = 0
        for outcome, weight in state.chances():
            if outcome == wanted:
                return before
            before += weight
        allowed = ", ".join(str(outcome) for outcome, _ in state.chances())
        raise ValueError(f"draw {state.draw_name()} cannot give {wanted}, only {allowed}")
