"""The options of Death Over The Kingdom; see `rules.md` for the sentence and the source of each."""

from dataclasses import dataclass
from typing import Final, Literal

from ultimo.table.options import Options, option

COURT_SEATS: Final = (3, 7)


@dataclass(frozen=True)
class KingdomOptions(Options):
    """Which of the two games in the box, and where a table may choose. In `deals` and `lives` 0 is the usual number."""

    mode: Literal["court", "reaper"] = option("court", rule="kingdom.turns")
    """Three rounds a turn for the second most points, or one card a deal against Death."""
    count: Literal["tokens", "lives"] = option("tokens", rule="kingdom.tokens")
    """What losing costs in `reaper`."""
    deals: int = option(0, rule="kingdom.tokens", low=0, high=48)
    """How many deals `tokens` takes."""
    lives: int = option(0, rule="kingdom.lives", low=0, high=9)
    """How many lives each has in `lives`."""
    grim: Literal["usual", "on", "off"] = option("usual", rule="kingdom.grim")
    """Whether the lowest of the others loses beside Death."""
    king: Literal["modest", "plain"] = option("modest", rule="kingdom.king")
    """Whether the King counts as the highest."""
    ties: Literal["share", "latest"] = option("share", rule="kingdom.second")
    """What becomes of equal totals."""

    def seats(self, seats: tuple[int, int]) -> tuple[int, int]:
        return COURT_SEATS if self.mode == "court" else seats

    def all_deals(self, seats: int) -> int:
        """How many deals a match of `tokens` takes (kingdom.tokens)."""
        return self.deals or (2 * seats if seats <= 5 else seats)

    def all_lives(self, seats: int) -> int:
        """How many lives each has to lose (kingdom.lives)."""
        return self.lives or (4 if seats < 12 else 2)

    def is_grim(self, seats: int) -> bool:
        """Whether `grim` is on (kingdom.grim)."""
        return seats >= 8 if self.grim == "usual" else self.grim == "on"


PRESETS: Final[dict[str, KingdomOptions]] = {
    "court": KingdomOptions(),
    "reaper": KingdomOptions(mode="reaper"),
    "lives": KingdomOptions(mode="reaper", count="lives"),
}
