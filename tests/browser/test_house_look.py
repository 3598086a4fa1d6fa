"""A game that the page was built without, and that has no look of its own: the house's table is enough to play it."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from people import DESKTOP, PHONE, SMALL_PHONE, MakePerson, Person
from playwright.sync_api import Locator, expect
from site_server import SiteServer
from test_screens import listed, misfits, troubles

from ultimo.games import SHELF

TOY = Path(__file__).parents[1] / "toy"
MAGPIES, FLOCK = "magpie", "flock"

CHOICES = ".scene .hand button.card:not(.is-laid), .scene .choices button:not([aria-pressed='true'])"


@pytest.fixture(params=["en", "fr", "es"])
def one(request: pytest.FixtureRequest, person: MakePerson, zoo: SiteServer) -> Person:
    """Somebody who reads the toy game's texts, in each language."""
    made: Person = person(request.param, at=zoo, folder=TOY)
    return made


def choose(one: Person, game: str) -> Person:
    """See the shelf and choose a game of it."""
    one.choose(game)
    expect(one.page.get_by_role("radio")).to_have_count(len(SHELF) + 2)
    return one


def play_now(one: Person, game: str) -> Person:
    """Start a match against bots."""
    choose(one, game).button("page-play-now").click()
    expect(one.page.locator("main.scene")).to_be_visible()
    return one


def is_asked(one: Person) -> bool:
    """Whether there is something to do that has not been done, or nothing any more."""
    return one.picture["phase"] == "over" or (bool(one.picture["moves"]) and not one.picture["chosen"])


def choices(one: Person) -> Locator:
    """What can be pressed."""
    return one.page.locator(CHOICES)


def questions(one: Person, most: int = 99) -> Iterator[str]:
    """Answer every question by keyboard with the last choice, until the match is over; say before it what is asked."""
    for _ in range(most):
        one.until(lambda: is_asked(one))
        if one.picture["phase"] == "over":
            return
        prompt = one.picture["view"]["prompt"]
        expect(one.page.locator(".prompt-line")).to_have_text(one.say(f"prompt-{prompt}"))
        yield prompt
        before = one.question()
        choices(one).last.press("Enter")
        one.until(partial(has_answered, one, int(before)))


def has_answered(one: Person, question: int) -> bool:
    """Whether the table has taken an answer to this question."""
    now = one.picture
    return now["phase"] == "over" or now["view"]["question"] != question or bool(now["chosen"])


def test_a_whole_match_is_played_by_keyboard_in_any_language(one: Person) -> None:
    asked = set(questions(play_now(one, MAGPIES)))
    assert {"show", "turn"} & asked
    result = one.page.locator("main.result")
    expect(result).to_be_visible()
    expect(result).to_contain_text(one.say("event-ends"))
    assert one.page.locator("html").get_attribute("data-mood") == "magpie"


def test_all_legal_moves_and_nothing_else_can_be_pressed(one: Person) -> None:
    for _ in questions(play_now(one, MAGPIES)):
        legal = {phrase(one, move["text"]) for move in one.picture["moves"]}
        pressed = [choice.get_attribute("aria-label") or choice.inner_text() for choice in choices(one).all()]
        # Below the phrase stands the chance of the move.
        assert {phrase for phrase in legal for words in pressed if words.startswith(phrase)} == legal
        assert all(any(words.startswith(phrase) for phrase in legal) for words in pressed)


def phrase(one: Person, move: str) -> str:
    """What the button of a move says."""
    verb, _, card = move.partition(" ")
    return one.say(f"move-{verb}", card=card, name=one.say(f"card-{card}") if card else "")


def test_it_shuts_nobody_out_and_fits_from_a_small_phone_to_a_wide_desk(one: Person) -> None:
    faults: dict[str, list[str]] = {}
    seen = set()
    choose(one, MAGPIES)
    faults |= {f"home, {where}": found for where, found in troubles(one).items()}
    for prompt in questions(play_now(one, MAGPIES)):
        if prompt not in seen:
            seen.add(prompt)
            faults |= {f"{prompt}, {where}": found for where, found in troubles(one).items()}
    expect(one.page.locator("main.result")).to_be_visible()
    faults |= {f"result, {where}": found for where, found in troubles(one).items()}
    assert not any(faults.values()), listed(faults)


def test_the_shelf_is_chosen_from_by_keyboard_and_the_rules_are_those_of_the_game(one: Person) -> None:
    games = one.open().page.get_by_role("radio")
    games.first.focus()
    mood = one.page.locator("html")
    expect(mood).to_have_attribute("data-mood", "pan")
    for game in (*list(SHELF)[1:], MAGPIES):
        one.page.keyboard.press("ArrowRight")
        expect(mood).to_have_attribute("data-mood", game)
    expect(games.nth(len(SHELF))).to_be_checked()
    one.button("page-rules").click()
    expect(one.page.get_by_role("dialog").locator("[data-rule='magpie.dare']")).to_contain_text(
        one.say("rule-magpie-dare")
    )


def test_sixteen_seats_are_asked_for_and_each_has_a_place_of_its_own(person: MakePerson, zoo: SiteServer) -> None:
    one: Person = person("en", at=zoo, folder=TOY)
    choose(one, FLOCK).button("page-invite").click()
    one.sit("Ana").button("page-setup").click()
    one.page.get_by_role("dialog").get_by_role("radio", name="16", exact=True).click(force=True)
    one.until(lambda: len(one.picture["people"]) == 16)
    one.page.keyboard.press("Escape")
    faults = {f"before, {where}": found for where, found in misfits(one).items()}
    faults |= {f"before, {size}": overlaps(one, ".plate", size) for size in (DESKTOP, PHONE, SMALL_PHONE)}
    one.button("page-start").click()
    one.until(lambda: one.picture["phase"] == "running")
    expect(one.page.locator(".seat")).to_have_count(15)
    faults |= {f"table, {where}": found for where, found in troubles(one).items()}
    for size in (DESKTOP, PHONE, SMALL_PHONE):
        faults[f"table, {size}"] = overlaps(one, ".seat-plate, .tray .prompt-line, .hand .card", size)
    assert not any(faults.values()), listed(faults)
    assert list(questions(one))
    expect(one.page.locator("main.result")).to_be_visible()


def in_a_window(ana: Person, bob: Person) -> Person:
    """Play tables of two people until somebody has dared and the other may caw; give that one."""
    for match in range(9):
        choose(ana, MAGPIES).button("page-invite").click()
        if match == 0:
            ana.sit("Ana")
        expect(ana.page.locator(".plate.is-you")).to_contain_text("Ana")  # once said, the name is known
        ana.button("page-setup").click()
        fifteen = ana.page.get_by_role("group", name=ana.say("page-window")).get_by_role("radio", name="15")
        fifteen.click(force=True)
        expect(fifteen).to_be_checked()
        ana.page.keyboard.press("Escape")
        bob.open("/t/" + ana.page.url.rsplit("/t/", 1)[1]).sit("Bob")
        ana.button("page-start").click()
        found = until_a_window([ana, bob])
        if found is not None:
            return found
    raise AssertionError("in nine matches nobody has taken a trick and dared")


def until_a_window(people: list[Person]) -> Person | None:
    """Answer for everybody, daring whenever one may, until somebody is asked in a window; None if that never comes."""

    def goes_on(one: Person) -> bool:
        return one.picture["phase"] == "over" or one.picture["window"] is not None or any(map(is_asked, people))

    people[0].until(lambda: all(one.picture["phase"] == "running" for one in people))
    while True:
        for one in people:
            one.until(partial(goes_on, one))
            if one.picture["phase"] == "over":
                return None
            if one.picture["window"] is not None and one.picture["moves"]:
                return one
            if is_asked(one):
                before = int(one.question())
                moves = [move["text"] for move in one.picture["moves"]]
                dares = [at for at, move in enumerate(moves) if move.startswith("dare")]
                choices(one).nth(dares[0] if dares else len(moves) - 1).press("Enter")
                one.until(partial(has_answered, one, before))


def test_in_a_window_time_is_seen_and_can_be_lengthened_and_passed(person: MakePerson, zoo: SiteServer) -> None:
    asked = in_a_window(*(person(language, at=zoo, folder=TOY, size=PHONE) for language in ("fr", "es")))
    fuse = asked.page.get_by_role("timer")
    expect(fuse).to_be_visible()
    assert asked.picture["window"]["length"] == 15_000
    asked.button("table-more-time").click()
    expect(asked.button("table-more-time")).to_have_count(0)
    asked.until(lambda: bool(asked.picture["window"]["length"] == 30_000))
    expect(fuse).to_have_text(re.compile("^(2[0-9]|30)$"))
    question = int(asked.question())
    asked.button("table-pass-on").click()
    # No other person is asked, so the window closes before its time.
    asked.until(lambda: int(asked.question() or 99) != question or asked.picture["phase"] == "over")
    expect(asked.page.get_by_role("timer")).to_have_count(0)


def overlaps(one: Person, what: str, size: tuple[int, int]) -> list[str]:
    """Which of these lie over each other on a screen of this size."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    boxes = [box for found in one.page.locator(what).all() if (box := found.bounding_box()) is not None]
    return [
        f"{a} lies over {b}"
        for a, b in combinations(boxes, 2)
        if a["x"] + a["width"] > b["x"] + 1
        and b["x"] + b["width"] > a["x"] + 1
        and a["y"] + a["height"] > b["y"] + 1
        and b["y"] + b["height"] > a["y"] + 1
    ]
