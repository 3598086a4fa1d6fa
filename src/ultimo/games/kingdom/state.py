"""Death Over The Kingdom: who is second, and who is dead. Rules and ids: `rules.md`; who knows what: `knowledge.py`.

Both modes are rounds of one kind: cards lie before players, each acts once, all are turned up. In `court` a turn has as
many rounds as cards were dealt; in `reaper` each deal is one card and one round.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ultimo.games.kingdom import events as tell
from ultimo.games.kingdom.describe import described, zones_of
from ultimo.games.kingdom.ending import losers, lost_by, use_powers, winners
from ultimo.games.kingdom.kinds import BURN, CARD, JUGGLE, PEEK, bit_at, bits, count_of, kind_at
from ultimo.games.kingdom.knowledge import fill, hide, with_card, without_card
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
    AIMING,
    BURNING,
    CUTTING,
    DEALING,
    ENDED,
    LAYING,
    LOT,
    MOST_ROUNDS,
    OPENING,
    PEEKING,
    PROMPTS,
    STEALING,
    THROWING,
    THROWING_ON,
    TRADING,
    TURNING,
    KingdomPosition,
)
from ultimo.games.kingdom.refusals import refuse
from ultimo.games.kingdom.rules import DRAWN, KIND, OPEN, PAIR, SEEN, SPENT, KingdomRules
from ultimo.table.numbers import vec
from ultimo.table.refusal import Refusal
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DEALER, DRAW, FULL, NOBODY, OVER, TURN, Dice, Standings, State

NOTHING: Final = vec[i64]([0] * 16)
"""No cards, for each seat."""


# A copy that was let go is kept for the next one: search copies all the time.
@mypyc_attr(acyclic=True, free_list_len=1)
class KingdomState(KingdomPosition):
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

    def choose(self, seat: i64, kind: i64) -> None:
        """Choose or change the card for this round (kingdom.lay)."""
        bit: i64 = 1 << seat
        if self.journal is not None:
            self.record(tell.laid(seat, kind, self.waiting & bit != 0))
        place = 4 * seat
        self.chosen = self.chosen & ~(15 << place) | kind << place
        self.waiting &= ~bit
        if self.waiting == 0:
            chosen = self.chosen
            seat = 0
            while seat < self.seats:
                self.lay(seat, chosen & 15)
                chosen >>= 4
                seat += 1
            self.chosen = 0
            self.begin_acts()

    def lay(self, seat: i64, kind: i64) -> None:
        """Lay a card of the hand on the table; a last one that stays is then told apart (kingdom.lay)."""
        own: i64 = 1 << SEEN + seat
        known = self.kept[seat]
        loose = self.loose[seat]
        if known:
            other = known & KIND if loose == kind else loose
            mark: i64 = 0
            if known & OPEN != own:
                mark = seat + 1 << PAIR
                self.pairs[seat] = known & (OPEN | KIND)
            self.loose[seat] = 0
            self.kept[seat] = other | own | mark
            self.table[seat] = kind | own | mark
            return
        self.table[seat] = kind | own
        loose = without_card(loose, kind)
        if loose < 16:  # one left
            self.kept[seat] = loose | own
            loose = 0
        self.loose[seat] = loose

    def lay_last(self) -> None:
        """Lay the last card of each hand, which needs no choice (kingdom.lay)."""
        seat: i64 = 0
        while seat < self.seats:
            slot = self.kept[seat]
            self.table[seat] = slot
            self.kept[seat] = 0
            if self.journal is not None:
                self.record(tell.last_laid(seat, slot))
            seat += 1

    def begin_acts(self) -> None:
        """Ask the first of the round for an action (kingdom.order)."""
        self.actor = self.left_of(self.dealer)
        self.phase = ACTING
        self.number += 1
        if self.journal is not None:
            self.record(tell.round_begins(self.actor, self.goal()))

    def pass_on(self) -> None:
        """The next one acts, or all cards are turned up after the Dealer (kingdom.order)."""
        self.aimed = 0
        if self.actor == self.dealer:
            self.reveal()
        else:
            self.actor = self.left_of(self.actor)
            self.phase = ACTING
            self.number += 1

    def exchange(self, seat: i64, other: i64, verb: str) -> None:
        """Two cards change places; both players see what they receive and know what they gave (kingdom.look)."""
        mine, theirs = self.table[seat], self.table[other]
        theirs |= 1 << SEEN + seat
        mine |= 1 << SEEN + other
        self.table[seat] = theirs
        self.table[other] = mine
        if self.journal is not None:
            self.record(tell.exchanged(verb, seat, other))
            self.record(tell.got(seat, theirs, other))
            self.record(tell.got(other, mine, seat))

    def show(self, seat: i64, kind: i64) -> None:
        """Show the card before a player to use its power (kingdom.act)."""
        power = self.rules.power[kind]
        self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN | SPENT
        if power == BURN:
            self.phase = AIMING
        elif power == JUGGLE:
            self.phase = THROWING
        else:
            self.phase = PEEKING if power == PEEK else STEALING
        self.number += 1
        if self.journal is not None:
            self.record(tell.shown(seat, kind, power))

    def aim(self, seat: i64, other: i64) -> None:
        """The player whose card a power is for is named (kingdom.targets)."""
        phase = self.phase
        if phase == STEALING:
            self.exchange(seat, other, "take")
            self.pass_on()
        elif phase == PEEKING:
            self.table[other] |= 1 << SEEN + seat
            self.aimed = other
            self.phase = TRADING
            self.number += 1
            if self.journal is not None:
                self.record(tell.peeked(seat, other, self.table[other]))
        elif phase == THROWING:
            self.aimed = other
            self.phase = THROWING_ON
            self.number += 1
            if self.journal is not None:
                self.record(tell.thrown(seat, other))
        elif phase == THROWING_ON:
            self.juggle(seat, self.aimed, other)
            self.pass_on()
        else:
            self.burn(seat, other)

    def juggle(self, seat: i64, first: i64, second: i64) -> None:
        """Three cards go round; each player sees the one they receive (kingdom.juggle, kingdom.look)."""
        mine, theirs, last = self.table[seat], self.table[first], self.table[second]
        mine |= 1 << SEEN + first
        theirs |= 1 << SEEN + second
        last |= 1 << SEEN + seat
        self.table[first] = mine
        self.table[second] = theirs
        self.table[seat] = last
        if self.journal is not None:
            self.record(tell.juggled(seat, first, second))
            self.record(tell.got(first, mine, seat))
            self.record(tell.got(second, theirs, first))
            self.record(tell.got(seat, last, second))

    def burn(self, seat: i64, other: i64) -> None:
        """A card is discarded face up; another one has to be drawn for it (kingdom.burn)."""
        slot = self.forget_drawn(self.table[other])
        self.forget_pair(slot)
        self.used += CARD[slot & KIND]
        self.table[other] = 0
        self.aimed = other
        self.phase = BURNING
        if self.journal is not None:
            self.record(tell.burnt(seat, other, slot & KIND))

    def begin_cut(self, seat: i64) -> None:
        """The Dealer shows the card that goes (kingdom.dealer)."""
        self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN
        self.phase = CUTTING
        if self.journal is not None:
            self.record(tell.cut(seat, self.table[seat] & KIND))

    def change_hand(self, seat: i64, kind: i64) -> None:
        """The card before a player goes into the hand, one of the hand comes out for it (kingdom.act)."""
        old = self.table[seat] & ~SPENT
        loose = self.loose[seat]
        if loose:
            self.table[seat] = kind | 1 << SEEN + seat
            self.loose[seat] = without_card(loose, kind)
        else:
            self.table[seat] = self.kept[seat]
        self.kept[seat] = old
        if self.journal is not None:
            self.record(tell.changed_hand(seat, self.table[seat]))
            self.record(tell.stored(seat, old))

    # The reveal

    def reveal(self) -> None:
        """All cards are turned up, and end powers work (kingdom.reveal, kingdom.end-order)."""
        seat = self.dealer
        while True:
            seat = self.left_of(seat)
            self.table[seat] = self.forget_drawn(self.table[seat]) | OPEN
            if self.journal is not None:
                self.record(tell.revealed(seat, self.table[seat] & KIND))
            if seat == self.dealer:
                break
        use_powers(self)
        self.next_choice(self.dealer)

    def next_choice(self, after: i64) -> None:
        """Ask the next Sorceress in the order of play, or go on to who has won (kingdom.enchants)."""
        if self.choosing == 0:
            self.finish_round()
            return
        seat = after
        while True:
            seat = self.left_of(seat)
            if self.choosing >> seat & 1:
                break
        self.actor = seat
        self.phase = TURNING
        self.number += 1

    def enchant(self, seat: i64, move: i64) -> None:
        """A Sorceress turns a card or none (kingdom.enchants)."""
        self.choosing &= ~(1 << seat)
        if move == PASS:
            if self.journal is not None:
                self.record(tell.passed(seat))
        else:
            other = move - AIM
            self.turned ^= 1 << other
            if self.journal is not None:
                self.record(tell.enchanted(seat, other, self.table[other] & KIND, self.value_of(other)))
        self.next_choice(seat)

    def finish_round(self) -> None:
        """Points or tokens are given, and the cards played are laid aside (kingdom.used)."""
        if self.rules.reaper:
            self.lose(losers(self))
        else:
            self.win(winners(self))
        aside: list[i64] = []
        seat: i64 = 0
        while seat < self.seats:
            slot = self.table[seat]
            if slot:
                self.used += CARD[slot & KIND]
                self.forget_pair(slot)
                self.table[seat] = 0
                if self.journal is not None:
                    aside.append(slot & KIND)
            seat += 1
        if self.journal is not None:
            self.record(tell.laid_aside(aside))
        self.turned = 0
        self.slain = 0
        self.actor = 0
        self.round += 1
        if self.round < self.rules.hand:
            self.begin_round()
        else:
            self.finish_deal()

    def win(self, winning: i64) -> None:
        """Each winner scores one point (kingdom.high, kingdom.low, kingdom.middle)."""
        goal = self.goal()
        if self.journal is not None and winning == 0:
            self.record(tell.nobody(goal))
        seat: i64 = 0
        while seat < self.seats:
            if winning >> seat & 1:
                self.score[seat] += 1
                if self.rules.latest:
                    self.last[seat] = MOST_ROUNDS * self.deal + self.round + 1
                if self.journal is not None:
                    kind = self.table[seat] & KIND
                    self.record(tell.scored(seat, kind, self.value_of(seat), goal, self.score[seat]))
            seat += 1

    def lose(self, losing: i64) -> None:
        """Each loser takes a token or loses a life (kingdom.tokens, kingdom.lives)."""
        lives = self.rules.has_lives
        fallen: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if losing >> seat & 1:
                self.score[seat] += -1 if lives else 1
                if self.journal is not None:
                    score = self.score[seat]
                    rule = lost_by(self, seat, losing)
                    value = self.value_of(seat)
                    kind = self.table[seat] & KIND
                    self.record(tell.lost(seat, kind, value, rule, score, score if lives else -1))
                if lives and self.score[seat] == 0:
                    fallen |= 1 << seat
            seat += 1
        if fallen:
            self.fall(fallen)

    def fall(self, fallen: i64) -> None:
        """Who has no life left is out (kingdom.lives)."""
        seat: i64 = 0
        while seat < self.seats:
            if fallen >> seat & 1:
                self.last[seat] = self.deal + 1
                if self.journal is not None:
                    self.record(tell.out(seat))
            seat += 1
        self.alive &= ~fallen

    def finish_deal(self) -> None:
        """The Dealer moves on, or the match is over (kingdom.used, kingdom.one)."""
        self.tokens = 0
        self.round = 0
        self.deal += 1
        if self.deal == self.rules.deals or not self.alive & (self.alive - 1):
            self.finish()
        else:
            self.dealer = self.left_of(self.dealer)
            self.begin_deal()

    def finish(self) -> None:
        """The match is over."""
        self.phase = ENDED
        if self.journal is not None:
            found = self.standings()
            if found.rule == VOID:
                self.record(tell.void())
            for seat in found.winners():
                self.record(tell.wins(seat, found.rule, self.score[seat]))

    def begin_deal(self) -> None:
        """A new turn, or a new deal (kingdom.deal, kingdom.one)."""
        if self.journal is not None:
            if self.rules.reaper:
                self.record(tell.dealer(self.dealer, self.deal + 1))
            else:
                self.record(tell.turn(self.dealer, self.deal + 1, self.rules.deals))
        self.dealing = 0
        while not self.alive >> self.dealing & 1:
            self.dealing += 1
        self.phase = OPENING

    def begin_round(self) -> None:
        """Everybody lays a card, by choice if there is one (kingdom.lay)."""
        if self.rules.hand - self.round > 1:
            self.phase = LAYING
            self.waiting = self.alive
            self.number += 1
        else:
            if self.rules.hand > 1:
                self.lay_last()
            self.begin_acts()

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

    def resolve(self, outcome: i64) -> None:
        for possible, _ in self.chances():
            if possible == outcome:
                self.settle(outcome)
                return
        raise ValueError(f"outcome {outcome} cannot be drawn now")

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
        """Apply an outcome known to be possible."""
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

    def deal_card(self, kind: i64) -> None:
        """One card to the next player (kingdom.deal, kingdom.one)."""
        seat = self.dealing
        hand = self.rules.hand
        if self.journal is not None:
            self.record(tell.dealt(seat, kind, "table" if hand == 1 else "hand"))
        if hand == 1:
            self.table[seat] = kind | 1 << SEEN + seat
        else:
            self.loose[seat] = with_card(self.loose[seat], kind)
            self.dealt += 1
            if self.dealt < hand:
                return
            self.dealt = 0
        seat += 1
        while seat < self.seats and not self.alive >> seat & 1:
            seat += 1
        self.dealing = seat
        if seat == self.seats:
            self.dealing = 0
            self.begin_round()

    def replace(self, kind: i64) -> None:
        """The top card of the deck comes to where one was burnt (kingdom.burn)."""
        other = self.aimed
        drawn = self.round << DRAWN if self.tokens else 0
        self.table[other] = kind | 1 << SEEN + other | drawn
        if self.journal is not None:
            self.record(tell.replaced(other, kind))
        self.pass_on()

    def end_cut(self, kind: i64) -> None:
        """The cut shows the Dealer's new card; then the old one goes into the deck (kingdom.dealer)."""
        seat = self.actor
        self.forget_token(kind, self.round)
        old = self.table[seat]
        self.forget_pair(old)
        self.deck += CARD[old & KIND]
        self.left += 1
        if self.round + 1 < self.rules.hand:
            self.tokens |= (old & KIND) << 4 * self.round
        self.table[seat] = kind | OPEN
        if self.journal is not None:
            self.record(tell.cut_to(seat, kind))
        self.pass_on()

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
