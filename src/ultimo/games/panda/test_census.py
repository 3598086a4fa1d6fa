"""The states and views of the small decks, counted once more from the rules in plain Python, with nothing of the game.

`census.toml` holds what the suite counts by walking through the game itself. Here the rules are told anew, slowly, with
tuples of card names; what a seat does not see is what the rules say: the hands of others, and cards that nobody has
seen.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from ultimo.games.panda.deck import SMALL
from ultimo.games.panda.options import PRESETS
from ultimo.table.recount import Retold, census_of, less, more, put

CENSUS: Final = census_of(Path(__file__).parent)
Cards = tuple[str, ...]


class Match(NamedTuple):
    """A match at one moment, by seat where there is one of each; cards are in the order of their names."""

    stage: str
    unseen: Cards
    hands: tuple[Cards, ...]
    fronts: tuple[Cards, ...]
    table: Cards  # by seat, the dummy's last; empty words where nothing lies
    leader: int = 0  # who has the start token
    round: int = 1

    def seen_by(self, viewer: int) -> object:
        """What a seat sees of the match, or a watcher, who is no seat."""
        hands = [hand if seat == viewer else len(hand) for seat, hand in enumerate(self.hands)]
        return self._replace(unseen=(), hands=()), tuple(hands)


class Rules(Retold[Match]):
    """The rules of one table: whether pigs decide, and the numbers of a small deck."""

    def __init__(self, preset: str, seats: int, deck: str) -> None:
        self.by_pigs = PRESETS[preset].as_json()["group_tie"] == "pigs"
        self.seats = seats
        small = SMALL[deck]
        self.hand, self.rounds, self.led_monkey = (small.numbers[name] for name in ("hand", "rounds", "led_monkey"))
        self.strength = {card: fields["strength"] for card, fields in small.cards.items() if card != "monkey"}
        self.bare: Cards = ("",) * (seats + 1 if seats == 2 else seats)
        empty: tuple[Cards, ...] = ((),) * seats
        cards = Counter({card: small.copies(card) for card in small.cards})
        self.start = Match("lot", tuple(sorted(cards.elements())), empty, empty, self.bare)

    def following(self, match: Match) -> Iterator[Match]:
        stages = {"lot": self.lot, "deal": self.deal, "play": self.play, "dummy": self.dummy, "take": self.take}
        return stages[match.stage](match) if match.stage in stages else iter(())

    def lot(self, match: Match) -> Iterator[Match]:
        """Somebody gets the start token (panda.start)."""
        for seat in range(self.seats):
            yield match._replace(stage="deal", leader=seat)

    def deal(self, match: Match) -> Iterator[Match]:
        """One card to the first hand that is not full (panda.deal)."""
        seat = next(seat for seat, hand in enumerate(match.hands) if len(hand) < self.hand)
        for card in set(match.unseen):
            hands = put(match.hands, seat, more(match.hands[seat], card))
            is_last = len(hands[-1]) == self.hand
            yield match._replace(stage="play" if is_last else "deal", unseen=less(match.unseen, card), hands=hands)

    def play(self, match: Match) -> Iterator[Match]:
        """The next in turn plays any card of their hand (panda.play)."""
        played = sum(card != "" for card in match.table)
        seat = (match.leader + played) % self.seats
        for card in set(match.hands[seat]):
            table = (*match.table[:seat], card, *match.table[seat + 1 :])
            after = match._replace(hands=put(match.hands, seat, less(match.hands[seat], card)), table=table)
            if played + 1 < self.seats:
                yield after
            else:
                yield after._replace(stage="dummy") if self.seats == 2 else self.win(after)

    def dummy(self, match: Match) -> Iterator[Match]:
        """The dummy plays a card that nobody has seen (panda.dummy)."""
        for card in set(match.unseen):
            yield self.win(match._replace(unseen=less(match.unseen, card), table=(*match.table[:-1], card)))

    def win(self, match: Match) -> Match:
        """The winner gets the token (panda.monkey, panda.highest, panda.group, panda.pigs, panda.dummy)."""
        order = [(match.leader + step) % self.seats for step in range(self.seats)]
        worths: list[int] = []
        for card in [match.table[seat] for seat in order] + [*match.table[self.seats :]]:
            before = worths[-1] + 1 if worths else self.led_monkey
            worths.append(before if card == "monkey" else self.strength[card])

        def rank(step: int) -> tuple[int, int, int, int]:
            pigs = match.fronts[order[step]].count("pig") if self.by_pigs else 0
            return worths.count(worths[step]), worths[step], pigs, -step

        return match._replace(stage="take", leader=order[max(range(self.seats), key=rank)])

    def take(self, match: Match) -> Iterator[Match]:
        """Two for the winner, one for each to the left; the last card is not chosen (panda.take)."""
        for card in set(match.table) - {""}:
            after = self.pick(match, card)
            lying = [card for card in after.table if card]
            yield after if len(lying) > 1 else self.go_on(self.pick(after, lying[0]))

    def pick(self, match: Match, card: str) -> Match:
        """Whose turn it is takes a card; among equal ones, that of whoever sits next to the left of the winner."""
        taken = match.table.count("")
        seat = (match.leader + max(0, taken - 1)) % self.seats
        places = [(match.leader + step) % len(match.table) for step in range(len(match.table))]
        place = next(place for place in places if match.table[place] == card)
        table = (*match.table[:place], "", *match.table[place + 1 :])
        return match._replace(fronts=put(match.fronts, seat, more(match.fronts[seat], card)), table=table)

    def go_on(self, match: Match) -> Match:
        """The next trick, the next round, or the end (panda.deal, panda.end)."""
        if match.hands[0]:
            return match._replace(stage="play")
        if match.round < self.rounds:
            return match._replace(stage="deal", round=match.round + 1)
        return match._replace(stage="over", leader=0)


@pytest.mark.once
@pytest.mark.parametrize(("deck", "preset", "seats"), CENSUS)
def test_the_rules_in_plain_python_make_as_many_states_and_views(deck: str, preset: str, seats: int) -> None:
    assert Rules(preset, seats, deck).counts() == CENSUS[deck, preset, seats]
