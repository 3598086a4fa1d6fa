"""`bench/server_load.py` measures what it says; how fast anything is, no test asks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="it reads memory and processor time from /proc"),
]

LOAD = Path(__file__).parents[2] / "bench" / "server_load.py"
BRIEF = ("--seconds", "0.3", "--warm", "0.1", "--repeats", "2", "--think", "0.05")


def test_the_load_is_played_and_measured_at_both_paces_and_a_peer_that_is_not_there_is_left_out_with_a_word(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, str(LOAD), *BRIEF, "--matches", "2", "--json", "--peer", str(tmp_path / "peer")],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["not measured"] == ["boardgame.io: there is no Node here"]
    assert [(one["server"], one["matches"], one["pace"]) for one in found["figures"]] == [
        ("ultimo", 2, "full"),
        ("ultimo", 2, "human"),
    ]
    for one in found["figures"]:
        for spread in ("moves", "p50", "p99", "p999"):
            least, middle, most = one[spread]
            # On a busy machine a stretch this short may hold no move.
            assert 0 <= least <= middle <= most
            assert most > 0
        assert one["p50"][1] <= one["p99"][1] <= one["p999"][1]


def test_more_matches_than_the_system_has_files_for_are_left_out_with_a_word() -> None:
    done = subprocess.run([sys.executable, str(LOAD), *BRIEF, "--matches", "1000000"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "1000000 matches: the system allows too few open files" in done.stdout
