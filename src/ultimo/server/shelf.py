"""The shelf as the page's first screen shows it, and what a page needs of a game that it was built without."""

from typing import Final

from ultimo.games import SHELF
from ultimo.server.wire import GameInfo, GameWords
from ultimo.table.game import Game
from ultimo.table.texts import LANGUAGES, texts

LEDGER: Final = "rules.md"
BACK: Final = "back"
"""The name of a card that lies face down, beside the names of the cards."""


def shelf() -> list[GameInfo]:
    """All games, in the order of the shelf."""
    return [about(game) for game in SHELF.values()]


def about(game: Game) -> GameInfo:
    """One game, with its words in every language."""
    least, most = game.seats
    return GameInfo(game.id, least, most, {language: words(game, language) for language in LANGUAGES})


def words(game: Game, language: str) -> GameWords:
    """What the game is called in this language. A game without a short line has the long one twice."""
    said = texts(language, game.folder)
    line = said.say("game-line")
    short = said.say("game-line.short") if said.has("game-line.short") else line
    cards = {card: said.say(f"card-{card}") for card in (*game.form.ids, BACK)}
    return GameWords(said.say("game-name"), line, short, cards)


def source(game: str, file: str) -> str | None:
    """The text of one of a game's files: its ledger, or its texts in a language. None for what there is not."""
    found = SHELF.get(game)
    files = {LEDGER: LEDGER, **{language: f"texts/{language}.ftl" for language in LANGUAGES}}
    if found is None or file not in files:
        return None
    return (found.folder / files[file]).read_text(encoding="utf-8")
