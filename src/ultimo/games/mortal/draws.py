"""What the dealer draws in El Mortal: the first player, the deal, cards of the pile, cards blind out of hands.

A card of the pile is always drawn, decided or not, so that nobody can tell from the draws what somebody has looked at.
"""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal import moves as m
from ultimo.games.mortal.effects import MortalEffects
from ultimo.games.mortal.kinds import DEATH, IDS, SEER, THEFT
from ultimo.games.mortal.outcomes import MUERTE
from ultimo.games.mortal.position import (
    ANY_CARD,
    BLIND,
    BUSY,
    DEALING,
    DRAWING,
    FIRST,
    GAME_CARD,
    LOOKING,
    LOT,
    PLAYING,
    REMOVING,
    TOP,
)
from ultimo.table.state import FULL, Dice


@mypyc_attr(acyclic=True)
class MortalDraws(MortalEffects):
    """The draws of a match."""

    @abstractmethod
    def go(self) -> None:
        """Take one step after the other until something is asked or drawn, or the match is over."""

    @abstractmethod
    def begin_turn(self, seat: i64) -> None:
        """A turn begins."""

    def push(self, item: i64) -> None:
        """A card comes on top of the stack."""
        self.stack[self.depth] = item
        self.depth += 1

    def hand_over(self, verb: str, giver: i64, taker: i64, kind: i64) -> None:
        """A card goes from hand to hand, unseen by others."""
        seen_by = self.move_card(giver, taker, kind)
        if self.journal is not None:
            if verb == "steals":
                facts: dict[str, int | str] = {"from": int(giver)}
                self.tell(verb, taker, (IDS[kind],), f"hand.{giver}", f"hand.{taker}", facts, seen_by)
            else:
                facts = {"at": int(taker)}
                self.tell(verb, giver, (IDS[kind],), f"hand.{giver}", f"hand.{taker}", facts, seen_by)

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        phase = self.phase
        if phase >= PLAYING:
            return []
        if phase in (FIRST, LOT):
            return [(int(m.SEAT + seat), 1) for seat in b.places(self.alive)]
        if phase == BLIND:
            return self.counted(self.actor)
        if phase in (TOP, LOOKING):
            card = self.pile[self.place_drawn(self.phase)] & 63
            if card <= DEATH:
                return [(int(card), 1)]
            found = self.counted(self.pool())
            if card == ANY_CARD and self.loose:
                found.append((int(DEATH), int(self.loose)))
            return found
        return self.counted(self.pool())

    def counted(self, bag: i64) -> list[tuple[int, int]]:
        """Each kind in a bag, as often as it is there."""
        return [(int(kind), int(b.count(self.bags, bag, kind))) for kind in b.places(b.kinds_in(self.bags, bag))]

    def place_drawn(self, phase: i64) -> i64:
        """The place of the pile from which a card is owed: drawn, or looked at."""
        if phase == LOOKING:
            return self.at(it.step_of(self.top()))
        if self.under == 0 or self.depth > 0 or self.stage != DRAWING:
            return self.left - 1
        return self.at(self.under) if self.left > self.under else 0

    def draw(self, dice: Dice) -> i64:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        outcome: i64
        if phase >= PLAYING:
            raise ValueError("no draw is owed")
        if phase in (FIRST, LOT):
            outcome = m.SEAT + b.bit_at(self.alive, dice.ticket(self, self.living))
        elif phase == BLIND:
            outcome = b.card_at(self.bags, self.actor, dice.ticket(self, self.size[self.actor]))
        elif phase in (TOP, LOOKING):
            outcome = self.draw_place(dice)
        else:
            outcome = b.card_at(self.bags, self.pool(), dice.ticket(self, b.total(self.bags, self.pool())))
        self.settle(outcome)
        return outcome

    def draw_place(self, dice: Dice) -> i64:
        """The card of the place that is owed. Decided or not, the dice are asked: nobody can tell which."""
        card = self.pile[self.place_drawn(self.phase)] & 63
        if card <= DEATH:
            dice.ticket(self, 1)
            return card
        cards: i64 = b.total(self.bags, self.pool())
        ticket: i64 = dice.ticket(self, cards + self.loose if card == ANY_CARD else cards)
        return DEATH if ticket >= cards else b.card_at(self.bags, self.pool(), ticket)

    def settle(self, outcome: i64) -> None:
        """Apply an outcome known to be possible."""
        phase = self.phase
        self.draws += 1
        self.phase = BUSY
        if phase == FIRST:
            self.start(outcome - m.SEAT)
        elif phase == DEALING:
            self.deal(outcome)
        elif phase == REMOVING:
            self.remove(outcome)
        elif phase == LOT:
            if self.journal is not None:
                self.say("lot", outcome - m.SEAT, {})
            self.replace_top(it.with_part(self.top(), outcome - m.SEAT))
        elif phase == BLIND:
            self.draw_blind(outcome)
        elif phase == TOP:
            self.draw_card(outcome)
        else:
            self.look_at(outcome)
        self.go()

    def start(self, seat: i64) -> None:
        """The first player is found, and cards are dealt (mortal.first, mortal.two, mortal.deal)."""
        self.turn = seat
        self.actor = 0
        self.phase = DEALING
        if self.journal is not None:
            out = b.names(self.rules.bags, 1)
            if out:
                self.tell("removed", -1, out, "unseen", "gone", {"rule": "mortal.two"}, self.everybody())
            self.say("first", seat, {})

    def deal(self, kind: i64) -> None:
        """One card to the next hand that is not full (mortal.deal)."""
        seat = self.actor
        b.take(self.bags, self.pool(), kind)
        self.gain(seat, kind, 1 << seat)
        if self.journal is not None:
            self.tell("deal", seat, (IDS[kind],), "unseen", f"hand.{seat}", {}, 1 << seat)
        self.phase = DEALING
        if self.size[seat] == self.rules.hand:
            self.actor += 1
            if self.actor == self.seats:
                self.lay_pile()

    def lay_pile(self) -> None:
        """Lay the pile: a death, game cards on it, and so on (mortal.pile, mortal.short)."""
        cards: i64 = b.total(self.bags, self.pool())
        group = self.rules.group
        while cards > 0:
            if b.count(self.bags, self.gone(), DEATH):
                self.add_place(DEATH)
                b.take(self.bags, self.gone(), DEATH)
            height = group if cards > group else cards
            cards -= height
            while height > 0:
                self.add_place(GAME_CARD)
                height -= 1
        short: i64 = b.total(self.bags, self.pool()) % group
        if not self.rules.removes_short or short == 0 or b.total(self.bags, self.pool()) < group:
            self.open_game()
            return
        self.left -= short
        if self.pile[self.left - 1] == DEATH:
            self.left -= 1
            b.put(self.bags, self.gone(), DEATH)
            if self.journal is not None:
                self.tell("removed", -1, (MUERTE,), "unseen", "gone", {"rule": "mortal.short"}, self.everybody())
        self.owed = short
        self.phase = REMOVING

    def add_place(self, card: i64) -> None:
        """One more place on the pile, certain to all."""
        self.pile[self.left] = card
        self.left += 1

    def remove(self, kind: i64) -> None:
        """A card of a short group leaves the game, in sight of all (mortal.short)."""
        b.take(self.bags, self.pool(), kind)
        b.put(self.bags, self.gone(), kind)
        if self.journal is not None:
            facts: dict[str, int | str] = {"rule": "mortal.short"}
            self.tell("removed", -1, (IDS[kind],), "unseen", "gone", facts, self.everybody())
        self.owed -= 1
        if self.owed:
            self.phase = REMOVING
        else:
            self.open_game()

    def open_game(self) -> None:
        """The first turn."""
        self.phase = BUSY
        self.begin_turn(self.turn)
        self.go()

    def draw_blind(self, kind: i64) -> None:
        """A card drawn blind from a hand: discarded or, by Robo, taken."""
        victim = self.actor
        if self.depth == 0:
            self.discard(victim, kind, "poisoned")
        elif self.rules.effect[it.kind_of(self.top())] == THEFT:
            self.hand_over("steals", victim, it.player_of(self.top()), kind)
        else:
            self.discard(victim, kind, "stabbed")

    def draw_card(self, kind: i64) -> None:
        """A card drawn from the pile (mortal.draw, mortal.death)."""
        seat = self.actor
        index = self.place_drawn(TOP)
        self.decide(index, kind)
        seen_by = self.remove_place(index)
        if kind == DEATH:
            if self.journal is not None:
                self.tell("death", seat, (MUERTE,), "pile", "stack", {}, self.everybody())
            self.push(it.with_part(it.new(DEATH, DEATH, seat), seat))
            return
        self.gain(seat, kind, seen_by | 1 << seat)
        if self.journal is not None:
            seen_by = self.everybody() if self.cursed >> seat & 1 else seen_by | 1 << seat
            self.tell("draws", seat, (IDS[kind],), "pile", f"hand.{seat}", {}, seen_by)
        self.after_draw()

    def look_at(self, kind: i64) -> None:
        """A card of the pile that is looked at (mortal.card-observador, mortal.card-vidente)."""
        item = self.top()
        player: i64 = it.player_of(item)
        step = it.step_of(item)
        index = self.at(step)
        self.decide(index, kind)
        self.show(index, player)
        if self.journal is not None:
            self.tell("looks", player, (IDS[kind],), "pile", "pile", {}, 1 << player)
        item += it.NEXT_STEP
        self.replace_top(item)
        most = self.rules.amount[it.kind_of(item)]
        if self.rules.effect[it.kind_of(item)] == SEER and (step + 1 == most or step + 1 == self.left):
            self.obscure_for_others(player, step + 1)
