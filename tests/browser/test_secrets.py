"""Case 14: no text, label, tooltip, picture or attribute of a page names a card that its reader may not know."""

import re

import pytest
from people import MakePerson, Person
from site_server import SiteServer

# Everything on the page that lies in the places for cards: words and attributes, and the addresses of the pictures.
LAID_OUT = """() => {
  const found = {}
  for (const zone of document.querySelectorAll('[data-zone]')) {
    const inside = zone.outerHTML.replace(/src="[^"]*"/g, '')
    const own = found[zone.dataset.zone] ??= { html: '', pictures: [] }
    own.html += inside
    own.pictures.push(...[...zone.querySelectorAll('img')].map((image) => image.src))
  }
  return found
}"""
# All of the page but the addresses of its own files, which are named after what the game has and are the same for all.
WHOLE_PAGE = """() => {
  const page = document.documentElement.cloneNode(true)
  for (const file of page.querySelectorAll('link, script')) file.remove()
  return page.outerHTML
}"""


def named(one: Person, html: str) -> set[str]:
    """The values of the cards that a piece of the page names."""
    words = {value: one.say(f"card-{value}") for value in "123456"}
    names = {value: re.compile(rf"\b{word}\b|data-card=\"{value}\"", re.IGNORECASE) for value, word in words.items()}
    return {value for value, name in names.items() if name.search(html)}


def hidden_places(one: Person) -> list[str]:
    """The zones with cards that this reader may not know, as the table has told."""
    return [zone["id"] for zone in one.picture["view"]["zones"] if "?" in zone["cards"]]


def keeps_secrets(one: Person, when: str) -> None:
    """See that no place of hidden cards names one or shows the picture of one, beyond what the table has told."""
    laid = one.page.evaluate(LAID_OUT)
    told = {zone["id"]: set(zone["cards"]) for zone in one.picture["view"]["zones"]}
    known = {card for cards in told.values() for card in cards}
    # The last trick may still lie there, for everybody to see.
    last = {f"table.{event['seat']}": event["cards"] for event in one.events if event["verb"] == "reveal"}
    for place in hidden_places(one):
        shown = laid.get(place)
        if shown is None:
            continue
        may = {*told[place], *last.get(place, [])}
        assert named(one, shown["html"]) <= may, f"{one.language}, {when}: {place} gives a card away"
        assert len(set(shown["pictures"])) <= 1, f"{one.language}, {when}: the backs in {place} differ"
    assert known


@pytest.fixture
def table(person: MakePerson, stage: SiteServer) -> tuple[Person, Person, Person]:
    """Two people with hands of different cards, who can both still choose, and somebody who looks on."""
    ana, luc, eva = person("en", at=stage), person("fr", at=stage), person("es", at=stage)
    path = ana.invite("Ana")
    luc.open(path).sit("Luc")
    ana.start()
    luc.wait_for("choose")
    eva.open(path)
    eva.page.locator("main.scene").wait_for()
    return ana, luc, eva


def test_case_14_before_the_first_trick_is_shown_a_page_knows_its_own_hand_alone(
    table: tuple[Person, Person, Person],
) -> None:
    # The stage deals 2 and 6 to Ana, 5 to Luc, 4 and 3 to the bots: every name but one's own would be a secret told.
    ana, luc, eva = table
    luc.act("choose")
    luc.cards().last.click()
    own = {ana: {"2", "6"}, luc: {"5"}, eva: set[str]()}
    for one, cards in own.items():
        html = str(one.page.evaluate(WHOLE_PAGE)).replace(one.say("prompt-choose.help"), "")
        assert named(one, html) <= cards, f"{one.language}: the page names {named(one, html) - cards}"
        pictures = set(one.page.evaluate("() => [...document.querySelectorAll('.card img')].map((image) => image.src)"))
        assert len(pictures) <= len(cards) + 1, f"{one.language}: more pictures than cards that are known"
    for one in (luc, eva):
        for frame in one.heard:
            assert '"play' not in frame or one is luc
            assert not re.search(r'"cards":\["6"', frame), f"{one.language} has heard what Ana holds"


def test_case_14_through_a_whole_match_no_place_gives_a_hidden_card_away(table: tuple[Person, Person, Person]) -> None:
    ana, luc, eva = table
    looks = 0
    while ana.what_now() != "over":
        for one in (ana, luc):
            now = one.what_now()
            if now in ("", "over"):
                continue
            for reader in (ana, luc, eva):
                if reader.what_now() != "over":
                    keeps_secrets(reader, f"before {one.language} does {now}")
                    looks += bool(hidden_places(reader))
            one.act(now)
    assert looks >= 12
