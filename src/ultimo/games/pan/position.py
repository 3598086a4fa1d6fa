"""What a match of Pan t'es Mort is made of: its fields, its copies, what a seat knows of it, how it looks."""

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from ultimo.games.pan.options import PanOptions
from ultimo.games.pan.packed import CARD, COUNT_SHIFT, card, held_mask, unpack, value_at
from ultimo.table.deck import Deck
from ultimo.table.describe import Gauge, Zone
from ultimo.table.rng import Rng
from ultimo.table.state import KIND_NAMES, Standings, State

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
ASKED_BY: Final = ("", "", "", "", "pan.choose", "pan.turn", "pan.discard", "pan.double", "pan.steal", "")

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


class PanPosition(State):
    """The fields of a match and all that only reads or copies them; what happens is in `PanState`."""

    def __init__(self, rules: PanRules, seats: i64) -> None:
        super().__init__(seats)
        self.rules: PanRules = rules
        self.phase: i64 = DEALING
        self.number: i64 = 0
        # Cards, packed: in hand, won and lying in front, by seat; seen and gone from the game; never seen by anybody
        # (in a veiled state: not seen by the viewer).
        self.hand: vec[i64] = vec[i64]([0] * seats)
        self.held: vec[i64] = vec[i64]([0] * seats)
        self.gone: i64 = 0
        self.pool: i64 = rules.cards
        self.dealt: i64 = 0
        self.trick: i64 = 0
        # Three bits a seat: the value chosen, 0 for none, UNSEEN in the view of another.
        self.chosen: i64 = 0
        self.waiting: i64 = 0
        # Stage 2. `order` holds the seats alive, four bits each, who is to act in the lowest.
        self.alive: i64 = (1 << seats) - 1
        self.living: i64 = seats
        self.order: i64 = 0
        self.ranked: i64 = 0
        self.unranked: i64 = 0
        self.tied: i64 = 0
        self.clics: i64 = 0
        self.guns: i64 = 1
        self.action: i64 = BY_FLIP
        self.left: i64 = 0
        self.places: i64 = 0  # four bits a seat

    # Copies

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PanPosition)
        self.rules = other.rules
        self.viewer = other.viewer
        self.phase = other.phase
        self.number = other.number
        seat: i64 = 0
        while seat < self.seats:
            self.hand[seat] = other.hand[seat]
            self.held[seat] = other.held[seat]
            seat += 1
        self.gone = other.gone
        self.pool = other.pool
        self.dealt = other.dealt
        self.trick = other.trick
        self.chosen = other.chosen
        self.waiting = other.waiting
        self.alive = other.alive
        self.living = other.living
        self.order = other.order
        self.ranked = other.ranked
        self.unranked = other.unranked
        self.tied = other.tied
        self.clics = other.clics
        self.guns = other.guns
        self.action = other.action
        self.left = other.left
        self.places = other.places

    def words(self) -> list[i64]:
        """The numbers that `key` and `to_bytes` share."""
        return [
            self.phase,
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
            self.gone,
            self.pool,
        ]

    def write_words(self) -> BytesWriter:
        """All but the counters, eight bytes each."""
        writer = BytesWriter()
        for word in self.words():
            write_i64_le(writer, word)
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
        words: i64 = len(self.words())
        size = 8 * (words + 2 * self.seats + 3)
        if len(data) != size:
            raise ValueError(f"a pan state for {self.seats} seats takes {size} bytes, not {len(data)}")
        found = [read_i64_le(data, 8 * index) for index in range(int(words + 2 * self.seats + 3))]
        (
            self.phase,
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
            self.gone,
            self.pool,
        ) = found[:17]
        for seat in range(int(self.seats)):
            self.hand[seat] = found[17 + 2 * seat]
            self.held[seat] = found[18 + 2 * seat]
        self.number, self.guns, self.viewer = found[-3:]

    # What a seat knows

    def hand_size(self, seat: i64) -> i64:
        """How many cards are in a hand, seen or not: an open fact (pan.deal, pan.tricks)."""
        size = self.rules.hand
        if self.dealt < self.seats * size:
            ahead = self.dealt - seat * size
            return 0 if ahead < 0 else (ahead if ahead < size else size)
        return size - self.trick

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
                ticket = rng.below(bits(mask))
                value = 1
                while True:
                    if mask >> (value - 1) & 1:
                        if ticket == 0:
                            break
                        ticket -= 1
                    value += 1
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
        gauges: list[Gauge] = []
        for seat in range(int(self.seats)):
            laid = 1 if self.chosen >> 3 * seat & 7 else 0
            hand = known[f"hand.{seat}"]
            closed = int(self.hand_size(seat)) - laid - len(hand)
            zones.append(Zone(id=f"hand.{seat}", kind="hand", seat=seat, cards=[*hand, *["?"] * closed]))
            table = known[f"table.{seat}"]
            zones.append(
                Zone(id=f"table.{seat}", kind="table", seat=seat, cards=[*table, *["?"] * (laid - len(table))])
            )
            zones.append(Zone(id=f"front.{seat}", kind="front", seat=seat, cards=[*known[f"front.{seat}"]]))
        zones.append(Zone(id="gone", kind="pile", seat=-1, cards=[*known["gone"]]))
        gauges.append(Gauge(id="trick", seat=-1, value=int(self.trick), most=int(self.rules.hand)))
        gauges.append(Gauge(id="clics", seat=-1, value=int(self.clics), most=int(self.rules.clics) + 1))
        gauges.append(Gauge(id="left", seat=-1, value=int(self.left), most=int(self.living)))
        seats = range(int(self.seats))
        return {
            "game": "pan",
            "seats": int(self.seats),
            "question": int(self.question()),
            "kind": KIND_NAMES[self.kind()],
            "prompt": self.prompt(),
            "asked": [seat for seat in seats if self.asked() >> seat & 1],
            "open": [seat for seat in seats if self.open() >> seat & 1],
            "out": [seat for seat in seats if self.is_out(seat)],
            "order": self.turn_order(),
            "zones": zones,
            "gauges": gauges,
            "places": [int(self.place(seat)) for seat in seats],
        }

    def turn_order(self) -> list[int]:
        """The seats alive in the order they act, who is to act first; empty in stage 1."""
        if self.phase != GUN and not ACTING <= self.phase <= STEALING:
            return []
        return [int(self.order >> 4 * index & 15) for index in range(int(self.living))]

    def bound(self) -> i64:
        # Tricks; then every spin and every discard costs a card, every BANG a player, and a gun has at most as many
        # flips as chambers. A flip brings at most a turn, a double and, by twos, the steals of one double.
        cards: i64 = self.rules.cards >> COUNT_SHIFT
        guns = cards + self.seats
        flips = guns * (self.rules.clics + 1)
        return self.rules.hand + flips * (2 + self.seats) + cards + 1


def bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def names(cards: i64) -> tuple[str, ...]:
    """The ids of packed cards, rising."""
    return tuple([str(value) for value in unpack(cards)])
