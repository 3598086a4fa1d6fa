"""What collected animals count, exactly: monkeys are put to the use that brings their owner most."""

from typing import Final

from mypy_extensions import i64

from ultimo.table.deck import Deck
from ultimo.table.numbers import vec

RABBITS: Final = vec[i64]([0, 1, 3, 6, 10, 15])
"""What up to five rabbits count (panda.rabbits)."""
MANY_RABBITS: Final[i64] = -5
"""What six or more count."""

# The uses of some monkeys, packed: how many are rabbits, bears, giraffes, owls, cats, four bits each.
USES: Final = ("rabbit", "bear", "giraffe", "owl", "cat")


class Points:
    """The points of a deck, as scoring asks for them."""

    def __init__(self, deck: Deck) -> None:
        numbers = deck.numbers
        self.bear_pair: i64 = numbers["bear_pair"]
        self.giraffe: i64 = numbers["giraffe"]
        self.owl: i64 = numbers["owl"]
        self.fox: i64 = numbers["fox"]
        self.no_lion: i64 = numbers["no_lion"]
        self.one_lion: i64 = numbers["one_lion"]
        self.two_lions: i64 = numbers["two_lions"]
        self.further_lion: i64 = numbers["further_lion"]
        self.panda_most: i64 = numbers["panda_most"]
        self.panda_fewest: i64 = numbers["panda_fewest"]

    def own(self, cards: i64) -> i64:
        """Points of all that a player has collected, but for the pandas, which are compared."""
        rest = self.foxes(cards >> 25 & 31) + self.lions(cards >> 30 & 31)
        use = self.use(cards)
        return rest + self.five(
            (cards & 31) + (use & 15),
            (cards >> 5 & 31) + (use >> 4 & 15),
            (cards >> 10 & 31) + (use >> 8 & 15),
            (cards >> 15 & 31) + (use >> 12 & 15),
            (cards >> 20 & 31) + (use >> 16),
        )

    def use(self, cards: i64) -> i64:
        """The best use of a player's monkeys, packed (panda.monkeys): every way to share them out is tried."""
        monkeys = cards >> 52 & 15
        if monkeys == 0:
            return 0
        rabbits, bears, giraffes = cards & 31, cards >> 5 & 31, cards >> 10 & 31
        owls, cats = cards >> 15 & 31, cards >> 20 & 31
        best: i64 = -1
        most: i64 = 0
        as_cats: i64 = 0
        while as_cats <= monkeys:
            as_rabbits: i64 = 0
            while as_cats + as_rabbits <= monkeys:
                as_bears: i64 = 0
                while as_cats + as_rabbits + as_bears <= monkeys:
                    left = monkeys - as_cats - as_rabbits - as_bears
                    as_owls: i64 = 0
                    while as_owls <= left:
                        found = self.five(
                            rabbits + as_rabbits,
                            bears + as_bears,
                            giraffes + left - as_owls,
                            owls + as_owls,
                            cats + as_cats,
                        )
                        if best < 0 or found > most:
                            most = found
                            best = as_rabbits | as_bears << 4 | (left - as_owls) << 8 | as_owls << 12 | as_cats << 16
                        as_owls += 1
                    as_bears += 1
                as_rabbits += 1
            as_cats += 1
        return best

    def five(self, rabbits: i64, bears: i64, giraffes: i64, owls: i64, cats: i64) -> i64:
        """Points of so many of the five animals that a monkey can be."""
        return (
            self.rabbits(rabbits)
            + self.bears(bears)
            + self.giraffes(giraffes)
            + self.owls(owls, giraffes)
            + cats * cats
        )

    def rabbits(self, count: i64) -> i64:
        """Points of so many rabbits (panda.rabbits)."""
        return RABBITS[count] if count < 6 else MANY_RABBITS

    def bears(self, count: i64) -> i64:
        """Points of so many bears (panda.bears)."""
        return (count >> 1) * self.bear_pair

    def giraffes(self, count: i64) -> i64:
        """Points of so many giraffes (panda.giraffes)."""
        return count * self.giraffe

    def owls(self, count: i64, giraffes: i64) -> i64:
        """Points of so many owls beside so many giraffes (panda.owls)."""
        return (count if count < giraffes else giraffes) * self.owl

    def foxes(self, count: i64) -> i64:
        """Points of so many foxes (panda.foxes)."""
        return count * self.fox

    def lions(self, count: i64) -> i64:
        """Points of so many lions (panda.lions)."""
        if count < 2:
            return self.one_lion if count == 1 else self.no_lion
        return self.two_lions + (count - 2) * self.further_lion

    def pandas(self, levels: i64, most: i64, fewest: i64) -> i64:
        """Points of pandas whose levels add up to `levels`, where the players have from `fewest` to `most`."""
        if most == fewest:
            return 0
        if levels == most:
            return self.panda_most
        return self.panda_fewest if levels == fewest else 0

    def scores(self, fronts: "vec[i64]", seats: i64) -> "vec[i64]":
        """The points of every seat, from what lies in front of each."""
        found = fronts[:seats]
        most: i64 = -1
        fewest: i64 = 1 << 30
        seat: i64 = 0
        while seat < seats:
            level = levels(fronts[seat])
            most = level if level > most else most
            fewest = level if level < fewest else fewest
            seat += 1
        seat = 0
        while seat < seats:
            cards = fronts[seat]
            found[seat] = self.own(cards) + self.pandas(levels(cards), most, fewest)
            seat += 1
        return found


def levels(cards: i64) -> i64:
    """The levels of a player's pandas, added up (panda.pandas)."""
    return (cards >> 40 & 7) + 2 * (cards >> 43 & 7) + 3 * (cards >> 46 & 7) + 4 * (cards >> 49 & 7)
