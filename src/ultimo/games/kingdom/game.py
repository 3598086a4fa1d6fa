"""Death Over The Kingdom as the shelf holds it."""

from pathlib import Path
from typing import Final

from ultimo.games.kingdom import deck, moves
from ultimo.games.kingdom.heuristics import risk, score
from ultimo.games.kingdom.options import PRESETS, KingdomOptions
from ultimo.games.kingdom.places import ENDINGS
from ultimo.games.kingdom.position import PROMPTS
from ultimo.games.kingdom.refusals import REFUSALS
from ultimo.games.kingdom.rules import KingdomRules
from ultimo.games.kingdom.state import KingdomState
from ultimo.table.deck import Deck
from ultimo.table.game import Game


def begin(options: KingdomOptions, seats: int, used: Deck) -> KingdomState:
    """A match before its first Dealer is known."""
    return KingdomState(KingdomRules(options, seats, used), seats)


KINGDOM: Final = Game(
    id="kingdom",
    name="Death Over The Kingdom",
    revision=1,
    seats=(3, 16),
    options=KingdomOptions,
    presets=PRESETS,
    form=deck.FORM,
    deck=deck.DECK,
    small_decks=deck.SMALL,
    small_set={"deals": 1, "lives": 1},
    room=deck.room,
    begin=begin,
    write=moves.write,
    read=moves.read,
    write_outcome=moves.write_outcome,
    read_outcome=moves.read_outcome,
    endings=ENDINGS,
    verbs=(
        "lot", "turn", "dealer", "deal", "lay", "changed", "round", "keep", "swap", "get", "show", "take", "peek",
        "trade", "leave", "throw", "juggle", "burn", "replace", "cut", "cut-to", "hand", "store", "reveal", "turns",
        "slain", "enchant", "pass", "score", "nobody", "token", "life", "out", "aside", "wins", "void",
    ),
    prompts=tuple(prompt for prompt in PROMPTS if prompt),
    refusals=REFUSALS,
    score=score,
    risk=risk,
    folder=Path(__file__).parent,
)  # fmt: skip
