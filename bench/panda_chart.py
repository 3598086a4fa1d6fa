"""Draws what `bench/panda_balance.py` counted: `python bench/panda_chart.py FIGURES.json docs/panda-balance.svg`.

One field for each number of players, one pair of bars for each animal: how often the win would have gone elsewhere
without it, and how many points more of it winners have than the others.
"""

import sys
from html import escape
from pathlib import Path

import msgspec

from drawing import BAR, bar, chart, key
from panda_balance import ANIMALS, Counts

LEFT, TOP, GAP, FIELD = 76, 62, 8, 190
WIDTH = 820
MOST_SHARE, MOST_POINTS = 0.5, 25.0


def drawn(counted: list[Counts]) -> str:
    """The chart as SVG."""
    bottom = TOP + len(ANIMALS) * (2 * BAR + GAP)
    width = FIELD - 60
    parts = [
        *key("share", LEFT, 8, "of 100 matches, how many others would win if the animal counted nothing"),
        *key("points", LEFT, 26, "points of it that winners have beyond the others, on average"),
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
                parts += bar(kind, left, top, length, text)
    matches = min((counts.matches for counts in counted), default=0)
    parts.append(f'<text class="small" x="8" y="{bottom + 18}">{matches:,} matches of greedy bots each</text>')
    title = "Panda Rei: what each animal decides, by number of players"
    return chart(title, WIDTH, bottom + 26, parts)


def main(source: str, target: str) -> None:
    """Read the figures, write the chart."""
    counted = msgspec.json.decode(Path(source).read_bytes(), type=list[Counts])
    Path(target).write_text(drawn(counted), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
