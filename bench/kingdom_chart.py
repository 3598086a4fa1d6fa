"""Draws what `bench/kingdom_balance.py` counted: `python bench/kingdom_chart.py FIGURES.json docs/kingdom-balance.svg`.

One row for each character, one field for each kind of round of the court and one for the reaper's deals: how often a
card of it wins or loses for whoever holds it at the reveal. In the last field, how often its power makes others win.
"""

import sys
from html import escape
from pathlib import Path

import msgspec

from counting import Mean
from drawing import BAR, bar, chart, key
from kingdom_balance import GOALS, Counts
from ultimo.games.kingdom.kinds import IDS

LEFT, TOP, GAP, FIELD = 76, 80, 8, 148
WIDTH = LEFT + 5 * FIELD
COURT, REAPER = ("court", 5), ("reaper", 8)
"""The tables that are drawn."""


def fields(court: Counts, reaper: Counts) -> list[tuple[str, str, dict[str, Mean]]]:
    """What each field is called, the kind of its bars, and what they show by character."""
    won = [(f"wins {goal}", "points", court.held[goal]) for goal in GOALS[:3]]
    lost = ("loses a deal", "share", reaper.held[GOALS[3]])
    return [*won, lost, ("its power decides", "share", court.action | court.power)]


def drawn(counted: list[Counts]) -> str:
    """The chart as SVG."""
    tables = {(counts.preset, counts.players): counts for counts in counted}
    court, reaper = tables[COURT], tables[REAPER]
    bottom = TOP + len(IDS) * (BAR + GAP)
    about = f"court, {court.players} players, of 100 cards of the character at the reveal, how many win a point"
    many = f"reaper, {reaper.players} players: of 100, how many lose; court: of 100 uses of its power, or"
    parts = [
        *key("points", LEFT, 8, about),
        *key("share", LEFT, 26, many),
        f'<text x="{LEFT + 18}" y="50">rounds with the character, in how many the power makes others win</text>',
    ]
    for row, card in enumerate(IDS):
        top = TOP + row * (BAR + GAP)
        parts.append(f'<text text-anchor="end" x="{LEFT - 8}" y="{top + BAR}">{escape(card)}</text>')
    for column, (name, kind, by_card) in enumerate(fields(court, reaper)):
        left = LEFT + column * FIELD
        parts.append(f'<text class="small" x="{left}" y="{TOP - 8}">{escape(name)}</text>')
        parts.append(f'<line class="line" x1="{left}" y1="{TOP - 3}" x2="{left}" y2="{bottom}"/>')
        for row, card in enumerate(IDS):
            if card in by_card:
                share = by_card[card].mean()
                length = (FIELD - 44) * share
                parts += bar(kind, left, TOP + row * (BAR + GAP), length, f"{100 * share:.0f}")
    matches = f"{court.matches:,} matches of greedy bots each"
    parts.append(f'<text class="small" x="8" y="{bottom + 18}">{matches}</text>')
    return chart("Death Over The Kingdom: what each character does", WIDTH, bottom + 26, parts)


def main(source: str, target: str) -> None:
    """Read the figures, write the chart."""
    counted = msgspec.json.decode(Path(source).read_bytes(), type=list[Counts])
    Path(target).write_text(drawn(counted), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
