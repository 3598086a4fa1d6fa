"""Tables come into memory when somebody wants them and leave it when nobody does; the database is the truth."""

from pathlib import Path

import msgspec
import pytest

from house import House, hands, open_house, play_on
from ultimo.server.sockets import BROKEN
from ultimo.server.store import StoreError
from ultimo.server.tables import LiveTable

pytestmark = pytest.mark.anyio


async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.do("setup", preset="faq")
    await ann.close()
    await house.pass_time(house.times.idle * 2)
    assert ann.code in house.hub.tables, "Ben still looks at it"
    await ben.close()
    await house.pass_time(house.times.idle - 1)
    assert ann.code in house.hub.tables
    await house.pass_time(2)
    assert house.hub.tables == {}
    picture = await ann.open()
    assert (picture["you"], picture["info"]["preset"]) == (0, "faq")
    assert [person["name"] for person in picture["people"]] == ["Ann", "Ben"]


async def test_a_running_match_stays_in_memory_to_its_end_and_then_leaves(house: House) -> None:
    (ann,) = await house.party("Ann", seats=6)
    await ann.start()
    await ann.close()
    await house.pass_time(house.times.idle * 3)
    assert house.hub.tables == {}
    picture = await ann.open()
    assert picture["phase"] == "over"
    assert len(picture["events"]) > 20


async def test_a_restart_takes_running_matches_into_memory_and_no_others(house: House) -> None:
    waiting = await house.make(name="Ann")
    running = await house.make(name="Ann", now=True)
    await house.restart()
    assert list(house.hub.tables) == [running.code]
    assert (await waiting.open())["phase"] == "before"


async def test_a_match_that_ends_with_the_last_choice_looks_the_same_after_a_restart(tmp_path: Path) -> None:
    """Option pan.entry: only Ann has won cards, so there is no second stage and nobody is asked anything any more."""
    async with open_house(tmp_path, outcomes=hands("6543", "5432", "4321")) as house:
        ann, ben, cid = await house.party("Ann", "Ben", "Cid")
        await ann.do("setup", set={"entry": "winners"})
        await ann.start()
        for cards in ("654", "543", "432", "321"):
            for page, card in zip((ann, ben, cid), cards, strict=True):
                await page.answer(f"play {card}")
        for page in (ann, ben, cid):
            await page.catch_up()
            assert (page.phase, page.picture["chosen"]) == ("over", "")
        before = ann.picture
        await house.restart()
        after = await ann.open()
        for shown in ("phase", "view", "moves", "ending", "chosen"):
            assert after[shown] == before[shown]


async def test_many_pages_that_come_at_once_share_one_table(house: House) -> None:
    ann = await house.make(name="Ann")
    await house.restart()
    pages = [house.page(ann.code) for _ in range(8)]
    for page in pages:
        await page.connect()
    for page in pages:
        await page.say("hello")
    for page in pages:
        await page.hear("table")
    assert len(house.table(ann.code).pages) == 8


async def test_tables_untouched_for_30_days_are_deleted_and_watched_ones_are_not(house: House) -> None:
    ann = await house.make(name="Ann")
    ben = await house.make(name="Ben")
    await ben.open()
    await house.pass_time(31 * 86400.0)
    assert (await house.get(f"/api/tables/{ann.code}")).status_code == 404
    assert (await house.get(f"/api/tables/{ben.code}")).status_code == 200
    await ann.connect()
    await ann.say("hello", token=ann.token)
    assert (await ann.hear("closed"))["why"] == "gone"


# When something breaks


async def test_an_answer_that_cannot_be_kept_is_refused_and_nothing_of_it_is_shown(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.catch_up()
    house.store._writer.execute("PRAGMA query_only = ON")
    refused = await ann.refusal("answer", question=1, move=ann.moves()[0], tag=5)
    assert (refused["rule"], refused["tag"]) == ("server.failed", 5)
    assert await ben.catch_up() == []
    house.store._writer.execute("PRAGMA query_only = OFF")
    await ann.answer()
    assert ann.picture["chosen"]
    assert len(await ben.catch_up()) == 1


async def test_bots_try_again_when_the_database_takes_writes_again(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()
    house.store._writer.execute("PRAGMA query_only = ON")
    await house.pass_time(3.0)
    house.store._writer.execute("PRAGMA query_only = OFF")
    await ann.catch_up()
    assert ann.picture["view"]["asked"] == [0, 1]
    await house.pass_time(6.0)
    await ann.catch_up()
    assert ann.picture["view"]["asked"] == [0]


async def test_a_row_that_another_server_has_written_first_wins_and_everybody_sees_it(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.catch_up()
    other = LiveTable(
        house.hub.desk, house.table(ann.code).saved, house.table(ann.code).playing, forget=lambda table: None
    )
    await other.settled()
    row = house.table(ann.code).playing
    assert row is not None
    step = row.answer(1, 1, ben.moves()[-1], house.clock.now())
    await house.store.save(ann.code, house.clock.now(), rows=[(1, row.next_row(), msgspec.json.encode(step.row))])
    await ann.say("answer", question=1, move=ann.moves()[0], tag=9)
    frames = await ann.catch_up()
    assert [frame["type"] for frame in frames] == ["refused", "table"]
    assert (frames[0]["why"], frames[0]["tag"]) == ("late", 9)
    assert frames[1]["view"]["asked"] == [0]
    await ben.catch_up()
    assert ben.picture["chosen"] == ben.moves()[-1]
    await ann.answer()
    assert ann.question == 2
    await other.stop()


async def test_a_fault_in_one_table_is_refused_repaired_and_seen_by_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await house.party("Ann", "Ben")
    (cid,) = await house.party("Cid", seats=2)
    await ann.start()
    await cid.start()
    playing = house.table(ann.code).playing
    assert playing is not None

    def broken(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(playing.match, "ahead", broken)
    await ann.say("answer", question=1, move=ann.moves()[0])
    frames = await ann.catch_up()
    assert [frame["type"] for frame in frames] == ["refused", "table"]
    assert frames[0]["rule"] == "server.failed"
    assert "a fault" in caplog.text
    await ann.answer()
    await ben.answer()
    assert ben.question == 2
    await play_on([cid])
    assert cid.phase == "over"


async def test_a_table_whose_rows_do_not_fit_is_as_good_as_gone_and_the_server_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await house.party("Ann", seats=2)
        await ann.start()
        (ben,) = await house.party("Ben", seats=2)
        await ben.start()
        house.store._writer.execute("UPDATE answers SET data = '{\"draws\":[]}' WHERE code = ?", (ann.code,))
        await house.restart()
        assert list(house.hub.tables) == [ben.code]
        assert "cannot be read" in caplog.text
        assert (await house.get(f"/api/tables/{ann.code}")).status_code == 404
        assert (await ben.open())["phase"] == "running"


async def test_reading_a_database_that_cannot_be_read_is_an_error_and_no_empty_answer(house: House) -> None:
    house.store._reader.close()
    with pytest.raises(StoreError):
        await house.store.table("AAAAAA")
    answer = await house.get("/api/tables/AAAAAA")
    assert (answer.status_code, answer.json()["rule"]) == (503, "server.failed")
    page = house.page("AAAAAA")
    await page.connect()
    await page.say("hello")
    assert (await page.hear("refused"))["rule"] == "server.failed"


async def test_a_table_that_cannot_be_repaired_is_given_up_and_comes_back_when_it_can(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()

    def broken(*_: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr("ultimo.server.tables.load_match", broken)
        patch.setattr(house.table(ann.code), "_show", broken)
        await ann.say("answer", question=1, move=ann.moves()[0])
        assert await ann.closed() == BROKEN
    assert "given up" in caplog.text
    assert (await ann.open())["chosen"] == ann.moves()[0]


async def test_a_bot_that_fails_is_tried_again_now_and_then_and_holds_up_nobody_else(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=3)
    tried: list[str] = []

    def no_bot(name: str, _: object) -> None:
        tried.append(name)
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr("ultimo.server.sitting.make_bot", no_bot)
        await ann.start()
        await ann.answer()
        await house.pass_time(13.0)
        assert tried == ["greedy"] * 3, "after 1, 7 and 13 seconds: a second for the bot, five for the fault"
        await ben.answer()
        await ann.catch_up()
        assert ann.picture["view"]["asked"] == [2]
    await house.pass_time(6.0)
    await ann.catch_up()
    assert ann.question == 2
    assert "a fault" in caplog.text


async def test_a_page_that_went_while_nothing_could_be_written_is_missed_later(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    house.store._writer.execute("PRAGMA query_only = ON")
    await ben.close()
    house.store._writer.execute("PRAGMA query_only = OFF")
    await ann.catch_up()
    assert not ann.person(1)["away"]
    await house.pass_time(5.0)
    await ann.catch_up()
    assert ann.person(1)["away"]


async def test_tables_long_untouched_are_deleted_at_a_start_too(house: House) -> None:
    ann = await house.make(name="Ann")
    await house.restart(away=31 * 86400.0)
    assert (await house.get(f"/api/tables/{ann.code}")).status_code == 404
