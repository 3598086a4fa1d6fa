"""What players do with the cards before them: swaps, cuts, cards of the hand, and the powers of the turn."""

from mypy_extensions import i64, mypyc_attr

from ultimo.games.kingdom import events as tell
from ultimo.games.kingdom.kinds import BURN, CARD, JUGGLE, PEEK
from ultimo.games.kingdom.knowledge import without_card
from ultimo.games.kingdom.position import (
    AIMING,
    BURNING,
    CUTTING,
    PEEKING,
    STEALING,
    THROWING,
    THROWING_ON,
    TRADING,
)
from ultimo.games.kingdom.rounds import KingdomRounds
from ultimo.games.kingdom.rules import DRAWN, KIND, OPEN, SEEN, SPENT


@mypyc_attr(acyclic=True)
class KingdomActs(KingdomRounds):
    """The actions of a match of Death Over The Kingdom (kingdom.act)."""

    def exchange(self, seat: i64, other: i64, verb: str) -> None:
        """Two cards change places; both players see what they receive and know what they gave (kingdom.look)."""
        mine, theirs = self.table[seat], self.table[other]
        theirs |= 1 << SEEN + seat
        mine |= 1 << SEEN + other
        self.table[seat] = theirs
        self.table[other] = mine
        if self.journal is not None:
            self.record(tell.exchanged(verb, seat, other))
            self.record(tell.got(seat, theirs, other))
            self.record(tell.got(other, mine, seat))

    def change_hand(self, seat: i64, kind: i64) -> None:
        """The card before a player goes into the hand, one of the hand comes out for it (kingdom.act)."""
        old = self.table[seat] & ~SPENT
        loose = self.loose[seat]
        if loose:
            self.table[seat] = kind | 1 << SEEN + seat
            self.loose[seat] = without_card(loose, kind)
        else:
            self.table[seat] = self.kept[seat]
        self.kept[seat] = old
        if self.journal is not None:
            self.record(tell.changed_hand(seat, self.table[seat]))
            self.record(tell.stored(seat, old))

    def begin_cut(self, seat: i64) -> None:
        """The Dealer shows the card that goes (kingdom.dealer)."""
        self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN
        self.phase = CUTTING
        if self.journal is not None:
            self.record(tell.cut(seat, self.table[seat] & KIND))

    def end_cut(self, kind: i64) -> None:
        """The cut shows the Dealer's new card; then the old one goes into the deck (kingdom.dealer)."""
        seat = self.actor
        self.forget_token(kind, self.round)
        old = self.table[seat]
        self.forget_pair(old)
        self.deck += CARD[old & KIND]
        self.left += 1
        if self.round + 1 < self.rules.hand:
            self.tokens |= (old & KIND) << 4 * self.round
        self.table[seat] = kind | OPEN
        if self.journal is not None:
            self.record(tell.cut_to(seat, kind))
        self.pass_on()

    # Powers of the turn

    def show(self, seat: i64, kind: i64) -> None:
        """Show the card before a player to use its power (kingdom.act)."""
        power = self.rules.power[kind]
        self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN | SPENT
        if power == BURN:
            self.phase = AIMING
        elif power == JUGGLE:
            self.phase = THROWING
        else:
            self.phase = PEEKING if power == PEEK else STEALING
        self.number += 1
        if self.journal is not None:
            self.record(tell.shown(seat, kind, power))

    def aim(self, seat: i64, other: i64) -> None:
        """The player whose card a power is for is named (kingdom.targets)."""
        phase = self.phase
        if phase == STEALING:
            self.exchange(seat, other, "take")
            self.pass_on()
        elif phase == PEEKING:
            self.table[other] |= 1 << SEEN + seat
            self.aimed = other
            self.phase = TRADING
            self.number += 1
            if self.journal is not None:
                self.record(tell.peeked(seat, other, self.table[other]))
        elif phase == THROWING:
            self.aimed = other
            self.phase = THROWING_ON
            self.number += 1
            if self.journal is not None:
                self.record(tell.thrown(seat, other))
        elif phase == THROWING_ON:
            self.juggle(seat, self.aimed, other)
            self.pass_on()
        else:
            self.burn(seat, other)

    def juggle(self, seat: i64, first: i64, second: i64) -> None:
        """Three cards go round; each player sees the one they receive (kingdom.juggle, kingdom.look)."""
        mine, theirs, last = self.table[seat], self.table[first], self.table[second]
        mine |= 1 << SEEN + first
        theirs |= 1 << SEEN + second
        last |= 1 << SEEN + seat
        self.table[first] = mine
        self.table[second] = theirs
        self.table[seat] = last
        if self.journal is not None:
            self.record(tell.juggled(seat, first, second))
            self.record(tell.got(first, mine, seat))
            self.record(tell.got(second, theirs, first))
            self.record(tell.got(seat, last, second))

    def burn(self, seat: i64, other: i64) -> None:
        """A card is discarded face up; another one has to be drawn for it (kingdom.burn)."""
        slot = self.forget_drawn(self.table[other])
        self.forget_pair(slot)
        self.used += CARD[slot & KIND]
        self.table[other] = 0
        self.aimed = other
        self.phase = BURNING
        if self.journal is not None:
            self.record(tell.burnt(seat, other, slot & KIND))

    def replace(self, kind: i64) -> None:
        """The top card of the deck comes to where one was burnt (kingdom.burn)."""
        other = self.aimed
        drawn = self.round << DRAWN if self.tokens else 0
        self.table[other] = kind | 1 << SEEN + other | drawn
        if self.journal is not None:
            self.record(tell.replaced(other, kind))
        self.pass_on()
