"""Every screen of the page, one after the other: for those who look at all of them."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import NamedTuple

import wake
from court import asked, button, has_answered, legal
from people import Person
from playwright.sync_api import expect

# Answers so many questions with the first card that goes, by itself.
HURRY = """async (questions) => {
  const scene = document.querySelector('main.scene')
  for (let i = 0; i < questions; i += 1) {
    const before = scene.dataset.question
    scene.querySelector('.plays button.card, .hand button.card').click()
    do {
      await new Promise((done) => setTimeout(done, 5))
      if (!scene.isConnected) throw Error(`the match was over after ${i + 1} questions`)
    } while (scene.dataset.question === before || !scene.dataset.asked)
  }
}"""


class Tour(NamedTuple):
    """A way through screens: who leads, given how to make another person; and at least how many there are."""

    lead: Callable[[Person, Callable[[], Person]], Iterator[str]]
    screens: int


def screens(one: Person, make_other: Callable[[], Person]) -> Iterator[str]:
    """Lead `one` through every screen and dialog in turn, and say where; both are at the stage, the other sits in."""
    page, other = one.page, make_other()
    one.open()
    expect(one.button("page-play-now")).to_be_visible()
    yield "home"
    one.button("page-settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"
    close(one)
    one.button("page-rules").click()
    expect(page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()
    yield "rules drawer"
    close(one)
    one.open("/rules/pan#pan.mouse")
    expect(page.locator("[data-rule='pan.mouse']")).to_be_visible()
    yield "rules"
    one.open("/credits")
    expect(page.get_by_role("heading", name=one.say("page-credits"))).to_be_visible()
    yield "credits"
    one.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", name=one.say("page-gone"))).to_be_visible()
    yield "no such table"

    one.open().button("page-invite").click()
    expect(one.name_field()).to_be_visible()
    yield "name"
    one.sit("Ana")
    other.open("/t/" + page.url.rsplit("/t/", 1)[1]).sit("Maximiliana")
    yield "before the start"
    one.button("page-setup").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "setup"
    one.choose_option("preset-publisher")
    close(one)
    page.get_by_role("button", name=one.say("page-seat-number", number=3)).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "seat"
    close(one)

    one.start()
    yield "choose"
    one.act("choose")
    yield "chosen"
    yield from trick(one, other, "trick")
    for _ in range(2):
        one.act(one.wait_for("choose"))
        other.act(other.wait_for("choose"))
    one.act(one.wait_for("choose"))
    yield from trick(one, other, "last trick")
    one.wait_for("turn")
    expect(page.locator(".verdict")).to_have_count(0)
    yield "gun"
    page.keyboard.press("k")
    expect(page.locator(".shoot")).to_have_count(0)
    yield "skip"
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.locator(".tray .hand .is-lit").last.click()
    expect(page.locator(".shoot")).to_be_visible()
    yield "spin"
    page.keyboard.press("Escape")
    one.act("turn")
    one.wait_for("double")
    yield "second card"
    one.act("double")
    one.wait_for("steal")
    yield "steal"
    one.button("page-device").click()
    expect(page.get_by_role("dialog").get_by_label(one.say("page-link"))).to_be_visible()
    yield "another device"
    close(one)
    one.act("steal")
    page.get_by_role("link", name=one.say("page-leave")).click()
    expect(one.button("page-play-now")).to_be_visible()
    page.go_back()
    expect(one.button("page-take-over")).to_be_visible()
    if one.what_now() != "over":
        yield "a bot plays"
    while (now := other.wait_for()) != "over":
        other.act(now)
    one.wait_for("over")
    yield "result"
    one.button("page-see-table").click()
    expect(page.locator("main.scene")).to_be_visible()
    yield "the table after the end"


def panda(one: Person, _: Callable[[], Person]) -> Iterator[str]:
    """The table of Panda Rei where it is fullest, among five: from the first lesson to the last card."""
    page = one.table_of("panda", 5).page
    scene = page.locator("main.scene")
    expect(page.locator("main.scene[data-asked=play] .coach.is-on")).to_be_visible()
    yield "a card to play"
    one.button("coach-enough").click()
    while scene.get_attribute("data-asked") != "take":
        page.evaluate(HURRY, 1)
    expect(page.locator(".won-line").first).to_be_visible()
    yield "a card to take"
    hand = page.locator(".hand .card")
    held = hand.count()
    while hand.count() <= held:
        held = hand.count()
        page.evaluate(HURRY, 1)
    yield "late"  # hands are full again, and everybody has collected much
    page.locator(".you .collection").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "account"
    close(one)


def kingdom(one: Person, _: Callable[[], Person]) -> Iterator[str]:
    """Death Over The Kingdom: seven at court, from the first lesson to a round that is told, and sixteen."""
    page = one.table_of("kingdom", 7).page
    expect(page.locator("main.scene[data-asked=lay] .coach.is-on")).to_be_visible()
    yield "a card to lay"
    one.button("coach-enough").click()
    while not page.locator(".tier.is-ahead").count():
        answer(one)
    one.button("scene-again").click()
    while one.button("scene-next").count():
        one.button("scene-next").click()
    expect(page.locator(".is-verdict").first).to_be_visible()
    yield "a round told"
    page.keyboard.press("Escape")
    one.button("scene-court").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the court"
    close(one)
    one.table_of("kingdom", 16, "reaper")
    while (now := asked(one)) not in ("steal", "peek", "throw", "burn"):
        if now == "over":
            one.table_of("kingdom", 16, "reaper")
        else:
            answer(one)
    yield "sixteen, and a target to choose"


def mortal(one: Person, _: Callable[[], Person]) -> Iterator[str]:
    """El Mortal among six: the first lesson, a window, a card to aim where much lies open, and the discards."""
    page = one.table_of("mortal", 6).page
    wake.asked(one)
    expect(page.locator(".coach.is-on")).to_be_visible()
    yield "the first lesson"
    one.button("coach-enough").click()
    wake.until(one, "answer")
    page.locator(".hand button.card").first.focus()
    yield "a window, and a card that is read"
    wake.until(one, "aim", most_cards=True)
    yield "somebody to aim at"
    page.locator(".discards").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the discards"
    close(one)


def answer(one: Person) -> None:
    """Give some answer to what is asked: a power, if there is one."""
    asked(one)
    before = one.question()
    move = max(legal(one), key=lambda each: each.startswith("show"))
    button(one, move).click(force=True)
    has_answered(one, before)


TOURS = {"pan": Tour(screens, 20), "panda": Tour(panda, 4), "kingdom": Tour(kingdom, 4), "mortal": Tour(mortal, 4)}


def trick(one: Person, other: Person, name: str) -> Iterator[str]:
    """A trick that has been turned over lies there for a moment, which is made to last."""
    now = datetime.fromisoformat(one.page.evaluate("() => new Date(Date.now() + 1000).toISOString()"))
    one.page.clock.pause_at(now)
    other.act(other.wait_for("choose"))
    expect(one.page.locator(".verdict")).to_be_visible()
    yield name
    one.page.clock.resume()


def close(one: Person) -> None:
    """Close the dialog that is open."""
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)
