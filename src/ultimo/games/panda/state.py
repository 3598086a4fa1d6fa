"""Panda Rei: two rounds of tricks, and what is taken in them counts. Rules and ids: `rules.md`.

Nothing is decided before it must be: a deal is a row of one-card draws, and the dummy's card is drawn when it is
played, from all that nobody has seen. So what is hidden is only what somebody holds.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.panda import events as tell
from ultimo.games.panda.moves import PLAY, SEAT, TAKE, plays, takes
from ultimo.games.panda.packed import CARD, COUNT_SHIFT, kind_at, kind_in, kinds_of, pigs_of, size_of
from ultimo.games.panda.position import (
    DEALING,
    DUMMY,
    ENDED,
    LOT,
    PLAYING,
    TAKING,
    PandaPosition,
    PandaRules,
)
from ultimo.games.panda.why import why
from ultimo.table.numbers import vec
from ultimo.table.rng import Rng
from ultimo.table.state import DEALER, DRAW, FULL, NOBODY, OVER, TURN, Dice, State

NOTHING: Final = vec[i64]([0] * 5)
"""No cards, for each seat."""


# A copy that was let go is kept for the next one: search copies all the time.
@mypyc_attr(acyclic=True, free_list_len=1)
class PandaState(PandaPosition):
    """A match of Panda Rei for 2 to 5 players."""

    # The fields are set here, not by a base class: so the compiler knows that none is ever missing, and reads them
    # without asking.
    def __init__(self, rules: PandaRules, seats: i64) -> None:
        self.seats = seats
        self.viewer = FULL
        self.journal = None
        self.rules = rules
        self.phase = LOT
        self.number = 0
        self.hand = NOTHING[:seats]
        self.front = NOTHING[:seats]
        self.lying = 0
        self.pool = rules.cards
        self.dealing = 0
        self.dealt = 0
        self.round = 0
        self.trick = 0
        self.leader = 0
        self.turn = 0
        self.left = 0
        self.played = 0
        self.worths = 0

    def copy(self) -> "PandaState":
        state = PandaState(self.rules, self.seats)
        state.copy_from(self)
        return state

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PandaState)
        self.rules = other.rules
        self.viewer = other.viewer
        self.phase = other.phase
        self.number = other.number
        hand, front, others_hand, others_front = self.hand, self.front, other.hand, other.front
        seat: i64 = 0
        while seat < self.seats:
            hand[seat] = others_hand[seat]
            front[seat] = others_front[seat]
            seat += 1
        self.lying = other.lying
        self.pool = other.pool
        self.dealing = other.dealing
        self.dealt = other.dealt
        self.round = other.round
        self.trick = other.trick
        self.leader = other.leader
        self.turn = other.turn
        self.left = other.left
        self.played = other.played
        self.worths = other.worths

    # Who is asked

    def asked(self) -> i64:
        return 1 << self.turn if PLAYING <= self.phase <= TAKING else 0

    def open(self) -> i64:
        return self.asked()

    def kind(self) -> i64:
        phase = self.phase
        if phase < PLAYING:
            return DRAW
        return OVER if phase == ENDED else TURN

    def mover(self) -> i64:
        phase = self.phase
        if phase < PLAYING:
            return DEALER
        return self.turn if phase != ENDED else NOBODY

    # What they may answer

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.viewer != FULL:
            self.guard_seat(seat)
        if not self.asked() >> seat & 1:
            return ()
        return plays(kinds_of(self.hand[seat])) if self.phase == PLAYING else takes(kinds_of(self.lying))

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == PLAYING:
            kinds = kinds_of(self.hand[seat])
            return PLAY + kind_in(kinds, rng.below(size_of(kinds)))
        kinds = kinds_of(self.lying)
        return TAKE + kind_in(kinds, rng.below(size_of(kinds)))

    # What happens

    def play(self, seat: i64, move: i64) -> None:
        if self.viewer != FULL:
            self.guard()
        if self.phase == PLAYING:
            self.lay(seat, move - PLAY)
        else:
            self.take(seat, move - TAKE)

    def lay(self, seat: i64, kind: i64) -> None:
        """Play a card face up (panda.play)."""
        self.hand[seat] -= CARD[kind]
        worth = self.put_down(seat, kind, seat - 1 if seat else self.seats - 1)
        if self.journal is not None:
            self.record(tell.played(seat, kind, worth, seat == self.leader))
        following = seat + 1 if seat + 1 < self.seats else 0
        if following != self.leader:
            self.turn = following
            self.number += 1
        elif self.rules.dummy:
            self.phase = DUMMY
        else:
            self.settle_trick()

    def put_down(self, place: i64, kind: i64, before: i64) -> i64:
        """Lay a card of any kind at a place, after that of the place `before`; return its worth (panda.monkey)."""
        worth = self.worth(kind, self.worths >> 8 * before & 255)
        self.lying += CARD[kind]
        self.played |= (kind + 1) << 4 * place
        self.worths |= worth << 8 * place
        return worth

    def settle_trick(self) -> None:
        """All cards lie: who wins, and so takes first and leads the next trick (panda.highest, panda.group)."""
        winner = self.winner()
        if self.journal is not None:
            rule, facts = why(self, winner)
            self.record(tell.trick(winner, rule, facts))
        self.leader = winner
        self.turn = winner
        self.left = 2
        self.worths = 0
        self.trick += 1
        self.phase = TAKING
        self.number += 1

    def winner(self) -> i64:
        """The seat whose card is of the largest group, of the highest worth, with most pigs, played first, in this
        order; never the dummy (panda.dummy).
        """
        seats, worths, leader = self.seats, self.worths, self.leader
        by_pigs = self.rules.by_pigs
        best: i64 = -1
        winner: i64 = 0
        step: i64 = 0
        while step < seats:
            seat = leader + step
            if seat >= seats:
                seat -= seats
            worth = worths >> 8 * seat & 255
            size: i64 = 0
            others = worths
            while others:
                if others & 255 == worth:
                    size += 1
                others >>= 8
            rank = size << 16 | worth << 8
            if by_pigs and size > 1:
                rank |= pigs_of(self.front[seat])
            if rank > best:
                best = rank
                winner = seat
            step += 1
        return winner

    def take(self, seat: i64, kind: i64) -> None:
        """Take a card of the trick (panda.take): the winner two, then each to the left one, until all are taken."""
        self.pick_up(seat, kind)
        self.left -= 1
        if self.left == 0:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
            self.left = 1
        if self.lying >> COUNT_SHIFT > 1:
            self.number += 1
            return
        # The last card leaves nothing to choose.
        self.pick_up(self.turn, kind_in(kinds_of(self.lying), 0))
        self.left = 0
        if self.trick < self.rules.hand:
            self.open_trick()
            return
        self.round += 1
        self.trick = 0
        if self.round < self.rules.rounds:
            self.open_deal()
        else:
            self.end()

    def pick_up(self, seat: i64, kind: i64) -> None:
        """A card from the table to the front of a seat; of several of its kind the one lying nearest to the left."""
        card = CARD[kind]
        self.lying -= card
        self.front[seat] += card
        place = self.leader
        while self.played >> 4 * place & 15 != kind + 1:
            # The dummy comes after the last seat, whoever leads.
            place = place + 1 if place < self.seats else 0
        self.played &= ~(15 << 4 * place)
        if self.journal is not None:
            self.record(tell.taken(seat, kind, tell.place_of(place, self.seats)))

    def open_trick(self) -> None:
        """Ask the holder of the start token to lead."""
        self.phase = PLAYING
        self.turn = self.leader
        self.number += 1

    def open_deal(self) -> None:
        """A new hand for everybody (panda.deal)."""
        self.phase = DEALING
        self.turn = 0
        self.dealing = 0
        self.dealt = 0
        if self.journal is not None:
            self.record(tell.new_round(self.round + 1, self.rules.rounds))

    def end(self) -> None:
        """The scores are compared (panda.end)."""
        self.phase = ENDED
        self.turn = 0
        self.leader = 0
        if self.journal is not None:
            standings = self.standings()
            for place, seat in sorted(zip(standings.places, range(int(self.seats)), strict=True)):
                self.record(tell.final(seat, standings.scores[seat], place))
            winners = standings.winners()
            for seat in winners:
                self.record(tell.wins(seat, standings.scores[seat], len(winners) > 1))

    # Draws

    def draw(self, dice: Dice) -> i64:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        outcome: i64
        if phase == DEALING:
            outcome = kind_at(self.pool, dice.ticket(self, self.pool >> COUNT_SHIFT))
            self.deal(outcome)
            return outcome
        if phase == DUMMY:
            outcome = kind_at(self.pool, dice.ticket(self, self.pool >> COUNT_SHIFT))
        elif phase == LOT:
            outcome = SEAT + dice.ticket(self, self.seats)
        else:
            raise ValueError("no draw is owed")
        self.settle(outcome)
        return outcome

    def settle(self, outcome: i64) -> None:
        phase = self.phase
        if phase == DEALING:
            self.deal(outcome)
        elif phase == DUMMY:
            self.show_dummy(outcome)
        else:
            self.give_start(outcome - SEAT)

    def give_start(self, seat: i64) -> None:
        """The lot gives the start token to a seat (panda.start)."""
        self.leader = seat
        if self.journal is not None:
            self.record(tell.start(seat))
        self.open_deal()

    def deal(self, kind: i64) -> None:
        """One card to the next hand (panda.deal)."""
        seat = self.dealing
        card = CARD[kind]
        self.pool -= card
        self.hand[seat] += card
        self.dealt += 1
        if self.journal is not None:
            self.record(tell.dealt(seat, kind))
        if self.dealt == self.rules.hand:
            self.dealing += 1
            self.dealt = 0
            if self.dealing == self.seats:
                self.open_trick()

    def show_dummy(self, kind: i64) -> None:
        """The dummy's card, the last of the trick (panda.dummy)."""
        self.pool -= CARD[kind]
        worth = self.put_down(self.seats, kind, self.leader - 1 if self.leader else self.seats - 1)
        if self.journal is not None:
            self.record(tell.dummy(kind, worth))
        self.settle_trick()
