"""Texts in three languages: the same messages with the same variables, all of which format, in good typography."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ultimo.games import SHELF
from ultimo.table.texts import HOUSE, LANGUAGES, MissingText, Texts

# Texts are read by uncompiled code in either build.
pytestmark = pytest.mark.once

FOLDERS = {"house": HOUSE, **{name: game.folder / "texts" for name, game in SHELF.items()}}
FILES = [
    pytest.param(folder, language, id=f"{name}-{language}")
    for name, folder in FOLDERS.items()
    for language in LANGUAGES
]
SAMPLES: dict[str, list[int | str]] = {
    "you": ["yes", "no"],
    "from_you": ["yes", "no"],
    "at_you": ["yes", "no"],
    "as": ["yes", "no"],
    "count": [0, 1, 3],
    "clics": [0, 1, 4],
}
"""Values that bring out each variant of a message; a variable that is not named here is tried with numbers."""


class Variables(Visitor):
    """Collects the names of the variables in a pattern, and of the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class Words(Visitor):
    """Collects the words of a pattern, without what stands for something else."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    """What a file holds, junk too."""
    return list(FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body)


def patterns(folder: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every value and attribute of a file with its name, `prompt-turn` or `prompt-turn.help`."""
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables of a pattern."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def needed(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> set[str]:
    """The variables of a pattern and of the messages that it refers to, those that are `known`."""
    visitor = Variables()
    visitor.visit(pattern)
    further = [needed(known[name], known) for name in visitor.messages if name in known]
    return visitor.names.union(*further)


def words(pattern: ast.Pattern) -> str:
    """The words of a pattern; variables are left out."""
    visitor = Words()
    visitor.visit(pattern)
    return "\n".join(visitor.found)


def samples(names: set[str]) -> Iterator[dict[str, int | str]]:
    """Sets of arguments that bring out every variant."""
    if not names:
        yield {}
        return
    first = min(names)
    for value in SAMPLES.get(first, [0, 1, 2, 5]):
        for rest in samples(names - {first}):
            yield {first: value, **rest}


def texts_of(folder: Path, language: str) -> Texts:
    """The texts that a file belongs to."""
    return Texts(language, None if folder == HOUSE else folder.parent)


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_hold_nothing_that_is_no_message(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert not [entry for entry in entries(folder, language) if isinstance(entry, ast.Term)]


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_say_each_message_once(folder: Path, language: str) -> None:
    names = [name for name, _ in patterns(folder, language)]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_are_the_same_in_every_language(folder: Path, language: str) -> None:
    english = {name: variables(pattern) for name, pattern in patterns(folder, "en")}
    assert {name: variables(pattern) for name, pattern in patterns(folder, language)} == english


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_all_format_in_every_variant(folder: Path, language: str) -> None:
    texts = texts_of(folder, language)
    known = dict(patterns(folder, language))
    for name, pattern in known.items():
        for facts in samples(needed(pattern, known)):
            said = texts.say(name, facts)
            assert said.strip() == said != ""
            assert "{" not in said
            if not name.startswith("cli-"):  # which may lay out a page of a terminal
                assert "\n" not in said, name
                assert "  " not in said, name


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_do_not_shout(folder: Path, language: str) -> None:
    assert [name for name, pattern in patterns(folder, language) if "!" in words(pattern)] == []


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_use_typographic_apostrophes_in_sentences(folder: Path, language: str) -> None:
    straight = [name for name, pattern in patterns(folder, language) if "'" in words(pattern) or '"' in words(pattern)]
    assert [name for name in straight if name != "game-name" and not name.startswith("card-")] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_texts_in_french_keep_signs_with_their_words(folder: Path) -> None:
    wrong = re.compile("[^\u00a0\n:][:;?!»](?=\\s|$)|«[^\u00a0]| %", re.MULTILINE)
    found = {name: wrong.findall(words(pattern)) for name, pattern in patterns(folder, "fr")}
    assert {name: signs for name, signs in found.items() if signs} == {}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_texts_in_spanish_open_what_they_close(folder: Path) -> None:
    for name, pattern in patterns(folder, "es"):
        said = words(pattern)
        if said != "?":  # a sign on its own, such as a chamber not yet seen
            assert said.count("¿") == said.count("?"), name


@pytest.mark.parametrize(("folder", "language"), FILES)
def test_texts_prompt_in_at_most_six_words(folder: Path, language: str) -> None:
    texts = texts_of(folder, language)
    for name, pattern in patterns(folder, language):
        if name.startswith("prompt-") and "." not in name:
            for facts in samples(variables(pattern)):
                said = texts.say(name, facts).replace("\u00a0", "")
                assert len(said.split()) <= 6, said


def test_texts_name_a_message_that_is_missing() -> None:
    with pytest.raises(MissingText, match="event-nothing"):
        Texts("en").say("event-nothing")


def test_texts_refuse_a_language_that_is_none() -> None:
    with pytest.raises(ValueError, match="en, fr, es"):
        Texts("de")
