"""Reloads and killed servers, in every phase of a match: the page goes on where it was."""

from collections.abc import Callable, Iterator

from people import MakePerson, Person
from playwright.sync_api import expect
from site_server import SiteServer

PHASES = {"choose", "chosen", "turn", "discard", "double", "steal", "over"}
MOST_MATCHES = 12


def phases(one: Person, other: Person) -> Iterator[str]:
    """Play matches of two people until every phase has come by, and give each phase once, at its first time.

    Anyone may double, so that all of them come soon; a second person keeps the choice of a card open.
    """
    path = one.invite("Ana")
    other.open(path).sit("Luc")
    one.button("page-setup").click()
    one.page.get_by_role("radio", name=one.say("preset-publisher")).click(force=True)
    expect(one.page.get_by_role("radio", name=one.say("preset-publisher"))).to_be_checked()
    one.page.keyboard.press("Escape")
    missing = set(PHASES)
    for _ in range(MOST_MATCHES):
        one.button("page-start").click()
        while True:
            asked = next((who for who in (one, other) if who.what_now() not in ("", "over")), None)
            if asked is None:
                if one.what_now() == "over":
                    break
                continue
            now = asked.what_now()
            if asked is one and now in missing:
                missing.remove(now)
                yield now
            if asked is one and now == "turn" and "discard" in missing and one.can("skip"):
                one.skip()
            else:
                asked.act(now)
            if asked is one and now == "choose" and "chosen" in missing and one.picture["chosen"]:
                missing.remove("chosen")
                yield "chosen"
        if "over" in missing:
            missing.remove("over")
            yield "over"
        if not missing:
            return
        one.button("page-rematch").click()
        expect(one.button("page-start")).to_be_visible()
    raise AssertionError(f"no match of {MOST_MATCHES} came to {', '.join(missing)}")


def back_again(one: Person, disturb: Callable[[], None]) -> None:
    """Disturb the line; the whole picture comes again by itself, and is the one from before."""
    before = one.stand_of_the_match()
    pictures = one.whole_pictures
    disturb()
    one.until(lambda: one.whole_pictures > pictures)
    assert one.stand_of_the_match() == before
    expect(one.page.locator(".is-lost")).to_have_count(0)


def test_a_reload_in_every_phase_shows_the_same_match(person: MakePerson) -> None:
    one, other = person("en"), person("en")
    for _ in phases(one, other):
        back_again(one, one.page.reload)


def test_case_06_a_killed_server_in_every_phase_goes_on_with_the_same_match(
    person: MakePerson, server: SiteServer
) -> None:
    one, other = person("en"), person("fr")

    def kill_and_start() -> None:
        server.kill()
        server.start()

    for _ in phases(one, other):
        back_again(one, kill_and_start)
