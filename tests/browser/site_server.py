"""The server as people run it, in a process that can be killed."""

import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path

STARTS_WITHIN = 60.0


class SiteServer:
    """`python -m ultimo.server` on one database; after the first start it keeps its port."""

    def __init__(self, database: Path, *flags: str) -> None:
        self.database = database
        self.flags = flags or ("--fast",)
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.reader = threading.Thread()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it listens. Raises `RuntimeError` with what the server said instead."""
        command = [sys.executable, "-m", "ultimo.server", "--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            [*command, *self.flags], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        lines: queue.Queue[str] = queue.Queue()
        # The thread reads on to the end, so that the server is never held up by a full pipe.
        self.reader = threading.Thread(target=self._read, args=(self.process, lines), daemon=True)
        self.reader.start()
        first = lines.get(timeout=STARTS_WITHIN)
        if not first.startswith("http://"):
            raise RuntimeError(f"the server did not start: {first}")
        self.port = int(first.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.reader.join()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    @staticmethod
    def _read(process: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line.strip())
        lines.put("(nothing more)")
