"""Draws what `bench/mortal_balance.py` counted: `python bench/mortal_chart.py FIGURES.json docs/mortal-balance.svg`.

One field for each number of players, one bar for each thing that the death came from with which a match ended.
"""

import sys
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from drawing import BAR, STYLE
from panda_chart import GAP, LEFT, TOP

ROW = BAR + GAP
FIELD = 140
MOST_ROWS = 10


def drawn(figures: dict[str, Any]) -> str:
    """The chart as SVG."""
    counted = figures["players"]
    left = LEFT + 84
    total = {
        source: sum(one["source"].get(source, 0) for one in counted) for one in counted for source in one["source"]
    }
    sources = sorted((source for source in total if source != "none"), key=lambda source: -total[source])[:MOST_ROWS]
    bottom = TOP + len(sources) * ROW
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {left + FIELD * len(counted) + 20} {bottom + 26}" role="img">',
        "<title>El Mortal: what the last death of a match came from, by number of players</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="share" x="{left}" y="8" width="12" height="{BAR}"/>',
        f'<text x="{left + 18}" y="18">of 100 matches, how many end with a death that came from this</text>',
    ]
    for row, source in enumerate(sources):
        name = "draw at a turn's end" if source == "turn" else source
        parts.append(f'<text text-anchor="end" x="{left - 8}" y="{TOP + row * ROW + 11}">{escape(name)}</text>')
    for column, one in enumerate(counted):
        x = left + column * FIELD
        parts.append(f'<text class="small" x="{x}" y="{TOP - 8}">{one["players"]} players</text>')
        parts.append(f'<line class="line" x1="{x}" y1="{TOP - 3}" x2="{x}" y2="{bottom}"/>')
        for row, source in enumerate(sources):
            share = one["source"].get(source, 0) / one["matches"]
            length, y = (FIELD - 50) * share, TOP + row * ROW
            parts.append(f'<rect class="share" x="{x}" y="{y}" width="{length:.1f}" height="{BAR}"/>')
            parts.append(f'<text class="small" x="{x + length + 4:.1f}" y="{y + 10}">{100 * share:.1f}</text>')
    matches = min(one["matches"] for one in counted)
    parts.append(f'<text class="small" x="8" y="{bottom + 18}">{matches:,} matches of greedy bots each</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def main(source: str, target: str) -> None:
    """Read the figures, write the chart."""
    Path(target).write_text(drawn(msgspec.json.decode(Path(source).read_bytes())), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
