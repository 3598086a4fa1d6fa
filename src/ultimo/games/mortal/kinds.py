"""The kinds of cards of El Mortal by number, and the effects and marks that a deck file can give them.

A kind is a number below `KINDS`, the place of its id in `IDS`; `DEATH` is the kind of the death cards. Rules in code
ask for effects and marks, never for ids, so that a deck file decides what a card does.
"""

from typing import Final

from mypy_extensions import i64

IDS: Final = (
    "observador", "tachan", "tachan-reves", "escudo", "piedra", "paz", "envenenamiento", "hipnotizar", "no", "rebota",
    "congelacion", "guadana", "punalada", "desintegrador", "gemelas", "empujon", "robo", "escapada", "doble-filo",
    "media-vuelta", "barajar", "corte", "vidente", "bajo-tierra", "resurreccion", "herencia", "saqueo", "impuesto",
    "lluvia", "espejo", "cadenas", "amuleto", "maldicion", "profanador", "amnesia", "trueque", "ruleta", "muerte",
)  # fmt: skip
"""The id of each kind; the last one is death."""

KINDS: Final[i64] = 37
"""How many kinds of game cards there are."""
DEATH: Final[i64] = 37
"""The kind of the death cards."""

EFFECTS: Final = (
    "look", "pass-left", "pass-right", "shield", "stone", "peace", "poison", "hypnosis", "cancel", "rebound", "frost",
    "scythe", "stab", "destroy", "twins", "shove", "theft", "getaway", "edge", "reverse", "shuffle", "cut", "seer",
    "under", "rise", "inherit", "loot", "tax", "rain", "mirror", "chains", "amulet", "curse", "exhume", "amnesia",
    "barter", "roulette", "death",
)  # fmt: skip
"""The words for effects, by number."""

LOOK: Final[i64] = 0
PASS_LEFT: Final[i64] = 1
PASS_RIGHT: Final[i64] = 2
SHIELD: Final[i64] = 3
STONE: Final[i64] = 4
PEACE: Final[i64] = 5
POISON: Final[i64] = 6
HYPNOSIS: Final[i64] = 7
CANCEL: Final[i64] = 8
REBOUND: Final[i64] = 9
FROST: Final[i64] = 10
SCYTHE: Final[i64] = 11
STAB: Final[i64] = 12
DESTROY: Final[i64] = 13
TWINS: Final[i64] = 14
SHOVE: Final[i64] = 15
THEFT: Final[i64] = 16
GETAWAY: Final[i64] = 17
EDGE: Final[i64] = 18
REVERSE: Final[i64] = 19
SHUFFLE: Final[i64] = 20
CUT: Final[i64] = 21
SEER: Final[i64] = 22
UNDER: Final[i64] = 23
RISE: Final[i64] = 24
INHERIT: Final[i64] = 25
LOOT: Final[i64] = 26
TAX: Final[i64] = 27
RAIN: Final[i64] = 28
MIRROR: Final[i64] = 29
CHAINS: Final[i64] = 30
AMULET: Final[i64] = 31
CURSE: Final[i64] = 32
EXHUME: Final[i64] = 33
AMNESIA: Final[i64] = 34
BARTER: Final[i64] = 35
ROULETTE: Final[i64] = 36
DYING: Final[i64] = 37

MARKS: Final = ("none", "any-time", "one-round", "lasting")
"""The words for marks, by number."""
NO_MARK: Final[i64] = 0
ANY_TIME: Final[i64] = 1
ONE_ROUND: Final[i64] = 2
LASTING: Final[i64] = 3


def rule_of(kind: i64) -> str:
    """The rule id of a card."""
    return f"mortal.card-{IDS[kind]}"
