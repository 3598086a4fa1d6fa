"""How cards, chambers and chances are drawn on a terminal: in colour where there is some, the same width without."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ultimo.cli.speak import Paper
from ultimo.table.deck import Deck
from ultimo.table.describe import Gauge
from ultimo.table.texts import Texts

INK: Final = "#fff7e0"
GROUNDS: Final = ("#4a6580", "#8f5a2b", "#26705f", "#8c2f39", "#7a5f14", "#6b3e78", "#33518f", "#5b5b3a")
"""One ground for each kind of card; the card's id is always on it, so colour alone says nothing."""

SHORT: Final = 3
"""Ids of up to so many letters are written on cards; longer ones are for programs."""

BACK: Final = "#fff7e0 on #1f4d3a"
FULL: Final = "#e9dfc9 on #2b2622"
EMPTY: Final = "#241c10 on #d4a94f"
ASKED: Final = "bold #d7403a"
SOFT: Final = "dim"


class Drawing:
    """Draws for one paper, one language and one deck."""

    def __init__(self, paper: Paper, texts: Texts, deck: Deck) -> None:
        self.paper = paper
        self.texts = texts
        self.deck = deck
        self.kinds = {card: index for index, card in enumerate(deck.cards)}

    def sign(self, sign: str, plain: str) -> str:
        """A sign, or what stands for it where only ASCII comes out."""
        return sign if self.paper.has_signs else plain

    def name(self, card: str) -> str:
        """What people call a card."""
        message = f"card-{card}"
        return self.texts.say(message) if self.texts.has(message) else card

    def label(self, card: str) -> str:
        """What a card is called where there is little room: by an id that is as short as a number, else by its name."""
        return card if len(card) <= SHORT else self.name(card)

    def mark(self, card: str) -> str:
        """What stands in the corner of a card: a short id, else what the deck says that it counts, if it does."""
        fields = self.deck.cards.get(card, {})
        if len(card) <= SHORT or "value" not in fields:
            return self.label(card)
        return "/".join(str(fields[field]) for field in ("value", "turned") if field in fields)

    def ground(self, card: str) -> str:
        """The style of a card."""
        if card not in self.kinds:
            return BACK
        return f"bold {INK} on {GROUNDS[self.kinds[card] % len(GROUNDS)]}"

    def chip(self, card: str) -> Text:
        """A card in three cells or a few more."""
        return self.block(self.words(card), self.ground(card))

    def words(self, card: str, count: int = 1, attribute: str = "") -> str:
        """What stands on a chip of some equal cards.

        That is the card's id, if it is long its name and number, or what the game's `card-chip` makes of it: from
        `$card`, `$name`, `$count` and what the deck says of the card; its attribute `hand` is for cards in a hand.
        """
        if card not in self.deck.cards or not self.gathers:
            label, mark = self.label(card), self.mark(card)
            return label if label == mark else f"{label} {mark}"
        facts = {**self.deck.cards[card], "card": card, "name": self.name(card), "count": count}
        return self.texts.say(f"card-chip{attribute}", facts)

    @property
    def gathers(self) -> bool:
        """Whether equal cards share a chip, because the game has words for that."""
        return self.texts.has("card-chip")

    def block(self, text: str, style: str, ends: str = "[]") -> Text:
        """A text on a ground, or between brackets where there is no colour or no ground."""
        if self.paper.is_plain or style == SOFT:
            return Text(f"{ends[0]}{text}{ends[1]}", style)
        return Text(f" {text} ", style)

    def chips(self, cards: Sequence[str], width: int) -> list[Text]:
        """Cards side by side in lines of at most `width`; no line for no cards."""
        return flow(self.gathered(cards), width, " ")

    def gathered(self, cards: Sequence[str], attribute: str = "") -> list[Text]:
        """A chip for each card, or for all equal ones."""
        if not self.gathers:
            return [self.chip(card) for card in cards]
        counted = Counter(cards)
        return [self.block(self.words(card, count, attribute), self.ground(card)) for card, count in counted.items()]

    def backs(self, number: int) -> Text:
        """Cards face down, one cell each."""
        return Text().append(self.sign("▮", "#") * number, "#3f8a68")

    def big(self, cards: Sequence[str], width: int) -> list[Text]:
        """Cards with their names, as boxes if they fit side by side, else as chips with the name after each."""
        if not cards:
            return []
        if self.gathers:
            return flow(self.gathered(cards, ".hand"), width, " ")
        names = [self.name(card) for card in cards]
        marks = [self.mark(card) for card in cards]
        inside = max([cell_len(mark) + 1 for mark in marks] + [cell_len(name) for name in names]) + 2
        if self.paper.has_signs and len(cards) * (inside + 3) <= width and width >= 60:
            return self.boxes(cards, marks, names, inside)
        parts = [
            self.chip(card) if self.label(card) == name else Text.assemble(self.chip(card), " ", name, no_wrap=True)
            for card, name in zip(cards, names, strict=True)
        ]
        return flow(parts, width, "  ")

    def boxes(self, cards: Sequence[str], marks: Sequence[str], names: Sequence[str], inside: int) -> list[Text]:
        """Cards drawn as boxes, four lines high."""
        lines = [Text() for _ in range(4)]
        for card, mark, name in zip(cards, marks, names, strict=True):
            style = "" if self.paper.is_plain else self.ground(card)
            drawn = (
                "╭" + "─" * inside + "╮",
                f"│ {mark}{' ' * (inside - cell_len(mark) - 1)}│",
                f"│ {name}{' ' * (inside - cell_len(name) - 1)}│",
                "╰" + "─" * inside + "╯",
            )
            for line, row in zip(lines, drawn, strict=True):
                line.append(row, style)
                line.append(" ")
        return lines

    def chambers(self, gauge: Gauge, in_play: bool, width: int) -> list[Text]:
        """A gauge as places, the filled ones first, in the words that the game has for both; faint until `in_play`."""
        value, most = gauge["value"], gauge["most"]
        empty_style = EMPTY if in_play else SOFT
        full, empty = self.texts.say(f"gauge-{gauge['id']}-full"), self.texts.say(f"gauge-{gauge['id']}-empty")
        room = max(cell_len(full), cell_len(empty))
        is_tight = width < most * (room + 3)
        places = []
        for index in range(most):
            word, style = (full, FULL) if index < value else (empty, empty_style)
            if is_tight and style != SOFT and not self.paper.is_plain:
                places.append(Text(word.center(room), style))
            else:
                places.append(self.block(word.center(room), style, "()"))
        return flow(places, width, "" if places[0].cell_len > room and is_tight else " ")

    def danger(self, ways: int, of: int) -> Text:
        """A chance as dots: as many as there are cards, the deadly ones filled."""
        if ways == 0:
            return Text()
        dots = Text().append(self.sign("●", "*") * ways, ASKED)
        return dots.append(self.sign("○", ".") * (of - ways), SOFT)


def flow(parts: Sequence[Text], width: int, gap: str) -> list[Text]:
    """Parts set side by side, a new line where the next would not fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text().append_text(part))
    return lines
