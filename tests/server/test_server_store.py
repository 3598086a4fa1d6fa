"""The database: kept together or not at all, on the disk before it is told, one server to a file."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from ultimo.server.saved import SavedMatch, SavedPerson, SavedTable
from ultimo.server.store import BusyError, Store, StoreError, TakenError

pytestmark = pytest.mark.anyio

DAY = 86400.0


def table(code: str = "AAAAAA", **fields: object) -> SavedTable:
    saved = SavedTable(code, "pan", 4, {}, 1, 2, [SavedPerson(1, "hash", "Ann", 0)], [])
    for name, value in fields.items():
        setattr(saved, name, value)
    return saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def test_what_was_saved_is_there_after_closing_and_opening(path: Path) -> None:
    match = SavedMatch(msgspec.Raw(b'{"ultimo":1}'), b"secret", 5.0)
    store = Store(path)
    await store.save("AAAAAA", 1.0, table(phase="running", round=2), (2, match), [(2, 0, b"row 0")], new=True)
    await store.save("AAAAAA", 2.0, rows=[(2, 1, b"row 1")])
    store.close()
    store = Store(path)
    assert await store.table("AAAAAA") == table(phase="running", round=2)
    found = await store.match("AAAAAA", 2)
    assert found is not None
    assert (bytes(found[0].head), found[0].secret, found[0].started) == (b'{"ultimo":1}', b"secret", 5.0)
    assert found[1] == [b"row 0", b"row 1"]
    assert await store.running() == ["AAAAAA"]
    assert await store.match("AAAAAA", 1) is None
    assert await store.table("BBBBBB") is None
    store.close()


async def test_a_row_whose_number_is_taken_fails_for_its_own_caller_only(path: Path) -> None:
    store = Store(path)
    await store.save("AAAAAA", 1.0, table(), new=True)
    many = [store.save("AAAAAA", 1.0, rows=[(1, number % 40, str(number).encode())]) for number in range(60)]
    outcomes = await asyncio.gather(*many, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 40 + [TakenError] * 20
    found = await store._read("SELECT seq, data FROM answers ORDER BY seq", ())
    assert found == [(number, str(number).encode()) for number in range(40)]
    store.close()


async def test_what_belongs_together_is_kept_together_or_not_at_all(path: Path) -> None:
    store = Store(path)
    await store.save("AAAAAA", 1.0, table(), rows=[(1, 0, b"first")], new=True)
    with pytest.raises(TakenError):
        await store.save("AAAAAA", 2.0, table(phase="over"), rows=[(1, 0, b"second")])
    assert await store.table("AAAAAA") == table()
    with pytest.raises(TakenError):
        await store.save("AAAAAA", 2.0, table(), rows=[(1, 1, b"third")], new=True)
    assert await store._read("SELECT count(*) FROM answers", ()) == [(1,)]
    store.close()


async def test_what_was_told_as_kept_is_on_the_disk(path: Path) -> None:
    store = Store(path)
    await store.save("AAAAAA", 1.0, table(), new=True)
    assert await store._read("PRAGMA synchronous", ()) == [(2,)]
    assert await store._read("PRAGMA journal_mode", ()) == [("wal",)]
    reader = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    assert reader.execute("SELECT code FROM tables").fetchall() == [("AAAAAA",)]
    reader.close()
    store.close()


async def test_a_database_that_takes_no_writes_says_so_and_takes_them_again_later(path: Path) -> None:
    store = Store(path)
    await store.save("AAAAAA", 1.0, table(), new=True)
    store._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        await store.save("AAAAAA", 2.0, rows=[(1, 0, b"lost")])
    store._writer.execute("PRAGMA query_only = OFF")
    await store.save("AAAAAA", 2.0, rows=[(1, 0, b"kept")])
    assert await store._read("SELECT data FROM answers", ()) == [(b"kept",)]
    store.close()


async def test_two_servers_do_not_share_a_database(path: Path) -> None:
    store = Store(path)
    with pytest.raises(BusyError, match="another server is running"):
        Store(path)
    store.close()
    Store(path).close()


async def test_a_file_that_is_no_database_of_ours_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, today I played cards. " * 50)
    with pytest.raises(StoreError):
        Store(path)
    assert path.read_text().startswith("Dear diary")
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    with pytest.raises(StoreError, match="version 0"):
        Store(path)
    path.unlink()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreError, match="version 99"):
        Store(path)


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nowhere"):
        Store(tmp_path / "nowhere" / "tables.sqlite3")


async def test_old_tables_go_with_all_they_had_and_running_ones_stay(path: Path) -> None:
    store = Store(path)
    match = SavedMatch(msgspec.Raw(b"{}"), b"", 0.0)
    for code, changed, phase in (("OLD", 1.0, "over"), ("RUN", 1.0, "running"), ("NEW", 50.0, "before")):
        await store.save(code, changed, table(code, phase=phase), (1, match), [(1, 0, b"row")], new=True)
    await store.delete_older(50.0)
    for name in ("tables", "matches", "answers"):
        assert await store._read(f"SELECT code FROM {name} ORDER BY code", ()) == [("NEW",), ("RUN",)]
    store.close()
