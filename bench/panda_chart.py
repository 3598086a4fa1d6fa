"""Draws what `bench/panda_balance.py` counted: `python bench/panda_chart.py FIGURES.json docs/panda-balance.svg`.

One field for each number of players, one pair of bars for each animal: how often the win would have gone elsewhere
without it, and how many points more of it winners have than the others.
"""

import sys
from html import escape
from pathlib import Path

import msgspec

from panda_balance import ANIMALS, Counts

LEFT, TOP, BAR, GAP, FIELD = 76, 62, 11, 8, 190
WIDTH = 820
MOST_SHARE, MOST_POINTS = 0.5, 25.0
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #2b2622 }
  .small { font-size: 11px; fill: #6b6258 }
  .line { stroke: #d8cfc0 }
  .share { fill: #b3402f }
  .points { fill: #3f7d6b }
  @media (prefers-color-scheme: dark) {
    text { fill: #e9dfc9 } .small { fill: #a59c8d } .line { stroke: #4a443c }
    .share { fill: #e0705c } .points { fill: #6fb7a2 }
  }
"""


def drawn(counted: list[Counts]) -> str:
    """The chart as SVG."""
    bottom = TOP + len(ANIMALS) * (2 * BAR + GAP)
    width = FIELD - 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 26}" role="img">',
        "<title>Panda Rei: what each animal decides, by number of players</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="share" x="{LEFT}" y="8" width="12" height="{BAR}"/>',
        f'<text x="{LEFT + 18}" y="16">of 100 matches, how many others would win if the animal counted nothing</text>',
        f'<rect class="points" x="{LEFT}" y="26" width="12" height="{BAR}"/>',
        f'<text x="{LEFT + 18}" y="34">points of it that winners have beyond the others, on average</text>',
    ]
    for row, animal in enumerate(ANIMALS):
        y = TOP + row * (2 * BAR + GAP)
        parts.append(f'<text text-anchor="end" x="{LEFT - 8}" y="{y + 13}">{escape(animal)}</text>')
    for column, counts in enumerate(counted):
        left = LEFT + column * (FIELD - 4)
        parts.append(f'<text class="small" x="{left}" y="{TOP - 8}">{counts.players} players</text>')
        parts.append(f'<line class="line" x1="{left}" y1="{TOP - 3}" x2="{left}" y2="{bottom}"/>')
        for row, animal in enumerate(ANIMALS):
            y = TOP + row * (2 * BAR + GAP)
            share = counts.without[animal].mean()
            points = counts.won[animal].mean() - counts.rest[animal].mean()
            for kind, part, text, top in (
                ("share", share / MOST_SHARE, f"{100 * share:.0f}", y),
                ("points", points / MOST_POINTS, f"{points:.1f}", y + BAR),
            ):
                length = width * min(1.0, max(0.0, part))
                parts.append(f'<rect class="{kind}" x="{left}" y="{top}" width="{length:.1f}" height="{BAR}"/>')
                parts.append(f'<text class="small" x="{left + length + 4:.1f}" y="{top + BAR}">{text}</text>')
    matches = min((counts.matches for counts in counted), default=0)
    parts.append(f'<text class="small" x="8" y="{bottom + 18}">{matches:,} matches of greedy bots each</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def main(source: str, target: str) -> None:
    """Read the figures, write the chart."""
    counted = msgspec.json.decode(Path(source).read_bytes(), type=list[Counts])
    Path(target).write_text(drawn(counted), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
