"""Reloads and killed servers, in every phase of a match: the page goes on where it was."""

from collections.abc import Callable, Iterator

from people import MakePerson, Person
from playwright.sync_api import expect
from site_server import SiteServer

PHASES = {"choose", "chosen", "turn", "discard", "double", "steal", "over"}
MOST_MATCHES = 8


def phases(one: Person, other: Person) -> Iterator[str]:
    """Play matches of two people until every phase has come by, and give each phase once, at its first time.

    Anyone may double, so that all of them come soon; a second person keeps the choice of a card open.
    """
    path = one.invite("Ana")
    other.open(path).sit("Luc")
    one.set_up("preset-publisher")
    missing = set(PHASES)
    for _ in range(MOST_MATCHES):
        one.start()
        while one.what_now() != "over":
            for asked in (one, other):
                now = asked.what_now()
                if now in ("", "over"):
                    continue
                if asked is one and now in missing:
                    missing.remove(now)
                    yield now
                    now = one.what_now()
                    if now in ("", "over"):
                        continue
                skips = asked is one and now == "turn" and "discard" in missing and "steal" not in missing
                if skips and one.can("skip"):
                    one.skip()
                else:
                    asked.act(now)
                if asked is other:
                    # Both go on together, so that `one` always chooses first.
                    one.until(lambda: one.what_now() == "over" or has_come(one, other))
                if asked is one and now == "choose" and "chosen" in missing and one.what_now() == "":
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


def has_come(one: Person, other: Person) -> bool:
    """Whether one page shows the question that another shows, or a later one: bots may have answered meanwhile."""
    return int(one.question() or 0) >= int(other.question() or 0)


def back_again(disturb: Callable[[], object], *people: Person) -> None:
    """Disturb the line; the whole picture comes again by itself, and is the one from before."""
    for one in people:
        one.quiet()
    before = [(one, one.what_now(), one.whole_pictures, one.stand_of_the_match()) for one in people]
    disturb()
    for one, now, pictures, stand in before:
        one.until(lambda one=one, pictures=pictures: one.whole_pictures > pictures)  # type: ignore[misc]  # bound at once
        assert one.stand_of_the_match() == stand
        expect(one.page.locator(".is-lost")).to_have_count(0)
        if now:
            one.wait_for(now)


def test_a_reload_in_every_phase_shows_the_same_match(person: MakePerson, stage: SiteServer) -> None:
    one, other = person("en", at=stage), person("en", at=stage)
    for _ in phases(one, other):
        back_again(one.page.reload, one)


def test_case_06_a_killed_server_in_every_phase_goes_on_with_the_same_match(
    person: MakePerson, server: SiteServer
) -> None:
    one, other = person("en", at=server), person("fr", at=server)

    def kill_and_start() -> None:
        server.kill()
        server.start()

    for _ in phases(one, other):
        back_again(kill_and_start, one, other)


def test_case_07_a_lost_line_is_seen_and_mends_itself(person: MakePerson, server: SiteServer) -> None:
    one = person("fr", at=server).play_now()
    one.act(one.wait_for("choose"))
    one.quiet()
    before = one.stand_of_the_match()
    server.stop()
    lost = one.page.get_by_role("status").filter(has_text=one.say("page-line-lost"))
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    one.until(lambda: one.picture["seq"] > 0)
    assert one.stand_of_the_match()["view"] == before["view"]
    one.act(one.wait_for("choose"))


def test_an_answer_given_while_the_line_is_lost_counts_when_it_is_back(person: MakePerson, server: SiteServer) -> None:
    one = person(at=server).play_now()
    one.wait_for("choose")
    question = one.question()
    server.kill()
    expect(one.page.locator(".is-lost")).to_be_visible()
    one.cards().first.click()
    server.start()
    one.taken(question)
    assert len(one.hand()) == 3
