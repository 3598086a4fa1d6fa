"""The court as data: another deck gives other values and powers, and nonsense is refused with its place."""

from pathlib import Path

import pytest

from ultimo.games.kingdom.deck import DECK, FORM
from ultimo.games.kingdom.game import KINGDOM
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.games.kingdom.testing import shown
from ultimo.table.deck import DeckError
from ultimo.table.game import SeatsError

TEXT = (Path(__file__).parent / "deck.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, card: str = "") -> str:
    """The court's file with one thing changed, in the part of a card or anywhere."""
    start = TEXT.index(f'id = "{card}"') if card else 0
    assert old in TEXT[start:]
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def test_another_deck_gives_other_values_and_powers() -> None:
    text = changed("value = 7", "value = 20", "monk").replace('power = "scares"\nof = ["sorceress"]', 'power = "peek"')
    deck = FORM.read(text, "mine.toml")
    assert shown("monk queen king", deck=deck).counts == [20]
    assert shown("monk queen king", deck=deck).of("reveal")


@pytest.mark.parametrize(
    ("text", "card", "line", "message"),
    [
        (changed("value = 7", "value = 21", "monk"), "monk", 3, "value is '21': allowed is a whole number from"),
        (changed('"scares"', '"sings"', "monk"), "monk", 4, "power is 'sings': allowed is one of none, juggle, "),
        (changed('["sorceress"]', '["witch"]', "monk"), "monk", 5, "of is "),
        (changed('["sorceress"]', "[]", "monk"), "monk", 5, "of is '[]': allowed is a list of "),
        (changed('["sorceress"]', '["king"]', "monk"), "monk", 5, "of of monk is 'king': allowed is characters with"),
        (changed('\nof = ["monk"]', "", "sorceress"), "sorceress", 0, "of of sorceress is 'missing'"),
        (changed('"peek"', '"beside"', "merchant"), "merchant", 0, "of of merchant is 'missing'"),
        (changed("turned = 10\n", "", "innkeeper"), "innkeeper", 0, "turned of innkeeper is 'missing'"),
        (changed("turned = 10", "turned = 6", "innkeeper"), "innkeeper", 4, "turned of innkeeper is '6'"),
        (changed("counts = 0\n", "", "knight"), "knight", 0, "counts of knight is 'missing'"),
        (changed("copies = 2", "copies = 2\ncounts = 3", "king"), "king", 3, "counts of king is '3'"),
        (changed("hand = 3", "hand = 4"), "", 0, "hand is '4': allowed is a whole number from 1 to 3"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_file_line_field_and_what_is_allowed(
    text: str, card: str, line: int, message: str
) -> None:
    with pytest.raises(DeckError) as caught:
        FORM.read(text, "mine.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("mine.toml:")
    if line:
        head = text[: text.index(f'id = "{card}"')].count("\n")
        assert caught.value.line == head + line


def test_one_character_may_slay() -> None:
    text = changed('power = "modest"', 'power = "slays"\nof = ["monk"]\ncounts = 1\nturned = 3', "king")
    with pytest.raises(DeckError, match="power of king is 'slays'"):
        FORM.read(text, "mine.toml")


def test_a_deck_must_be_enough_for_the_players() -> None:
    text = TEXT.replace("copies = 2", "copies = 1")
    deck = FORM.read(text, "mine.toml")
    KINGDOM.start(KingdomOptions(), 4, deck)
    with pytest.raises(SeatsError, match="5 players need 15 cards"):
        KINGDOM.start(KingdomOptions(), 5, deck)
    KINGDOM.start(KingdomOptions(mode="reaper"), 13, deck)


def test_the_court_is_for_seven_at_most() -> None:
    with pytest.raises(SeatsError, match="kingdom is for 3 to 7 players with these options, not 8"):
        KINGDOM.start(KingdomOptions(), 8)
    KINGDOM.start(KingdomOptions(mode="reaper"), 16, DECK)
