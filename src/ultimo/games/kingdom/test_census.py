"""The states and views of the small decks, counted once more from the rules in plain Python, with nothing of the game.

`census.toml` holds what the suite counts by walking through the game itself. Here the rules are told anew, slowly, with
tuples of cards by name, for hands of one card as the small decks have them. What a viewer does not see is what the
rules say: the cards before players that they have neither received nor looked at, unless they were shown, and the deck.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from ultimo.games.kingdom.deck import SMALL
from ultimo.games.kingdom.game import KINGDOM
from ultimo.games.kingdom.options import PRESETS
from ultimo.table.recount import Retold, census_of, less, more

CENSUS: Final = census_of(Path(__file__).parent)

VALUES: Final = {
    "death": 0, "princess": 1, "jester": 2, "juggler": 3, "thief": 4, "merchant": 5, "innkeeper": 6, "monk": 7,
    "knight": 8, "sorceress": 9, "dragon": 10, "queen": 11, "king": 12,
}  # fmt: skip
TURNED: Final = {"princess": 11, "jester": 11, "innkeeper": 10, "knight": 12, "sorceress": 1, "queen": 2}
MEETS: Final = {"princess": {"knight"}, "jester": {"king", "queen"}, "queen": {"jester"}, "knight": {"dragon"}}
SERVANTS: Final = {"merchant", "thief", "juggler"}


class Card(NamedTuple):
    """A card before a player: who has seen it, and whether its power is spent."""

    name: str
    seen: frozenset[int]
    spent: bool = False

    def to(self, *viewers: int) -> "Card":
        """The card when others have seen it too."""
        return self._replace(seen=self.seen | set(viewers))


Cards = tuple[str, ...]
Row = tuple[Card | None, ...]


class Match(NamedTuple):
    """A match at one moment, by seat where there is one of each."""

    stage: str
    deck: Cards
    table: Row
    score: tuple[int, ...]
    fell: tuple[int, ...]  # in which deal, 0 for not at all
    used: Cards = ()
    deal: int = 1
    dealer: int = 0
    actor: int = -1
    aimed: int = -1
    turned: frozenset[int] = frozenset()
    choosing: tuple[int, ...] = ()

    def seen_by(self, viewer: int) -> object:
        """What a seat sees of the match, or a watcher, who is no seat."""
        table = [card if card is None or viewer in card.seen else card._replace(name="") for card in self.table]
        return self._replace(deck=(), table=()), len(self.deck), tuple(table)


def put(table: Row, cards: dict[int, Card | None]) -> Row:
    """The cards before all players, those of some exchanged."""
    return tuple(cards.get(seat, card) for seat, card in enumerate(table))


class Rules(Retold[Match]):
    """The rules of one table: a preset, with one deal or one life, and some cards."""

    def __init__(self, preset: str, seats: int, deck: str) -> None:
        option = PRESETS[preset].with_set(KINGDOM.small_set)
        self.court = option.mode == "court"
        self.lives = not self.court and option.count == "lives"
        self.seats = seats
        self.everybody = frozenset(range(seats + 1))
        self.cards = tuple(sorted(card for card in VALUES for _ in range(SMALL[deck].copies(card))))
        nothing = (0,) * seats
        self.start = Match("lot", self.cards, (None,) * seats, (1,) * seats if self.lives else nothing, nothing)

    def following(self, match: Match) -> Iterator[Match]:
        stages = {
            "lot": self.lot, "open": self.deal, "deal": self.deal, "act": self.act, "steal": self.steal,
            "peek": self.peek, "trade": self.trade, "throw": self.throw, "throw on": self.throw_on,
            "burn": self.burn, "replace": self.replace, "cut": self.cut, "turn": self.turn,
        }  # fmt: skip
        return stages[match.stage](match) if match.stage in stages else iter(())

    def alive(self, match: Match) -> list[int]:
        """The seats still in the match."""
        return [seat for seat, fell in enumerate(match.fell) if not fell]

    def round(self, match: Match, first: int) -> list[int]:
        """The seats still in the match, from the one after `first` round the table."""
        alive = self.alive(match)
        return [seat for seat in alive if seat > first] + [seat for seat in alive if seat <= first]

    def card(self, match: Match, seat: int) -> Card:
        """The card before a player."""
        card = match.table[seat]
        assert card is not None
        return card

    # The deal

    def lot(self, match: Match) -> Iterator[Match]:
        """The first Dealer (kingdom.turns)."""
        for seat in range(self.seats):
            yield match._replace(stage="open", dealer=seat)

    def deal(self, match: Match) -> Iterator[Match]:
        """One card to the first who has none, all cards shuffled before (kingdom.used, kingdom.one)."""
        if match.stage == "open":
            match = match._replace(deck=self.cards, used=())
        waiting = [seat for seat in self.alive(match) if match.table[seat] is None]
        for card in set(match.deck):
            dealt = Card(card, frozenset({waiting[0]}))
            after = match._replace(
                stage="deal", deck=less(match.deck, card), table=put(match.table, {waiting[0]: dealt})
            )
            if len(waiting) == 1:
                after = after._replace(stage="act", actor=self.round(after, after.dealer)[0])
            yield after

    # Actions

    def act(self, match: Match) -> Iterator[Match]:
        """Keep, swap, cut, or use a power (kingdom.act, kingdom.dealer, kingdom.empty, kingdom.spent)."""
        seat = match.actor
        mine = self.card(match, seat)
        yield from self.done(match)
        if seat != match.dealer:
            yield from self.done(self.exchange(match, seat, self.round(match, seat)[0]))
        elif match.deck:
            yield match._replace(stage="cut", table=put(match.table, {seat: mine._replace(seen=self.everybody)}))
        stage = {"thief": "steal", "merchant": "peek", "juggler": "throw", "dragon": "burn"}.get(mine.name)
        if stage is None or mine.spent:
            return
        if (stage == "throw" and len(self.alive(match)) < 3) or (stage == "burn" and not match.deck):
            return
        shown = Card(mine.name, self.everybody, spent=True)
        yield match._replace(stage=stage, table=put(match.table, {seat: shown}))

    def others(self, match: Match) -> list[int]:
        """All but whoever acts."""
        return [seat for seat in self.alive(match) if seat != match.actor]

    def exchange(self, match: Match, one: int, other: int) -> Match:
        """Two cards change places (kingdom.look)."""
        mine, theirs = self.card(match, one), self.card(match, other)
        return match._replace(table=put(match.table, {one: theirs.to(one), other: mine.to(other)}))

    def steal(self, match: Match) -> Iterator[Match]:
        """The Thief swaps with anybody (kingdom.steal)."""
        for other in self.others(match):
            yield from self.done(self.exchange(match, match.actor, other))

    def peek(self, match: Match) -> Iterator[Match]:
        """The Merchant looks at a card (kingdom.peek)."""
        for other in self.others(match):
            seen = self.card(match, other).to(match.actor)
            yield match._replace(stage="trade", aimed=other, table=put(match.table, {other: seen}))

    def trade(self, match: Match) -> Iterator[Match]:
        """And swaps it or not (kingdom.peek)."""
        yield from self.done(match)
        yield from self.done(self.exchange(match, match.actor, match.aimed))

    def throw(self, match: Match) -> Iterator[Match]:
        """The Juggler names the first (kingdom.juggle)."""
        for other in self.others(match):
            yield match._replace(stage="throw on", aimed=other)

    def throw_on(self, match: Match) -> Iterator[Match]:
        """And the second; three cards go round (kingdom.juggle)."""
        seat, first = match.actor, match.aimed
        for second in self.others(match):
            if second != first:
                moved = {
                    first: self.card(match, seat).to(first),
                    second: self.card(match, first).to(second),
                    seat: self.card(match, second).to(seat),
                }
                yield from self.done(match._replace(table=put(match.table, {**moved})))

    def burn(self, match: Match) -> Iterator[Match]:
        """The Dragon discards a card (kingdom.burn)."""
        for other in self.alive(match):
            used = more(match.used, self.card(match, other).name)
            yield match._replace(stage="replace", aimed=other, used=used, table=put(match.table, {other: None}))

    def replace(self, match: Match) -> Iterator[Match]:
        """The top card of the deck for it (kingdom.burn)."""
        for card in set(match.deck):
            drawn = Card(card, frozenset({match.aimed}))
            table = put(match.table, {match.aimed: drawn})
            yield from self.done(match._replace(deck=less(match.deck, card), table=table))

    def cut(self, match: Match) -> Iterator[Match]:
        """The Dealer's new card; the old one goes into the deck (kingdom.dealer)."""
        old = self.card(match, match.actor).name
        for card in set(match.deck):
            table = put(match.table, {match.actor: Card(card, self.everybody)})
            yield from self.done(match._replace(deck=more(less(match.deck, card), old), table=table))

    def done(self, match: Match) -> Iterator[Match]:
        """The next one acts, or all cards are turned up (kingdom.order)."""
        if match.actor != match.dealer:
            yield match._replace(stage="act", aimed=-1, actor=self.round(match, match.actor)[0])
        else:
            yield self.reveal(match._replace(aimed=-1))

    # The reveal

    def reveal(self, match: Match) -> Match:
        """What the powers do (kingdom.meets, kingdom.beside, kingdom.scares, kingdom.slays, kingdom.enchants)."""
        order = self.round(match, match.dealer)
        names = {seat: self.card(match, seat).name for seat in order}
        shown = set(names.values())
        turned = {seat for seat in order if MEETS.get(names[seat], set()) & shown}
        for place, seat in enumerate(order):
            beside = {names[order[place - 1]], names[order[(place + 1) % len(order)]]}
            if names[seat] == "innkeeper" and beside & SERVANTS:
                turned.add(seat)
        sorceresses = [seat for seat in order if names[seat] == "sorceress"]
        if "monk" in shown:
            turned |= set(sorceresses)
            sorceresses = []
        table = tuple(card and card._replace(seen=self.everybody) for card in match.table)
        return self.choose(match._replace(table=table, turned=frozenset(turned), choosing=tuple(sorceresses)))

    def choose(self, match: Match) -> Match:
        """The next Sorceress, or how the round comes out (kingdom.end-order)."""
        if match.choosing:
            return match._replace(stage="turn", actor=match.choosing[0])
        return self.finish(match)

    def turn(self, match: Match) -> Iterator[Match]:
        """A Sorceress turns a card or none (kingdom.enchants)."""
        match = match._replace(choosing=match.choosing[1:])
        yield self.choose(match)
        for seat in self.alive(match):
            if self.card(match, seat).name in TURNED:
                yield self.choose(match._replace(turned=match.turned ^ {seat}))

    def value(self, match: Match, seat: int) -> int:
        """What a card counts (kingdom.slays)."""
        name = self.card(match, seat).name
        if name == "dragon" and any(card and card.name == "knight" for card in match.table):
            return 0
        return TURNED[name] if seat in match.turned else VALUES[name]

    def finish(self, match: Match) -> Match:
        """Points, tokens or lives; then the next deal or the end."""
        alive = self.alive(match)
        names = {seat: self.card(match, seat).name for seat in alive}
        values = {seat: self.value(match, seat) for seat in alive}
        if self.court:  # the first of its rounds (kingdom.high, kingdom.king)
            best = max((values[seat] for seat in alive if names[seat] != "king"), default=-1)
            counted = {seat for seat in alive if values[seat] == best and names[seat] != "king"}
        else:  # kingdom.lowest, kingdom.doomed
            worst = min(values.values())
            counted = {seat for seat in alive if values[seat] == worst or names[seat] == "death"}
        change = -1 if self.lives else 1
        score = tuple(points + change * (seat in counted) for seat, points in enumerate(match.score))
        fell = match.fell
        if self.lives:
            fell = tuple(match.deal if seat in counted and not score[seat] else when for seat, when in enumerate(fell))
        match = match._replace(
            stage="open", table=(None,) * self.seats, used=more(match.used, *names.values()), deal=match.deal + 1,
            actor=-1, turned=frozenset(), score=score, fell=fell,
        )  # fmt: skip
        deals = self.seats if self.court or self.lives else 1
        if match.deal > deals or len(self.alive(match)) < 2:
            return match._replace(stage="over")
        return match._replace(dealer=self.round(match, match.dealer)[0])


@pytest.mark.once
@pytest.mark.parametrize(("deck", "preset", "seats"), CENSUS)
def test_the_rules_in_plain_python_make_as_many_states_and_views(deck: str, preset: str, seats: int) -> None:
    assert Rules(preset, seats, deck).counts() == CENSUS[deck, preset, seats]
