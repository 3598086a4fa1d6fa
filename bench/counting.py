"""What the counters of `bench/` share: means with intervals, matches in parts for several processes, what is told."""

import argparse
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import NormalDist
from typing import Any, TypeVar

import msgspec

from ultimo.build_info import describe_build
from ultimo.lab.simulate import wilson

Z = NormalDist().inv_cdf(0.975)
CHUNK = 2_500
T = TypeVar("T")


class Mean(msgspec.Struct):
    """The sum of some observations, and of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Mean") -> None:
        """All of another one's."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        """Their mean, 0 of none."""
        return self.total / self.count if self.count else 0.0

    def reach(self) -> float:
        """How far the interval reaches to each side of the mean."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares / self.count - self.mean() ** 2)
        return Z * math.sqrt(variance / self.count)


def as_share(found: Mean) -> str:
    """A share with its interval, in percent."""
    low, high = wilson(found.total, found.count)
    return f"{100 * found.mean():.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def as_mean(found: Mean) -> str:
    """A mean with its interval."""
    return f"{found.mean():.2f} ± {found.reach():.2f}"


def in_parts(count: Callable[..., T], matches: int, pool: ProcessPoolExecutor, *what: Any) -> Iterator[T]:
    """What `count(*what, first, number)` gives for parts of so many matches, in order."""
    parts = [(*what, first, min(CHUNK, matches - first)) for first in range(0, matches, CHUNK)]
    yield from pool.map(count, *zip(*parts, strict=True))


def arguments(about: str | None, preset: str = "") -> argparse.ArgumentParser:
    """What every counter is told on the command line."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", type=int)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    if preset:
        parser.add_argument("--preset", default=preset)
    return parser


def tell(found: Sequence[T], spoken: Callable[[T], str], seed: str) -> None:
    """Write the figures to the standard output and the tables to standard error."""
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stderr.write(f"{describe_build()}, seed {seed}\n\n" + "\n".join(map(spoken, found)))
    times = os.times()
    used = times.user + times.system + times.children_user + times.children_system
    sys.stderr.write(f"\n{used:.0f} s of processor time\n")
