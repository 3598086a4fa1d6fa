"""Draws what `ultimo bench` measured: `python bench/chart.py FIGURES.json docs/performance.svg`.

One bar for each program that plays whole matches at random, moves a second on a scale where each line is ten times the
one before, on one core. The figures are those of `ultimo bench --json`.
"""

import math
import sys
from html import escape
from pathlib import Path

import msgspec

LABELS = {
    "reference": "Pan in C, the reference",
    "playouts": "Pan, compiled",
    "driven": "Pan, compiled, driven from Python",
    "uncompiled": "Pan, uncompiled",
    "pyspiel-leduc_poker": "OpenSpiel leduc_poker, driven from Python",
    "pyspiel-hearts": "OpenSpiel hearts, driven from Python",
    "rlcard-leduc-holdem": "RLCard leduc-holdem, env.step",
    "pettingzoo-leduc_holdem": "PettingZoo leduc_holdem, agent_iter",
    "pgx-leduc_holdem": "pgx leduc_holdem, batch of 8192",
}
OURS = {"playouts", "driven", "uncompiled"}

LEFT, RIGHT, TOP, BAR, GAP = 310, 90, 34, 20, 9
WIDTH = 780
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #2b2622 }
  .small { font-size: 11px; fill: #6b6258 }
  .line { stroke: #d8cfc0 }
  .ours { fill: #b3402f }
  .others { fill: #8a8378 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e9dfc9 } .small { fill: #a59c8d } .line { stroke: #4a443c } .ours { fill: #e0705c }
  }
"""


class Where(msgspec.Struct):
    """As much of a place as the chart names."""

    machine: str
    python: str


class Figure(msgspec.Struct):
    """As much of a figure as the chart draws."""

    name: str
    value: float | None
    where: Where


def spoken(rate: float) -> str:
    """A rate as people write it."""
    if rate >= 1e6:
        return f"{rate / 1e6:.1f} M"
    return f"{rate / 1e3:.0f} k"


def drawn(figures: list[Figure]) -> str:
    """The chart as SVG, fastest first."""
    rows = [(figure.name, figure.value) for figure in figures if figure.name in LABELS and figure.value]
    rows.sort(key=lambda row: -row[1])
    low = math.floor(math.log10(rows[-1][1]))
    high = max(math.ceil(math.log10(rows[0][1])), low + 1)
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    bottom = TOP + len(rows) * (BAR + GAP)
    where = figures[0].where
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" role="img">',
        "<title>Moves a second of whole matches played at random, on one core</title>",
        f"<style>{STYLE}</style>",
        f'<text x="{LEFT}" y="16">Moves a second, one core; each line ten times the one before</text>',
    ]
    for power in range(low, high + 1):
        x = LEFT + (power - low) * scale
        parts.append(f'<line class="line" x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(f'<text class="small" text-anchor="middle" x="{x:.1f}" y="{bottom + 14}">{10**power:,}</text>')
    for number, (name, rate) in enumerate(rows):
        y = TOP + number * (BAR + GAP)
        length = (math.log10(rate) - low) * scale
        kind = "ours" if name in OURS else "others"
        parts.append(f'<text text-anchor="end" x="{LEFT - 8}" y="{y + 15}">{escape(LABELS[name])}</text>')
        parts.append(f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" rx="3"/>')
        parts.append(f'<text x="{LEFT + length + 6:.1f}" y="{y + 15}">{spoken(rate)}</text>')
    parts.append(f'<text class="small" x="8" y="{bottom + 36}">{escape(where.machine)}; {escape(where.python)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def main(source: str, target: str) -> None:
    """Read the figures, write the chart."""
    figures = msgspec.json.decode(Path(source).read_bytes(), type=list[Figure])
    Path(target).write_text(drawn(figures), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
