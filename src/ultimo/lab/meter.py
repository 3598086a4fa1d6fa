"""How often something can be done in a second."""

import time
from collections.abc import Callable

Work = Callable[[int], int]
"""Does a thing so many times, and says how many units that was: matches into moves, or calls into calls."""

Meter = Callable[[float], float]
"""Measures for about so many seconds: units for each second of this process's time."""

SHORTEST = 0.1
"""The share of the time that a count is tried out for before it is trusted."""


def meter(work: Work) -> Meter:
    """A meter of work in this process.

    It counts processor time, so that what else the machine does costs less of the figure than on the clock. What is
    measured once tells how often to do it the next time.
    """
    count = 1

    def measure(seconds: float) -> float:
        nonlocal count
        while True:
            units, spent = timed(work, count)
            if spent >= seconds * SHORTEST:
                break
            count *= 2
        count = max(1, round(count * seconds / spent))
        units, spent = timed(work, count)
        return units / spent

    return measure


def timed(work: Work, count: int) -> tuple[int, float]:
    """The units that `count` times gave, and the seconds of this process's time that they took."""
    begin = time.process_time()
    units = work(count)
    return units, time.process_time() - begin


def calls(call: Callable[[int], object]) -> Work:
    """Work whose units are the calls themselves."""

    def work(count: int) -> int:
        call(count)
        return count

    return work
