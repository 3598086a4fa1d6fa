"""Deck files: the cards of a game as data, read and checked with file, line and field named.

A deck file is TOML: numbers of the whole deck at the top, then one `[[card]]` for each kind of card with its `id`,
its `copies`, and what else the game wants to know.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ultimo.table.options import show


class DeckError(ValueError):
    """A deck file that cannot be used: `file`, `line` (0 if it has none), `field`, `found` and what is `allowed`."""

    def __init__(self, file: str, line: int, field: str, found: object, allowed: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {field} is {show(found)}: allowed is {allowed}")
        self.file = file
        self.line = line
        self.field = field
        self.found = found
        self.allowed = allowed


@dataclass(frozen=True)
class Field:
    """A field of a deck file: a whole number from `low` to `high`, or one of `words`, or a free `text`.

    With `several`, a list of different `words`, at least one. With `cards` it is a field of these cards only; so a
    field may have other bounds with other cards.
    """

    name: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    text: bool = False
    optional: bool = False
    several: bool = False
    cards: tuple[str, ...] = ()

    def allowed(self) -> str:
        """What may stand there, for messages."""
        if self.words:
            return ("a list of " if self.several else "one of ") + ", ".join(self.words)
        return "a text" if self.text else f"a whole number from {self.low} to {self.high}"

    def accepts(self, found: object) -> bool:
        """Whether `found` may stand there."""
        if self.several:
            return (
                isinstance(found, list)
                and found != []
                and all(word in self.words and found.count(word) == 1 for word in found)
            )
        if self.words or self.text:
            return isinstance(found, str) and ((self.text and found != "") or found in self.words)
        return isinstance(found, int) and not isinstance(found, bool) and self.low <= found <= self.high


@dataclass(frozen=True)
class Deck:
    """A checked deck: `numbers` of the whole deck, and each kind of card by its id, in the order of the file."""

    name: str
    numbers: dict[str, int]
    cards: dict[str, dict[str, Any]]

    def copies(self, card: str) -> int:
        """How many of a card the deck holds."""
        return int(self.cards[card]["copies"])

    def size(self) -> int:
        """How many cards the deck holds."""
        return sum(self.copies(card) for card in self.cards)

    def as_json(self) -> dict[str, Any]:
        """The deck as JSON keeps it, for records; `DeckForm.from_json` reads it back."""
        return {"name": self.name, **self.numbers, "card": [{"id": name, **rest} for name, rest in self.cards.items()]}


class Wrong(NamedTuple):
    """What is wrong with a deck as a whole; `card` is the card whose field it is, empty for a field of the deck."""

    field: str
    found: object
    allowed: str
    card: str = ""


@dataclass(frozen=True)
class DeckForm:
    """What a game's deck files look like.

    `ids` are the cards there may be, all of them once each; `whole` checks what concerns several fields and returns
    what is wrong, or None.
    """

    numbers: tuple[Field, ...]
    card: tuple[Field, ...]
    ids: tuple[str, ...]
    whole: Callable[[Deck], Wrong | None] = lambda deck: None

    def read(self, text: str, file: str, name: str = "") -> Deck:
        """The deck that a file's `text` describes. Raises `DeckError`."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise no_toml(text, file, str(error)) from None
        return self._check(data, file, name or Path(file).stem, lambda index, field: line_of(text, index, field))

    def from_json(self, data: dict[str, Any], file: str) -> Deck:
        """The deck that a record holds. Raises `DeckError`."""
        rest = dict(data)
        return self._check(rest, file, str(rest.pop("name", "")), lambda index, field: 0)

    def _check(self, data: dict[str, Any], file: str, name: str, line: Callable[[int, str], int]) -> Deck:
        rows = data.pop("card", [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise DeckError(file, line(-1, "card"), "card", rows, "a list of [[card]] tables")
        numbers = self._fields(self.numbers, data, file, -1, line)
        cards: dict[str, dict[str, Any]] = {}
        for index, row in enumerate(rows):
            named = row.get("id") in self.ids
            own = tuple(field for field in self.card if not (named and field.cards) or row["id"] in field.cards)
            fields = self._fields((Field("id", words=self.ids), *own), dict(row), file, index, line)
            card = fields.pop("id")
            if card in cards:
                raise DeckError(file, line(index, "id"), "id", card, "each card once")
            cards[card] = fields
        for card in self.ids:
            if card not in cards:
                raise DeckError(file, 0, "card", ", ".join(cards), f"one [[card]] for each of {', '.join(self.ids)}")
        deck = Deck(name, numbers, cards)
        wrong = self.whole(deck)
        if wrong is not None:
            index = list(cards).index(wrong.card) if wrong.card else -1
            field = f"{wrong.field} of {wrong.card}" if wrong.card else wrong.field
            raise DeckError(file, line(index, wrong.field), field, wrong.found, wrong.allowed)
        return deck

    def _fields(
        self, form: tuple[Field, ...], data: dict[str, Any], file: str, index: int, line: Callable[[int, str], int]
    ) -> dict[str, Any]:
        known = {field.name: field for field in form}
        for name, found in data.items():
            if name not in known:
                raise DeckError(file, line(index, name), "the field", name, "one of " + ", ".join(known))
            if not known[name].accepts(found):
                raise DeckError(file, line(index, name), name, found, known[name].allowed())
        for field in form:
            if field.name not in data and not field.optional:
                raise DeckError(file, line(index, ""), field.name, "missing", field.allowed())
        return data


def no_toml(text: str, file: str, wrong: str) -> DeckError:
    """What to say of a file that is no TOML, from what its reader found `wrong`: `… (at line 3, column 5)`."""
    place = re.search(r" \(at line (\d+).*\)", wrong)
    lines = text.splitlines()
    number = int(place[1]) if place else len(lines)
    found = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    why = re.sub(r" \(at .*\)$", "", wrong)
    return DeckError(
        file, number, "the line", found, f"TOML, such as copies = 4 or [[card]] ({why[:1].lower()}{why[1:]})"
    )


def line_of(text: str, index: int, field: str) -> int:
    """The line, from 1, where `field` is set in the `[[card]]` number `index` (-1: above the first card).

    The line of the card's head when the field is not there; 0 above the first card.
    """
    card, head = -1, 0
    pattern = re.compile(rf"\s*[\"']?{re.escape(field)}[\"']?\s*=") if field else None
    for number, row in enumerate(text.splitlines(), 1):
        if row.strip().replace(" ", "").startswith("[[card]]"):
            card += 1
            if card == index:
                head = number
            if card > index:
                break
        elif card == index and pattern is not None and pattern.match(row):
            return number
    return head
