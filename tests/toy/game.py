"""Magpies as a shelf would hold it: its options, its decks, and its moves as text."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from ultimo.table.deck import Deck, DeckForm, Field
from ultimo.table.game import Game
from ultimo.table.options import Options, option
from ultimo.table.refusal import unreadable
from ultimo.table.state import View

from .state import CAT, CAW, DARE, FREE, LOOK, MOVES, PASS, PROMPTS, REST, SHOW, MagpieRules, MagpieState


@dataclass(frozen=True)
class MagpieOptions(Options):
    """One option of each kind: words, on or off, a number."""

    take: Literal["highest", "lowest"] = option("highest", rule="magpie.take")
    caw: bool = option(True, rule="magpie.caw")
    cats: int = option(1, rule="magpie.house", low=1, high=3)
    look: bool = option(True, rule="magpie.look")


def deck(name: str, hand: int, copies: str) -> Deck:
    """A deck whose `copies` are three digits, for the values 1 to 3."""
    return Deck(name, {"hand": hand}, {str(value): {"copies": int(digit)} for value, digit in enumerate(copies, 1)})


def room(used: Deck, seats: int, options: Options) -> tuple[int, int]:
    """How many cards are dealt, and how many there are."""
    return seats * used.numbers["hand"], used.size()


def begin_with(kind: type[MagpieState]) -> Callable[[MagpieOptions, int, Deck], MagpieState]:
    """What begins matches of `kind`: the state before the first card is dealt."""

    def begin(options: MagpieOptions, seats: int, used: Deck) -> MagpieState:
        cards = [int(card) for card in used.cards for _ in range(used.copies(card))]
        hand = used.numbers["hand"]
        rules = MagpieRules(options.take == "lowest", options.caw, options.cats, options.look, hand, cards)
        return kind(rules, seats)

    return begin


WITH_CARD: Final = {"show": SHOW, "dare": DARE, "caw": CAW}
WORDS: Final = {"rest": REST, "pass": PASS, "look": LOOK}
EXPECTED: Final = "show 3, rest, look, dare 1, pass, caw 2"


def write(move: int) -> str:
    """The text of a move: `show 3`, `rest`, `look`, `dare 1`, `pass`, `caw 2`."""
    return next(text for text, code in TEXTS.items() if code == move)


def read(text: str) -> int:
    """The move that `text` writes. Raises `UnreadableMove`."""
    found = TEXTS.get(" ".join(text.lower().split()))
    if found is None:
        raise unreadable(text, EXPECTED)
    return found


TEXTS: Final = {
    **{f"{word} {value}": code + value for word, code in WITH_CARD.items() for value in (1, 2, 3)},
    **WORDS,
}
assert sorted(TEXTS.values()) == list(range(MOVES))

OUTCOMES: Final = {"1": 1, "2": 2, "3": 3, "cat": CAT, "free": FREE}


def write_outcome(outcome: int) -> str:
    """The text of an outcome: a card, `cat` or `free`."""
    return next(text for text, code in OUTCOMES.items() if code == outcome)


def read_outcome(text: str) -> int:
    """The outcome that `text` writes. Raises `ValueError`."""
    if text not in OUTCOMES:
        raise ValueError(f"{text[:40]!r} is no outcome: expected {', '.join(OUTCOMES)}")
    return OUTCOMES[text]


def score(view: View, move: int) -> float:
    """High cards look good, daring does not."""
    return float(-move if move > DARE else move)


def risk(view: View, move: int) -> tuple[int, int] | None:
    """The chance to be caught by a dare, if nobody caws."""
    state = view.state
    assert isinstance(state, MagpieState)
    if not DARE < move <= DARE + 3:
        return None
    return state.rules.cats, state.rules.cats + move - DARE


SMALL: Final = {"crumbs": "311", "twigs": "221", "pebbles": "340"}
"""The small decks, for hands of two. The first is walked quickly, for every planted fault is looked for by every point.
"""

MAGPIES: Final = Game(
    id="magpie",
    name="Magpies",
    revision=2,
    seats=(2, 3),
    options=MagpieOptions,
    presets={"garden": MagpieOptions(), "barn": MagpieOptions(take="lowest", caw=False, cats=2, look=False)},
    form=DeckForm((Field("hand", 1, 3),), (Field("copies", 0, 9),), ("1", "2", "3")),
    deck=deck("magpie", 3, "443"),
    small_decks={name: deck(name, 2, copies) for name, copies in SMALL.items()},
    room=room,
    begin=begin_with(MagpieState),
    write=write,
    read=read,
    write_outcome=write_outcome,
    read_outcome=read_outcome,
    endings=("magpie.last", "magpie.empty"),
    verbs=(
        "deal", "shown", "swapped", "reveal", "take", "drop", "rest", "look", "dare", "answered", "caw", "free",
        "find", "caught", "scatter", "ends",
    ),
    prompts=tuple(prompt for prompt in PROMPTS if prompt),
    refusals=("magpie.show", "magpie.turn", "magpie.look", "magpie.dare", "magpie.caw"),
    score=score,
    risk=risk,
    folder=Path(__file__).parent,
    windows=True,
)  # fmt: skip
