"""Coming in, sitting down, setting up, leaving, coming back, looking on."""

import pytest
from people import PHONE, MakePerson, Person
from playwright.sync_api import expect
from site_server import SiteServer
from test_lost_lines import phases

from ultimo.server.names import LONGEST


def leave(one: Person) -> None:
    """Go home by the arrow."""
    one.page.get_by_role("link", name=one.say("page-leave")).click()
    expect(one.button("page-play-now")).to_be_visible()


def take_over(one: Person) -> None:
    """Take the seat back from the bot."""
    strip = one.page.get_by_role("status").filter(has_text=one.say("page-bot-plays"))
    expect(strip).to_be_visible()
    one.button("page-take-over").click()
    expect(strip).to_have_count(0)


def test_cases_04_and_09_who_leaves_in_any_phase_comes_back_to_the_same_seat_and_hand(
    person: MakePerson, stage: SiteServer
) -> None:
    one, other = person("en", at=stage), person("es", at=stage)
    for phase in phases(one, other):
        path = "/t/" + one.page.url.rsplit("/t/", 1)[1]
        hand = one.hand()
        leave(one)
        if phase == "over":
            one.open(path).wait_for("over")
            continue
        sits_in = other.page.locator(".seat").filter(has_text=other.say("scene-bot-plays"))
        # If that was the other's last rival, or only bots are still alive, the match comes to its end at once.
        expect(sits_in.or_(other.page.locator("main.result")).first).to_be_visible()
        pictures = one.whole_pictures
        one.open(path)
        one.until(lambda pictures=pictures: one.whole_pictures > pictures)  # type: ignore[misc]  # bound at once
        if one.picture["phase"] == "over" or other.picture["you"] in other.picture["view"]["out"]:
            one.wait_for("over")
            continue
        take_over(one)
        assert one.picture["you"] == 0
        if phase in ("choose", "chosen"):
            assert one.hand() == hand, f"after leaving in phase {phase}"


def test_a_table_that_everybody_has_left_goes_on_to_the_end(person: MakePerson) -> None:
    one = person("fr").play_now()
    one.wait_for("choose")
    address = one.page.url
    leave(one)
    one.page.goto(address)
    one.wait_for("over")
    expect(one.page.locator("main.result .story li").first).to_be_visible()


def test_case_08_a_seat_moves_to_another_device_and_the_old_page_is_told_and_closed(person: MakePerson) -> None:
    desk, phone = person("en").play_now(), person("fr", size=PHONE)
    desk.act(desk.wait_for("choose"))
    desk.wait_for("choose")
    desk.until(lambda: desk.picture["view"]["asked"] == [0])
    hand, view = desk.hand(), desk.picture["view"]
    desk.button("page-device").click()
    link = desk.page.get_by_role("dialog").get_by_label(desk.say("page-link")).input_value()
    phone.open("/t/" + link.rsplit("/t/", 1)[1])
    phone.wait_for("choose")
    assert "move=" not in phone.page.url
    assert phone.hand() == hand
    assert phone.picture["view"] == view
    expect(desk.page.get_by_role("heading", name=desk.say("page-moved"))).to_be_visible()
    expect(desk.page.locator("main.scene")).to_have_count(0)
    phone.act("choose")
    # The link worked once: whoever finds it later looks on, like anybody.
    thief = person("en").open("/t/" + link.rsplit("/t/", 1)[1])
    expect(thief.page.get_by_role("status").filter(has_text=thief.say("page-you-watch"))).to_be_visible()
    # And the phone still holds the seat.
    phone.page.reload()
    phone.wait_for()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_home(person: MakePerson, language: str) -> None:
    one = person(language)
    for path, title in (("/t/ZZZZZZ", "page-gone"), ("/somewhere", "page-missing"), ("/t/%F0%9F%90%AD", "page-gone")):
        one.open(path)
        expect(one.page.get_by_role("heading", name=one.say(title))).to_be_visible()
        one.page.get_by_role("main").get_by_role("link", name=one.say("page-home")).click()
        expect(one.button("page-play-now")).to_be_visible()


def test_a_code_is_typed_at_home_as_it_is_read_aloud(person: MakePerson) -> None:
    ana, luc = person("en"), person("fr").open()
    code = ana.invite("Ana").removeprefix("/t/")
    field = luc.page.get_by_label(luc.say("page-code"))
    luc.button("page-join").click()
    expect(luc.page.get_by_role("alert")).to_contain_text(luc.say("page-join-empty"))
    field.fill("zzz zzz")
    luc.button("page-join").click()
    expect(luc.page.get_by_role("heading", name=luc.say("page-gone"))).to_be_visible()
    luc.open()
    field.fill(f"{code[:3].lower()} {code[3:].lower()}")
    luc.button("page-join").click()
    luc.sit("Luc")
    expect(ana.page.locator(".plate").filter(has_text="Luc")).to_be_visible()


def test_a_name_that_is_taken_too_long_or_missing_is_said_and_another_one_goes(person: MakePerson) -> None:
    ana, luc = person("en"), person("es")
    luc.open(ana.invite("Ana"))

    def refused(name: str, *said: str) -> None:
        luc.name_field().fill(name)
        luc.button("page-sit").click()
        for text in said:
            expect(luc.page.get_by_role("alert")).to_contain_text(text)
        expect(luc.page.locator(".plate.is-you")).to_have_count(0)

    refused("", luc.say("page-name-missing"))
    refused("ANA", luc.say("refused-server-name-taken", name="ANA"))
    refused("\u200b\u200b", luc.say("refused-server-name", longest=LONGEST))
    luc.name_field().fill("")
    luc.name_field().press_sequentially("L" * (LONGEST + 6))
    expect(luc.name_field()).to_have_value("L" * LONGEST)
    luc.sit("Luc")
    expect(luc.page.get_by_role("alert").locator("p")).to_have_count(0)
    expect(ana.page.locator(".plate").filter(has_text="Luc")).to_be_visible()


def test_a_full_table_says_so_and_lets_look_on_or_not_as_the_host_wants(person: MakePerson) -> None:
    ana, luc, eva = person("en"), person("fr"), person("es")
    path = ana.invite("Ana")
    ana.button("page-setup").click()
    ana.page.get_by_role("group", name=ana.say("page-seats")).get_by_role("radio", name="2").click(force=True)
    ana.page.keyboard.press("Escape")
    luc.open(path).sit("Luc")
    eva.open(path)
    expect(eva.page.get_by_role("heading", name=eva.say("page-full"))).to_be_visible()
    expect(eva.page.get_by_text(eva.say("page-full-watch"))).to_be_visible()
    ana.start()
    expect(eva.page.get_by_role("status").filter(has_text=eva.say("page-you-watch"))).to_be_visible()
    expect(ana.page.locator(".watching")).to_contain_text("1")
    ana.act("choose")
    cards = {card for zone in eva.picture["view"]["zones"] if zone["id"].startswith("hand") for card in zone["cards"]}
    assert cards == {"?"}
    expect(eva.page.locator(".tray .hand")).to_have_count(0)


def test_a_table_without_watchers_shows_nothing_to_who_has_no_seat(person: MakePerson) -> None:
    ana, eva = person("en"), person("es")
    path = ana.invite("Ana")
    ana.button("page-setup").click()
    watchers = ana.page.get_by_role("group", name=ana.say("page-watchers"))
    watchers.get_by_role("radio", name=ana.say("page-off")).click(force=True)
    expect(watchers.get_by_role("radio", name=ana.say("page-off"))).to_be_checked()
    ana.page.keyboard.press("Escape")
    ana.start()
    eva.open(path)
    expect(eva.page.get_by_text(eva.say("page-full-leave"))).to_be_visible()
    eva.until(lambda: eva.whole_pictures > 0)
    assert eva.picture["view"] is None
    assert eva.events == []


def test_the_host_sets_up_the_table_and_everybody_else_reads_it(person: MakePerson) -> None:
    ana, luc = person("en"), person("fr")
    path = ana.invite("Ana")
    luc.open(path).sit("Luc")
    luc.button("page-setup").click()
    luc.radio("preset-2013").click(force=True)
    expect(luc.page.get_by_role("alert").filter(has_text=luc.say("page-only-host"))).to_be_visible()
    expect(luc.radio("preset-rulebook")).to_be_checked()
    ana.set_up("preset-faq")
    expect(luc.radio("preset-faq")).to_be_checked()
    expect(luc.radio("option-mouse-top")).to_be_checked()
    ana.set_up("option-mouse-elephant", "page-pace-live")
    expect(luc.radio("option-mouse-elephant")).to_be_checked()
    expect(luc.radio("page-pace-live")).to_be_checked()
    expect(luc.page.get_by_role("dialog").get_by_text(luc.say("page-preset-own"))).to_be_visible()
    luc.page.keyboard.press("Escape")
    ana.start()
    luc.wait_for("choose")
    assert luc.picture["info"]["options"]["mouse"] == "elephant"
    assert luc.picture["info"]["options"]["order"] == "clockwise"
    expect(luc.page.get_by_role("timer").first).to_be_visible()


def test_the_host_puts_bots_on_seats_and_takes_them_away(person: MakePerson) -> None:
    ana = person("en")
    ana.invite("Ana")
    seats = ana.page.get_by_role("list", name=ana.say("page-seats"))
    third = seats.get_by_role("listitem").nth(2)
    third.get_by_role("button").click()
    ana.button("page-bot-random").click()
    expect(third).to_contain_text(ana.say("page-bot-random"))
    third.get_by_role("button").click()
    ana.button("page-free-seat").click()
    expect(third).to_contain_text(ana.say("page-seat-free"))
    ana.start()
    expect(ana.page.locator(".seat")).to_have_count(3)


def test_a_rematch_is_played_on_the_same_link_by_the_same_people(person: MakePerson) -> None:
    ana, luc = person("en"), person("es", size=PHONE)
    path = ana.invite("Ana")
    luc.open(path).sit("Luc")
    ana.start()
    while ana.what_now() != "over":
        for one in (ana, luc):
            now = one.what_now()
            if now not in ("", "over"):
                one.act(now)
    luc.wait_for("over")
    luc.button("page-rematch").click(force=True)
    expect(luc.page.get_by_role("alert")).to_contain_text(luc.say("page-wait-rematch", host="Ana"))
    ana.button("page-rematch").click()
    for one, name in ((ana, "Ana"), (luc, "Luc")):
        expect(one.page.locator(".plate.is-you")).to_contain_text(name)
        assert one.page.url.endswith(path)
    ana.start()
    luc.wait_for("choose")
    assert luc.picture["info"]["round"] == 2
