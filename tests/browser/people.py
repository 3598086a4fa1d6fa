"""A person at the table: a browser, a language, a screen, and hands that press what a person would press."""

import json
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from ultimo.games import find
from ultimo.table.texts import texts

DESKTOP = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)

PATIENCE = 20_000
"""Milliseconds after which something that should come counts as missing; no test that passes waits for it."""

GLANCE = 20
"""Milliseconds between two looks at what no event tells."""

# What the page waits for from its reader, from what can be pressed on it.
WHAT_NOW = """() => {
  if (document.querySelector('main.result')) return 'over'
  const scene = document.querySelector('main.scene')
  if (!scene || scene.inert) return ''
  if (scene.querySelector('.shoot')) return scene.querySelector('[aria-keyshortcuts="X"]') ? 'double' : 'turn'
  if (scene.querySelector('[aria-keyshortcuts="X"]')) return 'steal'
  const cards = scene.querySelectorAll('.tray .hand button.card')
  if (scene.querySelector('.tray .hand .is-lit')) return 'discard'
  if (!scene.classList.contains('is-armed') && cards.length && !scene.querySelector('.hand .is-laid')) return 'choose'
  return ''
}"""


def is_update(frame: str | bytes) -> bool:
    """Whether a frame shows the table."""
    return json.loads(frame)["type"] in ("table", "news")


class Person:
    """One browser context with one page. `complaints` are errors of its scripts."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: Literal["dark", "light"] = "dark",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> None:
        self.address = address
        self.language = language
        self.texts = texts(language, find("pan").folder)
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}[language],
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size[0] < 500,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.socket: WebSocket | None = None
        self.heard_so_far: list[str] = []
        """Every frame that the server has sent."""
        self.whole_pictures = 0
        self.picture: dict[str, Any] = {}
        """The last update, over what only a whole picture has."""
        self.page.on("websocket", self._line)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{language}: {error}"))

    def _line(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard_so_far.append(str(frame))
        self.whole_pictures += json.loads(frame)["type"] == "table"
        if is_update(frame):
            self.picture = {**self.picture, **json.loads(frame)}

    def close(self) -> None:
        """Go away for good."""
        self.context.close()

    def say(self, message: str, **facts: int | str) -> str:
        """A text in this person's language."""
        return self.texts.say(message, facts)

    # The way in

    def open(self, path: str = "/") -> "Person":
        """Open a path of the site."""
        self.page.goto(self.address + path)
        return self

    def button(self, message: str, **facts: int | str) -> Locator:
        """The button whose words begin with this."""
        name = re.compile("^" + re.escape(self.say(message, **facts)) + r"(\b|$)")
        return self.page.get_by_role("button", name=name)

    def play_now(self) -> "Person":
        """From the home page straight to a table of bots."""
        self.open().button("page-play-now").click()
        expect(self.page.locator("main.scene")).to_be_visible(timeout=PATIENCE)
        return self

    def invite(self, name: str) -> str:
        """Make a table, sit down, and give its path."""
        self.open().button("page-invite").click()
        self.sit(name)
        return "/t/" + self.page.url.rsplit("/t/", 1)[1]

    def sit(self, name: str) -> None:
        """Type a name and take a seat."""
        self.page.get_by_label(self.say("page-name"), exact=True).fill(name)
        self.button("page-sit").click()
        expect(self.page.locator(".plate.is-you")).to_contain_text(name, timeout=PATIENCE)

    # At the table

    def what_now(self) -> str:
        """What the page waits for: choose, turn, double, steal, discard, over; empty for nothing."""
        return str(self.page.evaluate(WHAT_NOW))

    def wait_for(self, *asked: str) -> str:
        """Wait until the page waits for one of these (none: for anything); say which."""
        wanted = list(asked) or ["choose", "turn", "double", "steal", "discard", "over"]
        one_of = f"(wanted) => {{ const now = ({WHAT_NOW})(); return wanted.includes(now) && now }}"
        found = self.page.wait_for_function(one_of, arg=wanted)
        return str(found.json_value())

    def cards(self) -> Locator:
        """The cards of the hand that can be chosen."""
        return self.page.locator(".tray .hand button.card:not(.is-laid)")

    def shoot(self) -> None:
        """Hold the trigger until it goes off."""
        self.page.locator(".shoot").click(delay=700)

    def act(self, now: str) -> None:
        """Do the plain thing for what the page waits for, and see the table answer."""
        with self.heard():
            if now == "choose":
                self.cards().first.click()
            elif now == "discard":
                self.page.locator(".tray .hand .is-lit").first.click()
            elif now == "steal":
                self.page.keyboard.press("x")
            else:
                self.shoot()

    def skip(self) -> None:
        """Pay the first card of a skip, by keys; the rest is asked for one by one."""
        self.page.keyboard.press("k")
        first = self.page.locator(".tray .hand .is-lit, .tray .hand .is-picked").first
        if first.get_attribute("aria-pressed") != "true":
            first.click()
        with self.heard():
            self.page.locator(".gun-actions .action.is-main[data-first]").click()

    def can(self, word: str) -> bool:
        """Whether a legal move begins with this word."""
        return any(move["text"].startswith(word) for move in self.picture["moves"])

    def heard(self) -> AbstractContextManager[object]:
        """A block in which the table's next update must come."""
        assert self.socket is not None, "the page has no line to the server"
        return self.socket.expect_event("framereceived", is_update, timeout=PATIENCE)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true. Playwright hears frames only while it is told to wait."""
        for _ in range(PATIENCE // GLANCE):
            if true():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError("waited in vain")

    def stand_of_the_match(self) -> dict[str, Any]:
        """What the table has told this person that must survive whatever happens to the line."""
        kept = ("phase", "you", "view", "moves", "chosen", "ending")
        return {name: self.picture[name] for name in kept}

    def play_to_the_end(self) -> None:
        """Play until the match is over."""
        while (now := self.wait_for()) != "over":
            self.act(now)

    def screenshot(self, path: Path) -> None:
        """Keep what can be seen."""
        self.page.screenshot(path=path)

    def lines(self) -> str:
        """All that can be read on the page."""
        return re.sub(r"\s+", " ", self.page.locator("body").inner_text())


MakePerson = Callable[..., Person]
"""Makes a person at the test's server; takes what `Person` takes after the address."""
