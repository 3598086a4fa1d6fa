"""A game as the shelf holds it: everything that differs from game to game, under names that are the same for all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ultimo.table.deck import Deck, DeckForm
from ultimo.table.options import OptionError, Options, show
from ultimo.table.state import State, View


class SeatsError(ValueError):
    """A number of seats that the game cannot be played with."""


@dataclass(frozen=True)
class Game:
    """One game of the shelf.

    `seats` are the fewest and the most players; options may allow less (`Options.seats`). `begin(options, seats, deck)`
    gives the state before the first draw; it may rely on all three being valid. `room(deck, seats, options)` gives
    (cards needed, cards there). `small_set` are options that keep matches with the small decks short. `endings` are the
    rule ids that can end a match, `verbs` those of its events, `refusals` its own rule ids that refuse. `score(view,
    move)` is the heuristic of the greedy bot: higher is better, any unit. `risk(view, move)` is the chance to be out at
    once by a move as (ways, of), None where nothing is at stake. `windows`: players may react to what others do
    (questions of kind `REACTION`), so a table of people holds these open for a time.
    """

    id: str
    name: str
    revision: int
    seats: tuple[int, int]
    options: type[Options]
    presets: dict[str, Any]
    form: DeckForm
    deck: Deck
    small_decks: dict[str, Deck]
    room: Callable[[Deck, int, Any], tuple[int, int]]
    begin: Callable[[Any, int, Deck], State]
    write: Callable[[int], str]
    read: Callable[[str], int]
    write_outcome: Callable[[int], str]
    read_outcome: Callable[[str], int]
    endings: tuple[str, ...]
    verbs: tuple[str, ...]
    prompts: tuple[str, ...]
    refusals: tuple[str, ...]
    score: Callable[[View, int], float]
    risk: Callable[[View, int], tuple[int, int] | None]
    folder: Path
    small_set: Mapping[str, object] = field(default_factory=dict)
    windows: bool = False
    deck_for: Callable[[Any], Deck] | None = None

    def start(self, options: Options | None = None, seats: int = 0, deck: Deck | None = None) -> State:
        """A new match before its first draw; without `seats`, the fewest; without `deck`, the one of the options.

        Raises `SeatsError`, or `ValueError` for options of another game.
        """
        options = self.options() if options is None else options
        if not isinstance(options, self.options):
            raise ValueError(f"{type(options).__name__} are no options of {self.id}")
        seats = seats or options.seats(self.seats)[0]
        self.check_seats(seats, options)
        deck = self.deck_of(options) if deck is None else deck
        needs, has = self.room(deck, seats, options)
        if has < needs:
            raise SeatsError(f"{seats} players need {needs} cards, the deck {deck.name} has {has}")
        return self.begin(options, seats, deck)

    def deck_of(self, options: Options) -> Deck:
        """The deck that is played with where none is given."""
        return self.deck if self.deck_for is None else self.deck_for(options)

    def check_seats(self, seats: int, options: Options) -> None:
        """Raise `SeatsError` unless `seats` players can play with these options."""
        low, high = options.seats(self.seats)
        if not low <= seats <= high:
            these = "" if (low, high) == self.seats else " with these options"
            raise SeatsError(f"{self.id} is for {low} to {high} players{these}, not {seats}")

    def preset(self, name: str) -> Options:
        """The options of a preset. Raises `OptionError` for a name that is none."""
        if name not in self.presets:
            allowed = ", ".join(self.presets)
            raise OptionError("preset", name, allowed, f"there is no preset {show(name)}: allowed are {allowed}")
        preset: Options = self.presets[name]
        return preset

    def default_preset(self) -> str:
        """The name of the preset that is the defaults."""
        return next(iter(self.presets))
