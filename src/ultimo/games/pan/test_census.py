"""The states and views of the small decks, counted once more from the rules in plain Python, with nothing of the game.

`census.toml` holds what the suite counts by walking through the game itself. Here the rules are told anew, slowly, with
tuples of card values; what a seat does not see is what the rules say: the hands and the choices of others, and cards
that nobody has seen.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from ultimo.games.pan.deck import SMALL
from ultimo.games.pan.options import PRESETS
from ultimo.table.recount import Retold, census_of, less, more, put

CENSUS: Final = census_of(Path(__file__).parent)
Cards = tuple[int, ...]


class Match(NamedTuple):
    """A match at one moment, by seat where there is one of each; cards are their values, rising."""

    stage: str
    unseen: Cards
    hands: tuple[Cards, ...]
    fronts: tuple[Cards, ...]
    chosen: Cards  # 0 for nothing yet
    places: tuple[int, ...]  # 0 while alive
    gone: Cards = ()
    order: tuple[int, ...] = ()  # who is to act first; while lots are cast, those who are ranked already
    clics: int = 0
    how: str = ""  # what has a gun card turned; at the end, what has brought it
    left: int = 0  # cards still to be discarded or stolen

    def seen_by(self, viewer: int) -> object:
        """What a seat sees of the match, or a watcher, who is no seat."""
        hands = [hand if seat == viewer else len(hand) for seat, hand in enumerate(self.hands)]
        chosen = [card if seat == viewer else card > 0 for seat, card in enumerate(self.chosen)]
        return self._replace(unseen=(), hands=(), chosen=()), tuple(hands), tuple(chosen)


class Rules(Retold[Match]):
    """The rules of one table: options by name, hands of so many cards, a gun of so many CLICs."""

    def __init__(self, preset: str, seats: int, deck: str) -> None:
        self.option: dict[str, Any] = PRESETS[preset].as_json()
        self.seats = seats
        self.hand, self.clics = SMALL[deck].numbers["hand"], SMALL[deck].numbers["clics"]
        cards = Counter({int(card): SMALL[deck].copies(card) for card in SMALL[deck].cards})
        empty: tuple[Cards, ...] = ((),) * seats
        nobody = (0,) * seats
        self.start = Match("deal", tuple(sorted(cards.elements())), empty, empty, nobody, nobody)

    def following(self, match: Match) -> Iterator[Match]:
        stages = {
            "deal": self.deal, "choose": self.choose, "phantom": self.phantom, "lot": self.lot, "turn": self.turn,
            "discard": self.discard, "double": self.double, "steal": self.steal, "gun": self.gun,
        }  # fmt: skip
        return stages[match.stage](match) if match.stage in stages else iter(())

    def alive(self, match: Match) -> list[int]:
        """The seats that have no place yet."""
        return [seat for seat, place in enumerate(match.places) if not place]

    # Stage 1

    def deal(self, match: Match) -> Iterator[Match]:
        """One card to the first hand that is not full (pan.deal)."""
        seat = next(seat for seat, hand in enumerate(match.hands) if len(hand) < self.hand)
        for card in set(match.unseen):
            hands = put(match.hands, seat, more(match.hands[seat], card))
            is_last = len(hands[-1]) == self.hand
            yield match._replace(stage="choose" if is_last else "deal", unseen=less(match.unseen, card), hands=hands)

    def choose(self, match: Match) -> Iterator[Match]:
        """Somebody chooses, or chooses again (pan.choose)."""
        for seat, hand in enumerate(match.hands):
            for card in set(hand):
                chosen = tuple(card if other == seat else choice for other, choice in enumerate(match.chosen))
                after = match._replace(chosen=chosen)
                if not all(chosen):
                    yield after
                elif self.seats == 2:
                    yield after._replace(stage="phantom")
                else:
                    yield self.reveal(after, ())

    def phantom(self, match: Match) -> Iterator[Match]:
        """A card of the phantom's (pan.phantom)."""
        for card in set(match.unseen):
            yield self.reveal(match._replace(unseen=less(match.unseen, card)), (card,))

    def reveal(self, match: Match, phantom: Cards) -> Match:
        """Who takes the cards (pan.cancel, pan.highest, pan.mouse, pan.take, pan.nobody, pan.phantom-wins)."""
        played = match.chosen + phantom
        single = [card for card in played if played.count(card) == 1]
        best = max(single, default=0)
        if 1 in single and (best == 6 or self.option["mouse"] == "top"):
            best = 1
        hands = tuple(less(hand, card) for hand, card in zip(match.hands, match.chosen, strict=True))
        after = match._replace(stage="choose", hands=hands, chosen=(0,) * self.seats)
        if best and best in match.chosen:
            seat = match.chosen.index(best)
            after = after._replace(fronts=put(after.fronts, seat, more(after.fronts[seat], *played)))
        else:
            after = after._replace(gone=more(after.gone, *played))
        return after if hands[0] else self.enter(after)

    # Stage 2

    def enter(self, match: Match) -> Match:
        """Who takes part (pan.entry)."""
        have = [seat for seat, front in enumerate(match.fronts) if front]
        if self.option["entry"] == "winners" and have and len(have) < self.seats:
            out = len(have) + 1
            match = match._replace(places=tuple(0 if seat in have else out for seat in range(self.seats)))
            if len(have) == 1:
                return self.win(match, "entry")
        return self.rank(match, ())

    def win(self, match: Match, how: str) -> Match:
        """One is left (pan.last)."""
        return match._replace(stage="over", how=how, order=(), places=tuple(place or 1 for place in match.places))

    def rank(self, match: Match, order: tuple[int, ...]) -> Match:
        """Go on with the ranking, up to a lot (pan.order, pan.lot)."""
        alive = self.alive(match)
        while len(order) < len(alive):
            if order and self.option["order"] == "clockwise":
                first = alive.index(order[0])
                order = tuple(alive[first:] + alive[:first])
                break
            tied = self.tied(match, order)
            if len(tied) > 1:
                return match._replace(stage="lot", order=order)
            order += (tied[0],)
        return match._replace(stage="turn", order=order)

    def tied(self, match: Match, order: tuple[int, ...]) -> list[int]:
        """The best of those who are not ranked yet: by how many cards, by their sum, then by the highest."""

        def rank(seat: int) -> tuple[int, int, Cards]:
            front = match.fronts[seat]
            return len(front), sum(front), front[::-1]

        unranked = [seat for seat in self.alive(match) if seat not in order]
        best = max(map(rank, unranked))
        return [seat for seat in unranked if rank(seat) == best]

    def lot(self, match: Match) -> Iterator[Match]:
        """One of those who are tied comes next (pan.lot)."""
        for seat in self.tied(match, match.order):
            yield self.rank(match, (*match.order, seat))

    def turn(self, match: Match) -> Iterator[Match]:
        """Flip, spin or skip (pan.flip, pan.spin, pan.skip, pan.forced)."""
        yield match._replace(stage="gun", how="flip")
        if self.option["forced"] and match.clics:
            return
        front = match.fronts[match.order[0]]
        for card in set(front):
            yield self.pay(match, card)._replace(stage="gun", how="spin", clics=0)
            if len(front) >= len(match.order):
                yield self.paid(self.pay(match, card), len(match.order) - 1)

    def pay(self, match: Match, card: int) -> Match:
        """Whoever is to act lays a card away."""
        seat = match.order[0]
        fronts = put(match.fronts, seat, less(match.fronts[seat], card))
        return match._replace(fronts=fronts, gone=more(match.gone, card))

    def paid(self, match: Match, left: int) -> Match:
        """A skip goes on with the next card, or is done (pan.discard)."""
        return match._replace(stage="discard", left=left) if left else self.pass_on(match)

    def discard(self, match: Match) -> Iterator[Match]:
        """One more card of a skip (pan.discard)."""
        for card in set(match.fronts[match.order[0]]):
            yield self.paid(self.pay(match, card), match.left - 1)

    def pass_on(self, match: Match) -> Match:
        """The next is to act."""
        return match._replace(stage="turn", how="", left=0, order=(*match.order[1:], match.order[0]))

    def gun(self, match: Match) -> Iterator[Match]:
        """A gun card (pan.clic, pan.bang)."""
        yield self.bang(match)
        if match.clics < self.clics:
            yield self.click(match._replace(clics=match.clics + 1))

    def bang(self, match: Match) -> Match:
        """Out (pan.bang)."""
        seat = match.order[0]
        places = tuple(len(match.order) if other == seat else place for other, place in enumerate(match.places))
        gone = more(match.gone, *match.fronts[seat])
        after = match._replace(places=places, gone=gone, fronts=put(match.fronts, seat, ()), clics=0, how="")
        return self.win(after, match.how) if len(match.order) == 2 else self.rank(after, ())

    def click(self, match: Match) -> Match:
        """Nothing; then perhaps a second card, or a steal (pan.double, pan.steal)."""
        seat = match.order[0]
        if match.how == "double":
            others = sum(len(front) for other, front in enumerate(match.fronts) if other != seat)
            left = min(others, len(match.order))
            return match._replace(stage="steal", how="", left=left) if left else self.pass_on(match)
        is_empty = not match.fronts[seat] and not (match.how == "spin" and self.option["double_when"] == "before")
        if self.option["double"] == "anyone" or (self.option["double"] == "empty" and is_empty):
            return match._replace(stage="double", how="")
        return self.pass_on(match)

    def double(self, match: Match) -> Iterator[Match]:
        """A second card or not (pan.double)."""
        yield match._replace(stage="gun", how="double")
        yield self.pass_on(match)

    def steal(self, match: Match) -> Iterator[Match]:
        """One card of somebody's, or enough (pan.steal)."""
        yield self.pass_on(match)
        seat = match.order[0]
        for other, front in enumerate(match.fronts):
            for card in set(front) if other != seat else ():
                fronts = put(match.fronts, other, less(front, card))
                fronts = put(fronts, seat, more(fronts[seat], card))
                after = match._replace(fronts=fronts, left=match.left - 1)
                yield after if after.left else self.pass_on(after)


@pytest.mark.once
@pytest.mark.parametrize(("deck", "preset", "seats"), CENSUS)
def test_the_rules_in_plain_python_make_as_many_states_and_views(deck: str, preset: str, seats: int) -> None:
    assert Rules(preset, seats, deck).counts() == CENSUS[deck, preset, seats]
