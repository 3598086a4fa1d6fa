"""`ultimo rules`: the ledger of a game, a rule of it, and its questions and answers, in the reader's language."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ultimo.cli.errors import BadInput
from ultimo.cli.speak import Paper
from ultimo.table.game import Game
from ultimo.table.ledger import LedgerRule, read_ledger
from ultimo.table.options import show
from ultimo.table.texts import Texts, rule_text_id
from ultimo.table.transcript import words


@dataclass(frozen=True)
class Rules:
    """Some rules of a game, all or one."""

    game: Game
    rules: list[LedgerRule]

    def as_json(self, texts: Texts) -> dict[str, Any]:
        """Every rule with id, sentence, sources and options."""
        return {
            "game": self.game.id,
            "revision": self.game.revision,
            "language": texts.language,
            "rules": [
                {
                    "id": rule.id,
                    "sentence": sentence(rule.id, texts),
                    "source": list(rule.sources()),
                    "option": list(rule.options()),
                }
                for rule in self.rules
            ],
        }

    def show(self, paper: Paper, texts: Texts) -> None:
        """A paragraph for each rule; with a single rule, what its options can be set to."""
        for rule in self.rules:
            paper.put(Text(rule.id, "bold"))
            paper.hang("  ", sentence(rule.id, texts))
            sources = ", ".join(source_name(source, texts) for source in rule.sources())
            paper.hang("  ", texts.say("cli-source", source=sources), "dim")
            for option in rule.options():
                self.option(paper, texts, option)
            if rule is not self.rules[-1]:
                paper.put(Text())

    def option(self, paper: Paper, texts: Texts, name: str) -> None:
        """What an option is about, and its values, the default first."""
        choice = next(choice for choice in self.game.options.choices() if choice.name == name)
        paper.hang("  ", texts.say("cli-option", label=texts.say(f"option-{name}"), name=name), "dim")
        for value in sorted(choice.values, key=lambda value: value != words(choice.default)):
            message = "cli-option-default" if value == words(choice.default) else "cli-option-value"
            text = texts.say(message, name=name, value=value, text=texts.say(f"option-{name}-{value}"))
            paper.hang("    ", text, "dim")


@dataclass(frozen=True)
class Faq:
    """Questions and answers: (question, answer, rule ids)."""

    game: Game
    answers: list[tuple[str, str, list[str]]]

    def as_json(self, texts: Texts) -> dict[str, Any]:
        """Every question with its answer and rules."""
        return {
            "game": self.game.id,
            "revision": self.game.revision,
            "language": texts.language,
            "faq": [{"question": ask, "answer": answer, "rules": ids} for ask, answer, ids in self.answers],
        }

    def show(self, paper: Paper, texts: Texts) -> None:
        """A paragraph for each question."""
        for ask, answer, ids in self.answers:
            paper.put(Text(ask, "bold"))
            paper.hang("  ", answer)
            paper.hang("  ", ", ".join(ids), "dim")
            paper.put(Text())


def ledger(game: Game, rule: str | None = None) -> Rules:
    """The rules of a game, or the one with this id. Raises `BadInput` for an id that there is not."""
    rules = read_ledger((game.folder / "rules.md").read_text(encoding="utf-8"))
    if rule is None:
        return Rules(game, rules)
    found = [known for known in rules if known.id == rule]
    if not found:
        raise BadInput(f"there is no rule {show(rule)}: allowed are {', '.join(known.id for known in rules)}")
    return Rules(game, found)


def faq(game: Game, texts: Texts) -> Faq:
    """The questions and answers of a game, numbered from 1 in its texts."""
    answers = []
    number = 1
    while texts.has(f"faq-{number}-q"):
        ids = texts.say(f"faq-{number}-a.rules").split()
        answers.append((texts.say(f"faq-{number}-q"), texts.say(f"faq-{number}-a"), ids))
        number += 1
    return Faq(game, answers)


def sentence(rule: str, texts: Texts) -> str:
    """What a rule says, in the reader's language."""
    return texts.say(rule_text_id(rule))


def source_name(source: str, texts: Texts) -> str:
    """What people call a source, such as "house" for H; its letters if the game has no word for it."""
    message = f"source-{source}"
    return texts.say(message) if texts.has(message) else source
