"""El Mortal as the shelf holds it."""

from pathlib import Path
from typing import Final

from ultimo.games.mortal import deck, moves
from ultimo.games.mortal.heuristics import score
from ultimo.games.mortal.kinds import IDS
from ultimo.games.mortal.options import PRESETS, MortalOptions
from ultimo.games.mortal.position import ENDINGS, PROMPTS
from ultimo.games.mortal.risk import risk
from ultimo.games.mortal.state import MortalState
from ultimo.games.mortal.tables import MortalRules
from ultimo.table.deck import Deck
from ultimo.table.game import Game


def begin(options: MortalOptions, seats: int, used: Deck) -> MortalState:
    """A match before its first draw."""
    return MortalState(MortalRules(options, seats, used), seats)


MORTAL: Final = Game(
    id="mortal",
    name="El Mortal",
    revision=1,
    seats=(2, 6),
    options=MortalOptions,
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
    endings=tuple(rule for rule in ENDINGS if rule),
    verbs=(
        "removed", "first", "deal", "turn", "frozen", "fade", "poisoned", "plays", "answers", "uses", "aims", "names",
        "targets", "lot", "cancelled", "lies", "lays", "bared", "redirects", "discards", "nothing", "stabbed", "steals",
        "gives", "passes", "sees", "looks", "orders", "cuts", "shuffles", "buries", "notes", "loots", "destroys",
        "bequeaths", "exhumes", "forgets", "escapes", "turns-round", "draws", "death", "takes", "amulet", "tie", "out",
        "leaves", "wins", "all-lose",
    ),
    prompts=("more", *dict.fromkeys(prompt for prompt in PROMPTS if prompt)),
    refusals=(
        "mortal.play", "mortal.usable", "mortal.stuck", "mortal.anyone", "mortal.window", "mortal.any-time",
        "mortal.rebota", "mortal.shield", "mortal.shield-death", *(f"mortal.card-{card}" for card in IDS[:-1]),
    ),
    score=score,
    risk=risk,
    folder=Path(__file__).parent,
    small_set={"deck": "house"},  # small decks take the place of both
    windows=True,
    deck_for=deck.deck_for,
)  # fmt: skip
