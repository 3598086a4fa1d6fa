"""`ultimo bench`: what was measured, as a table for people; with progress on the way."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ultimo.cli.errors import BadInput, Failed
from ultimo.cli.speak import Paper
from ultimo.lab.bench import FULL_TABLE, RATE, TIME, WORLDS, Differs, Figure, Place, bench, names_of
from ultimo.table.game import Game
from ultimo.table.options import show
from ultimo.table.texts import Texts

SHOWN = {RATE: ("cli-bench-rate", 1e6), WORLDS: ("cli-bench-worlds", 1e3), TIME: ("cli-bench-time", 1.0)}
"""How figures of a unit are said, and what they are divided by for it."""


def measured(game: Game, names: Sequence[str], seed: str, repeats: int, seconds: float, texts: Texts) -> list[Figure]:
    """Measure the rows of a game of these names, all without any. Raises `BadInput` for a name that is none."""
    for name in names:
        if name not in names_of(game):
            raise BadInput(f"--only cannot be {show(name)}: allowed are {', '.join(names_of(game))}")
    with progress_bar(texts) as progress:
        try:
            return bench(names, seed, repeats, seconds, progress, game)
        except Differs as error:
            raise Failed(str(error)) from None


@contextmanager
def progress_bar(texts: Texts) -> Iterator[Callable[[int, int, str], None] | None]:
    """A bar on standard error with what is measured now; none where that is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("")
        yield lambda done, total, source: bar.update(
            task, completed=done, total=total, description=called(source, texts)
        )


def called(source: str, texts: Texts) -> str:
    """What people call a thing that is measured; the games of others keep their names."""
    kind, _, preset = source.partition(" ")
    if kind == FULL_TABLE:
        return texts.say(f"bench-{FULL_TABLE}", preset=preset)
    message = f"bench-{source}"
    return texts.say(message) if " " not in source and texts.has(message) else source


def show_figures(paper: Paper, texts: Texts, figures: Sequence[Figure], where: Place) -> None:
    """A row for each figure that was measured, then what was left out and why."""
    paper.put(
        texts.say("cli-bench-where", build=where.build, machine=where.machine, system=where.system, python=where.python)
    )
    if where.versions:
        peers = ", ".join(f"{name} {version}" for name, version in where.versions.items())
        paper.put(texts.say("cli-bench-peers", peers=peers))
    repeats = max((len(figure.values) for figure in figures), default=0)
    if repeats:
        paper.put(texts.say("cli-bench-how", repeats=repeats), table_of(paper, texts, figures))
    for figure in figures:
        if figure.missing:
            paper.put(texts.say("cli-bench-left-out", name=figure.row.name, why=figure.missing))


def table_of(paper: Paper, texts: Texts, figures: Sequence[Figure]) -> Table:
    """The figures that were measured."""
    table = Table(box=box.SIMPLE_HEAD if paper.has_signs else box.ASCII2, show_edge=False, pad_edge=False)
    table.add_column(texts.say("cli-bench-what"), no_wrap=True)
    for head in ("ratio", "goal"):
        table.add_column(texts.say(f"cli-bench-{head}"), justify="right")
    table.add_column()
    table.add_column(texts.say("cli-bench-beside"))
    for head in ("value", "spread"):
        table.add_column(texts.say(f"cli-bench-{head}"), justify="right")
    for figure in figures:
        if figure.value is None:
            continue
        said, part = SHOWN[figure.row.unit]
        value, low, high = (
            number(found / part, texts) for found in (figure.value, min(figure.values), max(figure.values))
        )
        table.add_row(
            called(figure.row.source, texts),
            "" if figure.ratio is None else ratio(figure.ratio, texts),
            *goal(figure, texts),
            called(figure.row.versus, texts) if figure.ratio is not None else "",
            texts.say(said, number=value),
            texts.say("cli-interval", low=low, high=high),
        )
    return table


def number(value: float, texts: Texts) -> str:
    """A figure with three digits that count, as far as there are so many behind the point."""
    if value < 10:
        return texts.say("cli-decimal", number=value)
    return texts.say("cli-tenths", number=value) if value < 100 else texts.say("cli-number", number=round(value))


def ratio(value: float, texts: Texts) -> str:
    """A ratio: two digits behind the point, or as many as show something."""
    if value >= 0.1:
        return texts.say("cli-decimal", number=value)
    return f"1/{texts.say('cli-number', number=round(1 / value))}"


def goal(figure: Figure, texts: Texts) -> tuple[str, str]:
    """The goal, and whether it is met."""
    if figure.row.goal is None:
        return "", ""
    said = {True: "cli-bench-met", False: "cli-bench-missed", None: "cli-bench-unknown"}[figure.met]
    return texts.say("cli-bench-least", goal=texts.say("cli-decimal", number=figure.row.goal)), texts.say(said)
