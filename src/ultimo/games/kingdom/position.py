"""What a match of Death Over The Kingdom is made of, and what follows from it at once; and how it is kept as bytes."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from ultimo.games.kingdom.kinds import BURN, JUGGLE, STEAL
from ultimo.games.kingdom.rules import DRAWN, DRAWN_BITS, GONE, KIND, PAIR, SEEN, KingdomRules
from ultimo.table.numbers import vec
from ultimo.table.state import State

# Where the match stands. Draws first, then questions, then the end, so that one comparison tells them apart.
# `OPENING` is the first card of a deal, which comes from the whole deck, shuffled: until then the last cards lie open.
LOT: Final[i64] = 0
OPENING: Final[i64] = 1
DEALING: Final[i64] = 2
BURNING: Final[i64] = 3
CUTTING: Final[i64] = 4
LAYING: Final[i64] = 5
ACTING: Final[i64] = 6
STEALING: Final[i64] = 7
PEEKING: Final[i64] = 8
THROWING: Final[i64] = 9
THROWING_ON: Final[i64] = 10
AIMING: Final[i64] = 11
TRADING: Final[i64] = 12
TURNING: Final[i64] = 13
ENDED: Final[i64] = 14

PROMPTS: Final = (
    "", "", "", "", "", "lay", "act", "steal", "peek", "throw", "throw-on", "burn", "trade", "turn", "",
)  # fmt: skip

HIDDEN: Final[i64] = 15
"""In `chosen`: a choice was made that the viewer does not see."""

# The rounds of a turn, and the one of the mode `reaper`.
HIGH: Final[i64] = 0
LOW: Final[i64] = 1
MIDDLE: Final[i64] = 2
REAPER: Final[i64] = 3

MOST_ROUNDS: Final[i64] = 3
"""In a turn, as a hand has at most three cards."""


@mypyc_attr(acyclic=True)
class KingdomPosition(State):
    """The fields of a match and what follows from them; `KingdomState` sets them, asks, and lets things happen."""

    rules: KingdomRules
    phase: i64
    number: i64
    # Turns of the court, or deals, from 0; who is Dealer; the round of the turn, from 0; who is to act.
    deal: i64
    dealer: i64
    round: i64
    actor: i64
    # Cards, as `rules.py` writes them: before each seat; the one card of a hand that is told apart, because others may
    # have seen it or because it is the last one; the other cards of a hand, four bits each, rising.
    table: vec[i64]
    kept: vec[i64]
    loose: vec[i64]
    # Of each hand that laid one of two cards, one of them known to others: what was known (`rules.GONE`).
    pairs: vec[i64]
    # Counts of cards: in the deck (in a veiled state: all that the viewer does not see), and laid aside. How many are
    # in the deck is open to all. `tokens` are the kinds that all saw go into it by the cuts of rounds 1 and 2.
    deck: i64
    left: i64
    used: i64
    tokens: i64
    # The deal: who is dealt the next card, and how many they have. Laying: four bits a seat, and who is waited for.
    dealing: i64
    dealt: i64
    chosen: i64
    waiting: i64
    # A power at work: whom it is aimed at (first). The reveal: which seats' cards are turned, which kinds are slain,
    # which seats' Sorceresses are still to choose.
    aimed: i64
    turned: i64
    slain: i64
    choosing: i64
    # Who is still in the match. By seat: points, tokens or lives; when somebody last scored, or fell.
    alive: i64
    score: vec[i64]
    last: vec[i64]

    # Who sits where

    def left_of(self, seat: i64) -> i64:
        """The next seat alive on the left."""
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.alive >> seat & 1:
                return seat

    def right_of(self, seat: i64) -> i64:
        """The next seat alive on the right."""
        while True:
            seat = seat - 1 if seat > 0 else self.seats - 1
            if self.alive >> seat & 1:
                return seat

    # What a card is

    def is_second(self, seat: i64) -> bool:
        """Whether the card before a seat counts its second value."""
        return self.turned >> seat & 1 != 0

    def value_of(self, seat: i64) -> i64:
        """What the card before a seat counts at the reveal."""
        kind = self.table[seat] & KIND
        if self.slain >> kind & 1:
            return self.rules.slain_value
        return self.rules.turned_value[kind] if self.turned >> seat & 1 else self.rules.value[kind]

    def two_valued(self) -> i64:
        """The seats whose card has two values."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.rules.turned_value[self.table[seat] & KIND] >= 0:
                found |= 1 << seat
            seat += 1
        return found

    def goal(self) -> i64:
        """Which round this is: `HIGH`, `LOW`, `MIDDLE` or `REAPER`."""
        return REAPER if self.rules.reaper else self.round

    # What may be done

    def is_power(self, kind: i64) -> bool:
        """Whether a card of `kind` has a power for the turn that finds a target now (kingdom.targets)."""
        power = self.rules.power[kind]
        if power == BURN:
            return self.left > 0
        if power == JUGGLE:
            others = self.alive & (self.alive - 1)
            return others & (others - 1) != 0  # three alive
        return STEAL <= power < BURN

    def targets(self, seat: i64) -> i64:
        """The mask of seats that the open question of `seat` may name; 0 if it asks for none."""
        phase = self.phase
        if phase == AIMING:
            return self.alive
        if phase == TURNING:
            return self.two_valued()
        if phase == THROWING_ON:
            return self.alive & ~(1 << seat) & ~(1 << self.aimed)
        if STEALING <= phase <= THROWING:
            return self.alive & ~(1 << seat)
        return 0

    def hand_kinds(self, seat: i64) -> i64:
        """The mask, `1 << kind`, of the cards in a hand for which the card before it may be changed (kingdom.act)."""
        loose = self.loose[seat]
        if loose == 0:
            kept = self.kept[seat] & KIND
            return 1 << kept if kept else 0
        found: i64 = 0
        while loose:
            found |= 1 << (loose & 15)
            loose >>= 4
        return found

    def lay_kinds(self, seat: i64) -> i64:
        """The mask, `1 << kind`, of the cards in a hand, all of which may be laid (kingdom.lay)."""
        kept = self.kept[seat] & KIND
        found: i64 = 1 << kept if kept else 0
        loose = self.loose[seat]
        while loose:
            found |= 1 << (loose & 15)
            loose >>= 4
        return found

    def loose_size(self, seat: i64) -> i64:
        """How many cards of a hand are not told apart, seen or not: an open fact."""
        phase = self.phase
        if self.rules.hand == 1 or phase <= OPENING or phase == ENDED:
            return 0
        if phase == DEALING:
            if seat < self.dealing:
                return self.rules.hand
            return self.dealt if seat == self.dealing else 0
        size = self.rules.hand - self.round
        if self.table[seat] or (phase == BURNING and seat == self.aimed):
            size -= 1
        return size - 1 if self.kept[seat] else size

    # What all know

    def forget_drawn(self, slot: i64) -> i64:
        """A card as it is once all have seen it: if it came from the deck, it may be one that they knew there."""
        rounds = slot >> DRAWN & 3
        if rounds:
            self.forget_token(slot & KIND, rounds)
        return slot & ~DRAWN_BITS

    def forget_token(self, kind: i64, rounds: i64) -> None:
        """A card of `kind` has come out of the deck in round `rounds`: one that was known to be there is no more.

        The one that could come out latest, if there are two alike: it is the one of which more was known.
        """
        if rounds == 2 and self.tokens >> 4 == kind:
            self.tokens &= KIND
        elif self.tokens & KIND == kind:
            self.tokens &= ~KIND

    def forget_pair(self, slot: i64) -> None:
        """A card that all have seen is gone: of the two that it was one of, the other is left."""
        if slot >> PAIR:
            seat = (slot >> PAIR) - 1
            pair = self.pairs[seat]
            self.pairs[seat] = 0 if pair >> GONE else pair | (slot & KIND) << GONE

    # Bytes

    def write_words(self) -> BytesWriter:
        """All but the counters, eight bytes each."""
        writer = BytesWriter()
        write_i64_le(writer, self.phase)
        write_i64_le(writer, self.deal)
        write_i64_le(writer, self.dealer)
        write_i64_le(writer, self.round)
        write_i64_le(writer, self.actor)
        write_i64_le(writer, self.deck)
        write_i64_le(writer, self.left)
        write_i64_le(writer, self.used)
        write_i64_le(writer, self.tokens)
        write_i64_le(writer, self.dealing)
        write_i64_le(writer, self.dealt)
        write_i64_le(writer, self.chosen)
        write_i64_le(writer, self.waiting)
        write_i64_le(writer, self.aimed)
        write_i64_le(writer, self.turned)
        write_i64_le(writer, self.slain)
        write_i64_le(writer, self.choosing)
        write_i64_le(writer, self.alive)
        seat: i64 = 0
        while seat < self.seats:
            write_i64_le(writer, self.table[seat])
            write_i64_le(writer, self.kept[seat])
            write_i64_le(writer, self.loose[seat])
            write_i64_le(writer, self.pairs[seat])
            write_i64_le(writer, self.score[seat])
            write_i64_le(writer, self.last[seat])
            seat += 1
        return writer

    def key(self) -> bytes:
        return self.write_words().getvalue()

    def to_bytes(self) -> bytes:
        writer = self.write_words()
        write_i64_le(writer, self.number)
        write_i64_le(writer, self.viewer)
        return writer.getvalue()

    def from_bytes(self, data: bytes) -> None:
        words: i64 = 18 + 6 * self.seats + 2
        if len(data) != 8 * words:
            raise ValueError(f"a kingdom state for {self.seats} seats takes {8 * words} bytes, not {len(data)}")
        found = [read_i64_le(data, 8 * index) for index in range(int(words))]
        (
            self.phase,
            self.deal,
            self.dealer,
            self.round,
            self.actor,
            self.deck,
            self.left,
            self.used,
            self.tokens,
            self.dealing,
            self.dealt,
            self.chosen,
            self.waiting,
            self.aimed,
            self.turned,
            self.slain,
            self.choosing,
            self.alive,
        ) = found[:18]
        for seat in range(int(self.seats)):
            first = 18 + 6 * seat
            self.table[seat] = found[first]
            self.kept[seat] = found[first + 1]
            self.loose[seat] = found[first + 2]
            self.pairs[seat] = found[first + 3]
            self.score[seat] = found[first + 4]
            self.last[seat] = found[first + 5]
        self.number, self.viewer = found[-2:]


def seen_by(slot: i64, viewer: i64) -> bool:
    """Whether a viewer has seen the card."""
    return slot >> SEEN + viewer & 1 != 0
