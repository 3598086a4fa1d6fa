"""Panda Rei as the shelf holds it."""

from pathlib import Path
from typing import Final

from ultimo.games.panda import deck, moves
from ultimo.games.panda.heuristics import score
from ultimo.games.panda.options import PRESETS, PandaOptions
from ultimo.games.panda.position import ENDING, PROMPTS, PandaRules
from ultimo.games.panda.state import PandaState
from ultimo.table.deck import Deck
from ultimo.table.game import Game
from ultimo.table.state import View


def begin(options: PandaOptions, seats: int, used: Deck) -> PandaState:
    """A match before its first draw."""
    return PandaState(PandaRules(options, seats, used), seats)


def risk(view: View, move: int) -> tuple[int, int] | None:
    """Nobody is ever out of this game."""
    return None


PANDA: Final = Game(
    id="panda",
    name="Panda Rei",
    revision=1,
    seats=(2, 5),
    options=PandaOptions,
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
    endings=(ENDING,),
    verbs=("start", "round", "deal", "lead", "play", "dummy", "trick", "take", "final", "wins", "shares"),
    prompts=tuple(prompt for prompt in PROMPTS if prompt),
    refusals=("panda.play", "panda.take"),
    score=score,
    risk=risk,
    folder=Path(__file__).parent,
)
