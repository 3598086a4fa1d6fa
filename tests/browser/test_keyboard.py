"""A whole match with the keyboard alone, from the home page to the rematch."""

from people import MakePerson, Person
from playwright.sync_api import expect
from site_server import SiteServer

MOST_STOPS = 80
"""More stops of the tab key than any screen has."""

FOCUS = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return ''
  const label = one.labels?.[0]?.textContent ?? ''
  return (one.getAttribute('aria-label') || label || one.textContent || one.tagName).replace(/\\s+/g, ' ').trim()
}"""


def focus(one: Person) -> str:
    """What has the focus, by its words; nothing if it is lost."""
    return str(one.page.evaluate(FOCUS))


def reach(one: Person, selector: str) -> None:
    """Go on with the tab key until something of this selector has the focus, and see that it is shown."""
    passed = []
    for _ in range(MOST_STOPS):
        if one.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            shown = one.page.evaluate("() => document.activeElement.matches(':focus-visible')")
            assert shown, f"{selector} hides its focus"
            return
        one.page.keyboard.press("Tab")
        passed.append(focus(one))
    raise AssertionError(f"the tab key never came to {selector}; it came by {passed}")


def reach_words(one: Person, words: str) -> None:
    """Go on with the tab key until the button or link with these words has the focus."""
    passed = []
    for _ in range(MOST_STOPS):
        now = focus(one)
        if now.startswith(words):
            return
        passed.append(now)
        one.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never came to {words!r}; it came by {passed}")


def press(one: Person, words: str) -> None:
    """Press the button with these words."""
    reach_words(one, words)
    one.page.keyboard.press("Enter")


def hold(one: Person, key: str) -> None:
    """Hold a key until the shot is heard."""
    before = one.question()
    one.page.keyboard.down(key)
    one.taken(before)
    one.page.keyboard.up(key)


def play(one: Person, now: str, turns: int) -> None:
    """Answer by keys; the trigger in the three ways there are, one after the other."""
    before = one.question()
    if now == "choose":
        reach(one, ".tray .hand button.card")
        one.page.keyboard.press("ArrowRight")
        one.page.keyboard.press("Home")
        one.page.keyboard.press("Enter")
    elif now == "steal":
        reach(one, "button.card.is-lit, .action[aria-keyshortcuts='X']")
        one.page.keyboard.press("Enter")
    elif now == "discard":
        reach(one, ".tray .hand button.card")
        one.page.keyboard.press("Enter")
    elif turns % 3 == 0:
        return hold(one, "f")
    else:
        reach(one, ".shoot")
        return hold(one, "Enter" if turns % 3 == 1 else " ")
    one.taken(before)
    return None


def test_a_whole_match_by_keyboard_alone(person: MakePerson, stage: SiteServer) -> None:
    one = person("en", at=stage).open()
    expect(one.button("page-invite")).to_be_visible()
    press(one, one.say("page-invite"))
    expect(one.name_field()).to_be_focused()
    one.page.keyboard.type("Ana")
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".plate.is-you")).to_contain_text("Ana")
    assert focus(one), "sitting down lost the focus"

    press(one, one.say("page-setup"))
    expect(one.page.get_by_role("dialog")).to_be_visible()
    reach(one, "dialog input[type=radio][value='rulebook']")
    for _ in range(3):
        one.page.keyboard.press("ArrowDown")
    expect(one.radio("preset-publisher")).to_be_checked()
    one.page.keyboard.press("Escape")
    assert focus(one).startswith(one.say("page-setup")), "the closed sheet lost the focus"

    press(one, one.say("page-start"))
    turns = 0
    done = set()
    while (now := one.wait_for()) != "over":
        assert focus(one), f"the focus is lost before {now}"
        play(one, now, turns)
        turns += now in ("turn", "double")
        done.add(now)
    assert done >= {"choose", "turn", "double", "steal"}
    assert focus(one), "the focus is lost at the end"

    press(one, one.say("page-rematch"))
    expect(one.button("page-start")).to_be_visible()
    assert focus(one), "the rematch lost the focus"


def test_a_skip_and_a_change_of_mind_by_keys(person: MakePerson, stage: SiteServer) -> None:
    one, luc = person("en", at=stage), person("fr", at=stage)
    luc.open(one.invite("Ana")).sit("Luc")
    one.start()
    for number in range(4):
        one.wait_for("choose")
        for key in ("6", "2", "6") if number == 0 else ("6",) if number < 3 else ("2",):
            one.page.keyboard.press(key)
            expect(one.page.locator(".tray .hand .is-laid .card-value")).to_have_text(key)
        luc.act(luc.wait_for("choose"))
    one.wait_for("turn")
    one.page.keyboard.press("k")
    assert focus(one), "wanting to skip lost the focus"
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".shoot")).to_be_visible()
    one.page.keyboard.press("k")
    one.page.keyboard.press("6")
    reach(one, ".gun-actions .action.is-main:not(.shoot)")
    one.page.keyboard.press("Enter")
    for _ in range(3):
        one.wait_for("discard")
        assert focus(one), "paying lost the focus"
        play(one, "discard", 0)
    assert [event["verb"] for event in one.events].count("discard") >= 3
