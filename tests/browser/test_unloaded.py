"""Parts of the page that cannot be loaded, as after an upgrade of the server: it says so, and one press mends it."""

from collections.abc import Callable

import pytest
from people import MakePerson, Person
from playwright.sync_api import expect


def set_up(one: Person) -> None:
    """Open what a match is set up with."""
    one.invite("Ana")
    one.button("page-setup").click()


PARTS: dict[str, Callable[[Person], object]] = {
    "Settings": lambda one: one.open().button("page-settings").click(),
    "RulesDrawer": lambda one: one.open().button("page-rules").click(),
    "Home": lambda one: one.open(),
    "Table": lambda one: one.open("/t/ZZZZZZ"),
    "Rules": lambda one: one.open("/rules/panda"),
    "Credits": lambda one: one.open("/credits"),
    "Setup": set_up,
    "PanTable": lambda one: one.open().button("page-play-now").click(),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_not_there_is_told_and_comes_when_the_page_is_loaded_again(
    person: MakePerson, part: str
) -> None:
    one: Person = person("fr")
    pattern = f"**/assets/{part}-*.js"
    one.page.route(pattern, lambda route: route.fulfill(status=404, body="gone"))
    PARTS[part](one)
    told = one.page.get_by_role("alert").filter(has_text=one.say("page-unloaded"))
    expect(told).to_be_visible()
    one.page.unroute(pattern)
    with one.page.expect_response(pattern) as loaded:
        told.get_by_role("button", name=one.say("page-load-again")).click()
        if part in ("Settings", "RulesDrawer", "Setup"):
            one.page.wait_for_load_state()
            one.button({"Settings": "page-settings", "RulesDrawer": "page-rules", "Setup": "page-setup"}[part]).click()
    assert loaded.value.ok
    expect(told).to_have_count(0)
