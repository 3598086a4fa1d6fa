"""What a seat cannot know never reaches it: two worlds that differ only there send it the same bytes."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from house import House, Page, hands, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Fidget = Callable[[Page], Awaitable[None]]


async def calm(page: Page) -> None:
    """Nothing beside the answer."""


async def fidget(page: Page) -> None:
    """Everything that others cannot see: refused moves, other choices first, a link asked for, pings, noise."""
    for move in ("play 1", "play 2", "play 5", "flip", "fold"):
        await page.do("answer", question=page.question, move=move, tag=1) if move not in page.moves() else None
    await page.do("answer", question=page.question + 1, move="flip")
    await page.do("move-seat")
    await page.send("{")
    await page.do("start")
    if page.picture["view"]["prompt"] == "choose":
        for move in page.moves():
            await page.do("answer", question=page.question, move=move)


async def seen(
    folder: Path, names: list[str], seats: int, seed: str, ann_does: Fidget, deal: dict[str, str] | None = None
) -> list[list[str]]:
    """Every byte that all but Ann are sent in a whole match of people and bots; Ann plays the same in the end."""
    folder.mkdir()
    choice = random.Random(seed)
    async with open_house(folder, seed=seed, outcomes=deal) as house:
        pages = await house.party(*names, seats=seats)
        ann = pages[0]
        watcher = house.page(ann.code)
        await watcher.open()
        for seat in range(len(names), seats):
            await ann.do("bot", seat=seat, bot="random")
        await ann.start()
        while True:
            for page in [*pages, watcher]:
                await page.catch_up()
            if ann.phase == "over":
                return [page.raw for page in [*pages[1:], watcher]]
            asked = [page for page in pages if page.is_asked()]
            if not asked:
                await house.pass_time(house.times.bot_most)
                continue
            move = choice.choice(asked[0].moves())
            if asked[0] is ann:
                await ann_does(ann)
            await asked[0].answer(move)


@pytest.mark.parametrize(
    ("names", "seats", "seed"),
    [
        (["Ann", "Ben"], 2, "one"),
        (["Ann", "Ben"], 4, "two"),
        (["Ann", "Ben"], 6, "three"),
        (["Ann", "Ben", "Cid"], 5, "four"),
    ],
)
async def test_a_whole_match_looks_the_same_to_others_whatever_somebody_tried_and_thought_better_of(
    tmp_path: Path, names: list[str], seats: int, seed: str
) -> None:
    one = await seen(tmp_path / "calm", names, seats, seed, calm)
    other = await seen(tmp_path / "fidgety", names, seats, seed, fidget)
    assert one == other
    assert all(len(frames) > 10 for frames in one)


async def test_a_whole_match_looks_the_same_to_others_in_whatever_order_somebody_was_dealt_the_same_cards(
    tmp_path: Path,
) -> None:
    one = await seen(tmp_path / "one", ["Ann", "Ben"], 3, "deal", calm, hands("6543", "6541", "2213"))
    other = await seen(tmp_path / "other", ["Ann", "Ben"], 3, "deal", calm, hands("3456", "6541", "3122"))
    assert one == other


async def frames_of_ben(folder: Path, deal: dict[str, str], plays: list[str]) -> tuple[list[str], House]:
    folder.mkdir()
    async with open_house(folder, outcomes=deal) as house:
        ann, ben = await house.party("Ann", "Ben", seats=2)
        watcher = house.page(ann.code)
        await watcher.open()
        await ann.start()
        for card in plays:
            await ann.answer(f"play {card}")
            await ben.answer()
        await ann.answer()
        refused = [
            await ben.refusal("answer", question=ben.question, move=move) for move in ("play 6", "play 7", "flip")
        ]
        assert [frame["why"] for frame in refused] == ["illegal", "unreadable", "illegal"]
        await watcher.catch_up()
        return [*ben.raw, *watcher.raw], house


async def test_another_card_in_a_hand_shows_nowhere_before_it_is_turned_up_not_in_refusals_either(
    tmp_path: Path,
) -> None:
    phantom = {"phantom.1": "3", "phantom.2": "4", "phantom.3": "5"}
    worlds = [
        await frames_of_ben(tmp_path / last, {**hands(f"654{last}", "4221"), **phantom}, ["6", "5", "4"])
        for last in "1235"
    ]
    first, *rest = [frames for frames, _ in worlds]
    assert all(frames == first for frames in rest)


async def test_a_bot_that_sits_in_chooses_by_what_the_seat_knows(tmp_path: Path) -> None:
    """Ben's bot lays the same card, at the same time, whatever Ann has laid."""
    worlds: list[list[str]] = []
    for card in "6543":
        (tmp_path / card).mkdir()
        async with open_house(tmp_path / card, outcomes=hands("6543", "6421", "5531")) as house:
            ann, ben, cid = await house.party("Ann", "Ben", "Cid")
            await ann.start()
            await ann.answer(f"play {card}")
            await ben.do("stand")
            await house.pass_time(house.times.bot_most)
            await ben.catch_up()
            await cid.catch_up()
            assert ben.picture["chosen"]
            worlds.append([*ben.raw, *cid.raw])
    assert all(world == worlds[0] for world in worlds)


async def test_a_running_match_gives_no_record(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()
    for path in ("record", "record?round=1", "record?round=2", "record?round=0", f"record?round={10**30}"):
        answer = await house.get(f"/api/tables/{ann.code}/{path}")
        assert (answer.status_code, answer.json()) == (409, {"rule": "server.running", "facts": {}})


async def test_a_table_without_watchers_shows_them_who_sits_there_and_nothing_of_the_match(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.do("setup", watchers=False)
    early = house.page(ann.code)
    assert (await early.open())["phase"] == "before"
    await ann.start()
    late = house.page(ann.code)
    await late.connect()
    await late.say("hello")
    frames = [await late.hear(), await late.hear()]
    assert {frame["type"] for frame in frames} == {"refused", "table"}
    assert next(frame["rule"] for frame in frames if frame["type"] == "refused") == "server.no-watchers"
    await ann.answer()
    await house.pass_time(house.times.bot_most)
    for page in (early, late):
        await page.catch_up()
        assert page.phase == "running"
        assert (page.picture["view"], page.picture["events"], page.picture["moves"]) == (None, [], [])
        assert page.picture["people"][0]["name"] == "Ann"
        assert page.picture["watching"] == 0


async def test_the_chances_are_shown_unless_the_table_hides_them(house: House) -> None:
    for shown in (True, False):
        (ann,) = await house.party("Ann", seats=2)
        await ann.do("setup", chances=shown)
        await ann.start()
        while not (ann.is_asked() and "flip" in ann.moves()):
            await house.pass_time(house.times.bot_most)
            await ann.catch_up()
            if ann.phase == "over":
                break
            if ann.is_asked() and "flip" not in ann.moves():
                await ann.answer()
        risks = {move["text"]: move["risk"] for move in ann.picture["moves"]}
        assert risks["flip"] == ([1, 6] if shown else None)
