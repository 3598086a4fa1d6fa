"""Faults that were seen on other tables of cards, and what happens here instead. Each case has its number."""

import asyncio
import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from house import Frame, House, Page, hands, open_house, play_on, quick

pytestmark = pytest.mark.anyio

FOUR = hands("6543", "6421", "5531", "6222")
"""Four hands without a tie in the first trick when everybody plays the first card."""


# 1


async def test_case_01_of_two_cards_clicked_fast_the_later_counts_and_nobody_loses_a_card(tmp_path: Path) -> None:
    async with open_house(tmp_path, outcomes=hands("6543", "1222")) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.start()
        await ben.catch_up()
        question = ann.picture["view"]["question"]
        for move in ("play 6", "play 3"):  # both are on the way before the first is kept
            await ann.say("answer", question=question, move=move)
        frames = await ann.catch_up()
        assert [frame["chosen"] for frame in frames] == ["play 6", "play 3"]
        assert len(await ben.catch_up()) == 1
        await ben.answer("play 1")
        await ann.catch_up()
        shown = [event["cards"] for event in ann.picture["events"] if event["verb"] == "reveal"]
        assert shown == [["3"], ["1"]]
        assert ann.zone("hand.0") == ["4", "5", "6"]
        assert ben.zone("hand.1") == ["2", "2", "2"]
        assert [len(ann.zone(f"hand.{seat}")) for seat in (0, 1)] == [3, 3]


async def test_case_01_a_second_click_on_the_last_card_to_come_is_late_and_plays_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, outcomes=hands("6543", "1222")) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.start()
        await ann.answer("play 6")
        await ben.catch_up()
        question = ben.question
        await ben.say("answer", question=question, move="play 1", tag=1)
        await ben.say("answer", question=question, move="play 2", tag=2)
        frames = await ben.catch_up()
        assert [frame["type"] for frame in frames] == ["news", "refused"]
        assert (frames[1]["why"], frames[1]["tag"], frames[1]["rule"]) == ("late", 2, "table.late")
        assert frames[1]["facts"] == {"question": question, "now": question + 1}
        assert ben.zone("hand.1") == ["2", "2", "2"]


# 2


@pytest.mark.parametrize("seats", [2, 4])
async def test_case_02_until_the_reveal_every_frame_to_others_is_the_same_whatever_was_chosen(
    tmp_path: Path, seats: int
) -> None:
    frames: dict[str, list[list[str]]] = {}
    for choice in ("play 6", "play 5", "play 4", "play 3", "play 6, play 3, play 4"):
        (tmp_path / choice).mkdir()
        async with open_house(tmp_path / choice, outcomes=FOUR) as house:
            pages = await house.party(*["Ann", "Ben", "Cid", "Dan"][:seats])
            watcher = house.page(pages[0].code)
            await watcher.open()
            others = [*pages[1:], watcher]
            await pages[0].start()
            for move in choice.split(", "):
                await pages[0].answer(move)
            for page in pages[1:-1]:
                await page.answer()
            reloaded = house.page(watcher.code)
            await reloaded.open()
            for page in others:
                await page.catch_up()
            frames[choice] = [page.raw for page in [*others, reloaded]]
    first, *rest = frames.values()
    for other in rest:
        assert other == first


# 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_case_03_answers_in_any_order_from_any_number_of_pages_play_a_whole_match(
    house: House, seats: int
) -> None:
    pages = await house.party(*["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"][:seats])
    await pages[0].start()
    turns = 0
    while True:
        for page in pages:
            await page.catch_up()
        if pages[0].phase == "over":
            break
        turns += 1
        asked = [page for page in pages if page.is_asked()]
        assert asked
        assert all(page.moves() for page in asked)
        for page in asked[turns % len(asked) :] + asked[: turns % len(asked)]:
            frames = await page.answer()
            assert frames[-1]["type"] == "news", frames
    endings = [page.picture["ending"] for page in pages]
    assert all(ending == endings[0] for ending in endings)
    assert sorted(endings[0]["places"]) == list(range(1, seats + 1))


# 4


async def test_case_04_whoever_leaves_at_any_step_holds_nobody_up_and_a_card_played_stays_played(house: House) -> None:
    for leave_after in range(14):
        ann, ben = await house.party("Ann", "Ben", seats=3)
        await ann.start()
        for step in range(leave_after):
            for page in (ann, ben):
                await page.catch_up()
            asked = [page for page in (ben, ann) if page.is_asked()]
            if not asked or ann.phase != "running":
                break
            await asked[step % len(asked)].answer()
        await ben.catch_up()
        chosen, question = ben.picture["chosen"], ben.picture["view"]["question"]
        await ben.close()
        while True:
            await ann.catch_up()
            if ann.phase == "over":
                break
            before = ann.picture["view"]["question"]
            if ann.is_asked():
                await ann.answer()
            await house.pass_time(house.times.away + house.times.bot_most)
            await ann.catch_up()
            assert ann.phase == "over" or ann.picture["view"]["question"] > before, "the round does not go on"
        if chosen:
            record = (await house.get(f"/api/tables/{ann.code}/record")).text
            rows = [json.loads(line) for line in record.splitlines()[1:-1]]
            own = [row["move"] for row in rows if row.get("question") == question and row.get("seat") == 1]
            assert own == [chosen]


# 5


async def fired(page: Page, seat: int) -> bool:
    await page.catch_up()
    plays: bool = page.person(seat)["bot_plays"]
    return plays


async def test_case_05_after_a_restart_with_7_seconds_left_the_clock_fires_after_7_once(tmp_path: Path) -> None:
    times = quick(question=30.0, reserve=60.0, bot_least=100.0, bot_most=100.0, away=1000.0)
    async with open_house(tmp_path, outcomes=FOUR, times=times) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.do("setup", pace="live")
        await ann.start()
        await ann.answer()
        await house.pass_time(80.0)
        await house.restart(away=3.0)
        assert (await ben.open())["clocks"] == [{"seat": 1, "left": 0, "reserve": 7000}]
        await ann.open()
        await house.pass_time(6.9)
        assert not await fired(ann, 1)
        await house.pass_time(0.2)
        assert await fired(ann, 1)
        news = len(ann.raw)
        await house.pass_time(50.0)
        await ann.catch_up()
        assert len(ann.raw) == news + 1, "only the pong: it has fired once"


async def test_case_05_somebody_gone_for_23_of_30_seconds_is_waited_for_7_more_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, times=quick(bot_least=100.0, bot_most=100.0)) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.start()
        await ann.answer()
        await ben.close()
        await house.pass_time(13.0)
        await house.restart(away=10.0)
        await ann.open()
        await house.pass_time(6.9)
        assert not await fired(ann, 1)
        await house.pass_time(0.2)
        assert await fired(ann, 1)


async def test_case_05_a_clock_that_ran_out_while_the_server_was_down_leaves_time_to_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, times=quick(grace=5.0, away=1000.0)) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.do("setup", pace="live")
        await ann.start()
        await ann.answer()
        await house.restart(away=1000.0)
        await ann.open()
        await ben.open()
        await house.pass_time(4.0)
        assert not await fired(ann, 1)
        await ben.answer()
        assert not await fired(ann, 1)


# 6


async def test_case_06_after_a_restart_a_move_that_went_nowhere_is_taken_or_visibly_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, outcomes=FOUR) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.start()
        await ann.answer("play 6")
        await ben.catch_up()
        question = ben.question
        await house.restart()
        # Ben's page never learned whether its move arrived: it comes back by itself and sends it again.
        picture = await ben.open()
        assert picture["view"]["question"] == question
        await ben.say("answer", question=question, move="play 6", tag=7)
        assert (await ben.catch_up())[-1]["type"] == "news"
        assert ben.question == question + 1
        await house.restart()
        await ben.open()
        refused = await ben.refusal("answer", question=question, move="play 6", tag=7)
        assert (refused["why"], refused["tag"]) == ("late", 7)
        assert (await ann.open())["view"]["question"] == question + 1


# 7


async def test_case_07_a_page_that_missed_an_update_sees_it_by_the_numbers_and_repairs_it(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.catch_up()
    await ann.answer()
    await ben.say("ping")
    assert (await ben.hear())["type"] == "news"
    assert (await ben.hear("pong"))["seq"] == ben.seq
    ben.seq -= 1  # as if the last news had been lost on the way: the pong tells
    await ben.say("ping")
    assert (await ben.hear("pong"))["seq"] == ben.seq + 1
    await ben.say("hello", token=ben.token, seq=ben.seq)
    picture = await ben.hear("table")
    assert picture["seq"] > ben.seq - 1
    assert picture["view"]["asked"] == [1]


# 8


async def test_case_08_the_seat_link_moves_the_seat_and_closes_the_old_page(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.answer()
    hand, chosen, old = ben.zone("hand.1"), ben.picture["chosen"], ben.token
    (link,) = await ben.do("move-seat")
    path, _, secret = link["path"].partition("#move=")
    assert path == f"/t/{ben.code}"
    phone = house.page(ben.code, secret)
    picture = await phone.open()
    assert (picture["you"], phone.zone("hand.1"), picture["chosen"]) == (1, hand, chosen)
    assert phone.token not in (secret, old, "")
    assert (await ben.hear("closed"))["why"] == "moved"
    assert await ben.closed() == 4000
    await phone.answer(phone.moves()[-1])
    await ann.catch_up()
    assert not ann.person(1)["away"]
    # The old secret is dead, and so, now that the new page was heard, is the link.
    assert (await house.page(ben.code, old).open())["you"] == -1
    assert (await house.page(ben.code, secret).open())["you"] == -1


async def test_case_08_a_page_cut_off_before_it_knew_its_new_secret_may_use_the_link_again(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    (link,) = await ben.do("move-seat")
    secret = link["path"].partition("#move=")[2]
    phone = house.page(ben.code, secret)
    await phone.connect()
    await phone.say("hello", token=secret)
    await phone.hear("table")
    phone.token = secret  # the answer was lost on the way
    await phone.close()
    assert (await phone.open())["you"] == 1
    await ann.catch_up()
    assert not ann.person(1)["away"]


async def test_case_08_a_link_that_nobody_used_in_time_moves_nothing(house: House) -> None:
    _, ben = await house.party("Ann", "Ben")
    (link,) = await ben.do("move-seat")
    await house.pass_time(house.times.seat_link + 1)
    assert (await house.page(ben.code, link["path"].partition("#move=")[2]).open())["you"] == -1
    assert (await ben.catch_up())[-1]["type"] == "news"
    assert ben.you == 1


# 9


async def test_case_09_leaving_and_coming_back_gives_the_same_hand(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=3)
    await ann.start()
    await ben.answer()
    hand, chosen, moves = ben.zone("hand.1"), ben.picture["chosen"], ben.moves()
    await ben.close()
    await ben.open()
    assert (ben.you, ben.zone("hand.1"), ben.picture["chosen"], ben.moves()) == (1, hand, chosen, moves)
    await house.restart()
    await ben.open()
    assert (ben.you, ben.zone("hand.1"), ben.picture["chosen"], ben.moves()) == (1, hand, chosen, moves)


async def test_case_09_who_is_out_stays_out_and_watches_on(tmp_path: Path) -> None:
    guns = {f"gun.{gun}.flip.1": "bang" for gun in range(1, 9)}
    async with open_house(tmp_path, outcomes={**hands("6666", "2222", "3333"), **guns}) as house:
        ann, ben, cid = pages = await house.party("Ann", "Ben", "Cid")
        await ann.start()
        for _ in range(4):
            for page in pages:
                await page.answer()
        await ann.answer("flip")
        assert ann.picture["view"]["out"] == [0]
        await ann.close()
        picture = await ann.open()
        assert (picture["you"], picture["view"]["out"], picture["moves"]) == (0, [0], [])
        refused = await ann.refusal("answer", question=picture["view"]["question"], move="flip")
        assert refused["rule"] == "table.out"
        await play_on([ben, cid], lambda page: "flip")
        await ann.catch_up()
        assert ann.picture["ending"]["places"][0] == 3


# 10


def dealt(order: tuple[int, ...]) -> dict[str, str]:
    """Some hands for as many seats."""
    return hands(*["6543", "6421", "5531", "6222", "4311", "6543"][: len(order)])


class Gun(dict[str, str]):
    """Draws named while the match goes on: every flip is what the test has last put into the gun."""

    card = "clic"

    def __contains__(self, name: object) -> bool:
        return str(name).startswith("gun.") or super().__contains__(name)

    def __getitem__(self, name: str) -> str:
        return self.card if name.startswith("gun.") else super().__getitem__(name)

    def __bool__(self) -> bool:
        return True


ORDERS = [
    *permutations(range(2)),
    *permutations(range(3)),
    (0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2), (2, 0, 3, 1),
    (0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (1, 4, 2, 0, 3),
    (0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0), (1, 3, 5, 0, 2, 4), (1, 0, 2, 3, 5, 4),
]  # fmt: skip


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: "".join(map(str, order)))
async def test_case_10_in_every_order_of_falling_exactly_one_is_asked_until_one_is_left(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    gun = Gun(dealt(order))
    async with open_house(tmp_path, outcomes=gun) as house:
        pages = await house.party(*["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"][: len(order)])
        await pages[0].start()
        for _ in range(4):
            for page in pages:
                await page.answer()
        fallen: list[int] = []
        clics = 0
        while True:
            for page in pages:
                await page.catch_up()
            if pages[0].phase == "over":
                break
            asked = [page for page in pages if page.is_asked()]
            assert len(asked) == 1
            assert all(page.picture["view"]["asked"] == [asked[0].you] for page in pages)
            if asked[0].picture["view"]["prompt"] != "turn":
                await asked[0].answer("stop")
                continue
            if asked[0].you == order[len(fallen)]:
                gun.card = "bang"
                fallen.append(asked[0].you)
                clics = 0
            else:
                gun.card = "clic"
                clics += 1
                assert clics < 6, "nobody's turn comes round"
            await asked[0].answer("flip")
        assert fallen == list(order[:-1])
        places = pages[0].picture["ending"]["places"]
        assert [places[seat] for seat in order] == list(range(len(order), 0, -1))


# 14


def hidden_names(frame: Frame, viewer: int) -> list[Any]:
    """Every card in a frame that its viewer must not know: in others' hands, laid by others and not turned up."""
    view = frame["view"] or {"zones": []}
    secret = view.get("prompt") == "choose"
    found: list[Any] = []
    for zone in view["zones"]:
        closed = zone["kind"] == "hand" or (zone["kind"] == "table" and secret)
        if closed and zone["seat"] != viewer:
            found += [card for card in zone["cards"] if card != "?"]
    for event in frame["events"]:
        if event["verb"] in ("deal", "chosen", "changed") and event["seat"] != viewer:
            found += [card for card in event["cards"] if card != "?"]
            found += [event] if event["verb"] == "changed" else []
    return found


async def test_case_14_no_frame_of_a_whole_match_names_a_card_that_its_reader_may_not_know(house: House) -> None:
    pages = await house.party("Ann", "Ben", seats=4)
    watcher = house.page(pages[0].code)
    await watcher.open()
    await pages[0].start()

    def choose(page: Page) -> str:
        return page.moves()[-1]

    for page in pages:
        await page.answer(pick=-1)
        await page.answer()  # another choice, which nobody else may notice
    await play_on([*pages, watcher], choose)
    for page in (*pages, watcher):
        again = house.page(page.code, page.token)
        await again.open()
        frames = [json.loads(raw) for raw in (*page.raw, *again.raw)]
        shown = [frame for frame in frames if frame["type"] in ("table", "news")]
        assert any(event["verb"] == "chosen" for frame in shown for event in frame["events"])
        for frame in shown:
            assert hidden_names(frame, page.you) == []
            assert page is not watcher or (frame["chosen"], frame["moves"]) == ("", [])


# 15


async def test_case_15_tied_players_share_their_place_in_what_every_page_is_told(tmp_path: Path) -> None:
    # With preset 2013 whoever has no cards after the tricks falls before the gun, all at once (pan.entry).
    async with open_house(tmp_path, outcomes=hands("6666", "2222", "3333")) as house:
        pages = await house.party("Ann", "Ben", "Cid", preset="2013")
        await pages[0].start()
        for _ in range(4):
            for page in pages:
                await page.answer(pick=-1)
        for page in pages:
            await page.catch_up()
            assert page.picture["ending"] == {"places": [1, 2, 2], "scores": [2, 0, 0], "rule": "pan.entry"}
        last = (await house.get(f"/api/tables/{pages[0].code}/record")).text.splitlines()[-1]
        assert json.loads(last) == {"places": [1, 2, 2], "scores": [2, 0, 0], "rule": "pan.entry"}


# 16


async def test_case_16_the_same_secret_and_options_give_the_same_deal_first_player_and_draws(tmp_path: Path) -> None:
    records: list[list[Any]] = []
    for attempt in ("one", "two"):
        (tmp_path / attempt).mkdir()
        async with open_house(tmp_path / attempt, seed="same") as house:
            pages = await house.party("Ann", "Ben", "Cid", preset="publisher")
            await pages[0].start()
            await play_on(pages)
            rows = (await house.get(f"/api/tables/{pages[0].code}/record")).text.splitlines()
            records.append([{**json.loads(row), "time": 0} for row in rows])
    assert records[0] == records[1]
    assert Counter(draw[0].split(".")[0] for row in records[0] for draw in row.get("draws", []))["deal"] == 12


async def test_case_16_another_secret_gives_another_deal(tmp_path: Path) -> None:
    deals: list[Any] = []
    for seed in ("one", "two"):
        async with open_house(tmp_path, seed=seed) as house:
            pages = await house.party("Ann", "Ben")
            await pages[0].start()
            await asyncio.sleep(0)
            deals.append([await page.catch_up() and page.zone(f"hand.{page.you}") for page in pages])
    assert deals[0] != deals[1]
