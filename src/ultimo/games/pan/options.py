"""The options of Pan t'es Mort; see `rules.md` for the sentence and the source of each."""

from dataclasses import dataclass
from typing import Final, Literal

from ultimo.table.options import Options, option


@dataclass(frozen=True)
class PanOptions(Options):
    """Where the sources differ."""

    mouse: Literal["elephant", "top"] = option("elephant", rule="pan.mouse")
    """The 1 beats only the 6, or is the strongest card of all."""
    order: Literal["ranking", "clockwise"] = option("ranking", rule="pan.order")
    """Stage 2 goes down the ranking, or from its first by seat."""
    double: Literal["empty", "anyone", "off"] = option("empty", rule="pan.double")
    """Who may turn a second gun card after a CLIC."""
    double_when: Literal["after", "before"] = option("after", rule="pan.double")
    """Whether "no cards" is looked at when the CLIC is turned or when the turn begins."""
    forced: bool = option(False, rule="pan.forced")
    """After a CLIC the next player may only flip."""
    entry: Literal["all", "winners"] = option("all", rule="pan.entry")
    """Whether players without cards take part in stage 2."""


PRESETS: Final[dict[str, PanOptions]] = {
    "rulebook": PanOptions(),
    "faq": PanOptions(mouse="top", order="clockwise", forced=True, double_when="before"),
    "2013": PanOptions(double="off", entry="winners"),
    "publisher": PanOptions(double="anyone"),
}
