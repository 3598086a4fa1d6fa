"""Panda Rei at its own table: whole matches by pointer, by finger and by keys, and the answers to what people ask."""

import re
from typing import Any

import pytest
from people import DESKTOP, PHONE, MakePerson, Person
from playwright.sync_api import Locator, expect
from site_server import SiteServer

CARDS = ".plays button.card, .hand button.card"
"""What can be pressed: cards of the trick to take, or of the hand to play."""

ASKS = """(question) => {
  if (document.querySelector('main.result')) return 'over'
  const scene = document.querySelector('main.scene')
  return scene?.dataset.question === question && scene.dataset.asked
}"""

KEYS = {"rabbit": "1", "bear": "2", "giraffe": "3", "owl": "4", "cat": "5", "fox": "6", "lion": "7", "pig": "8"}


def asked(one: Person) -> str:
    """Wait until the page asks for something, or shows the result; say what: play, take or over."""
    one.until(lambda: one.picture["phase"] == "over" or bool(one.picture["moves"]))
    question = str(one.picture["view"]["question"])
    return one.until_page(ASKS, question, f"a page that asks for a card, or the result, at question {question}")


def card(one: Person, move: str) -> Locator:
    """The first card that stands for a move, as a button."""
    verb, _, name = move.partition(" ")
    place = ".plays" if verb == "take" else ".hand"
    return one.page.locator(f"{place} button.card[data-card='{name}']").first


def legal(one: Person) -> list[str]:
    """All moves that the table allows."""
    return [move["text"] for move in one.picture["moves"]]


def last_won(one: Person) -> dict[str, Any] | None:
    """The last event that gave a trick away."""
    return next((event for event in reversed(one.events) if event["verb"] == "trick"), None)


def why(one: Person, event: dict[str, Any]) -> str:
    """Why a trick was won, in words."""
    facts = {**event["facts"], "name": one.say(f"card-{event['facts']['card']}")}
    rule = str(facts.pop("rule")).replace(".", "-")
    return one.say(f"why-{rule}", **facts)


def see_why(one: Person) -> None:
    """Read on the screen who has won the last trick, and why: the rule and its numbers."""
    event = last_won(one)
    if event is not None:
        expect(one.page.locator(".won-why span")).to_have_text(why(one, event))


def see_score(one: Person, seat: int) -> None:
    """Ask what somebody's points are made of, and read an account that adds up, with what would change it."""
    view = one.picture["view"]
    parts = [part for part in view["parts"] if part["seat"] == seat]
    score = next(gauge["value"] for gauge in view["gauges"] if gauge["id"] == "score" and gauge["seat"] == seat)
    sheet = one.page.get_by_role("dialog")
    rows = sheet.locator("li:not(.sum)")
    expect(rows).to_have_count(len(parts))
    points = [int(text.replace("−", "-")) for text in rows.locator("b").all_inner_texts()]
    assert sum(points) == score
    expect(sheet.locator(".sum b")).to_have_text(one.say("scene-points", points=score))
    for part in parts:
        expect(sheet).to_contain_text(one.say(f"part-{part['id']}.next", **part["facts"]))
        if part["facts"]["count"]:
            expect(sheet).to_contain_text(one.say(f"part-{part['id']}.made", **part["facts"]))


def drag(one: Person, move: str, to: str) -> None:
    """Take a card by the finger and let it go in the middle of another place."""
    start, end = card(one, move).bounding_box(), one.page.locator(to).bounding_box()
    assert start is not None
    assert end is not None
    one.page.mouse.move(start["x"] + start["width"] / 3, start["y"] + start["height"] / 2)
    one.page.mouse.down()
    one.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    one.page.mouse.up()


def has_answered(one: Person, question: str) -> None:
    """Wait until the table has taken the answer to a question."""
    one.taken(question)
    one.until(lambda: one.picture["phase"] == "over" or str(one.picture["view"]["question"]) != question)


def test_two_play_a_whole_match_by_pointer_and_read_why_each_trick_was_won(person: MakePerson) -> None:
    one = person("es", size=PHONE, theme="light").table_of("panda", 2)
    one.button("coach-enough").click()
    dragged = set()
    while (now := asked(one)) != "over":
        before, move = one.question(), legal(one)[-1]
        see_why(one)
        if now in dragged:
            card(one, move).click(force=True)
        else:
            dragged.add(now)
            drag(one, move, ".plays" if now == "play" else ".you .collection")
        has_answered(one, before)
    assert dragged == {"play", "take"}
    assert [event["verb"] for event in one.events].count("dummy") == 22
    expect(one.page.locator("main.result .story li").first).to_be_visible()


def test_five_play_a_whole_match_by_keys_and_ask_what_points_are_made_of(person: MakePerson) -> None:
    one = person("fr", size=DESKTOP).table_of("panda", 5)
    one.button("coach-enough").press("Enter")
    answered = 0
    while asked(one) != "over":
        before, move = one.question(), legal(one)[0]
        see_why(one)
        if answered % 20 == 19:
            seats = [answered // 20 % 5, 0]
            one.page.locator(".collection").nth(0).press("Enter")
            for seat in seats:
                one.page.get_by_role("dialog").locator(".who").nth(seat).press("Enter")
                see_score(one, seat)
            one.page.keyboard.press("Escape")
        name = move.partition(" ")[2]
        if answered % 2:
            one.page.keyboard.press("9" if name.startswith("panda") else KEYS.get(name, "0"))
        else:
            card(one, move).press("Enter")
        has_answered(one, before)
        answered += 1
    assert answered >= 22  # two rounds of eleven tricks, and what was chosen
    assert {event["verb"] for event in one.events} >= {"lead", "play", "trick", "take", "final"}
    expect(one.page.locator("main.result .fallen li")).to_have_count(4)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_all_legal_moves_and_nothing_else_can_be_pressed(person: MakePerson, language: str) -> None:
    one = person(language).table_of("panda", 4)
    one.button("coach-enough").click()
    for _ in range(8):
        asked(one)
        pressable = one.page.locator(CARDS)
        found = {choice.get_attribute("aria-label") or "" for choice in pressable.all()}
        phrases = {one.say(f"move-{verb}", card=name) for verb, _, name in (move.partition(" ") for move in legal(one))}
        assert all(any(phrase in label for phrase in phrases) for label in found)
        assert all(any(phrase in label for label in found) for phrase in phrases)
        before = one.question()
        pressable.last.click()
        has_answered(one, before)


def test_a_card_that_is_let_go_elsewhere_goes_back(person: MakePerson) -> None:
    one = person().table_of("panda", 3)
    one.button("coach-enough").click()
    while asked(one) != "play":
        before = one.question()
        one.page.locator(CARDS).first.click()
        has_answered(one, before)
    before, cards = one.question(), one.page.locator(".hand .card")
    held = cards.count()
    drag(one, legal(one)[0], ".hand")
    expect(one.page.locator(".is-dragged")).to_have_count(0)
    expect(cards).to_have_count(held)
    assert one.question() == before


def test_cards_fly_from_events_at_most_300_ms(person: MakePerson) -> None:
    one = person(motion="no-preference").table_of("panda", 3)
    asked(one)
    one.page.evaluate("""() => {
      window.flights = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, how) {
        if (this.classList.contains('is-flying')) window.flights.push(how.duration)
        return animate.call(this, frames, how)
      }
    }""")
    before = one.question()
    one.page.locator(CARDS).first.dispatch_event("click")
    has_answered(one, before)
    one.until(lambda: bool(one.page.evaluate("() => window.flights.length")))
    assert max(one.page.evaluate("() => window.flights")) <= 300


def test_who_watches_sees_everything_but_hands(person: MakePerson, stage: SiteServer) -> None:
    one = person("en", at=stage).table_of("panda", 3)
    asked(one)
    watcher = person("fr", at=stage, folder=one.folder).open("/t/" + one.page.url.rsplit("/t/", 1)[1])
    expect(watcher.page.locator(".collection")).to_have_count(3)
    expect(watcher.page.locator(".hand")).to_have_count(0)
    expect(watcher.page.get_by_text(re.compile(re.escape(watcher.say("page-you-watch"))))).to_be_visible()
    watcher.page.locator(".collection").first.click()
    expect(watcher.page.get_by_role("dialog").locator(".who")).to_have_count(3)
