"""Broken games, each a good one with a single fault: the suite must reject each at exactly the point that is named.

The faults are planted in Magpies, the toy game, and look as they would if somebody had made them by mistake.
"""

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from toy.game import MAGPIES, MagpieOptions, begin_with, deck, write
from toy.state import CAW, CAWING, DEALING, ENTERING, REST, SHOWING, TURNING, UNSEEN, MagpieState
from ultimo.table.deck import Deck
from ultimo.table.events import EVERYBODY, WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import FULL, Standings, State

CRUMBS: Final = {"crumbs": deck("crumbs", 2, "311")}
"""A small deck that is walked quickly, for every fault is looked for by every point."""


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


class OpenView(MagpieState):
    """A view can be played on, and says what may be drawn."""

    def guard(self) -> None:
        pass


class CoveredNests(MagpieState):
    """Birds do not see the nests of others, watchers do."""

    def describe(self) -> dict[str, Any]:
        description = super().describe()
        for zone in description["zones"]:
            if zone["kind"] == "front" and self.viewer not in (FULL, WATCHER, zone["seat"]):
                zone["cards"] = ["?"] * len(zone["cards"])
        return description


class Truth(MagpieState):
    """The worlds drawn for a view are all the true one, which the view still holds."""

    truth: tuple[list[list[int]], list[int], list[int]] | None = None

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, Truth)
        self.truth = other.truth

    def hide(self, viewer: int) -> None:
        self.truth = self.truth or ([*self.hands], self.pool, [*self.chosen])
        super().hide(viewer)

    def fill(self, rng: Rng) -> None:
        assert self.truth is not None
        hands, pool, chosen = self.truth
        self.hands, self.pool, self.chosen = [[*hand] for hand in hands], [*pool], [*chosen]
        self.truth = None


class KindsNotCards(MagpieState):
    """The worlds are drawn by kinds of cards, so that a rare card is held as often as a common one."""

    def fill(self, rng: Rng) -> None:
        for seat in range(int(self.seats)):
            while len(self.hands[seat]) < self.sizes[seat]:
                kinds = sorted(set(self.pool))
                card = kinds[rng.below(len(kinds))]
                self.pool.remove(card)
                self.hands[seat] = sorted([*self.hands[seat], card])
        super().fill(rng)


class LowestAnswer(MagpieState):
    """In the worlds drawn for a view, an unseen answer is always the first of those that are legal."""

    def fill(self, rng: Rng) -> None:
        unseen = [seat for seat, move in enumerate(self.chosen) if move == UNSEEN]
        super().fill(rng)
        for seat in unseen:
            self.chosen[seat] = self.legal(seat)[0]


class Remembers(MagpieState):
    """Magpies with a further list of seats, open to all, about the question that is open."""

    def __init__(self, rules: Any, seats: int) -> None:
        super().__init__(rules, seats)
        self.noted: list[int] = []

    def ask(self, phase: int, seats: int) -> None:
        self.noted = []
        super().ask(phase, seats)

    def key(self) -> bytes:
        return super().key() + bytes(self.noted)

    def to_bytes(self) -> bytes:
        return json.dumps([super().to_bytes().decode(), self.noted]).encode()

    def from_bytes(self, data: bytes) -> None:
        rest, self.noted = json.loads(data)
        super().from_bytes(rest.encode())


class FirstTakes(Remembers):
    """Where no card stands alone, the bird that was the first to choose takes all: the order of answers matters."""

    def play(self, seat: int, move: int) -> None:
        self.guard()
        if self.phase == SHOWING and self.waiting >> seat & 1:
            self.noted.append(int(seat))
        super().play(seat, move)

    def drop(self, cards: list[int]) -> None:
        first = self.noted[0]
        self.nests[first] = sorted(self.nests[first] + cards)
        self.record(Event("take", first, tuple(map(str, cards)), "table", f"nest.{first}"))


class ChangeShows(Remembers):
    """All can see who has changed their mind."""

    def play(self, seat: int, move: int) -> None:
        self.guard()
        if self.phase == SHOWING and not self.waiting >> seat & 1:
            self.noted = sorted({*self.noted, int(seat)})
        super().play(seat, move)


class ChoiceShown(MagpieState):
    """The page shows what lies face down."""

    def __init__(self, rules: Any, seats: int) -> None:
        super().__init__(rules, seats)
        self.faces: dict[str, list[str]] = {}

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, ChoiceShown)
        self.faces = {**other.faces}

    def hide(self, viewer: int) -> None:
        for seat in range(int(self.seats)):
            if self.laid(seat):
                self.faces[f"table.{seat}"] = [str(self.laid(seat)[0])]
        super().hide(viewer)

    def describe(self) -> dict[str, Any]:
        description = super().describe()
        for zone in description["zones"]:
            zone["cards"] = self.faces.get(zone["id"], zone["cards"])
        return description


class ChoiceTold(MagpieState):
    """Everybody is told which card has been chosen."""

    def record(self, event: Event) -> None:
        super().record(replace(event, cards_for=EVERYBODY) if event.verb == "shown" else event)


class BestCardTold(MagpieState):
    """Who takes the cards is told with the best card left in that hand."""

    def record(self, event: Event) -> None:
        if event.verb == "take":
            event = replace(event, facts={"best": max(self.hands[event.seat], default=0)})
        super().record(event)


class DealTold(MagpieState):
    """Everybody is told which cards are dealt."""

    def record(self, event: Event) -> None:
        super().record(replace(event, cards_for=EVERYBODY) if event.verb == "deal" else event)


class OnlyRingsAsked(MagpieState):
    """Only birds that hold a 3 are asked whether they caw, so that who is asked tells who holds one."""

    def scarers(self) -> int:
        return super().scarers() & sum(1 << seat for seat, hand in enumerate(self.hands) if 3 in hand)

    def ask(self, phase: int, seats: int) -> None:
        if phase == CAWING and not seats:
            self.phase = ENTERING
        else:
            super().ask(phase, seats)

    def fill(self, rng: Rng) -> None:
        veiled = self.to_bytes()
        while True:
            super().fill(rng)
            if self.phase != CAWING or self.scarers() == self.window:
                return
            self.from_bytes(veiled)


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
    "chance-of-weight-zero": Planted(broken(WeightZero), 9, "weights are whole numbers above 0"),
    "draw-names-repeat": Planted(broken(SameNames), 9, "the draw's name 'deal'"),
    "match-without-end": Planted(broken(Endless), 10, "can go on for ever"),
    "question-number-skipped": Planted(broken(SkippedNumber), 10, "but its number is"),
    "places-not-shared": Planted(broken(DensePlaces), 11, "are not as ties share them"),
    "ending-unknown": Planted(broken(endings=("magpie.last",)), 11, "none of the game's endings"),
    "verb-without-text": Planted(broken(verbs=(*MAGPIES.verbs, "sing")), 12, "there is no text event-sing"),
    "option-without-use": Planted(broken(begin=begin_with_one_cat), 12, "option cats=2 makes no difference"),
}
