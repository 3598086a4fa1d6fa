"""Every screen, in every language: it fits from a small phone to a wide desk, and shuts nobody out in either theme."""

from collections.abc import Callable
from pathlib import Path

import pytest
from people import DESKTOP, PHONE, SMALL_PHONE, TABLET, WIDE, MakePerson, Person
from playwright.sync_api import expect
from site_server import SiteServer
from tour import TOURS, Tour

from ultimo.games import find
from ultimo.table.texts import LANGUAGES

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = (SMALL_PHONE, PHONE, TABLET, DESKTOP, WIDE)

HERE = Path(__file__).parent
LOOK_FOR_BARRIERS = (HERE / "barriers.js").read_text(encoding="utf-8")
LOOK_FOR_MISFITS = (HERE / "misfits.js").read_text(encoding="utf-8")


# Until the page was drawn once more, so that what follows the size has followed it; clocks of the page may stand still.
DRAWN = """() => new Promise((done) => {
  new ResizeObserver((_, self) => { self.disconnect(); done() }).observe(document.body)
})"""


def barriers(one: Person) -> dict[str, list[str]]:
    """What axe finds serious or critical, by theme; it looks at colours as they are seen."""
    found = {}
    with one.seen():
        for theme in ("dark", "light"):
            one.page.emulate_media(color_scheme=theme)
            one.page.locator(f"html[data-theme='{theme}']").wait_for()
            if not one.page.evaluate("() => 'axe' in window"):
                one.page.evaluate(AXE.read_text(encoding="utf-8"))
            # The second theme differs from the first by its colours alone.
            one.page.evaluate(LOOK_FOR_BARRIERS, theme == "dark")
            one.until(lambda: has_looked(one))
            found[theme] = one.page.evaluate("() => window.barriers")
    return found


def has_looked(one: Person) -> bool:
    """Whether axe is done. Where the page's clock stands still, it is moved on a little for it."""
    one.page.clock.run_for(1)
    return bool(one.page.evaluate("() => window.barriers !== null"))


def misfits(one: Person) -> dict[str, list[str]]:
    """What does not fit, by size."""
    found = {}
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(DRAWN)
        found[f"{width}x{height}"] = one.page.evaluate(LOOK_FOR_MISFITS)
    one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def troubles(one: Person) -> dict[str, list[str]]:
    """What does not fit, and what shuts somebody out. Barriers are looked for in one language: they are the same in
    all, as long as each has all messages (`test_texts.py`)."""
    return {**misfits(one), **(barriers(one) if one.language == LANGUAGES[0] else {})}


def listed(found: dict[str, list[str]]) -> str:
    """All faults, a line each, with where they are."""
    return "\n".join(["", *(f"{where}: {fault}" for where, faults in found.items() for fault in faults)])


# Words that can hardly be read, before all else.
PALE = """() => {
  const words = '<p id="pale" style="position: fixed; z-index: 9; top: 50%; color: #777; background: #888">pale</p>'
  document.querySelector('main').insertAdjacentHTML('beforeend', words)
}"""


def test_words_that_can_hardly_be_read_are_found(person: MakePerson) -> None:
    one: Person = person().open()
    expect(one.button("page-play-now")).to_be_visible()
    one.page.evaluate(PALE)
    found = barriers(one)
    assert [["#pale" in fault for fault in faults] for faults in found.values()] == [[True], [True]]


@pytest.fixture(params=[f"{language}-{game}" for language in LANGUAGES for game in TOURS])
def way(request: pytest.FixtureRequest, person: MakePerson, stage: SiteServer) -> tuple[Person, Tour]:
    """Somebody who goes through all screens of a game, in each language."""
    language, game = request.param.split("-")
    one: Person = person(language, at=stage, folder=find(game).folder)
    one.page.clock.install()
    return one, TOURS[game]


@pytest.fixture
def other(person: MakePerson, stage: SiteServer) -> Callable[[], Person]:
    """Makes company."""
    return lambda: person("en", at=stage)


def test_every_screen_fits_and_shuts_nobody_out(way: tuple[Person, Tour], other: Callable[[], Person]) -> None:
    one, (lead, screens) = way
    found: dict[str, list[str]] = {}
    seen = 0
    for screen in lead(one, other):
        seen += 1
        # The way through takes longer than the looking: so it is gone once for both.
        for where, faults in troubles(one).items():
            found.setdefault(f"{screen}, {where}", []).extend(faults)
    assert seen >= screens
    assert not any(found.values()), listed(found)
