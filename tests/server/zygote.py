"""Starts servers that a test can kill: `python zygote.py DATABASE`. It has read all modules, so a start is a fork.

For a line `start` on standard input it forks a server, as `ultimo serve` runs it but with bots that answer at once,
which writes its process number and address on a line; for a line `bury` it waits until that server is dead.
"""

import os
import sys
from functools import partial
from pathlib import Path

from ultimo.server.desk import Desk
from ultimo.server.main import Listening, serve
from ultimo.server.settings import Limits, Times


def run(database: Path) -> None:
    """Serve until killed."""
    desk = partial(Desk, times=Times(bot_least=0.0, bot_most=0.001), limits=Limits(frames_at_once=1e6))
    serve("127.0.0.1", 0, database, announce=tell, make_desk=desk)


def tell(listening: Listening) -> None:
    """Pass on the address."""
    sys.stdout.write(f"{os.getpid()} {listening.local}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    for line in sys.stdin:
        if line == "bury\n":
            os.wait()
            sys.stdout.write("buried\n")
            sys.stdout.flush()
        elif os.fork() == 0:
            sys.stdin.close()
            run(Path(sys.argv[1]))
            os._exit(0)
