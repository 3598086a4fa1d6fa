"""What cards do: one method for each effect. Each takes its card one step further, and leaves behind either a question,
or a draw, or the card done.
"""

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal import kinds as k
from ultimo.games.mortal.kinds import IDS
from ultimo.games.mortal.outcomes import MUERTE, MortalOutcomes
from ultimo.games.mortal.position import (
    AIMING,
    BLIND,
    BURYING,
    BY_DESTROYING,
    CUTTING,
    DESTROYING,
    DISCARDING,
    GIVING,
    LEAVING,
    LOOKING,
    LOT,
    ORDERING,
    TAKING,
    USING,
)


@mypyc_attr(acyclic=True)
class MortalEffects(MortalOutcomes):
    """What cards do."""

    def replace_top(self, item: i64) -> None:
        """The topmost item has come further."""
        self.stack[self.depth - 1] = item

    # Naming

    def name_targets(self, item: i64) -> None:
        """Ask for the next target of a card; when all are named, its window may open (mortal.window)."""
        effect = self.rules.effect[it.kind_of(item)]
        player: i64 = it.player_of(item)
        parts = it.parts_of(item)
        if self.rules.aimed >> effect & 1:
            if parts == 0:
                self.ask(AIMING, player)
                return
        elif effect == k.SCYTHE:
            if parts < self.rules.amount[it.kind_of(item)] and (parts == 0 or self.aims(item)):
                self.ask(AIMING, player)
                return
        elif effect == k.TAX:
            if parts < 2:
                self.ask(AIMING, player)
                return
        elif effect == k.RAIN:
            seat: i64 = player
            while it.parts_of(item) < self.living:
                item = it.with_part(item, seat)
                seat = self.next_of(seat)
        elif effect == k.ROULETTE:
            if parts == 0:
                self.phase = LOT
                return
        elif effect == k.DESTROY:
            self.ask(DESTROYING, player)
            return
        elif effect == k.LOOT:
            self.ask(TAKING, player)
            return
        elif effect == k.REBOUND:
            item = it.with_part(item, it.player_of(self.stack[self.depth - 2]))
        self.replace_top(it.at_stage(item, it.WINDOW))

    # Working

    def take_effect(self, item: i64) -> None:
        """Take the topmost card one step further."""
        effect = self.rules.effect[it.kind_of(item)]
        player: i64 = it.player_of(item)
        if self.rules.aimed >> effect & 1 and not self.alive >> it.victim_of(item, 0) & 1:
            self.finish()
        elif self.rules.lying >> effect & 1:
            self.lay_down(item, effect, player)
        elif effect == k.CANCEL:
            self.stack[self.depth - 2] |= it.CANCELLED
            self.finish()
        elif effect == k.REBOUND or effect == k.SHIELD:
            self.redirect(item, player)
        elif effect == k.SHOVE or effect == k.RAIN or effect == k.ROULETTE:
            self.make_draw(item)
        elif effect == k.THEFT or effect == k.STAB:
            self.take_blind(item, effect, player)
        elif effect == k.SCYTHE:
            self.make_discard(item)
        elif effect == k.LOOK or effect == k.SEER:
            self.look(item, effect, player)
        elif effect == k.HYPNOSIS:
            self.hypnotize(item, player)
        elif effect == k.TAX:
            self.tax(item, player)
        elif effect == k.CUT:
            self.ask(CUTTING, player)
        elif effect == k.RISE:
            if self.deaths[player]:
                self.ask(BURYING, player)
            else:
                self.finish()
        else:
            self.at_once(item, effect, player)

    def at_once(self, item: i64, effect: i64, player: i64) -> None:
        """Effects that ask nothing and draw nothing."""
        if effect == k.PASS_LEFT or effect == k.PASS_RIGHT:
            self.pass_all(effect)
        elif effect == k.GETAWAY:
            self.stage = LEAVING
            if self.journal is not None:
                self.say("escapes", player, {})
        elif effect == k.REVERSE:
            self.way = -self.way
            self.stage = LEAVING
            if self.journal is not None:
                self.say("turns-round", player, {})
        elif effect == k.EDGE:
            self.edges += self.rules.amount[it.kind_of(item)]
        elif effect == k.UNDER:
            self.under = self.rules.amount[it.kind_of(item)]
        elif effect == k.SHUFFLE:
            self.shuffle_pile()
            if self.journal is not None:
                self.say("shuffles", player, {})
        elif effect == k.LOOT:
            self.loot(it.aimed_kind(item), player)
        elif effect == k.DESTROY:
            self.destroy(item, player)
        elif effect == k.INHERIT:
            self.inherit(player, it.victim_of(item, 0))
        elif effect == k.EXHUME:
            self.exhume(player, it.victim_of(item, 0))
        elif effect == k.AMNESIA:
            self.discard_hand(it.victim_of(item, 0), "forgets")
        elif effect == k.BARTER:
            self.barter(player, it.victim_of(item, 0))
        if self.depth > 0:  # else the match has come to an end, or to the tie-break
            self.finish()

    def lay_down(self, item: i64, effect: i64, player: i64) -> None:
        """A card comes to lie before its player or its victim (mortal.lasting, mortal.one-round)."""
        holder: i64 = it.victim_of(item, 0) if self.rules.aimed >> effect & 1 else player
        self.pop()
        card = it.card_of(item)
        self.marks[self.marked] = it.mark(card, it.kind_of(item), player, holder)
        self.marked += 1
        self.survey()
        if self.journal is not None:
            facts: dict[str, int | str] = {"card": IDS[it.kind_of(item)]}
            self.tell("lies", holder, (IDS[card],), "stack", f"front.{holder}", facts, self.everybody())
        if effect == k.CURSE:
            self.lay_open(holder)

    def lay_open(self, seat: i64) -> None:
        """A cursed hand is seen by all."""
        self.bare(seat)
        if self.journal is not None and self.size[seat]:
            cards = b.names(self.bags, seat)
            self.tell("bared", seat, cards, f"hand.{seat}", f"hand.{seat}", {}, self.everybody())

    def redirect(self, item: i64, player: i64) -> None:
        """What would hit the player of an answer hits another (mortal.rebota, mortal.shield)."""
        goal: i64 = it.victim_of(item, 0)
        below = self.stack[self.depth - 2]
        self.stack[self.depth - 2] = it.redirected(below, player, goal)
        if self.journal is not None:
            self.say("redirects", player, {"at": int(goal), "card": IDS[it.kind_of(below)]})
        self.finish()

    def part_is_over(self, item: i64, is_done: bool) -> bool:
        """Whether a part has nothing left to do; then the item has gone on to its next part, or is done."""
        part = it.part_of(item)
        if part >= it.parts_of(item):
            self.finish()
            return True
        if is_done or not self.alive >> it.victim_of(item, part) & 1:
            self.replace_top(it.next_part(item))
            return True
        return False

    def make_draw(self, item: i64) -> None:
        """Each victim draws a card from the pile (mortal.draw)."""
        if not self.part_is_over(item, it.step_of(item) >= self.rules.amount[it.kind_of(item)]):
            self.replace_top(item + it.NEXT_STEP)
            self.draw_top(it.victim_of(item, it.part_of(item)))

    def take_blind(self, item: i64, effect: i64, player: i64) -> None:
        """A card is drawn blind from the victim's hand (mortal.card-robo, mortal.card-punalada)."""
        victim: i64 = it.victim_of(item, it.part_of(item))
        is_done = (
            it.step_of(item) >= self.rules.amount[it.kind_of(item)]
            or self.size[victim] == 0
            or (effect == k.THEFT and victim == player)
        )
        if not self.part_is_over(item, is_done):
            self.replace_top(item + it.NEXT_STEP)
            self.phase = BLIND
            self.actor = victim

    def make_discard(self, item: i64) -> None:
        """The first victim discards one card, the next two, and so on (mortal.card-guadana)."""
        part = it.part_of(item)
        victim: i64 = it.victim_of(item, part)
        if not self.part_is_over(item, it.step_of(item) > part or self.size[victim] == 0):
            self.ask(DISCARDING, victim)

    def look(self, item: i64, effect: i64, player: i64) -> None:
        """Look at the top cards, one after the other; then, with Vidente, put them in order."""
        most = self.rules.amount[it.kind_of(item)]
        if most > self.left:
            most = self.left
        if it.step_of(item) < most:
            self.phase = LOOKING
        elif effect == k.SEER and it.part_of(item) < most - 1:
            self.ask(ORDERING, player)
        else:
            self.finish()

    def hypnotize(self, item: i64, player: i64) -> None:
        """See a hand and use a card of it (mortal.card-hipnotizar)."""
        victim: i64 = it.victim_of(item, 0)
        if self.size[victim] == 0:
            self.finish()
            return
        self.see_hand(player, victim)
        if self.journal is not None:
            cards = b.names(self.bags, victim)
            hand = f"hand.{victim}"
            seen_by = self.who_knows(victim) | 1 << player
            self.tell("sees", player, cards, hand, hand, {"from": int(victim)}, seen_by)
        self.ask(USING, player)

    def tax(self, item: i64, player: i64) -> None:
        """Each victim gives a card of their choice (mortal.card-impuesto)."""
        victim: i64 = it.victim_of(item, it.part_of(item))
        is_done = it.step_of(item) > 0 or self.size[victim] == 0 or victim == player
        if not self.part_is_over(item, is_done):
            self.ask(GIVING, victim)

    def pass_all(self, effect: i64) -> None:
        """All hands go to the left, or to the right (mortal.card-tachan, mortal.card-tachan-reves)."""
        way = self.way
        self.way = 1 if effect == k.PASS_LEFT else -1
        takers: list[i64] = [-1] * int(self.seats)
        seat: i64 = 0
        while seat < self.seats:
            if self.alive >> seat & 1:
                takers[seat] = self.next_of(seat)
            seat += 1
        self.way = way
        self.tell_passing(takers)
        self.pass_hands(takers)

    def barter(self, player: i64, other: i64) -> None:
        """Two hands change places (mortal.card-trueque)."""
        if player == other:
            return
        takers: list[i64] = [-1] * int(self.seats)
        takers[player] = other
        takers[other] = player
        self.tell_passing(takers)
        self.pass_hands(takers)

    def tell_passing(self, takers: list[i64]) -> None:
        """Write whose hand goes to whom."""
        if self.journal is None:
            return
        seat: i64 = 0
        while seat < self.seats:
            taker: i64 = takers[seat]
            if taker >= 0 and self.size[seat]:
                seen_by = self.who_knows(seat) | 1 << taker
                if self.cursed >> taker & 1:
                    seen_by = self.everybody()
                cards = b.names(self.bags, seat)
                self.tell("passes", seat, cards, f"hand.{seat}", f"hand.{taker}", {"at": int(taker)}, seen_by)
            seat += 1

    def who_knows(self, seat: i64) -> i64:
        """The viewers who know every card of a hand."""
        found: i64 = 1 << seat
        viewer: i64 = 0
        while viewer <= self.seats:
            if b.total(self.known, viewer * self.seats + seat) == self.size[seat]:
                found |= 1 << viewer
            viewer += 1
        return found

    def loot(self, kind: i64, player: i64) -> None:
        """Take a card from the discards (mortal.card-saqueo)."""
        b.take(self.bags, self.discards(), kind)
        self.gain(player, kind, self.everybody())
        if self.journal is not None:
            self.tell("loots", player, (IDS[kind],), "discards", f"hand.{player}", {}, self.everybody())

    def destroy(self, item: i64, player: i64) -> None:
        """A card before a player leaves the game (mortal.card-desintegrador)."""
        seat: i64 = it.aimed_seat(item)
        laid = it.aimed_laid(item)
        kind: i64 = it.aimed_kind(item)
        index: i64 = -1
        if laid >= 0:
            index = self.twins_at(laid, seat)
            kind = it.kind_of(self.marks[index])
        elif kind != k.DEATH:
            index = self.mark_at(kind, seat)
        if self.journal is not None:
            self.tell("destroys", player, (IDS[kind],), f"front.{seat}", "gone", {"from": int(seat)}, self.everybody())
        if index >= 0:
            self.remove_mark(index, self.gone())
            return
        self.deaths[seat] -= 1
        b.put(self.bags, self.gone(), k.DEATH)
        if self.tied and seat == player:
            self.end(BY_DESTROYING, player)

    def inherit(self, player: i64, heir: i64) -> None:
        """Give a death away (mortal.card-herencia)."""
        if player == heir or self.deaths[player] == 0:
            return
        self.deaths[player] -= 1
        if self.journal is not None:
            front = f"front.{player}"
            self.tell("bequeaths", player, (MUERTE,), front, "stack", {"at": int(heir)}, self.everybody())
        self.take_death(heir)

    def exhume(self, player: i64, other: i64) -> None:
        """What lies before two players changes places (mortal.card-profanador)."""
        was_cursed = self.cursed
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            if it.holder_of(lying) == player:
                self.marks[index] = it.held_by(lying, other)
            elif it.holder_of(lying) == other:
                self.marks[index] = it.held_by(lying, player)
            index += 1
        self.survey()
        if self.journal is not None:
            self.say("exhumes", player, {"at": int(other)})
        for seat in b.places(self.cursed & ~was_cursed):
            self.lay_open(seat)
