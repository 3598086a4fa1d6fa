"""Texts for people, in Fluent: the house's own and each game's, in the same three languages."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "es")
HOUSE: Final = Path(__file__).parent.parent / "texts"


class MissingText(KeyError):
    """A message that no file of the language holds."""


class Texts:
    """Messages of one language: the house's, and over them those of a game's folder.

    `say` formats a message with typed arguments: numbers stay numbers, so that Fluent picks plural forms.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language[:20]!r}: the languages are {', '.join(LANGUAGES)}")
        self.language = language
        # Isolating marks are for mixed writing directions. Here all languages run left to right, and terminals would
        # show the marks.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (HOUSE, folder and folder / "texts"):
            if source is not None:
                text = (source / f"{language}.ftl").read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one, `prompt-turn.help`."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, message: str, facts: Mapping[str, int | float | str] | None = None, **more: int | float | str) -> str:
        """The message with its arguments put in. Raises `MissingText`, or `ValueError` if it does not format."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(message)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingText(message)
        text, errors = self._bundle.format_pattern(pattern, {**(facts or {}), **more})
        if errors:
            raise ValueError(f"{self.language}: {message}: {'; '.join(str(error) for error in errors)}")
        return str(text)


@cache
def texts(language: str, folder: Path | None = None) -> Texts:
    """The texts of a language for a game's folder, read once."""
    return Texts(language, folder)


def rule_text_id(rule: str) -> str:
    """The Fluent id of a rule's sentence: `pan.skip` is `rule-pan-skip`."""
    return "rule-" + rule.replace(".", "-")
