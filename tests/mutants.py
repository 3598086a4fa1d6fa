"""Point 12, its last part: every branch that reads an option is proved by something.

A mutant is a game in whose source a single place that reads an option reads a fixed value instead, as if there were no
such option. The proofs of the game must notice: its transcripts, its matches from pinned seeds, or at last the
tests of its folder. Mutants are made of the sources, compiled or not, in modules that nothing else sees.

`python tests/mutants.py pan` lists the mutants of a game and what notices each; with a module, line, column, attribute
and value behind, it runs the tests of the game's folder on that mutant.
"""

import ast
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import pytest

from conformance import cases
from digests import FILE, GAMES, plays
from ultimo.table.game import Game
from ultimo.table.options import Choice, Options
from ultimo.table.transcript import check_transcript

RULES: Final = "rules"
"""Where a game's state keeps its options: the attributes of `state.rules` that change with an option stand for it."""
DESCRIBED: Final = ("deck", "game", "options")
"""Modules that only describe a game: what they read of the options they hand on to `rules`."""
GUESSES: Final = ("heuristics", "risk")
"""Modules that tell bots what a move may be worth: no rule, so no proof."""


@dataclass(frozen=True)
class Mutant:
    """A place in a module that reads an attribute of `rules`, and the value that it reads instead."""

    module: str
    line: int
    column: int
    attribute: str
    value: bool | int | str

    def words(self) -> tuple[str, ...]:
        """The mutant as words of a command."""
        return self.module, str(self.line), str(self.column), self.attribute, repr(self.value)

    def __str__(self) -> str:
        return f"{self.module}.py, line {self.line}: {RULES}.{self.attribute} is always {self.value!r}"


def mutants(game: Game) -> list[Mutant]:
    """Every place that reads an option, with every value that it can find there."""
    with sources_of(game, None) as plain:
        values = option_values(plain)
    found: list[Mutant] = []
    for file in sorted(game.folder.glob("[a-z]*.py")):
        if file.stem not in (*DESCRIBED, *GUESSES) and not file.stem.startswith("test"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and named(node.value) == RULES:
                    where = file.stem, node.lineno, node.col_offset, node.attr
                    found += [Mutant(*where, value) for value in values.get(node.attr, ())]
    return found


def named(node: ast.expr) -> str:
    """The last part of a dotted name: `rules` of `state.rules`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def option_values(game: Game) -> dict[str, list[Any]]:
    """The attributes of `rules` that change with some option, and their values; only such as a source can write."""
    found: dict[str, list[Any]] = {}
    for options in every_option(game):
        for name, value in vars(getattr(game.start(options), RULES)).items():
            if isinstance(value, (bool, int, str)) and value not in found.setdefault(name, []):
                found[name].append(value)
    return {name: values for name, values in found.items() if len(values) > 1}


def every_option(game: Game) -> Iterator[Options]:
    """The presets, and each with every value of every option."""
    for preset in game.presets.values():
        yield preset
        for choice in game.options.choices():
            yield from (preset.with_set({choice.name: value}) for value in some_values(choice))


def some_values(choice: Choice) -> list[object]:
    """The values of an option: all words, or the least, the usual and the most."""
    if choice.values:
        return [choice.read(word) for word in choice.values]
    return [choice.low, choice.default, choice.high]


# Proofs


def noticed(game: Game, mutant: Mutant) -> str:
    """The first proof of the game that a mutant fails; empty if it passes them all."""
    with sources_of(game, mutant) as broken:
        for file in sorted((game.folder / "transcripts").glob("*.txt")):
            if fails(partial(check_transcript, broken, file.read_text(encoding="utf-8"))):
                return f"transcript {file.name}"
        pinned = json.loads(FILE.read_text(encoding="utf-8"))[game.id]["plays"]
        for case in cases(broken):
            name = f"{case.preset}-{case.seats}"
            if fails(partial(plays, case), pinned[name]):
                return f"matches {name}"
    command = [sys.executable, __file__, game.id, *mutant.words()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    failed = re.findall(r"^FAILED .*?::(\S+)", done.stdout, re.MULTILINE)
    if done.returncode not in (0, 1) or (done.returncode == 1) != bool(failed):
        raise RuntimeError(f"the tests of {game.folder} cannot be run on a mutant: {done.stdout}{done.stderr}")
    return failed[0] if failed else ""


def fails(prove: Callable[[], object], wanted: object = None) -> bool:
    """Whether a proof does not give what is wanted, if anything is, or breaks off: a mutant may do anything."""
    try:
        found = prove()
    except Exception:
        return True
    return wanted is not None and found != wanted


def run_tests(game: Game, mutant: Mutant) -> int:
    """Run the tests of a game's folder on a mutant, up to the first that fails, in a process that does nothing else."""
    package = module_of(game)
    forget(package)
    sys.meta_path.insert(0, Sources(package, game.folder, mutant))
    # What is tested by name notices a mutant of it soonest.
    first = [str(file) for file in [game.folder / f"test_{mutant.module}.py"] if file.exists()]
    # Importing and rewriting what nobody here has a use for would take longer than the tests.
    spared = [word for plugin in ("anyio", "cacheprovider", "faker", "xdist") for word in ("-p", f"no:{plugin}")]
    return int(pytest.main(["-x", "-q", "--assert=plain", "-p", "conftest", *spared, *first, str(game.folder)]))


# Modules


class Mutated(SourceFileLoader):
    """Loads a source with one place changed."""

    def __init__(self, fullname: str, file: str, mutant: Mutant) -> None:
        super().__init__(fullname, file)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """The changed source, compiled anew and kept nowhere."""
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"))
        return compile(ast.fix_missing_locations(Change(self.mutant).visit(tree)), self.path, "exec")


class Change(ast.NodeTransformer):
    """Puts a mutant's value in its place."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Called for each attribute."""
        here = node.lineno, node.col_offset, node.attr
        if here == (self.mutant.line, self.mutant.column, self.mutant.attribute):
            return ast.copy_location(ast.Constant(self.mutant.value), node)
        self.generic_visit(node)
        return node


class Sources(MetaPathFinder):
    """Finds the modules of one package as sources, whatever is compiled beside them; one of them as a mutant has it."""

    def __init__(self, package: str, folder: Path, mutant: Mutant | None) -> None:
        self.package = package
        self.folder = folder
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module, if it is of the package."""
        package, _, module = name.rpartition(".")
        file = self.folder / f"{module}.py"
        if package != self.package or not file.exists() or module.startswith("test_"):
            return None
        if self.mutant is not None and module == self.mutant.module:
            return spec_from_file_location(name, file, loader=Mutated(name, str(file), self.mutant))
        return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))


@contextmanager
def sources_of(game: Game, mutant: Mutant | None) -> Iterator[Game]:
    """The game made of its sources alone, as a mutant has them; afterwards everybody imports what they did before."""
    package = module_of(game)
    kept = {name: module for name, module in sys.modules.items() if name == package or name.startswith(f"{package}.")}
    finder = Sources(package, game.folder, mutant)
    forget(package)
    sys.meta_path.insert(0, finder)
    try:
        made = vars(importlib.import_module(f"{package}.game")).values()
        yield next(found for found in made if isinstance(found, Game))
    finally:
        sys.meta_path.remove(finder)
        forget(package)
        sys.modules.update(kept)
        parent, _, name = package.rpartition(".")
        if parent:
            setattr(sys.modules[parent], name, kept[package])


def module_of(game: Game) -> str:
    """The name of a game's package."""
    return str(game.begin.__module__).rpartition(".")[0]


def forget(package: str) -> None:
    """Let the modules of a package be imported anew."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


if __name__ == "__main__":
    chosen = GAMES[sys.argv[1]]
    if len(sys.argv) > 2:
        module, line, column, attribute, value = sys.argv[2:]
        sys.exit(run_tests(chosen, Mutant(module, int(line), int(column), attribute, ast.literal_eval(value))))
    for one in mutants(chosen):
        sys.stdout.write(f"{one}: {noticed(chosen, one) or 'NOT NOTICED'}\n")
        sys.stdout.flush()
