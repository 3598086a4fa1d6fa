"""The ledger of a game's rules, `rules.md`: for people a page, for programs a list.

A section is a `##` heading; its table has the columns `id | rule | source | option`. The section that explains the
sources has the columns `source | meaning`. Other lines are for people only. Cells hold no `|`; ids stand between
backticks, sources and options may; several of them are set apart by commas. The form is a handful of tables and
every error must name its line, so it is read here and not by a Markdown library.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ultimo.table.options import show

RULES: Final = ("id", "rule", "source", "option")
SOURCES: Final = ("source", "meaning")
ID: Final = re.compile(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*")


class LedgerError(ValueError):
    """A ledger that cannot be used: its `line`, from 1 (0: the whole ledger), and what is `wrong` there."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}" if line else wrong)
        self.line = line
        self.wrong = wrong


@dataclass(frozen=True)
class LedgerRule:
    """One rule: its id, our sentence, where it comes from, the options that switch it (empty: none), its section."""

    id: str
    sentence: str
    source: str
    option: str
    section: str

    def sources(self) -> tuple[str, ...]:
        """Its sources, each as the ledger's legend has it."""
        return split(self.source)

    def options(self) -> tuple[str, ...]:
        """The names of the options that switch it."""
        return split(self.option)


@dataclass(frozen=True)
class Row:
    """A row of a table: its line, the columns of its table, its cells, the heading above."""

    line: int
    columns: tuple[str, ...]
    cells: tuple[str, ...]
    section: str


def read_ledger(text: str) -> list[LedgerRule]:
    """Every rule, in the order of the ledger. Raises `LedgerError`."""
    legend = read_sources(text)
    rules: list[LedgerRule] = []
    seen: dict[str, int] = {}
    for row in rows(text):
        if row.columns != RULES:
            continue
        rule_id, sentence, source, option = row.cells
        rule = LedgerRule(plain(rule_id), sentence, plain(source), plain(option), row.section)
        if not ID.fullmatch(rule.id) or rule_id != f"`{rule.id}`":
            raise LedgerError(
                row.line, f"{show(rule_id)} is no rule id: expected a form like `game.rule`, in backticks"
            )
        if rule.id in seen:
            raise LedgerError(row.line, f"rule {rule.id} stands already on line {seen[rule.id]}")
        if not rule.sentence:
            raise LedgerError(row.line, f"rule {rule.id} has no sentence")
        if not rule.sources():
            raise LedgerError(row.line, f"rule {rule.id} has no source: expected some of {', '.join(legend)}")
        for source in rule.sources():
            if source not in legend:
                raise LedgerError(
                    row.line, f"rule {rule.id} has the source {show(source)}: the sources are {', '.join(legend)}"
                )
        seen[rule.id] = row.line
        rules.append(rule)
    if not rules:
        raise LedgerError(0, f"there is no rule: expected tables with the columns {' | '.join(RULES)}")
    return rules


def read_sources(text: str) -> dict[str, str]:
    """The legend: each source with what it is. Raises `LedgerError`."""
    legend: dict[str, str] = {}
    for row in rows(text):
        if row.columns == SOURCES:
            source, meaning = plain(row.cells[0]), row.cells[1]
            if not source or not meaning:
                raise LedgerError(row.line, "a source needs both cells: its letters and its meaning")
            if source in legend:
                raise LedgerError(row.line, f"source {source} is explained twice")
            legend[source] = meaning
    if not legend:
        raise LedgerError(0, f"the sources are not explained: expected a table with the columns {' | '.join(SOURCES)}")
    return legend


def rows(text: str) -> Iterator[Row]:
    """Every row of every table below its head. Raises `LedgerError` for a table of another form."""
    section = ""
    columns: tuple[str, ...] = ()
    above = 0  # how many lines of the table are above: 0 none, 1 its head, 2 the line below that too
    for number, line in enumerate(text.splitlines(), 1):
        if not line.lstrip().startswith("|"):
            if above == 1:
                raise LedgerError(number, "a table needs a line of |---| below its head")
            above = 0
            if line.startswith("## "):
                section = line[3:].strip()
            continue
        cells = cells_of(line, number)
        if above == 0:
            columns = cells
            if columns not in (RULES, SOURCES):
                allowed = f"{' | '.join(RULES)} or {' | '.join(SOURCES)}"
                raise LedgerError(number, f"a table has the columns {show(' | '.join(columns))}: allowed are {allowed}")
            if not section:
                raise LedgerError(number, "a table stands before the first ## heading")
        elif len(cells) != len(columns):
            raise LedgerError(number, f"{len(cells)} cells, expected {len(columns)}: {' | '.join(columns)}")
        elif above == 1:
            if not all(re.fullmatch(":?-+:?", cell) for cell in cells):
                raise LedgerError(number, "a table needs a line of |---| below its head")
        else:
            yield Row(number, columns, cells, section)
        above = min(above + 1, 2)
    if above == 1:
        raise LedgerError(len(text.splitlines()), "a table needs a line of |---| below its head")


def cells_of(line: str, number: int) -> tuple[str, ...]:
    """The cells of a table's line, without blanks around them."""
    row = line.strip()
    if len(row) < 2 or not row.endswith("|"):
        raise LedgerError(number, "a line of a table ends with |")
    return tuple(cell.strip() for cell in row[1:-1].split("|"))


def plain(cell: str) -> str:
    """A cell of names without backticks."""
    return cell.replace("`", "").strip()


def split(cell: str) -> tuple[str, ...]:
    """The parts of a cell, at its commas."""
    return tuple(part.strip() for part in cell.split(",") if part.strip())
