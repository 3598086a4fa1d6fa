"""El Mortal: dodge the deaths in the pile, make others draw them. Rules and ids: `rules.md`.

The stack. A card that is played lies on the stack until it is dealt with: its targets are named, then its window is
open, then it works. An answer is a card on top of the card it answers, with a window of its own, so NO on NO goes to
any depth; when it has been dealt with, the card below is looked at again, and its window opens again (mortal.window). A
drawn death is an item too, with the drawer as its one part, so that an Escudo can send it on (mortal.shield-death).

Who is asked, and how often, follows from open facts only: a window asks everybody alive, whatever they hold.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal import moves as m
from ultimo.games.mortal.kinds import DEATH, IDS
from ultimo.games.mortal.outcomes import MUERTE
from ultimo.games.mortal.position import (
    AIMING,
    ANSWERING,
    BURYING,
    BUSY,
    BY_RISING,
    CUTTING,
    DESTROYING,
    DISCARDING,
    DRAWING,
    ENDED,
    FIRST,
    FROZEN,
    GIVING,
    ORDERING,
    PASSED,
    PLAYING,
    RUNNING,
    SHIELDING,
    TAKING,
    USING,
)
from ultimo.games.mortal.tables import MortalRules
from ultimo.games.mortal.turns import MortalTurns
from ultimo.table.events import Event
from ultimo.table.numbers import vec
from ultimo.table.state import DEALER, DRAW, FULL, NOBODY, OVER, REACTION, TURN, State

NOTHING: Final = vec[i64]([0] * 256)
"""Zeros, to be cut to length."""


@mypyc_attr(acyclic=True, free_list_len=1)
class MortalState(MortalTurns):
    """A match of El Mortal for 2 to 6 players."""

    # The fields are set here, not by a base class: so the compiler knows that none is ever missing.
    def __init__(self, rules: MortalRules, seats: i64) -> None:
        self.seats = seats
        self.viewer = FULL
        self.journal = None
        self.rules = rules
        self.phase = FIRST
        self.number = 0
        self.draws = 0
        self.turns = 0
        self.bags = NOTHING[: 4 * (seats + 3)]
        b.copy_bag(rules.bags, 0, self.bags, seats)
        b.copy_bag(rules.bags, 1, self.bags, seats + 2)
        self.size = NOTHING[:seats]
        self.deaths = NOTHING[:seats]
        self.pile = NOTHING[: rules.size + 1]
        self.left = 0
        self.loose = 0
        self.marks = rules.no_marks[:]
        self.marked = 0
        self.stack = rules.no_stack[:]
        self.depth = 0
        self.turn = 0
        self.way = 1
        self.stage = FROZEN
        self.played = 0
        self.edges = 0
        self.under = 0
        self.owed = 0
        self.lost = False
        self.last = -1
        self.actor = 0
        self.answers = 0
        self.waiting = 0
        self.alive = (1 << seats) - 1
        self.living = seats
        self.tied = 0
        self.falls = 0
        self.fallen = 0
        self.ending = RUNNING
        self.winner = -1
        self.known = NOTHING[: 4 * seats * (seats + 1)]
        self.counts = NOTHING[:16]
        self.eyes = -1
        self.peace = False
        self.cursed = 0
        self.chained = 0
        self.locked = NOTHING[:seats]
        death: i64 = 0
        while death < rules.deaths:
            b.put(self.bags, seats + 2, DEATH)
            death += 1

    def copy(self) -> "MortalState":
        state = MortalState(self.rules, self.seats)
        state.copy_from(self)
        return state

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MortalState)
        self.rules = other.rules
        self.viewer = other.viewer
        self.phase = other.phase
        self.number = other.number
        self.draws = other.draws
        self.turns = other.turns
        self.bags = other.bags[:]
        self.size = other.size[:]
        self.deaths = other.deaths[:]
        self.pile = other.pile[:]
        self.left = other.left
        self.loose = other.loose
        self.marks = other.marks[:]
        self.marked = other.marked
        self.stack = other.stack[:]
        self.depth = other.depth
        self.turn = other.turn
        self.way = other.way
        self.stage = other.stage
        self.played = other.played
        self.edges = other.edges
        self.under = other.under
        self.owed = other.owed
        self.lost = other.lost
        self.last = other.last
        self.actor = other.actor
        self.answers = other.answers
        self.waiting = other.waiting
        self.alive = other.alive
        self.living = other.living
        self.tied = other.tied
        self.falls = other.falls
        self.fallen = other.fallen
        self.ending = other.ending
        self.winner = other.winner
        self.known = other.known[:]
        self.counts = other.counts[:]
        self.eyes = other.eyes
        self.peace = other.peace
        self.cursed = other.cursed
        self.chained = other.chained
        self.locked = other.locked[:]

    def kind(self) -> i64:
        phase = self.phase
        if phase < PLAYING:
            return DRAW
        if phase == ANSWERING:
            return REACTION
        return OVER if phase == ENDED else TURN

    def mover(self) -> i64:
        phase = self.phase
        if phase < PLAYING:
            return DEALER
        if phase == ANSWERING:
            waiting = self.waiting
            seat: i64 = 0
            while not waiting & 1:
                waiting >>= 1
                seat += 1
            return seat
        return self.actor if phase != ENDED else NOBODY

    # Answers to questions

    def play(self, seat: i64, move: i64) -> None:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        if phase == ANSWERING:
            answer: i64 = PASSED if move == m.PASS else move - m.ANSWER + 2
            self.answers = self.answers & ~(127 * b.BIT[7 * seat]) | answer << 7 * seat
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.close_window()
                self.go()
            return
        self.phase = BUSY
        if phase == PLAYING:
            self.play_turn(seat, move)
        elif phase == AIMING:
            self.aim(seat, move)
        elif phase == SHIELDING:
            if move == m.PASS:
                self.replace_top(it.at_stage(self.top(), it.WORKING))
            else:
                self.put_on_stack("answers", seat, seat, move - m.ANSWER, move - m.ANSWER)
        else:
            self.choose_within(phase, seat, move)
        self.go()

    def play_turn(self, seat: i64, move: i64) -> None:
        """A move of one's own turn."""
        if move == m.END:
            self.stage = DRAWING
        elif move == m.NOTHING:
            self.stage = DRAWING
            if self.journal is not None:
                self.say("nothing", seat, {})
        elif move >= m.LAY:
            self.lay(seat, move - m.LAY)
        elif move >= m.DISCARD:
            self.discard(seat, move - m.DISCARD, "discards")
            self.stage = DRAWING
        else:
            kind: i64 = move - m.PLAY
            self.put_on_stack("plays", seat, seat, kind, self.counts_as(kind))

    def counts_as(self, kind: i64) -> i64:
        """What a card is used as: an Espejo as the last card that was used (mortal.card-espejo)."""
        return self.last if self.rules.mirrors >> kind & 1 else kind

    def lay(self, seat: i64, kind: i64) -> None:
        """Lay a hand card on a Gemelas (mortal.card-gemelas)."""
        index = self.free_twins(seat)
        self.marks[index] = it.with_laid(self.marks[index], kind)
        self.lose(seat, kind, self.everybody())
        self.survey()
        if self.journal is not None:
            self.tell("lays", seat, (IDS[kind],), f"hand.{seat}", f"laid.{seat}", {}, self.everybody())

    def aim(self, seat: i64, move: i64) -> None:
        """Name a target, or name no more."""
        item = self.top()
        if move == m.STOP:
            self.replace_top(it.at_stage(item, it.WINDOW))
            return
        if self.journal is not None:
            self.say("aims", seat, {"at": int(move - m.AIM), "card": IDS[it.kind_of(item)]})
        self.replace_top(it.with_part(item, move - m.AIM))

    def choose_within(self, phase: i64, seat: i64, move: i64) -> None:
        """Choices that a card asks for, and the discards of a lost turn."""
        item = self.top() if self.depth > 0 else 0
        if phase == DISCARDING:
            self.discard_one(item, seat, move)
        elif phase == USING:
            self.use(item, seat, move)
        elif phase == GIVING:
            self.replace_top(item + it.NEXT_STEP)
            self.hand_over("gives", seat, it.player_of(item), move - m.GIVE)
        elif phase == CUTTING:
            number: i64 = move - m.CUT
            if self.journal is not None:
                self.say("cuts", seat, {"number": int(number)})
            self.cut_pile(number)
            self.finish()
        elif phase == ORDERING:
            self.put_next(item, seat, move - m.PUT)
        elif phase == BURYING:
            self.bury(seat, move - m.BURY)
        elif phase == TAKING:
            if self.journal is not None:
                self.say("names", seat, {"card": IDS[move - m.TAKE]})
            self.replace_top(it.at_stage(it.aimed_at(item, move - m.TAKE, 0), it.WINDOW))
        elif phase == DESTROYING:
            self.target(item, seat, move)

    def target(self, item: i64, seat: i64, move: i64) -> None:
        """Name the card before a player that is to be destroyed (mortal.card-desintegrador)."""
        is_twins = move >= m.DESTROY_TWINS
        number: i64 = move - (m.DESTROY_TWINS if is_twins else m.DESTROY)
        kind: i64 = number // 6
        holder: i64 = number % 6
        if self.journal is not None:
            facts: dict[str, int | str] = {"card": IDS[kind], "from": int(holder)}
            laid: tuple[str, ...] = ()
            if is_twins:
                facts["card"] = IDS[it.kind_of(self.marks[self.twins_at(kind, holder)])]
                laid = (IDS[kind],)
            self.tell("targets", seat, laid, "", "", facts, self.everybody())
        aimed: i64 = it.aimed_at_twins(item, kind, holder) if is_twins else it.aimed_at(item, kind, holder)
        self.replace_top(it.at_stage(aimed, it.WINDOW))

    def discard_one(self, item: i64, seat: i64, move: i64) -> None:
        """A discard that a card asks for (mortal.card-guadana, mortal.card-congelacion), or none where there is only
        Piedra.
        """
        if move == m.NOTHING:
            if self.journal is not None:
                self.say("nothing", seat, {})
            if self.depth > 0:
                self.replace_top(it.next_part(item))
            else:
                self.owed = 0
            return
        self.discard(seat, move - m.DISCARD, "discards")
        if self.depth > 0:
            self.replace_top(item + it.NEXT_STEP)
        else:
            self.owed -= 1

    def use(self, item: i64, seat: i64, move: i64) -> None:
        """Use a card of another's hand, or none if none can be used (mortal.card-hipnotizar)."""
        self.replace_top(it.at_stage(item, it.DONE))
        if move != m.NOTHING:
            kind: i64 = move - m.USE
            self.put_on_stack("uses", seat, it.victim_of(item, 0), kind, self.counts_as(kind))
        elif self.journal is not None:
            self.say("nothing", seat, {})

    def put_next(self, item: i64, seat: i64, kind: i64) -> None:
        """The next of the cards that are being put in order (mortal.card-vidente)."""
        depth = it.part_of(item)
        found = depth
        while self.pile[self.at(found)] & 63 != kind:
            found += 1
        card = self.pile[self.at(depth)] & 63
        self.pile[self.at(depth)] = self.pile[self.at(depth)] & ~63 | kind
        self.pile[self.at(found)] = self.pile[self.at(found)] & ~63 | card
        self.replace_top(item + it.NEXT_PART)
        if depth + 2 == it.step_of(item) and self.journal is not None:
            self.say("orders", seat, {})

    def bury(self, seat: i64, depth: i64) -> None:
        """Put a death of one's own back into the pile (mortal.card-resurreccion); in the tie-break that wins
        (mortal.tie).
        """
        reach = self.rules.amount[it.kind_of(self.top())]
        self.deaths[seat] -= 1
        self.bury_death(seat, depth, reach)
        if self.journal is not None:
            self.tell("buries", seat, (MUERTE,), f"front.{seat}", "pile", {}, self.everybody())
            # The depth as it was chosen, which says nothing of how high the pile is.
            self.record(Event("notes", int(seat), facts={"depth": int(depth)}, shown_to=1 << int(seat)))
        if self.tied:
            self.end(BY_RISING, seat)
        else:
            self.finish()
