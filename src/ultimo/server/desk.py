"""What every table of a server shares: database, clock, secrets, dice, and the numbers to run with."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ultimo.server.clocks import Clock, RealClock
from ultimo.server.entropy import Entropy, SystemEntropy
from ultimo.server.fair import Fair
from ultimo.server.settings import Limits, Times
from ultimo.server.store import Store
from ultimo.table.state import Dice


@dataclass(frozen=True)
class Desk:
    """Everything that comes from outside, as arguments. `dice` makes the dice of a match from its secret."""

    store: Store
    clock: Clock = field(default_factory=RealClock)
    entropy: Entropy = field(default_factory=SystemEntropy)
    dice: Callable[[bytes], Dice] = Fair
    times: Times = field(default_factory=Times)
    limits: Limits = field(default_factory=Limits)
    chance: Callable[[], float] = random.random
    """From 0 to 1, for the bots' delays: it must know nothing of any match."""

    def bot_delay(self) -> float:
        """How long a bot waits before it answers, in seconds."""
        return self.times.bot_least + self.chance() * (self.times.bot_most - self.times.bot_least)
