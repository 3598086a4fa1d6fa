"""Deck files: read whole, or refused with file, line, field, value and what is allowed."""

import pytest

from ultimo.games.pan.deck import DECK, FORM
from ultimo.table.deck import Deck, DeckError, DeckForm, Field, Wrong

CATS = DeckForm(
    numbers=(Field("hand", 1, 9),),
    card=(
        Field("copies", 0, 20),
        Field("kind", words=("animal", "thing")),
        Field("note", text=True, optional=True),
    ),
    ids=("cat", "box"),
    whole=lambda deck: None if deck.size() % 2 == 0 else Wrong("copies", deck.size(), "an even number of cards"),
)

GOOD = """\
# a deck
hand = 3

[[card]]
id = "cat"
copies = 4
kind = "animal"

[[card]]
id = "box"
copies = 2
kind = "thing"
note = "cats like it"
"""


def refused(text: str, form: DeckForm = CATS) -> DeckError:
    """The error that reading a deck file raises."""
    with pytest.raises(DeckError) as caught:
        form.read(text, "mine.toml")
    return caught.value


def changed(old: str, new: str) -> str:
    """The good deck with one thing changed."""
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def test_a_deck_is_read() -> None:
    deck = CATS.read(GOOD, "folder/mine.toml")
    assert (deck.name, deck.numbers, deck.size()) == ("mine", {"hand": 3}, 6)
    assert deck.cards["box"] == {"copies": 2, "kind": "thing", "note": "cats like it"}
    assert deck.copies("cat") == 4


def test_a_deck_may_be_named() -> None:
    assert CATS.read(GOOD, "mine.toml", "cats").name == "cats"


def test_a_deck_as_json_reads_as_itself() -> None:
    deck = CATS.read(GOOD, "mine.toml")
    kept = deck.as_json()
    assert CATS.from_json(kept, "a record") == deck
    assert CATS.from_json(kept, "a record") == deck, "reading has changed what was read"


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "found", "allowed"),
    [
        ("hand = 3", "hand = 10", 2, "hand", 10, "a whole number from 1 to 9"),
        ("hand = 3", "hand = true", 2, "hand", True, "a whole number from 1 to 9"),
        ("hand = 3", "hand = 3.0", 2, "hand", 3.0, "a whole number from 1 to 9"),
        ("hand = 3", 'hand = "3"', 2, "hand", "3", "a whole number from 1 to 9"),
        ("hand = 3", "", 0, "hand", "missing", "a whole number from 1 to 9"),
        ("hand = 3", "hand = 3\nfeet = 2", 3, "the field", "feet", "one of hand"),
        ("copies = 4", "copies = -1", 6, "copies", -1, "a whole number from 0 to 20"),
        ("copies = 4", "copies = []", 6, "copies", [], "a whole number from 0 to 20"),
        ("copies = 4", "", 4, "copies", "missing", "a whole number from 0 to 20"),
        ("copies = 2", "", 9, "copies", "missing", "a whole number from 0 to 20"),
        ("copies = 4", "copies = 4\ncopy = 4", 7, "the field", "copy", "one of id, copies, kind, note"),
        ('id = "box"', 'id = "bag"', 10, "id", "bag", "one of cat, box"),
        ('id = "box"', "id = 7", 10, "id", 7, "one of cat, box"),
        ('id = "box"', 'id = "cat"', 10, "id", "cat", "each card once"),
        ('id = "box"', "", 9, "id", "missing", "one of cat, box"),
        ('kind = "thing"', 'kind = "food"', 12, "kind", "food", "one of animal, thing"),
        ('note = "cats like it"', 'note = ""', 13, "note", "", "a text"),
        ('note = "cats like it"', "note = 5", 13, "note", 5, "a text"),
        ("copies = 2", "copies = 3", 0, "copies", 7, "an even number of cards"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, line: int, field: str, found: object, allowed: str) -> None:
    error = refused(changed(old, new))
    assert (error.file, error.line, error.field, error.found, error.allowed) == (
        "mine.toml",
        line,
        field,
        found,
        allowed,
    )
    where = f"mine.toml:{line}" if line else "mine.toml"
    assert str(error).startswith(f"{where}: {field} is ")
    assert str(error).endswith(f"allowed is {allowed}")


def test_a_card_left_out_is_named() -> None:
    error = refused(GOOD[: GOOD.rindex("[[card]]")])
    assert (error.line, error.field, error.found) == (0, "card", "cat")
    assert error.allowed == "one [[card]] for each of cat, box"


@pytest.mark.parametrize("cards", ["card = 5", "card = [1, 2]", 'card = "cat"', "[card]\nid = 'cat'"])
def test_cards_of_another_form_are_refused(cards: str) -> None:
    error = refused(f"hand = 3\n{cards}\n")
    assert (error.field, error.allowed) == ("card", "a list of [[card]] tables")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hand = \n", 1),
        ("hand = 3\nhand = 4\n", 2),
        ("hand = 3\n[[card]\n", 2),
        (GOOD + "what is this\n", 14),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    error = refused(text)
    assert (error.line, error.field, error.found) == (line, "the line", text.splitlines()[line - 1].strip())
    assert error.allowed.startswith("TOML, such as copies = 4 or [[card]] (")


def test_what_is_no_toml_is_refused_in_a_sentence() -> None:
    assert str(refused("hand = 3\nwhat is this\n")).startswith(
        "mine.toml:2: the line is 'what is this': allowed is TOML, such as copies = 4 or [[card]] (expected '='"
    )


def test_an_empty_file_lacks_its_first_field() -> None:
    assert (refused("").field, refused("").found) == ("hand", "missing")


def test_blanks_and_quotes_do_not_hide_the_line() -> None:
    text = changed("copies = 2", '  "copies"  =  99').replace("[[card]]", "[[ card ]]")
    assert refused(text).line == 11


def test_a_long_value_is_cut_in_the_message() -> None:
    assert len(str(refused(changed('"animal"', f'"{"x" * 5000}"')))) < 200


def test_a_deck_in_a_record_is_named_without_a_line() -> None:
    kept = CATS.read(GOOD, "mine.toml").as_json() | {"hand": 99}
    with pytest.raises(DeckError, match=r"^a record: hand is '99': allowed is a whole number from 1 to 9$"):
        CATS.from_json(kept, "a record")


def test_the_deck_of_pan_has_what_its_form_asks_for() -> None:
    assert DECK.name == "pan"
    assert FORM.from_json(DECK.as_json(), "deck") == DECK


def test_a_deck_without_a_card_of_a_kind_is_a_deck() -> None:
    deck = Deck("none", {}, {"cat": {"copies": 0}, "box": {"copies": 1}})
    assert (deck.copies("cat"), deck.size()) == (0, 1)
