"""What happens to an answer: fast, changed, slow, interrupted, late, not allowed."""

import pytest
from people import MakePerson, Person
from playwright.sync_api import WebSocketRoute, expect
from site_server import SiteServer

CARDS_OF_A_SEAT = ["2", "6", "6", "6"]
"""What the stage deals to the first seat."""


@pytest.fixture
def two(person: MakePerson, stage: SiteServer) -> tuple[Person, Person]:
    """Two people who choose their first card, beside two bots."""
    ana, luc = person("en", at=stage), person("fr", at=stage)
    luc.open(ana.invite("Ana")).sit("Luc")
    ana.set_up("preset-publisher")
    ana.start()
    luc.wait_for("choose")
    return ana, luc


def card(value: str) -> str:
    """The selector of a card of this value that is not laid."""
    return f".tray .hand button.card:not(.is-laid)[data-card='{value}']"


def lies(one: Person, value: str) -> None:
    """See a card of this value laid, and the table know it."""
    expect(one.page.locator(".tray .hand .is-laid .card-value")).to_have_text(value)
    one.until(lambda: one.picture["chosen"] == f"play {value}")


def test_case_01_of_two_cards_pressed_fast_the_later_counts_and_nobody_loses_one(two: tuple[Person, Person]) -> None:
    ana, luc = two
    cards = luc.hand()
    ana.page.evaluate("""() => {
      const [first, ...others] = document.querySelectorAll('.tray .hand button.card')
      first.click()
      others.at(-1).click()
    }""")
    lies(ana, "6")
    assert ana.hand() == CARDS_OF_A_SEAT
    assert luc.hand() == cards
    luc.act("choose")
    ana.wait_for("choose")
    assert ana.hand() == ["2", "6", "6"]
    assert len(luc.hand()) == 3


def test_a_choice_can_be_changed_until_the_last_one_is_in(two: tuple[Person, Person]) -> None:
    ana, luc = two
    for value in ("6", "2", "6", "2"):
        ana.page.locator(card(value)).first.click()
        lies(ana, value)
    luc.act("choose")
    ana.wait_for("choose")
    assert ana.hand() == ["6", "6", "6"]
    shown = [event for event in luc.events if event["verb"] == "reveal" and event["seat"] == 0]
    assert [event["cards"] for event in shown] == [["2"]]


def test_a_late_answer_is_told_so_and_changes_nothing(two: tuple[Person, Person]) -> None:
    ana, luc = two
    held: list[str | bytes] = []
    holds = [False]

    def slow_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: held.append(frame) if holds[0] else line.send(frame))

    ana.page.route_web_socket("**/ws/*", slow_line)
    ana.page.reload()
    ana.wait_for("choose")
    ana.page.locator(card("2")).click()
    expect(ana.page.locator(".tray .hand .is-laid .card-value")).to_have_text("2")
    holds[0] = True
    luc.act("choose")
    ana.page.locator(card("6")).first.click()
    ana.until(lambda: any('"refused"' in str(frame) for frame in held))
    refusal = next(str(frame) for frame in held if '"refused"' in str(frame))
    assert '"late"' in refusal
    assert '"table.late"' in refusal
    holds[0] = False
    ana.page.reload()
    ana.wait_for("choose")
    expect(ana.cards()).to_have_count(3)
    expect(ana.page.locator(card("6"))).to_have_count(3)


def test_what_the_server_calls_late_is_said_on_the_page(two: tuple[Person, Person]) -> None:
    ana = two[0]
    late = ana.say("refused-table-late", question=1, now=2)
    refusal = '{"type":"refused","tag":1,"why":"late","rule":"table.late","facts":{"question":1,"now":2}}'

    def other_server(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda frame: line.send(refusal) if '"answer"' in str(frame) else server.send(frame))

    ana.page.route_web_socket("**/ws/*", other_server)
    ana.page.reload()
    ana.wait_for("choose")
    ana.cards().first.click()
    expect(ana.page.get_by_role("alert").filter(has_text=late)).to_be_visible()


def test_a_skip_without_the_cards_is_refused_with_the_rule_and_the_way_to_it(
    person: MakePerson, stage: SiteServer
) -> None:
    eva = person("es", at=stage)
    eva.invite("Eva")
    eva.page.get_by_role("button", name=eva.say("page-seat-number", number=4)).click()
    eva.button("page-sit-here").click()
    eva.start()
    while eva.wait_for() == "choose":
        eva.act("choose")
    eva.wait_for("turn")
    question, stand = eva.question(), eva.stand_of_the_match()
    # It looks as if it could not be pressed, and says why to who does.
    eva.page.locator(".side[aria-keyshortcuts='K'][aria-disabled='true']").click(force=True)
    living = len(eva.picture["people"]) - len(stand["view"]["out"])
    said = eva.page.get_by_role("alert").filter(has_text=eva.say("refused-pan-skip", has=0, needs=living))
    expect(said).to_be_visible()
    assert eva.question() == question
    assert eva.stand_of_the_match() == stand
    eva.button("page-see-rule", rule="pan.skip").click()
    rule = eva.page.get_by_role("dialog").locator("[data-rule='pan.skip']")
    expect(rule).to_be_focused()
    expect(rule).to_contain_text(eva.say("rule-pan-skip"))


def to_the_gun(ana: Person, luc: Person) -> None:
    """Play the four tricks."""
    for _ in range(4):
        ana.act(ana.wait_for("choose"))
        luc.act(luc.wait_for("choose"))
    ana.wait_for("turn")


def test_news_of_others_takes_back_nothing_that_was_picked(two: tuple[Person, Person]) -> None:
    ana, luc = two
    to_the_gun(ana, luc)
    ana.page.keyboard.press("k")
    ana.page.locator(".tray .hand .is-lit").first.click()
    first = ana.page.locator(".gun-actions .action.is-main:not(.shoot)")
    expect(first).to_be_visible()
    before = ana.picture["seq"]
    luc.close()
    ana.until(lambda: ana.picture["seq"] > before)
    expect(ana.page.locator(".seat").filter(has_text=ana.say("scene-away"))).to_be_visible()
    expect(first).to_be_visible()


def test_the_last_trick_makes_room_for_who_begins_to_pay(two: tuple[Person, Person]) -> None:
    ana, luc = two
    ana.page.clock.install()
    ana.page.reload()
    for number in range(4):
        ana.act(ana.wait_for("choose"))
        if number == 3:
            # What has just happened would stay in sight for good.
            ana.page.clock.pause_at(ana.page.evaluate("() => Date.now() + 1000") / 1000)
        luc.act(luc.wait_for("choose"))
    expect(ana.page.locator(".verdict")).to_be_visible()
    expect(ana.page.locator(".shoot")).to_be_visible()
    ana.page.locator(".side[aria-keyshortcuts='S']").dispatch_event("click")
    expect(ana.page.locator(".prompt")).to_contain_text(ana.say("scene-pick-spin"))
    expect(ana.page.locator(".verdict")).to_have_count(0)


def test_a_hold_counts_by_the_finger_even_if_the_screen_does_not_keep_up(two: tuple[Person, Person]) -> None:
    ana, luc = two
    to_the_gun(ana, luc)
    question = ana.question()
    trigger = ana.page.locator(".shoot").bounding_box()
    assert trigger is not None
    ana.page.evaluate("() => { window.requestAnimationFrame = () => 0 }")
    ana.page.mouse.click(trigger["x"] + 30, trigger["y"] + 30, delay=700)
    expect(ana.page.locator(f"main.scene:not([data-question='{question}'])")).to_be_visible()


def test_a_hold_that_is_let_go_early_does_not_shoot_and_a_tap_asks_first(two: tuple[Person, Person]) -> None:
    ana, luc = two
    to_the_gun(ana, luc)
    question = ana.question()
    ana.page.locator(".shoot").click()
    expect(ana.page.locator(".shoot")).to_contain_text(ana.say("scene-sure"))
    assert ana.question() == question
    assert ana.what_now() == "turn"
