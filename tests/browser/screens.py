"""Takes the pictures of docs/screens: `python tests/browser/screens.py [FOLDER]`.

Everybody is led by the hand: draws, names, codes and moves are always the same, so that pictures change only when the
page does.
"""

import json
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import wake
from chromium import launch
from court import asked
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Playwright, expect, sync_playwright
from site_server import SiteServer, hands
from tour import answer
from websockets.sync.client import ClientConnection, connect

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SITE = "ultimo.example"
QUALITY = 88
LARGEST = 300_000
"""Bytes of one picture."""

PATIENCE = 60.0
"""Seconds."""

DRAWS = {
    **hands("6531", "6442", "5532", "6432"),
    "gun.1.flip.*": "clic",
    "gun.1.flip.6": "bang",
    "gun.*.flip.1": "bang",
}
TRICKS = (("5", "4", "3", "2"), ("1", "6", "5", "4"), ("3", "4", "2", "3"), ("6", "2", "5", "6"))
"""What each seat plays: the first wins by the highest card, then with the mouse; then equals cancel, twice."""

Theme = Literal["dark", "light"]
Set = tuple[str, Literal["desktop", "phone"], Theme, tuple[str, ...]]

PANDA: tuple[Set, ...] = (
    ("en", "desktop", "light", ("panda-trick", "panda-account")),
    ("fr", "desktop", "dark", ("panda-trick",)),
    ("es", "phone", "light", ("panda-trick", "panda-account")),
    ("en", "phone", "dark", ("panda-trick",)),
)
KINGDOM: tuple[Set, ...] = (
    ("en", "desktop", "dark", ("kingdom-act", "kingdom-end", "kingdom-sixteen")),
    ("fr", "desktop", "light", ("kingdom-end",)),
    ("es", "phone", "dark", ("kingdom-act", "kingdom-end", "kingdom-sixteen")),
    ("fr", "phone", "light", ("kingdom-act",)),
)
MORTAL: tuple[Set, ...] = (
    ("en", "desktop", "light", ("mortal-chain", "mortal-six")),
    ("fr", "desktop", "dark", ("mortal-chain",)),
    ("es", "phone", "light", ("mortal-chain",)),
    ("fr", "phone", "dark", ("mortal-chain", "mortal-six")),
)
WAKE = {
    "first.1": "seat 0",
    "pile.14": "rebota",
    "pile.15": "muerte",
    "pile.16": "muerte",
    "pile.17": "muerte",
    "pile.18": "punalada",
} | dict(
    zip(
        (f"deal.{number}" for number in range(2, 11)),
        ("barajar", "lluvia", "no", "guadana", "no", "robo", "no", "desintegrador", "paz"),
        strict=True,
    )
)
"""Who is first, the hands of the first three, and what the rain brings: a death to all but Ana."""
BEST = """() => {
  const points = (card) => Number((card.querySelector('.brings')?.dataset.text ?? '0').replace('−', '-'))
  const lying = [...document.querySelectorAll('.plays button.card')].sort((a, b) => points(b) - points(a))
  const held = [...document.querySelectorAll('.hand button.card')]
  const card = lying[0] ?? held[Math.floor((held.length * 2) / 3)]
  card.click()
}"""
"""Takes what brings most, else plays a card that is rather high."""
POWERS = 2
"""Cards that powers have turned, from which the end of a round is worth a picture."""
LONG_ENOUGH = 6
"""Questions after which there is something to see of what has been collected."""

SETS: tuple[Set, ...] = (
    ("en", "desktop", "dark", ("home", "before", "stage-one", "trick", "gun", "steal", "result")),
    ("fr", "desktop", "light", ("home", "stage-one", "gun", "result")),
    ("es", "desktop", "dark", ("gun",)),
    ("en", "phone", "light", ("home", "before", "gun")),
    ("fr", "phone", "dark", ("stage-one", "gun", "steal")),
    ("es", "phone", "light", ("trick", "steal", "result")),
)


class Puppet:
    """Somebody else at the table, without a browser."""

    def __init__(self, line: ClientConnection, name: str) -> None:
        self.line = line
        self.picture: dict[str, Any] = {}
        self.answered = 0
        self.say(type="hello", token="", seq=0)
        self.say(type="sit", name=name)
        self.until_seated()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps(message))

    def hear(self) -> None:
        """Hear one frame."""
        message = json.loads(self.line.recv(timeout=PATIENCE))
        if message["type"] == "refused":
            raise AssertionError(message)
        self.picture = {**self.picture, **message}

    def until_seated(self) -> None:
        """Hear until the seat is ours."""
        while self.picture.get("you", -1) < 0:
            self.hear()

    def answer(self, move: str, prompt: str = "", stack: int = 0) -> None:
        """Wait for a question (of this prompt, with so many cards played and open) that this answers, and answer."""
        while not (self.may(move) and prompt in ("", self.picture["view"]["prompt"]) and self.played() >= stack):
            self.hear()
        self.answered = self.picture["view"]["question"]
        self.say(type="answer", question=self.answered, move=move, tag=1)

    def played(self) -> int:
        """How many cards lie in the middle."""
        return sum(len(zone["cards"]) for zone in self.picture["view"]["zones"] if zone["id"] == "stack")

    def may(self, move: str) -> bool:
        """Whether this goes now, as a first answer."""
        view = self.picture["view"]
        return (
            view and view["question"] != self.answered and any(each["text"] == move for each in self.picture["moves"])
        )


def scenes(ana: Person, server: SiteServer) -> Iterator[str]:
    """Lead Ana through a match that she wins, and say when there is something to see."""
    page = ana.page
    ana.open()
    expect(ana.button("page-play-now")).to_be_visible()
    yield "home"
    line = server.address.replace("http", "ws") + "/ws/" + ana.invite("Ana").removeprefix("/t/")
    with ExitStack() as lines:
        friends = [Puppet(lines.enter_context(connect(line, proxy=None)), name) for name in ("Marco", "Zoé")]
        expect(page.locator(".plate").filter(has_text="Zoé")).to_be_visible()
        yield "before"
        friends.append(Puppet(lines.enter_context(connect(line, proxy=None)), "Sol"))
        ana.set_up("preset-publisher")
        ana.button("page-start").click()
        yield from tricks(ana, friends)
        yield from gun(ana, friends)


def tricks(ana: Person, friends: list[Puppet]) -> Iterator[str]:
    """The four tricks."""
    for number, cards in enumerate(TRICKS):
        ana.wait_for("choose")
        if number == 0 and ana.is_phone:
            # Where there is little room, the coach's slip would lie over the seats; on a desk one picture shows it.
            ana.button("coach-enough").click()
        if number == 1:
            for friend, card in zip(friends[:2], cards[1:], strict=False):
                friend.answer(f"play {card}")
            expect(ana.page.locator(".last")).to_be_visible()
            expect(ana.page.locator(".seat").filter(has_text=ana.say("scene-chosen"))).to_have_count(2)
            yield "stage-one"
            if ana.button("coach-enough").count():
                ana.button("coach-enough").click()
            friends[2].answer(f"play {cards[3]}")
            # The trick is to be seen for as long as it takes.
            ana.page.clock.pause_at(ana.page.evaluate("() => Date.now() + 1000") / 1000)
            ana.page.evaluate("(card) => document.querySelector(`.hand [data-card='${card}']`).click()", cards[0])
            expect(ana.page.locator(".verdict")).to_be_visible()
            yield "trick"
            ana.page.clock.resume()
            continue
        for friend, card in zip(friends, cards[1:], strict=True):
            friend.answer(f"play {card}")
        ana.page.locator(f".tray .hand [data-card='{cards[0]}']").first.click()


def gun(ana: Person, friends: list[Puppet]) -> Iterator[str]:
    """The gun: three chambers are seen, then Ana shoots twice, steals, and pays until she is the last one alive."""
    marco, zoe, sol = friends
    ana.wait_for("turn")
    pay(ana, 4)
    for friend in (zoe, marco, sol):
        friend.answer("flip")
        friend.answer("stop")
    ana.wait_for("turn")
    yield "gun"
    ana.shoot()
    ana.wait_for("double")
    ana.shoot()
    ana.wait_for("steal")
    yield "steal"
    steal(ana)
    ana.wait_for("steal")
    steal(ana)
    ana.wait_for("steal")
    ana.act("steal")
    zoe.answer("flip")
    ana.wait_for("turn")
    pay(ana, 3)
    marco.answer("flip")
    ana.wait_for("turn")
    pay(ana, 2)
    sol.answer("flip")
    ana.wait_for("over")
    expect(ana.page.locator("main.result .story li").first).to_be_visible()
    yield "result"


def pay(ana: Person, cards: int) -> None:
    """Skip for so many cards."""
    ana.skip()
    for _ in range(cards - 1):
        ana.act(ana.wait_for("discard"))


def steal(ana: Person) -> None:
    """Take a card."""
    before = ana.question()
    ana.page.locator(".seat-front button.card, .loot button.card").first.click()
    ana.taken(before)


def take(one: Person, path: Path) -> None:
    """Keep what can be seen, without a pointer over it and in the right letters."""
    one.page.mouse.move(1, 1)
    one.page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur?.())")
    line = one.context.new_cdp_session(one.page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    data = b64decode(shot["data"])
    if len(data) > LARGEST:
        raise ValueError(f"{path.name} has {len(data)} bytes, more than {LARGEST}")
    path.write_bytes(data)


def jungle(ana: Person, _: SiteServer) -> Iterator[str]:
    """A table of Panda Rei with bots, up to a trick that was won with equal cards and of which Ana may take."""
    page = ana.table_of("panda", 4).page
    ana.button("coach-enough").click()
    scene = page.locator("main.scene")
    for answered in range(999):
        expect(page.locator("main.scene[data-asked=play], main.scene[data-asked=take]")).to_be_visible()
        won = next((event for event in reversed(ana.events) if event["verb"] == "trick"), None)
        by_equals = won is not None and won["facts"]["size"] > 1
        holds_some = page.locator(".hand .card").count() > 3
        if answered > LONG_ENOUGH and by_equals and holds_some and scene.get_attribute("data-asked") == "take":
            break
        before = ana.question()
        page.evaluate(BEST)
        ana.taken(before)
    yield "panda-trick"
    page.locator(".collection").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "panda-account"


def hall(ana: Person, _: SiteServer) -> Iterator[str]:
    """Death Over The Kingdom: seven at court once somebody is second, and how a round came out; then sixteen."""
    page = ana.table_of("kingdom", 7).page
    ana.button("coach-enough").click()
    while asked(ana) != "act" or not page.locator(".tier.is-second").count() or not page.locator(".deed").count():
        answer(ana)
    page.keyboard.press("Escape")
    yield "kingdom-act"
    while sum(event["verb"] in ("turns", "slain") for event in last_round(ana)) < POWERS:
        answer(ana)
    asked(ana)
    page.keyboard.press("Escape")
    ana.button("scene-again").click()
    while ana.button("scene-next").count():
        ana.button("scene-next").click()
    expect(page.locator(".is-verdict").first).to_be_visible()
    yield "kingdom-end"
    ana.table_of("kingdom", 16, "lives")
    while (now := asked(ana)) not in ("steal", "peek", "throw"):
        if now == "over":
            ana.table_of("kingdom", 16, "lives")
        else:
            answer(ana)
    yield "kingdom-sixteen"


def last_round(one: Person) -> list[dict[str, Any]]:
    """What happened at the end of the last round that is over."""
    ends = [at for at, event in enumerate(one.events) if event["verb"] == "aside"]
    if not ends:
        return []
    start = max(at for at in range(ends[-1]) if one.events[at]["verb"] == "reveal")
    return one.events[start : ends[-1]]


def kitchen(ana: Person, server: SiteServer) -> Iterator[str]:
    """El Mortal among four: a NO on a NO on a scythe, and Ana could say one; then six, and much that lies open."""
    ana.choose("mortal").button("page-invite").click()
    ana.sit("Ana")
    path = "/t/" + ana.page.url.rsplit("/t/", 1)[1]
    line = server.address.replace("http", "ws") + "/ws/" + path.removeprefix("/t/")
    with ExitStack() as lines:
        friends = [Puppet(lines.enter_context(connect(line, proxy=None)), name) for name in ("Marco", "Zoé", "Sol")]
        marco, zoe, _ = friends
        expect(ana.page.locator(".plate").filter(has_text="Sol")).to_be_visible()
        ana.button("page-start").click()
        ana.until(lambda: ana.picture.get("phase") == "running")
        wake.asked(ana)
        ana.button("coach-enough").click()
        for card in ("barajar", "lluvia"):
            ana.until(lambda move=f"play {card}": ana.can(move))  # type: ignore[misc]  # bound at once
            wake.asked(ana)
            wake.press(ana, f"play {card}")
        for friend in friends:
            friend.answer("pass", prompt="shield")
        for move in ("play guadana", "aim at 2", "aim at 0", "aim at 3"):
            marco.answer(move)
        zoe.answer("answer no")
        marco.answer("answer no", stack=2)
        ana.until(lambda: wake.stack(ana) == ["guadana", "no", "no"])
        wake.asked(ana)
        yield "mortal-chain"
    ana.table_of("mortal", 6)
    wake.until(ana, "play", most_cards=True)
    yield "mortal-six"


Way = Callable[[Person, SiteServer], Iterator[str]]


def take_set(playwright: Playwright, folder: Path, way: Way, draws: Mapping[str, str], taken: Set) -> None:
    """Play one match in one language, on one screen, in one theme, and keep the scenes that are wanted."""
    language, screen, theme, wanted = taken
    with tempfile.TemporaryDirectory() as home:
        server = SiteServer(Path(home) / "tables.sqlite3", draws, seed="screens")
        server.start()
        browser = launch(playwright, f"--host-resolver-rules=MAP {SITE} 127.0.0.1:{server.port}")
        ana = Person(browser, f"http://{SITE}", language, DESKTOP if screen == "desktop" else PHONE, theme, drawn=True)
        ana.page.clock.install()
        try:
            for scene in way(ana, server):
                if scene in wanted:
                    take(ana, folder / f"{scene}-{screen}-{language}-{theme}.webp")
                if scene == wanted[-1]:
                    break
        finally:
            browser.close()
            server.stop()


def main() -> int:
    """Take all pictures; give the exit code."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        for one in SETS:
            take_set(playwright, folder, scenes, DRAWS, one)
        for one in PANDA:
            take_set(playwright, folder, jungle, {}, one)
        for one in KINGDOM:
            take_set(playwright, folder, hall, {}, one)
        for one in MORTAL:
            take_set(playwright, folder, kitchen, WAKE, one)
    return 0


if __name__ == "__main__":
    sys.exit(main())
