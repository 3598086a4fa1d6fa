"""Whole matches, played by people in real browsers."""

import pytest
from people import DESKTOP, PHONE, SMALL_PHONE, MakePerson, Person
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESKTOP, "dark"), ("fr", PHONE, "light"), ("es", SMALL_PHONE, "dark")],
    ids=["en-desktop", "fr-phone", "es-small-phone"],
)
def test_one_person_plays_bots_to_the_end(person: MakePerson, language: str, size: tuple[int, int], theme: str) -> None:
    one: Person = person(language, size=size, theme=theme).play_now()
    one.play_to_the_end()
    expect(one.page.locator("main.result .story li").first).to_be_visible()
    expect(one.button("page-rematch")).to_be_enabled()


def test_case_03_three_people_in_three_languages_play_a_whole_match(person: MakePerson) -> None:
    ana, luc, eva = person("en"), person("fr", size=PHONE), person("es", theme="light")
    path = ana.invite("Ana")
    luc.open(path).sit("Luc")
    eva.open(path).sit("Eva")
    ana.button("page-start").click()
    people = [ana, luc, eva]
    while any((now := one.what_now()) != "over" for one in people):
        for one in people:
            now = one.what_now()
            if now not in ("", "over"):
                one.act(now)
    for one in people:
        expect(one.page.locator("main.result")).to_be_visible()
    winners = {one.page.locator("#winner").inner_text() for one in people}
    assert len(winners) <= 2  # one name, or "you" to the one who won
