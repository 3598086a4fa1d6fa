"""Death Over The Kingdom at its own table: whole matches with 3, 7 and 16 seats, by pointer and by keys."""

from functools import partial
from itertools import combinations
from typing import Any

import court
from court import asked, button, by_key, has_answered, legal, phrase
from people import DESKTOP, PHONE, SMALL_PHONE, MakePerson, Person
from playwright.sync_api import expect

MOST_STEPS = 24
"""More steps than the end of a round among sixteen can have."""


def labels(one: Person) -> list[str]:
    """What everything that answers is called."""
    found = one.page.locator(court.PRESSABLE).all()
    return [each.get_attribute("aria-label") or each.inner_text() for each in found]


def see_choices(one: Person) -> None:
    """See that each legal move can be pressed, and nothing that is none."""
    phrases = [phrase(one, move) for move in legal(one)]
    found = labels(one)
    assert all(any(words in label for label in found) for words in phrases), (phrases, found)
    assert all(any(words in label for words in phrases) for label in found), (phrases, found)


def see_race(one: Person) -> None:
    """Read who would win now and who has too many points, as the table tells it."""
    gauges = one.picture["view"]["gauges"]
    for mark, tier in (("second", ".is-second"), ("ahead", ".is-ahead")):
        seats = {gauge["seat"] for gauge in gauges if gauge["id"] == mark}
        points = {gauge["value"] for gauge in gauges if gauge["id"] == "points" and gauge["seat"] in seats}
        expect(one.page.locator(f".tier{tier} .tier-points b")).to_have_text([str(each) for each in points])


def last_verdict(one: Person) -> list[dict[str, Any]]:
    """The events that judged the last round."""
    ends = [at for at, event in enumerate(one.events) if event["verb"] == "aside"]
    start = next(at for at in range(ends[-1], -1, -1) if one.events[at]["verb"] == "reveal")
    return [event for event in one.events[start : ends[-1]] if event["verb"] in ("score", "nobody", "token", "life")]


def hear_the_end(one: Person) -> int:
    """Have the last round told once more, step by step to the verdict; give how many steps it took."""
    teller = one.page.locator(".teller")
    one.page.keyboard.press("Escape")
    expect(teller).to_have_count(0)
    one.button("scene-again").click()
    steps = 1
    for _ in range(MOST_STEPS):
        on = one.button("scene-next")
        if not on.count():
            break
        on.click()
        steps += 1
    verdict = last_verdict(one)
    told = teller.locator(".told")
    for event in verdict:
        rule = str(event["facts"]["rule"]).replace(".", "-")
        name = one.say(f"card-{event['facts']['card']}") if "card" in event["facts"] else ""
        if event["verb"] == "nobody":
            expect(told).to_contain_text(one.say("event-nobody"))
        elif len(verdict) == 1:
            expect(told).to_contain_text(one.say(f"why-{rule}", name=name, **event["facts"]))
    scored = {event["seat"] for event in verdict if event["verb"] == "score"} - {one.picture["you"]}
    expect(one.page.locator(".place.has-won")).to_have_count(len(scored))
    one.page.keyboard.press("Escape")
    expect(teller).to_have_count(0)
    return steps


def drag(one: Person, to: str) -> None:
    """Take one's own card by the finger and let it go on a place."""
    start, end = one.page.locator(".own-card button").bounding_box(), one.page.locator(to).bounding_box()
    assert start is not None
    assert end is not None
    one.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    one.page.mouse.down()
    one.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    one.page.mouse.up()


def has_aimed(one: Person, told: int) -> bool:
    """Whether a power was aimed after so many events."""
    return any(event["verb"] in ("take", "peek") for event in one.events[told:])


def most_telling(one: Person) -> str:
    """The move that shows most: a power or a cut before anything else."""
    return max(legal(one), key=lambda move: move.startswith(("show", "cut", "trade", "aim")))


def test_three_play_a_whole_match_by_pointer_and_see_who_is_second_and_why(person: MakePerson) -> None:
    one = person("es", size=PHONE, theme="light").table_of("kingdom", 3)
    one.button("coach-enough").click()
    steps = 0
    while asked(one) != "over":
        before, move = one.question(), most_telling(one)
        see_choices(one)
        if steps < 4 and one.picture["view"]["prompt"] == "lay" and any(each["verb"] == "aside" for each in one.events):
            steps = hear_the_end(one)
            see_race(one)
        card = move.partition(" ")[2]
        if card in ("thief", "merchant") and move.startswith("show"):
            # One gesture shows the card and aims it.
            one.page.keyboard.press("Escape")
            told = len(one.events)
            drag(one, ".place >> nth=0")
            one.until(partial(has_aimed, one, told))
        else:
            button(one, move).click()
            has_answered(one, before)
    assert {event["verb"] for event in one.events} >= {"lay", "reveal", "aside", "turn"}
    expect(one.page.locator("main.result .story li").first).to_be_visible()


def test_seven_play_a_whole_match_by_keys(person: MakePerson) -> None:
    one = person("fr", size=DESKTOP).table_of("kingdom", 7)
    one.button("coach-enough").press("Enter")
    answered = 0
    while asked(one) != "over":
        before, move = one.question(), most_telling(one)
        if answered % 8 >= 7 and one.picture["view"]["prompt"] != "turn":
            see_choices(one)
            hear_the_end(one)
            see_race(one)
        by_key(one, move)
        has_answered(one, before)
        answered += 1
    assert answered >= 7 * 5
    expect(one.page.locator("main.result .fallen li").first).to_be_visible()


def test_sixteen_play_a_whole_match_to_the_last_alive_and_each_has_a_place_of_their_own(person: MakePerson) -> None:
    one = person("en", size=PHONE).table_of("kingdom", 16, "lives")
    one.button("coach-enough").click()
    expect(one.page.locator(".place")).to_have_count(15)
    for screen in (DESKTOP, SMALL_PHONE, PHONE):
        assert overlaps(one, ".place-card, .place-who, .own-card, .prompt-line, .tray .action", screen) == []
    while asked(one) != "over":
        before, move = one.question(), most_telling(one)
        button(one, move).click()
        has_answered(one, before)
        if one.picture["view"]["out"]:
            assert one.page.locator(".place.is-out").count() <= len(one.picture["view"]["out"])
    expect(one.page.locator("main.result")).to_be_visible()


def test_who_watches_sees_the_race_but_no_hands(person: MakePerson) -> None:
    one = person("en").table_of("kingdom", 4)
    asked(one)
    watcher = person("es", folder=one.folder).open("/t/" + one.page.url.rsplit("/t/", 1)[1])
    expect(watcher.page.locator(".place")).to_have_count(4)
    expect(watcher.page.locator(".hand, .actions")).to_have_count(0)
    expect(watcher.page.locator(".tier .who")).to_have_count(4)
    watcher.button("scene-court").click()
    expect(watcher.page.get_by_role("dialog").locator("li")).to_have_count(13)
    cards = one.picture["view"]["cards"]
    for card in cards:
        name = watcher.say(f"card-{card}")
        expect(watcher.page.get_by_role("dialog").locator("li b", has_text=name).first).to_be_visible()


def overlaps(one: Person, what: str, size: tuple[int, int]) -> list[str]:
    """Which of these lie over each other on a screen of this size."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    found = one.page.locator(what).all()
    boxes = [(each.inner_text(), box) for each in found if (box := each.bounding_box()) is not None]
    return [
        f"{name} {a} lies over {other} {b} on {size}"
        for (name, a), (other, b) in combinations(boxes, 2)
        if a["x"] + a["width"] > b["x"] + 4
        and b["x"] + b["width"] > a["x"] + 4
        and a["y"] + a["height"] > b["y"] + 4
        and b["y"] + b["height"] > a["y"] + 4
    ]
