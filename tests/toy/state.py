"""What happens in Magpies: a deal, secret choices, turns, a window to react in, a card that some have looked at and
others not, weighted chances. Rules: `rules.md`.

Written for reading, with lists of card values and no thought of speed, and never compiled: it also shows that such a
game runs on the compiled table.
"""

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from mypy_extensions import i64

from ultimo.table.describe import Gauge, Zone
from ultimo.table.events import EVERYBODY, Event
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DRAW, OVER, REACTION, TURN, Dice, Standings, State
from ultimo.table.zones import framed, pile, zone

DEALING, SHOWING, TURNING, CAWING, ENTERING, FINDING, LOOKING, ENDED = range(8)
KINDS: Final = (DRAW, COMMIT, TURN, REACTION, DRAW, DRAW, DRAW, OVER)
PROMPTS: Final = ("", "show", "turn", "caw", "", "", "", "")

SHOW: Final = -1  # + value, 1 to 3
REST: Final = 3
DARE: Final = 3  # + value
PASS: Final = 7
CAW: Final = 7  # + value
LOOK: Final = 11
MOVES: Final = 12

CAT: Final = 4  # outcomes; a card is its value
FREE: Final = 5

NONE: Final = -1
"""In `chosen`: nothing yet."""
UNSEEN: Final = -2
"""In `chosen`: a move that the viewer does not see. In `top`: a card that it does not."""


@dataclass(frozen=True)
class MagpieRules:
    """Options and deck as the state asks for them."""

    lowest: bool
    caw: bool
    cats: int
    look: bool
    hand: int
    cards: list[int]


class MagpieState(State):
    """A match of Magpies."""

    def __init__(self, rules: MagpieRules, seats: int) -> None:
        super().__init__(seats)
        self.rules = rules
        self.phase = DEALING
        self.number = 0
        self.draws = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sizes = [0] * seats
        self.nests: list[list[int]] = [[] for _ in range(seats)]
        self.owed = [rules.hand] * seats  # how many cards each is still to be dealt
        self.pool = sorted(rules.cards)
        self.top = 0  # the card on top of the unseen ones, once somebody has looked at it
        self.knowers = 0  # who has
        self.gone: list[int] = []
        self.chosen = [NONE] * seats
        self.window = 0  # who may answer the open question
        self.waiting = 0  # who has not yet
        self.flying = (1 << seats) - 1
        self.leader = 0
        self.stake = 0
        self.rule = ""

    # Who is asked

    def asked(self) -> i64:
        return self.waiting

    def open(self) -> i64:
        return self.window

    def question(self) -> i64:
        return self.number

    def kind(self) -> i64:
        return KINDS[self.phase]

    def prompt(self) -> str:
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return not self.flying >> seat & 1

    # What they may answer

    def moves(self) -> i64:
        return MOVES

    def legal(self, seat: i64) -> tuple[int, ...]:
        self.guard_seat(seat)
        if not self.window >> seat & 1:
            return ()
        if self.phase == TURNING:
            dares = [DARE + value for value in sorted(set(self.nests[seat]))]
            return (REST, *dares, LOOK) if self.can_look(seat) else (REST, *dares)
        hand = sorted(set(self.hands[seat]))
        if self.phase == SHOWING:
            return tuple(SHOW + value for value in hand)
        return (PASS, *(CAW + value for value in hand))

    def can_look(self, seat: i64) -> bool:
        """Whether there is an unseen card on top that the seat does not know yet (magpie.look): all can tell."""
        seen = sum(self.sizes) + sum(map(len, self.nests)) + len(self.gone)
        return self.rules.look and seen < len(self.rules.cards) and not self.knowers >> seat & 1

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        move = int(move)
        rule = {SHOWING: "magpie.show", TURNING: "magpie.turn", CAWING: "magpie.caw"}[self.phase]
        if move in self.legal(seat):
            return None
        if self.phase == TURNING and DARE < move <= DARE + 3:
            return Refusal("magpie.dare", {"card": str(move - DARE)})
        if self.phase == TURNING and move == LOOK:
            return Refusal("magpie.look")
        return Refusal(rule, {"prompt": self.prompt()})

    # What happens

    def play(self, seat: i64, move: i64) -> None:
        self.guard()
        seat, move = int(seat), int(move)
        if self.phase == TURNING:
            self.turn(seat, move)
            return
        self.tell_choice(seat, move)
        self.chosen[seat] = move
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            if self.phase == SHOWING:
                self.reveal()
            else:
                self.reveal_caws()

    def tell_choice(self, seat: int, move: int) -> None:
        """Journal that somebody has chosen; only they see what, or that they changed their mind (magpie.show)."""
        first = self.waiting >> seat & 1
        verb = ("shown" if self.phase == SHOWING else "answered") if first else "swapped"
        event = Event(verb, seat, cards_for=1 << seat, shown_to=EVERYBODY if first else 1 << seat)
        if self.phase == SHOWING:
            event = replace(event, cards=(str(move - SHOW),), source=f"hand.{seat}", target=f"table.{seat}")
        self.record(event)

    def reveal(self) -> None:
        """Turn up what was shown and give it away (magpie.take)."""
        shown = {seat: move - SHOW for seat, move in enumerate(self.chosen) if move != NONE}
        for seat, value in shown.items():
            self.hands[seat].remove(value)
            self.sizes[seat] -= 1
            self.record(Event("reveal", seat, (str(value),), f"table.{seat}", f"table.{seat}"))
        self.close()
        cards = sorted(shown.values())
        alone = [value for value in cards if cards.count(value) == 1]
        if not alone:
            self.drop(cards)
            self.open_show()
            return
        best = min(alone) if self.rules.lowest else max(alone)
        self.take(next(seat for seat, value in shown.items() if value == best), cards)

    def drop(self, cards: list[int]) -> None:
        """Cards that nobody takes leave the game."""
        self.gone = sorted(self.gone + cards)
        self.record(Event("drop", -1, names(cards), "table", "gone"))

    def take(self, seat: int, cards: list[int]) -> None:
        """The taker carries the cards home and is to act (magpie.turn)."""
        self.nests[seat] = sorted(self.nests[seat] + cards)
        self.record(Event("take", seat, names(cards), "table", f"nest.{seat}"))
        self.leader = seat
        self.ask(TURNING, 1 << seat)

    def turn(self, seat: int, move: int) -> None:
        """Rest, look or dare (magpie.look, magpie.dare)."""
        self.close()
        if move == LOOK:
            if self.top:
                self.look("top")
            else:
                self.phase = LOOKING
            return
        if move == REST:
            self.record(Event("rest", seat))
            self.open_show()
            return
        self.stake = move - DARE
        self.nests[seat].remove(self.stake)
        self.gone = sorted([*self.gone, self.stake])
        self.record(Event("dare", seat, (str(self.stake),), f"nest.{seat}", "gone"))
        if self.rules.caw:
            self.ask(CAWING, self.scarers())
        else:
            self.phase = ENTERING

    def look(self, source: str) -> None:
        """One more knows the top card, which stays where it is (magpie.look)."""
        bird = self.leader
        self.knowers |= 1 << bird
        self.record(Event("look", bird, (str(self.top),), source, "top", cards_for=1 << bird))
        self.open_show()

    def scarers(self) -> int:
        """Who is asked to caw: every other bird that flies, with cards or without."""
        return self.flying & ~(1 << self.leader)

    def reveal_caws(self) -> None:
        """Turn up all caws; a single one scares the bird off (magpie.caw)."""
        caws = {seat: move - CAW for seat, move in enumerate(self.chosen) if move > PASS}
        for seat, value in caws.items():
            self.hands[seat].remove(value)
            self.sizes[seat] -= 1
            self.gone = sorted([*self.gone, value])
            self.record(Event("caw", seat, (str(value),), f"hand.{seat}", "gone"))
        self.close()
        if caws:
            self.open_show()
        else:
            self.phase = ENTERING

    def catch(self) -> None:
        """The bird is out and all its cards are turned up and gone (magpie.caught)."""
        bird = self.leader
        cards = self.nests[bird] + self.hands[bird]
        self.record(Event("caught", bird, names(sorted(cards)), f"nest.{bird}", "gone"))
        self.gone = sorted(self.gone + cards)
        self.nests[bird], self.hands[bird], self.sizes[bird] = [], [], 0
        self.flying &= ~(1 << bird)
        if self.flying & (self.flying - 1):
            self.scatter()
        else:
            self.end("magpie.last")

    def scatter(self) -> None:
        """All that nobody has turned up is shuffled, and the hands are dealt anew (magpie.scatter)."""
        self.owed = [*self.sizes]
        top = [self.top] if self.top else []
        self.pool = sorted([*self.pool, *top, *(card for hand in self.hands for card in hand)])
        self.hands, self.sizes = [[] for _ in self.hands], [0] * int(self.seats)
        self.top = self.knowers = 0
        self.record(Event("scatter"))
        if any(self.owed):
            self.phase = DEALING
        else:
            self.open_show()

    def open_show(self) -> None:
        """Ask all who fly and hold cards, or end the match (magpie.show, magpie.empty)."""
        holding = sum(1 << seat for seat, size in enumerate(self.sizes) if size and self.flying >> seat & 1)
        self.stake = 0
        if holding:
            self.ask(SHOWING, holding)
        else:
            self.end("magpie.empty")

    def end(self, rule: str) -> None:
        """The match is over (magpie.last, magpie.empty)."""
        self.phase, self.rule = ENDED, rule
        self.record(Event("ends", -1, facts={"rule": rule}))

    def ask(self, phase: int, seats: int) -> None:
        """Open a question."""
        self.phase = phase
        self.window = self.waiting = seats
        self.number += 1

    def close(self) -> None:
        """Nobody is asked any more."""
        self.window = self.waiting = 0
        self.chosen = [NONE] * int(self.seats)

    # Draws

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        if self.phase in (DEALING, FINDING, LOOKING):
            return [(value, self.pool.count(value)) for value in sorted(set(self.pool))]
        if self.phase == ENTERING:
            return [(CAT, self.rules.cats), (FREE, self.stake)]
        return []

    def draw_name(self) -> str:
        return f"{('deal', '', '', '', 'house', 'find', 'look', '')[self.phase]}.{self.draws + 1}"

    def settle(self, outcome: i64) -> None:
        outcome = int(outcome)
        self.draws += 1
        if self.phase == DEALING:
            self.deal(outcome)
        elif self.phase == FINDING:
            self.pool.remove(outcome)
            self.find(outcome, "unseen")
        elif self.phase == LOOKING:
            self.pool.remove(outcome)
            self.top = outcome
            self.look("unseen")
        elif outcome == CAT:
            self.catch()
        else:
            self.record(Event("free", self.leader))
            if self.top:
                found, self.top, self.knowers = self.top, 0, 0
                self.find(found, "top")
            elif self.pool:
                self.phase = FINDING
            else:
                self.open_show()

    def find(self, card: int, source: str) -> None:
        """The bird carries home the top card of the unseen ones (magpie.house)."""
        self.nests[self.leader] = sorted([*self.nests[self.leader], card])
        self.record(Event("find", self.leader, (str(card),), source, f"nest.{self.leader}"))
        self.open_show()

    def draw(self, dice: Dice) -> i64:
        total = sum(weight for _, weight in self.chances())
        if not total:
            raise ValueError("no draw is owed")
        outcome = self.outcome_at(dice.ticket(self, total))
        self.resolve(outcome)
        return outcome

    def deal(self, value: int) -> None:
        """One card to the next hand (magpie.deal)."""
        seat = self.next_hand()
        self.pool.remove(value)
        self.hands[seat] = sorted([*self.hands[seat], value])
        self.sizes[seat] += 1
        self.owed[seat] -= 1
        self.record(Event("deal", seat, (str(value),), "unseen", f"hand.{seat}", cards_for=1 << seat))
        if not any(self.owed):
            self.open_show()

    def next_hand(self) -> int:
        """Who is dealt the next card: the first who is owed one."""
        return next(seat for seat, owed in enumerate(self.owed) if owed)

    # Copies

    def copy(self) -> "MagpieState":
        state = type(self)(self.rules, int(self.seats))
        state.copy_from(self)
        return state

    def copy_from(self, other: State) -> None:
        self.from_bytes(other.to_bytes())

    def fields(self) -> list[Any]:
        """All that decides what can follow."""
        piles = [self.hands, self.sizes, self.nests, self.pool, self.gone, self.top, self.knowers, self.owed]
        asking = [self.chosen, self.window, self.waiting]
        return [self.phase, *piles, *asking, self.flying, self.leader, self.stake, self.rule]

    def key(self) -> bytes:
        return json.dumps(self.fields()).encode()

    def to_bytes(self) -> bytes:
        return json.dumps([*self.fields(), self.number, self.draws, int(self.viewer)]).encode()

    def from_bytes(self, data: bytes) -> None:
        found = json.loads(data)
        if len(found) != len(self.fields()) + 3:
            raise ValueError(f"{len(found)} fields are no state of magpies")
        self.phase, self.hands, self.sizes, self.nests, self.pool, self.gone, self.top, self.knowers = found[:8]
        self.owed, self.chosen, self.window, self.waiting, self.flying, self.leader, self.stake, self.rule = found[8:16]
        self.number, self.draws, self.viewer = found[-3:]

    # What a seat knows

    def hide(self, viewer: i64) -> None:
        for seat in range(int(self.seats)):
            if seat != viewer:
                self.pool = sorted(self.pool + self.hands[seat])
                self.hands[seat] = []
                if self.chosen[seat] != NONE:
                    self.chosen[seat] = UNSEEN
        if self.top > 0 and not self.knowers >> viewer & 1:
            self.pool = sorted([*self.pool, self.top])
            self.top = UNSEEN

    def fill(self, rng: Rng) -> None:
        for seat in range(int(self.seats)):
            while len(self.hands[seat]) < self.sizes[seat]:
                self.hands[seat] = sorted([*self.hands[seat], self.pool.pop(int(rng.below(len(self.pool))))])
            if self.chosen[seat] == UNSEEN:
                legal = self.legal(seat)
                self.chosen[seat] = legal[rng.below(len(legal))]
        if self.top == UNSEEN:
            self.top = self.pool.pop(int(rng.below(len(self.pool))))

    # What people see

    def standings(self) -> Standings:
        if self.phase != ENDED:
            raise ValueError("the match is still running")
        scores = [sum(nest) if self.flying >> seat & 1 else -1 for seat, nest in enumerate(self.nests)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Standings(tuple(places), tuple(max(score, 0) for score in scores), self.rule)

    def laid(self, seat: int) -> list[int]:
        """The card that a seat has put on the table face down, as far as this state knows it."""
        move = self.chosen[seat]
        return [move - SHOW] if self.phase == SHOWING and move >= 0 else []

    def zones(self) -> dict[str, tuple[str, ...]]:
        zones = {"unseen": names(self.pool), "top": names([self.top] if self.top > 0 else []), "gone": names(self.gone)}
        for seat in range(int(self.seats)):
            laid = self.laid(seat)
            hand = list(self.hands[seat])
            for card in laid:
                hand.remove(card)
            zones[f"hand.{seat}"] = names(hand)
            zones[f"table.{seat}"] = names(laid)
            zones[f"nest.{seat}"] = names(self.nests[seat])
        return zones

    def describe(self) -> dict[str, Any]:
        known = self.zones()
        top = ["?"] if self.top == UNSEEN else [*known["top"]]
        zones = [pile("gone", known["gone"]), pile("top", top)]
        for seat in range(int(self.seats)):
            down = int(self.phase == SHOWING and self.chosen[seat] != NONE)
            zones.append(zone("hand", seat, known[f"hand.{seat}"], self.sizes[seat] - down))
            zones.append(zone("table", seat, known[f"table.{seat}"], down))
            nest = known[f"nest.{seat}"]
            shown = [*nest, *["?"] * (len(self.nests[seat]) - len(nest))]
            zones.append(Zone(id=f"nest.{seat}", kind="front", seat=seat, cards=shown))
        return framed(self, "magpie", [], zones, [Gauge(id="stake", seat=-1, value=self.stake, most=3)])

    def bound(self) -> i64:
        # Every round takes a card from all who hold one, and asks for it, then for a turn, then for caws.
        return 3 * self.rules.hand


def names(cards: list[int]) -> tuple[str, ...]:
    """The ids of cards."""
    return tuple(str(card) for card in cards)
