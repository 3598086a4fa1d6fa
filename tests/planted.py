"""Broken games, each a good one with a single fault: the suite must reject each at exactly the point that is named.

The faults are planted in Magpies, the toy game, and look as they would if somebody had made them by mistake.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from planted_sights import (
    BestCardTold,
    ChangeShows,
    ChoiceShown,
    ChoiceTold,
    CoveredNests,
    DealGoesOn,
    DealTold,
    FirstTakes,
    ForcedNotAsked,
    KindsNotCards,
    LowestAnswer,
    NeighbourOpen,
    OnlyRingsAsked,
    OpenView,
    RefusalTells,
    RevealsByHands,
    TopForgotten,
    TopOpen,
    Truth,
)
from toy.game import MAGPIES, MagpieOptions, begin_with, write
from toy.state import CAW, CAWING, DEALING, REST, TURNING, MagpieState
from ultimo.table.deck import Deck
from ultimo.table.events import Event
from ultimo.table.game import Game
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import Standings, State

CRUMBS: Final = {"crumbs": MAGPIES.small_decks["crumbs"]}


@dataclass(frozen=True)
class Planted:
    """A broken game, the number of the point that must reject it, and words that its message must hold."""

    game: Game
    point: int
    says: str


def broken(kind: type[MagpieState] = MagpieState, **changes: Any) -> Game:
    """Magpies with another state, or with other things on the shelf."""
    return replace(MAGPIES, **{"begin": begin_with(kind), "small_decks": CRUMBS, **changes})


class Lenient(MagpieState):
    """Check lets a bird dare with a card that its nest does not hold."""

    def refusal(self, seat: int, move: int) -> Refusal | None:
        found = super().refusal(seat, move)
        return None if found is not None and found.rule == "magpie.dare" else found


class FirstPicked(MagpieState):
    """Picked at random is always the first of the legal moves."""

    def pick(self, seat: int, rng: Rng) -> int:
        rng.next32()
        return self.legal(seat)[0]


def write_caw_as_show(move: int) -> str:
    """Two moves share a text, so that a record of the one is replayed as the other."""
    return write(move - CAW - 1) if move > CAW else write(move)


class ForgetfulBytes(MagpieState):
    """The bytes leave out how many draws there have been."""

    def from_bytes(self, data: bytes) -> None:
        super().from_bytes(data)
        self.draws = 0


class SharedNests(MagpieState):
    """A copy shares its nests with the original."""

    def copy(self) -> MagpieState:
        state = super().copy()
        state.nests = self.nests
        return state


class StaleLeader(MagpieState):
    """A state that becomes a copy keeps who led in the match that it was before."""

    def copy(self) -> MagpieState:
        state = super().copy()
        state.leader = self.leader
        return state

    def copy_from(self, other: State) -> None:
        leader = self.leader
        super().copy_from(other)
        self.leader = leader


class LostCards(MagpieState):
    """Cards that nobody takes vanish."""

    def drop(self, cards: list[int]) -> None:
        gone = self.gone
        super().drop(cards)
        self.gone = gone


class StakeStays(MagpieState):
    """What was paid for a house is remembered, though nothing depends on it any more."""

    def open_show(self) -> None:
        stake = self.stake
        super().open_show()
        self.stake = stake


class WeightZero(MagpieState):
    """Cards that are used up are still among the chances, with weight 0."""

    def chances(self) -> list[tuple[int, int]]:
        found = dict(super().chances())
        return [(card, found.get(card, 0)) for card in (1, 2, 3)] if self.phase == DEALING else list(found.items())


class SameNames(MagpieState):
    """All cards are dealt by draws of the same name."""

    def draw_name(self) -> str:
        return super().draw_name().partition(".")[0]


class Endless(MagpieState):
    """Who rests passes the turn on, round and round."""

    def turn(self, seat: int, move: int) -> None:
        if move != REST:
            super().turn(seat, move)
            return
        self.record(Event("rest", seat))
        others = [*range(seat + 1, int(self.seats)), *range(seat)]
        self.leader = next(other for other in others if not self.is_out(other))
        self.ask(TURNING, 1 << self.leader)


class SkippedNumber(MagpieState):
    """A window to react in takes two numbers."""

    def ask(self, phase: int, seats: int) -> None:
        super().ask(phase, seats)
        self.number += phase == CAWING


class DensePlaces(MagpieState):
    """After a shared place no place is left out: 1, 1, 2."""

    def standings(self) -> Standings:
        found = super().standings()
        return replace(found, places=tuple(1 + sorted(set(found.places)).index(place) for place in found.places))


def begin_with_one_cat(options: MagpieOptions, seats: int, used: Deck) -> MagpieState:
    """There is one cat in a house, whatever the option says."""
    return begin_with(MagpieState)(replace(options, cats=1), seats, used)


PLANTED: Final[dict[str, Planted]] = {
    "check-disagrees-with-legal": Planted(broken(Lenient), 1, "is let through by check, but not legal"),
    "pick-is-no-lot": Planted(broken(FirstPicked), 1, "pick gives seat"),
    "moves-share-a-text": Planted(broken(write=write_caw_as_show), 2, "is written 'show 1'"),
    "bytes-forget-a-counter": Planted(broken(ForgetfulBytes), 2, "kept as bytes"),
    "copy-shares": Planted(broken(SharedNests), 3, "happens to its copy too"),
    "copy-from-keeps-a-field": Planted(broken(StaleLeader), 3, "a copy is not the same"),
    "card-lost": Planted(broken(LostCards), 4, "lost ['1', '1']"),
    "view-can-be-played-on": Planted(broken(OpenView), 5, "expected VeiledError"),
    "watcher-sees-more": Planted(broken(CoveredNests), 5, "in nest.1, seat 0 less"),
    "determinization-is-the-truth": Planted(broken(Truth), 6, "are all the same"),
    "determinization-by-kinds": Planted(broken(KindsNotCards), 6, "do not come as often as they are likely"),
    "unseen-answer-is-the-lowest": Planted(broken(LowestAnswer), 6, "do not come as often as they are likely"),
    "order-of-commits-matters": Planted(broken(FirstTakes), 7, "came after, not before"),
    "change-of-mind-shows": Planted(broken(ChangeShows), 7, "changed"),
    "choice-unveiled": Planted(broken(ChoiceShown), 7, "sees what seat"),
    "choice-told": Planted(broken(ChoiceTold), 7, "after another answer"),
    "event-tells-of-a-hand": Planted(broken(BestCardTold), 8, "in a twin world"),
    "deal-told": Planted(broken(DealTold), 8, "of what it cannot see"),
    "question-tells-of-a-hand": Planted(broken(OnlyRingsAsked), 8, "in a twin world"),
    "forced-answers-not-asked": Planted(broken(ForcedNotAsked), 8, "in a twin world"),
    "events-in-order-of-hands": Planted(broken(RevealsByHands), 8, "in a twin world"),
    "refusal-tells-of-a-hand": Planted(broken(RefusalTells), 5, "its view knows"),
    "draw-waits-for-a-card": Planted(broken(DealGoesOn), 8, "in a twin world"),
    "look-forgotten": Planted(broken(TopForgotten), 8, "can rule out"),
    "hand-unveiled": Planted(broken(NeighbourOpen), 13, "sees more than it was told"),
    "look-shared": Planted(broken(TopOpen), 13, "sees more than it was told"),
    "state-remembers-too-much": Planted(broken(StakeStays), 13, "states ="),
    "chance-of-weight-zero": Planted(broken(WeightZero), 9, "weights are whole numbers above 0"),
    "draw-names-repeat": Planted(broken(SameNames), 9, "the draw's name 'deal'"),
    "match-without-end": Planted(broken(Endless), 10, "can go on for ever"),
    "question-number-skipped": Planted(broken(SkippedNumber), 10, "but its number is"),
    "places-not-shared": Planted(broken(DensePlaces), 11, "are not as ties share them"),
    "ending-unknown": Planted(broken(endings=("magpie.last",)), 11, "none of the game's endings"),
    "verb-without-text": Planted(broken(verbs=(*MAGPIES.verbs, "sing")), 12, "there is no text event-sing"),
    "option-without-use": Planted(broken(begin=begin_with_one_cat), 12, "option cats=2 makes no difference"),
}
