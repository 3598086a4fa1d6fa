"""Whole matches for tests: played by bots that see their views, kept as records."""

from ultimo.bots import RandomBot
from ultimo.games.pan import PAN
from ultimo.table.deck import Deck
from ultimo.table.dice import Random
from ultimo.table.game import Game
from ultimo.table.match import Match
from ultimo.table.record import Record
from ultimo.table.state import OVER


def lowest(mask: int) -> int:
    """The lowest seat of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def play(seed: int, seats: int, preset: str = "", game: Game = PAN, deck: Deck | None = None) -> Match:
    """A match from its first draw to its end, all at random, its record closed."""
    match = Match(game, game.preset(preset or game.default_preset()), seats, deck)
    dice, bot = Random(seed), RandomBot()
    match.settle(dice)
    while match.state.kind() != OVER:
        seat = lowest(int(match.state.asked()))
        match.answer(seat, game.write(bot.choose(match.state.veil(seat), dice.rng)), dice)
    match.record.close(match.state.standings())
    return match


def record(seed: int = 1, seats: int = 3) -> Record:
    """The record of such a match."""
    return play(seed, seats).record
