"""How a person plays Death Over The Kingdom: what is asked, what can be pressed, and pressing it."""

from people import Person
from playwright.sync_api import Locator

KEYS = {"keep": "k", "swap": "s", "trade": "s", "cut": "c", "leave": "l", "pass": "n", "show": "p"}

ASKS = """(question) => {
  if (document.querySelector('main.result')) return 'over'
  const scene = document.querySelector('main.scene')
  return scene?.dataset.question === question && scene.dataset.asked
}"""

PRESSABLE = "button.place, .own-card button, .hand button, .tray .actions button, button.deck"


def asked(one: Person) -> str:
    """Wait until the page asks for something, or shows the result; say what: a prompt, or over."""
    one.until(lambda: one.picture["phase"] == "over" or one.picture["you"] in one.picture["view"]["asked"])
    question = str(one.picture["view"]["question"])
    return one.until_page(ASKS, question, f"a page that asks for something, or the result, at question {question}")


def legal(one: Person) -> list[str]:
    """All moves that the table allows."""
    return [move["text"] for move in one.picture["moves"]]


def phrase(one: Person, move: str) -> str:
    """What the button of a move says."""
    verb, _, rest = move.partition(" ")
    if verb == "aim":
        names = {person["seat"]: person["name"] for person in one.picture["people"]}
        return one.say("move-aim", at=names[int(rest.removeprefix("at "))])
    return one.say(f"move-{verb}", card=rest, name=one.say(f"card-{rest}") if rest else "")


def button(one: Person, move: str) -> Locator:
    """What is pressed for a move: a place, a card, the deck, or a button."""
    verb, _, rest = move.partition(" ")
    if verb == "aim":
        seat = int(rest.removeprefix("at "))
        own = seat == one.picture["you"]
        return one.page.locator(".own-card button" if own else f"button.place[data-seat='{seat}']")
    if verb in ("lay", "hand"):
        return one.page.locator(f".hand button[data-card='{rest}']").first
    if verb == "show":
        return one.page.locator(".tray .actions .is-main")
    if verb == "cut":
        return one.page.locator("button.deck")
    return one.page.locator(f".tray .actions button[aria-keyshortcuts='{KEYS[verb].upper()}']")


def by_key(one: Person, move: str) -> None:
    """Give the answer without a pointer: by its key, or by going to the card or the place and pressing Enter."""
    verb, _, card = move.partition(" ")
    if verb in KEYS:
        one.page.keyboard.press(KEYS[verb])
    elif verb in ("lay", "hand"):
        held = [each for each in zone(one, "hand") if each != "?"]
        one.page.keyboard.press(str(held.index(card) + 1))
    else:
        button(one, move).press("Enter")


def zone(one: Person, kind: str) -> list[str]:
    """The cards of one's own hand, or before one."""
    wanted = f"{kind}.{one.picture['you']}"
    return next(zone["cards"] for zone in one.picture["view"]["zones"] if zone["id"] == wanted)


def has_answered(one: Person, question: str) -> None:
    """Wait until the table has taken the answer to a question."""
    one.until(
        lambda: (
            one.picture["phase"] == "over"
            or str(one.picture["view"]["question"]) != question
            or bool(one.picture["chosen"])
        )
    )
