"""What time it is, as an argument: the real clock for people, a virtual one for tests and simulations."""

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Make it not happen."""


class Clock(Protocol):
    """Time in seconds since 1970, as the database keeps it, and a call at a time."""

    def now(self) -> float:
        """The time now. It never goes back."""
        ...

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call `call` at `when`, or at once if that is past."""
        ...


class RealClock:
    """The time of the machine at the start, and from there on as a stopwatch: setting the machine's clock moves no
    deadline.
    """

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        return self._start + time.monotonic()

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)


class VirtualTimer:
    """A timer of the virtual clock."""

    def __init__(self, when: float, number: int, call: Callable[[], None]) -> None:
        self.when = when
        self.number = number
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def __lt__(self, other: "VirtualTimer") -> bool:
        return (self.when, self.number) < (other.when, other.number)


class VirtualClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._timers: list[VirtualTimer] = []
        self._made = 0

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        self._made += 1
        timer = VirtualTimer(max(when, self._now), self._made, call)
        heapq.heappush(self._timers, timer)
        return timer

    def next_due(self) -> float | None:
        """When the next timer is due; None if there is none."""
        while self._timers and self._timers[0].cancelled:
            heapq.heappop(self._timers)
        return self._timers[0].when if self._timers else None

    def move_to(self, when: float) -> None:
        """Move on to `when` and make the calls of all timers due by then, in order. Back it does not go."""
        while True:
            due = self.next_due()
            if due is None or due > when:
                break
            self._now = due
            heapq.heappop(self._timers).call()
        self._now = max(self._now, when)
