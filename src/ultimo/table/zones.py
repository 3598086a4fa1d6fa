"""How a state is described, in the form of `describe.py`: places for cards, and what any state tells of itself."""

from collections.abc import Sequence
from typing import Any

from ultimo.table.describe import Gauge, Zone
from ultimo.table.state import KIND_NAMES, State


def zone(kind: str, seat: int, known: Sequence[str], size: int | None = None) -> Zone:
    """A zone before a seat, `hand.0`: the cards that the viewer knows, the rest of its `size` face down."""
    return {"id": f"{kind}.{seat}", "kind": kind, "seat": seat, "cards": cards_of(known, size)}


def pile(name: str, known: Sequence[str], size: int | None = None) -> Zone:
    """A pile of nobody's, in the same way."""
    return {"id": name, "kind": "pile", "seat": -1, "cards": cards_of(known, size)}


def cards_of(known: Sequence[str], size: int | None) -> list[str]:
    """The cards that the viewer knows, the rest of `size` face down."""
    cards = list(known)
    if size is not None and size > len(cards):
        cards += ["?"] * (size - len(cards))
    return cards


def framed(state: State, game: str, order: list[int], zones: list[Zone], gauges: list[Gauge]) -> dict[str, Any]:
    """A description: zones and gauges of the game, and around them who is asked what, which any state tells."""
    seats = range(int(state.seats))
    asked, open_ = int(state.asked()), int(state.open())
    return {
        "game": game,
        "seats": len(seats),
        "question": int(state.question()),
        "kind": KIND_NAMES[state.kind()],
        "prompt": state.prompt(),
        "asked": [seat for seat in seats if asked >> seat & 1],
        "open": [seat for seat in seats if open_ >> seat & 1],
        "out": [seat for seat in seats if state.is_out(seat)],
        "order": order,
        "zones": zones,
        "gauges": gauges,
    }
