"""What the charts of `bench/` share: bars with numbers behind them, as SVG, in the colours of the house."""

from collections.abc import Sequence
from html import escape

BAR = 11
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


def chart(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    """A chart of these parts."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *parts, "</svg>"]) + "\n"


def bar(kind: str, left: float, top: float, length: float, text: str) -> list[str]:
    """A bar of a kind, `share` or `points`, with a number behind it."""
    return [
        f'<rect class="{kind}" x="{left}" y="{top}" width="{length:.1f}" height="{BAR}"/>',
        f'<text class="small" x="{left + length + 4:.1f}" y="{top + BAR}">{escape(text)}</text>',
    ]


def key(kind: str, left: float, top: float, text: str) -> list[str]:
    """What the bars of a kind mean."""
    return [
        f'<rect class="{kind}" x="{left}" y="{top}" width="12" height="{BAR}"/>',
        f'<text x="{left + 18}" y="{top + 8}">{escape(text)}</text>',
    ]
