"""`ultimo simulate`: many matches of bots, with progress, then a table for people or JSON for programs."""

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ultimo.cli.errors import Failed
from ultimo.cli.given import Given
from ultimo.cli.speak import Paper
from ultimo.lab.simulate import Summary, simulate
from ultimo.table.texts import Texts

AS_WIDE_AS_IT_WANTS = 1000


def simulated(given: Given, matches: int, bots: tuple[str, ...], seed: str, jobs: int, texts: Texts) -> Summary:
    """Play the matches, with a bar on standard error if that is a terminal."""
    with progress_bar(matches, texts) as progress, workers(jobs) as pool:
        return simulate(given.game, given.options, given.seats, matches, bots, seed, given.deck, jobs, progress, pool)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes that Ctrl-C ends at once and without a word; none for one job."""
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=end_quietly)
    try:
        yield pool
    except BrokenProcessPool:
        raise Failed("a process at work on the matches was ended from outside") from None
    finally:
        pool.shutdown(cancel_futures=True)


def end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal's foreground; only the first has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def progress_bar(total: int, texts: Texts) -> Iterator[Callable[[int], None] | None]:
    """A bar to be told how many are done; none where standard error is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(texts.say("cli-matches"), total=total)
        yield lambda done: bar.update(task, completed=done)


def show_summary(paper: Paper, texts: Texts, summary: Summary) -> None:
    """The summary as a table with a row for each seat, or with a paragraph for each where a row has no room."""
    about = {"game": texts.say("game-name"), "seed": summary.seed}
    paper.hang("", texts.say("cli-simulated", about, matches=summary.matches, players=summary.players))
    rows = [seat_cells(texts, summary, seat) for seat in range(summary.players)]
    places = [texts.say("place", place=place) for place in range(1, summary.players + 1)]
    table = Table(box=box.SIMPLE_HEAD if paper.has_signs else box.ASCII2, show_edge=False, padding=(0, 1, 0, 0))
    for heading in ("cli-seat", "cli-bot", "cli-wins", "cli-interval-head"):
        table.add_column(texts.say(heading), justify="left" if heading == "cli-bot" else "right")
    for place in places:
        table.add_column(place, justify="right")
    for row in rows:
        table.add_row(*row)
    if Measurement.get(paper, paper.options.update_width(AS_WIDE_AS_IT_WANTS), table).maximum <= paper.width:
        paper.put(table)
    else:
        for seat, bot, wins, interval, *numbers in rows:
            paper.hang(f"{seat:>2}  ", texts.say("cli-seat-wins", bot=bot, wins=wins, interval=interval))
            counts = [texts.say("cli-place", place=of, player=n) for of, n in zip(places, numbers, strict=True)]
            paper.hang("    ", ", ".join(counts), "dim")
    for rule, number in sorted(summary.endings.items(), key=lambda item: -item[1]):
        paper.hang("", texts.say("cli-ended-by", rule=rule, number=number))
    if summary.no_winner:
        paper.hang("", texts.say("cli-no-winner", number=summary.no_winner))
    speed = summary.moves / summary.seconds if summary.seconds else 0.0
    paper.hang("", texts.say("cli-speed", seconds=round(summary.seconds, 1), speed=round(speed)))


def seat_cells(texts: Texts, summary: Summary, seat: int) -> list[str]:
    """What there is to say of a seat: number, bot, share of wins, its interval, and how often each place."""
    share, low, high = (
        texts.say("cli-percent", share=share) for share in (summary.wins[seat], *summary.wins_interval[seat])
    )
    counts = [texts.say("cli-number", number=number) for number in summary.places[seat]]
    return [str(seat), summary.bots[seat], share, texts.say("cli-interval", low=low, high=high), *counts]
