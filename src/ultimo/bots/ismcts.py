"""Search in what a seat cannot see: information-set Monte Carlo tree search, for any game of the protocol.

Every iteration draws a world that fits the view, walks down what is known, adds one new situation, plays the rest at
random and counts who won. A situation is what its mover sees (Cowling, Powley and Whitehouse, 2012, with one
information set a player, kept by the key of the mover's view): so nobody in the search acts on what they cannot know,
and ways that lead to the same sight meet.
"""

import math
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ultimo.bots.bot import Bot
from ultimo.table.dice import Random
from ultimo.table.numbers import vec
from ultimo.table.playout import playout
from ultimo.table.rng import Rng
from ultimo.table.state import DEALER, NOBODY, State, View

ITERATIONS: Final[i64] = 2000
"""How many worlds a bot looks into for one move, unless it is told otherwise."""

WIN: Final[i64] = 720720
"""What a win counts; every number of seats that may share it, up to sixteen, divides it."""

EXPLORATION: Final = 0.7
"""How far a rarely tried move is preferred to one that has done well, in wins."""

DEEPEST: Final[i64] = 64
"""A way down ends at this many moves; from there all play at random."""

NOT_YET: Final = vec[i64]([])


# Acyclic: a search makes hundreds of thousands of them, none of which needs to be watched for rings of references.
@final
@mypyc_attr(acyclic=True)
class Situation:
    """What is known of one information set: for each legal move, how often it was tried and what it won in all.

    Most situations are met only once, so the rows are made when one is met again.
    """

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves: tuple[int, ...] = moves
        self.visits: i64 = 0
        self.first: i64 = 0
        self.first_wins: i64 = 0
        self.tries: vec[i64] = NOT_YET
        self.wins: vec[i64] = NOT_YET

    def open(self) -> None:
        """Make the rows, and enter the one visit so far, if there was one."""
        empty = [0] * len(self.moves)
        self.tries = vec[i64](empty)
        self.wins = vec[i64](empty)
        if self.visits:
            self.tries[self.first] = 1
            self.wins[self.first] = self.first_wins

    def pick(self, rng: Rng) -> i64:
        """The index of the move to try: one not tried yet, by lot, else the one with the highest upper bound (UCB1)."""
        count: i64 = len(self.moves)
        if self.visits == 0:
            return rng.below(count)
        if len(self.tries) == 0:
            self.open()
        tries, wins = self.tries, self.wins
        index: i64 = 0
        if self.visits < count:
            number = rng.below(count - self.visits)
            while tries[index] or number:
                if tries[index] == 0:
                    number -= 1
                index += 1
            return index
        log = math.log(float(self.visits))
        best: i64 = 0
        highest = -1.0
        while index < count:
            tried = float(tries[index])
            bound = float(wins[index]) / (tried * float(WIN)) + EXPLORATION * math.sqrt(log / tried)
            if bound > highest:
                best, highest = index, bound
            index += 1
        return best

    def note(self, index: i64, won: i64) -> None:
        """The move of this index was tried, and won so much."""
        if self.visits == 0:
            self.first, self.first_wins = index, won
        else:
            self.tries[index] += 1
            self.wins[index] += won
        self.visits += 1

    def most_tried(self, rng: Rng) -> i64:
        """The index of the move tried most often, by lot among equals."""
        if len(self.tries) == 0:
            self.open()
        most: i64 = -1
        equal: i64 = 0
        found: i64 = 0
        index: i64 = 0
        while index < len(self.moves):
            tried = self.tries[index]
            if tried > most:
                most, equal, found = tried, 1, index
            elif tried == most:
                equal += 1
                if rng.below(equal) == 0:
                    found = index
            index += 1
        return found


class Search:
    """The search for one move of a view's viewer: `run` it for a while, then ask for the `root`."""

    def __init__(self, view: View, rng: Rng) -> None:
        """`view` is of a seat that is open; `rng` serves everything that is drawn."""
        self.view: View = view
        self.seat: i64 = view.viewer
        self.rng: Rng = rng
        self.dice: Random = Random("ismcts")
        self.dice.rng = rng
        self.world: State = view.determinize(rng)
        self.sight: State = self.world.copy()
        self.root: Situation = Situation(view.legal())
        self.known: list[dict[bytes, Situation]] = [{} for _ in range(int(self.world.seats))]
        self.path: list[Situation] = []
        self.taken: vec[i64] = vec[i64]([0] * int(DEEPEST))
        self.movers: vec[i64] = vec[i64]([0] * int(DEEPEST))

    def run(self, iterations: i64) -> None:
        """Look into so many worlds more."""
        while iterations > 0:
            self.iterate()
            iterations -= 1

    def iterate(self) -> None:
        """One world: down what is known, one step beyond, to the end at random, and back."""
        world, rng, path = self.world, self.rng, self.path
        path.clear()
        self.view.determinize_into(world, rng)
        # Answers to one question are unseen by each other, so the viewer may well give theirs first.
        seat = self.seat
        situation = self.root
        fresh = False
        while True:
            index = situation.pick(rng)
            depth: i64 = len(path)
            if depth == DEEPEST:
                break
            path.append(situation)
            self.taken[depth] = index
            self.movers[depth] = seat
            world.play(seat, situation.moves[index])
            if fresh:
                break
            seat = world.mover()
            while seat == DEALER:
                world.draw(self.dice)
                seat = world.mover()
            if seat == NOBODY:
                break
            known, key = self.known[seat], self.key_of(seat)
            found = known.get(key)
            if found is None:
                found = Situation(world.legal(seat))
                known[key] = found
                fresh = True
            situation = found
        playout(world, self.dice)
        self.learn()

    def key_of(self, seat: i64) -> bytes:
        """What `seat` sees of the world, as its view's key."""
        sight = self.sight
        sight.copy_from(self.world)
        sight.viewer = seat
        sight.hide(seat)
        return sight.key()

    def learn(self) -> None:
        """Credit every move on the way with what its mover has won."""
        places = self.world.standings().places
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        share: i64 = WIN // winners if winners else 0
        for depth, situation in enumerate(self.path):
            situation.note(self.taken[depth], share if places[self.movers[depth]] == 1 else 0)


class IsmctsBot(Bot):
    """Searches before it answers: stronger the more worlds it looks into, and slower in proportion."""

    def __init__(self, iterations: i64 = ITERATIONS) -> None:
        if iterations < 1:
            raise ValueError(f"iterations must be at least 1, not {iterations}")
        self.iterations: i64 = iterations

    def choose(self, view: View, rng: Rng) -> i64:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(view, rng)
        search.run(self.iterations)
        return legal[search.root.most_tried(rng)]
