"""Matches from fixed seeds, each boiled down to a few letters: what another process, or another build, must get too.

`python tests/digests.py pan` writes the digests of a game as JSON; `python tests/digests.py --pin` writes how the
matches of all games go into `digests.json`.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from conformance import cases
from toy import MAGPIES
from ultimo.games import SHELF
from ultimo.table.game import Game
from ultimo.table.state import DRAW, OVER
from walking import Case, last_step, seats_of, told, viewers, walk

FILE: Final = Path(__file__).parent / "digests.json"
GAMES: Final[dict[str, Game]] = {**SHELF, MAGPIES.id: MAGPIES}
MATCHES: Final = 2
MOST_SEEN: Final = 100
"""Of a match, about so many states are seen with everybody's eyes, evenly spread over it."""


def plays(case: Case) -> str:
    """How matches go: who may do what, what is done and drawn, how they end. An old record hangs on this."""
    return boiled_down(line for seed in range(MATCHES) for line in played(case, seed))


def played(case: Case, seed: int) -> Iterator[object]:
    """One match, state by state, in texts alone."""
    for spot in walk(case, seed):
        state, step = spot.state, last_step(spot)
        yield case.text(step) if step else ""
        yield int(state.question()), int(state.kind()), int(state.asked())
        yield [[case.game.write(move) for move in state.legal(seat)] for seat in seats_of(state.open())]
        if state.kind() == DRAW:
            yield state.draw_name(), [(case.game.write_outcome(outcome), weight) for outcome, weight in state.chances()]
        if state.kind() == OVER:
            yield repr(state.standings())


def sights(case: Case) -> str:
    """What everybody sees and is told on the way, and how states are kept."""
    return boiled_down(line for seed in range(MATCHES) for line in seen(case, seed))


def seen(case: Case, seed: int) -> Iterator[object]:
    """One match, as everybody sees it."""
    every = 1 + sum(1 for _ in walk(case, seed)) // MOST_SEEN
    before = case.start()
    for number, spot in enumerate(walk(case, seed)):
        data = spot.state.to_bytes()
        yield spot.state.key().hex(), data.hex()
        if number % every == 0 or spot.state.kind() == OVER:
            step = last_step(spot)
            events = case.after(before, step)[1] if step else []
            for viewer in viewers(spot.state):
                view = spot.state.veil(viewer)
                yield view.key().hex(), view.describe(), repr(told(events, viewer))
        before.from_bytes(data)


def boiled_down(lines: Iterator[object]) -> str:
    """Sixteen letters that depend on every line."""
    found = hashlib.sha256()
    for line in lines:
        found.update(json.dumps(line).encode() + b"\n")
    return found.hexdigest()[:16]


def digests(game: Game) -> dict[str, dict[str, str]]:
    """Both digests of a game, for every preset and number of seats."""
    return {f"{case.preset}-{case.seats}": {"plays": plays(case), "sights": sights(case)} for case in cases(game)}


def pins() -> dict[str, Any]:
    """What `digests.json` should hold: for each game its revision, and how its matches go."""
    found: dict[str, Any] = {}
    for name, game in GAMES.items():
        matches = {f"{case.preset}-{case.seats}": plays(case) for case in cases(game)}
        found[name] = {"revision": game.revision, "plays": matches}
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["--pin"]:
        FILE.write_text(json.dumps(pins(), indent=2) + "\n", encoding="utf-8")
    else:
        sys.stdout.write(json.dumps(digests(GAMES[sys.argv[1]])))
