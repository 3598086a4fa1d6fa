"""Death Over The Kingdom as its tests speak of it.

    shown("king monk innkeeper", round=1).scores == [1]      # all turned up, seat 0 first, the last seat is Dealer
    acting("merchant monk king").do("show merchant", "aim at 2", "trade")
    ended("7 5 5 2").places

Options are given by name as on the command line. Moves and outcomes are their texts.
"""

from typing import Any

from ultimo.games.kingdom.deck import DECK
from ultimo.games.kingdom.game import KINGDOM, begin
from ultimo.games.kingdom.kinds import CARD, IDS
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.games.kingdom.position import ACTING, ENDED
from ultimo.games.kingdom.rules import SEEN
from ultimo.games.kingdom.state import KingdomState
from ultimo.table.deck import Deck
from ultimo.table.testing import SeenTable


class Table(SeenTable[KingdomState]):
    """A match of Death Over The Kingdom at one moment."""

    game = KINGDOM

    def end_round(self) -> "Table":
        """Everybody keeps until all cards are turned up."""
        while self.state.phase == ACTING and not self.of("reveal"):
            self.do("keep")
        return self

    # What came out

    @property
    def scores(self) -> list[int]:
        """The seats that have won a point."""
        return [event.seat for event in self.of("score")]

    @property
    def losers(self) -> list[int]:
        """The seats that have got a token or lost a life."""
        return [event.seat for event in self.of("token", "life")]

    @property
    def counts(self) -> list[int]:
        """The values of the cards that have won or lost."""
        return [int(event.facts["value"]) for event in self.of("score", "token", "life")]

    @property
    def rules(self) -> list[str]:
        """The rules by which cards have won or lost."""
        return [str(event.facts["rule"]) for event in self.of("score", "nobody", "token", "life")]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return list(self.state.standings().winners())

    def sees(self, viewer: int, zone: str) -> list[str]:
        """The cards of a zone as a viewer is shown them."""
        shown: list[dict[str, Any]] = self.state.veil(viewer).describe()["zones"]
        return [card for found in shown if found["id"] == zone for card in found["cards"]]


def acting(cards: str, *, round: int = 1, turn: int = 0, deck: Deck = DECK, empty: bool = False, **set: Any) -> Table:
    """A round in which these cards lie before seats 0, 1, …, the last of whom is Dealer, and `turn` is to act.

    Nobody has seen another's card. With `empty` there is no card in the deck.
    """
    kinds = [IDS.index(card) + 1 for card in cards.split()]
    state = begin(KingdomOptions().with_set(set), len(kinds), deck)
    state.dealer = len(kinds) - 1
    state.round = round - 1
    for seat, kind in enumerate(kinds):
        state.table[seat] = kind | 1 << int(SEEN) + seat
        state.deck -= CARD[kind]
        state.left -= 1
    if empty:
        state.used += state.deck
        state.deck = 0
        state.left = 0
    state.actor = turn
    state.phase = ACTING
    state.number = 1
    return Table(state)


def shown(cards: str, *, round: int = 1, deck: Deck = DECK, **set: Any) -> Table:
    """The same when all have kept and all cards are turned up."""
    return acting(cards, round=round, deck=deck, **set).end_round()


def left_alive(cards: str, out: int, **set: Any) -> Table:
    """A deal of `lives`: these cards, everybody with one life left; `out` more players have fallen before."""
    many = len(cards.split())
    state = begin(KingdomOptions(mode="reaper", count="lives").with_set(set), many + out, DECK)
    table = acting(cards, mode="reaper", count="lives")
    state.dealer = many - 1
    for seat in range(many):
        state.table[seat] = table.state.table[seat]
        state.score[seat] = 1
    for seat in range(many, many + out):
        state.score[seat] = 0
        state.last[seat] = 1
    state.deck, state.left = table.state.deck, table.state.left
    state.deal = 5
    state.alive = (1 << many) - 1
    state.phase = ACTING
    state.number = 1
    return Table(state)


def ended(totals: str, last: str = "", **set: Any) -> Table:
    """A match of the court that is over with these totals; `last`: when each last scored."""
    points = [int(total) for total in totals.split()]
    state = begin(KingdomOptions().with_set(set), len(points), DECK)
    for seat, total in enumerate(points):
        state.score[seat] = total
    for seat, when in enumerate(last.split()):
        state.last[seat] = int(when)
    state.phase = ENDED
    return Table(state)
