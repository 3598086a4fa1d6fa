"""`ultimo simulate`: many matches of bots, with progress, then a table for people or JSON for programs."""

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ultimo.cli.errors import Failed
from ultimo.cli.given import Given
from ultimo.cli.speak import Paper
from ultimo.lab.simulate import Summary, simulate
from ultimo.table.texts import Texts


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
    """The summary as a table: a row for each seat."""
    paper.put(
        texts.say(
            "cli-simulated",
            game=texts.say("game-name"),
            matches=summary.matches,
            players=summary.players,
            seed=summary.seed,
        )
    )
    table = Table(box=box.SIMPLE_HEAD if paper.has_signs else box.ASCII2, show_edge=False, pad_edge=False)
    table.add_column(texts.say("cli-seat"), justify="right")
    table.add_column(texts.say("cli-bot"))
    table.add_column(texts.say("cli-wins"), justify="right")
    table.add_column(texts.say("cli-interval-head"), justify="right")
    for place in range(1, summary.players + 1):
        table.add_column(texts.say("place", place=place), justify="right")
    for seat, share in enumerate(summary.wins):
        low, high = summary.wins_interval[seat]
        table.add_row(
            str(seat),
            summary.bots[seat],
            texts.say("cli-percent", share=share),
            texts.say(
                "cli-interval", low=texts.say("cli-percent", share=low), high=texts.say("cli-percent", share=high)
            ),
            *(texts.say("cli-number", number=number) for number in summary.places[seat]),
        )
    paper.put(table)
    for rule, number in sorted(summary.endings.items(), key=lambda item: -item[1]):
        paper.put(texts.say("cli-ended-by", rule=rule, number=number))
    if summary.no_winner:
        paper.put(texts.say("cli-no-winner", number=summary.no_winner))
    speed = summary.moves / summary.seconds if summary.seconds else 0.0
    paper.put(texts.say("cli-speed", seconds=round(summary.seconds, 1), speed=round(speed)))
