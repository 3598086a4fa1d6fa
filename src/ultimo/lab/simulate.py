"""Many matches, counted: who comes where, how often, how surely."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

from ultimo.bots import make_bot
from ultimo.games import find
from ultimo.lab.matches import Tally, play_matches
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
    tally: Tally = {}
    moves = done = 0
    begin = time.perf_counter()
    for part, part_moves in _results(work, chunks, jobs, executor):
        for end, number in part.items():
            tally[end] = tally.get(end, 0) + number
            done += number
        moves += part_moves
        if progress is not None:
            progress(done)
    seconds = time.perf_counter() - begin
    return _summary(game, work, tally, moves, seconds)


@dataclass(frozen=True)
class Work:
    """What a worker process needs to know; the game goes by name, since compiled objects do not pickle."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: str
    deck: Deck | None


def run(work: Work, first: int, count: int) -> tuple[Tally, int]:
    """Play the matches number `first` to `first + count - 1`; return how they ended and how many moves were made."""
    game = find(work.game)
    start = game.start(work.options, work.seats, work.deck)
    bots = [make_bot(name, game) for name in work.bots]
    return play_matches(start, bots, work.seed, first, count)


def _results(
    work: Work, chunks: list[tuple[int, int]], jobs: int, executor: Executor | None
) -> Iterator[tuple[Tally, int]]:
    """What each chunk gives, in order, so that sums of shares come out the same to the last bit."""
    if executor is not None:
        futures = [executor.submit(run, work, first, count) for first, count in chunks]
        for future in futures:
            yield future.result()
    elif jobs == 1 or len(chunks) == 1:
        for first, count in chunks:
            yield run(work, first, count)
    else:
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            yield from _results(work, chunks, jobs, pool)


def _summary(game: Game, work: Work, tally: Tally, moves: int, seconds: float) -> Summary:
    """Count places and share out wins."""
    places = [[0] * work.seats for _ in range(work.seats)]
    shares = [0.0] * work.seats
    endings: dict[str, int] = {}
    matches = no_winner = 0
    for (ended, rule), number in sorted(tally.items()):
        matches += number
        endings[rule] = endings.get(rule, 0) + number
        winners = [seat for seat, place in enumerate(ended) if place == 1]
        if not winners:
            no_winner += number
            continue
        for seat, place in enumerate(ended):
            places[seat][place - 1] += number
        for seat in winners:
            shares[seat] += number / len(winners)
    decided = matches - no_winner
    return Summary(
        game=game.id,
        revision=game.revision,
        options=work.options.as_json(),
        players=work.seats,
        matches=matches,
        seed=work.seed,
        bots=work.bots,
        seconds=seconds,
        moves=moves,
        places=places,
        wins=[share / decided if decided else 0.0 for share in shares],
        wins_interval=[wilson(share, decided) for share in shares],
        no_winner=no_winner,
        endings=endings,
    )


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
