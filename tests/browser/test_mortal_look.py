"""El Mortal at its own table: whole matches with 2, 4 and 6 seats, by finger, pointer and keys; what a window shows."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
import wake
from people import DESKTOP, PHONE, SMALL_PHONE, MakePerson, Person
from playwright.sync_api import Locator, expect
from site_server import SiteServer
from wake import asked, button, legal

from ultimo.games import find

DEADLY = ("answer", "play empujon", "play lluvia", "play ruleta", "play", "end", "stop", "aim", "bury 0")
"""What ends a match soon, the soonest first."""

# Two hold a NO, the third none: who is first, then three cards each, as they are dealt.
QUARREL = {"first.1": "seat 0"} | {
    f"deal.{at}": card
    for at, card in enumerate(("robo", "no", "gemelas", "no", "paz", "corte", "lluvia", "vidente", "barajar"), 2)
}


@pytest.fixture(scope="module")
def wakes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A server where three are dealt what makes a quarrel."""
    server = SiteServer(tmp_path_factory.mktemp("wakes") / "tables.sqlite3", QUARREL)
    server.start()
    yield server
    server.stop()


def soonest(one: Person) -> str:
    """The move that ends the match soonest: never one that gets away without drawing, if there is another."""
    moves = [move for move in legal(one) if not move.startswith("lay")]
    slow = ("play escapada", "play media-vuelta")

    def rank(move: str) -> tuple[bool, int]:
        return move in slow, next((at for at, start in enumerate(DEADLY) if move.startswith(start)), len(DEADLY))

    return min(moves, key=rank)


def play(one: Person, give: Callable[[Person, str], None], look: Callable[[str], None]) -> None:
    """Play until the match is over; look before each answer. Others' turns are passed on."""
    own = 0
    while (now := asked(one)) != "over":
        look(now)
        before, move = one.question(), soonest(one)
        is_others = one.picture["view"]["order"][:1] != [one.picture["you"]]
        if now == "answer" and is_others and move == "pass" and own:
            wake.pass_on(one)
        else:
            own += now == "play"
            give(one, move)
            wake.has_answered(one, before)


def see_choices(one: Person, now: str) -> None:
    """See that each legal move can be pressed, and that no card of the hand is lit that is not among them."""
    playable = {move.split(" ")[1] for move in legal(one) if move.startswith(wake.FROM_HAND)}
    for move in legal(one):
        if not move.startswith("lay"):
            assert button(one, move).is_visible(), (now, move)
    if now not in ("use", "order", "take"):
        assert one.page.locator(".hand .is-lit").count() == len([card for card in wake.hand(one) if card in playable])


def pile(one: Person) -> str:
    """The pile as it is drawn."""
    script = "(pile) => pile.outerHTML + JSON.stringify(pile.getBoundingClientRect())"
    return str(one.page.locator(".pile").evaluate(script))


def test_two_play_a_whole_match_by_finger_on_a_phone(person: MakePerson) -> None:
    one = person("es", size=PHONE, theme="light").table_of("mortal", 2)
    asked(one)
    one.button("coach-enough").tap()
    read: set[str] = set()

    def look(now: str) -> None:
        read.add(now)
        box = one.page.locator(".prompt-line").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < PHONE[1]

    play(one, wake.by_finger, look)
    assert {"play", "answer"} <= read
    expect(one.page.locator("main.result .story li").first).to_be_visible()


def test_four_play_a_whole_match_by_pointer_and_the_pile_never_tells_its_depth(person: MakePerson) -> None:
    one = person("en", size=DESKTOP).table_of("mortal", 4)
    asked(one)
    one.button("coach-enough").click()
    drawn = {pile(one)}

    def look(now: str) -> None:
        see_choices(one, now)
        drawn.add(pile(one))
        if now == "answer":
            expect(one.page.locator(".chain-lines li:not(.is-done, .is-cancelled)")).to_have_count(len(wake.stack(one)))

    play(one, lambda who, move: button(who, move).click(), look)
    # mortal.hidden-depth
    assert len(drawn) == 1
    expect(one.page.locator("main.result .fallen li").first).to_be_visible()


def test_six_play_a_whole_match_by_keys(person: MakePerson) -> None:
    one = person("fr", size=DESKTOP).table_of("mortal", 6)
    asked(one)
    one.button("coach-enough").press("Enter")

    def look(_: str) -> None:
        for zone in one.picture["view"]["gauges"]:
            if zone["id"] == "deaths" and zone["seat"] != one.picture["you"]:
                deaths = one.page.locator(f".seat[data-seat='{zone['seat']}'] .deaths")
                expect(deaths).to_have_attribute("aria-label", one.say("scene-deaths", count=zone["value"], most=3))

    play(one, wake.by_key, look)
    expect(one.page.locator("main.result")).to_be_visible()


def quarrel(person: MakePerson, at: SiteServer) -> tuple[list[Person], Person]:
    """Three people in the first window, a card of the first aimed at themselves, and somebody who watches."""
    folder = find("mortal").folder
    people: list[Person] = [person(language, at=at, folder=folder) for language in ("fr", "en", "en")]
    host, *guests = people
    host.choose("mortal").button("page-invite").click()
    host.sit("Ana").button("page-setup").click()
    for group, choice in (("page-seats", "3"), ("page-window", "4")):
        wanted = host.page.get_by_role("group", name=host.say(group)).get_by_role("radio", name=choice, exact=True)
        wanted.click(force=True)
        expect(wanted).to_be_checked()
    host.page.keyboard.press("Escape")
    path = "/t/" + host.page.url.rsplit("/t/", 1)[1]
    for guest, name in zip(guests, ("Bob", "Eva"), strict=True):
        guest.open(path).sit(name)
    host.button("page-start").click()
    watcher: Person = person("es", at=at, folder=folder)
    watcher.open(path)
    for one in people:
        one.until(lambda who=one: who.picture.get("phase") == "running")  # type: ignore[misc]  # bound at once
    asked(host)
    wake.press(host, "play robo")
    assert asked(host) == "aim"
    wake.press(host, "aim at 0")
    return people, watcher


def window(one: Person) -> dict[str, object]:
    """All that a window shows beside the hand: what is said, what can be pressed, and where each thing lies."""

    def seen(found: Locator) -> list[tuple[str, object]]:
        return [(each.inner_text(), each.bounding_box()) for each in found.all()]

    page = one.page
    return {
        "line": seen(page.locator(".prompt-line, .slot")),
        "acts": seen(page.locator(".acts, .acts button")),
        "clock": page.locator(".asked-line .clock").bounding_box(),
    }


def test_a_window_looks_alike_with_and_without_an_answer_and_a_no_to_a_no_is_seen_by_all(
    person: MakePerson, wakes: SiteServer
) -> None:
    people, watcher = quarrel(person, wakes)
    ana, bob, eva = people
    for one in people:
        assert asked(one) == "answer"
        # Nobody reads a card.
        one.page.mouse.move(1, 1)
    # Bob holds a NO, Eva none.
    assert "answer no" in legal(bob)
    assert legal(eva) == ["pass"]
    assert window(bob) == window(eva)
    wake.press(bob, "answer no")
    ana.until(lambda: wake.stack(ana) == ["robo", "no"])
    assert asked(ana) == "answer"
    wake.press(ana, "answer no")
    for one in (*people, watcher):
        one.until(partial(sees, one, ["robo", "no", "no"]))
        lines = one.page.locator(".chain-lines li")
        expect(lines).to_have_count(3)
        for line, card in zip(lines.all(), ("no", "no", "robo"), strict=True):
            expect(line).to_contain_text(one.say(f"card-{card}"))
        whose = one.say("table-you") if one is bob else "Bob"
        expect(one.page.locator(".slot")).to_have_text(
            one.say("scene-else-cancelled", card=one.say("card-no"), player=whose)
        )
    # Nobody answers the second NO: so the first has no effect, and the theft may be answered again.
    for one in people:
        wake.pass_on(one)
    for one in (*people, watcher):
        one.until(lambda who=one: any(event["verb"] == "cancelled" for event in who.events))  # type: ignore[misc]  # bound at once
        expect(one.page.locator(".chain-lines li.is-cancelled")).to_have_count(1)


def sees(one: Person, cards: list[str]) -> bool:
    """Whether these are on the stack."""
    return bool(one.picture.get("view")) and wake.stack(one) == cards


def test_a_card_is_read_whole_before_it_is_played_and_dragged_to_somebody_is_aimed_at_them(
    person: MakePerson, wakes: SiteServer
) -> None:
    one = person("fr", size=SMALL_PHONE, at=wakes).table_of("mortal", 3)
    asked(one)
    one.button("coach-enough").click()
    slot = one.page.locator(".slot")
    assert sorted(wake.hand(one)) == ["gemelas", "no", "robo"]
    for card in wake.hand(one):
        one.page.locator(f".hand [data-card='{card}']").focus()
        expect(slot).to_contain_text(one.say(f"card-{card}.effect"))
        assert slot.evaluate("(slot) => slot.scrollHeight <= slot.clientHeight + 1"), card
    # A NO cannot be played on its own: it says so, and by which rule.
    one.page.locator(".hand [data-card='no']").click(force=True)
    move = one.say("move-play", card="no", name=one.say("card-no"))
    expect(one.page.locator(".notice p")).to_contain_text(one.say("refused-mortal-usable", move=move))
    drag(one, ".hand [data-card='robo']", ".seat[data-seat='1'] .seat-plate")
    one.until(lambda: any(event["verb"] == "aims" for event in one.events))
    assert [event["facts"]["at"] for event in one.events if event["verb"] == "aims"] == [1]


def drag(one: Person, what: str, to: str) -> None:
    """Take a card by the pointer and let it go on something."""
    start, end = one.page.locator(what).bounding_box(), one.page.locator(to).bounding_box()
    assert start is not None
    assert end is not None
    one.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    one.page.mouse.down()
    one.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    one.page.mouse.up()
