"""What seats know, against brute force: every deal and every unseen choice that leads to what a seat saw, listed.

A script says what all can see of some rounds (`hand *`: some card of the hand). All matches that follow it are walked
at once. Those that one viewer was told the same of are that viewer's worlds: its view must be one and the same in all
of them, and must be filled in to exactly these, as often as there are ways to lay the cards so.

Each script is followed by one of the four viewers, in turn, where the package is compiled by two of them; with
ULTIMO_ALL_VIEWERS set, by all.
"""

import os
from collections import Counter, defaultdict
from dataclasses import dataclass
from fnmatch import fnmatch
from fractions import Fraction
from math import factorial, prod
from typing import Final

import pytest

from ultimo.build_info import is_compiled
from ultimo.games.kingdom.deck import small
from ultimo.games.kingdom.game import KINGDOM
from ultimo.games.kingdom.knowledge import with_card
from ultimo.games.kingdom.moves import SEAT, read
from ultimo.games.kingdom.rules import GONE, KIND, PAIR, SEEN
from ultimo.games.kingdom.state import KingdomState
from ultimo.table.deck import Deck
from ultimo.table.events import WATCHER
from ultimo.table.rng import Rng, digest
from ultimo.table.state import COMMIT, DRAW

MOST_WORLDS: Final = 60
"""Shares are counted for views of at most so many worlds."""
COUNTED: Final = 20
"""One view in so many is filled in until shares can be counted, the others twice."""


@dataclass(frozen=True)
class Node:
    """A state, and a digest of all that the viewer was told on the way to it."""

    state: KingdomState
    told: bytes


class Walk:
    """All matches that follow a script, for one viewer who holds `hand` and gets it first."""

    def __init__(self, deck: Deck, viewer: int, hand: str) -> None:
        self.viewer = viewer
        self.views = 0
        self.shared = 0
        state = KINGDOM.start(KINGDOM.options(), 3, deck)
        assert isinstance(state, KingdomState)
        state.resolve(SEAT + 2)
        self.nodes: dict[tuple[bytes, bytes], Node] = {(state.key(), b""): Node(state, b"")}
        mine = sorted(hand.split())
        while self.kind() == DRAW:
            self.spread()
            for key, node in list(self.nodes.items()):
                if viewer < 3 and node.state.kind() == COMMIT and sorted(node.state.zones()[f"hand.{viewer}"]) != mine:
                    del self.nodes[key]

    def kind(self) -> int:
        """What all the states wait for."""
        return int(next(iter(self.nodes.values())).state.kind())

    def spread(self, pattern: str = "*") -> None:
        """Go on by one draw, or one answer that fits the pattern, in every way there is."""
        found: dict[tuple[bytes, bytes], Node] = {}
        for node in self.nodes.values():
            state = node.state
            seat = int(state.mover())
            if seat < 0:
                steps = [(seat, outcome) for outcome, _ in state.chances()]
            else:
                steps = [(seat, move) for move in state.legal(seat) if fnmatch(KINGDOM.write(move), pattern)]
            for who, number in steps:
                after = state.copy()
                after.journal = []
                if who < 0:
                    after.resolve(number)
                else:
                    after.play(who, number)
                told = node.told
                for event in after.journal:
                    seen = event.veil(self.viewer)
                    if seen is not None:
                        told = digest(told, str(seen))
                after.journal = None
                found.setdefault((after.key(), told), Node(after, told))
        assert found, f"nothing goes on by {pattern!r}"
        self.nodes = found

    def follow(self, script: str) -> None:
        """Go on by the steps of a script, set apart by commas, with all draws and choices of cards to lay."""
        for pattern in (part.strip() for part in script.split(",")):
            self.spread(pattern)
            self.check()
            while self.kind() in (DRAW, COMMIT):
                self.spread()
                self.check()

    def check(self) -> None:
        """Compare every view with its worlds."""
        worlds: dict[bytes, dict[bytes, KingdomState]] = defaultdict(dict)
        for node in self.nodes.values():
            worlds[node.told][node.state.key()] = node.state
        by_view: dict[bytes, set[bytes]] = {}
        for found in worlds.values():
            views = {state.veil(self.viewer).key() for state in found.values()}
            assert len(views) == 1, "the view tells worlds apart that the viewer cannot"
            (key,) = views
            known = by_view.setdefault(key, set(found))
            assert known == set(found), "one view, but not the same worlds"
            self.views += 1
            self.fill_in(found)

    def fill_in(self, worlds: dict[bytes, KingdomState]) -> None:
        """Fill in one view again and again: only its worlds, and each as often as it should."""
        view = next(iter(worlds.values())).veil(self.viewer)
        rng = Rng("worlds", self.views)
        if len(worlds) > MOST_WORLDS or self.views % COUNTED:
            for _ in range(2):
                assert view.determinize(rng).key() in worlds, "a world that cannot be"
            return
        weights = {key: self.weight(state) for key, state in worlds.items()}
        total = sum(weights.values())
        least = min(weights.values())
        draws = min(6000, int(8 * total / least) + 1)
        found = Counter(view.determinize(rng).key() for _ in range(draws))
        assert set(found) <= set(worlds), "a world that cannot be"
        if 8 * total / least > draws:
            return
        self.shared += 1
        squares = sum(
            (found[key] - draws * float(weight / total)) ** 2 / (draws * float(weight / total))
            for key, weight in weights.items()
        )
        freedom = max(1, len(worlds) - 1)
        limit = freedom * (1 - 2 / (9 * freedom) + 4.9 * (2 / (9 * freedom)) ** 0.5) ** 3
        assert squares < limit, "worlds do not come as often as they should"

    def weight(self, state: KingdomState) -> Fraction:
        """In how many ways the cards of a world can be laid so, over the answers and memories that they leave open."""
        ways = ordered(list(state.zones()["deck"]))
        for seat in range(3):
            loose = int(state.loose[seat])
            ways *= ordered([str(loose >> 4 * n & 15) for n in range(3) if loose >> 4 * n & 15])
        weight = Fraction(ways)
        for seat in range(3):
            if seat != self.viewer and state.chosen >> 4 * seat & 15:
                weight /= int(state.lay_kinds(seat)).bit_count()
            pair = int(state.pairs[seat])
            if pair and not pair >> int(SEEN) + self.viewer & 1:
                both = [pair >> int(GONE)] if pair >> int(GONE) else []
                slots = (int(slot) for slots in (state.table, state.kept) for slot in slots)
                both += [slot & int(KIND) for slot in slots if slot >> int(PAIR) == seat + 1]
                weight *= Fraction(both.count(pair & int(KIND)), 2)
        return weight


def ordered(cards: list[str]) -> int:
    """In how many orders some cards can lie."""
    return factorial(len(cards)) // prod(factorial(count) for count in Counter(cards).values())


VIEWERS: Final = (0, 1, 2, WATCHER)


def by_viewers(*scripts: str) -> list[tuple[str, int]]:
    """The scripts, each with the viewers who follow it."""
    few = 1 if os.environ.get("ULTIMO_ALL_VIEWERS") else 2 if is_compiled() else 4
    return [
        (script, viewer)
        for number, script in enumerate(scripts)
        for place, viewer in enumerate(VIEWERS)
        if (number + place) % few == 0
    ]


PAIRED: Final = small("paired", 3, king=2, merchant=5, death=3)
BURNT: Final = small("burnt", 3, king=2, dragon=6, death=3)


@pytest.mark.parametrize(
    ("script", "viewer"),
    by_viewers(
        "swap, hand *, keep, keep, swap, keep, keep",
        "show merchant, aim at 1, leave, hand *, hand *, swap, hand *, keep, keep",
        "swap, swap, hand *, show merchant, aim at 2, trade, keep, keep, keep",
        "swap, show merchant, aim at 0, trade, keep, keep, keep, keep, keep",
        "hand *, show merchant, aim at 0, leave, keep, keep, show merchant, aim at 0, leave, keep",
    ),
)
def test_kingdom_look_what_was_seen_in_a_hand_is_one_of_two_cards_once_it_is_laid_from(
    script: str, viewer: int
) -> None:
    walk = Walk(PAIRED, viewer, "king merchant merchant")
    while walk.kind() == COMMIT:
        walk.spread()
        walk.check()
    walk.follow(script)
    assert walk.views > 50


@pytest.mark.parametrize(
    ("script", "viewer"),
    by_viewers(
        "keep, keep, cut, show dragon, aim at 1, keep, keep, keep",
        "keep, keep, cut, show dragon, aim at 1, hand *, keep, show dragon, aim at 2",
        "keep, keep, cut, show dragon, aim at 0, keep, cut, show dragon, aim at 1, keep",
        "swap, hand *, cut, show dragon, aim at 2, swap, hand *, keep, keep",
        "keep, keep, cut, keep, keep, cut, show dragon, aim at 1, show dragon, aim at 0",
    ),
)
def test_kingdom_shown_what_was_put_into_the_deck_is_there_or_among_the_cards_drawn_since(
    script: str, viewer: int
) -> None:
    walk = Walk(BURNT, viewer, "king dragon dragon")
    while walk.kind() == COMMIT:
        walk.spread()
        walk.check()
    walk.follow(script)
    assert walk.views > 50


def test_hands_are_kept_in_rising_order() -> None:
    assert with_card(with_card(with_card(0, 9), 3), 5) == 0x953
    assert read("aim at 2") == 47
