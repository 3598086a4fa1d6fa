"""What a match of Pan t'es Mort is made of, and what only looks at it: what is refused, what seats know, how it looks.

Search needs none of this at every step; what it needs is in `state.py`.
"""

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from ultimo.games.pan import moves as m
from ultimo.games.pan.options import PanOptions
from ultimo.games.pan.packed import (
    CARD,
    COUNT_SHIFT,
    bit_at,
    bits,
    card,
    count_of,
    held_mask,
    names,
    value_at,
)
from ultimo.table.deck import Deck
from ultimo.table.describe import Gauge, Zone
from ultimo.table.numbers import vec
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import Standings, State
from ultimo.table.zones import framed, pile, zone

# Where the match stands. Draws first, then questions, then the end, so that one comparison tells them apart.
DEALING: Final[i64] = 0
PHANTOM: Final[i64] = 1
LOT: Final[i64] = 2
GUN: Final[i64] = 3
CHOOSING: Final[i64] = 4
ACTING: Final[i64] = 5
DISCARDING: Final[i64] = 6
DOUBLING: Final[i64] = 7
STEALING: Final[i64] = 8
ENDED: Final[i64] = 9

PROMPTS: Final = ("", "", "", "", "choose", "turn", "discard", "double", "steal", "")

# What brought the gun card, and so the end.
BY_FLIP: Final[i64] = 0
BY_SPIN: Final[i64] = 1
BY_DOUBLE: Final[i64] = 2
BY_ENTRY: Final[i64] = 3
ENDINGS: Final = ("pan.flip", "pan.spin", "pan.double", "pan.entry")
ACTIONS: Final = ("flip", "spin", "double", "entry")

UNSEEN: Final[i64] = 7
"""In `chosen`: a choice was made that the viewer does not see."""


STANDINGS: Final[dict[tuple[i64, i64, i64], Standings]] = {}
"""Every way to end that was met, made once: there are few, and simulation asks for one a match."""


class PanRules:
    """Options and deck as the state asks for them, shared by all states of a match."""

    def __init__(self, options: PanOptions, seats: i64, deck: Deck) -> None:
        self.mouse_top: bool = options.mouse == "top"
        self.clockwise: bool = options.order == "clockwise"
        self.double_off: bool = options.double == "off"
        self.double_anyone: bool = options.double == "anyone"
        self.double_before: bool = options.double_when == "before"
        self.forced: bool = options.forced
        self.winners_only: bool = options.entry == "winners"
        self.hand: i64 = deck.numbers["hand"]
        self.clics: i64 = deck.numbers["clics"]
        self.phantom: bool = seats == 2
        self.cards: i64 = 0
        for name in deck.cards:
            self.cards += card(int(name)) * deck.copies(name)


@mypyc_attr(acyclic=True)
class PanPosition(State):
    """The fields of a match and what only looks at them; `PanState` sets them, asks, and lets things happen."""

    rules: PanRules
    phase: i64
    number: i64
    # Cards, packed: in hand, won and lying in front, by seat; seen and gone from the game; never seen by anybody (in a
    # veiled state: not seen by the viewer).
    hand: vec[i64]
    held: vec[i64]
    gone: i64
    pool: i64
    # Stage 1: who is dealt the next card and how many they have; the trick; three bits a seat for the value chosen, 0
    # for none, UNSEEN in the view of another; who has not chosen yet.
    dealing: i64
    dealt: i64
    trick: i64
    chosen: i64
    waiting: i64
    # Stage 2. `order` holds the seats alive, four bits each, who is to act in the lowest; `places` four bits a seat.
    alive: i64
    living: i64
    order: i64
    ranked: i64
    unranked: i64
    tied: i64
    clics: i64
    guns: i64
    action: i64
    left: i64
    places: i64

    # What is asked

    def question(self) -> i64:
        return self.number

    def prompt(self) -> str:
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return not self.alive >> seat & 1

    def moves(self) -> i64:
        return m.MOVES

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        phase = self.phase
        if phase == CHOOSING:
            if move <= m.PLAY:
                return Refusal("pan.choose", {"move": m.write(int(move)), "card": ""})
            if count_of(self.hand[seat], move - m.PLAY) == 0:
                return Refusal("pan.choose", {"move": m.write(int(move)), "card": str(move - m.PLAY)})
            return None
        if phase == ACTING:
            return self.refuse_action(seat, move)
        if phase == DISCARDING:
            if move <= m.DISCARD or move > m.DISCARD + 6 or count_of(self.held[seat], move - m.DISCARD) == 0:
                return Refusal("pan.discard", {"move": m.write(int(move)), "left": int(self.left)})
            return None
        if phase == DOUBLING:
            if move != m.STOP and move != m.DOUBLE:
                return Refusal("pan.double", {"move": m.write(int(move))})
            return None
        if move == m.STOP:
            return None
        if move < m.STEAL or move >= m.STEAL + 36:
            return Refusal("pan.steal", {"move": m.write(int(move)), "card": "", "from": ""})
        value = (move - m.STEAL) // 6 + 1
        other = (move - m.STEAL) % 6
        if other == seat or other >= self.seats or count_of(self.held[other], value) == 0:
            return Refusal("pan.steal", {"move": m.write(int(move)), "card": str(value), "from": int(other)})
        return None

    def refuse_action(self, seat: i64, move: i64) -> Refusal | None:
        """Why a choice of pan.turn is refused."""
        if move == m.FLIP:
            return None
        text = m.write(int(move))
        held = self.held[seat]
        spins = m.SPIN < move <= m.SPIN + 6
        skips = m.SKIP < move <= m.SKIP + 6
        if not spins and not skips:
            return Refusal("pan.turn", {"move": text})
        if self.rules.forced and self.clics > 0:
            return Refusal("pan.forced", {"move": text})
        if spins:
            if count_of(held, move - m.SPIN) == 0:
                return Refusal("pan.spin", {"move": text, "card": str(move - m.SPIN)})
            return None
        if held >> COUNT_SHIFT < self.living:
            return Refusal("pan.skip", {"move": text, "needs": int(self.living), "has": int(held >> COUNT_SHIFT)})
        if count_of(held, move - m.SKIP) == 0:
            return Refusal("pan.discard", {"move": text, "left": int(self.living)})
        return None

    # What may be drawn

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        phase = self.phase
        if phase <= PHANTOM:
            held = [(value, int(count_of(self.pool, value))) for value in range(1, 7)]
            return [(value, cards) for value, cards in held if cards]
        if phase == LOT:
            return [(m.SEAT + seat, 1) for seat in range(int(self.seats)) if self.tied >> seat & 1]
        if phase == GUN:
            clics = int(self.rules.clics - self.clics)
            return [(m.CLIC, clics), (m.BANG, 1)] if clics else [(m.BANG, 1)]
        return []

    def draw_name(self) -> str:
        phase = self.phase
        if phase == DEALING:
            return f"deal.{self.dealing}.{self.dealt + 1}"
        if phase == PHANTOM:
            return f"phantom.{self.trick + 1}"
        if phase == LOT:
            return f"lot.{self.living}.{self.ranked + 1}"
        if phase == GUN:
            return f"gun.{self.guns}.flip.{self.clics + 1}"
        raise ValueError("no draw is owed")

    # Bytes

    def write_words(self) -> BytesWriter:
        """All but the counters, eight bytes each."""
        writer = BytesWriter()
        write_i64_le(writer, self.phase)
        write_i64_le(writer, self.gone)
        write_i64_le(writer, self.pool)
        write_i64_le(writer, self.dealing)
        write_i64_le(writer, self.dealt)
        write_i64_le(writer, self.trick)
        write_i64_le(writer, self.chosen)
        write_i64_le(writer, self.waiting)
        write_i64_le(writer, self.alive)
        write_i64_le(writer, self.living)
        write_i64_le(writer, self.order)
        write_i64_le(writer, self.ranked)
        write_i64_le(writer, self.unranked)
        write_i64_le(writer, self.tied)
        write_i64_le(writer, self.clics)
        write_i64_le(writer, self.action)
        write_i64_le(writer, self.left)
        write_i64_le(writer, self.places)
        seat: i64 = 0
        while seat < self.seats:
            write_i64_le(writer, self.hand[seat])
            write_i64_le(writer, self.held[seat])
            seat += 1
        return writer

    def key(self) -> bytes:
        return self.write_words().getvalue()

    def to_bytes(self) -> bytes:
        writer = self.write_words()
        write_i64_le(writer, self.number)
        write_i64_le(writer, self.guns)
        write_i64_le(writer, self.viewer)
        return writer.getvalue()

    def from_bytes(self, data: bytes) -> None:
        words: i64 = 18 + 2 * self.seats + 3
        if len(data) != 8 * words:
            raise ValueError(f"a pan state for {self.seats} seats takes {8 * words} bytes, not {len(data)}")
        found = [read_i64_le(data, 8 * index) for index in range(int(words))]
        (
            self.phase,
            self.gone,
            self.pool,
            self.dealing,
            self.dealt,
            self.trick,
            self.chosen,
            self.waiting,
            self.alive,
            self.living,
            self.order,
            self.ranked,
            self.unranked,
            self.tied,
            self.clics,
            self.action,
            self.left,
            self.places,
        ) = found[:18]
        for seat in range(int(self.seats)):
            self.hand[seat] = found[18 + 2 * seat]
            self.held[seat] = found[19 + 2 * seat]
        self.number, self.guns, self.viewer = found[-3:]

    # What a seat knows

    def hand_size(self, seat: i64) -> i64:
        """How many cards are in a hand, seen or not: an open fact (pan.deal, pan.tricks)."""
        if seat < self.dealing:
            return self.rules.hand - self.trick
        return self.dealt if seat == self.dealing else 0

    def hide(self, viewer: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                self.pool += self.hand[seat]
                self.hand[seat] = 0
                if self.chosen >> 3 * seat & 7:
                    self.chosen |= UNSEEN << 3 * seat
            seat += 1

    def fill(self, rng: Rng) -> None:
        seat: i64 = 0
        while seat < self.seats:
            missing = self.hand_size(seat) - (self.hand[seat] >> COUNT_SHIFT)
            while missing > 0:
                value = value_at(self.pool, rng.below(self.pool >> COUNT_SHIFT))
                self.pool -= CARD[value]
                self.hand[seat] += CARD[value]
                missing -= 1
            if self.chosen >> 3 * seat & 7 == UNSEEN:
                mask = held_mask(self.hand[seat])
                value = 1 + bit_at(mask, rng.below(bits(mask)))
                self.chosen = self.chosen & ~(7 << 3 * seat) | value << 3 * seat
            seat += 1

    # What people see

    def place(self, seat: i64) -> i64:
        """The place of a seat, 0 while it is alive."""
        return self.places >> 4 * seat & 15

    def standings(self) -> Standings:
        if self.phase != ENDED:
            raise ValueError("the match is still running")
        known = STANDINGS.get((self.seats, self.places, self.action))
        if known is None:
            places = [int(self.place(seat)) for seat in range(int(self.seats))]
            outlived = [sum([other > place for other in places]) for place in places]
            known = Standings(tuple(places), tuple(outlived), ENDINGS[self.action])
            STANDINGS[self.seats, self.places, self.action] = known
        return known

    def zones(self) -> dict[str, tuple[str, ...]]:
        zones = {"unseen": names(self.pool), "gone": names(self.gone)}
        for seat in range(int(self.seats)):
            chosen = self.chosen >> 3 * seat & 7
            laid: i64 = CARD[chosen] if 0 < chosen < UNSEEN and self.hand[seat] else 0
            zones[f"hand.{seat}"] = names(self.hand[seat] - laid)
            zones[f"table.{seat}"] = names(laid)
            zones[f"front.{seat}"] = names(self.held[seat])
        return zones

    def describe(self) -> dict[str, Any]:
        zones: list[Zone] = []
        known = self.zones()
        seats = range(int(self.seats))
        for seat in seats:
            laid = 1 if self.chosen >> 3 * seat & 7 else 0
            zones.append(zone("hand", seat, known[f"hand.{seat}"], int(self.hand_size(seat)) - laid))
            zones.append(zone("table", seat, known[f"table.{seat}"], laid))
            zones.append(zone("front", seat, known[f"front.{seat}"]))
        zones.append(pile("gone", known["gone"]))
        gauges = [
            Gauge(id="trick", seat=-1, value=int(self.trick), most=int(self.rules.hand)),
            Gauge(id="clics", seat=-1, value=int(self.clics), most=int(self.rules.clics) + 1),
            Gauge(id="left", seat=-1, value=int(self.left), most=int(self.living)),
        ]
        shown = framed(self, "pan", self.turn_order(), zones, gauges)
        shown["places"] = [int(self.place(seat)) for seat in seats]
        return shown

    def turn_order(self) -> list[int]:
        """The seats alive in the order they act, who is to act first; empty in stage 1."""
        if self.phase != GUN and not ACTING <= self.phase <= STEALING:
            return []
        return self.seats_in_order()

    def seats_in_order(self) -> list[int]:
        """The seats of `order`."""
        return [int(self.order >> 4 * index & 15) for index in range(int(self.living))]

    def bound(self) -> i64:
        # Tricks; then every spin and every discard costs a card, every BANG a player, and a gun has at most as many
        # flips as chambers. A flip brings at most a turn, a double and, by twos, the steals of one double.
        cards: i64 = self.rules.cards >> COUNT_SHIFT
        guns = cards + self.seats
        flips = guns * (self.rules.clics + 1)
        return self.rules.hand + flips * (2 + self.seats) + cards + 1
