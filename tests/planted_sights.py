"""Broken games, those in which seats see, are told or imagine what they should not; the list is in `planted.py`."""

import json
from dataclasses import replace
from typing import Any

from toy.state import CAWING, DEALING, ENTERING, NONE, SHOW, SHOWING, UNSEEN, MagpieState
from ultimo.table.events import EVERYBODY, WATCHER, Event
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import FULL, State


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

    truth: tuple[list[list[int]], list[int], list[int], int] | None = None

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, Truth)
        self.truth = other.truth

    def hide(self, viewer: int) -> None:
        self.truth = self.truth or ([*self.hands], self.pool, [*self.chosen], self.top)
        super().hide(viewer)

    def fill(self, rng: Rng) -> None:
        assert self.truth is not None
        hands, pool, chosen, self.top = self.truth
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

    def close(self) -> None:
        self.noted = []
        super().close()


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


class ForcedNotAsked(MagpieState):
    """Birds that can show one kind of card only are not asked, so that who is asked tells whose cards are all alike."""

    def alike(self) -> int:
        """The seats whose cards are all alike."""
        return sum(1 << seat for seat, hand in enumerate(self.hands) if len(set(hand)) == 1)

    def ask(self, phase: int, seats: int) -> None:
        if phase != SHOWING:
            super().ask(phase, seats)
            return
        forced = seats & self.alike()
        self.chosen = [SHOW + hand[0] if forced >> seat & 1 else NONE for seat, hand in enumerate(self.hands)]
        if seats & ~forced:
            super().ask(phase, seats & ~forced)
        else:
            self.reveal()

    def fill(self, rng: Rng) -> None:
        veiled = self.to_bytes()
        unasked = self.flying & ~self.window if self.phase == SHOWING else 0
        forced = sum(1 << seat for seat, size in enumerate(self.sizes) if size and unasked >> seat & 1)
        while True:
            for seat in range(int(self.seats)):
                if forced >> seat & 1 and self.chosen[seat] == UNSEEN:
                    self.chosen[seat] = NONE
            super().fill(rng)
            if self.phase != SHOWING or self.alike() == forced:
                break
            self.from_bytes(veiled)
        for seat in range(int(self.seats)):
            if forced >> seat & 1:
                self.chosen[seat] = SHOW + self.hands[seat][0]


class RevealsByHands(MagpieState):
    """Shown cards are told in the order of the best cards left in the hands."""

    def record(self, event: Event) -> None:
        super().record(event)
        if self.journal is not None and event.verb == "reveal":
            first = len(self.journal)
            while first and self.journal[first - 1].verb == "reveal":
                first -= 1
            self.journal[first:] = sorted(self.journal[first:], key=lambda told: max(self.hands[told.seat], default=0))


class RefusalTells(MagpieState):
    """Whoever is refused a dare is told the best card that nobody has seen."""

    def refusal(self, seat: int, move: int) -> Refusal | None:
        found = super().refusal(seat, move)
        if found is None or found.rule != "magpie.dare":
            return found
        return replace(found, facts={**found.facts, "best": max(self.pool, default=0)})


class DealGoesOn(MagpieState):
    """The first bird is dealt its last card at once if it has a 3, else after all others: when tells what it has."""

    def next_hand(self) -> int:
        waits = self.owed[0] == 1 and any(self.owed[1:]) and 3 not in self.hands[0]
        return next(seat for seat, owed in enumerate(self.owed) if owed and not (waits and seat == 0))

    def fits(self) -> bool:
        """Whether the deal can have gone as far as it has with these hands."""
        if self.phase != DEALING or self.owed[0] > 1:
            return True
        if self.owed[0] == 0:
            return 3 in self.hands[0]
        return not any(self.sizes[1:]) or 3 not in self.hands[0]

    def fill(self, rng: Rng) -> None:
        veiled = self.to_bytes()
        super().fill(rng)
        while not self.fits():
            self.from_bytes(veiled)
            super().fill(rng)


class TopForgotten(MagpieState):
    """Who has looked at the top card does not see it any more."""

    def hide(self, viewer: int) -> None:
        knowers, self.knowers = self.knowers, 0
        super().hide(viewer)
        self.knowers = knowers


class NeighbourOpen(MagpieState):
    """The first bird sees the hand of the second, until an answer of the second is in."""

    def hide(self, viewer: int) -> None:
        hand = self.hands[1] if viewer == 0 and self.chosen[1] == NONE else []
        super().hide(viewer)
        if hand and not self.hands[1]:
            self.hands[1] = hand
            for card in hand:
                self.pool.remove(card)


class TopOpen(MagpieState):
    """Everybody sees the top card once somebody has looked at it."""

    def hide(self, viewer: int) -> None:
        knowers, self.knowers = self.knowers, EVERYBODY
        super().hide(viewer)
        self.knowers = knowers
