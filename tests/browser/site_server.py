"""The server as people run it, in a process that can be killed."""

import json
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

STARTS_WITHIN = 60.0
NOTHING_MORE = "(nothing more)"
PROGRAM = Path(__file__).parent / "staged_server.py"


def hands(*held: str) -> dict[str, str]:
    """The draws that deal these hands, from the first seat on: `hands("6543", "1222")`."""
    return {f"deal.{seat}.{number}": card for seat, cards in enumerate(held) for number, card in enumerate(cards, 1)}


STAGED = {
    **hands("6662", "5555", "4444", "3333"),
    "gun.*.flip.1": "clic",
    "gun.*.flip.2": "clic",
}
"""The second seat wins the trick in which the first plays the 2, the first seat all others, so it is first at the gun,
which never kills before the third shot, and there is something to steal."""


class SiteServer:
    """One server on one database; after the first start it keeps its port."""

    def __init__(
        self, database: Path, draws: Mapping[str, str] | None = None, seed: str = "", toy: bool = False
    ) -> None:
        self.database = database
        self.flags = ["--draws", json.dumps(draws or {}), "--seed", seed, *(["--toy"] if toy else [])]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.reader = threading.Thread()
        self.lines: queue.Queue[str] = queue.Queue()
        self.words = ""
        self.starts = 0

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it listens. Raises `RuntimeError` with what the server said instead."""
        command = [sys.executable, str(PROGRAM), "--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            [*command, *self.flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.lines = queue.Queue()
        # The thread reads on to the end, so that the server is never held up by a full pipe.
        self.reader = threading.Thread(target=self._read, args=(self.process, self.lines), daemon=True)
        self.reader.start()
        first = self.lines.get(timeout=STARTS_WITHIN)
        if not first.startswith("http://"):
            self.reader.join()
            raise RuntimeError("\n".join(["the server did not start:", first, *self.lines.queue]))
        self.port = int(first.rsplit(":", 1)[1])
        self.starts += 1
        if self.words:
            self.begin(self.words)

    def begin(self, words: str) -> None:
        """From here on chance is what it always is after these words, and after each new start."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.words = words
        self.process.stdin.write(f"{words}, start {self.starts}\n")
        self.process.stdin.flush()
        while (line := self.lines.get(timeout=STARTS_WITHIN)) != "begun":  # what it logs comes here, too
            assert line != NOTHING_MORE, "the server has ended"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.close()  # or its listening thread would be cut off in the midst of reading
            self.process.send_signal(how)
            self.process.wait()
            self.reader.join()
            self.process.stdout.close()
            self.process = None

    @staticmethod
    def _read(process: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line.strip())
        lines.put(NOTHING_MORE)
