"""What the tests of Panda Rei speak: tables set up in a line, and what can be seen on them, in the words of the rules.

Cards are named as in the deck file; monkeys, foxes and so on in a row of words, `owl owl monkey`.
"""

from collections import Counter
from collections.abc import Iterator

from ultimo.games.panda import moves
from ultimo.games.panda.deck import DECK
from ultimo.games.panda.game import PANDA, begin
from ultimo.games.panda.options import PandaOptions
from ultimo.games.panda.packed import CARD, KINDS, names, pack, unpack
from ultimo.games.panda.scoring import Points
from ultimo.games.panda.state import PandaState
from ultimo.table.deck import Deck
from ultimo.table.events import Event
from ultimo.table.testing import SeenTable, walked


def cards(words: str) -> list[int]:
    """The kinds of cards named in a row; `cat*3` are three cats, `-` is none."""
    found: list[int] = []
    for word in words.replace("-", "").split():
        name, _, times = word.partition("*")
        found += [KINDS.index(name)] * int(times or 1)
    return found


def packed(words: str) -> int:
    """The same as one number."""
    return int(pack(cards(words)))


def points(front: str, deck: Deck = DECK) -> int:
    """What cards in front count without the pandas, which are compared."""
    return int(Points(deck).own(packed(front)))


class Table(SeenTable[PandaState]):
    """A match of Panda Rei at one moment."""

    game = PANDA

    # What lies where

    @property
    def hands(self) -> list[str]:
        """The cards in each hand."""
        return [" ".join(names(cards)) or "-" for cards in self.state.hand]

    @property
    def fronts(self) -> list[str]:
        """The cards that each seat has taken."""
        return [" ".join(names(cards)) or "-" for cards in self.state.front]

    @property
    def lying(self) -> str:
        """The cards of the trick that are not yet taken."""
        return " ".join(names(self.state.lying)) or "-"

    @property
    def worths(self) -> list[int]:
        """What the cards of the trick were told to be worth, in the order they were played."""
        return [int(event.facts["worth"]) for event in self.events if event.verb in ("lead", "play", "dummy")]

    # Who stands where

    @property
    def leader(self) -> int:
        """Who has the start token."""
        return int(self.state.leader)

    @property
    def scores(self) -> list[int]:
        """What each seat's animals count now."""
        return self.state.scores()

    # What was told

    @property
    def last_trick(self) -> Event:
        """The event that says who won the last trick."""
        return next(event for event in reversed(self.events) if event.verb == "trick")

    @property
    def winner(self) -> int:
        """Who won the last trick."""
        return self.last_trick.seat


def table(played: str, dummy: str = "", pigs: str = "", leader: int = 0, **options: object) -> Table:
    """A trick whose cards all lie: the first is that of the `leader`, and so on; `pigs` by seat, `0 1 0`.

    With two cards the dummy plays `dummy`.
    """
    trick = cards(played)
    seats = len(trick)
    hands = [[trick[(seat - leader) % seats]] for seat in range(seats)]
    found = Table(
        dealt(hands, leader, keep=cards(dummy) + cards(f"pig*{sum(map(int, pigs.split()))}"), options=options)
    )
    for seat, number in enumerate(pigs.split()):
        give(found.state, seat, packed(f"pig*{number}") if number != "0" else 0)
    for kind in trick:
        found.do(f"play {KINDS[kind]}")
    return found.draw(dummy) if dummy else found


def fronts(*taken: str, **options: object) -> Table:
    """A match before its first trick, in which the seats have these cards in front already."""
    found = Table(
        dealt([[] for _ in taken], 0, keep=[kind for words in taken for kind in cards(words)], options=options)
    )
    for seat, words in enumerate(taken):
        give(found.state, seat, packed(words))
    return found


def hands(*held: str, leader: int = 0, deck: Deck = DECK, **options: object) -> Table:
    """A match at its first trick: what the seats hold, the rest of each hand as it comes."""
    return Table(dealt([cards(words) for words in held], leader, deck=deck, options=options))


def walk(seats: int, *seed: int | str, deck: Deck = DECK, **options: object) -> Iterator[Table]:
    """A whole match at random: the table at the start and after every step."""
    return walked(Table(fresh(seats, options, deck)), *seed)


def finished(seats: int, *seed: int | str, deck: Deck = DECK, **options: object) -> Table:
    """The table at the end of such a match."""
    *_, last = walk(seats, *seed, deck=deck, **options)
    return last


# Setting up


def fresh(seats: int, options: dict[str, object], deck: Deck = DECK) -> PandaState:
    """A match before its first draw."""
    return begin(PandaOptions().with_set(options), seats, deck)


def dealt(
    held: list[list[int]],
    leader: int,
    keep: list[int] | None = None,
    deck: Deck = DECK,
    options: dict[str, object] | None = None,
) -> PandaState:
    """A match at its first trick; what the hands lack comes from cards that they and `keep` do not name."""
    state = fresh(len(held), options or {}, deck)
    state.resolve(moves.read_outcome(f"seat {leader}"))
    wanted = Counter(kind for hand in held for kind in hand) + Counter(keep or [])
    spare = Counter(unpack(state.pool))
    spare.subtract(wanted)
    assert min(spare.values()) >= 0, f"the deck does not hold {sorted(wanted.elements())}"
    rest = sorted(spare.elements())
    for hand in held:
        for index in range(int(state.rules.hand)):
            state.resolve(hand[index] if index < len(hand) else rest.pop(0))
    return state


def give(state: PandaState, seat: int, taken: int) -> None:
    """Put unseen cards in front of a seat."""
    for kind in unpack(taken):
        state.pool -= CARD[kind]
        state.front[seat] += CARD[kind]
