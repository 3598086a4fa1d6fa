"""What may be done: which cards can be used, aimed at whom, answered by whom, and why not."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal import kinds as k
from ultimo.games.mortal import moves as m
from ultimo.games.mortal.bags import BIT, bit_at, bits, places
from ultimo.games.mortal.position import (
    AIMING,
    ANSWERING,
    BURYING,
    CUTTING,
    DESTROYING,
    DISCARDING,
    GIVING,
    OPEN,
    ORDERING,
    PLAYING,
    SHIELDING,
    TAKING,
    USING,
)
from ultimo.games.mortal.worlds import MortalWorlds
from ultimo.table.numbers import vec
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import FULL

CODES: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, m.PLAY, 0, m.ANSWER, m.ANSWER, m.DISCARD, m.USE, m.GIVE, 0, m.PUT, 0, m.TAKE, 0, 0, 0]
)
"""For each phase the moves that name a card."""


@mypyc_attr(acyclic=True)
class MortalChoices(MortalWorlds):
    """What may be done."""

    # What can be used

    def usable(self, player: i64, holder: i64) -> i64:
        """The kinds that a player could use now, if they had them, with the card coming out of the hand of `holder`
        (mortal.usable).
        """
        rules = self.rules
        needing = rules.needing
        able: i64 = rules.every & ~rules.never & ~rules.mirrors & ~self.locked[player]
        if self.peace:
            able &= ~rules.harmful
        held: i64 = 0  # who will have a card
        seat: i64 = 0
        poorer = False
        things: i64 = self.marked
        while seat < self.seats:
            if self.alive >> seat & 1:
                if self.size[seat] > (1 if seat == holder else 0):
                    held |= 1 << seat
                if self.deaths[seat] < self.deaths[player]:
                    poorer = True
                things += self.deaths[seat]
            seat += 1
        if held == 0:
            able &= ~(needing[k.THEFT] | needing[k.STAB] | needing[k.HYPNOSIS] | needing[k.AMNESIA])
        if self.living < 3 or held & ~(1 << player) == 0:
            able &= ~needing[k.TAX]
        if things == 0:
            able &= ~needing[k.DESTROY]
        if self.marked == 0:
            able &= ~needing[k.EXHUME]
        if self.deaths[player] == 0:
            able &= ~(needing[k.RISE] | needing[k.INHERIT])
        elif self.tied or not poorer:
            able &= ~needing[k.INHERIT]
        if needing[k.LOOT] and self.lootable() == 0:
            able &= ~needing[k.LOOT]
        if rules.mirrors and self.last >= 0 and able >> self.last & 1:
            able |= rules.mirrors & ~self.locked[player]
        return able

    def lootable(self) -> i64:
        """The kinds that may be taken from the discards (mortal.card-saqueo)."""
        return b.kinds_in(self.bags, self.discards()) & ~self.rules.unlootable

    def may_answer(self, seat: i64) -> i64:
        """The any-time kinds that a seat has and may play now, whatever they would do."""
        if self.cursed >> seat & 1 or (seat == self.turn and (self.lost or self.played >= self.most_plays())):
            return 0
        return self.rules.any_time & b.kinds_in(self.bags, seat) & ~self.locked[seat]

    def answers_of(self, seat: i64) -> i64:
        kinds = self.may_answer(seat)
        if kinds == 0:
            return 0
        needing = self.rules.needing
        item = self.top()
        if not it.hit_by(item) >> seat & 1:
            return kinds & needing[k.CANCEL]
        if it.player_of(item) == seat:
            return kinds & ~needing[k.REBOUND]
        return kinds

    def wants_discard(self, seat: i64) -> bool:
        """Whether a seat has to play and can use no card (mortal.stuck)."""
        return self.played == 0 and b.kinds_in(self.bags, seat) & self.usable(seat, seat) == 0

    # The moves, as masks

    def plain(self, seat: i64) -> i64:
        """The legal moves below `PLAY`."""
        phase = self.phase
        if phase in (ANSWERING, SHIELDING):
            return 1 << m.PASS
        if phase == AIMING:
            item = self.top()
            aims = self.aims(item) << m.AIM
            if self.rules.effect[it.kind_of(item)] == k.SCYTHE and it.parts_of(item) > 0:
                aims |= 1 << m.STOP
            return aims
        if phase == PLAYING:
            hand = b.kinds_in(self.bags, seat)
            if self.played == 0:
                return 0 if hand & ~self.rules.stones else 1 << m.NOTHING
            must = self.chained >> seat & 1 and self.played < self.most_plays() and hand & self.usable(seat, seat) != 0
            return 0 if must else 1 << m.END
        if phase == DISCARDING:
            return 0 if b.kinds_in(self.bags, seat) & ~self.rules.stones else 1 << m.NOTHING
        if phase == USING:
            return 0 if self.cards(seat) else 1 << m.NOTHING
        if phase == CUTTING:
            return ((1 << self.rules.amount[it.kind_of(self.top())]) - 1) << (m.CUT + 1)
        if phase == BURYING:
            return ((1 << (self.rules.amount[it.kind_of(self.top())] + 1)) - 1) << m.BURY
        return 0

    def code(self, seat: i64) -> i64:
        """What is added to the kinds of `cards`."""
        if self.phase == PLAYING and self.wants_discard(seat):
            return m.DISCARD
        return CODES[self.phase]

    def cards(self, seat: i64) -> i64:
        """The kinds that can be named now."""
        phase = self.phase
        if phase == ANSWERING:
            return self.answers_of(seat)
        if phase == SHIELDING:
            return self.may_answer(seat) & self.rules.needing[k.SHIELD]
        if phase == PLAYING:
            hand = b.kinds_in(self.bags, seat)
            if self.played >= self.most_plays():
                return 0
            usable = hand & self.usable(seat, seat)
            return hand & ~self.rules.stones if usable == 0 and self.played == 0 else usable
        if phase == DISCARDING:
            return b.kinds_in(self.bags, seat) & ~self.rules.stones
        if phase == GIVING:
            return b.kinds_in(self.bags, seat)
        if phase == USING:
            holder: i64 = it.victim_of(self.top(), it.part_of(self.top()))
            return b.kinds_in(self.bags, holder) & self.usable(seat, holder)
        if phase == TAKING:
            return self.lootable()
        if phase == ORDERING:
            return self.on_top()
        return 0

    def on_top(self) -> i64:
        """The kinds among the places that are being put in order (mortal.card-vidente)."""
        item = self.top()
        found: i64 = 0
        depth = it.part_of(item)
        while depth < it.step_of(item):
            found |= BIT[self.pile[self.at(depth)] & 63]
            depth += 1
        return found

    def lays(self, seat: i64) -> i64:
        """The kinds that can be laid on a Gemelas now (mortal.card-gemelas)."""
        if self.phase != PLAYING or self.free_twins(seat) < 0:
            return 0
        return b.kinds_in(self.bags, seat) & ~self.locked[seat]

    def aims(self, item: i64) -> i64:
        """The seats at which a card can be aimed now (mortal.anyone, mortal.usable)."""
        effect = self.rules.effect[it.kind_of(item)]
        player: i64 = it.player_of(item)
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.alive >> seat & 1 and self.can_hit(effect, item, player, seat):
                found |= 1 << seat
            seat += 1
        return found

    def can_hit(self, effect: i64, item: i64, player: i64, seat: i64) -> bool:
        """Whether a living player can be the next whom a card is aimed at."""
        if effect == k.STAB or effect == k.THEFT or effect == k.HYPNOSIS or effect == k.AMNESIA:
            return self.size[seat] > 0
        if effect == k.INHERIT:
            return self.deaths[seat] < self.deaths[player]
        if effect == k.SCYTHE:
            return not it.hit_by(item) >> seat & 1
        if effect == k.EXHUME:
            return self.marks_before(player) + self.marks_before(seat) > 0
        if effect == k.SHIELD:
            return seat != player
        if effect != k.TAX:
            return True
        hit = it.hit_by(item) | 1 << player
        if hit >> seat & 1:
            return False
        if self.size[seat] > 0 or (it.parts_of(item) > 0 and self.size[it.victim_of(item, 0)] > 0):
            return True
        return it.parts_of(item) == 0 and self.someone_rich(hit | 1 << seat)

    def someone_rich(self, but: i64) -> bool:
        """Whether somebody alive has a card, but for some seats."""
        seat: i64 = 0
        while seat < self.seats:
            if self.alive >> seat & 1 and not but >> seat & 1 and self.size[seat] > 0:
                return True
            seat += 1
        return False

    def can_destroy(self, kind: i64, seat: i64) -> bool:
        """Whether such a card lies before a living player (mortal.card-desintegrador)."""
        if seat >= self.seats or not self.alive >> seat & 1:
            return False
        return self.deaths[seat] > 0 if kind == k.DEATH else self.mark_at(kind, seat) >= 0

    def mark_at(self, kind: i64, seat: i64) -> i64:
        """The first of the marks before a player that counts as `kind`; -1 if there is none. Of several Gemelas it is
        one without a card on it: the others are named by their cards.
        """
        is_empty_meant = self.rules.effect[kind] == k.TWINS and self.has_several_twins(seat)
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            is_meant = it.laid_on(lying) < 0 or not is_empty_meant
            if is_meant and it.kind_of(lying) == kind and it.holder_of(lying) == seat:
                return index
            index += 1
        return -1

    def has_several_twins(self, seat: i64) -> bool:
        """Whether several Gemelas lie before a player."""
        found: i64 = 0
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            if it.holder_of(lying) == seat and self.rules.effect[it.kind_of(lying)] == k.TWINS:
                found += 1
            index += 1
        return found > 1

    def twins_at(self, laid: i64, seat: i64) -> i64:
        """The first of the Gemelas before a player on which such a card lies; -1 if there is none."""
        index: i64 = 0
        while index < self.marked:
            if it.laid_on(self.marks[index]) == laid and it.holder_of(self.marks[index]) == seat:
                return index
            index += 1
        return -1

    def can_destroy_twins(self, laid: i64, seat: i64) -> bool:
        """Whether one of several Gemelas is named by the card on it (mortal.card-desintegrador)."""
        return seat < self.seats and self.has_several_twins(seat) and self.twins_at(laid, seat) >= 0

    def targets(self) -> list[int]:
        """The moves that name a card before a player."""
        found: list[int] = []
        kind: i64 = 0
        while kind <= k.DEATH:
            seat: i64 = 0
            while seat < self.seats:
                if self.can_destroy(kind, seat):
                    found.append(int(m.DESTROY + 6 * kind + seat))
                seat += 1
            kind += 1
        index: i64 = 0
        while index < self.marked:
            laid = it.laid_on(self.marks[index])
            holder: i64 = it.holder_of(self.marks[index])
            if laid >= 0 and self.twins_at(laid, holder) == index and self.can_destroy_twins(laid, holder):
                found.append(int(m.DESTROY_TWINS + 6 * laid + holder))
            index += 1
        return sorted(found)

    # The protocol

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.viewer != FULL:
            self.guard_seat(seat)
        if not self.open() >> seat & 1:
            return ()
        if self.phase == DESTROYING:
            return tuple(self.targets())
        found: list[int] = [int(move) for move in places(self.plain(seat))]
        cards = self.cards(seat)
        if cards:
            code = self.code(seat)
            found.extend([int(code + kind) for kind in places(cards)])
        found.extend([int(m.LAY + kind) for kind in places(self.lays(seat))])
        return tuple(found)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == DESTROYING:
            targets = self.targets()
            return targets[rng.below(len(targets))]
        plain = self.plain(seat)
        cards = self.cards(seat)
        lays = self.lays(seat)
        number = rng.below(bits(plain) + bits(cards) + bits(lays))
        if number < bits(plain):
            return bit_at(plain, number)
        number -= bits(plain)
        if number < bits(cards):
            return self.code(seat) + bit_at(cards, number)
        return m.LAY + bit_at(lays, number - bits(cards))

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether an open seat may make a move."""
        if self.phase == DESTROYING:
            if move >= m.DESTROY_TWINS:
                return self.can_destroy_twins((move - m.DESTROY_TWINS) // 6, (move - m.DESTROY_TWINS) % 6)
            return move >= m.DESTROY and self.can_destroy((move - m.DESTROY) // 6, (move - m.DESTROY) % 6)
        if move < m.PLAY:
            return self.plain(seat) >> move & 1 != 0
        if m.LAY <= move < m.USE:
            return self.lays(seat) >> (move - m.LAY) & 1 != 0
        # Most moves are of another form, which is seen without looking at cards.
        if self.phase == PLAYING:
            if not (m.PLAY <= move < m.ANSWER or m.DISCARD <= move < m.LAY):
                return False
        elif not CODES[self.phase] <= move <= CODES[self.phase] + k.DEATH:
            return False
        kind = move - self.code(seat)
        return 0 <= kind <= k.DEATH and self.cards(seat) >> kind & 1 != 0

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        if self.allows(seat, move):
            return None
        text = m.write(int(move))
        phase = self.phase
        if phase == PLAYING:
            return self.refuse_play(seat, move, text)
        if phase in (ANSWERING, SHIELDING):
            return self.refuse_answer(seat, move, text)
        if phase == AIMING:
            if m.AIM <= move < m.PLAY and self.seats > move - m.AIM and self.alive >> (move - m.AIM) & 1:
                return self.refused_by_card(text)
            return Refusal("mortal.anyone", {"move": text})
        if phase == DISCARDING:
            return self.refuse_discard(seat, move, text)
        return self.refused_by_card(text)

    def refused_by_card(self, text: str) -> Refusal:
        """Refused by what the card that is being dealt with says."""
        return Refusal(k.rule_of(it.kind_of(self.top())), {"move": text})

    def refuse_play(self, seat: i64, move: i64, text: str) -> Refusal:
        """Why a move of one's turn is refused."""
        if m.PLAY <= move < m.ANSWER:
            hand = b.kinds_in(self.bags, seat)
            kind = move - m.PLAY
            if self.played >= self.most_plays():
                return Refusal("mortal.card-cadenas" if self.chained >> seat & 1 else "mortal.play", {"move": text})
            if not hand >> kind & 1:
                return Refusal("mortal.play", {"move": text})
            if self.rules.stones >> kind & 1:
                return Refusal("mortal.card-piedra", {"move": text})
            if self.locked[seat] >> kind & 1:
                return Refusal("mortal.card-gemelas", {"move": text})
            if self.peace and self.rules.harmful >> kind & 1:
                return Refusal("mortal.card-paz", {"move": text})
            return Refusal("mortal.usable", {"move": text})
        if m.DISCARD <= move < m.LAY:
            return Refusal("mortal.stuck", {"move": text})
        if m.LAY <= move < m.USE:
            return Refusal("mortal.card-gemelas", {"move": text})
        if move == m.END and self.played:
            return Refusal("mortal.card-cadenas", {"move": text})
        return Refusal("mortal.play", {"move": text})

    def refuse_answer(self, seat: i64, move: i64, text: str) -> Refusal:
        """Why an answer is refused."""
        asking = "mortal.window" if self.phase == ANSWERING else "mortal.shield-death"
        kind = move - m.ANSWER
        if not 0 <= kind < k.KINDS or not b.kinds_in(self.bags, seat) >> kind & 1:
            return Refusal(asking, {"move": text})
        if not self.rules.any_time >> kind & 1:
            return Refusal(asking, {"move": text})
        if self.cursed >> seat & 1:
            return Refusal("mortal.card-maldicion", {"move": text})
        if self.locked[seat] >> kind & 1:
            return Refusal("mortal.card-gemelas", {"move": text})
        if seat == self.turn and self.lost:
            return Refusal("mortal.card-congelacion", {"move": text})
        if seat == self.turn and self.played >= self.most_plays():
            return Refusal("mortal.any-time", {"move": text})
        if self.phase == SHIELDING:
            return Refusal(asking, {"move": text})
        return Refusal("mortal.rebota" if self.rules.effect[kind] == k.REBOUND else "mortal.shield", {"move": text})

    def refuse_discard(self, seat: i64, move: i64, text: str) -> Refusal:
        """Why a discard is refused that a card asks for."""
        if m.DISCARD <= move < m.LAY and self.rules.stones >> (move - m.DISCARD) & 1:
            return Refusal("mortal.card-piedra", {"move": text})
        if self.stage != OPEN or self.depth == 0:
            return Refusal("mortal.card-congelacion", {"move": text})
        return self.refused_by_card(text)
