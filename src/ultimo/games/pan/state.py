"""Pan t'es Mort: four tricks, then six chambers. Rules and ids: `rules.md`.

Nothing is decided before it must be: a deal is a row of one-card draws, the phantom's card is drawn when it is turned
up, and the gun has no order, only how many CLICs lie open. So what is hidden is only what somebody holds.
"""

from mypy_extensions import i64

from ultimo.games.pan import moves as m
from ultimo.games.pan.packed import CARD, COUNT_SHIFT, count_of, held_mask, single_mask, unpack, value_at
from ultimo.games.pan.position import (
    ACTING,
    ACTIONS,
    BY_DOUBLE,
    BY_ENTRY,
    BY_FLIP,
    BY_SPIN,
    CHOOSING,
    DEALING,
    DISCARDING,
    DOUBLING,
    ENDED,
    ENDINGS,
    GUN,
    LOT,
    PHANTOM,
    PROMPTS,
    STEALING,
    PanPosition,
)
from ultimo.table.events import EVERYBODY, Event
from ultimo.table.refusal import Refusal
from ultimo.table.state import COMMIT, DRAW, OVER, TURN, Dice


class PanState(PanPosition):
    """A match of Pan t'es Mort for 2 to 6 players.

    Raises `ValueError` for another number of seats, or a deck with too few cards for them.
    """

    # Who is asked

    def asked(self) -> i64:
        phase = self.phase
        if phase < CHOOSING or phase == ENDED:
            return 0
        if phase == CHOOSING:
            return self.waiting
        return 1 << (self.order & 15)

    def open(self) -> i64:
        if self.phase == CHOOSING:
            return self.alive
        return self.asked()

    def question(self) -> i64:
        return self.number

    def kind(self) -> i64:
        phase = self.phase
        if phase < CHOOSING:
            return DRAW
        if phase == CHOOSING:
            return COMMIT
        return OVER if phase == ENDED else TURN

    def prompt(self) -> str:
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return not self.alive >> seat & 1

    # What they may answer

    def moves(self) -> i64:
        return m.MOVES

    def legal(self, seat: i64) -> tuple[int, ...]:
        self.guard_seat(seat)
        phase = self.phase
        if phase == CHOOSING:
            return m.PLAY_LEGAL[held_mask(self.hand[seat])]
        if phase < CHOOSING or phase == ENDED or self.order & 15 != seat:
            return ()
        held = self.held[seat]
        if phase == ACTING:
            if self.rules.forced and self.clics > 0:
                return m.ONLY_FLIP
            if held >> COUNT_SHIFT >= self.living:
                return m.TURN_SKIP_LEGAL[held_mask(held)]
            return m.TURN_LEGAL[held_mask(held)]
        if phase == DISCARDING:
            return m.DISCARD_LEGAL[held_mask(held)]
        if phase == DOUBLING:
            return m.DOUBLE_LEGAL
        return self.steal_legal(seat)

    def steal_legal(self, seat: i64) -> tuple[int, ...]:
        """Stop, and every card of every other (pan.steal)."""
        legal: list[int] = [m.STOP]
        value: i64 = 1
        while value <= 6:
            other: i64 = 0
            while other < self.seats:
                if other != seat and count_of(self.held[other], value) > 0:
                    legal.append(int(m.STEAL + (value - 1) * 6 + other))
                other += 1
            value += 1
        return tuple(legal)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        phase = self.phase
        if phase == CHOOSING:
            if move <= m.PLAY:
                return Refusal("pan.choose", {"move": m.write(int(move)), "card": ""})
            if count_of(self.hand[seat], move - m.PLAY) == 0:
                return Refusal("pan.choose", {"move": m.write(int(move)), "card": str(move - m.PLAY)})
            return None
        if phase == ACTING:
            return self.refuse_action(seat, move)
        if phase == DISCARDING:
            if move <= m.DISCARD or move > m.DISCARD + 6 or count_of(self.held[seat], move - m.DISCARD) == 0:
                return Refusal("pan.discard", {"move": m.write(int(move)), "left": int(self.left)})
            return None
        if phase == DOUBLING:
            if move != m.STOP and move != m.DOUBLE:
                return Refusal("pan.double", {"move": m.write(int(move))})
            return None
        if move == m.STOP:
            return None
        if move < m.STEAL or move >= m.STEAL + 36:
            return Refusal("pan.steal", {"move": m.write(int(move)), "card": "", "from": ""})
        value = (move - m.STEAL) // 6 + 1
        other = (move - m.STEAL) % 6
        if other == seat or other >= self.seats or count_of(self.held[other], value) == 0:
            return Refusal("pan.steal", {"move": m.write(int(move)), "card": str(value), "from": int(other)})
        return None

    def refuse_action(self, seat: i64, move: i64) -> Refusal | None:
        """Why a choice of pan.turn is refused."""
        if move == m.FLIP:
            return None
        text = m.write(int(move))
        held = self.held[seat]
        spins = m.SPIN < move <= m.SPIN + 6
        skips = m.SKIP < move <= m.SKIP + 6
        if not spins and not skips:
            return Refusal("pan.turn", {"move": text})
        if self.rules.forced and self.clics > 0:
            return Refusal("pan.forced", {"move": text})
        if spins:
            if count_of(held, move - m.SPIN) == 0:
                return Refusal("pan.spin", {"move": text, "card": str(move - m.SPIN)})
            return None
        if held >> COUNT_SHIFT < self.living:
            return Refusal("pan.skip", {"move": text, "needs": int(self.living), "has": int(held >> COUNT_SHIFT)})
        if count_of(held, move - m.SKIP) == 0:
            return Refusal("pan.discard", {"move": text, "left": int(self.living)})
        return None

    # What happens

    def play(self, seat: i64, move: i64) -> None:
        self.guard()
        phase = self.phase
        if phase == CHOOSING:
            self.choose(seat, move - m.PLAY)
        elif phase == ACTING:
            if move == m.FLIP:
                self.pull(seat, BY_FLIP)
            elif move <= m.SPIN + 6:
                self.spin(seat, move - m.SPIN)
            else:
                self.left = self.living
                if self.journal is not None:
                    self.record(Event("skip", int(seat), facts={"count": int(self.left)}))
                self.discard(seat, move - m.SKIP)
        elif phase == DISCARDING:
            self.discard(seat, move - m.DISCARD)
        elif phase == DOUBLING:
            if move == m.DOUBLE:
                self.pull(seat, BY_DOUBLE)
            else:
                self.stop(seat)
        elif move == m.STOP:
            self.stop(seat)
        else:
            self.steal(seat, (move - m.STEAL) // 6 + 1, (move - m.STEAL) % 6)

    def choose(self, seat: i64, value: i64) -> None:
        """Choose or change the card for this trick (pan.choose)."""
        bit: i64 = 1 << seat
        if self.journal is not None:
            first = self.waiting & bit != 0
            self.record(
                Event(
                    "chosen" if first else "changed",
                    int(seat),
                    (str(value),),
                    f"hand.{seat}",
                    f"table.{seat}",
                    cards_for=int(bit),
                    shown_to=EVERYBODY if first else int(bit),
                )
            )
        self.chosen = self.chosen & ~(7 << 3 * seat) | value << 3 * seat
        self.waiting &= ~bit
        if self.waiting == 0:
            if self.rules.phantom:
                self.phase = PHANTOM
            else:
                self.reveal(0)

    def reveal(self, phantom: i64) -> None:
        """Turn up all chosen cards, and the phantom's if its value is not 0, and give the trick away (pan.take)."""
        played: i64 = CARD[phantom]
        seat: i64 = 0
        while seat < self.seats:
            value = self.chosen >> 3 * seat & 7
            played += CARD[value]
            self.hand[seat] -= CARD[value]
            seat += 1
        winning = self.winning(played)
        winner: i64 = -1
        seat = 0
        while seat < self.seats:
            if self.chosen >> 3 * seat & 7 == winning:
                winner = seat
            seat += 1
        if self.journal is not None:
            self.record_trick(phantom, played, winning, winner)
        if winner >= 0:
            self.held[winner] += played
        else:
            self.gone += played
        self.chosen = 0
        self.trick += 1
        if self.trick < self.rules.hand:
            self.open_trick()
        else:
            self.enter_stage_2()

    def winning(self, played: i64) -> i64:
        """The value that wins among the cards played, 0 for none (pan.cancel, pan.highest, pan.mouse)."""
        singles = single_mask(played)
        if singles & 1 and (self.rules.mouse_top or singles & 32):
            return 1
        value: i64 = 6
        while value > 0 and not singles >> (value - 1) & 1:
            value -= 1
        return value

    def record_trick(self, phantom: i64, played: i64, winning: i64, winner: i64) -> None:
        """Journal the reveal: every card with who played it, then who takes them and by which rule."""
        for seat in range(int(self.seats)):
            value = str(self.chosen >> 3 * seat & 7)
            self.record(Event("reveal", seat, (value,), f"table.{seat}", f"table.{seat}"))
        if phantom:
            self.record(Event("phantom", -1, (str(phantom),), "unseen", "table.phantom"))
        cards = tuple([str(value) for value in unpack(played)])
        if winning == 0:
            self.record(Event("nobody", -1, cards, "table", "gone", {"rule": "pan.nobody"}))
            return
        rule = "pan.mouse" if winning == 1 and self.mouse_won(played) else "pan.highest"
        facts: dict[str, int | str] = {"rule": rule, "card": str(winning)}
        if winner < 0:
            facts["rule"] = "pan.phantom-wins"
            self.record(Event("phantom-wins", -1, cards, "table", "gone", facts))
        else:
            self.record(Event("take", int(winner), cards, "table", f"front.{winner}", facts))

    def mouse_won(self, played: i64) -> bool:
        """Whether a winning 1 beat a higher card that was left."""
        return single_mask(played) > 1

    def open_trick(self) -> None:
        """Ask everyone for a card."""
        self.phase = CHOOSING
        self.waiting = self.alive
        self.number += 1

    def enter_stage_2(self) -> None:
        """Who is in (pan.entry), then in which order (pan.order)."""
        if self.rules.winners_only:
            empty: i64 = 0
            empties: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if self.held[seat] == 0:
                    empty |= 1 << seat
                    empties += 1
                seat += 1
            if empties and empties < self.seats:
                self.living -= empties
                seat = 0
                while seat < self.seats:
                    if empty >> seat & 1:
                        self.places |= (self.living + 1) << 4 * seat
                        if self.journal is not None:
                            self.record(
                                Event("out", int(seat), facts={"rule": "pan.entry", "place": int(self.living) + 1})
                            )
                    seat += 1
                self.alive &= ~empty
                if self.living == 1:
                    self.action = BY_ENTRY
                    self.end()
                    return
        self.rank()

    def rank(self) -> None:
        """Begin the ranking of those alive (pan.order)."""
        self.order = 0
        self.ranked = 0
        self.unranked = self.alive
        self.place_ranks()

    def place_ranks(self) -> None:
        """Rank on until all are placed, or until a lot must decide (pan.lot)."""
        while self.unranked:
            best: i64 = -1
            tied: i64 = 0
            leader: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if self.unranked >> seat & 1:
                    held = self.held[seat]
                    if held > best:
                        best = held
                        tied = 1 << seat
                        leader = seat
                    elif held == best:
                        tied |= 1 << seat
                seat += 1
            if tied & (tied - 1):
                self.tied = tied
                self.phase = LOT
                return
            self.place_next(leader)
        self.tied = 0
        if self.journal is not None:
            order = [self.order >> 4 * index & 15 for index in range(int(self.living))]
            self.record(Event("ranking", int(order[0]), facts={"order": " ".join([str(seat) for seat in order])}))
        self.open_turn()

    def place_next(self, seat: i64) -> None:
        """Put a seat at the end of the order; when the order is clockwise, all others after the first by seat."""
        self.order |= seat << 4 * self.ranked
        self.ranked += 1
        self.unranked &= ~(1 << seat)
        if self.rules.clockwise:
            while self.unranked:
                seat = seat + 1 if seat + 1 < self.seats else 0
                if self.unranked >> seat & 1:
                    self.order |= seat << 4 * self.ranked
                    self.ranked += 1
                    self.unranked &= ~(1 << seat)

    def open_turn(self) -> None:
        """Ask the first of the order for its action (pan.turn)."""
        self.phase = ACTING
        self.number += 1

    def pass_turn(self) -> None:
        """The turn goes on to the next of the order."""
        self.order = self.order >> 4 | (self.order & 15) << 4 * (self.living - 1)
        self.open_turn()

    def pull(self, seat: i64, action: i64) -> None:
        """Have the top gun card turned (pan.flip, pan.spin, pan.double)."""
        self.action = action
        self.phase = GUN
        if self.journal is not None and action != BY_SPIN:
            self.record(Event(ACTIONS[action], int(seat), facts={"clics": int(self.clics)}))

    def spin(self, seat: i64, value: i64) -> None:
        """Pay a card, shuffle the gun, turn its top card (pan.spin)."""
        self.held[seat] -= CARD[value]
        self.gone += CARD[value]
        self.clics = 0
        self.guns += 1
        if self.journal is not None:
            self.record(Event("spin", int(seat), (str(value),), f"front.{seat}", "gone"))
        self.pull(seat, BY_SPIN)

    def discard(self, seat: i64, value: i64) -> None:
        """Lay one more card down for a skip (pan.skip, pan.discard)."""
        self.held[seat] -= CARD[value]
        self.gone += CARD[value]
        self.left -= 1
        if self.journal is not None:
            self.record(Event("discard", int(seat), (str(value),), f"front.{seat}", "gone"))
        if self.left:
            self.phase = DISCARDING
            self.number += 1
        else:
            self.pass_turn()

    def stop(self, seat: i64) -> None:
        """Leave it at one or steal no more (pan.double, pan.steal)."""
        self.left = 0
        if self.journal is not None:
            self.record(Event("stop", int(seat)))
        self.pass_turn()

    def steal(self, seat: i64, value: i64, other: i64) -> None:
        """Take one card after a double (pan.steal)."""
        self.held[other] -= CARD[value]
        self.held[seat] += CARD[value]
        self.left -= 1
        if self.journal is not None:
            self.record(
                Event("steal", int(seat), (str(value),), f"front.{other}", f"front.{seat}", {"from": int(other)})
            )
        if self.left:
            self.number += 1
        else:
            self.pass_turn()

    def click(self, seat: i64) -> None:
        """A CLIC was turned (pan.clic)."""
        self.clics += 1
        if self.journal is not None:
            self.record(Event("clic", int(seat), facts={"clics": int(self.clics)}))
        action = self.action
        self.action = BY_FLIP  # from here on nothing depends on how the card came
        if action == BY_DOUBLE:
            self.left = self.loot(seat)
            if self.left:
                self.phase = STEALING
                self.number += 1
            else:
                self.pass_turn()
        elif self.may_double(seat, action == BY_SPIN):
            self.phase = DOUBLING
            self.number += 1
        else:
            self.pass_turn()

    def may_double(self, seat: i64, spun: bool) -> bool:
        """Whether the player who has just turned a CLIC, by a spin or not, may turn a second card (pan.double)."""
        rules = self.rules
        if rules.double_off:
            return False
        if rules.double_anyone:
            return True
        return self.held[seat] == 0 and not (rules.double_before and spun)

    def loot(self, seat: i64) -> i64:
        """How many cards a double brings: as many as players alive, or what the others have."""
        cards: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                cards += self.held[other] >> COUNT_SHIFT
            other += 1
        return cards if cards < self.living else self.living

    def bang(self, seat: i64) -> None:
        """The BANG was turned: out, cards gone, gun shuffled, ranking anew (pan.bang)."""
        if self.journal is not None:
            cards = tuple([str(value) for value in unpack(self.held[seat])])
            self.record(Event("bang", int(seat), cards, f"front.{seat}", "gone", {"place": int(self.living)}))
        self.gone += self.held[seat]
        self.held[seat] = 0
        self.places |= self.living << 4 * seat
        self.alive &= ~(1 << seat)
        self.living -= 1
        self.clics = 0
        self.guns += 1
        if self.living == 1:
            self.end()
        else:
            self.action = BY_FLIP
            self.rank()

    def end(self) -> None:
        """One is left and wins (pan.last)."""
        winner: i64 = 0
        while not self.alive >> winner & 1:
            winner += 1
        self.places |= 1 << 4 * winner
        self.phase = ENDED
        if self.journal is not None:
            self.record(Event("wins", int(winner), facts={"rule": ENDINGS[self.action]}))

    # Draws

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        phase = self.phase
        if phase <= PHANTOM:
            held = [(value, int(count_of(self.pool, value))) for value in range(1, 7)]
            return [(value, cards) for value, cards in held if cards]
        if phase == LOT:
            return [(m.SEAT + seat, 1) for seat in range(int(self.seats)) if self.tied >> seat & 1]
        if phase == GUN:
            clics = int(self.rules.clics - self.clics)
            return [(m.CLIC, clics), (m.BANG, 1)] if clics else [(m.BANG, 1)]
        return []

    def draw_name(self) -> str:
        phase = self.phase
        if phase == DEALING:
            return f"deal.{self.dealt // self.rules.hand}.{self.dealt % self.rules.hand + 1}"
        if phase == PHANTOM:
            return f"phantom.{self.trick + 1}"
        if phase == LOT:
            return f"lot.{self.living}.{self.ranked + 1}"
        if phase == GUN:
            return f"gun.{self.guns}.flip.{self.clics + 1}"
        raise ValueError("no draw is owed")

    def resolve(self, outcome: i64) -> None:
        for possible, _ in self.chances():
            if possible == outcome:
                self.settle(outcome)
                return
        raise ValueError(f"outcome {outcome} cannot be drawn now")

    def draw(self, dice: Dice) -> i64:
        self.guard()
        phase = self.phase
        outcome: i64
        if phase == GUN:
            clics = self.rules.clics - self.clics
            outcome = m.CLIC if dice.ticket(self, clics + 1) < clics else m.BANG
        elif phase <= PHANTOM:
            outcome = value_at(self.pool, dice.ticket(self, self.pool >> COUNT_SHIFT))
        elif phase == LOT:
            outcome = self.outcome_at(dice.ticket(self, len(self.chances())))
        else:
            raise ValueError("no draw is owed")
        self.settle(outcome)
        return outcome

    def settle(self, outcome: i64) -> None:
        """Apply an outcome known to be possible."""
        phase = self.phase
        if phase == GUN:
            if outcome == m.CLIC:
                self.click(self.order & 15)
            else:
                self.bang(self.order & 15)
        elif phase == DEALING:
            self.deal(outcome)
        elif phase == PHANTOM:
            self.pool -= CARD[outcome]
            self.reveal(outcome)
        else:
            seat = outcome - m.SEAT
            if self.journal is not None:
                tied = " ".join([str(other) for other in range(int(self.seats)) if self.tied >> other & 1])
                self.record(Event("lot", int(seat), facts={"place": int(self.ranked) + 1, "tied": tied}))
            self.place_next(seat)
            self.place_ranks()

    def deal(self, value: i64) -> None:
        """One card to the next hand (pan.deal)."""
        seat = self.dealt // self.rules.hand
        self.pool -= CARD[value]
        self.hand[seat] += CARD[value]
        self.dealt += 1
        if self.journal is not None:
            self.record(Event("deal", int(seat), (str(value),), "unseen", f"hand.{seat}", cards_for=1 << int(seat)))
        if self.dealt == self.seats * self.rules.hand:
            self.open_trick()

    # Copies

    def copy(self) -> "PanState":
        state = PanState(self.rules, self.seats)
        state.copy_from(self)
        return state
