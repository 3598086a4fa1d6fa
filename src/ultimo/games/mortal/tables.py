"""Options and deck as the state asks for them: what each kind of card does, and sets of kinds as masks."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.mortal import kinds as k
from ultimo.games.mortal.bags import BIT, put
from ultimo.games.mortal.options import MortalOptions
from ultimo.table.deck import Deck
from ultimo.table.numbers import vec

AIMED: Final = [
    k.POISON, k.FROST, k.CHAINS, k.CURSE, k.HYPNOSIS, k.STAB, k.SHOVE, k.THEFT, k.INHERIT, k.EXHUME, k.AMNESIA,
    k.BARTER, k.SHIELD,
]  # fmt: skip
"""The effects that are aimed at one player."""
LYING: Final = [k.PEACE, k.POISON, k.FROST, k.TWINS, k.CHAINS, k.AMULET, k.CURSE]
"""The effects of cards that come to lie before a player."""


def _deaths(seats: int, wish: str) -> int:
    """How many deaths end the game (mortal.three)."""
    usual, most = {2: (4, 5), 3: (3, 4)}.get(seats, (3, 3))
    return usual if wish == "usual" else min(int(wish), most)


class MortalRules:
    """What all states of a match share."""

    def __init__(self, options: MortalOptions, seats: int, deck: Deck) -> None:
        self.effect: vec[i64] = vec[i64]([0] * len(k.IDS))
        self.amount: vec[i64] = vec[i64]([0] * len(k.IDS))
        self.mark: vec[i64] = vec[i64]([0] * len(k.IDS))
        self.bags: vec[i64] = vec[i64]([0] * 8)  # bag 0: the game cards that are played with; bag 1: what is taken out
        self.every: i64 = BIT[k.KINDS] - 1
        self.harmful: i64 = 0
        self.any_time: i64 = 0
        self.never: i64 = 0  # what cannot be used on its own
        self.stones: i64 = 0
        self.mirrors: i64 = 0
        self.unlootable: i64 = 0
        self.needing: vec[i64] = vec[i64]([0] * len(k.EFFECTS))
        self.aimed: i64 = 0  # a mask of effects, not of kinds
        self.lying: i64 = 0  # likewise
        for effect in AIMED:
            self.aimed |= BIT[effect]
        for effect in LYING:
            self.lying |= BIT[effect]
        self.cards: i64 = 0
        self.deaths: i64 = deck.copies(k.IDS[k.DEATH])
        self.size: i64 = deck.size()
        reactions = 0
        marks = 0
        for number, card in enumerate(k.IDS):
            fields = deck.cards[card]
            effect = k.EFFECTS.index(fields["effect"])
            mark = k.MARKS.index(fields.get("mark", "none"))
            copies = deck.copies(card)
            self.effect[number] = effect
            self.amount[number] = fields.get("number", 1)
            self.mark[number] = mark
            if number == k.DEATH:
                continue
            bit = BIT[number]
            self.needing[effect] |= bit
            if fields.get("harmful", 0):
                self.harmful |= bit
            if mark == k.ANY_TIME:
                self.any_time |= bit
                reactions += copies
            if mark in (k.ONE_ROUND, k.LASTING):
                marks += copies
            if effect == k.STONE:
                self.stones |= bit
            if effect == k.MIRROR:
                self.mirrors |= bit
                marks += copies
            if effect in (k.MIRROR, k.LOOT):
                self.unlootable |= bit
            if effect in (k.MIRROR, k.HYPNOSIS):
                reactions += copies
            bag = 1 if seats == 2 and fields.get("not_for_two", 0) else 0
            for _ in range(copies):
                put(self.bags, bag, number)
            if bag == 0:
                self.cards += copies
        self.never = self.any_time | self.stones
        self.no_stack: vec[i64] = vec[i64]([0] * (reactions + 4))  # as much room as can be needed
        self.no_marks: vec[i64] = vec[i64]([0] * (marks + 1))
        self.hand: i64 = deck.numbers["hand"]
        self.group: i64 = deck.numbers["group_for_six" if seats == 6 else "group"]
        self.limit: i64 = _deaths(seats, options.deaths)
        self.removes_short: bool = options.short_group == "remove" or (options.short_group == "usual" and seats == 2)
        # Every turn takes a card out of hands and pile or from the pile into a hand; a card comes back only by an
        # effect that brings back one, and there are not more of these than cards. Each such step has fewer than thirty
        # questions: to play, to name three targets, two windows, six discards, and what each answer and each death
        # adds.
        self.bound: i64 = 30 * (6 * self.size + seats)
