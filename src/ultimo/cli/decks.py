"""`ultimo deck`: the cards of a game, and the check of a deck file."""

from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import JustifyMethod
from rich.table import Table

from ultimo.cli.cards import Drawing
from ultimo.cli.errors import BadInput, naming_bad_input
from ultimo.cli.files import read_deck
from ultimo.cli.speak import Paper
from ultimo.table.deck import Deck
from ultimo.table.game import Game
from ultimo.table.texts import Texts


@dataclass(frozen=True)
class ShownDeck:
    """A deck that is right in itself, and the most players it is enough for."""

    game: Game
    deck: Deck
    most: int

    def as_json(self) -> dict[str, Any]:
        """The deck as records keep it, with its game and size, and how many can play with it."""
        players = [self.game.seats[0], self.most]
        return {"game": self.game.id, "size": self.deck.size(), "players": players, **self.deck.as_json()}

    def show(self, paper: Paper, texts: Texts) -> None:
        """A row for each kind of card, then what holds for the whole deck."""
        drawing = Drawing(paper, texts, self.deck)
        paper.hang("", texts.say("cli-deck", game=texts.say("game-name"), name=self.deck.name, size=self.deck.size()))
        table = Table(box=box.SIMPLE_HEAD if paper.has_signs else box.ASCII2, show_edge=False, padding=(0, 1, 0, 0))
        extra = sorted({field for card in self.deck.cards.values() for field in card} - {"copies"})
        for column in ("cli-card", "cli-name", "cli-copies"):
            least = max(len(card) for card in self.deck.cards) + 2 if column == "cli-card" else None
            justify: JustifyMethod = "right" if column == "cli-copies" else "left"
            table.add_column(texts.say(column), justify=justify, min_width=least)
        for field in extra:
            table.add_column(field)
        for card, fields in self.deck.cards.items():
            more = [spelled(fields.get(field, "")) for field in extra]
            table.add_row(drawing.block(card, drawing.ground(card)), drawing.name(card), str(fields["copies"]), *more)
        paper.put(table)
        for field, value in self.deck.numbers.items():
            paper.hang("", texts.say("cli-deck-number", field=field, value=value))
        paper.hang("", texts.say("cli-deck-players", least=self.game.seats[0], most=self.most))


def spelled(value: object) -> str:
    """A field of a card as people read it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def shown(game: Game, file: str | None) -> ShownDeck:
    """The game's own deck, or that of a file. Raises `BadInput` for one that cannot be played with."""
    deck = game.deck
    if file is not None:
        with naming_bad_input():
            deck = read_deck(file, game)
    least, most = game.seats
    enough = [seats for seats in range(least, most + 1) if has_room(game, deck, seats)]
    if not enough:
        needs, has = min(room for seats in range(least, most + 1) for room in rooms(game, deck, seats))
        raise BadInput(f"{file}: the deck has {has} cards: the fewest players, {least}, need at least {needs}")
    return ShownDeck(game, deck, max(enough))


def has_room(game: Game, deck: Deck, seats: int) -> bool:
    """Whether the deck is enough for so many, with some preset."""
    return any(needs <= has for needs, has in rooms(game, deck, seats))


def rooms(game: Game, deck: Deck, seats: int) -> list[tuple[int, int]]:
    """The cards needed and there for so many players, with each preset that is for so many."""
    found = []
    for options in game.presets.values():
        low, high = options.seats(game.seats)
        if low <= seats <= high:
            found.append(game.room(deck, seats, options))
    return found
