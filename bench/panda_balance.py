"""Counts what decides matches of Panda Rei between greedy bots: `python bench/panda_balance.py 200000 > figures.json`.

So many matches for each number of players, the very ones that `ultimo simulate panda --bots greedy` plays with the same
seed. Beside who wins it counts who led first, what each animal brought, and what would have been without it. What is
said of one match is one observation; intervals are of 95 %. `bench/panda_chart.py` draws the figures.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from counting import Mean, arguments, as_mean, as_share, in_parts, tell
from ultimo.bots import make_bot
from ultimo.games import find
from ultimo.games.panda.packed import CARD, KINDS, MONKEY, count_of
from ultimo.games.panda.scoring import Points, levels
from ultimo.games.panda.state import PandaState
from ultimo.lab.matches import play_out
from ultimo.table.dice import Random

ANIMALS = ("rabbit", "bear", "giraffe", "owl", "cat", "fox", "lion", "panda", "monkey")
"""What counts something; pigs never do."""


@dataclass
class Counts:
    """What was counted of some matches with as many players.

    `after[n]` is won by whoever sits n places to the left of the first leader. By animal: `made` by a seat on average,
    by those who have won (`won`) and by the others (`rest`); what the `last` card of the animal that a seat holds has
    brought it (of pandas nothing is counted here, they are compared);
    how often the winners would be others if the animal counted for nobody (`without`), how often it brought the winner
    more than the lead over the next (`margin`), and how often whoever alone has most points of it wins (`leads`).
    """

    players: int
    matches: int = 0
    ties: Mean = field(default_factory=Mean)
    lead: Mean = field(default_factory=Mean)
    score: Mean = field(default_factory=Mean)
    best: Mean = field(default_factory=Mean)
    seat: list[Mean] = field(default_factory=list)
    after: list[Mean] = field(default_factory=list)
    made: dict[str, Mean] = field(default_factory=dict)
    won: dict[str, Mean] = field(default_factory=dict)
    rest: dict[str, Mean] = field(default_factory=dict)
    last: dict[str, Mean] = field(default_factory=dict)
    without: dict[str, Mean] = field(default_factory=dict)
    margin: dict[str, Mean] = field(default_factory=dict)
    leads: dict[str, Mean] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seat = self.seat or [Mean() for _ in range(self.players)]
        self.after = self.after or [Mean() for _ in range(self.players)]
        for by_animal in (self.made, self.won, self.rest, self.last, self.without, self.margin, self.leads):
            for animal in ANIMALS:
                by_animal.setdefault(animal, Mean())

    def means(self) -> Iterator[Mean]:
        """Every mean, always in the same order."""
        yield from (self.ties, self.lead, self.score, self.best, *self.seat, *self.after)
        for by_animal in (self.made, self.won, self.rest, self.last, self.without, self.margin, self.leads):
            yield from by_animal.values()

    def merge(self, other: "Counts") -> None:
        """The matches of another count too."""
        self.matches += other.matches
        for mine, others in zip(self.means(), other.means(), strict=True):
            mine.merge(others)

    # One match

    def add(
        self, scores: Sequence[int], made: Sequence[dict[str, int]], last: Sequence[dict[str, int]], leader: int
    ) -> None:
        """A match that has ended: by seat the score, the points and the worth of the last card of each animal."""
        players = self.players
        most = max(scores)
        winners = {seat for seat in range(players) if scores[seat] == most}
        others = [seat for seat in range(players) if seat not in winners]
        lead = most - max(scores[seat] for seat in others) if len(winners) == 1 else 0
        self.matches += 1
        self.ties.add(len(winners) > 1)
        self.lead.add(lead)
        self.score.add(sum(scores) / players)
        self.best.add(most)
        for seat in range(players):
            share = 1 / len(winners) if seat in winners else 0.0
            self.seat[seat].add(share)
            self.after[(seat - leader) % players].add(share)
        for animal in ANIMALS:
            points = [of_seat[animal] for of_seat in made]
            self.made[animal].add(sum(points) / players)
            of_winners = sum(points[seat] for seat in winners) / len(winners)
            self.won[animal].add(of_winners)
            if others:
                self.rest[animal].add(sum(points[seat] for seat in others) / len(others))
            bare = [score - brought for score, brought in zip(scores, points, strict=True)]
            best = max(bare)
            self.without[animal].add({seat for seat in range(players) if bare[seat] == best} != winners)
            self.margin[animal].add(of_winners > lead)
            ahead = max(points)
            if points.count(ahead) == 1:
                leads = points.index(ahead)
                self.leads[animal].add(1 / len(winners) if leads in winners else 0.0)
        for of_seat in last:
            for animal, worth in of_seat.items():
                self.last[animal].add(worth)


def brought(points: Points, fronts: Sequence[int]) -> list[dict[str, int]]:
    """By seat, the points of each animal; those of monkeys are in the animals that they count as, and once more for
    themselves: what the seat would lack without them.
    """
    every = [int(levels(front)) for front in fronts]
    found: list[dict[str, int]] = []
    for front, level in zip(fronts, every, strict=True):
        use = int(points.use(front))
        held = [int(count_of(front, kind)) for kind in range(7)]
        rabbits, bears, giraffes, owls, cats = (held[kind] + (use >> 4 * kind & 15) for kind in range(5))
        monkeys = int(count_of(front, MONKEY))
        alone = int(points.own(front - monkeys * CARD[MONKEY])) if monkeys else 0
        numbers = (
            int(points.rabbits(rabbits)),
            int(points.bears(bears)),
            int(points.giraffes(giraffes)),
            int(points.owls(owls, giraffes)),
            cats * cats,
            int(points.foxes(held[5])),
            int(points.lions(held[6])),
            int(points.pandas(level, max(every), min(every))),
            int(points.own(front)) - alone if monkeys else 0,
        )
        found.append(dict(zip(ANIMALS, numbers, strict=True)))
    return found


def last_cards(points: Points, front: int) -> dict[str, int]:
    """What a seat would lack without one card of each animal that it holds."""
    now = int(points.own(front))
    return {
        KINDS[kind]: now - int(points.own(front - CARD[kind]))
        for kind in (0, 1, 2, 3, 4, 5, 6, int(MONKEY))
        if count_of(front, kind)
    }


# Many matches


def count(players: int, seed: str, bot: str, preset: str, first: int, number: int) -> Counts:
    """Play the matches from number `first` on and count them."""
    game = find("panda")
    points = Points(game.deck)
    start = game.start(game.preset(preset), players)
    bots = [make_bot(bot, game)] * players
    state = start.copy()
    assert isinstance(state, PandaState)
    dice = Random(seed)
    counts = Counts(players)
    for match in range(first, first + number):
        state.copy_from(start)
        dice.rng.restart(seed, "match", match)
        leader = int(game.write_outcome(state.draw(dice)).removeprefix("seat "))
        play_out(state, bots, dice)
        fronts = [int(front) for front in state.front]
        last = [last_cards(points, front) for front in fronts]
        counts.add(state.standings().scores, brought(points, fronts), last, leader)
    return counts


def counted(matches: int, seed: str, jobs: int, bot: str, preset: str) -> list[Counts]:
    """So many matches for each number of players. The figures do not depend on `jobs`."""
    game = find("panda")
    found: list[Counts] = []
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for players in range(game.seats[0], game.seats[1] + 1):
            counts = Counts(players)
            for part in in_parts(count, matches, pool, players, seed, bot, preset):
                counts.merge(part)
            found.append(counts)
    return found


# What is said of it


def spoken(counts: Counts) -> str:
    """The figures of one number of players as tables in Markdown."""
    places = " | ".join(str(place) for place in range(counts.players))
    lines = [
        f"### {counts.players} players, {counts.matches:,} matches",
        "",
        f"Ties for the win {as_share(counts.ties)}; score {as_mean(counts.score)}, "
        f"the winner's {as_mean(counts.best)}, lead {as_mean(counts.lead)}.",
        "",
        f"| wins | {places} |",
        f"|---|{'---|' * counts.players}",
        f"| by seat | {' | '.join(map(as_share, counts.seat))} |",
        f"| so many places after the first leader | {' | '.join(map(as_share, counts.after))} |",
        "",
        "| animal | points of a seat | of winners | of the others | last card | without it others win "
        "| brings more than the lead | alone most of it, and wins |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for animal in ANIMALS:
        points = [as_mean(by_animal[animal]) for by_animal in (counts.made, counts.won, counts.rest)]
        points.append(as_mean(counts.last[animal]) if counts.last[animal].count else "")
        shares = [as_share(by_animal[animal]) for by_animal in (counts.without, counts.margin, counts.leads)]
        lines.append(f"| {animal} | {' | '.join(points + shares)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Count, write the figures to the standard output and the tables to standard error."""
    given = arguments(__doc__, preset="current").parse_args()
    tell(counted(given.matches, given.seed, given.jobs, given.bots, given.preset), spoken, given.seed)


if __name__ == "__main__":
    main()
