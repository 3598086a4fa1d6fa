"""What README says can be done, done."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^\| `ultimo ([^`]+)` \|", README, re.MULTILINE)


def run(arguments: list[str], given: str = "", folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run the command with texts in English, as wide as README is."""
    return subprocess.run(
        [sys.executable, "-m", "ultimo", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        check=False,
    )


def test_the_picture_of_the_terminal_is_what_a_player_sees(tmp_path: Path) -> None:
    picture = README.split("$ ultimo play pan --seed last\n…\n", 1)[1].split("\n>\n```", 1)[0]
    moves = "play 3\nplay 2\nplay 2\nplay 1\n"
    shown = run(["play", "pan", "--seed", "last", "--record", "match.jsonl"], moves, tmp_path)
    assert picture in "\n".join(line.rstrip() for line in shown.stdout.splitlines())


def test_the_lines_of_python_run() -> None:
    code = README.split("```python\n", 1)[1].split("```", 1)[0]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "play " in done.stdout


@pytest.mark.parametrize("command", SHOWN)
def test_every_command_of_the_table_works(command: str, tmp_path: Path) -> None:
    arguments = shlex.split(command.replace("1000000", "200"))
    if arguments[0] in (
        "serve",
        "bench",
    ):  # which run until told to stop, and for minutes; they have tests of their own
        arguments = [arguments[0], "--help"]
    if "FILE" in arguments:
        run(["transcript", "pan", "--seed", "7", "--out", "FILE"], folder=tmp_path)
    if arguments[0] == "play":
        arguments += ["--record", "match.jsonl"]
    done = run(arguments, "quit\n", tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_table_shows_every_command() -> None:
    listed = re.findall(r"^  ([a-z]+)  ", run(["--help"]).stdout.split("Commands:", 1)[1], re.MULTILINE)
    assert {command.split()[0] for command in SHOWN} == set(listed)


def test_links_and_pictures_of_the_documents_are_there() -> None:
    for document in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
