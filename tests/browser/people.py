"""A person at the table: a browser, a language, a screen, and hands that press what a person would press."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, WebSocket, expect

from ultimo.games import find
from ultimo.table.texts import texts

SMALL_PHONE = (360, 640)
PHONE = (390, 844)
TABLET = (768, 1024)
DESKTOP = (1280, 800)
WIDE = (1920, 1080)

PATIENCE = 60_000
"""Milliseconds after which something that should come counts as missing; no test that passes waits for it."""

GLANCE = 20
"""Milliseconds between two looks at what no event tells."""

expect.set_options(timeout=PATIENCE)

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

# Whether the table has taken an answer: it asks something else, or the card chosen lies there; or what it said instead.
TAKEN = """(before) => {
  const scene = document.querySelector('main.scene')
  if (!scene || scene.dataset.question !== before || scene.querySelector('.hand .is-laid')) return 'taken'
  return document.querySelector('.notice p')?.textContent ?? ''
}"""

# A table of bots, made as the home page makes one; gives its code. The browser keeps the secret of the seat.
NEW_TABLE = """async (wish) => {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers: json, body: JSON.stringify(wish) })
  const { code, token } = await answer.json()
  localStorage.setItem(`ultimo:token:${code}`, token)
  return code
}"""

# Nothing but axe looks at pixels, and software draws them for as long as all else takes together. What is not to be
# seen is not drawn: it lies where it lies, is hit where it is hit, and moves and listens as ever.
UNSEEN = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
}"""

ANYTHING = ("choose", "turn", "double", "steal", "discard", "over")


class Person:
    """One browser context with one page. `complaints` are errors of its scripts.

    What it shows is there, but `drawn` only on demand.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: Literal["dark", "light"] = "dark",
        motion: Literal["reduce", "no-preference"] = "reduce",
        folder: Path | None = None,
        drawn: bool = False,
    ) -> None:
        self.address = address
        self.is_phone = size[0] < 500
        self.language = language
        self.folder = folder or find("pan").folder
        """That of the game whose texts this person reads."""
        self.texts = texts(language, self.folder)
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}[language],
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=self.is_phone,
        )
        self.drawn = drawn
        if not drawn:
            self.context.add_init_script(f"({UNSEEN})()")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.heard: list[str] = []
        """Every frame that the server has sent."""
        self.whole_pictures = 0
        self.picture: dict[str, Any] = {}
        """The last update, over what only a whole picture has."""
        self.events: list[dict[str, Any]] = []
        """What has happened in this round, as the table has told."""
        self.page.on("websocket", self._line)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{language}: {error}"))
        self.page.on("console", self._said)

    def _line(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(str(frame))
        message = json.loads(frame)
        self.whole_pictures += message["type"] == "table"
        if message["type"] in ("table", "news"):
            self.picture = {**self.picture, **message}
            self.events = [*(self.events if message["type"] == "news" else []), *message["events"]]

    def _said(self, message: ConsoleMessage) -> None:
        # That a server does not answer, or says no, the browser writes by itself.
        own = not re.search(r"WebSocket connection|Failed to load resource", message.text)
        if message.type == "error" and own:
            self.complaints.append(f"{self.language}: {message.text}")

    def close(self) -> None:
        """Go away for good."""
        self.context.close()

    def say(self, message: str, **facts: int | str) -> str:
        """A text in this person's language."""
        return self.texts.say(message, facts)

    def speak(self, language: str) -> None:
        """Read another language from now on."""
        self.language = language
        self.texts = texts(language, self.folder)

    # The way in

    @contextmanager
    def seen(self) -> Iterator[None]:
        """Have the open page drawn for as long as somebody looks."""
        if not self.drawn:
            self.page.evaluate("() => document.adoptedStyleSheets.pop()")
        yield
        if not self.drawn:
            self.page.evaluate(UNSEEN)

    def open(self, path: str = "/") -> "Person":
        """Open a path of the site."""
        self.page.goto(self.address + path)
        return self

    def button(self, message: str, **facts: int | str) -> Locator:
        """The button whose words begin with this."""
        name = re.compile("^" + re.escape(self.say(message, **facts)) + r"(\W|$)")
        return self.page.get_by_role("button", name=name)

    def radio(self, message: str) -> Locator:
        """The choice with these words."""
        return self.page.get_by_role("radio", name=re.compile("^" + re.escape(self.say(message))))

    def choose_option(self, message: str) -> None:
        """Press a choice and see it chosen."""
        self.radio(message).click(force=True)
        expect(self.radio(message)).to_be_checked()

    def choose(self, game: str) -> "Person":
        """See the home page and choose a game on it."""
        self.open().page.locator(f"input[type=radio][value='{game}']").check(force=True)
        return self

    def table_of(self, game: str, seats: int, preset: str = "") -> "Person":
        """Straight to a table of this game, with bots on the other seats."""
        self.folder = find(game).folder
        self.speak(self.language)
        self.open("/credits")
        wish = {"game": game, "seats": seats, "preset": preset, "name": "Ana", "now": True}
        self.open("/t/" + str(self.page.evaluate(NEW_TABLE, wish)))
        expect(self.page.locator("main.scene")).to_be_visible()
        return self

    def play_now(self) -> "Person":
        """From the home page straight to a table of bots."""
        self.open().button("page-play-now").click()
        expect(self.page.locator("main.scene")).to_be_visible()
        return self

    def invite(self, name: str) -> str:
        """Make a table, sit down, and give its path."""
        self.open().button("page-invite").click()
        self.sit(name)
        return "/t/" + self.page.url.rsplit("/t/", 1)[1]

    def name_field(self) -> Locator:
        """Where a name is typed."""
        return self.page.get_by_label(self.say("page-name"), exact=True)

    def sit(self, name: str) -> "Person":
        """Type a name and take a seat."""
        self.name_field().fill(name)
        self.button("page-sit").click()
        expect(self.page.locator(".plate.is-you")).to_contain_text(name)
        return self

    def set_up(self, *options: str) -> None:
        """As the host: choose these on the sheet of table rules."""
        self.button("page-setup").click()
        for option in options:
            self.choose_option(option)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def start(self) -> None:
        """As the host: start the match."""
        self.button("page-start").click()
        self.wait_for(*ANYTHING)

    # At the table

    def what_now(self) -> str:
        """What the page waits for: choose, turn, double, steal, discard, over; empty for nothing."""
        return str(self.page.evaluate(WHAT_NOW))

    def wait_for(self, *asked: str) -> str:
        """Wait until the page waits for one of these (none: for anything); say which."""
        one_of = f"(wanted) => {{ const now = ({WHAT_NOW})(); return wanted.includes(now) && now }}"
        return self.until_page(
            one_of, list(asked or ANYTHING), f"a page that asks for {' or '.join(asked or ANYTHING)}"
        )

    def cards(self) -> Locator:
        """The cards of the hand that can be chosen."""
        return self.page.locator(".tray .hand button.card:not(.is-laid)")

    def question(self) -> str:
        """The number of the question that the page shows."""
        scene = self.page.locator("main.scene")
        return scene.get_attribute("data-question") or "" if scene.count() else ""

    def shoot(self) -> None:
        """Hold the trigger until it goes off."""
        before = self.question()
        self.page.locator(".shoot").hover()
        self.page.mouse.down()
        self.taken(before)
        self.page.mouse.up()

    def act(self, now: str) -> None:
        """Do the plain thing for what the page waits for, and see the table take it."""
        if now in ("turn", "double"):
            return self.shoot()
        before = self.question()
        if now == "choose":
            self.cards().first.click()
        elif now == "discard":
            self.page.locator(".tray .hand .is-lit").first.click()
        elif now == "steal":
            self.page.keyboard.press("x")
        else:
            raise AssertionError(f"nothing can be done for {now!r}")
        self.taken(before)
        return None

    def taken(self, before: str) -> None:
        """Wait until the answer to the question `before` is taken. Fails with the page's words if it is refused."""
        answer = self.until_page(TAKEN, before, f"an answer to question {before} that is taken")
        assert answer == "taken", answer

    def skip(self) -> None:
        """Pay the first card of a skip, by keys; the rest is asked for one by one."""
        before = self.question()
        self.page.keyboard.press("k")
        first = self.page.locator(".tray .hand .is-lit, .tray .hand .is-picked").first
        if first.get_attribute("aria-pressed") != "true":
            first.click()
        self.page.locator(".gun-actions .action.is-main[data-first]:not(.shoot)").click()
        self.taken(before)

    def can(self, word: str) -> bool:
        """Whether a legal move begins with this word."""
        return any(move["text"].startswith(word) for move in self.picture["moves"])

    def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true. Playwright hears frames only while it is told to wait."""
        for _ in range(PATIENCE // GLANCE):
            if true():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"waited in vain; the page says: {self.lines()}")

    def until_page(self, script: str, argument: object, what: str) -> str:
        """Wait until a script on the page gives something; give it. `what` says what was waited for, if in vain."""
        try:
            return str(self.page.wait_for_function(script, arg=argument).json_value())
        except TimeoutError:
            raise AssertionError(f"waited in vain for {what}; the page says: {self.lines()}") from None

    def quiet(self) -> None:
        """Wait until the table waits for people only, so that nothing changes by itself."""

        def bots_have_answered() -> bool:
            bots = {one["seat"] for one in self.picture["people"] if one["kind"] == "bot" or one["bot_plays"]}
            view = self.picture["view"]
            return view is None or not bots & set(view["asked"])

        self.until(bots_have_answered)

    def stand_of_the_match(self) -> dict[str, Any]:
        """What the table has told this person that must survive whatever happens to the line."""
        kept = ("phase", "you", "view", "moves", "chosen", "ending")
        return {name: self.picture[name] for name in kept}

    def hand(self) -> list[str]:
        """The cards in this person's hand and those they have laid, as the table has told."""
        own = (f"hand.{self.picture['you']}", f"table.{self.picture['you']}")
        return sorted(card for zone in self.picture["view"]["zones"] if zone["id"] in own for card in zone["cards"])

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
"""Makes a person at the tests' server; takes what `Person` takes after the address, and `at` for another server."""
