"""El Mortal as its tests speak of it.

    table("robo, no | paz | -").do("play robo", "aim at 1", "pass")      # hands by seat, seat 0 is to play
    table("robo | paz", pile="no muerte").pile                           # the pile, its top first

`-` is an empty hand. Moves and outcomes are their texts. `do` plays the moves of whoever is asked: in a window
everybody, the lowest seat first, unless a move names its seat: `1: answer no`; `all pass` lets everybody pass who is
still asked, `through` in all windows that follow too. Draws with one outcome are made at once; others come as `draw
paz`; what `pile` names is decided from the start.
"""

from collections.abc import Iterator
from typing import Self

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal.deck import deck_for
from ultimo.games.mortal.game import MORTAL, begin
from ultimo.games.mortal.kinds import DEATH, IDS
from ultimo.games.mortal.options import MortalOptions
from ultimo.games.mortal.position import BUSY, OPEN
from ultimo.games.mortal.state import MortalState
from ultimo.table.deck import Deck
from ultimo.table.refusal import Refusal
from ultimo.table.state import DRAW
from ultimo.table.testing import SeenTable, walked


class Table(SeenTable[MortalState]):
    """A match of El Mortal at one moment. Where several are asked, the lowest seat is meant."""

    game = MORTAL

    # What is done

    def do(self, *steps: str) -> Self:
        """Play steps: moves of whoever is asked, `2: pass` of a seat that is named, `draw paz`, `all pass`."""
        for step in steps:
            if step == "all pass":
                self.let_pass()
            elif step == "through":
                self.through()
            elif step.startswith("draw "):
                self.draw(step.removeprefix("draw "))
            else:
                seat, sign, move = step.rpartition(": ")
                self.answer(int(seat) if sign else self.asked[0], move)
            self.settle()
        return self

    def let_pass(self) -> None:
        """Everybody who is asked in the open window passes; so does a drawer of a death."""
        number = self.state.question()
        while self.asked and self.state.question() == number:
            self.answer(self.asked[0], "pass")

    def through(self) -> None:
        """Nobody answers any more, until somebody has something else to decide."""
        while self.prompt == "answer":
            self.let_pass()
            self.settle()

    def settle(self) -> None:
        """Make the draws that have one outcome."""
        while self.state.kind() == DRAW and len(self.state.chances()) == 1:
            self.state.resolve(self.state.chances()[0][0])

    # Who is asked

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.prompt()

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.turn)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, or of the lowest that is asked."""
        return super().legal(self.asked[0] if seat is None else seat)

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a seat, or the lowest that is asked, may not make a move."""
        return super().refusal(move, self.asked[0] if seat is None else seat)

    # What lies where

    @property
    def hands(self) -> list[str]:
        """The cards in each hand by the order of the deck, `-` for none."""
        return [listed(b.names(self.state.bags, seat)) for seat in range(int(self.state.seats))]

    @property
    def deaths(self) -> list[int]:
        """The deaths before each seat."""
        return [int(count) for count in self.state.deaths]

    @property
    def pile(self) -> str:
        """The pile from its top, `game` for a card that is not decided, `any` if not even whether it is a death."""
        return listed([place_name(int(self.state.pile[index])) for index in reversed(range(int(self.state.left)))])

    @property
    def fronts(self) -> list[str]:
        """What lies before each seat besides deaths; what it counts as, if that is another, after `=`."""
        found: list[list[str]] = [[] for _ in range(int(self.state.seats))]
        for index in range(int(self.state.marked)):
            lying = self.state.marks[index]
            card, used_as = IDS[it.card_of(lying)], IDS[it.kind_of(lying)]
            laid = it.laid_on(lying)
            name = card if card == used_as else f"{card}={used_as}"
            found[it.holder_of(lying)].append(name if laid < 0 else f"{name}+{IDS[laid]}")
        return [listed(cards) for cards in found]

    @property
    def discards(self) -> str:
        """The discards, by the order of the deck."""
        return listed(b.names(self.state.bags, self.state.discards()))

    @property
    def gone(self) -> str:
        """What has left the game, by the order of the deck, without the deaths that were not needed."""
        return listed([card for card in b.names(self.state.bags, self.state.gone()) if card != "muerte"])

    @property
    def stack(self) -> str:
        """The cards that are played and not dealt with yet, the lowest first."""
        return listed([IDS[it.card_of(self.state.stack[index])] for index in range(int(self.state.depth))])

    # How it stands

    @property
    def alive(self) -> list[int]:
        """The seats that are in."""
        return [int(seat) for seat in b.places(self.state.alive)]

    def sees(self, viewer: int) -> dict[str, list[str]]:
        """The zones with cards that a viewer sees."""
        return {zone["id"]: zone["cards"] for zone in self.state.veil(viewer).describe()["zones"] if zone["cards"]}


def table(
    hands: str,
    pile: str = "game",
    deaths: str = "",
    fronts: str = "",
    discards: str = "",
    turn: int = 0,
    played: int = 0,
    last: str = "",
    tied: bool = False,
    hidden: str = "",
    deck: Deck | None = None,
    **options: object,
) -> Table:
    """A match at the start of the playing of a turn.

    `hands`, `fronts` and `deaths` have a part for each seat, with `|` between. A card of `fronts` is `cadenas`, played
    by whoever has it before them, or `cadenas by 2`, or `gemelas+no`. `pile` names the places from the top; `game` is a
    card that is not decided. `hidden` are cards that the pile holds besides, so that `game` can be them. `last` is the
    last card used.
    """
    parts = [cards_in(part) for part in hands.split("|")]
    seats = len(parts)
    chosen = MortalOptions().with_set(options)
    state = begin(chosen, seats, deck or deck_for(chosen))
    for bag in range(seats + 3):
        b.clear(state.bags, bag)
    for seat, cards in enumerate(parts):
        for card in cards:
            state.gain(seat, IDS.index(card), 0)
    for seat, number in enumerate(deaths.split("|") if deaths else []):
        state.deaths[seat] = int(number)
    places = pile.split()
    for place in reversed(places):
        state.add_place(IDS.index(place) if place in IDS else 60)
    undecided = cards_in(hidden) + ["empujon"] * places.count("game")
    for card in undecided[: places.count("game")]:
        b.put(state.bags, state.pool(), IDS.index(card))
    for card in cards_in(discards):
        b.put(state.bags, state.discards(), IDS.index(card))
    for seat, part in enumerate(fronts.split("|") if fronts else []):
        for card in filter(None, (word.strip() for word in part.split(","))):
            lay_before(state, seat, card)
    state.survey()
    for seat in b.places(state.cursed):
        state.bare(seat)
    state.last = IDS.index(last) if last else -1
    state.tied = state.alive if tied else 0
    state.turn = turn
    state.stage = OPEN
    state.played = played
    state.phase = BUSY
    found = Table(state)
    state.go()
    found.settle()
    return found


def lay_before(state: MortalState, seat: int, written: str) -> None:
    """Put a lasting or one-round card before a seat."""
    if written == "-":
        return
    written, _, player = written.partition(" by ")
    card, _, laid = written.partition("+")
    kind = IDS.index(card)
    lying = it.mark(kind, kind, int(player or seat), seat)
    state.marks[state.marked] = it.with_laid(lying, IDS.index(laid)) if laid else lying
    state.marked += 1


def cards_in(text: str) -> list[str]:
    """Card ids from a text with blanks or commas between them, `-` for none."""
    return [card for card in text.replace(",", " ").split() if card != "-"]


def place_name(word: int) -> str:
    """What a place of the pile holds."""
    kind = word & 63
    return IDS[kind] if kind <= DEATH else {60: "game", 61: "any", 62: "?"}[kind]


def listed(cards: list[str] | tuple[str, ...]) -> str:
    """Cards with blanks between, `-` for none."""
    return " ".join(cards) or "-"


def walk(seats: int, *seed: int | str, **options: object) -> Iterator[Table]:
    """A whole match, everybody choosing and everything drawn at random: the table at the start and after every step."""
    chosen = MortalOptions().with_set(options)
    found = Table(begin(chosen, seats, deck_for(chosen)))
    return walked(found, *seed)
