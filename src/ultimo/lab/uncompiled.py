"""Measures playouts on the sources as they are, whatever is compiled, in a process of its own.

    python -P uncompiled.py GAME SEED SEATS SECONDS MATCHES

Writes a JSON object: `rate`, moves a second over about SECONDS; `moves` and `checksum` of the first MATCHES matches.
"""

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def sources(folder: str) -> FileFinder:
    """Finds modules in the folders of Ultimo as sources only; Python would prefer what is compiled beside them."""
    if not Path(folder).is_relative_to(PACKAGE):
        raise ImportError(f"{folder} is not of Ultimo")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def main(game: str, seed: str, seats: int, seconds: float, matches: int) -> None:
    """Measure, and write what was found."""
    from ultimo.build_info import is_compiled
    from ultimo.games import find
    from ultimo.lab import loops
    from ultimo.lab.meter import meter
    from ultimo.table.dice import Random

    if is_compiled():
        raise SystemExit("the compiled modules were imported")
    start = find(game).start(seats=seats)
    moves, checksum = loops.checksum(start, Random(seed), matches)
    dice = Random(seed)
    rate = meter(lambda count: int(loops.playouts(start, dice, count)))(seconds)
    json.dump({"rate": rate, "moves": moves, "checksum": checksum}, sys.stdout)


if __name__ == "__main__":
    sys.path_hooks.insert(0, sources)
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]))
