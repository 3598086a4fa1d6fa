"""The rest of point 3: the same inputs give the same outputs in another process, compiled and not, now and later."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conformance import cases
from digests import FILE, GAMES, digests, plays
from ultimo.build_info import is_compiled

TESTS = Path(__file__).parent
PINNED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.skipif(not is_compiled(), reason="both processes would run the sources; the compiled run shows it")
@pytest.mark.parametrize("name", GAMES)
def test_another_process_gets_the_same_from_the_uncompiled_sources(name: str) -> None:
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"}
    command = [sys.executable, str(TESTS / "digests.py"), name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == digests(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_matches_go_as_they_went_when_the_revision_was_made(name: str) -> None:
    game = GAMES[name]
    found = {f"{case.preset}-{case.seats}": plays(case) for case in cases(game)}
    assert {"revision": game.revision, "plays": found} == PINNED[name], (
        f"matches of {name} go differently now: if an old record would too, raise the game's revision; "
        "then pin them anew: python tests/digests.py --pin"
    )
