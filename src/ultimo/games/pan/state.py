"""Pan t'es Mort: four tricks, then six chambers. Rules and ids: `rules.md`.

Nothing is decided before it must be: a deal is a row of one-card draws, the phantom's card is drawn when it is turned
up, and the gun has no order, only how many CLICs lie open. So what is hidden is only what somebody holds.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.pan import events as tell
from ultimo.games.pan import menus
from ultimo.games.pan.menus import LEGAL, LONGEST, MOVE, SIZE, SPREAD, STEALS, steal_legal
from ultimo.games.pan.moves import BANG, CLIC, DISCARD, DOUBLE, FLIP, PLAY, SEAT, SKIP, SPIN, STEAL, STOP
from ultimo.games.pan.packed import CARD, COUNT_SHIFT, bit_at, bits, held_mask, lowest, single_mask, value_at
from ultimo.games.pan.position import (
    ACTING,
    BY_DOUBLE,
    BY_ENTRY,
    BY_FLIP,
    BY_SPIN,
    CHOOSING,
    DEALING,
    DISCARDING,
    DOUBLING,
    ENDED,
    GUN,
    LOT,
    PHANTOM,
    STEALING,
    PanPosition,
    PanRules,
)
from ultimo.table.numbers import vec
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DEALER, DRAW, FULL, NOBODY, OVER, TURN, Dice, State

NOTHING: Final = vec[i64]([0] * 6)
"""No cards, for each seat."""


# A copy that was let go is kept for the next one: search copies all the time.
@mypyc_attr(acyclic=True, free_list_len=1)
class PanState(PanPosition):
    """A match of Pan t'es Mort for 2 to 6 players.

    Raises `ValueError` for another number of seats, or a deck with too few cards for them.
    """

    # The fields are set here, not by a base class: so the compiler knows that none is ever missing, and reads them
    # without asking.
    def __init__(self, rules: PanRules, seats: i64) -> None:
        self.seats = seats
        self.viewer = FULL
        self.journal = None
        self.rules = rules
        self.phase = DEALING
        self.number = 0
        self.hand = NOTHING[:seats]
        self.held = NOTHING[:seats]
        self.gone = 0
        self.pool = rules.cards
        self.dealing = 0
        self.dealt = 0
        self.trick = 0
        self.chosen = 0
        self.waiting = 0
        self.alive = (1 << seats) - 1
        self.living = seats
        self.order = 0
        self.ranked = 0
        self.unranked = 0
        self.tied = 0
        self.clics = 0
        self.guns = 1
        self.action = BY_FLIP
        self.left = 0
        self.places = 0

    def copy(self) -> "PanState":
        state = PanState(self.rules, self.seats)
        state.copy_from(self)
        return state

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PanState)
        self.rules = other.rules
        self.viewer = other.viewer
        self.phase = other.phase
        self.number = other.number
        hand, held, others_hand, others_held = self.hand, self.held, other.hand, other.held
        seat: i64 = 0
        while seat < self.seats:
            hand[seat] = others_hand[seat]
            held[seat] = others_held[seat]
            seat += 1
        self.gone = other.gone
        self.pool = other.pool
        self.dealing = other.dealing
        self.dealt = other.dealt
        self.trick = other.trick
        self.chosen = other.chosen
        self.waiting = other.waiting
        self.alive = other.alive
        self.living = other.living
        self.order = other.order
        self.ranked = other.ranked
        self.unranked = other.unranked
        self.tied = other.tied
        self.clics = other.clics
        self.guns = other.guns
        self.action = other.action
        self.left = other.left
        self.places = other.places

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

    def kind(self) -> i64:
        phase = self.phase
        if phase < CHOOSING:
            return DRAW
        if phase == CHOOSING:
            return COMMIT
        return OVER if phase == ENDED else TURN

    def mover(self) -> i64:
        phase = self.phase
        if phase < CHOOSING:
            return DEALER
        if phase == CHOOSING:
            waiting = self.waiting
            seat: i64 = 0
            while not waiting & 1:
                waiting >>= 1
                seat += 1
            return seat
        return self.order & 15 if phase != ENDED else NOBODY

    # What they may answer

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.viewer != FULL:
            self.guard_seat(seat)
        if not self.open() >> seat & 1:
            return ()
        menu = self.menu(seat)
        return LEGAL[menu] if menu != STEALS else steal_legal(self.stealable(seat))

    def pick(self, seat: i64, rng: Rng) -> i64:
        menu = self.menu(seat)
        if menu != STEALS:
            return MOVE[LONGEST * menu + rng.below(SIZE[menu])]
        stealable = self.stealable(seat)
        number = rng.below(1 + bits(stealable))
        return STOP if number == 0 else STEAL + bit_at(stealable, number - 1)

    def menu(self, seat: i64) -> i64:
        """The number of the list of moves that an open seat has; `STEALS` if it is not ready-made."""
        phase = self.phase
        if phase == CHOOSING:
            return menus.PLAYS + held_mask(self.hand[seat])
        held = self.held[seat]
        if phase == ACTING:
            if self.rules.forced and self.clics > 0:
                return menus.FLIPS
            if held >> COUNT_SHIFT >= self.living:
                return menus.TURNS_WITH_SKIP + held_mask(held)
            return menus.TURNS + held_mask(held)
        if phase == DISCARDING:
            return menus.DISCARDS + held_mask(held)
        return menus.DOUBLES if phase == DOUBLING else STEALS

    def stealable(self, seat: i64) -> i64:
        """What `seat` may take from others (pan.steal): bit n for the move `STEAL + n`."""
        found: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                found |= SPREAD[held_mask(self.held[other])] << other
            other += 1
        return found

    # What happens

    def play(self, seat: i64, move: i64) -> None:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        if phase == CHOOSING:
            self.choose(seat, move - PLAY)
        elif phase == ACTING:
            if move == FLIP:
                self.pull(seat, BY_FLIP)
            elif move <= SPIN + 6:
                self.spin(seat, move - SPIN)
            else:
                self.skip(seat, move - SKIP)
        elif phase == DISCARDING:
            self.discard(seat, move - DISCARD)
        elif phase == DOUBLING:
            if move == DOUBLE:
                self.pull(seat, BY_DOUBLE)
            else:
                self.stop(seat)
        elif move == STOP:
            self.stop(seat)
        else:
            self.steal(seat, (move - STEAL) // 6 + 1, (move - STEAL) % 6)

    def choose(self, seat: i64, value: i64) -> None:
        """Choose or change the card for this trick (pan.choose)."""
        bit: i64 = 1 << seat
        if self.journal is not None:
            self.record(tell.chosen(seat, value, self.waiting & bit != 0))
        place = 3 * seat
        self.chosen = self.chosen & ~(7 << place) | value << place
        self.waiting &= ~bit
        if self.waiting == 0:
            if self.rules.phantom:
                self.phase = PHANTOM
            else:
                self.reveal(0)

    def reveal(self, phantom: i64) -> None:
        """Turn up all chosen cards, and the phantom's if its value is not 0, and give the trick away (pan.take)."""
        hand, chosen, seats = self.hand, self.chosen, self.seats
        played: i64 = CARD[phantom]
        seat: i64 = 0
        while seat < seats:
            card = CARD[chosen & 7]
            played += card
            hand[seat] -= card
            chosen >>= 3
            seat += 1
        winning = self.winning(played)
        winner = self.who_chose(winning)
        if self.journal is not None:
            self.journal.extend(tell.trick(self.choices(), phantom, played, winning, winner))
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

    def who_chose(self, value: i64) -> i64:
        """The seat that has chosen a value which nobody else has; -1 if none, as for 0, the value of no card."""
        chosen = self.chosen
        seat: i64 = 0
        while chosen:
            if chosen & 7 == value:
                return seat
            chosen >>= 3
            seat += 1
        return -1

    def choices(self) -> list[i64]:
        """The values chosen, by seat."""
        return [self.chosen >> 3 * seat & 7 for seat in range(int(self.seats))]

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
                            self.record(tell.out(seat, self.living + 1))
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
        fronts, seats = self.held, self.seats
        while self.unranked & (self.unranked - 1):
            unranked = self.unranked
            best: i64 = -1
            tied: i64 = 0
            leader: i64 = 0
            seat: i64 = 0
            while seat < seats:
                if unranked >> seat & 1:
                    held = fronts[seat]
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
        if self.unranked:
            self.place_next(lowest(self.unranked))
        self.tied = 0
        if self.journal is not None:
            self.record(tell.ranking(self.seats_in_order()))
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
            self.record(tell.pulled(seat, action, self.clics))

    def spin(self, seat: i64, value: i64) -> None:
        """Pay a card, shuffle the gun, turn its top card (pan.spin)."""
        self.held[seat] -= CARD[value]
        self.gone += CARD[value]
        self.clics = 0
        self.guns += 1
        if self.journal is not None:
            self.record(tell.spun(seat, value))
        self.pull(seat, BY_SPIN)

    def skip(self, seat: i64, value: i64) -> None:
        """End the turn for as many cards as players are alive, this one first (pan.skip)."""
        self.left = self.living
        if self.journal is not None:
            self.record(tell.skipped(seat, self.left))
        self.discard(seat, value)

    def discard(self, seat: i64, value: i64) -> None:
        """Lay one more card down for a skip (pan.skip, pan.discard)."""
        self.held[seat] -= CARD[value]
        self.gone += CARD[value]
        self.left -= 1
        if self.journal is not None:
            self.record(tell.discarded(seat, value))
        if self.left:
            self.phase = DISCARDING
            self.number += 1
        else:
            self.pass_turn()

    def stop(self, seat: i64) -> None:
        """Leave it at one or steal no more (pan.double, pan.steal)."""
        self.left = 0
        if self.journal is not None:
            self.record(tell.stopped(seat))
        self.pass_turn()

    def steal(self, seat: i64, value: i64, other: i64) -> None:
        """Take one card after a double (pan.steal)."""
        self.held[other] -= CARD[value]
        self.held[seat] += CARD[value]
        self.left -= 1
        if self.journal is not None:
            self.record(tell.stolen(seat, value, other))
        if self.left:
            self.number += 1
        else:
            self.pass_turn()

    def click(self, seat: i64) -> None:
        """A CLIC was turned (pan.clic)."""
        self.clics += 1
        if self.journal is not None:
            self.record(tell.clic(seat, self.clics))
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
        if self.rules.double_off:
            return False
        if self.rules.double_anyone:
            return True
        return self.held[seat] == 0 and not (spun and self.rules.double_before)

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
            self.record(tell.bang(seat, self.held[seat], self.living))
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
            self.record(tell.wins(winner, self.action))

    # Draws

    def draw(self, dice: Dice) -> i64:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        outcome: i64
        if phase == DEALING:
            outcome = value_at(self.pool, dice.ticket(self, self.pool >> COUNT_SHIFT))
            self.deal(outcome)
        elif phase == GUN:
            clics = self.rules.clics - self.clics
            if dice.ticket(self, clics + 1) < clics:
                outcome = CLIC
                self.click(self.order & 15)
            else:
                outcome = BANG
                self.bang(self.order & 15)
        elif phase == PHANTOM:
            outcome = value_at(self.pool, dice.ticket(self, self.pool >> COUNT_SHIFT))
            self.show_phantom(outcome)
        elif phase == LOT:
            outcome = SEAT + bit_at(self.tied, dice.ticket(self, bits(self.tied)))
            self.cast_lot(outcome - SEAT)
        else:
            raise ValueError("no draw is owed")
        return outcome

    def settle(self, outcome: i64) -> None:
        phase = self.phase
        if phase == DEALING:
            self.deal(outcome)
        elif phase == GUN:
            if outcome == CLIC:
                self.click(self.order & 15)
            else:
                self.bang(self.order & 15)
        elif phase == PHANTOM:
            self.show_phantom(outcome)
        else:
            self.cast_lot(outcome - SEAT)

    def show_phantom(self, value: i64) -> None:
        """The phantom's card (pan.phantom)."""
        self.pool -= CARD[value]
        self.reveal(value)

    def deal(self, value: i64) -> None:
        """One card to the next hand (pan.deal)."""
        seat = self.dealing
        card = CARD[value]
        self.pool -= card
        self.hand[seat] += card
        self.dealt += 1
        if self.journal is not None:
            self.record(tell.dealt(seat, value))
        if self.dealt == self.rules.hand:
            self.dealing += 1
            self.dealt = 0
            if self.dealing == self.seats:
                self.open_trick()

    def cast_lot(self, seat: i64) -> None:
        """The lot falls on one of those who are tied (pan.lot)."""
        if self.journal is not None:
            self.record(tell.lot(seat, self.ranked, self.tied))
        self.place_next(seat)
        self.place_ranks()
