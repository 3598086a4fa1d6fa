"""A server for development: `python -m ultimo.server [--port N] [--host H] [--database FILE] [--page FOLDER] [--fast]`.

Without `--database` it keeps its tables in a file that goes away with it. `--fast` lets bots answer at once. It takes
more from one address than people need, since tests and measurements are quicker. `ultimo serve` is the command for
people.
"""

import argparse
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from ultimo.server.desk import Desk
from ultimo.server.main import ListenError, serve
from ultimo.server.settings import Limits, Times
from ultimo.server.store import StoreError

LIMITS: Final = Limits(frames_a_second=1000.0, frames_at_once=10_000.0, tables_at_once=10_000.0)


def main() -> None:
    """Read the flags and serve."""
    parser = argparse.ArgumentParser(prog="python -m ultimo.server", description="An Ultimo server for development.")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--database", type=Path, help="a file; without it the tables go away with the server")
    parser.add_argument("--page", type=Path, help="the folder of the built page")
    parser.add_argument("--fast", action="store_true", help="bots answer at once")
    given = parser.parse_args()
    times = Times(bot_least=0.0, bot_most=0.0) if given.fast else Times()
    desk = partial(Desk, times=times, limits=LIMITS)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or Path(folder) / "tables.sqlite3"
        try:
            serve(given.host, given.port, database, page=given.page, make_desk=desk)
        except (ListenError, StoreError) as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
