"""Before the start and after the end: seats, names, host, bots, setup, the next round."""

from pathlib import Path

import pytest

from house import House, open_house, play_on, quick
from ultimo.server.names import BOT_NAMES

pytestmark = pytest.mark.anyio


def kinds(people: list[dict[str, str]]) -> list[str]:
    return [person["kind"] for person in people]


# Sitting down


async def test_the_maker_is_host_and_seated_and_a_friend_sits_by_the_code_alone(house: House) -> None:
    host = await house.make(name="Ann")
    picture = await host.open()
    assert (picture["you"], picture["host"], picture["phase"]) == (0, True, "before")
    friend = house.page(host.code.lower())
    picture = await friend.open()
    assert (picture["you"], picture["host"]) == (-1, False)
    await friend.sit("Ben")
    assert friend.you == 1
    await host.catch_up()
    assert [person["name"] for person in host.picture["people"]] == ["Ann", "Ben", "", ""]
    assert kinds(host.picture["people"]) == ["human", "human", "free", "free"]
    assert [person["host"] for person in host.picture["people"]] == [True, False, False, False]


async def test_a_maker_without_a_name_is_host_without_a_seat_and_may_watch_a_table_of_bots(house: House) -> None:
    host = await house.make()
    picture = await host.open()
    assert (picture["you"], picture["host"]) == (-1, True)
    await host.start()
    assert kinds(host.picture["people"]) == ["bot"] * 4
    await play_on([host])
    assert host.phase == "over"


async def test_a_person_takes_another_seat_and_another_name(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=4)
    await ben.sit("Benedict", 3)
    assert ben.you == 3
    await ann.catch_up()
    assert [person["name"] for person in ann.picture["people"]] == ["Ann", "", "", "Benedict"]


async def test_a_name_alone_changes_and_the_seat_stays(house: House) -> None:
    _, ben = await house.party("Ann", "Ben", seats=4)
    await ben.sit("Bob")
    assert (ben.you, ben.person(1)["name"]) == (1, "Bob")


async def test_whoever_stands_up_frees_the_seat_and_the_host_stays_host(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    for page in (ben, ann):
        await page.do("stand")
    assert ann.you == ben.you == -1
    assert kinds(ann.picture["people"]) == ["free", "free"]
    assert ann.picture["host"]
    await ann.start()
    assert ann.phase == "running"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0007b", "a\u202eb", "\u200b", "\u00ad\u00ad", "a\nb\u0000"])
async def test_a_name_that_cannot_be_shown_is_refused(house: House, name: str) -> None:
    page = house.page((await house.make(name="Ann")).code)
    await page.open()
    refused = await page.refusal("sit", name=name)
    assert (refused["why"], refused["rule"]) == ("illegal", "server.name")


@pytest.mark.parametrize("name", ["x" * 24, "  Zoë  ", "李雷", "👩‍🚀", "O'Neil-Smith", "Zoe\u0308"])
async def test_a_name_in_any_script_is_taken_and_trimmed(house: House, name: str) -> None:
    page = house.page((await house.make(name="Ann")).code)
    await page.open()
    await page.sit(name)
    assert page.person(1)["name"].casefold() == page.person(1)["name"].strip().casefold() != ""
    assert page.you == 1


@pytest.mark.parametrize("name", ["Ann", "ann", " ANN ", "Ａｎｎ"])
async def test_a_taken_name_is_refused_whatever_its_case(house: House, name: str) -> None:
    page = house.page((await house.make(name="Ann")).code)
    await page.open()
    assert (await page.refusal("sit", name=name))["rule"] == "server.name-taken"


async def test_a_taken_seat_is_refused_and_a_seat_that_is_not_there_named(house: House) -> None:
    page = house.page((await house.make(name="Ann")).code)
    await page.open()
    refused = await page.refusal("sit", name="Ben", seat=0)
    assert (refused["rule"], refused["facts"]) == ("server.seat-taken", {"seat": 0})
    refused = await page.refusal("sit", name="Ben", seat=4)
    assert (refused["rule"], refused["facts"]) == (
        "server.option",
        {"field": "seat", "found": "4", "allowed": "0 to 3"},
    )
    assert page.you == -1


async def test_a_full_table_is_refused_and_nobody_is_disturbed(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    late = house.page(ann.code)
    await late.open()
    assert (await late.refusal("sit", name="Cid"))["rule"] == "server.full"
    assert [page.you for page in (ann, ben)] == [0, 1]
    assert kinds(ann.picture["people"]) == ["human", "human"]


async def test_after_the_start_nobody_sits_down(house: House) -> None:
    ann, _ = await house.party("Ann", "Ben", seats=3)
    late = house.page(ann.code)
    await late.open()
    await ann.start()
    assert (await late.refusal("sit", name="Cid"))["rule"] == "server.started"


# What the host may do


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("setup", {"seats": 3}), ("bot", {"seat": 2, "bot": "random"}), ("start", {}), ("rematch", {})],
)
async def test_only_the_host_sets_up_seats_bots_starts_and_plays_again(
    house: House, kind: str, fields: dict[str, object]
) -> None:
    _, ben = await house.party("Ann", "Ben", seats=4)
    assert (await ben.refusal(kind, **fields))["rule"] == "server.not-host"


async def test_the_host_puts_a_bot_on_a_seat_and_takes_it_away(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=4)
    await ann.do("bot", seat=2, bot="random")
    await ben.catch_up()
    bot = ben.person(2)
    assert (bot["kind"], bot["bot"]) == ("bot", "random")
    assert bot["name"] in BOT_NAMES
    await ann.do("bot", seat=2, bot="")
    await ben.catch_up()
    assert ben.person(2)["kind"] == "free"


async def test_a_bot_takes_no_seat_from_somebody_who_is_there_but_from_somebody_who_is_away(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    assert (await ann.refusal("bot", seat=1, bot="greedy"))["rule"] == "server.seat-taken"
    await ben.close()
    await ann.do("bot", seat=1, bot="greedy")
    assert ann.person(1)["kind"] == "bot"
    assert (await ben.open())["you"] == -1


async def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(house: House) -> None:
    (ann,) = await house.party("Ann", seats=3)
    refused = await ann.refusal("bot", seat=1, bot="genius")
    assert refused["facts"] == {"field": "bot", "found": "genius", "allowed": "random, greedy"}


async def test_people_come_before_bots_in_choosing_names(house: House) -> None:
    (ann,) = await house.party("Ann", seats=3)
    await ann.do("bot", seat=1, bot="greedy")
    name = ann.person(1)["name"]
    await ann.sit(name.upper())
    assert ann.person(0)["name"] == name.upper()
    assert ann.person(1)["name"] != name


async def test_the_host_chooses_preset_options_pace_and_who_may_look(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.do("setup", preset="faq")
    await ben.catch_up()
    info = ben.picture["info"]
    assert (info["preset"], info["options"]["mouse"], info["options"]["forced"]) == ("faq", "top", "on")
    await ann.do("setup", set={"forced": "off"}, pace="live", watchers=False, chances=False)
    await ben.catch_up()
    info = ben.picture["info"]
    assert (info["preset"], info["options"]["mouse"], info["options"]["forced"]) == ("", "top", "off")
    assert (info["pace"], info["watchers"], info["chances"]) == ("live", False, False)
    assert [choice["name"] for choice in info["form"]] == list(info["options"])


@pytest.mark.parametrize(
    ("wish", "facts"),
    [
        ({"seats": 7}, {"field": "seats", "found": "7", "allowed": "2 to 6"}),
        ({"preset": "poker"}, {"field": "preset", "found": "poker", "allowed": "rulebook, faq, 2013, publisher"}),
        ({"set": {"mouse": "king"}}, {"field": "mouse", "found": "king", "allowed": "elephant, top"}),
        ({"set": {"forced": 3}}, {"field": "forced", "found": "3", "allowed": "on, off"}),
    ],
)
async def test_an_option_that_is_not_allowed_is_refused_with_what_is(
    house: House, wish: dict[str, object], facts: dict[str, str]
) -> None:
    (ann,) = await house.party("Ann", seats=4)
    refused = await ann.refusal("setup", **wish, pace="live")
    assert (refused["rule"], refused["facts"]) == ("server.option", facts)
    assert ann.picture["info"]["pace"] == "relaxed"


async def test_fewer_seats_move_people_to_free_ones_and_bots_make_room(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=6)
    await ben.sit("Ben", 5)
    for seat in (1, 2):
        await ann.do("bot", seat=seat, bot="random")
    await ann.do("setup", seats=3)
    await ben.catch_up()
    assert kinds(ben.picture["people"]) == ["human", "bot", "human"]
    assert ben.you == 2


async def test_fewer_seats_than_people_are_refused(house: House) -> None:
    ann, *_ = await house.party("Ann", "Ben", "Cid")
    assert (await ann.refusal("setup", seats=2))["rule"] == "server.full"


async def test_free_seats_get_greedy_bots_with_names_of_their_own(house: House) -> None:
    (ann,) = await house.party("Ann", seats=6)
    await ann.start()
    bots = ann.picture["people"][1:]
    assert [bot["bot"] for bot in bots] == ["greedy"] * 5
    assert len({bot["name"] for bot in bots}) == 5


async def test_setup_and_start_are_for_the_time_before_the_start(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()
    for kind, fields in (("setup", {"pace": "live"}), ("bot", {"seat": 1, "bot": ""}), ("start", {})):
        assert (await ann.refusal(kind, **fields))["rule"] == "server.started"
    assert (await ann.refusal("rematch"))["rule"] == "server.running"


async def test_play_now_is_seated_and_dealt_with_bots_at_once(house: House) -> None:
    page = await house.make(now=True, seats=3, bot="random", preset="publisher")
    picture = await page.open()
    assert (picture["phase"], picture["you"], picture["info"]["preset"]) == ("running", 0, "publisher")
    assert [person["bot"] for person in picture["people"]] == ["", "random", "random"]
    assert len(page.zone("hand.0")) == 4
    assert len(page.moves()) >= 1


# The host goes


async def test_when_the_host_is_away_for_long_the_next_person_becomes_host(tmp_path: Path) -> None:
    async with open_house(tmp_path, times=quick(host_away=60.0)) as house:
        ann, ben, cid = await house.party("Ann", "Ben", "Cid")
        await ann.close()
        await house.pass_time(59)
        await ben.catch_up()
        assert not ben.picture["host"]
        await house.pass_time(1)
        await ben.catch_up()
        await cid.catch_up()
        assert (ben.picture["host"], cid.picture["host"]) == (True, False)
        assert [person["host"] for person in cid.picture["people"]] == [False, True, False]
        assert not (await ann.open())["host"]
        await ben.start()
        assert ben.phase == "running"


async def test_the_table_passes_over_people_who_are_away_too(house: House) -> None:
    ann, ben, cid = await house.party("Ann", "Ben", "Cid")
    await ben.close()
    await ann.close()
    await house.pass_time(house.times.host_away)
    await cid.catch_up()
    assert cid.picture["host"]


async def test_a_host_who_comes_back_in_time_stays_host(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.close()
    await house.pass_time(house.times.host_away - 1)
    await ann.open()
    await house.pass_time(house.times.host_away)
    await ben.catch_up()
    assert not ben.picture["host"]
    assert (await ann.open())["host"]


async def test_whoever_comes_to_a_table_long_left_by_its_host_becomes_host(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.close()
    await ben.close()
    await house.pass_time(house.times.host_away * 2)
    await ben.open()
    await house.pass_time(0)
    await ben.catch_up()
    assert ben.picture["host"]


# The next round


async def test_a_rematch_keeps_link_people_and_seats_and_counts_rounds(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben", seats=3)
    await ann.start()
    await play_on([ann, ben])
    assert ann.picture["ending"]["places"]
    assert (await ben.refusal("rematch"))["rule"] == "server.not-host"
    await ann.do("rematch")
    await ben.catch_up()
    for page in (ann, ben):
        picture = page.picture
        assert (picture["phase"], picture["info"]["round"]) == ("before", 2)
        assert (picture["view"], picture["events"], picture["ending"]) == (None, [], None)
        assert kinds(picture["people"]) == ["human", "human", "bot"]
    await ann.start()
    await play_on([ann, ben])
    first = await house.get(f"/api/tables/{ann.code}/record?round=1")
    second = await house.get(f"/api/tables/{ann.code}/record?round=2")
    assert first.status_code == second.status_code == 200
    assert first.text != second.text
    assert (await house.get(f"/api/tables/{ann.code}/record")).text == second.text


async def test_a_second_press_of_rematch_changes_nothing(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()
    await play_on([ann])
    await ann.do("rematch")
    assert await ann.do("rematch") == []
    assert ann.picture["info"]["round"] == 2


async def test_who_left_the_match_by_word_has_no_seat_in_the_next_round_and_who_was_cut_off_has(house: House) -> None:
    ann, ben, cid = await house.party("Ann", "Ben", "Cid")
    await ann.start()
    await ben.do("stand")
    await cid.close()
    await play_on([ann], most=2000)
    await ann.do("rematch")
    assert kinds(ann.picture["people"]) == ["human", "free", "human"]
    await ben.catch_up()
    assert ben.you == -1
    assert (await cid.open())["you"] == 2
