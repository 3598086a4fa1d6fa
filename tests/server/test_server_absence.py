"""Nobody's absence stops a match: away, silent, gone by word, out of time; and back again."""

from pathlib import Path

import pytest

from house import House, Page, hands, open_house, play_on, quick

pytestmark = pytest.mark.anyio


async def bot_plays(watching: Page, seat: int) -> bool:
    await watching.catch_up()
    found: bool = watching.person(seat)["bot_plays"]
    return found


# Relaxed


async def test_an_asked_seat_whose_page_is_gone_is_waited_for_30_seconds_then_a_bot_sits_in(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ann.answer()
    await ben.close()
    await ann.catch_up()
    assert ann.person(1)["away"]
    await house.pass_time(29.9)
    assert not await bot_plays(ann, 1)
    await house.pass_time(0.2)
    assert await bot_plays(ann, 1)
    assert ann.question == 1
    await house.pass_time(house.times.bot_most)
    await ann.catch_up()
    assert ann.question == 2
    assert ann.person(1) == {
        "seat": 1, "name": "Ben", "kind": "human", "bot": "", "away": True, "bot_plays": True, "host": False,
    }  # fmt: skip


async def test_a_seat_that_is_not_asked_is_not_waited_for_and_has_its_30_seconds_when_it_is(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.answer()
    await ben.close()
    await house.pass_time(100.0)
    assert not await bot_plays(ann, 1)
    await ann.answer()
    await house.pass_time(29.9)
    assert not await bot_plays(ann, 1)
    await house.pass_time(0.2)
    assert await bot_plays(ann, 1)


async def test_whoever_opens_the_page_again_plays_again_at_once(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.close()
    await house.pass_time(30.0)
    assert await bot_plays(ann, 1)
    await ben.open()
    assert not await bot_plays(ann, 1)
    await ann.answer()
    await house.pass_time(100.0)
    await ben.catch_up()
    assert ben.is_asked(), "the bot that sat in has not answered any more"
    await ben.answer()
    assert ben.question == 2


async def test_an_open_page_has_all_the_time_it_wants_when_nobody_waits(house: House) -> None:
    (ann,) = await house.party("Ann", seats=4)
    await ann.start()
    await house.pass_time(100_000.0)
    await ann.catch_up()
    assert ann.is_asked()
    assert not ann.person(0)["bot_plays"]
    assert ann.picture["clocks"] == []


async def test_an_open_page_that_says_nothing_while_another_person_waits_gets_a_bot_in_the_end(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ann.answer()
    await house.pass_time(house.times.silence - 0.1)
    assert not await bot_plays(ann, 1)
    await house.pass_time(0.2)
    assert await bot_plays(ann, 1)
    await ben.answer()
    assert not await bot_plays(ann, 1)
    assert ben.question == 2


async def test_a_table_that_all_people_have_left_is_played_to_its_end(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=4)
    await ann.start()
    await ann.close()
    await ben.close()
    await house.pass_time(500.0)
    assert (await ann.open())["phase"] == "over"


# By word


async def test_whoever_stands_up_leaves_the_seat_to_a_bot_until_they_say_back(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.do("stand")
    assert await bot_plays(ann, 1)
    await house.pass_time(house.times.bot_most)
    await ben.catch_up()
    assert ben.picture["chosen"]
    await ben.close()
    await ben.open()
    assert await bot_plays(ann, 1), "opening the page is not a word"
    await ben.do("back")
    assert not await bot_plays(ann, 1)
    await ann.answer()
    await house.pass_time(house.times.bot_most)
    await ben.catch_up()
    assert (ben.question, ben.is_asked()) == (2, True)


async def test_whoever_answers_takes_over_from_the_bot(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.do("stand")
    refused = await ben.refusal("answer", question=ben.question, move="flip")
    assert refused["rule"] == "pan.choose"
    assert await bot_plays(ann, 1), "what is refused changes nothing"
    await ben.answer()
    assert not await bot_plays(ann, 1)


async def test_a_bot_that_sits_in_for_a_choice_already_made_leaves_it_as_it_is(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.answer(pick=-1)
    chosen = ben.picture["chosen"]
    await ben.do("stand")
    await house.pass_time(10.0)
    await ben.catch_up()
    assert ben.picture["chosen"] == chosen


# Live


async def live(house: House, *names: str, **fields: object) -> list[Page]:
    pages = await house.party(*names, **fields)
    await pages[0].do("setup", pace="live")
    await pages[0].start()
    for page in pages:
        await page.catch_up()
    return pages


async def test_live_gives_a_time_for_each_question_and_a_reserve_for_the_match(house: House) -> None:
    ann, ben = await live(house, "Ann", "Ben")
    assert ann.picture["clocks"] == [{"seat": seat, "left": 30_000, "reserve": 60_000} for seat in (0, 1)]
    await house.pass_time(12.0)
    await ann.answer()
    assert ann.picture["clocks"] == [{"seat": 1, "left": 18_000, "reserve": 60_000}]
    await house.pass_time(28.0)
    await ben.answer()
    assert ben.picture["clocks"] == [
        {"seat": 0, "left": 30_000, "reserve": 60_000},
        {"seat": 1, "left": 30_000, "reserve": 50_000},
    ]


async def test_live_out_of_time_a_bot_sits_in_though_the_page_is_open(house: House) -> None:
    ann, ben = await live(house, "Ann", "Ben")
    await ann.answer()
    await house.pass_time(89.9)
    assert not await bot_plays(ann, 1)
    await house.pass_time(0.2)
    assert await bot_plays(ann, 1)
    assert ann.picture["clocks"] == []
    await ben.do("back")
    assert ben.picture["clocks"] == [{"seat": 1, "left": 30_000, "reserve": 0}]
    await house.pass_time(29.9)
    assert not await bot_plays(ann, 1)
    await house.pass_time(0.2)
    assert await bot_plays(ann, 1)


async def test_live_a_changed_mind_costs_no_time(house: House) -> None:
    ann, ben = await live(house, "Ann", "Ben")
    await ann.answer(pick=0)
    await house.pass_time(80.0)
    await ann.answer(pick=-1)
    await ben.answer()
    await ann.catch_up()
    assert ann.picture["clocks"] == [
        {"seat": 0, "left": 30_000, "reserve": 60_000},
        {"seat": 1, "left": 30_000, "reserve": 10_000},
    ]


async def test_live_whoever_is_gone_for_30_seconds_is_not_waited_for_to_the_end_of_the_reserve(house: House) -> None:
    ann, ben = await live(house, "Ann", "Ben")
    await ben.close()
    await house.pass_time(30.0)
    assert await bot_plays(ann, 1)


async def test_live_bots_have_no_clock(house: House) -> None:
    (ann,) = await live(house, "Ann", seats=5)
    assert [clock["seat"] for clock in ann.picture["clocks"]] == [0]


async def test_a_new_round_begins_with_full_reserves(house: House) -> None:
    (ann,) = await live(house, "Ann", seats=2)
    await house.pass_time(80.0)
    await play_on([ann])
    await ann.do("rematch")
    await ann.start()
    assert ann.picture["clocks"] == [{"seat": 0, "left": 30_000, "reserve": 60_000}]


# Bots


async def test_a_bot_answers_after_a_delay_that_its_hand_has_no_part_in(tmp_path: Path) -> None:
    for number, deal in enumerate((hands("6543", "1222"), hands("6543", "1111"), hands("6543", "6555"))):
        (tmp_path / str(number)).mkdir()
        times = quick(bot_least=0.4, bot_most=1.2)
        async with open_house(tmp_path / str(number), outcomes=deal, times=times) as house:
            (ann,) = await house.party("Ann", seats=2)
            await ann.start()
            await house.pass_time(0.79)
            await ann.catch_up()
            assert ann.picture["view"]["asked"] == [0, 1]
            await house.pass_time(0.02)  # chance says 0.5, half way from 0.4 to 1.2
            await ann.catch_up()
            assert ann.picture["view"]["asked"] == [0]


async def test_eliminated_people_watch_on_and_a_finished_table_stays(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=5)
    await ann.start()
    await play_on([ann, ben])
    assert ann.picture["ending"] == ben.picture["ending"]
    assert ann.picture["moves"] == []
    await house.restart()
    picture = await ann.open()
    assert (picture["phase"], picture["ending"]) == ("over", ben.picture["ending"])
    assert len(picture["events"]) > 20
