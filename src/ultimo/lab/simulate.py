"""Many matches, counted: who comes where, how often, how surely."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

from ultimo.bots import make_bot
from ultimo.games import find
from ultimo.lab.matches import Counts, play_matches
from ultimo.table.deck import Deck
from ultimo.table.game import Game
from ultimo.table.options import Options

CHUNKS_A_JOB = 8  # so that progress shows and no job waits long for the last one
LARGEST_CHUNK = 50_000


@dataclass
class Summary:
    """What `simulate` found.

    `places[seat][place - 1]` counts matches; `wins[seat]` is the share of matches won, a shared win split evenly;
    `no_winner` counts matches without one, which give no share and no place. `seconds` is wall time of the playing.
    """

    game: str
    revision: int
    options: dict[str, object]
    players: int
    matches: int
    seed: str
    bots: tuple[str, ...]
    seconds: float
    moves: int
    places: list[list[int]]
    wins: list[float]
    wins_interval: list[tuple[float, float]]
    no_winner: int
    endings: dict[str, int] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """The keys that programs may rely on."""
        return {
            "game": self.game,
            "revision": self.revision,
            "options": self.options,
            "players": self.players,
            "matches": self.matches,
            "seed": self.seed,
            "bots": list(self.bots),
            "seconds": self.seconds,
            "moves_per_second": self.moves / self.seconds if self.seconds else 0.0,
            "places": self.places,
            "wins": self.wins,
            "wins_interval": [list(interval) for interval in self.wins_interval],
            "no_winner": self.no_winner,
        }


def simulate(
    game: Game,
    options: Options,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: str,
    deck: Deck | None = None,
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> Summary:
    """Play `matches` matches of bots and count how they end.

    `bots` names a bot for each seat, or one for all. Each match draws from its own stream, derived from seed and match
    number, so the counts do not depend on `jobs` (0: one for each core) or on `executor`, which may be any of
    `concurrent.futures`, a cluster's too. `progress` is called with the number of matches done.

    Raises `UnknownBot`, `SeatsError`, or `ValueError` for a wrong number of bots or matches.
    """
    if matches < 1:
        raise ValueError(f"matches must be at least 1, not {matches}")
    if len(bots) == 1:
        bots = tuple(bots) * seats
    if len(bots) != seats:
        raise ValueError(f"{seats} players need one bot name or {seats}, not {len(bots)}")
    game.start(options, seats, deck)
    for name in bots:
        make_bot(name, game)
    jobs = jobs or os.cpu_count() or 1
    work = Work(game.id, options, seats, tuple(bots), seed, deck)
    size = max(1, min(LARGEST_CHUNK, -(-matches // (jobs * CHUNKS_A_JOB))))
    chunks = [(first, min(size, matches - first)) for first in range(0, matches, size)]
    total = Counts(seats)
    begin = time.perf_counter()
    if executor is not None:
        _gather(executor, work, chunks, total, progress)
    elif jobs == 1 or len(chunks) == 1:
        for first, count in chunks:
            total.add(run(work, first, count))
            if progress is not None:
                progress(total.matches)
    else:
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            _gather(pool, work, chunks, total, progress)
    seconds = time.perf_counter() - begin
    decided = total.matches - total.no_winner
    wins = [share / decided if decided else 0.0 for share in total.shares]
    return Summary(
        game=game.id,
        revision=game.revision,
        options=options.as_json(),
        players=seats,
        matches=total.matches,
        seed=seed,
        bots=tuple(bots),
        seconds=seconds,
        moves=total.moves,
        places=total.places,
        wins=wins,
        wins_interval=[wilson(share, decided) for share in total.shares],
        no_winner=total.no_winner,
        endings=total.endings,
    )


@dataclass(frozen=True)
class Work:
    """What a worker process needs to know; the game goes by name, since compiled objects do not pickle."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: str
    deck: Deck | None


def run(work: Work, first: int, count: int) -> Counts:
    """Play the matches number `first` to `first + count - 1`."""
    game = find(work.game)
    start = game.start(work.options, work.seats, work.deck)
    bots = [make_bot(name, game) for name in work.bots]
    return play_matches(start, bots, work.seed, first, count)


def _gather(
    executor: Executor,
    work: Work,
    chunks: list[tuple[int, int]],
    total: Counts,
    progress: Callable[[int], None] | None,
) -> None:
    futures = [executor.submit(run, work, first, count) for first, count in chunks]
    for future in futures:  # in order, so that sums of shares come out the same to the last bit
        total.add(future.result())
        if progress is not None:
            progress(total.matches)


def wilson(successes: float, trials: int, level: float = 0.95) -> tuple[float, float]:
    """The Wilson interval for a share; a shared win counts as a part of a success, which makes it a little too wide."""
    if trials == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + level / 2)
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * ((share * (1 - share) + z * z / (4 * trials)) / trials) ** 0.5 / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)
