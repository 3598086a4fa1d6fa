"""Options and deck of a match as the state asks for them, and how a card on the table is written."""

from typing import Any, Final

from mypy_extensions import i64

from ultimo.games.kingdom.kinds import (
    CARD,
    ENCHANTS,
    IDS,
    KINDS,
    MODEST,
    POWERS,
    SLAYS,
)
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.table.deck import Deck
from ultimo.table.numbers import vec

# A card that lies somewhere by itself, on the table or alone in a hand, is one number: its kind in the lowest four bits
# (0: not seen by the viewer of a veiled state), then who has seen it, a bit for each viewer; then what all know of it.
KIND: Final[i64] = 15
SEEN: Final[i64] = 4  # how far the mask of viewers is shifted
OPEN: Final[i64] = 0x1FFFF << 4  # seen by everybody: it has been shown
SPENT: Final[i64] = 1 << 21  # its power has been used this round (kingdom.spent)
DRAWN: Final[i64] = 22  # two bits: the round, 1 or 2, in which it was drawn from a deck that held a known card
DRAWN_BITS: Final[i64] = 3 << 22
PAIR: Final[i64] = 24  # four bits: from a hand in which a card was known; that hand's seat, counted from 1
PAIR_BITS: Final[i64] = 15 << 24

# What was known in a hand before it laid one of its two cards (`KingdomPosition.pairs`): the kind in the lowest four
# bits, then who knew it, as above, then the kind of that one of the two cards that is gone, if one is.
GONE: Final[i64] = 21

NEVER: Final[i64] = -1
"""In `turned_value`: no second value."""


class KingdomRules:
    """What holds for a whole match, shared by all its states. Rows by kind have 14 numbers, the first for no kind."""

    def __init__(self, options: KingdomOptions, seats: i64, deck: Deck) -> None:
        players = int(seats)
        self.reaper: bool = options.mode == "reaper"
        self.has_lives: bool = self.reaper and options.count == "lives"
        self.latest: bool = not self.reaper and options.ties == "latest"
        self.grim: bool = options.is_grim(players)
        self.hand: i64 = 1 if self.reaper else deck.numbers["hand"]
        self.deals: i64 = seats
        self.lives: i64 = 0
        if self.has_lives:
            self.lives = options.all_lives(players)
            self.deals = seats * self.lives
        elif self.reaper:
            self.deals = options.all_deals(players)
        self.first_score: vec[i64] = vec[i64]([self.lives] * players)
        self.cards: i64 = 0
        self.size: i64 = 0
        self.power: vec[i64] = vec[i64]([0] * 14)
        self.value: vec[i64] = vec[i64]([0] * 14)
        self.turned_value: vec[i64] = vec[i64]([-1] * 14)
        self.others: vec[i64] = vec[i64]([0] * 14)
        """The kinds that a power looks for, as bits `1 << kind`."""
        self.slain: i64 = 0
        self.slain_value: i64 = 0
        self.slayer: i64 = 0
        self.enchanters: i64 = 0
        self.modest: i64 = 0
        """The kinds that never count as the highest (kingdom.king)."""
        self.printed: Final = {card: printed(fields) for card, fields in deck.cards.items() if fields["copies"]}
        """What stands on the cards of the deck, by character."""
        kind: i64 = 1
        while kind <= KINDS:
            fields = deck.cards[IDS[kind - 1]]
            copies: i64 = fields["copies"]
            self.cards += CARD[kind] * copies
            self.size += copies
            power: i64 = POWERS.index(fields["power"])
            self.power[kind] = power
            self.value[kind] = fields["value"]
            self.turned_value[kind] = fields.get("turned", -1)
            others: i64 = 0
            for other in fields.get("of", ()):
                found: i64 = IDS.index(other) + 1
                others |= 1 << found
            self.others[kind] = others
            if power == SLAYS:
                self.slayer = kind
                self.slain = others
                self.slain_value = fields["counts"]
            elif power == ENCHANTS:
                self.enchanters |= 1 << kind
            elif power == MODEST and not self.reaper and options.king == "modest":
                self.modest |= 1 << kind
            kind += 1


def printed(fields: dict[str, Any]) -> dict[str, int | str]:
    """What stands on a card: its values, its power, and for which characters that is, with blanks between."""
    found: dict[str, int | str] = {"value": fields["value"], "power": fields["power"]}
    for field in ("turned", "counts"):
        if field in fields:
            found[field] = fields[field]
    if "of" in fields:
        found["of"] = " ".join(fields["of"])
    return found
