"""Answers that wait at a table while it keeps another one: kept together, shown as one picture, each for itself."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from house import Frame, Held, House, Page, hands, open_house

pytestmark = pytest.mark.anyio

FOUR = hands("6543", "6421", "5531", "6222")


async def four(house: House) -> list[Page]:
    """Four people before the first trick, and somebody who looks on."""
    pages = await house.party("Ann", "Ben", "Cid", "Dan")
    watcher = house.page(pages[0].code)
    await watcher.open()
    await pages[0].start()
    for page in (*pages, watcher):
        await page.catch_up()
    return [*pages, watcher]


async def another(page: Page) -> Page:
    """The same seat on another page."""
    other = page.house.page(page.code, page.token)
    await other.open()
    await page.catch_up()
    return other


async def say(held: Held, said: Sequence[tuple[Page, str]]) -> None:
    """Answer one after the other; the first is being kept while all others wait. Each answer has its place as tag."""
    for place, (page, move) in enumerate(said):
        await page.say("answer", question=page.question, move=move, tag=place)
        await held.waiting(page, place)


def kinds(frames: list[Frame]) -> list[str]:
    return [frame["type"] for frame in frames]


def happened(frames: list[Frame], verb: str) -> list[list[int]]:
    """Who did this, frame by frame."""
    return [[event["seat"] for event in frame["events"] if event["verb"] == verb] for frame in frames]


async def test_answers_that_wait_together_are_one_commit_and_one_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, outcomes=FOUR) as house:
        ann, ben, cid, dan, watcher = await four(house)
        held = Held(house, monkeypatch)
        await say(held, [(ann, "play 4"), (ben, "play 2"), (cid, "play 3"), (dan, "play 6")])
        held.let_through()
        frames = await watcher.catch_up()
        assert held.rows == [1, 3]
        assert kinds(frames) == ["news", "news"]
        assert frames[0]["view"]["asked"] == [1, 2, 3]
        assert happened(frames, "chosen") == [[0], [1, 2, 3]]
        assert happened(frames, "reveal") == [[], [0, 1, 2, 3]]
        for page in (ann, ben, cid, dan):
            assert kinds(await page.catch_up()) == ["news", "news"]
            assert page.question == watcher.question
        hand = ben.zone("hand.1")
        await house.restart()
        await ben.open()
        assert (ben.zone("hand.1"), ben.question) == (hand, watcher.question)


async def test_of_answers_that_wait_together_each_counts_or_is_refused_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, outcomes=FOUR) as house:
        ann, ben, cid, dan, watcher = await four(house)
        second = {page: await another(page) for page in (ann, ben, cid)}
        await watcher.catch_up()
        held = Held(house, monkeypatch)
        question = ann.question
        # Ben thinks better of it, Cid has no 6 and plays another card, which is the last to come: Ann changes too late.
        said = [(ann, "play 4"), (ben, "play 6"), (second[ben], "play 2"), (cid, "play 6"), (dan, "play 6")]
        await say(held, [*said, (second[cid], "play 5"), (second[ann], "play 3")])
        held.let_through()
        frames = await watcher.catch_up()
        assert held.rows == [1, 4]
        assert happened(frames, "chosen") == [[0], [1, 3, 2]]
        shown = [(event["seat"], event["cards"]) for event in frames[1]["events"] if event["verb"] == "reveal"]
        assert shown == [(0, ["4"]), (1, ["2"]), (2, ["5"]), (3, ["6"])]
        # Whoever is refused has seen before what the refusal hangs on.
        illegal = (await cid.catch_up())[-1]
        assert (illegal["type"], illegal["tag"], illegal["why"]) == ("refused", 3, "illegal")
        *_, news, late = await second[ann].catch_up()
        assert news["view"]["question"] == question + 1
        assert (late["tag"], late["why"], late["facts"]) == (6, "late", {"question": question, "now": question + 1})
        assert "refused" not in kinds([*await ben.catch_up(), *await second[ben].catch_up(), *await ann.catch_up()])


async def test_answers_that_cannot_be_kept_together_are_all_refused_and_nobody_sees_anything_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path, outcomes=FOUR) as house:
        ann, ben, cid, dan, watcher = await four(house)
        second = await another(ben)
        held = Held(house, monkeypatch)
        said = [(ann, "play 4"), (ben, "play 5"), (second, "play 2"), (cid, "play 6"), (dan, "play 6")]
        for page in (ann, cid, dan, watcher):
            await page.catch_up()
        await say(held, said)
        held.broken = True
        held.let_through()
        refusals = [(await page.catch_up())[0] for page, _ in said]
        # Ben has no 5, whether anything is kept or not; that Cid has no 6 hangs on what was to be kept before.
        assert [refusal["rule"] for refusal in refusals] == ["server.failed", "pan.choose", *["server.failed"] * 3]
        assert [refusal["tag"] for refusal in refusals] == [0, 1, 2, 3, 4]
        assert await watcher.catch_up() == []
        assert len(caplog.records) == 2
        held.broken = False
        await cid.answer("play 5")
        assert happened(await watcher.catch_up(), "chosen") == [[2]]
