"""The decks of El Mortal: the house's, the one of named cards, and small ones that can be searched from end to end."""

from pathlib import Path
from typing import Any, Final

from ultimo.games.mortal.kinds import EFFECTS, IDS, MARKS
from ultimo.games.mortal.options import MortalOptions
from ultimo.table.deck import Deck, DeckForm, Field, Wrong

REACTIONS: Final = ("cancel", "rebound", "shield")
LYING: Final = {"one-round": ("peace", "frost"), "lasting": ("poison", "twins", "chains", "amulet", "curse")}
MOST: Final = {"scythe": 5, "seer": 7}
"""The highest numbers that some effects take."""


def _whole(deck: Deck) -> Wrong | None:
    """What does not go together in a deck: marks that an effect cannot have, deaths that are none, too many stones.

    With as many stones as make a full hand a player could neither play nor discard nor draw; if all were to hold such
    hands, a match would never end.
    """
    stones = 0
    for card, fields in deck.cards.items():
        effect, mark = fields["effect"], fields.get("mark", "none")
        if (card == "muerte") != (effect == "death"):
            return Wrong("effect", effect, "death for muerte, another effect for all other cards", card)
        if (effect in REACTIONS) != (mark == "any-time"):
            return Wrong("mark", mark, f"any-time for {', '.join(REACTIONS)}, and for nothing else", card)
        for word, effects in LYING.items():
            if (effect in effects) != (mark == word):
                return Wrong("mark", mark, f"{word} for {', '.join(effects)}, and for nothing else", card)
        if fields.get("number", 1) > MOST.get(effect, 10):
            return Wrong("number", fields["number"], f"at most {MOST[effect]} for {effect}", card)
        stones += deck.copies(card) if effect == "stone" else 0
    hand = deck.numbers["hand"]
    if stones >= hand:
        return Wrong("copies", stones, f"fewer cards with the effect stone than a hand of {hand} has")
    return None


FORM: Final = DeckForm(
    numbers=(Field("hand", 1, 5), Field("group", 1, 12), Field("group_for_six", 1, 12)),
    card=(
        Field("copies", 0, 31),
        Field("effect", words=EFFECTS),
        Field("number", 1, 10, optional=True),
        Field("mark", words=MARKS, optional=True),
        Field("harmful", 0, 1, optional=True),
        Field("not_for_two", 0, 1, optional=True),
    ),
    ids=IDS,
    whole=_whole,
)


def _file(name: str, deck: str) -> Deck:
    """A deck of this folder."""
    return FORM.read((Path(__file__).parent / name).read_text(encoding="utf-8"), name, deck)


DECK: Final = _file("deck.toml", "house")
NAMED: Final = _file("named.toml", "named")


def deck_for(options: MortalOptions) -> Deck:
    """The deck that the options choose (mortal.deck)."""
    return NAMED if options.deck == "named" else DECK


def small(name: str, hand: int, group: int, **copies: int) -> Deck:
    """A deck with `hand` cards for each and so many `copies`; ids with `_` for `-`, all others have none."""
    cards: dict[str, dict[str, Any]] = {}
    for card, fields in DECK.cards.items():
        cards[card] = {**fields, "copies": copies.pop(card.replace("-", "_"), 0)}
    assert not copies, f"no such cards: {copies}"
    return Deck(name, {"hand": hand, "group": group, "group_for_six": group}, cards)


SMALL: Final[dict[str, Deck]] = {
    "duel": small("duel", 1, 1, no=1, rebota=1, congelacion=1, muerte=2),
    "trio": small("trio", 1, 2, no=1, escudo=1, escapada=1, desintegrador=1, muerte=2),
}
"""Decks for exhaustive checks. None lets a player hold two cards of which one must be discarded because the other
cannot be used: that would prove what the other is, and `determinize` leaves such proofs to bots.
"""


def room(deck: Deck, seats: int, _options: MortalOptions) -> tuple[int, int]:
    """How many game cards `seats` players need for their hands and one for the pile, and how many the deck has."""
    has = sum(
        deck.copies(card)
        for card, fields in deck.cards.items()
        if fields["effect"] != "death" and not (seats == 2 and fields.get("not_for_two", 0))
    )
    return seats * deck.numbers["hand"] + 1, has
