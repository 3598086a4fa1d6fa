"""Every message and every sentence reads the same in the terminal and on the page, in every language.

Messages of the command (`cli-…`) are left out: the page never says them.

The page's own code is built for Node and asked for the sentences that Python makes.
"""

import itertools
import json
import random
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

from ultimo.games import SHELF
from ultimo.table import narrate as told
from ultimo.table.dice import Random
from ultimo.table.events import WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.match import Match
from ultimo.table.texts import HOUSE, LANGUAGES, Texts, texts

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SAMPLES: tuple[int | str, ...] = (1, 3, 0, "yes", "Zoë")
MOST_SAMPLES = 64
"""Combinations of arguments tried with one message."""
NAMES = ("Zoë", "Bruno", "Íñigo", "d'Arc", "Ned", "O’Neil")

Call = dict[str, Any]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's sentences as a program."""
    if shutil.which("node") is None or not (ROOT / "node_modules" / "vite").is_dir():
        pytest.skip("the page's packages are not installed here: npm ci")
    folder = tmp_path_factory.mktemp("both")
    vite = ROOT / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        [
            "node",
            str(vite),
            "build",
            "--ssr",
            str(ROOT / "web" / "both.ts"),
            "--outDir",
            str(folder),
            "--logLevel",
            "error",
        ],
        cwd=ROOT,
        check=True,
    )
    # Outside the project the built file does not find the packages that it leaves outside.
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return next(folder.glob("both.*js"))


def ask(page: Path, game: Game, calls: list[Call]) -> list[str | None]:
    """What the page says to each call."""
    sources = {
        language: [
            (folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (HOUSE, game.folder / "texts")
        ]
        for language in LANGUAGES
    }
    asked = json.dumps({"sources": sources, "calls": calls})
    done = subprocess.run(
        ["node", str(page)], input=asked, capture_output=True, text=True, encoding="utf-8", check=True
    )
    answers: list[str | None] = json.loads(done.stdout)
    return answers


class Variables(visitor.Visitor):
    """Collects the names of the arguments of a message, and of the messages among `entries` that it refers to."""

    def __init__(self, entries: dict[str, ast.Pattern]) -> None:
        self.names: dict[str, None] = {}
        self.entries = entries

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """What that message takes."""
        if node.id.name in self.entries:
            self.visit(self.entries[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """One more."""
        self.names[node.id.name] = None


def messages(game: Game, language: str) -> Iterator[tuple[str, list[str]]]:
    """Every message and attribute that `language` has, with its arguments, those of what it refers to included."""
    entries: dict[str, ast.Pattern] = {}
    for folder in (HOUSE, game.folder / "texts"):
        for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    entries[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    entries[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    for name, pattern in entries.items():
        if name.startswith("cli-"):
            continue
        found = Variables(entries)
        found.visit(pattern)
        yield name, list(found.names)


def by_python(says: Texts, message: str, facts: dict[str, int | str]) -> str | None:
    """The message as Python formats it, None for an error."""
    try:
        return says.say(message, facts)
    except (ValueError, KeyError):
        return None


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_every_message_reads_the_same_on_both_sides(page: Path, game: Game) -> None:
    calls: list[Call] = []
    expected: list[str | None] = []
    for language in LANGUAGES:
        says = texts(language, game.folder)
        for message, variables in messages(game, language):
            for values in itertools.islice(itertools.product(SAMPLES, repeat=len(variables)), MOST_SAMPLES):
                facts = dict(zip(variables, values, strict=True))
                calls.append({"language": language, "say": message, "with": [facts]})
                expected.append(by_python(says, message, facts))
    assert len(calls) > 1000
    assert sum(text is None for text in expected) < len(expected) / 100, "nearly every sample formats"
    differ = [
        (call, python, js)
        for call, python, js in zip(calls, expected, ask(page, game, calls), strict=True)
        if python != js
    ]
    assert not differ[:5]


def wire_event(event: Event) -> dict[str, Any]:
    """A veiled event as it goes over the wire."""
    return {
        "verb": event.verb,
        "seat": event.seat,
        "cards": list(event.cards),
        "source": event.source,
        "target": event.target,
        "facts": event.facts,
    }


def told_match(game: Game, seats: int, preset: str, seed: int) -> Iterator[tuple[Call, str]]:
    """A whole match at random: what a seat and a watcher can be told of it, as call and as Python says it.

    The language changes with each question; a move, or a refusal, is told when it comes for the first time.
    """
    names = NAMES[:seats]
    rng = random.Random(seed)
    dice = Random(seed)
    match = Match(game, game.preset(preset), seats)
    events = match.settle(dice)
    known: set[str] = set()
    for language in itertools.cycle(LANGUAGES):
        says = texts(language, game.folder)
        for viewer in (0, WATCHER):
            reader = -1 if viewer == WATCHER else viewer

            call = partial(make_call, language, names, reader)
            for event in filter(None, (event.veil(viewer) for event in events)):
                yield call("narrate", wire_event(event)), told.narrate(event, says, names, viewer)
                yield call("explain", wire_event(event)), told.explain(event, says)
            view = match.state.veil(viewer).describe()
            yield call("prompt", view), told.prompt_text(view, says, names, viewer)
            yield call("help", view), told.prompt_help(view, says, names, viewer)
            for part in view.get("parts", []):
                yield call("part", part), " · ".join(told.part_texts(part, says))
        for seat, move in itertools.product(view["asked"][:1], range(int(match.state.moves()))):
            refusal = match.state.check(seat, move)
            if (what := str(refusal or move)) in known:
                continue
            known.add(what)
            if refusal is not None:
                found = {"rule": refusal.rule, "facts": refusal.facts}
                yield call("refusal", found), told.refusal_text(refusal, says, names)
            else:
                text = game.write(move)
                yield call("move", text), told.move_text(text, says, names)
        asked = [seat for seat in range(seats) if int(match.state.asked()) >> seat & 1]
        if not asked:
            break
        seat = rng.choice(asked)
        events = match.answer(seat, game.write(rng.choice(match.state.legal(seat))), dice)
    alone = match.state.standings()
    shared = replace(alone, places=(1,) * seats)
    for standings, viewer, language in itertools.product((alone, shared), range(seats), LANGUAGES):
        ending = {"places": list(standings.places), "scores": list(standings.scores), "rule": standings.rule}
        call = partial(make_call, language, names, viewer)
        yield call("ended", ending), told.ended_text(standings, texts(language, game.folder), names, viewer)


def make_call(language: str, names: Sequence[str], reader: int, say: str, first: object) -> Call:
    """Ask the page to say something of `first` to `reader`."""
    return {"language": language, "say": say, "with": [first, list(names), reader]}


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_whole_matches_are_told_the_same_on_both_sides(page: Path, game: Game) -> None:
    ends = [(seats, preset) for preset in game.presets for seats in game.preset(preset).seats(game.seats)]
    rounds = [(seats, preset, seed) for seed, (seats, preset) in enumerate(ends)]
    pairs = [pair for seats, preset, seed in rounds for pair in told_match(game, seats, preset, seed)]
    calls = [call for call, _ in pairs]
    verbs = {call["with"][0]["verb"] for call in calls if call["say"] == "narrate"}
    assert len(verbs) > len(game.verbs) * 2 / 3, f"only {sorted(verbs)} happened"
    differ = [
        (call, python, js) for (call, python), js in zip(pairs, ask(page, game, calls), strict=True) if python != js
    ]
    assert not differ[:5]
