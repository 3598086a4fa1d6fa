"""A place of its own for every test of the command."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder of its own for every test, and English at eighty columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
