"""Windows in which anybody may react: as long for all, changeable to the end, and silent about who could."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from house import Held, House, Page, open_house, quick
from toy.game import MAGPIES
from ultimo.bots import Bot
from ultimo.games import SHELF
from ultimo.table.rng import Rng
from ultimo.table.state import View

pytestmark = pytest.mark.anyio

LENGTH = 6.0
"""Seconds a window stays open when nothing else is said."""

DEAL = ("3", "1", "1", "1", "2", "3", "1", "2", "2")
"""Three cards each: Ann 3 1 1, Bob 1 2 3, Cleo 1 2 2. Ann's 3 takes the first trick, to which Bob and Cleo show 1."""

CALM = quick(bot_least=1.0, bot_most=2.0)


def draws(*cards: str) -> dict[str, str]:
    return {f"deal.{number}": card for number, card in enumerate(cards, 1)}


@pytest.fixture(autouse=True)
def magpies_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, MAGPIES.id, MAGPIES)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    async with open_house(tmp_path, outcomes=draws(*DEAL), game=MAGPIES, times=CALM) as house:
        yield house


async def dared(house: House, *names: str, seats: int = 3, **setup: Any) -> list[Page]:
    """A table at which Ann has dared, so that everybody else may caw."""
    pages = await house.party(*names, game="magpie", seats=seats)
    ann = pages[0]
    for seat in range(len(names), seats):
        await ann.do("bot", seat=seat, bot="greedy")
    if setup:
        await ann.do("setup", **setup)
    await ann.start()
    await ann.answer("show 3")
    for page in pages[1:]:
        await page.answer()
    await house.pass_time(house.times.bot_most)
    await ann.answer("dare 1")
    for page in pages:
        await page.catch_up()
    assert ann.picture["view"]["kind"] == "reaction"
    return pages


def window(page: Page) -> dict[str, Any] | None:
    found: dict[str, Any] | None = page.picture["window"]
    return found


async def is_open(page: Page) -> bool:
    await page.catch_up()
    kind: str = page.picture["view"]["kind"]
    return kind == "reaction"


# How long


async def test_with_two_people_a_window_has_its_whole_length_even_if_all_have_answered(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    assert window(bob) == {"left": 6000, "length": 6000, "more": True}
    assert window(ann) == {"left": 6000, "length": 6000, "more": False}, "she is not asked"
    await bob.answer("pass")
    await cleo.answer("pass")
    await house.pass_time(LENGTH - 0.1)
    assert await is_open(ann)
    await house.pass_time(0.1)
    assert not await is_open(ann)


async def test_whoever_says_nothing_has_passed(house: House) -> None:
    ann, _, _ = await dared(house, "Ann", "Bob", "Cleo")
    await house.pass_time(LENGTH)
    await ann.catch_up()
    verbs = [event["verb"] for event in ann.picture["events"]]
    assert "caw" not in verbs
    assert {"free", "caught"} & set(verbs)


async def test_an_answer_can_be_changed_to_the_end_and_the_last_one_counts(house: House) -> None:
    ann, bob, _ = await dared(house, "Ann", "Bob", "Cleo")
    await bob.answer("caw 2")
    assert bob.picture["chosen"] == "caw 2"
    await bob.answer("caw 3")
    await house.pass_time(LENGTH - 1)
    await bob.answer("caw 2")
    await house.pass_time(1)
    await ann.catch_up()
    assert [event["cards"] for event in ann.picture["events"] if event["verb"] == "caw"] == [["2"]]


async def test_an_answer_that_is_refused_leaves_the_one_before(house: House) -> None:
    ann, bob, _ = await dared(house, "Ann", "Bob", "Cleo")
    await bob.answer("caw 3")
    refused = await bob.refusal("answer", question=bob.question, move="caw 1")
    assert refused["rule"] == "magpie.caw"
    assert (await bob.refusal("answer", question=bob.question - 1, move="pass"))["why"] == "late"
    assert (await bob.refusal("answer", question=bob.question, move="sing"))["why"] == "unreadable"
    assert (await ann.refusal("answer", question=ann.question, move="pass"))["rule"] == "table.not-asked"
    await house.pass_time(LENGTH)
    await ann.catch_up()
    assert [event["cards"] for event in ann.picture["events"] if event["verb"] == "caw"] == [["3"]]


async def test_answers_that_wait_together_show_each_seat_its_own_and_nobody_else_anything(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    phone = house.page(bob.code, bob.token)
    await phone.open()
    held = Held(house, monkeypatch)
    for place, (page, move) in enumerate([(bob, "caw 3"), (cleo, "caw 2"), (phone, "caw 2")]):
        await page.say("answer", question=page.question, move=move)
        await held.waiting(page, place)
    held.let_through()
    assert await ann.catch_up() == []
    assert [frame["chosen"] for frame in await cleo.catch_up()] == ["caw 2"]
    assert [frame["chosen"] for frame in await bob.catch_up()] == ["caw 3", "caw 2"]
    await house.pass_time(LENGTH)
    await ann.catch_up()
    assert [event["cards"] for event in ann.picture["events"] if event["verb"] == "caw"] == [["2"], ["2"]]


async def test_too_late_is_too_late(house: House) -> None:
    _, bob, _ = await dared(house, "Ann", "Bob", "Cleo")
    question = bob.question
    await house.pass_time(LENGTH)
    await bob.catch_up()
    assert (await bob.refusal("answer", question=question, move="caw 2"))["why"] == "late"


@pytest.mark.parametrize("seconds", [2, 15])
async def test_the_host_says_how_long(house: House, seconds: int) -> None:
    ann, _, _ = await dared(house, "Ann", "Bob", "Cleo", window=seconds)
    assert ann.picture["info"]["window"] == seconds
    await house.pass_time(seconds - 0.1)
    assert await is_open(ann)
    await house.pass_time(0.1)
    assert not await is_open(ann)


@pytest.mark.parametrize("seconds", [1, 16, -3])
async def test_a_length_that_is_not_allowed_is_refused_with_what_is(house: House, seconds: int) -> None:
    (ann,) = await house.party("Ann", game="magpie", seats=3)
    refused = await ann.refusal("setup", window=seconds)
    assert refused["facts"] == {"field": "window", "found": str(seconds), "allowed": "2 to 15"}


async def test_more_time_is_the_length_once_more_for_all_and_once_for_each(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await house.pass_time(1)
    await bob.do("more-time")
    await cleo.catch_up()
    assert window(cleo) == {"left": 11000, "length": 12000, "more": True}
    assert window(bob) == {"left": 11000, "length": 12000, "more": False}
    assert (await bob.refusal("more-time"))["rule"] == "server.more-once"
    await cleo.do("more-time")
    assert (await ann.refusal("more-time"))["rule"] == "server.no-window", "she is not asked"
    await house.pass_time(16.9)
    assert await is_open(ann)
    await house.pass_time(0.1)
    assert not await is_open(ann)
    assert (await cleo.refusal("more-time"))["rule"] == "server.no-window"


# Alone with bots


async def asked_alone(house: House) -> Page:
    """Ann's page at a table with two bots, as a window opens in which she may caw."""
    (ann,) = await house.party("Ann", game="magpie", seats=3)
    for seat in (1, 2):
        await ann.do("bot", seat=seat, bot="random")
    await ann.start()
    while not (await is_open(ann) and ann.is_asked()):
        assert ann.phase == "running", "with this seed a bot dares"
        if ann.is_asked():
            await ann.answer()
        else:
            await house.pass_time(0.5)
    return ann


async def test_alone_with_bots_it_closes_when_that_person_has_answered_and_the_bots_had_their_time(
    house: House,
) -> None:
    ann = await asked_alone(house)
    assert window(ann) == {"left": None, "length": 6000, "more": False}
    await ann.answer("pass")
    assert window(ann) == {"left": 2000, "length": 6000, "more": True}
    await house.pass_time(1.9)
    assert await is_open(ann)
    await house.pass_time(0.1)
    assert not await is_open(ann)


async def test_alone_with_bots_it_waits_as_nobody_else_is_kept_waiting(house: House) -> None:
    ann = await asked_alone(house)
    await house.pass_time(1000)
    assert await is_open(ann)
    await ann.answer("pass")
    await house.pass_time(0)
    assert not await is_open(ann)


async def test_alone_with_bots_who_goes_is_played_by_a_bot_after_a_while(house: House) -> None:
    ann = await asked_alone(house)
    await ann.close()
    await house.pass_time(house.times.away - 0.1)
    assert house.table(ann.code).playing.is_window()  # type: ignore[union-attr] # it runs
    await house.pass_time(0.1)
    assert not house.table(ann.code).playing.is_window()  # type: ignore[union-attr] # it runs


async def test_whoever_is_out_and_looks_on_could_read_the_time_too(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    assert window(bob) is not None
    await bob.do("stand")
    await cleo.answer("pass")
    await house.pass_time(LENGTH - 0.1)
    assert await is_open(ann), "Ann plays on"


# Pass on everything


async def test_when_all_pass_on_everything_it_closes_at_once_until_the_turn_is_over(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await bob.do("pass-on")
    assert bob.picture["passing"]
    await cleo.catch_up()
    assert not cleo.picture["passing"]
    assert await is_open(ann)
    await cleo.do("pass-on")
    await house.pass_time(0)
    assert not await is_open(ann)
    await bob.catch_up()
    assert not bob.picture["passing"], "another question, another turn: Magpies have no longer ones"


async def test_passing_on_everything_can_be_taken_back(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await bob.do("pass-on")
    await bob.do("pass-on", on=False)
    assert not bob.picture["passing"]
    await cleo.do("pass-on")
    await house.pass_time(1)
    assert await is_open(ann)


async def test_an_answer_counts_though_its_seat_passes_on_everything(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await bob.answer("caw 2")
    await bob.do("pass-on")
    await cleo.do("pass-on")
    await house.pass_time(0)
    await ann.catch_up()
    assert [event["cards"] for event in ann.picture["events"] if event["verb"] == "caw"] == [["2"]]


async def test_before_the_start_there_is_nothing_to_pass_on(house: House) -> None:
    (ann,) = await house.party("Ann", game="magpie", seats=3)
    assert (await ann.refusal("pass-on"))["rule"] == "server.no-window"
    assert (await ann.refusal("more-time"))["rule"] == "server.no-window"


# Nobody holds a table up


class Cawing(Bot):
    """Answers with the last of the legal moves."""

    def choose(self, view: View, rng: Rng) -> i64:
        return view.legal()[-1]


async def test_who_is_gone_passes_and_who_has_left_is_played_by_a_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ultimo.server.sitting.make_bot", lambda name, game: Cawing())
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await bob.close()
    await cleo.do("stand")
    await house.pass_time(LENGTH)
    assert not await is_open(ann)
    cawed = [event["seat"] for event in ann.picture["events"] if event["verb"] == "caw"]
    assert cawed == [2]
    assert not ann.person(1)["bot_plays"], "nobody sits in for a missed window"


async def test_a_window_costs_no_reserve(house: House) -> None:
    ann, bob, _ = await dared(house, "Ann", "Bob", "Cleo", pace="live", window=15)
    await bob.do("more-time")
    assert bob.picture["clocks"] == []
    await house.pass_time(29.9)
    await bob.answer("pass")
    await house.pass_time(0.1)
    assert not await is_open(ann)
    assert not bob.person(1)["bot_plays"]
    assert house.table(ann.code).saved.person_on(1).reserve == house.times.reserve  # type: ignore[union-attr] # there


# Nothing is lost


async def test_after_a_restart_answers_and_wishes_are_there_and_there_is_time_to_come_back(house: House) -> None:
    ann, bob, cleo = await dared(house, "Ann", "Bob", "Cleo")
    await bob.answer("caw 2")
    await cleo.do("more-time")
    await cleo.do("pass-on")
    await house.restart(away=60)
    for page in (ann, bob, cleo):
        await page.open()
    assert await is_open(ann)
    assert bob.picture["chosen"] == "caw 2"
    assert cleo.picture["passing"]
    await house.pass_time(house.times.grace)
    assert not await is_open(ann)
    assert [event["cards"] for event in ann.picture["events"] if event["verb"] == "caw"] == [["2"]]
    before = ann.picture["view"]
    await house.restart()
    await ann.open()
    assert ann.picture["view"] == before, "all answers of the window are one row each, kept together"


# Nothing is told


async def seen(folder: Path, cards: tuple[str, ...], silent: bool, fidgets: bool) -> list[list[tuple[float, str]]]:
    """What Ann, Cleo and a watcher are sent, and when, while Bob thinks about a caw and lets it be."""
    folder.mkdir()
    async with open_house(folder, outcomes=draws(*cards), game=MAGPIES, times=CALM, seed="twins") as house:
        pages = await dared(house, "Ann", "Bob", "Cleo")
        watcher = house.page(pages[0].code)
        await watcher.open()
        others = [pages[0], pages[2], watcher]
        found: list[list[tuple[float, str]]] = [[] for _ in others]
        bob = pages[1]
        for second in range(8):
            if second == 2 and not silent:
                await bob.answer("pass")
            if second in (1, 3) and fidgets and await is_open(bob):
                for move in bob.moves():
                    await bob.do("answer", question=bob.question, move=move)
                await bob.do("answer", question=bob.question, move="caw 1")
                await bob.do("pass-on")
                await bob.do("pass-on", on=False)
                await bob.do("answer", question=bob.question, move="pass")
            await house.pass_time(1)
            for page, frames in zip(others, found, strict=True):
                before = len(page.raw)
                await page.catch_up()
                frames += [(second, raw) for raw in page.raw[before:] if '"pong"' not in raw]
        return found


@pytest.mark.once
async def test_twin_worlds_a_window_looks_the_same_whatever_somebody_holds_and_does(tmp_path: Path) -> None:
    # Bob could caw with 2 or 3, or with 2 alone: a card changes places with one that nobody holds.
    plain = await seen(tmp_path / "plain", DEAL, silent=True, fidgets=False)
    assert all(plain)
    poorer = (*DEAL[:5], "2", *DEAL[6:])
    for name, cards, silent, fidgets in (
        ("passes", DEAL, False, False),
        ("fidgets", DEAL, False, True),
        ("poorer", poorer, True, False),
        ("poorer-fidgets", poorer, False, True),
    ):
        assert plain == await seen(tmp_path / name, cards, silent, fidgets), name
