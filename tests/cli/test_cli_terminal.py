"""The command at a terminal, and at those that can do less."""

import io
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len
from seated import read, ultimo

if sys.platform != "win32":
    import pty
    import termios

    PROMPT = "\r\n> "
    TAKE_TERMINAL = (
        "import fcntl, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        "signal.signal(signal.SIGINT, signal.default_int_handler); from ultimo.cli import main; sys.exit(main())"
    )
    """A process that makes its input the terminal whose Ctrl-C it gets, then is the command.

    It listens to Ctrl-C as whatever is started at a terminal does: tests that run in the background of a script are
    deaf to it, and would make the command deaf too.
    """

    PATIENCE = 5.0
    """Seconds without any sign after which a key is pressed again."""

    class Terminal:
        """A terminal with the command in it."""

        def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
            self.main, inside = pty.openpty()
            termios.tcsetwinsize(inside, (rows, columns))
            environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            self.process = subprocess.Popen(
                [sys.executable, "-c", TAKE_TERMINAL, *arguments],
                stdin=inside,
                stdout=inside,
                stderr=inside,
                start_new_session=True,
                env={**environment, "TERM": "xterm-256color"},
            )
            os.close(inside)
            self.shown = ""
            self.read = 0

        def wait_for(self, *texts: str) -> str:
            """Read until one of the texts has come, and return it. Fails when the command ends before."""
            while True:
                for text in texts:
                    found = self.shown.find(text, self.read)
                    if found >= 0:
                        self.read = found + len(text)
                        return text
                assert self.more(), f"the command ended without {texts}: {self.shown}"

        def more(self) -> bool:
            """Read what comes next; False when the command has ended."""
            try:
                piece = os.read(self.main, 65536)
            except OSError:  # how Linux says that the other end is closed
                return False
            self.shown += piece.decode(errors="replace")
            return bool(piece)

        def type(self, keys: str) -> None:
            os.write(self.main, keys.encode())

        def interrupt(self) -> None:
            """Press Ctrl-C until it is heard.

            Python's readline misses a signal that comes just after it has shown the prompt and before it waits for a
            key; a person presses again.
            """
            while True:
                self.type("\x03")
                if select.select([self.main], [], [], PATIENCE)[0]:
                    return

        def finish(self) -> int:
            """Read to the end; return the exit code."""
            while self.more():
                pass
            os.close(self.main)
            return self.process.wait()

    @contextmanager
    def terminal(*arguments: str, columns: int = 80) -> Iterator[Terminal]:
        found = Terminal(*arguments, columns=columns)
        try:
            yield found
        finally:
            if found.process.poll() is None:
                found.process.kill()
                found.process.wait()

    def test_ctrl_c_leaves_the_record_and_the_match_goes_on_to_its_end(tmp_path: Path) -> None:
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl") as table:
            table.wait_for(PROMPT)
            table.type("3\r")
            table.wait_for("takes all 4 cards")
            table.wait_for(PROMPT)
            table.interrupt()
            assert table.finish() == 1
            assert f"Go on with: ultimo play --resume {tmp_path}/match.jsonl" in table.shown
            assert "Traceback" not in table.shown
        kept = read("match.jsonl")
        assert [row.move for row in kept.rows if row.seat == 0] == ["play 3"]
        with terminal("play", "--resume", "match.jsonl") as table:
            table.wait_for(PROMPT)
            for answer in ("5", "6", "6"):
                table.type(f"{answer}\r")
                table.wait_for(PROMPT)
            table.type("1\r")
            while table.wait_for(PROMPT, "--seed 3") == PROMPT:
                table.type("1\r")
            assert table.finish() == 0
        assert read("match.jsonl").end is not None

    def test_end_of_input_at_a_terminal_leaves_the_record_too() -> None:
        with terminal("play", "pan", "--record", "match.jsonl") as table:
            table.wait_for(PROMPT)
            table.type("\x04")
            assert table.finish() == 1
            assert "Go on with: ultimo play --resume" in table.shown
        assert read("match.jsonl").end is None

    def test_a_terminal_has_colours_and_a_narrow_one_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("NO_COLOR", raising=False)
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl", columns=40) as table:
            table.wait_for(PROMPT)
            table.type("quit\r")
            assert table.finish() == 0
        assert "\x1b[" in table.shown
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", table.shown).replace("\r", "")
        lines = [line for line in plain.splitlines() if "--resume" not in line]
        assert max(cell_len(line) for line in lines) < 40
        assert "[6]" not in plain

    def test_no_color_is_obeyed_and_cards_get_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("NO_COLOR", "1")
        with terminal("play", "pan", "--seed", "3", "--record", "match.jsonl", columns=40) as table:
            table.wait_for(PROMPT)
            table.type("quit\r")
            table.finish()
        assert "[6]" in table.shown
        assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])[0-9;]*m", table.shown)


def test_a_terminal_that_knows_only_ascii_gets_a_match_all_the_same(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "ultimo", "play", "pan", "--lang", "fr", "--record", "match.jsonl"],
        input="aide\nquitter\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert said.returncode == 0
    assert said.stdout.isascii()
    assert "[" in said.stdout
    assert "> 0 Toi" in said.stdout


def test_without_any_input_the_match_is_kept(tmp_path: Path) -> None:
    line = f"{sys.executable} -m ultimo play pan --record match.jsonl <&-"
    said = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (1, "")
    assert read("match.jsonl").end is None


def test_a_player_at_a_pipe_is_shown_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert "\n> why\n" in ultimo(monkeypatch, "play", "pan", typed=("why",)).out
