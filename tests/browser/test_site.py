"""The house's own: language, theme, sound, motion, rules, credits, and what the first visit loads."""

import pytest
from people import DESKTOP, PHONE, MakePerson, Person
from playwright.sync_api import Route, expect

from ultimo.games import SHELF

FIRST_LOAD = 200_000
FIRST_CODE = 100_000

# Counts the sounds that the page begins to play.
LISTEN = """
window.heard = 0
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...at) { window.heard += 1; return start.apply(this, at) }
}
"""

# Notes everything that the page begins to move, with how long it takes.
WATCH = """
window.motions = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  const moves = JSON.stringify(frames).includes('trans')
  if (moves) window.motions.push(typeof timing === 'number' ? timing : timing.duration)
  return animate.call(this, frames, timing)
}
"""


def in_language(one: Person, language: str) -> None:
    """See the table in a language: hand, prompt, bar and log."""
    one.speak(language)
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    expect(one.page.get_by_role("group", name=one.say("scene-hand"))).to_be_visible()
    expect(one.page.locator(".prompt")).to_contain_text(one.say("prompt-choose"))
    expect(one.page.get_by_role("button", name=one.say("page-rules"), exact=True)).to_be_visible()
    expect(one.page.get_by_role("complementary", name=one.say("table-log"))).to_be_visible()


def test_the_language_changes_in_place_in_the_middle_of_a_match(person: MakePerson) -> None:
    one = person("en").play_now()
    one.act(one.wait_for("choose"))
    one.wait_for("choose")
    one.page.evaluate("() => { window.same = true }")
    question, hand = one.question(), one.hand()
    for language in ("fr", "es", "en"):
        one.page.locator(".bar").get_by_label(one.say("page-language")).select_option(language)
        in_language(one, language)
    one.page.locator(".bar").get_by_label(one.say("page-language")).select_option("fr")
    in_language(one, "fr")
    assert one.page.evaluate("() => window.same"), "the page was loaded anew"
    assert (one.question(), one.hand()) == (question, hand)
    one.act("choose")
    one.page.reload()
    one.wait_for("choose")
    in_language(one, "fr")


def test_the_theme_is_the_systems_until_one_is_chosen_and_then_stays(person: MakePerson) -> None:
    one = person("en", theme="light").play_now()
    page = one.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    one.page.emulate_media(color_scheme="dark")
    expect(page).to_have_attribute("data-theme", "dark")
    one.button("page-go-light").click()
    expect(page).to_have_attribute("data-theme", "light")
    one.page.reload()
    one.wait_for("choose")
    expect(page).to_have_attribute("data-theme", "light")


def test_one_press_makes_the_table_silent_and_it_stays_so(person: MakePerson) -> None:
    one = person("en")
    one.page.add_init_script(LISTEN)
    one.play_now()
    one.act(one.wait_for("choose"))
    one.until(lambda: bool(one.page.evaluate("() => window.heard > 0")))
    sound = one.page.get_by_role("button", name=one.say("page-sound"), exact=True)
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    one.page.reload()
    one.act(one.wait_for("choose"))
    one.act(one.wait_for("choose"))
    one.wait_for("choose")
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert one.page.evaluate("() => window.heard") == 0


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_fly_at_most_300_ms_and_not_at_all_for_who_asks_for_less_motion(person: MakePerson, motion: str) -> None:
    one = person("en", motion=motion)
    one.page.add_init_script(WATCH)
    one.play_now()
    while one.wait_for() == "choose":
        one.act("choose")
    motions = one.page.evaluate("() => window.motions")
    if motion == "reduce":
        assert motions == []
        moving = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
        assert one.page.evaluate(moving) == 0
    else:
        assert motions
        assert max(motions) <= 300


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_rules_open_beside_the_table_and_can_be_searched(person: MakePerson, language: str) -> None:
    one = person(language).play_now()
    one.wait_for("choose")
    book = one.page.get_by_role("button", name=one.say("page-rules"), exact=True)
    book.click()
    drawer = one.page.get_by_role("dialog")
    expect(drawer.locator("[data-rule]").first).to_be_visible()
    everything = drawer.locator("[data-rule]").count()
    search = drawer.get_by_role("searchbox")
    search.fill(one.say("card-1"))
    expect(drawer.locator("[data-rule='pan.mouse']")).to_be_visible()
    found = drawer.locator("[data-rule]").count()
    assert 0 < found < everything
    answers = drawer.locator("details")
    expect(drawer.get_by_role("status")).to_have_text(one.say("page-found", count=found + answers.count()))
    search.fill("zzzz")
    expect(drawer.get_by_role("status")).to_have_text(one.say("page-found", count=0))
    search.fill("")
    answers.first.locator("summary").click()
    link = answers.first.get_by_role("button").first
    rule = link.inner_text()
    link.click()
    expect(drawer.locator(f"[data-rule='{rule}']")).to_be_focused()
    one.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(book).to_be_focused()
    assert one.what_now() == "choose"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_can_be_pressed_at_home_stays_where_it_is_while_pictures_come(
    person: MakePerson, size: tuple[int, int]
) -> None:
    one: Person = person("fr", size=size)
    pictures: list[Route] = []

    def hold(picture: Route) -> None:
        pictures.append(picture)

    one.page.route("**/assets/Hero-*.js", hold)
    one.open()
    buttons = [one.button("page-play-now"), one.button("page-invite")]
    for button in buttons:
        expect(button).to_be_visible()
    before = [button.bounding_box() for button in buttons]
    one.until(lambda: len(pictures) == len(SHELF))
    expect(one.page.get_by_role("radio")).to_have_count(0)
    for picture in pictures:
        picture.continue_()
    expect(one.page.get_by_role("radio")).to_have_count(len(SHELF))
    assert [button.bounding_box() for button in buttons] == before


def test_the_credits_name_everybody_whose_work_this_is(person: MakePerson) -> None:
    one = person("en", size=PHONE).open()
    one.button("page-settings").click()
    one.page.get_by_role("link", name=one.say("page-credits")).click()
    expect(one.page.get_by_role("heading", name=one.say("page-credits"))).to_be_visible()
    pictures = ("Fluent Emoji", "MIT", "game-icons.net", "CC BY 3.0")
    letters = ("Rakkas", "Atkinson Hyperlegible", "SIL Open Font License")
    for whose in (*pictures, *letters):
        expect(one.page.get_by_text(whose).first).to_be_visible()


def test_what_the_first_visit_loads_is_small(person: MakePerson) -> None:
    one = person("fr")
    # The clock of the page stands still: what is brought along later, while the reader reads, does not come.
    one.page.clock.install()
    one.page.clock.pause_at("2030-01-01")
    line = one.context.new_cdp_session(one.page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    line.send("Network.enable")
    one.open()
    expect(one.button("page-play-now")).to_be_visible()
    one.page.evaluate("() => document.fonts.ready.then(() => true)")
    one.until(lambda: kinds.keys() <= sizes.keys())
    code = sum(size for request, size in sizes.items() if kinds.get(request) in ("Script", "Stylesheet"))
    assert {"Document", "Script", "Stylesheet", "Font"} <= set(kinds.values())
    assert 0 < code <= FIRST_CODE
    assert sum(sizes.values()) <= FIRST_LOAD
