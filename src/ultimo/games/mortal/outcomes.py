"""What becomes of players: deaths, the end, the tie-break, and where their cards go then."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal.choices import MortalChoices
from ultimo.games.mortal.kinds import AMULET, DEATH, IDS, ONE_ROUND
from ultimo.games.mortal.position import (
    BUSY,
    BY_EMPTY,
    BY_IMMORTAL,
    BY_THREE,
    BY_TIE,
    ENDED,
    ENDINGS,
    LEAVING,
    TOP,
)
from ultimo.table.events import EVERYBODY, Event

MUERTE: Final = IDS[DEATH]


@mypyc_attr(acyclic=True)
class MortalOutcomes(MortalChoices):
    """Deaths and ends."""

    def tell(
        self,
        verb: str,
        seat: i64,
        cards: tuple[str, ...],
        source: str,
        target: str,
        facts: dict[str, int | str],
        cards_for: i64,
    ) -> None:
        """Write an event; `cards_for` is a mask of viewers as knowledge has it, the watchers after the seats."""
        seen_by = EVERYBODY if cards_for >> self.seats & 1 else int(cards_for)
        self.record(Event(verb, int(seat), cards, source, target, facts, cards_for=seen_by))

    def say(self, verb: str, seat: i64, facts: dict[str, int | str]) -> None:
        """Write an event without cards."""
        self.record(Event(verb, int(seat), facts=facts))

    def ask(self, phase: i64, seat: i64) -> None:
        """Open a question to one seat."""
        self.phase = phase
        self.actor = seat
        self.number += 1

    # Cards that leave

    def discard(self, seat: i64, kind: i64, verb: str) -> None:
        """A hand card is discarded, in sight of all."""
        self.lose(seat, kind, self.everybody())
        b.put(self.bags, self.discards(), kind)
        if self.journal is not None:
            self.tell(verb, seat, (IDS[kind],), f"hand.{seat}", "discards", {}, self.everybody())

    def discard_hand(self, seat: i64, verb: str) -> None:
        """A whole hand is discarded."""
        if self.journal is not None and self.size[seat]:
            cards = b.names(self.bags, seat)
            self.tell(verb, seat, cards, f"hand.{seat}", "discards", {}, self.everybody())
        b.pour(self.bags, seat, self.bags, self.discards())
        b.clear(self.bags, seat)
        self.size[seat] = 0
        viewer: i64 = 0
        while viewer <= self.seats:
            b.clear(self.known, viewer * self.seats + seat)
            viewer += 1

    def pop(self) -> i64:
        """Take the topmost item off the stack."""
        self.depth -= 1
        item = self.stack[self.depth]
        self.stack[self.depth] = 0
        return item

    def finish(self) -> None:
        """The topmost card has been dealt with and goes to the discards."""
        b.put(self.bags, self.discards(), it.card_of(self.pop()))

    def clear_stack(self) -> None:
        """Nothing more of what is under way happens."""
        while self.depth > 0:
            self.finish()

    def remove_mark(self, index: i64, bag: i64) -> None:
        """A card that lies before a player goes to a bag, what lies on it to the discards."""
        lying = self.marks[index]
        b.put(self.bags, bag, it.card_of(lying))
        if it.laid_on(lying) >= 0:
            b.put(self.bags, self.discards(), it.laid_on(lying))
        self.marked -= 1
        while index < self.marked:
            self.marks[index] = self.marks[index + 1]
            index += 1
        self.marks[self.marked] = 0
        self.survey()

    def fade(self, player: i64) -> None:
        """The one-round cards of a player are discarded (mortal.one-round)."""
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            if self.rules.mark[it.kind_of(lying)] == ONE_ROUND and it.player_of(lying) == player:
                if self.journal is not None:
                    holder = it.holder_of(lying)
                    cards = (IDS[it.card_of(lying)],)
                    self.tell("fade", holder, cards, f"front.{holder}", "discards", {}, self.everybody())
                self.remove_mark(index, self.discards())
            else:
                index += 1

    # Deaths

    def draw_top(self, seat: i64) -> None:
        """A seat is to draw a card from the pile."""
        self.phase = TOP
        self.actor = seat

    def after_draw(self) -> None:
        """A card from the pile has been dealt with: was it the last one (mortal.empty)?"""
        if self.left == 0 and self.phase != ENDED:
            self.end(BY_EMPTY, -1)

    def take_death(self, seat: i64) -> None:
        """A death comes to lie before a seat, unless an Amuleto takes it (mortal.death, mortal.card-amuleto)."""
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            if it.holder_of(lying) == seat and self.rules.effect[it.kind_of(lying)] == AMULET:
                b.put(self.bags, self.gone(), DEATH)
                if self.journal is not None:
                    cards = (IDS[it.card_of(lying)],)
                    self.tell("amulet", seat, cards, f"front.{seat}", "discards", {}, self.everybody())
                self.remove_mark(index, self.discards())
                return
            index += 1
        self.deaths[seat] += 1
        if self.journal is not None:
            facts: dict[str, int | str] = {"deaths": int(self.deaths[seat])}
            self.tell("takes", seat, (MUERTE,), "stack", f"front.{seat}", facts, self.everybody())
        if self.tied:
            self.fall(seat)
        elif self.deaths[seat] >= self.rules.limit:
            self.count_deaths()

    def count_deaths(self) -> None:
        """Somebody has as many deaths as end the game: who has fewest wins, or plays on (mortal.three, mortal.tie)."""
        fewest: i64 = 99
        fewest_seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.deaths[seat] < fewest:
                fewest = self.deaths[seat]
                fewest_seats = 0
            if self.deaths[seat] == fewest:
                fewest_seats |= 1 << seat
            seat += 1
        self.clear_stack()
        if fewest_seats & (fewest_seats - 1) == 0:
            self.end(BY_IMMORTAL if fewest == 0 else BY_THREE, b.bit_at(fewest_seats, 0))
            return
        self.tied = fewest_seats
        if self.journal is not None:
            self.say("tie", -1, {"tied": " ".join([str(seat) for seat in b.places(fewest_seats)])})
        for out in b.places(self.alive & ~fewest_seats):
            self.leave(out)
        self.stage = LEAVING

    def fall(self, seat: i64) -> None:
        """Who takes a death in the tie-break is out (mortal.tie)."""
        self.fallen += 1
        self.falls |= self.fallen << 4 * seat
        if self.journal is not None:
            self.say("out", seat, {})
        self.leave(seat)
        if self.living == 1:
            winner: i64 = b.bit_at(self.alive, 0)
            self.end(BY_IMMORTAL if self.deaths[winner] == 0 else BY_TIE, winner)
        elif seat == self.turn:
            self.stage = LEAVING

    def leave(self, seat: i64) -> None:
        """A player is out: the hand and what lies before them are discarded, their one-round cards too."""
        self.alive &= ~(1 << seat)
        self.living -= 1
        self.discard_hand(seat, "leaves")
        self.fade(seat)
        index: i64 = 0
        while index < self.marked:
            if it.holder_of(self.marks[index]) == seat:
                self.remove_mark(index, self.discards())
            else:
                index += 1

    def end(self, ending: i64, winner: i64) -> None:
        """The match is over."""
        self.clear_stack()
        self.ending = ending
        self.winner = winner
        self.phase = ENDED
        if self.journal is not None:
            if winner < 0:
                self.say("all-lose", -1, {"rule": ENDINGS[ending]})
            else:
                self.say("wins", winner, {"rule": ENDINGS[ending]})

    def go_on(self) -> None:
        """Nothing is asked or drawn for the moment."""
        if self.phase != ENDED:
            self.phase = BUSY
