"""Deck files of Panda Rei: another deck plays by its own numbers, and a wrong one is refused with what is wrong."""

from pathlib import Path

import pytest

from ultimo.games.panda.deck import DECK, FORM
from ultimo.games.panda.game import PANDA
from ultimo.games.panda.testing import hands, points, walk
from ultimo.table.deck import DeckError
from ultimo.table.state import OVER

FILE = (Path(__file__).parent / "deck.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    """The game's own file with one change."""
    assert FILE.count(old) == 1, f"{old!r} is there {FILE.count(old)} times"
    return FILE.replace(old, new)


def card(name: str, old: str, new: str) -> str:
    """The game's own file with one change in a card."""
    before, head, after = FILE.partition(f'id = "{name}"')
    assert old in after
    return before + head + after.replace(old, new, 1)


def line_of(text: str, wanted: str, after: str = "") -> int:
    """The line, from 1, of the first `wanted` after the line that holds `after`."""
    lines = text.splitlines()
    start = next((number for number, line in enumerate(lines) if after in line), 0)
    return next(number for number, line in enumerate(lines[start:], start + 1) if wanted in line)


def test_panda_cards_come_with_the_points_of_the_file() -> None:
    deck = FORM.read(changed("bear_pair = 6", "bear_pair = 9"), "mine.toml")
    assert points("bear*2", deck) - points("bear*2") == 3


def test_panda_strength_is_that_of_the_file() -> None:
    deck = FORM.read(card("rabbit", "strength = 1", "strength = 40"), "mine.toml")
    seen = hands("rabbit*11", "bear*11", "cat*10", deck=deck).do("play rabbit", "play bear", "play cat")
    assert (seen.winner, seen.worths) == (0, [40, 2, 5])


def test_panda_monkey_led_is_worth_what_the_file_says() -> None:
    deck = FORM.read(changed("led_monkey = 1", "led_monkey = 7"), "mine.toml")
    assert hands("monkey*5", "bear*11", deck=deck).do("play monkey").worths == [7]


def test_panda_monkey_can_be_strongest_of_all_without_running_over() -> None:
    deck = FORM.read(card("pig", "strength = 8", "strength = 50"), "mine.toml")
    seen = hands("pig", "monkey", "monkey", "monkey", "monkey", deck=deck)
    assert seen.do("play pig", *["play monkey"] * 4).worths == [50, 51, 52, 53, 54]


def test_panda_deal_takes_hand_and_rounds_from_the_file() -> None:
    deck = FORM.read(changed("hand = 11", "hand = 3").replace("rounds = 2", "rounds = 1"), "mine.toml")
    *_, last = walk(5, "short", deck=deck)
    assert last.state.kind() == OVER
    assert last.log.count("trick") == 3


@pytest.mark.parametrize(
    ("text", "field", "found", "allowed", "line"),
    [
        (
            card("bear", "strength = 2", "strength = 1"), "strength of bear", 1, "another one than that of rabbit",
            ("strength", '"bear"'),
        ),
        (
            card("panda3", "strength = 9", "strength = 10"), "strength of panda3", 10, "9, the same for all pandas",
            ("strength", '"panda3"'),
        ),
        (
            card("owl", "strength = 4", "strength = 0"), "strength", 0, "a whole number from 1 to 50",
            ("strength", '"owl"'),
        ),
        (
            card("panda2", "copies = 3", "copies = 8"), "copies", 8, "a whole number from 0 to 7",
            ("copies", '"panda2"'),
        ),
        (card("monkey", "copies = 5", "copies = 16"), "copies", 16, "a whole number from 0 to 15",
         ("copies", '"monkey"')),
        (card("monkey", "copies = 5", "copies = 5\nstrength = 3"), "the field", "strength", "one of id, copies",
         ("strength", '"monkey"')),
        (card("rabbit", "copies = 20", "copies = 29"), "copies", 128, "127 cards in all at most", None),
        (changed("fox = -3", "fox = -3.5"), "fox", -3.5, "a whole number from -99 to 99", ("fox", "")),
        (changed("rounds = 2", "rounds = 3"), "rounds", 3, "a whole number from 1 to 2", ("rounds", "")),
        (FILE.replace('"owl"', '"eagle"'), "id", "eagle",
         "one of rabbit, bear, giraffe, owl, cat, fox, lion, pig, panda1, panda2, panda3, panda4, monkey",
         ("eagle", "")),
    ],
)  # fmt: skip
def test_a_wrong_deck_is_refused_with_what_is_wrong(
    text: str, field: str, found: object, allowed: str, line: tuple[str, str] | None
) -> None:
    with pytest.raises(DeckError) as caught:
        FORM.read(text, "mine.toml")
    error = caught.value
    assert (error.file, error.field, error.found, error.allowed) == ("mine.toml", field, found, allowed)
    assert error.line == (line_of(text, *line) if line else 0)


def test_small_decks_are_right() -> None:
    for deck in PANDA.small_decks.values():
        assert FORM.from_json(deck.as_json(), "a record").cards == deck.cards


def test_a_record_keeps_a_deck_and_reads_it_back() -> None:
    assert FORM.from_json(DECK.as_json(), "a record") == DECK
