"""The options of El Mortal; see `rules.md` for the sentence and the source of each."""

from dataclasses import dataclass
from typing import Final, Literal

from ultimo.table.options import Options, option


@dataclass(frozen=True)
class MortalOptions(Options):
    """What the rulebook leaves to the table."""

    deck: Literal["house", "named"] = option("house", rule="mortal.deck")
    """All cards, or only those that the rulebook names."""
    short_group: Literal["usual", "keep", "remove"] = option("usual", rule="mortal.short")
    """Whether a short group on top of the pile stays; as usual it does from three players."""
    deaths: Literal["usual", "3", "4", "5"] = option("usual", rule="mortal.three")
    """How many deaths end the game; as usual four for two players, three for more."""


PRESETS: Final[dict[str, MortalOptions]] = {
    "house": MortalOptions(),
    "named": MortalOptions(deck="named"),
}
