"""What a match of Panda Rei is made of, and what only looks at it: what is refused, what seats know, how it looks.

Search needs none of this at every step; what it needs is in `state.py`.
"""

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from ultimo.games.panda import moves as m
from ultimo.games.panda.options import PandaOptions
from ultimo.games.panda.packed import (
    ALL_KINDS,
    CARD,
    COUNT_SHIFT,
    KINDS,
    MONKEY,
    count_of,
    kind_at,
    names,
    pigs_of,
)
from ultimo.games.panda.parts import parts_of
from ultimo.games.panda.scoring import Points
from ultimo.table.deck import Deck
from ultimo.table.describe import Gauge, Zone
from ultimo.table.numbers import vec
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import Standings, State
from ultimo.table.zones import framed, zone

# Where the match stands. Draws first, then questions, then the end, so that one comparison tells them apart.
LOT: Final[i64] = 0
DEALING: Final[i64] = 1
DUMMY: Final[i64] = 2
PLAYING: Final[i64] = 3
TAKING: Final[i64] = 4
ENDED: Final[i64] = 5

PROMPTS: Final = ("", "", "", "play", "take", "")

ENDING: Final = "panda.end"


class PandaRules:
    """Options and deck as the state asks for them, shared by all states of a match."""

    def __init__(self, options: PandaOptions, seats: i64, deck: Deck) -> None:
        self.by_pigs: bool = options.group_tie == "pigs"
        self.hand: i64 = deck.numbers["hand"]
        self.rounds: i64 = deck.numbers["rounds"]
        self.led_monkey: i64 = deck.numbers["led_monkey"]
        self.dummy: bool = seats == 2
        self.points: Points = Points(deck)
        self.strength: vec[i64] = vec[i64]([deck.cards[name].get("strength", 0) for name in KINDS])
        self.cards: i64 = 0
        for kind, name in enumerate(KINDS):
            self.cards += CARD[kind] * deck.copies(name)


@mypyc_attr(acyclic=True)
class PandaPosition(State):
    """The fields of a match and what only looks at them; `PandaState` sets them, asks, and lets things happen."""

    rules: PandaRules
    phase: i64
    number: i64
    # Cards, packed: in hand, taken and lying in front, by seat; played and not yet taken; never seen by anybody, the
    # dummy's too (in a veiled state: not seen by the viewer).
    hand: vec[i64]
    front: vec[i64]
    lying: i64
    pool: i64
    # The deal: who is dealt the next card and how many they have. Rounds and, within one, tricks that were won.
    dealing: i64
    dealt: i64
    round: i64
    trick: i64
    # The trick: who leads it, or has won it and leads the next; who is to act; how many more cards that seat is to
    # take. By seat, the dummy after the last: the kind of the card lying there, and one, four bits each, 0 for none;
    # what it is worth, eight bits each.
    leader: i64
    turn: i64
    left: i64
    played: i64
    worths: i64

    # What is asked

    def question(self) -> i64:
        return self.number

    def prompt(self) -> str:
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return False

    def moves(self) -> i64:
        return m.MOVES

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        text = m.write(int(move))
        if self.phase == PLAYING:
            if move >= m.TAKE:
                return Refusal("panda.play", {"move": text, "card": ""})
            if count_of(self.hand[seat], move) == 0:
                return Refusal("panda.play", {"move": text, "card": KINDS[move]})
            return None
        if move < m.TAKE:
            return Refusal("panda.take", {"move": text, "card": ""})
        if count_of(self.lying, move - m.TAKE) == 0:
            return Refusal("panda.take", {"move": text, "card": KINDS[move - m.TAKE]})
        return None

    # What may be drawn

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        if self.phase == LOT:
            return [(int(m.SEAT) + seat, 1) for seat in range(int(self.seats))]
        if self.phase <= DUMMY:
            held = [(kind, int(count_of(self.pool, kind))) for kind in range(int(ALL_KINDS))]
            return [(kind, cards) for kind, cards in held if cards]
        return []

    def draw_name(self) -> str:
        if self.phase == LOT:
            return "start"
        if self.phase == DEALING:
            return f"deal.{self.round + 1}.{self.dealing}.{self.dealt + 1}"
        if self.phase == DUMMY:
            return f"dummy.{self.round + 1}.{self.trick + 1}"
        raise ValueError("no draw is owed")

    # Bytes

    def write_words(self) -> BytesWriter:
        """All but the counters, eight bytes each."""
        writer = BytesWriter()
        write_i64_le(writer, self.phase)
        write_i64_le(writer, self.lying)
        write_i64_le(writer, self.pool)
        write_i64_le(writer, self.dealing)
        write_i64_le(writer, self.dealt)
        write_i64_le(writer, self.round)
        write_i64_le(writer, self.trick)
        write_i64_le(writer, self.leader)
        write_i64_le(writer, self.turn)
        write_i64_le(writer, self.left)
        write_i64_le(writer, self.played)
        write_i64_le(writer, self.worths)
        seat: i64 = 0
        while seat < self.seats:
            write_i64_le(writer, self.hand[seat])
            write_i64_le(writer, self.front[seat])
            seat += 1
        return writer

    def key(self) -> bytes:
        return self.write_words().getvalue()

    def to_bytes(self) -> bytes:
        writer = self.write_words()
        write_i64_le(writer, self.number)
        write_i64_le(writer, self.viewer)
        return writer.getvalue()

    def from_bytes(self, data: bytes) -> None:
        words: i64 = 12 + 2 * self.seats + 2
        if len(data) != 8 * words:
            raise ValueError(f"a panda state for {self.seats} seats takes {8 * words} bytes, not {len(data)}")
        found = [read_i64_le(data, 8 * index) for index in range(int(words))]
        (
            self.phase,
            self.lying,
            self.pool,
            self.dealing,
            self.dealt,
            self.round,
            self.trick,
            self.leader,
            self.turn,
            self.left,
            self.played,
            self.worths,
        ) = found[:12]
        for seat in range(int(self.seats)):
            self.hand[seat] = found[12 + 2 * seat]
            self.front[seat] = found[13 + 2 * seat]
        self.number, self.viewer = found[-2:]

    # What a seat knows

    def hand_size(self, seat: i64) -> i64:
        """How many cards are in a hand, seen or not: an open fact (panda.deal, panda.play)."""
        phase = self.phase
        if phase == DEALING:
            if seat < self.dealing:
                return self.rules.hand
            return self.dealt if seat == self.dealing else 0
        if phase == TAKING:
            return self.rules.hand - self.trick
        if phase in (LOT, ENDED):
            return 0
        has_played: i64 = 1 if self.played >> 4 * seat & 15 else 0
        return self.rules.hand - self.trick - has_played

    def hide(self, viewer: i64) -> None:
        hand = self.hand
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                self.pool += hand[seat]
                hand[seat] = 0
            seat += 1

    def fill(self, rng: Rng) -> None:
        hand, pool = self.hand, self.pool
        seat: i64 = 0
        while seat < self.seats:
            held = hand[seat]
            missing = self.hand_size(seat) - (held >> COUNT_SHIFT)
            while missing > 0:
                card = CARD[kind_at(pool, rng.below(pool >> COUNT_SHIFT))]
                pool -= card
                held += card
                missing -= 1
            hand[seat] = held
            seat += 1
        self.pool = pool

    # What people see

    def scores(self) -> list[int]:
        """The points of every seat, as if the match ended now."""
        return [int(points) for points in self.rules.points.scores(self.front, self.seats)]

    def standings(self) -> Standings:
        if self.phase != ENDED:
            raise ValueError("the match is still running")
        scores = self.scores()
        places = [1 + sum([other > score for other in scores]) for score in scores]
        return Standings(tuple(places), tuple(scores), ENDING)

    def table_card(self, place: i64) -> tuple[str, ...]:
        """The card lying before a seat, or before the dummy, which comes after the last."""
        played = self.played >> 4 * place & 15
        return (KINDS[played - 1],) if played else ()

    def zones(self) -> dict[str, tuple[str, ...]]:
        zones = {"unseen": names(self.pool)}
        for seat in range(int(self.seats)):
            zones[f"hand.{seat}"] = names(self.hand[seat])
            zones[f"table.{seat}"] = self.table_card(seat)
            zones[f"front.{seat}"] = names(self.front[seat])
        if self.rules.dummy:
            zones["table.dummy"] = self.table_card(self.seats)
        return zones

    def describe(self) -> dict[str, Any]:
        zones: list[Zone] = []
        gauges: list[Gauge] = [
            Gauge(id="round", seat=-1, value=int(self.round), most=int(self.rules.rounds)),
            Gauge(id="trick", seat=-1, value=int(self.trick), most=int(self.rules.hand)),
            Gauge(id="left", seat=-1, value=int(self.left), most=2 if self.turn == self.leader else 1),
        ]
        known = self.zones()
        scores = self.scores()
        for seat in range(int(self.seats)):
            zones.append(zone("hand", seat, known[f"hand.{seat}"], int(self.hand_size(seat))))
            zones.append(zone("table", seat, known[f"table.{seat}"]))
            zones.append(zone("front", seat, known[f"front.{seat}"]))
            gauges.append(Gauge(id="score", seat=seat, value=scores[seat], most=0))
            gauges.append(Gauge(id="pigs", seat=seat, value=int(pigs_of(self.front[seat])), most=0))
            gauges.append(Gauge(id="worth", seat=seat, value=int(self.worths >> 8 * seat & 255), most=0))
            has_token = self.phase != LOT and self.phase != ENDED and seat == self.leader
            gauges.append(Gauge(id="start", seat=seat, value=1 if has_token else 0, most=1))
        if self.rules.dummy:
            zones.append(Zone(id="table.dummy", kind="table", seat=-1, cards=[*known["table.dummy"]]))
        shown = framed(self, "panda", self.turn_order(), zones, gauges)
        shown["parts"] = parts_of(self.rules.points, [int(front) for front in self.front])
        if self.phase == ENDED:
            shown["places"] = [*self.standings().places]
        return shown

    def turn_order(self) -> list[int]:
        """The seats that are still to play or to take in this trick, who is to act first; empty in between."""
        if self.phase == PLAYING:
            waiting = int(self.seats - size_played(self.played))
        elif self.phase == TAKING:
            waiting = int((self.lying >> COUNT_SHIFT) - self.left + 1)
        else:
            return []
        return [int((self.turn + step) % self.seats) for step in range(waiting)]

    def worth(self, kind: i64, before: i64) -> i64:
        """What a card is worth after one worth `before`, 0 for none (panda.monkey)."""
        if kind != MONKEY:
            return self.rules.strength[kind]
        return before + 1 if before else self.rules.led_monkey

    def bound(self) -> i64:
        # In each trick everybody plays one card; all cards but the last are chosen.
        cards = self.seats + 1 if self.rules.dummy else self.seats
        return self.rules.rounds * self.rules.hand * (self.seats + cards - 1)


def size_played(played: i64) -> i64:
    """How many cards lie before players."""
    size: i64 = 0
    while played:
        if played & 15:
            size += 1
        played >>= 4
    return size
