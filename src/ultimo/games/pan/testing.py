"""Pan t'es Mort as its tests speak of it.

    table("6 1 6 5").winner == 3                      # a trick from the cards played, seat 0 first
    gun("66 5 -", clics=3).do("flip: clic").turn == 1  # stage 2 from the cards held
    enter("66 - -", entry="winners").places           # from the last trick into stage 2

Options are given by name as on the command line. Moves and outcomes are their texts.
"""

from collections import Counter
from collections.abc import Iterator

from ultimo.games.pan.deck import DECK
from ultimo.games.pan.game import PAN, begin
from ultimo.games.pan.options import PanOptions
from ultimo.games.pan.packed import pack, unpack
from ultimo.games.pan.state import PanState
from ultimo.table.deck import Deck
from ultimo.table.events import Event
from ultimo.table.testing import SeenTable, seats_in, walked

TAKEN = ("take", "nobody", "phantom-wins")
"""The verbs that end a trick."""


class Table(SeenTable[PanState]):
    """A match of Pan at one moment."""

    game = PAN

    # What lies where

    @property
    def held(self) -> list[str]:
        """The cards in front of each seat, highest first, `-` for none."""
        return [shown(int(cards)) for cards in self.state.held]

    @property
    def hands(self) -> list[str]:
        """The cards in each hand, highest first, `-` for none."""
        return [shown(int(cards)) for cards in self.state.hand]

    @property
    def gone(self) -> str:
        """The cards seen and gone from the game, highest first, `-` for none."""
        return shown(int(self.state.gone))

    @property
    def clics(self) -> int:
        """How many CLICs lie open."""
        return int(self.state.clics)

    @property
    def left(self) -> int:
        """How many cards are still to be discarded or may still be stolen."""
        return int(self.state.left)

    # Who stands where

    @property
    def order(self) -> list[int]:
        """The seats alive in the order they act, who is to act first."""
        return self.state.turn_order()

    @property
    def alive(self) -> list[int]:
        """The seats still in the match."""
        return seats_in(self.state.alive)

    @property
    def places(self) -> list[int]:
        """The place of each seat, 0 while it is alive."""
        return [int(self.state.place(seat)) for seat in range(int(self.state.seats))]

    # What was told

    @property
    def last_trick(self) -> Event:
        """The event that ended the last trick: `take`, `nobody` or `phantom-wins`."""
        return next(event for event in reversed(self.events) if event.verb in TAKEN)

    @property
    def winner(self) -> int | None:
        """Who took the last trick, None if nobody or the phantom did."""
        seat = self.last_trick.seat
        return seat if seat >= 0 else None


def table(played: str, phantom: int = 0, **options: object) -> Table:
    """The first trick of a match after its reveal: seat 0 has played the first card of `played`, and so on.

    Two cards without a `phantom` card are a bare trick of two, which no table deals: the match has no phantom then.
    """
    cards = [int(card) for card in played.split()]
    state = fresh(len(cards), options)
    if len(cards) == 2 and not phantom:
        state.rules.phantom = False
    found = Table(state)
    deal(state, [[card] for card in cards], keep=[phantom] if phantom else [])
    for seat, card in enumerate(cards):
        found.answer(seat, f"play {card}")
    if phantom:
        found.draw(str(phantom))
    return found


def dealt(hands: str, **options: object) -> Table:
    """A match at its first trick: `hands` are the cards of each seat, `6631 5542 …`."""
    wanted = [[int(card) for card in hand] for hand in hands.split()]
    state = fresh(len(wanted), options)
    found = Table(state)
    deal(state, wanted)
    return found


def gun(held: str, clics: int = 0, turn: int | None = None, **options: object) -> Table:
    """Stage 2 at the start of a turn: the cards in front of each seat (`-` none, `x` out), and the open CLICs.

    The ranking is made as the rules say, ties to the lower seat; `turn` then lets the order go on to that seat.
    """
    state = front(held, options)
    state.rank()
    while not state.asked():
        state.resolve(state.chances()[0][0])
    while turn is not None and state.order & 15 != turn:
        state.pass_turn()
    state.clics = clics
    return Table(state)


def enter(held: str, **options: object) -> Table:
    """The moment after the last trick, with these cards in front: who is in, the ranking up to the first lot."""
    found = Table(front(held, options))
    found.state.enter_stage_2()
    return found


def walk(seats: int, *seed: int | str, **options: object) -> Iterator[Table]:
    """A whole match, everybody choosing and everything drawn at random: the table at the start and after every step."""
    return walked(Table(fresh(seats, options)), *seed)


def finished(seats: int, *seed: int | str, **options: object) -> Table:
    """The table at the end of such a match."""
    *_, last = walk(seats, *seed, **options)
    return last


# Setting up


def fresh(seats: int, options: dict[str, object], deck: Deck = DECK) -> PanState:
    """A match before its first card is dealt."""
    return begin(PanOptions().with_set(options), seats, deck)


def deal(state: PanState, hands: list[list[int]], keep: list[int] | None = None) -> None:
    """Deal `hands` through the draws of the match; what they lack comes from cards that they and `keep` do not name."""
    size = int(state.rules.hand)
    wanted = Counter(card for hand in hands for card in hand) + Counter(keep or [])
    spare = Counter(unpack(state.pool))
    spare.subtract(wanted)
    assert min(spare.values()) >= 0, f"the deck does not hold {sorted(wanted.elements())}"
    rest = sorted(spare.elements())
    for hand in hands:
        for index in range(size):
            state.resolve(hand[index] if index < len(hand) else rest.pop(0))


def front(held: str, options: dict[str, object]) -> PanState:
    """A match after its tricks, with these cards in front of the seats; those written `x` fell, lower ones first."""
    words = held.split()
    state = fresh(len(words), options)
    state.dealing = state.seats
    state.trick = state.rules.hand
    named = Counter(card for word in words for card in word if card in "123456")
    assert named <= Counter(str(card) for card in unpack(state.pool)), f"the deck does not hold {held!r}"
    for seat, word in enumerate(words):
        if word == "x":
            state.places |= state.living << 4 * seat
            state.alive &= ~(1 << seat)
            state.living -= 1
        cards = pack([int(card) for card in word if card in "123456"])
        state.held[seat] = cards
        state.pool -= cards
    return state


def shown(cards: int) -> str:
    """Packed cards as tests write them: highest first, `-` for none."""
    return "".join(str(value) for value in reversed(unpack(cards))) or "-"
