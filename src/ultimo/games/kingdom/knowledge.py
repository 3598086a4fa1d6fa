"""Who knows which card: what a view of Death Over The Kingdom leaves out, and how the rest is filled in again.

**Nothing is decided early.** A deal is a row of one-card draws, made when a seat receives the card; the deck has no
order, only what is in it: the top card and a blind cut are any of its cards, and one that goes in "at a random place"
is one more of them. So hidden cards are exchangeable, and what a viewer knows of them are facts about places.

**What is known is kept as what was seen.** A card that lies by itself, before a player or alone in a hand, carries the
mask of all who have seen it. It grows when the card is received (`kingdom.look`), peeked at, or shown to all
(`kingdom.shown`), and it travels with the card. Who looks at what is open at the table, so these masks are open too;
only the kind of a card is a secret. That is enough in three places out of four:

- a card before a player: whoever has seen it knows it, wherever it is swapped to;
- a hand of three or two that nobody else has seen any card of: the cards are alike, so which one is laid tells nothing;
- a hand of one: what was seen of it stays with it when it is laid, and when it changes places with the card on the
  table.

**Two choices are made unseen among cards of which others know one**, and there all know only where it can be:

- In round 1 a player changes the card on the table for one of the hand. Whoever had seen it knows one of the two cards
  in that hand (`kept`; the other one is in `loose`). In round 2 one of these two is laid. From then on both carry the
  hand's seat as a mark (`PAIR`), and `pairs[seat]` remembers which kind was known, and to whom. Whoever knew it knows
  that one of the two is of that kind. Has such a viewer seen the one, then the other is known if the one was not of
  that kind, and nothing is known if it was. A pair is over when both cards have been seen by all.
- At the end of rounds 1 and 2 the Dealer's cut puts a card into the deck that all have seen (`tokens`). Cards drawn
  from it later, unseen, may be that card. They carry the round as a mark (`DRAWN`), until all have seen them. As long
  as no such card lies about unseen, the one in the deck is certain. A card that comes out in sight of all and is of a
  known kind takes the token away; one that a single viewer has seen does it for that viewer alone.

No card carries both marks: a pair comes from cards dealt or drawn in round 1, before any cut.

With hands of three, as the deck may have them at most, there are no further unseen choices: whatever hand is laid from
has one card, or two of which one at most is known, or three that are all unknown.

**A view** (`hide`) blanks the kinds of cards that the viewer has neither seen nor can tell by the rule above, and
counts them into the deck: the heap of all cards that the viewer does not see. `pairs` keep their kind only for those
who knew.

**A world** (`fill`) puts that heap back: uniform over all ways to lay its cards into the hidden places, the deck among
them, such that the facts hold: in every pair with two hidden cards one of the known kind; every token in the deck or
among the hidden cards drawn from it since. Cards that must lie somewhere are laid first, each in one of its places by
lot; a result to which several such lots lead is thrown back that much more often, which makes all ways equally likely.
What others remember of a pair is then either of its two cards; an unseen answer is any of the seat's legal ones.
"""

from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom.kinds import CARD, bit_at, bits, count_of, kind_at
from ultimo.games.kingdom.position import HIDDEN, KingdomPosition
from ultimo.games.kingdom.rules import DRAWN, GONE, KIND, PAIR, SEEN
from ultimo.table.rng import Rng

FIRST: Final[i64] = 1
SECOND: Final[i64] = 2


def hide(position: KingdomPosition, viewer: i64) -> None:
    """Blank what `viewer`, a seat or the watcher, does not know."""
    bit: i64 = 1 << SEEN + viewer
    told = told_pairs(position, viewer)
    heap: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        slot = position.table[seat]
        if slot & KIND and not slot & bit and not told >> (slot >> PAIR) & 1:
            heap += CARD[slot & KIND]
            position.table[seat] = slot & ~KIND
        slot = position.kept[seat]
        if slot & KIND and not slot & bit and not told >> (slot >> PAIR) & 1:
            heap += CARD[slot & KIND]
            position.kept[seat] = slot & ~KIND
        if seat != viewer:
            loose = position.loose[seat]
            while loose:
                heap += CARD[loose & 15]
                loose >>= 4
            position.loose[seat] = 0
            if position.chosen >> 4 * seat & 15:
                position.chosen |= HIDDEN << 4 * seat
        if not position.pairs[seat] & bit:
            position.pairs[seat] &= ~KIND
        seat += 1
    position.deck += heap


def told_pairs(position: KingdomPosition, viewer: i64) -> i64:
    """The pairs, as bits `1 << mark`, of which the viewer has seen one card and so knows the other."""
    bit: i64 = 1 << SEEN + viewer
    found: i64 = 0
    owner: i64 = 0
    while owner < position.seats:
        pair = position.pairs[owner]
        if pair & bit:
            mark = owner + 1
            known = pair >> GONE
            unseen: i64 = 0
            seat: i64 = 0
            while seat < position.seats:
                slot = position.table[seat]
                if slot >> PAIR == mark:
                    if slot & bit:
                        known = slot & KIND
                    else:
                        unseen += 1
                slot = position.kept[seat]
                if slot >> PAIR == mark:
                    if slot & bit:
                        known = slot & KIND
                    else:
                        unseen += 1
                seat += 1
            if unseen == 1 and known != 0 and known != pair & KIND:
                found |= 1 << mark
        owner += 1
    return found


def open_tokens(position: KingdomPosition) -> tuple[i64, i64]:
    """The kinds put into the deck in rounds 1 and 2 still there or among unseen cards drawn since; 0: none.

    Those that the viewer has seen come out again are left out, the later one first if they are alike.
    """
    first = position.tokens & KIND
    second = position.tokens >> 4
    if first == 0 and second == 0:
        return 0, 0
    seat: i64 = 0
    while seat < position.seats:
        for slot in (position.table[seat], position.kept[seat]):
            kind = slot & KIND
            rounds = slot >> DRAWN & 3
            if kind and rounds:  # what came out in round 2 may have been either
                if rounds == 2 and kind == second:
                    second = 0
                elif kind == first:
                    first = 0
        seat += 1
    return first, second


def drawn_unseen(position: KingdomPosition, rounds: i64) -> i64:
    """How many unseen cards were drawn from the deck in round `rounds` or later, while a known card was in it."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        for slot in (position.table[seat], position.kept[seat]):
            if slot and slot & KIND == 0 and slot >> DRAWN & 3 >= rounds:
                found += 1
        seat += 1
    return found


def certain_in_deck(position: KingdomPosition) -> i64:
    """The cards, counted, that the viewer of a veiled state knows to be in the deck."""
    first, second = open_tokens(position)
    found: i64 = 0
    if first and drawn_unseen(position, FIRST) == 0:
        found += CARD[first]
    if second and drawn_unseen(position, SECOND) == 0:
        found += CARD[second]
    return found


# Filling in

TABLE: Final[i64] = 0  # a place is a seat, and one of these
KEPT: Final[i64] = 16
LOOSE: Final[i64] = 32
NOWHERE: Final[i64] = -1


class Places:
    """The hidden places for single cards of a veiled state, and the cards that must lie in some of them."""

    def __init__(self, position: KingdomPosition) -> None:
        self.places: list[i64] = []
        self.kinds: list[i64] = []
        self.drawn: list[i64] = []
        # Pairs of which both cards are hidden: the numbers of their places and the kind that one of them is.
        self.pairs: list[tuple[i64, i64, i64]] = []
        firsts: list[i64] = [NOWHERE] * 17
        seat: i64 = 0
        while seat < position.seats:
            for where in (TABLE, KEPT):
                slot = position.table[seat] if where == TABLE else position.kept[seat]
                if slot and slot & KIND == 0:
                    mark = slot >> PAIR
                    kind = position.pairs[mark - 1] & KIND if mark else 0
                    if kind:
                        first = firsts[mark]
                        if first == NOWHERE:
                            firsts[mark] = len(self.places)
                        else:
                            self.pairs.append((first, len(self.places), kind))
                    self.places.append(where + seat)
                    self.drawn.append(slot >> DRAWN & 3)
            if position.loose[seat] == 0:
                size = position.loose_size(seat)
                while size > 0:
                    self.places.append(LOOSE + seat)
                    self.drawn.append(0)
                    size -= 1
            seat += 1
        self.kinds = [0] * len(self.places)

    def deal(self, heap: i64, left: i64, first: i64, second: i64, rng: Rng) -> i64:
        """Lay cards of the heap into all places; return those that stay in the deck, `left` of them."""
        while True:
            kinds = self.kinds
            number: i64 = 0
            while number < len(kinds):
                kinds[number] = 0
                number += 1
            rest = heap
            for one, other, kind in self.pairs:
                kinds[one if rng.below(2) == 0 else other] = kind
                rest -= CARD[kind]
            fixed: i64 = 0  # cards that stay in the deck
            free = left
            for rounds in (2, 1):
                kind = second if rounds == 2 else first
                if kind:
                    rest -= CARD[kind]
                    place = self.lot(rounds, free, rng)
                    if place == NOWHERE:
                        fixed += CARD[kind]
                        free -= 1
                    else:
                        kinds[place] = kind
            total: i64 = free
            for kind in kinds:
                if kind == 0:
                    total += 1
            number = 0
            while number < len(kinds):
                if kinds[number] == 0:
                    kind = kind_at(rest, rng.below(total))
                    kinds[number] = kind
                    rest -= CARD[kind]
                    total -= 1
                number += 1
            ways = self.ways(rest + fixed, first, second)
            if ways == 1 or rng.below(ways) == 0:
                return rest + fixed

    def lot(self, rounds: i64, free: i64, rng: Rng) -> i64:
        """The number of a place for a card put into the deck, drawn since; `NOWHERE`: it is in the deck."""
        places: i64 = 0
        number: i64 = 0
        while number < len(self.kinds):
            if self.drawn[number] >= rounds and self.kinds[number] == 0:
                places += 1
            number += 1
        if places == 0:
            return NOWHERE
        ticket = rng.below(free + places) - free
        if ticket < 0:
            return NOWHERE
        number = 0
        while True:
            if self.drawn[number] >= rounds and self.kinds[number] == 0:
                if ticket == 0:
                    return number
                ticket -= 1
            number += 1

    def ways(self, deck: i64, first: i64, second: i64) -> i64:
        """By how many lots the cards could have come to lie as they do."""
        ways: i64 = 1
        for one, other, kind in self.pairs:
            if self.kinds[one] == kind and self.kinds[other] == kind:
                ways *= 2
        if first == 0 and second == 0:
            return ways
        firsts = self.out(first, FIRST) + count_of(deck, first) if first else 1
        seconds = self.out(second, SECOND) + count_of(deck, second) if second else 1
        if first == second:
            firsts -= 1  # the other one of two alike
        return ways * firsts * seconds

    def out(self, kind: i64, rounds: i64) -> i64:
        """How many cards of a kind lie in places for cards drawn in round `rounds` or later."""
        found: i64 = 0
        number: i64 = 0
        while number < len(self.kinds):
            if self.kinds[number] == kind and self.drawn[number] >= rounds:
                found += 1
            number += 1
        return found


def fill(position: KingdomPosition, rng: Rng) -> None:
    """Put cards into all hidden places, uniform over the ways that agree with what the viewer knows."""
    hidden = Places(position)
    first, second = open_tokens(position)
    position.deck = hidden.deal(position.deck, position.left, first, second, rng)
    for place, kind in zip(hidden.places, hidden.kinds, strict=True):
        seat = place & 15
        where = place & 48
        if where == TABLE:
            position.table[seat] |= kind
        elif where == KEPT:
            position.kept[seat] |= kind
        else:
            position.loose[seat] = with_card(position.loose[seat], kind)
    seat = 0
    while seat < position.seats:
        pair = position.pairs[seat]
        if pair and pair & KIND == 0:
            position.pairs[seat] = pair | remembered(position, seat, rng.below(2))
        if position.chosen >> 4 * seat & 15 == HIDDEN:
            mask = position.lay_kinds(seat)
            kind = bit_at(mask, rng.below(bits(mask)))
            position.chosen = position.chosen & ~(15 << 4 * seat) | kind << 4 * seat
        seat += 1


def remembered(position: KingdomPosition, owner: i64, number: i64) -> i64:
    """The kind of one of the two cards of a pair."""
    gone = position.pairs[owner] >> GONE
    if gone:
        if number == 0:
            return gone
        number -= 1
    seat: i64 = 0
    while True:
        for slot in (position.table[seat], position.kept[seat]):
            if slot >> PAIR == owner + 1:
                if number == 0:
                    return slot & KIND
                number -= 1
        seat += 1


def with_card(loose: i64, kind: i64) -> i64:
    """The cards of a hand with one more, rising."""
    below: i64 = 0
    shift: i64 = 0
    while loose and loose & 15 < kind:
        below |= (loose & 15) << shift
        shift += 4
        loose >>= 4
    return below | kind << shift | loose << shift + 4


def without_card(loose: i64, kind: i64) -> i64:
    """The cards of a hand with one of `kind` fewer."""
    below: i64 = 0
    shift: i64 = 0
    while loose & 15 != kind:
        below |= (loose & 15) << shift
        shift += 4
        loose >>= 4
    return below | loose >> 4 << shift
