"""Counts how matches of El Mortal between greedy bots go: `python bench/mortal_balance.py 1000 > figures.json`.

So many matches for each number of players, with the house's deck and the usual options. Counted are turns, windows and
answers, how matches end, who wins, and what the death came from that ended them. Intervals are of 95 %.
"""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import msgspec

from counting import Mean
from ultimo.bots import make_bot
from ultimo.build_info import describe_build
from ultimo.games.mortal import MORTAL
from ultimo.games.mortal import items as it
from ultimo.games.mortal.kinds import IDS
from ultimo.games.mortal.state import MortalState
from ultimo.table.dice import Random
from ultimo.table.events import Event
from ultimo.table.state import DRAW, OVER, REACTION

CHUNK = 50
BY_TURN = "turn"
"""What a death came from that was drawn at the end of a turn."""


@dataclass
class Counts:
    """What was counted of some matches with as many players.

    `first[n]` is won by whoever sits n places after the first player. `played` and `cancelled` are cards by their ids,
    `source` what the last death of a match came from.
    """

    players: int
    matches: int = 0
    turns: Mean = field(default_factory=Mean)
    windows: Mean = field(default_factory=Mean)
    answered: Mean = field(default_factory=Mean)
    deaths: Mean = field(default_factory=Mean)
    seat: list[Mean] = field(default_factory=list)
    first: list[Mean] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    cancelled: Counter[str] = field(default_factory=Counter)
    source: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.seat = self.seat or [Mean() for _ in range(self.players)]
        self.first = self.first or [Mean() for _ in range(self.players)]

    def merge(self, other: "Counts") -> None:
        """The matches of another count too."""
        self.matches += other.matches
        mine = (self.turns, self.windows, self.answered, self.deaths, *self.seat, *self.first)
        others = (other.turns, other.windows, other.answered, other.deaths, *other.seat, *other.first)
        for one, another in zip(mine, others, strict=True):
            one.merge(another)
        self.ends += other.ends
        self.played += other.played
        self.cancelled += other.cancelled
        self.source += other.source

    def play(self, dice: Random) -> None:
        """One match more."""
        state = MORTAL.start(seats=self.players)
        assert isinstance(state, MortalState)
        journal: list[Event] = []
        state.journal = journal
        bots = [make_bot("greedy", MORTAL) for _ in range(self.players)]
        windows, source = 0, BY_TURN
        opened = -1
        while state.kind() != OVER:
            told = len(journal)
            if state.kind() == DRAW:
                if state.draw_name().startswith("pile"):
                    source = IDS[it.kind_of(state.top())] if state.depth else BY_TURN
                state.draw(dice)
            else:
                if state.kind() == REACTION and state.question() != opened:
                    windows, opened = windows + 1, int(state.question())
                seat = int(state.mover())
                state.play(seat, bots[seat].choose(state.veil(seat), dice.rng))
            for event in journal[told:]:
                if event.verb == "bequeaths":
                    source = "herencia"
                elif event.verb == "redirects" and event.facts["card"] == "muerte":
                    source = "escudo"
        self.add(state, journal, windows, source)

    def add(self, state: MortalState, journal: list[Event], windows: int, source: str) -> None:
        """What there is to count of a match that is over."""
        verbs = Counter(event.verb for event in journal)
        ended = state.standings()
        leader = next(event.seat for event in journal if event.verb == "first")
        self.matches += 1
        self.turns.add(verbs["turn"])
        self.windows.add(windows)
        self.answered.add(verbs["answers"] / windows if windows else 0.0)
        self.deaths.add(sum(ended.scores))
        self.ends[ended.rule] += 1
        self.source[source if ended.rule in ("mortal.three", "mortal.immortal", "mortal.tie") else "none"] += 1
        for seat in range(self.players):
            won = ended.places[seat] == 1
            self.seat[seat].add(won)
            self.first[(seat - leader) % self.players].add(won)
        for event in journal:
            if event.verb in ("plays", "answers", "uses"):
                self.played[event.cards[0]] += 1
            elif event.verb == "cancelled":
                self.cancelled[event.cards[0]] += 1


def count(players: int, seed: str, chunk: int, matches: int) -> Counts:
    """Play some matches."""
    counts = Counts(players)
    dice = Random(seed, players, chunk)
    for _ in range(matches):
        counts.play(dice)
    return counts


def told(mean: Mean) -> list[float]:
    """A mean and how far its interval reaches to each side."""
    return [round(mean.mean(), 4), round(mean.reach(), 4)]


def as_json(counts: Counts) -> dict[str, Any]:
    """The figures of one number of players."""
    return {
        "players": counts.players,
        "matches": counts.matches,
        **{name: told(getattr(counts, name)) for name in ("turns", "windows", "answered", "deaths")},
        "seat": [told(mean) for mean in counts.seat],
        "first": [told(mean) for mean in counts.first],
        **{name: dict(getattr(counts, name).most_common()) for name in ("ends", "played", "cancelled", "source")},
    }


def main() -> None:
    """Read the flags, play, write what came of it."""
    parser = argparse.ArgumentParser(description="Count how matches of El Mortal go.")
    parser.add_argument("matches", type=int, help="for each number of players")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    found: list[Counts] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in range(MORTAL.seats[0], MORTAL.seats[1] + 1):
            total = Counts(players)
            sizes = [min(CHUNK, given.matches - start) for start in range(0, given.matches, CHUNK)]
            chunks = range(len(sizes))
            for counts in pool.map(count, [players] * len(sizes), [given.seed] * len(sizes), chunks, sizes):
                total.merge(counts)
            found.append(total)
    figures = {
        "game": MORTAL.id,
        "revision": MORTAL.revision,
        "build": describe_build(),
        "seed": given.seed,
        "players": [as_json(counts) for counts in found],
    }
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
