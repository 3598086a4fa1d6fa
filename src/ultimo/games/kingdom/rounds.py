"""How a match goes on: a deal, its rounds one after the other, the reveal, what is won and lost, the end.

Both modes are rounds of one kind: cards lie before players, each acts once, all are turned up. In `court` a turn has as
many rounds as cards were dealt; in `reaper` each deal is one card and one round.
"""

from mypy_extensions import i64, mypyc_attr

from ultimo.games.kingdom import events as tell
from ultimo.games.kingdom.ending import losers, lost_by, use_powers, winners
from ultimo.games.kingdom.kinds import CARD
from ultimo.games.kingdom.knowledge import with_card, without_card
from ultimo.games.kingdom.moves import AIM, PASS
from ultimo.games.kingdom.places import VOID
from ultimo.games.kingdom.position import (
    ACTING,
    ENDED,
    LAYING,
    MOST_ROUNDS,
    OPENING,
    TURNING,
    KingdomPosition,
)
from ultimo.games.kingdom.rules import KIND, OPEN, PAIR, SEEN


@mypyc_attr(acyclic=True)
class KingdomRounds(KingdomPosition):
    """Deals, rounds and the reveal of a match of Death Over The Kingdom."""

    # The deal

    def begin_deal(self) -> None:
        """A new turn, or a new deal (kingdom.deal, kingdom.one)."""
        if self.journal is not None:
            if self.rules.reaper:
                self.record(tell.dealer(self.dealer, self.deal + 1))
            else:
                self.record(tell.turn(self.dealer, self.deal + 1, self.rules.deals))
        self.dealing = 0
        while not self.alive >> self.dealing & 1:
            self.dealing += 1
        self.phase = OPENING

    def deal_card(self, kind: i64) -> None:
        """One card to the next player (kingdom.deal, kingdom.one)."""
        seat = self.dealing
        hand = self.rules.hand
        if self.journal is not None:
            self.record(tell.dealt(seat, kind, "table" if hand == 1 else "hand"))
        if hand == 1:
            self.table[seat] = kind | 1 << SEEN + seat
        else:
            self.loose[seat] = with_card(self.loose[seat], kind)
            self.dealt += 1
            if self.dealt < hand:
                return
            self.dealt = 0
        seat += 1
        while seat < self.seats and not self.alive >> seat & 1:
            seat += 1
        self.dealing = seat
        if seat == self.seats:
            self.dealing = 0
            self.begin_round()

    def begin_round(self) -> None:
        """Everybody lays a card, by choice if there is one (kingdom.lay)."""
        if self.rules.hand - self.round > 1:
            self.phase = LAYING
            self.waiting = self.alive
            self.number += 1
        else:
            if self.rules.hand > 1:
                self.lay_last()
            self.begin_acts()

    # The cards laid

    def choose(self, seat: i64, kind: i64) -> None:
        """Choose or change the card for this round (kingdom.lay)."""
        bit: i64 = 1 << seat
        if self.journal is not None:
            self.record(tell.laid(seat, kind, self.waiting & bit != 0))
        place = 4 * seat
        self.chosen = self.chosen & ~(15 << place) | kind << place
        self.waiting &= ~bit
        if self.waiting == 0:
            chosen = self.chosen
            seat = 0
            while seat < self.seats:
                self.lay(seat, chosen & 15)
                chosen >>= 4
                seat += 1
            self.chosen = 0
            self.begin_acts()

    def lay(self, seat: i64, kind: i64) -> None:
        """Lay a card of the hand on the table; a last one that stays is then told apart (kingdom.lay)."""
        own: i64 = 1 << SEEN + seat
        known = self.kept[seat]
        loose = self.loose[seat]
        if known:
            other = known & KIND if loose == kind else loose
            mark: i64 = 0
            if known & OPEN != own:
                mark = seat + 1 << PAIR
                self.pairs[seat] = known & (OPEN | KIND)
            self.loose[seat] = 0
            self.kept[seat] = other | own | mark
            self.table[seat] = kind | own | mark
            return
        self.table[seat] = kind | own
        loose = without_card(loose, kind)
        if loose < 16:  # one left
            self.kept[seat] = loose | own
            loose = 0
        self.loose[seat] = loose

    def lay_last(self) -> None:
        """Lay the last card of each hand, which needs no choice (kingdom.lay)."""
        seat: i64 = 0
        while seat < self.seats:
            slot = self.kept[seat]
            self.table[seat] = slot
            self.kept[seat] = 0
            if self.journal is not None:
                self.record(tell.last_laid(seat, slot))
            seat += 1

    def begin_acts(self) -> None:
        """Ask the first of the round for an action (kingdom.order)."""
        self.actor = self.left_of(self.dealer)
        self.phase = ACTING
        self.number += 1
        if self.journal is not None:
            self.record(tell.round_begins(self.actor, self.goal()))

    def pass_on(self) -> None:
        """The next one acts, or all cards are turned up after the Dealer (kingdom.order)."""
        self.aimed = 0
        if self.actor == self.dealer:
            self.reveal()
        else:
            self.actor = self.left_of(self.actor)
            self.phase = ACTING
            self.number += 1

    # The reveal

    def reveal(self) -> None:
        """All cards are turned up, and end powers work (kingdom.reveal, kingdom.end-order)."""
        seat = self.dealer
        while True:
            seat = self.left_of(seat)
            self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN
            if self.journal is not None:
                self.record(tell.revealed(seat, self.table[seat] & KIND))
            if seat == self.dealer:
                break
        use_powers(self)
        self.next_choice(self.dealer)

    def next_choice(self, after: i64) -> None:
        """Ask the next Sorceress in the order of play, or go on to who has won (kingdom.enchants)."""
        if self.choosing == 0:
            self.finish_round()
            return
        seat = after
        while True:
            seat = self.left_of(seat)
            if self.choosing >> seat & 1:
                break
        self.actor = seat
        self.phase = TURNING
        self.number += 1

    def enchant(self, seat: i64, move: i64) -> None:
        """A Sorceress turns a card or none (kingdom.enchants)."""
        self.choosing &= ~(1 << seat)
        if move == PASS:
            if self.journal is not None:
                self.record(tell.passed(seat))
        else:
            other = move - AIM
            self.turned ^= 1 << other
            if self.journal is not None:
                self.record(tell.enchanted(seat, other, self.table[other] & KIND, self.value_of(other)))
        self.next_choice(seat)

    # What is won and lost

    def finish_round(self) -> None:
        """Points or tokens are given, and the cards played are laid aside (kingdom.used)."""
        if self.rules.reaper:
            self.lose(losers(self))
        else:
            self.win(winners(self))
        aside: list[i64] = []
        seat: i64 = 0
        while seat < self.seats:
            slot = self.table[seat]
            if slot:
                self.used += CARD[slot & KIND]
                self.forget_pair(slot)
                self.table[seat] = 0
                if self.journal is not None:
                    aside.append(slot & KIND)
            seat += 1
        if self.journal is not None:
            self.record(tell.laid_aside(aside))
        self.turned = 0
        self.slain = 0
        self.actor = 0
        self.round += 1
        if self.round < self.rules.hand:
            self.begin_round()
        else:
            self.finish_deal()

    def win(self, winning: i64) -> None:
        """Each winner scores one point (kingdom.high, kingdom.low, kingdom.middle)."""
        goal = self.goal()
        if self.journal is not None and winning == 0:
            self.record(tell.nobody(goal))
        seat: i64 = 0
        while seat < self.seats:
            if winning >> seat & 1:
                self.score[seat] += 1
                if self.rules.latest:
                    self.last[seat] = MOST_ROUNDS * self.deal + self.round + 1
                if self.journal is not None:
                    kind = self.table[seat] & KIND
                    self.record(tell.scored(seat, kind, self.value_of(seat), goal, self.score[seat]))
            seat += 1

    def lose(self, losing: i64) -> None:
        """Each loser takes a token or loses a life (kingdom.tokens, kingdom.lives)."""
        lives = self.rules.has_lives
        fallen: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if losing >> seat & 1:
                self.score[seat] += -1 if lives else 1
                if self.journal is not None:
                    score = self.score[seat]
                    rule = lost_by(self, seat, losing)
                    value = self.value_of(seat)
                    kind = self.table[seat] & KIND
                    self.record(tell.lost(seat, kind, value, rule, score, score if lives else -1))
                if lives and self.score[seat] == 0:
                    fallen |= 1 << seat
            seat += 1
        if fallen:
            self.fall(fallen)

    def fall(self, fallen: i64) -> None:
        """Who has no life left is out (kingdom.lives)."""
        seat: i64 = 0
        while seat < self.seats:
            if fallen >> seat & 1:
                self.last[seat] = self.deal + 1
                if self.journal is not None:
                    self.record(tell.out(seat))
            seat += 1
        self.alive &= ~fallen

    def finish_deal(self) -> None:
        """The Dealer moves on, or the match is over (kingdom.used, kingdom.one)."""
        self.tokens = 0
        self.round = 0
        self.deal += 1
        if self.deal == self.rules.deals or not self.alive & (self.alive - 1):
            self.finish()
        else:
            self.dealer = self.left_of(self.dealer)
            self.begin_deal()

    def finish(self) -> None:
        """The match is over."""
        self.phase = ENDED
        if self.journal is not None:
            found = self.standings()
            if found.rule == VOID:
                self.record(tell.void())
            for seat in found.winners():
                self.record(tell.wins(seat, found.rule, self.score[seat]))
