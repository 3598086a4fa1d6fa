"""Death Over The Kingdom: who is second, and who is dead. Rules and ids: `rules.md`; who knows what: `knowledge.py`.

What is asked and drawn stands here; how a match goes on in `rounds.py`, what players do with their cards in `acts.py`.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.kingdom import events as tell
from ultimo.games.kingdom.acts import KingdomActs
from ultimo.games.kingdom.describe import described, zones_of
from ultimo.games.kingdom.kinds import CARD, bit_at, bits, count_of, kind_at
from ultimo.games.kingdom.knowledge import fill, hide
from ultimo.games.kingdom.menus import ACTS, aims, by_kind
from ultimo.games.kingdom.moves import AIM, CUT, HAND, KEEP, LAY, LEAVE, MOVES, PASS, SEAT, SHOW, SWAP, TRADE
from ultimo.games.kingdom.places import (
    LIVES,
    SECOND,
    TOKENS,
    VOID,
    fewest_places,
    is_void,
    lives_places,
    second_places,
)
from ultimo.games.kingdom.position import (
    ACTING,
    BURNING,
    CUTTING,
    DEALING,
    ENDED,
    LAYING,
    LOT,
    OPENING,
    PROMPTS,
    TRADING,
    TURNING,
)
from ultimo.games.kingdom.refusals import refuse
from ultimo.games.kingdom.rules import KIND, SPENT, KingdomRules
from ultimo.table.numbers import vec
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DEALER, DRAW, FULL, NOBODY, OVER, TURN, Dice, Standings, State

NOTHING: Final = vec[i64]([0] * 16)
"""No cards, for each seat."""


# A copy that was let go is kept for the next one: search copies all the time.
@mypyc_attr(acyclic=True, free_list_len=1)
class KingdomState(KingdomActs):
    """A match of Death Over The Kingdom, 3 to 7 players in `court`, 3 to 16 in `reaper`."""

    # The fields are set here, not by a base class: so the compiler knows that none is ever missing, and reads them
    # without asking.
    def __init__(self, rules: KingdomRules, seats: i64) -> None:
        self.seats = seats
        self.viewer = FULL
        self.journal = None
        self.rules = rules
        self.phase = LOT
        self.number = 0
        self.deal = 0
        self.dealer = 0
        self.round = 0
        self.actor = 0
        self.table = NOTHING[:seats]
        self.kept = NOTHING[:seats]
        self.loose = NOTHING[:seats]
        self.pairs = NOTHING[:seats]
        self.deck = rules.cards
        self.left = rules.size
        self.used = 0
        self.tokens = 0
        self.dealing = 0
        self.dealt = 0
        self.chosen = 0
        self.waiting = 0
        self.aimed = 0
        self.turned = 0
        self.slain = 0
        self.choosing = 0
        self.alive = (1 << seats) - 1
        self.score = rules.first_score[:seats]
        self.last = NOTHING[:seats]

    def copy(self) -> "KingdomState":
        state = KingdomState(self.rules, self.seats)
        state.copy_from(self)
        return state

    def copy_from(self, other: State) -> None:
        assert isinstance(other, KingdomState)
        self.rules = other.rules
        self.viewer = other.viewer
        self.phase = other.phase
        self.number = other.number
        self.deal = other.deal
        self.dealer = other.dealer
        self.round = other.round
        self.actor = other.actor
        self.deck = other.deck
        self.left = other.left
        self.used = other.used
        self.tokens = other.tokens
        self.dealing = other.dealing
        self.dealt = other.dealt
        self.chosen = other.chosen
        self.waiting = other.waiting
        self.aimed = other.aimed
        self.turned = other.turned
        self.slain = other.slain
        self.choosing = other.choosing
        self.alive = other.alive
        table, kept, loose = self.table, self.kept, self.loose
        pairs, score, last = self.pairs, self.score, self.last
        others_table, others_kept, others_loose = other.table, other.kept, other.loose
        others_pairs, others_score, others_last = other.pairs, other.score, other.last
        seats = self.seats
        seat: i64 = 0
        while seat < seats:
            table[seat] = others_table[seat]
            kept[seat] = others_kept[seat]
            loose[seat] = others_loose[seat]
            pairs[seat] = others_pairs[seat]
            score[seat] = others_score[seat]
            last[seat] = others_last[seat]
            seat += 1

    # Who is asked

    def asked(self) -> i64:
        phase = self.phase
        if phase == LAYING:
            return self.waiting
        return 1 << self.actor if LAYING < phase < ENDED else 0

    def open(self) -> i64:
        return self.alive if self.phase == LAYING else self.asked()

    def question(self) -> i64:
        return self.number

    def kind(self) -> i64:
        phase = self.phase
        if phase < LAYING:
            return DRAW
        if phase == LAYING:
            return COMMIT
        return OVER if phase == ENDED else TURN

    def mover(self) -> i64:
        phase = self.phase
        if phase < LAYING:
            return DEALER
        if phase == LAYING:
            waiting = self.waiting
            seat: i64 = 0
            while not waiting & 1:
                waiting >>= 1
                seat += 1
            return seat
        return self.actor if phase != ENDED else NOBODY

    def prompt(self) -> str:
        return PROMPTS[self.phase]

    def is_out(self, seat: i64) -> bool:
        return not self.alive >> seat & 1

    def moves(self) -> i64:
        return MOVES

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return refuse(self, seat, move)

    # What they may answer

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.viewer != FULL:
            self.guard_seat(seat)
        if not self.open() >> seat & 1:
            return ()
        phase = self.phase
        if phase == LAYING:
            return by_kind(LAY, self.lay_kinds(seat))
        if phase == ACTING:
            show = self.shown_power(seat)
            first = ACTS[self.other_act(seat)]
            if show:
                first = (*first, int(SHOW + show))
            hands = self.hand_kinds(seat)
            return first + by_kind(HAND, hands) if hands else first
        if phase == TRADING:
            return (int(TRADE), int(LEAVE))
        found = aims(self.targets(seat))
        return (int(PASS), *found) if phase == TURNING else found

    def pick(self, seat: i64, rng: Rng) -> i64:
        phase = self.phase
        if phase == ACTING:
            other = self.other_act(seat)
            show = self.shown_power(seat)
            hands = self.hand_kinds(seat)
            count: i64 = 1
            if other != KEEP:
                count += 1
            if show:
                count += 1
            number = rng.below(count + bits(hands))
            if number == 0:
                return KEEP
            if number == 1 and other != KEEP:
                return other
            if number == count - 1:
                return SHOW + show
            return HAND + bit_at(hands, number - count) if number >= count else KEEP
        if phase == LAYING:
            kinds = self.lay_kinds(seat)
            return LAY + bit_at(kinds, rng.below(bits(kinds)))
        if phase == TRADING:
            return TRADE + rng.below(2)
        mask = self.targets(seat)
        if phase == TURNING:
            number = rng.below(1 + bits(mask))
            return PASS if number == 0 else AIM + bit_at(mask, number - 1)
        return AIM + bit_at(mask, rng.below(bits(mask)))

    def other_act(self, seat: i64) -> i64:
        """What a seat may do besides keeping: swap, or the Dealer's cut; `KEEP` for neither (kingdom.dealer)."""
        if seat != self.dealer:
            return SWAP
        return CUT if self.left > 0 else KEEP

    def shown_power(self, seat: i64) -> i64:
        """The kind of the card before a seat if its power can be used now, else 0 (kingdom.act, kingdom.spent)."""
        slot = self.table[seat]
        kind = slot & KIND
        return kind if self.rules.power[kind] and not slot & SPENT and self.is_power(kind) else 0

    # What happens

    def play(self, seat: i64, move: i64) -> None:
        if self.viewer != FULL:
            self.guard()
        phase = self.phase
        if phase == ACTING:
            if move == KEEP:
                if self.journal is not None:
                    self.record(tell.kept(seat))
                self.pass_on()
            elif move == SWAP:
                self.exchange(seat, self.left_of(seat), "swap")
                self.pass_on()
            elif move == CUT:
                self.begin_cut(seat)
            elif move <= SHOW + 13:
                self.show(seat, move - SHOW)
            else:
                self.change_hand(seat, move - HAND)
                self.pass_on()
        elif phase == LAYING:
            self.choose(seat, move - LAY)
        elif phase == TURNING:
            self.enchant(seat, move)
        elif phase == TRADING:
            if move == TRADE:
                self.exchange(seat, self.aimed, "trade")
            elif self.journal is not None:
                self.record(tell.left(seat, self.aimed))
            self.pass_on()
        else:
            self.aim(seat, move - AIM)

    # Draws

    def chances(self) -> list[tuple[int, int]]:
        self.guard()
        if self.phase == LOT:
            return [(int(SEAT) + seat, 1) for seat in range(int(self.seats))]
        if self.phase > CUTTING:
            return []
        deck = self.rules.cards if self.phase == OPENING else self.deck
        held = [(kind, int(count_of(deck, kind))) for kind in range(1, 14)]
        return [(kind, cards) for kind, cards in held if cards]

    def draw_name(self) -> str:
        phase = self.phase
        if phase == LOT:
            return "dealer"
        if phase <= DEALING:
            return f"deal.{self.deal + 1}.{self.dealing}.{self.dealt + 1}"
        if phase == BURNING:
            return f"burn.{self.number}"
        if phase == CUTTING:
            return f"cut.{self.number}"
        raise ValueError("no draw is owed")

    def draw(self, dice: Dice) -> i64:
        if self.viewer != FULL:
            self.guard()
        outcome: i64
        if self.phase == LOT:
            outcome = SEAT + dice.ticket(self, self.seats)
        elif self.phase == OPENING:
            outcome = kind_at(self.rules.cards, dice.ticket(self, self.rules.size))
        elif self.phase <= CUTTING:
            outcome = kind_at(self.deck, dice.ticket(self, self.left))
        else:
            raise ValueError("no draw is owed")
        self.settle(outcome)
        return outcome

    def settle(self, outcome: i64) -> None:
        phase = self.phase
        if phase == LOT:
            self.dealer = outcome - SEAT
            if self.journal is not None:
                self.record(tell.lot(self.dealer))
            self.begin_deal()
            return
        if phase == OPENING:  # the whole deck has been shuffled (kingdom.used)
            self.deck = self.rules.cards
            self.left = self.rules.size
            self.used = 0
            self.phase = DEALING
        self.deck -= CARD[outcome]
        self.left -= 1
        if phase <= DEALING:
            self.deal_card(outcome)
        elif phase == BURNING:
            self.replace(outcome)
        else:
            self.end_cut(outcome)

    # What a seat knows, and what people see

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def standings(self) -> Standings:
        if self.phase != ENDED:
            raise ValueError("the match is still running")
        scores = [int(self.score[seat]) for seat in range(int(self.seats))]
        last = [int(self.last[seat]) for seat in range(int(self.seats))]
        rule = SECOND
        if self.rules.has_lives:
            places, rule = lives_places(last), LIVES
        elif self.rules.reaper:
            places, rule = fewest_places(scores), TOKENS
        elif is_void(scores):
            places, rule = [0] * len(scores), VOID
        else:
            places = second_places(scores, last)
        return Standings(tuple(places), tuple(scores), rule)

    def zones(self) -> dict[str, tuple[str, ...]]:
        return zones_of(self)

    def describe(self) -> dict[str, Any]:
        return described(self)

    def bound(self) -> i64:
        # In a round everybody lays and acts, an action has up to three questions, and every Sorceress has one more.
        return self.rules.deals * self.rules.hand * (1 + 4 * self.seats) + 1
