"""Counting the states and views of small decks once more, by rules told anew in plain Python, beside the walk.

A game's `test_census.py` tells its rules with named tuples of small tuples, with nothing of the game's own code.
"""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

C = TypeVar("C", str, int)
Item = TypeVar("Item")


class Moment(Hashable, Protocol):
    """A match at one moment, whatever it is made of."""

    def seen_by(self, viewer: int) -> object:
        """What a seat sees of it, or a watcher, who is the number after the last seat."""


M = TypeVar("M", bound=Moment)


class Retold(ABC, Generic[M]):
    """The rules of one table: the moment it starts from, and what can follow each."""

    seats: int
    start: M

    @abstractmethod
    def following(self, match: M) -> Iterator[M]:
        """Everything that can happen next."""

    def matches(self) -> set[M]:
        """Every moment that can come about."""
        found = {self.start}
        left = [self.start]
        while left:
            for following in self.following(left.pop()):
                if following not in found:
                    found.add(following)
                    left.append(following)
        return found

    def counts(self) -> dict[str, int | list[int]]:
        """How many states there are, and how many views of each seat and of a watcher, as the census has them."""
        matches = self.matches()
        views = [len({match.seen_by(viewer) for match in matches}) for viewer in range(self.seats + 1)]
        return {"states": len(matches), "views": views}


def census_of(folder: Path) -> dict[tuple[str, str, int], Any]:
    """What a game's `census.toml` says of each deck, preset and number of seats."""
    census = tomllib.loads((folder / "census.toml").read_text(encoding="utf-8"))
    return {
        (deck, preset, int(seats)): counted
        for deck, presets in census.items()
        for preset, counts in presets.items()
        for seats, counted in counts.items()
    }


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items, one of them exchanged."""
    return (*items[:place], item, *items[place + 1 :])


def less(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Cards without one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def more(cards: tuple[C, ...], *others: C) -> tuple[C, ...]:
    """Cards with others, in order."""
    return tuple(sorted(cards + others))
