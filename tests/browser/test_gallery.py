"""All the cards of a game, in its rules: each with what it does, in the reader's language."""

from collections.abc import Iterable

import pytest
from people import MakePerson, Person
from playwright.sync_api import Locator, expect
from test_screens import barriers, listed, misfits

from ultimo.games import find
from ultimo.games.mortal.deck import DECK, NAMED
from ultimo.table.deck import Deck
from ultimo.table.texts import LANGUAGES

MORTAL = find("mortal")


def gallery(one: Person, inside: Locator) -> Locator:
    """The cards, after the reader has opened them by keyboard."""
    opener = inside.locator("summary").filter(has_text=one.say("page-cards"))
    opener.focus()
    one.page.keyboard.press("Enter")
    cards = inside.locator("[data-kind]")
    expect(cards.first).to_be_visible()
    return cards


def told(cards: Locator) -> dict[str, str]:
    """What stands beside each card."""
    found: dict[str, str] = cards.evaluate_all(
        "(cards) => Object.fromEntries(cards.map((each) => [each.dataset.kind, each.innerText]))"
    )
    return found


def in_play(deck: Deck) -> Iterable[str]:
    """The kinds of cards that a deck holds."""
    return (card for card in deck.cards if deck.copies(card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_there_with_its_number_mark_effect_and_example(person: MakePerson, language: str) -> None:
    one = person(language, folder=MORTAL.folder)
    one.page.clock.install()
    one.open("/rules/mortal")
    cards = gallery(one, one.page.locator("main"))
    for deck, choice in ((DECK, "option-deck-house"), (NAMED, "option-deck-named")):
        one.choose_option(choice)
        expect(cards).to_have_count(len(list(in_play(deck))))
        said = told(cards)
        for card in in_play(deck):
            printed = deck.cards[card]
            for message in (f"card-{card}.effect", f"card-{card}.example"):
                assert one.say(message) in said[card]
            assert one.say("gallery-copies", count=deck.copies(card)) in said[card]
            assert (one.say("gallery-harmful") in said[card]) == bool(printed.get("harmful"))
            assert (one.say("gallery-not-for-two") in said[card]) == bool(printed.get("not_for_two"))
            mark = {"none": "turn"}.get(printed.get("mark", "none"), printed.get("mark"))
            heading = one.say(f"gallery-{'drawn' if card == 'muerte' else mark}")
            group = one.page.locator("h4", has_text=heading).locator("+ p + ul")
            expect(group.locator(f"[data-kind={card}]")).to_have_count(1)
    assert len(list(in_play(DECK))) == 38
    one.choose_option("option-deck-house")
    assert not any(barriers(one).values()), listed(barriers(one))
    found = misfits(one)
    assert not any(found.values()), listed(found)


def test_the_cards_open_in_the_drawer_and_make_way_for_what_is_searched(person: MakePerson) -> None:
    one = person("es", folder=MORTAL.folder).open()
    one.page.get_by_role("radio", name=one.say("game-name")).check(force=True)
    one.button("page-rules").click()
    drawer = one.page.get_by_role("dialog")
    cards = gallery(one, drawer)
    drawer.get_by_role("searchbox").fill(one.say("card-robo"))
    expect(cards).to_have_count(0)
    expect(drawer.locator("[data-rule='mortal.card-robo']")).to_be_visible()
    drawer.get_by_role("searchbox").fill("")
    expect(cards).to_have_count(38)


def test_a_game_whose_cards_need_no_telling_has_no_gallery(person: MakePerson) -> None:
    one = person("en").open("/rules/pan")
    expect(one.page.locator("[data-rule]").first).to_be_visible()
    expect(one.page.get_by_text(one.say("page-cards"), exact=True)).to_have_count(0)
