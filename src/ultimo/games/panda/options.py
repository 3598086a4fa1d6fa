"""The options of Panda Rei; see `rules.md` for the sentence and the source of each."""

from dataclasses import dataclass
from typing import Final, Literal

from ultimo.table.options import Options, option


@dataclass(frozen=True)
class PandaOptions(Options):
    """Where the sources differ."""

    group_tie: Literal["pigs", "first"] = option("pigs", rule="panda.pigs")
    """Who wins within the winning group: who has most pigs, or who is nearest to the leader."""


PRESETS: Final[dict[str, PandaOptions]] = {
    "current": PandaOptions(),
    "older": PandaOptions(group_tie="first"),
}
