"""`ultimo serve` as people start it: where it says that it is, how it stops, what it refuses."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ultimo.cli import main


def start(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "ultimo", "serve", "--host", "127.0.0.1", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminate"])
def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    with start("--port", "0", "--database", str(tmp_path / "tables.sqlite3"), "--lang", "fr") as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Les tables sont ouvertes")
        address = line.split()[-1]
        assert httpx.get(f"{address}/api/host").status_code == 200
        while "Ctrl-C" not in line:  # the last line, which says how to stop
            line = server.stdout.readline()
            assert line
        server.send_signal(how)
        _, err = server.communicate()
    assert err == ""
    assert server.returncode in (0, -how)


def test_serve_refuses_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        given = ["serve", "--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "tables.sqlite3")]
        assert main(given) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_serve_refuses_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear table, " * 200, encoding="utf-8")
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(other)]) == 2
    assert str(other) in capsys.readouterr().err
    assert other.read_text(encoding="utf-8").startswith("Dear table")


@pytest.mark.parametrize("port", ["-1", "65536", "door"])
def test_serve_refuses_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert "0 to 65535" in capsys.readouterr().err
