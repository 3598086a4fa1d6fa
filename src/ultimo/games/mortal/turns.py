"""How an El Mortal match goes on by itself: the steps of the stack, of windows and of turns.

Each effect is a row of small steps. `go` lets the topmost item take one step after the other until somebody must be
asked or something must be drawn; with nothing on the stack it is the turn that takes its steps. What an item still has
to do stands in the item, so one effect can wait under any number of others.
"""

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import items as it
from ultimo.games.mortal.draws import MortalDraws
from ultimo.games.mortal.kinds import DEATH, FROST, IDS, POISON
from ultimo.games.mortal.position import (
    ANSWERING,
    BLIND,
    BUSY,
    DISCARDING,
    DRAWING,
    FADING,
    FROZEN,
    OPEN,
    PAYING,
    PLAYING,
    POISONED,
    SHIELDING,
)


@mypyc_attr(acyclic=True)
class MortalTurns(MortalDraws):
    """What happens between answers."""

    # Going on

    def go(self) -> None:
        """Take one step after the other until something is asked or drawn, or the match is over."""
        while self.phase == BUSY:
            if self.depth == 0:
                self.take_turn()
                continue
            item = self.top()
            stage = it.stage_of(item)
            if it.card_of(item) == DEATH:
                self.place_death(item)
            elif item & it.CANCELLED:
                if self.journal is not None:
                    card = IDS[it.card_of(item)]
                    self.tell("cancelled", it.player_of(item), (card,), "stack", "discards", {}, self.everybody())
                self.finish()
            elif stage == it.NAMING:
                self.name_targets(item)
            elif stage == it.WINDOW:
                self.open_window()
            elif stage == it.DONE:
                self.finish()
            else:
                self.take_effect(item)

    def place_death(self, item: i64) -> None:
        """Ask the drawer of a death for an Escudo; then somebody takes it (mortal.shield-death)."""
        drawer: i64 = it.player_of(item)
        taker: i64 = it.victim_of(item, 0)
        if it.stage_of(item) == it.NAMING and taker == drawer:
            self.ask(SHIELDING, drawer)
            return
        self.pop()
        self.take_death(taker)
        self.after_draw()

    def open_window(self) -> None:
        """Ask everybody alive for an answer, whatever they hold (mortal.window)."""
        self.phase = ANSWERING
        self.answers = 0
        self.waiting = self.alive
        self.number += 1

    def close_window(self) -> None:
        """The first answer in turn order counts; without one the card works (mortal.window)."""
        item = self.top()
        player: i64 = it.player_of(item)
        answers = self.answers
        self.answers = 0
        self.phase = BUSY
        seat: i64 = player
        while True:
            seat = self.next_of(seat)
            kind = (answers >> 7 * seat & 127) - 2
            if kind >= 0:
                self.put_on_stack("answers", seat, seat, kind, kind)
                return
            if seat == player:
                break
        if not self.rules.any_time >> it.kind_of(item) & 1:
            self.last = it.kind_of(item)
        self.replace_top(it.at_stage(item, it.WORKING))

    def put_on_stack(self, verb: str, player: i64, holder: i64, kind: i64, used_as: i64) -> None:
        """A card comes out of a hand onto the stack; on the own turn it counts, but not one used through Hipnotizar."""
        self.lose(holder, kind, self.everybody())
        if player == self.turn and verb != "uses":
            self.played += 1
        if self.journal is not None:
            facts: dict[str, int | str] = {"card": IDS[used_as], "as": "yes" if used_as != kind else "no"}
            if verb == "uses":
                facts["from"] = int(holder)
            self.tell(verb, player, (IDS[kind],), f"hand.{holder}", "stack", facts, self.everybody())
        self.push(it.new(kind, used_as, player))

    # The turn

    def begin_turn(self, seat: i64) -> None:
        """A turn begins (mortal.start)."""
        self.turns += 1
        self.turn = seat
        self.stage = FROZEN
        self.played = 0
        self.edges = 0
        self.under = 0
        self.owed = 0
        self.lost = False
        self.actor = seat
        if self.journal is not None:
            self.say("turn", seat, {})

    def take_turn(self) -> None:
        """Take the turn one step further (mortal.start, mortal.play, mortal.draw)."""
        turn = self.turn
        stage = self.stage
        if stage == FROZEN:
            self.stage = FADING
            if self.thaw(turn):
                self.lost = True
                self.stage = PAYING
                if self.journal is not None:
                    self.say("frozen", turn, {})
        elif stage == PAYING:
            if self.owed > 0 and self.size[turn] > 0:
                self.ask(DISCARDING, turn)
            else:
                self.stage = FADING
        elif stage == FADING:
            self.fade(turn)
            self.owed = self.poison_before(turn)
            self.stage = POISONED
        elif stage == POISONED:
            if self.owed > 0 and self.size[turn] > 0:
                self.owed -= 1
                self.phase = BLIND
                self.actor = turn
            else:
                self.owed = 0
                self.stage = DRAWING if self.lost else OPEN
        elif stage == OPEN:
            if self.size[turn] > 0 and (self.played < self.most_plays() or self.free_twins(turn) >= 0):
                self.ask(PLAYING, turn)
            else:
                self.stage = DRAWING
        elif stage == DRAWING and self.size[turn] < self.rules.hand:
            self.draw_top(turn)
        else:
            self.begin_turn(self.next_of(turn))

    def thaw(self, seat: i64) -> bool:
        """Use up every Congelación before a player that has not been; whether there was one."""
        found = False
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            kind = it.kind_of(lying)
            if it.holder_of(lying) == seat and self.rules.effect[kind] == FROST and not lying & it.USED:
                self.marks[index] = lying | it.USED
                if not found:
                    self.owed = self.rules.amount[kind]
                found = True
            index += 1
        return found

    def poison_before(self, seat: i64) -> i64:
        """How many cards a player loses to what poisons them (mortal.card-envenenamiento)."""
        found: i64 = 0
        index: i64 = 0
        while index < self.marked:
            kind = it.kind_of(self.marks[index])
            if it.holder_of(self.marks[index]) == seat and self.rules.effect[kind] == POISON:
                found += self.rules.amount[kind]
            index += 1
        return found
