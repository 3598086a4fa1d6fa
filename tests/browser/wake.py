"""How a person plays El Mortal: what is asked, what can be pressed, and pressing it."""

from people import GLANCE, PATIENCE, Person
from playwright.sync_api import Locator

KEYS = {"pass": "p", "end": "e", "nothing": "n", "stop": "s"}
MANY = 7
"""Cards before players, deaths among them, that are many."""
FROM_HAND = ("play", "answer", "discard", "give")

ASKS = """(question) => {
  if (document.querySelector('main.result')) return 'over'
  const scene = document.querySelector('main.scene')
  return scene?.dataset.question === question && scene.dataset.asked
}"""


def asked(one: Person) -> str:
    """Wait until the page asks for something, or shows the result; say what: a prompt, or over.

    A window is no question to who passes on everything, and may be gone before the page has shown it.
    """
    for _ in range(PATIENCE // GLANCE):
        one.until(lambda: is_asked(one))
        now = one.picture
        if now["phase"] == "over":
            return one.until_page(ASKS, "", "the result")
        shown = one.page.evaluate(ASKS, str(now["view"]["question"]))
        if shown:
            return str(shown)
        one.page.wait_for_timeout(GLANCE)
    raise AssertionError(f"the page shows no question; it says: {one.lines()}")


def is_asked(one: Person) -> bool:
    """Whether the table waits for an answer of this person that they have not given, or for nothing any more."""
    now = one.picture
    waits = now["you"] in now["view"]["asked"] and not now["chosen"] and not (now["window"] and now["passing"])
    return bool(now["phase"] == "over" or waits)


def legal(one: Person) -> list[str]:
    """All moves that the table allows."""
    return [move["text"] for move in one.picture["moves"]]


def number(one: Person, move: str) -> str:
    """The key of a seat or a card to choose from: how many-th it is of its kind."""
    verb = move.split(" ")[0]
    return str([each for each in legal(one) if each.startswith(verb)].index(move) + 1)


def button(one: Person, move: str) -> Locator:
    """What is pressed for a move: a card, a seat's name, or a button."""
    verb, _, rest = move.partition(" ")
    if verb in FROM_HAND:
        return one.page.locator(f".hand button[data-card='{rest}']").first
    place = f".hand button[data-card='{rest}']" if verb in ("use", "put", "take") else "none"
    return one.page.locator(f".acts [data-move='{move}'], {place}").first


def by_key(one: Person, move: str) -> None:
    """Give an answer without a pointer: by its key, or by going to what stands for it and pressing Enter."""
    verb, _, rest = move.partition(" ")
    if verb in KEYS:
        one.page.keyboard.press(KEYS[verb])
    elif verb in FROM_HAND:
        one.page.keyboard.press(str(hand(one).index(rest) + 1))
    elif verb == "aim":
        one.page.keyboard.press(number(one, move))
    else:
        button(one, move).press("Enter")


def by_finger(one: Person, move: str) -> None:
    """Touch what stands for a move: a card is read first, and played by the second touch."""
    place = button(one, move)
    place.tap()
    if move.split(" ")[0] in (*FROM_HAND, "use", "take", "put", "destroy"):
        card = move.split(" ")[1]
        one.until(lambda: one.say(f"card-{card}.effect").split(".")[0] in one.page.locator(".slot").inner_text())
        place.tap()


def press(one: Person, move: str) -> None:
    """Give an answer by pointer, and see it taken."""
    before = one.question()
    button(one, move).click()
    has_answered(one, before)


def hand(one: Person) -> list[str]:
    """The cards in one's hand, in their order on the table."""
    wanted = f"hand.{one.picture['you']}"
    return next(zone["cards"] for zone in one.picture["view"]["zones"] if zone["id"] == wanted)


def stack(one: Person) -> list[str]:
    """The cards that are played and not dealt with, from the lowest."""
    return next(zone["cards"] for zone in one.picture["view"]["zones"] if zone["id"] == "stack")


def pass_on(one: Person) -> None:
    """Pass on everything until the next turn, which may have come before one looks."""
    before = one.question()
    one.page.keyboard.press("a")
    one.until(
        lambda: (
            one.picture["phase"] == "over"
            or bool(one.picture["passing"])
            or str(one.picture["view"]["question"]) != before
        )
    )


def until(one: Person, prompt: str, most_cards: bool = False) -> None:
    """Answer until this is asked, in as many matches as it takes; with `most_cards`, once many cards lie there."""
    while asked(one) != prompt or (most_cards and lying(one) < MANY):
        go_on(one)


def go_on(one: Person) -> None:
    """Give some answer, with a card that does something if there is one; after the end, begin anew."""
    if asked(one) == "over":
        one.table_of("mortal", one.picture["view"]["seats"])
        return
    before, moves = one.question(), legal(one)
    preferred = ("pass", "aim", "play empujon", "play", "end")
    move = next((each for start in preferred for each in moves if each.startswith(start)), moves[0])
    button(one, move).click(force=True)
    has_answered(one, before)


def lying(one: Person) -> int:
    """How many cards lie before players."""
    fronts = [zone["cards"] for zone in one.picture["view"]["zones"] if zone["id"].startswith("front.")]
    return sum(map(len, fronts))


def has_answered(one: Person, question: str) -> None:
    """Wait until the table has taken the answer to a question."""
    one.until(
        lambda: (
            one.picture["phase"] == "over"
            or str(one.picture["view"]["question"]) != question
            or bool(one.picture["chosen"])
        )
    )
