"""El Mortal over real sockets: who holds a NO, and how deep the pile is, shows to nobody; who leaves holds up nobody.

The same match is played twice, in two worlds that differ in one hidden thing. The draws of the second are those of the
first, everybody else does the same; then every frame that the others are sent is the same, and comes at the same time.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from house import House, Page, open_house, quick
from ultimo.games import SHELF
from ultimo.games.mortal import MORTAL
from ultimo.games.mortal.deck import DECK
from ultimo.table.deck import Deck
from ultimo.table.game import Game

pytestmark = [pytest.mark.anyio, pytest.mark.once]

HANDS = ("robo guadana empujon", "no observador corte", "punalada vidente escapada")
"""What Ann, Bob and Cleo are dealt; Ann begins."""
CALM = quick(bot_least=1.0, bot_most=2.0)
STEPS = 30
"""Answers that people give by themselves."""

Frames = list[tuple[float, str]]


def dealt(*hands: str) -> dict[str, str]:
    """The draws of the start: seat 0 begins, and these hands."""
    cards = [card for hand in hands for card in hand.split()]
    return {"first.1": "seat 0", **{f"deal.{number}": card for number, card in enumerate(cards, 2)}}


@dataclass
class World:
    """What is so in one of two worlds: how Bob holds himself in windows, and what he does not let be seen."""

    hands: tuple[str, ...] = HANDS
    fidgets: bool = False
    hidden: str = "no"
    draws: Mapping[str, str] = field(default_factory=dict)
    game: Game = MORTAL


async def bob_thinks(bob: Page) -> None:
    """Bob tries every answer that he could give in this window, and passes after all."""
    for move in bob.moves():
        await bob.do("answer", question=bob.question, move=move)
    await bob.do("answer", question=bob.question, move="answer rebota")
    await bob.do("pass-on")
    await bob.do("pass-on", on=False)
    await bob.do("answer", question=bob.question, move="pass")


async def watched(folder: Path, world: World, watchers: int = 1) -> tuple[list[Frames], dict[str, str], set[str]]:
    """What all but Bob (with no `watchers`, all) are sent and when; the draws; and the prompts there were."""
    folder.mkdir()
    choice = Random("choice")
    draws = {**dealt(*world.hands), **world.draws}
    async with open_house(folder, outcomes=draws, game=world.game, times=CALM, seed="twins") as house:
        pages = await house.party("Ann", "Bob", "Cleo", game="mortal")
        await pages[0].start()
        looking = [house.page(pages[0].code)]
        await looking[0].open()
        others = [pages[0], pages[2], *looking] if watchers else [*pages, *looking]
        found: list[Frames] = [[] for _ in others]
        prompts: set[str] = set()
        for _ in range(STEPS):
            for page in pages:
                await page.catch_up()
            assert pages[0].phase == "running", "the match is long enough"
            prompts.add(pages[0].picture["view"]["prompt"])
            if pages[0].picture["view"]["kind"] == "reaction":
                if world.fidgets:
                    await bob_thinks(pages[1])
                await house.pass_time(3)
                await note(others, found, house)
                await house.pass_time(3)
            else:
                await answer_asked(pages, choice, world.hidden)
            await note(others, found, house)
        playing = house.table(pages[0].code).playing
        assert playing is not None
        return found, dict(draw for row in playing.match.record.rows for draw in row.draws), prompts


async def answer_asked(pages: list[Page], choice: Random, hidden: str) -> None:
    """Whoever is asked does something that does not name the hidden card."""
    asked = next(page for page in pages if page.is_asked())
    moves = [move for move in asked.moves() if hidden not in move.split()] if asked is pages[1] else asked.moves()
    await asked.answer(choice.choice(moves))


async def note(pages: list[Page], found: list[Frames], house: House) -> None:
    """Note what has come, and when."""
    for page, frames in zip(pages, found, strict=True):
        before = len(page.raw)
        await page.catch_up()
        frames += [(house.clock.now(), raw) for raw in page.raw[before:] if '"pong"' not in raw]


async def test_twin_worlds_a_match_looks_the_same_whether_somebody_holds_a_no_or_not(tmp_path: Path) -> None:
    plain, draws, prompts = await watched(tmp_path / "plain", World())
    assert all(plain)
    assert {"play", "answer", "more", "aim"} <= prompts
    poorer = World(("robo guadana empujon", "piedra observador corte", HANDS[2]), hidden="piedra")
    for name, world in (("fidgets", World(fidgets=True)), ("poorer", poorer)):
        drawn = {draw: card for draw, card in draws.items() if not draw.startswith(("first", "deal"))}
        found, _, _ = await watched(tmp_path / name, replace(world, draws=drawn))
        assert found == plain, name


def shallower() -> Deck:
    """The deck without six cards that the others leave enough of, and without the death on which they would lie."""
    less = ("empujon", "robo", "no", "corte", "saqueo", "herencia", "muerte")
    cards = {
        card: {**fields, "copies": fields["copies"] - (1 if card in less else 0)} for card, fields in DECK.cards.items()
    }
    return Deck(DECK.name, DECK.numbers, cards)


async def test_twin_worlds_no_frame_tells_how_deep_the_pile_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep, draws, _ = await watched(tmp_path / "deep", World(hidden="-"), watchers=0)
    shallow = replace(MORTAL, deck_for=lambda _: shallower())
    monkeypatch.setitem(SHELF, "mortal", shallow)
    found, again, _ = await watched(tmp_path / "shallow", World(hidden="-", draws=draws, game=shallow), watchers=0)
    assert again == draws
    assert found == deep


async def test_whoever_leaves_leaves_neither_a_lasting_card_nor_an_effect_waiting(tmp_path: Path) -> None:
    hands = ("envenenamiento guadana robo", "corte observador vidente", "punalada vidente escapada")
    async with open_house(tmp_path, outcomes=dealt(*hands), game=MORTAL, times=CALM) as house:
        ann, bob, cleo = await house.party("Ann", "Bob", "Cleo", game="mortal")
        await ann.start()
        await ann.answer("play envenenamiento")
        await ann.answer("aim at 1")
        await house.pass_time(6)
        await ann.answer("play guadana")
        await ann.answer("aim at 2")
        await ann.answer("aim at 1")
        await ann.answer("stop")
        await house.pass_time(6)
        await cleo.answer("discard punalada")
        await bob.catch_up()
        assert bob.is_asked(), "he owes the second scythe two cards"
        before = len(ann.raw)
        await bob.do("stand")
        await house.pass_time(4 * house.times.bot_most)
        await ann.catch_up()
        told = [event for raw in ann.raw[before:] for event in json.loads(raw).get("events", [])]
        done = [event["verb"] for event in told if event["seat"] == 1]
        assert done[:4] == ["discards", "discards", "turn", "poisoned"], "a bot sits in, and the poison still works"
        assert ann.zone("front.1").count("envenenamiento") == 1
        assert ann.picture["view"]["asked"] == [2], "his turn is over"
