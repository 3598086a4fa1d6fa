"""What seats know, and how it moves with the cards (mortal.known). All about the pile and the hands that is not plain
to see.

**The pile.** Nothing is decided before it must be: as the pile is laid, its places are deaths or game cards, and which
game card a place holds is drawn from the pool when somebody first sees it. After Barajar a place is not even a death or
not; `loose` says how many deaths are among such places. Hidden game cards are exchangeable: the pool is as large as
there are places that hold an undecided one.

Each place is one integer: what lies there (six bits), then four bits for each viewer, the watchers last: CERTAIN, the
viewer knows whether it is a death, and no more; SEEN, the very card; a higher number, the place is in a set of which
the viewer knows only how many deaths are in it. From bit 40 on, one bit a seat: the place may be shown to it. Places
that were moved to where only the depth of the pile would tell are known to bots but not shown (mortal.hidden-depth);
so is a buried death, but below cards that its player has seen.

| what happens | to the places | what is known then |
|---|---|---|
| a card is drawn | gone; those above it stay | the same of all others; who had seen it knows where it went |
| Observador | decided | its player has seen them |
| Vidente | decided, put in order | its player has seen them; to all others they are a set |
| Barajar | undecided again | all places are one set, for all |
| Corte | a block moves | the same, each with its card; what the block was is not shown any more |
| Bajo tierra | drawn from below the top | the same |
| Resurrección | a death comes in | its player: the same, and the death; to all others the top eleven are a set |

Sets that come to overlap become one, with one count: less is known then, never anything wrong.

**Hands.** `known` counts, for each viewer and each seat, the cards that are certain to be in that hand. A card that
leaves unseen by a viewer may have been any: one card less of each kind is certain. Hands that change places take along
what is known of them, and who gave a hand knows all of it. Before a player with Maldición all that comes and goes is
seen by all.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal.kinds import CHAINS, CURSE, DEATH, PEACE, TWINS
from ultimo.games.mortal.position import (
    ANY_CARD,
    SEEN,
    SETS,
)
from ultimo.games.mortal.sight import MortalSight

MOST_SETS: Final[i64] = 16
SHOWN: Final[i64] = 40
"""The bit of a place from which on a bit a seat says whether it may be shown."""


@mypyc_attr(acyclic=True)
class MortalKnowledge(MortalSight):
    """How cards go to and fro, and who knows of it."""

    # What lies before players

    def survey(self) -> None:
        rules = self.rules
        self.peace = False
        self.cursed = 0
        self.chained = 0
        seat: i64 = 0
        while seat < self.seats:
            self.locked[seat] = 0
            seat += 1
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            effect = rules.effect[it.kind_of(lying)]
            holder: i64 = it.holder_of(lying)
            if effect == PEACE:
                self.peace = True
            elif effect == CURSE:
                self.cursed |= 1 << holder
            elif effect == CHAINS:
                self.chained |= 1 << holder
            elif effect == TWINS and it.laid_on(lying) >= 0:
                self.lock(it.laid_on(lying))
            index += 1

    def lock(self, kind: i64) -> None:
        """Only those who have the kind on a Gemelas may play it (mortal.card-gemelas)."""
        owners: i64 = 0
        index: i64 = 0
        while index < self.marked:
            if it.laid_on(self.marks[index]) == kind:
                owners |= 1 << it.holder_of(self.marks[index])
            index += 1
        seat: i64 = 0
        while seat < self.seats:
            if not owners >> seat & 1:
                self.locked[seat] |= b.BIT[kind]
            seat += 1

    # Hands

    def everybody(self) -> i64:
        """The mask of all viewers: seats, and the watchers after them."""
        return (1 << (self.seats + 1)) - 1

    def gain(self, seat: i64, kind: i64, seen_by: i64) -> None:
        """A card comes into a hand; `seen_by` are the viewers who know which."""
        b.put(self.bags, seat, kind)
        self.size[seat] += 1
        if self.cursed >> seat & 1:
            seen_by = self.everybody()
        viewer: i64 = 0
        while seen_by:
            if seen_by & 1 and viewer != seat:
                b.put(self.known, viewer * self.seats + seat, kind)
            seen_by >>= 1
            viewer += 1

    def lose(self, seat: i64, kind: i64, seen_by: i64) -> None:
        """A card leaves a hand; `seen_by` are the viewers who know which."""
        b.take(self.bags, seat, kind)
        self.size[seat] -= 1
        viewer: i64 = 0
        while viewer <= self.seats:
            bag = viewer * self.seats + seat
            if seen_by >> viewer & 1:
                if b.count(self.known, bag, kind):
                    b.take(self.known, bag, kind)
            else:
                b.drop_each(self.known, bag)
            viewer += 1

    def move_card(self, giver: i64, taker: i64, kind: i64) -> i64:
        """A card goes from hand to hand; returns the mask of viewers who see which."""
        seen_by: i64 = 1 << giver | 1 << taker
        if self.cursed & seen_by:
            seen_by = self.everybody()
        if giver != taker:
            self.lose(giver, kind, seen_by)
            self.gain(taker, kind, seen_by)
        return seen_by

    def see_hand(self, viewer: i64, seat: i64) -> None:
        """A viewer sees a whole hand."""
        if viewer != seat:
            b.copy_bag(self.bags, seat, self.known, viewer * self.seats + seat)

    def bare(self, seat: i64) -> None:
        """A hand lies open (mortal.card-maldicion)."""
        viewer: i64 = 0
        while viewer <= self.seats:
            self.see_hand(viewer, seat)
            viewer += 1

    def pass_hands(self, taker_of: list[i64]) -> None:
        """Whole hands move: that of each seat to `taker_of` it, all at once, -1 for one that stays."""
        hands = self.bags[:]
        known = self.known[:]
        size = self.size[:]
        giver: i64 = 0
        while giver < self.seats:
            taker: i64 = taker_of[giver]
            if taker >= 0 and taker != giver:
                b.copy_bag(hands, giver, self.bags, taker)
                self.size[taker] = size[giver]
                viewer: i64 = 0
                while viewer <= self.seats:
                    bag = viewer * self.seats + taker
                    if viewer == giver:
                        b.copy_bag(hands, giver, self.known, bag)
                    elif viewer == taker:
                        b.clear(self.known, bag)
                    else:
                        b.copy_bag(known, viewer * self.seats + giver, self.known, bag)
                    viewer += 1
            giver += 1
        seat: i64 = 0
        while seat < self.seats:
            if self.cursed >> seat & 1:
                self.bare(seat)
            seat += 1

    # The pile

    def at(self, depth: i64) -> i64:
        """The place so deep below the top, as an index."""
        return self.left - 1 - depth

    def known_to(self, index: i64, viewer: i64) -> i64:
        """What a viewer knows of a place."""
        return self.pile[index] >> (8 + 4 * viewer) & 15

    def learn(self, index: i64, viewer: i64, code: i64) -> None:
        """Let a viewer know so much of a place."""
        shift: i64 = 8 + 4 * viewer
        self.pile[index] = self.pile[index] & ~(15 * b.BIT[shift]) | code << shift

    def decide(self, index: i64, kind: i64) -> None:
        """The place holds this card, as has been drawn."""
        word = self.pile[index]
        if word & 63 <= DEATH:
            return
        if kind == DEATH:
            self.loose -= 1
        else:
            b.take(self.bags, self.pool(), kind)
        self.pile[index] = word & ~63 | kind

    def show(self, index: i64, seat: i64) -> None:
        """A seat sees the card of a place, and may be shown it on."""
        self.learn(index, seat, SEEN)
        self.pile[index] |= b.BIT[SHOWN + seat]

    def remove_place(self, index: i64) -> i64:
        """Take the card of a place out of the pile; returns the viewers who had seen it."""
        seen_by: i64 = 0
        viewer: i64 = 0
        while viewer < self.seats:
            if self.known_to(index, viewer) == SEEN:
                seen_by |= 1 << viewer
            viewer += 1
        self.left -= 1
        while index < self.left:
            self.pile[index] = self.pile[index + 1]
            index += 1
        return seen_by

    def obscure(self, viewer: i64, depth: i64) -> None:
        """A viewer knows no more of so many places on top than how many deaths are among them."""
        first: i64 = self.left - depth
        if first < 0:
            first = 0
        touched: i64 = 0
        used: i64 = 0
        index: i64 = 0
        while index < self.left:
            code = self.known_to(index, viewer)
            if code >= SETS:
                used |= 1 << code
                if index >= first:
                    touched |= 1 << code
            index += 1
        new: i64 = SETS
        while new < MOST_SETS and used >> new & 1 and not touched >> new & 1:
            new += 1
        if new == MOST_SETS:  # more sets than can be told apart: they become one
            touched = used
            new = SETS
        index = 0
        while index < self.left:
            if index >= first or touched >> self.known_to(index, viewer) & 1:
                self.learn(index, viewer, new)
                if viewer < self.seats:
                    self.pile[index] &= ~b.BIT[SHOWN + viewer]
            index += 1

    def obscure_for_others(self, seat: i64, depth: i64) -> None:
        """All but one seat lose sight of so many places on top."""
        viewer: i64 = 0
        while viewer <= self.seats:
            if viewer != seat:
                self.obscure(viewer, depth)
            viewer += 1

    def shuffle_pile(self) -> None:
        """Nothing of the pile is decided any more (mortal.card-barajar)."""
        sets: i64 = 0
        viewer: i64 = 0
        while viewer <= self.seats:
            sets |= SETS * b.BIT[8 + 4 * viewer]
            viewer += 1
        index: i64 = 0
        while index < self.left:
            card = self.pile[index] & 63
            if card == DEATH:
                self.loose += 1
            elif card < DEATH:
                b.put(self.bags, self.pool(), card)
            self.pile[index] = ANY_CARD | sets
            index += 1

    def cut_pile(self, number: i64) -> None:
        """Put so many places from the top, as a block, under the pile, all but one at most (mortal.card-corte).

        What the block was is shown to nobody any more, whether all of it was moved or not: where it is now would tell
        how deep the pile is.
        """
        hidden: i64 = ~((b.BIT[self.seats] - 1) * b.BIT[SHOWN])
        depth: i64 = 0
        while depth < number and depth < self.left:
            self.pile[self.at(depth)] &= hidden
            depth += 1
        moved: i64 = number if number < self.left else self.left - 1
        old = self.pile[:]
        rest: i64 = self.left - moved
        index: i64 = 0
        while index < self.left:
            self.pile[index] = old[rest + index] if index < moved else old[index - moved]
            index += 1

    def bury_death(self, seat: i64, depth: i64, reach: i64) -> None:
        """Put a death so deep into the pile, or under it, unseen by all but one seat; to all others the places down to
        `reach` are then a set (mortal.card-resurreccion).

        It is shown to its player only below cards that they have seen. Elsewhere its being shown, or not, would tell
        whether the pile is that high (mortal.hidden-depth).
        """
        seen: i64 = self.seen_depth(seat)
        place: i64 = self.left - depth if depth <= self.left else 0
        index: i64 = self.left
        while index > place:
            self.pile[index] = self.pile[index - 1]
            index -= 1
        self.left += 1
        self.pile[place] = DEATH
        self.learn(place, seat, SEEN)
        if depth <= seen:
            self.pile[place] |= b.BIT[SHOWN + seat]
        # For the moment it is in no set of the others; they get one for all that they cannot tell apart.
        self.obscure_for_others(seat, reach + 1)

    def seen_depth(self, seat: i64) -> i64:
        """How high the pile is at least by the lowest card that is shown to a seat."""
        found: i64 = 0
        depth: i64 = 0
        while depth < self.left:
            if self.pile[self.at(depth)] >> (SHOWN + seat) & 1:
                found = depth + 1
            depth += 1
        return found
