"""Pan t'es Mort as the shelf holds it."""

from pathlib import Path
from typing import Final

from ultimo.games.pan import deck, moves
from ultimo.games.pan.heuristics import score
from ultimo.games.pan.options import PRESETS, PanOptions
from ultimo.games.pan.position import ENDINGS, PROMPTS, PanRules
from ultimo.games.pan.risk import risk
from ultimo.games.pan.state import PanState
from ultimo.table.deck import Deck
from ultimo.table.game import Game


def begin(options: PanOptions, seats: int, used: Deck) -> PanState:
    """A match before its first card is dealt."""
    return PanState(PanRules(options, seats, used), seats)


PAN: Final = Game(
    id="pan",
    name="Pan t'es Mort",
    revision=1,
    seats=(2, 6),
    options=PanOptions,
    presets=PRESETS,
    form=deck.FORM,
    deck=deck.DECK,
    small_decks=deck.SMALL,
    room=deck.room,
    begin=begin,
    write=moves.write,
    read=moves.read,
    write_outcome=moves.write_outcome,
    read_outcome=moves.read_outcome,
    endings=ENDINGS,
    verbs=(
        "deal", "chosen", "changed", "reveal", "phantom", "take", "phantom-wins", "nobody", "ranking", "lot", "flip",
        "spin", "skip", "discard", "clic", "bang", "double", "stop", "steal", "out", "wins",
    ),
    prompts=tuple(dict.fromkeys(prompt for prompt in PROMPTS if prompt)),
    refusals=("pan.choose", "pan.turn", "pan.spin", "pan.skip", "pan.discard", "pan.double", "pan.steal", "pan.forced"),
    score=score,
    risk=risk,
    folder=Path(__file__).parent,
)  # fmt: skip
