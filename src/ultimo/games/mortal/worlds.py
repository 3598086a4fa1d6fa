"""What is hidden from a viewer of El Mortal, and worlds that it may be (mortal.known).

A view keeps what its viewer knows; others are taken to know what watchers do. `fill` draws uniformly among all ways to
put the unseen cards into the unseen places: first which places of a set are deaths, then the cards of hands, while the
game cards of the pile stay undecided, which comes to the same.
"""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal.kinds import DEATH
from ultimo.games.mortal.knowledge import MOST_SETS, SHOWN, MortalKnowledge
from ultimo.games.mortal.position import (
    ANSWERING,
    ANY_CARD,
    CERTAIN,
    GAME_CARD,
    IN_SET,
    PASSED,
    SETS,
    UNSEEN,
)
from ultimo.table.events import WATCHER
from ultimo.table.rng import Rng


@mypyc_attr(acyclic=True)
class MortalWorlds(MortalKnowledge):
    """Views of a match, and drawing what they hide."""

    def hide(self, viewer: i64) -> None:
        mine: i64 = self.seats if viewer == WATCHER else viewer
        self.eyes = mine
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                bag = mine * self.seats + seat
                b.pour(self.bags, seat, self.bags, self.pool())
                b.subtract(self.known, bag, self.bags, self.pool())
                b.copy_bag(self.known, bag, self.bags, seat)
                if self.answers >> 7 * seat & 127:
                    self.answers |= UNSEEN * b.BIT[7 * seat]
            seat += 1
        other: i64 = 0
        while other < self.seats:
            if other != mine:
                seat = 0
                while seat < self.seats:
                    if seat != other:
                        b.copy_bag(self.known, self.seats * self.seats + seat, self.known, other * self.seats + seat)
                    else:
                        b.clear(self.known, other * self.seats + seat)
                    seat += 1
            other += 1
        index: i64 = 0
        while index < self.left:
            self.hide_place(index, mine)
            index += 1
        self.loose = 0

    def hide_place(self, index: i64, viewer: i64) -> None:
        """Blank what a viewer does not know of a place, and what others know of it."""
        card = self.pile[index] & 63
        code = self.known_to(index, viewer)
        if code == CERTAIN and card < DEATH:
            b.put(self.bags, self.pool(), card)
            card = GAME_CARD
        elif code >= SETS:
            if card == DEATH:
                self.counts[code] += 1
            elif card == ANY_CARD:
                self.counts[code] += self.loose
                self.loose = 0  # all such places are in the same set of a viewer, so the first of them brings all
            elif card < DEATH:
                b.put(self.bags, self.pool(), card)
            card = IN_SET
        common: i64 = self.known_to(index, self.seats)
        shown: i64 = self.pile[index] >> (SHOWN + viewer) & 1 if viewer < self.seats else 0
        word = card | shown << (SHOWN + viewer)
        other: i64 = 0
        while other <= self.seats:
            word |= (code if other == viewer else common) << (8 + 4 * other)
            other += 1
        self.pile[index] = word

    def fill(self, rng: Rng) -> None:
        self.fill_sets(rng)
        pool = self.pool()
        hidden: i64 = b.total(self.bags, pool)
        seat: i64 = 0
        while seat < self.seats:
            missing = self.size[seat] - b.total(self.bags, seat)
            while missing > 0:
                kind = b.card_at(self.bags, pool, rng.below(hidden))
                b.take(self.bags, pool, kind)
                b.put(self.bags, seat, kind)
                hidden -= 1
                missing -= 1
            seat += 1
        if self.phase == ANSWERING:
            seat = 0
            while seat < self.seats:
                if self.answers >> 7 * seat & 127 == UNSEEN:
                    kinds = self.answers_of(seat)
                    chosen: i64 = rng.below(1 + b.bits(kinds))
                    answer: i64 = PASSED if chosen == 0 else 2 + b.bit_at(kinds, chosen - 1)
                    self.answers = self.answers & ~(UNSEEN * b.BIT[7 * seat]) | answer << 7 * seat
                seat += 1

    def fill_sets(self, rng: Rng) -> None:
        """Decide which places of the sets are deaths."""
        viewer: i64 = self.eyes
        self.eyes = -1
        places: list[i64] = [0] * int(MOST_SETS)
        index: i64 = 0
        while index < self.left:
            if self.pile[index] & 63 == IN_SET:
                code: i64 = self.known_to(index, viewer)
                places[code] += 1
            index += 1
        index = 0
        while index < self.left:
            if self.pile[index] & 63 == IN_SET:
                code = self.known_to(index, viewer)
                is_death = rng.below(places[code]) < self.counts[code]
                places[code] -= 1
                if is_death:
                    self.counts[code] -= 1
                self.pile[index] = self.pile[index] & ~63 | (DEATH if is_death else GAME_CARD)
            index += 1

    @abstractmethod
    def answers_of(self, seat: i64) -> i64:
        """The kinds that a seat may answer with."""
