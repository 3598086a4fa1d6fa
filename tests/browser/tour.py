"""Every screen of the page, one after the other: for those who look at all of them."""

from collections.abc import Iterator
from datetime import datetime

from people import Person
from playwright.sync_api import expect


def screens(one: Person, other: Person) -> Iterator[str]:
    """Lead `one` through every screen and dialog in turn, and say where; both are at the stage, `other` sits in."""
    page = one.page
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
