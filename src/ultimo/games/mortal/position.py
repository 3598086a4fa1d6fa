"""What a match of El Mortal is made of, and what only looks at it: how it is kept, how it ended, how it looks.

**Cards.** Bags hold what lies where: a hand for each seat, then the pool of game cards whose place in the pile is not
decided, the discards, and what has left the game. The pile is a row of places, from its bottom; `left` counts them.
Played cards that are not dealt with yet are the stack (`items.py`), with what is drawn but not placed. Cards before
players are `marks`.

**Turn.** `stage` says how far the turn of `turn` has come; `go` in `state.py` takes it on, the topmost item of the
stack first, until something must be asked or drawn: `phase`.

**Knowledge**: see `knowledge.py`.
"""

from abc import abstractmethod
from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import items as it
from ultimo.games.mortal import moves as m
from ultimo.games.mortal.bags import BIT
from ultimo.games.mortal.kinds import TWINS
from ultimo.games.mortal.tables import MortalRules
from ultimo.table.numbers import vec
from ultimo.table.state import State

# Where the match stands: draws first, then questions, then the end. BUSY is between two of them, never seen from
# outside.
FIRST: Final[i64] = 0
DEALING: Final[i64] = 1
REMOVING: Final[i64] = 2
LOT: Final[i64] = 3
BLIND: Final[i64] = 4
TOP: Final[i64] = 5
LOOKING: Final[i64] = 6
PLAYING: Final[i64] = 7
AIMING: Final[i64] = 8
ANSWERING: Final[i64] = 9
SHIELDING: Final[i64] = 10
DISCARDING: Final[i64] = 11
USING: Final[i64] = 12
GIVING: Final[i64] = 13
CUTTING: Final[i64] = 14
ORDERING: Final[i64] = 15
BURYING: Final[i64] = 16
TAKING: Final[i64] = 17
DESTROYING: Final[i64] = 18
ENDED: Final[i64] = 19
BUSY: Final[i64] = 20

DRAWS: Final = ("first", "deal", "out", "lot", "hand", "pile", "look")
PROMPTS: Final = (
    "", "", "", "", "", "", "", "play", "aim", "answer", "shield", "discard", "use", "give", "cut", "order", "bury",
    "take", "destroy", "", "",
)  # fmt: skip

# The stages of a turn.
FROZEN: Final[i64] = 0
PAYING: Final[i64] = 1
FADING: Final[i64] = 2
POISONED: Final[i64] = 3
OPEN: Final[i64] = 4
DRAWING: Final[i64] = 5
LEAVING: Final[i64] = 6

ENDINGS: Final = (
    "", "mortal.three", "mortal.immortal", "mortal.tie", "mortal.card-desintegrador", "mortal.card-resurreccion",
    "mortal.empty",
)  # fmt: skip
RUNNING: Final[i64] = 0
BY_THREE: Final[i64] = 1
BY_IMMORTAL: Final[i64] = 2
BY_TIE: Final[i64] = 3
BY_DESTROYING: Final[i64] = 4
BY_RISING: Final[i64] = 5
BY_EMPTY: Final[i64] = 6

# What lies on a place of the pile, in its lowest six bits: a kind that is decided, or one of these.
GAME_CARD: Final[i64] = 60
"""A game card, which one is not decided."""
ANY_CARD: Final[i64] = 61
"""Not decided, not even whether it is a death."""
IN_SET: Final[i64] = 62
"""In a view: one of a set of places of which the viewer knows only how many deaths are among them."""

PASSED: Final[i64] = 1  # answers of a window, seven bits a seat: 0 none, 1 passed, kind + 2
UNSEEN: Final[i64] = 127

CERTAIN: Final[i64] = 0
"""What a viewer knows of a place: whether it is a death."""
SEEN: Final[i64] = 1
"""The very card. All higher numbers are sets."""
SETS: Final[i64] = 2


@mypyc_attr(acyclic=True)
class MortalPosition(State):
    """The fields of a match and what only looks at them."""

    rules: MortalRules
    phase: i64
    number: i64
    draws: i64
    turns: i64
    # Cards. `bags`: hands by seat, then POOL, DISCARDS, GONE after them; `size` how many cards a hand has, which all
    # know.
    bags: vec[i64]
    size: vec[i64]
    deaths: vec[i64]
    pile: vec[i64]
    left: i64
    loose: i64  # deaths among the places that are ANY_CARD
    marks: vec[i64]
    marked: i64
    stack: vec[i64]
    depth: i64
    # The turn.
    turn: i64
    way: i64
    stage: i64
    played: i64
    edges: i64
    under: i64
    owed: i64
    lost: bool
    last: i64
    actor: i64
    answers: i64
    waiting: i64
    # Who is in, and how it ends. `places` four bits a seat: in the tie-break, the how many-th to fall.
    alive: i64
    living: i64
    tied: i64
    falls: i64
    fallen: i64
    ending: i64
    winner: i64
    # Knowledge: bag `viewer * seats + seat` of `known` is what a viewer, the watchers last, knows of a hand; `counts`
    # are, in a view, the deaths in each set of places.
    known: vec[i64]
    counts: vec[i64]
    eyes: i64  # in a view whose it is, the watchers being number `seats`; else -1
    # Follows from the marks.
    peace: bool
    cursed: i64
    chained: i64
    locked: vec[i64]

    # Who is asked

    def asked(self) -> i64:
        phase = self.phase
        if phase < PLAYING or phase >= ENDED:
            return 0
        if phase == ANSWERING:
            return self.waiting
        return 1 << self.actor

    def open(self) -> i64:
        return self.alive if self.phase == ANSWERING else self.asked()

    def question(self) -> i64:
        return self.number

    def turn_number(self) -> i64:
        return self.turns

    def prompt(self) -> str:
        if self.phase == PLAYING and self.played:
            return "more"
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return not self.alive >> seat & 1

    def moves(self) -> i64:
        return m.MOVES

    def draw_name(self) -> str:
        return f"{DRAWS[self.phase]}.{self.draws + 1}" if self.phase < PLAYING else ""

    def bound(self) -> i64:
        return self.rules.bound

    # Small questions

    def pool(self) -> i64:
        """The bag of game cards whose place in the pile is not decided."""
        return self.seats

    def discards(self) -> i64:
        """The bag of discards."""
        return self.seats + 1

    def gone(self) -> i64:
        """The bag of cards that have left the game."""
        return self.seats + 2

    def top(self) -> i64:
        """The topmost item of the stack."""
        return self.stack[self.depth - 1]

    def next_of(self, seat: i64) -> i64:
        """The living player who comes after a seat in the direction of play."""
        while True:
            seat += self.way
            if seat == self.seats:
                seat = 0
            elif seat < 0:
                seat = self.seats - 1
            if self.alive >> seat & 1:
                return seat

    def marks_before(self, seat: i64) -> i64:
        """How many cards lie before a player."""
        found: i64 = 0
        index: i64 = 0
        while index < self.marked:
            if it.holder_of(self.marks[index]) == seat:
                found += 1
            index += 1
        return found

    def free_twins(self, seat: i64) -> i64:
        """The place among the marks of a Gemelas before a player that has no card on it; -1 if there is none."""
        index: i64 = 0
        while index < self.marked:
            lying = self.marks[index]
            if it.holder_of(lying) == seat and self.rules.effect[it.kind_of(lying)] == TWINS and it.laid_on(lying) < 0:
                return index
            index += 1
        return -1

    def most_plays(self) -> i64:
        """How many cards may be played this turn (mortal.play, mortal.card-doble-filo, mortal.card-cadenas)."""
        return 2 if self.chained >> self.turn & 1 else 2 + self.edges

    # Keeping

    def write_words(self, is_key: bool) -> BytesWriter:
        """All that decides what can follow."""
        writer = BytesWriter()
        for word in (
            self.phase,
            self.left,
            self.loose,
            self.marked,
            self.depth,
            self.turn,
            self.way,
            self.stage,
            self.played,
            self.edges,
            self.under,
            self.owed,
            self.lost,
            self.last,
            self.actor,
            self.answers,
            self.waiting,
            self.alive,
            self.living,
            self.tied,
            self.falls,
            self.fallen,
            self.ending,
            self.winner,
        ):
            write_i64_le(writer, word)
        self.write_row(writer, self.bags, len(self.bags))
        self.write_row(writer, self.size, self.seats)
        self.write_row(writer, self.deaths, self.seats)
        self.write_row(writer, self.marks, self.marked)
        self.write_row(writer, self.stack, self.depth)
        self.write_row(writer, self.known, len(self.known))
        if is_key:
            self.write_pile(writer)
        else:
            self.write_row(writer, self.pile, self.left)
            self.write_row(writer, self.counts, 16)
        return writer

    def write_row(self, writer: BytesWriter, row: "vec[i64]", length: i64) -> None:
        """The first words of a row."""
        index: i64 = 0
        while index < length:
            write_i64_le(writer, row[index])
            index += 1

    def write_pile(self, writer: BytesWriter) -> None:
        """The pile with sets numbered as they come, so that equal knowledge is equal bytes."""
        labels: list[i64] = [0] * int(16 * (self.seats + 1))
        following: list[i64] = [SETS] * int(self.seats + 1)
        index: i64 = 0
        while index < self.left:
            word = self.pile[index]
            viewer: i64 = 0
            while viewer <= self.seats:
                shift = 8 + 4 * viewer
                found = word >> shift & 15
                if found >= SETS:
                    label = labels[16 * viewer + found]
                    if label == 0:
                        label = following[viewer]
                        following[viewer] = label + 1
                        labels[16 * viewer + found] = label
                        if self.eyes == viewer:
                            write_i64_le(writer, self.counts[found])
                    word = word & ~(15 * BIT[shift]) | label << shift
                viewer += 1
            write_i64_le(writer, word)
            index += 1

    def key(self) -> bytes:
        return self.write_words(True).getvalue()

    def to_bytes(self) -> bytes:
        writer = self.write_words(False)
        write_i64_le(writer, self.number)
        write_i64_le(writer, self.draws)
        write_i64_le(writer, self.turns)
        write_i64_le(writer, self.eyes)
        write_i64_le(writer, self.viewer)
        return writer.getvalue()

    def from_bytes(self, data: bytes) -> None:
        fixed: i64 = 24 + len(self.bags) + 2 * self.seats + len(self.known) + 16 + 5
        words: i64 = len(data) // 8
        if len(data) % 8 or words < fixed:
            raise ValueError(f"a mortal state for {self.seats} seats takes at least {8 * fixed} bytes, not {len(data)}")
        found = [read_i64_le(data, 8 * index) for index in range(int(words))]
        if words != fixed + found[1] + found[3] + found[4] or found[1] > len(self.pile):
            raise ValueError(f"{len(data)} bytes are no mortal state for {self.seats} seats")
        (
            self.phase,
            self.left,
            self.loose,
            self.marked,
            self.depth,
            self.turn,
            self.way,
            self.stage,
            self.played,
            self.edges,
            self.under,
            self.owed,
        ) = found[:12]
        self.lost = found[12] != 0
        (
            self.last,
            self.actor,
            self.answers,
            self.waiting,
            self.alive,
            self.living,
            self.tied,
            self.falls,
            self.fallen,
            self.ending,
            self.winner,
        ) = found[13:24]
        place: i64 = 24
        for row, length in (
            (self.bags, len(self.bags)),
            (self.size, self.seats),
            (self.deaths, self.seats),
            (self.marks, self.marked),
            (self.stack, self.depth),
            (self.known, len(self.known)),
            (self.pile, self.left),
            (self.counts, 16),
        ):
            for index in range(int(length)):
                row[index] = found[place + index]
            place += length
        self.number, self.draws, self.turns, self.eyes, self.viewer = found[place : place + 5]
        self.survey()

    @abstractmethod
    def survey(self) -> None:
        """Work out what follows from the marks."""
