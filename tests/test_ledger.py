"""The ledger of rules: read for programs, refused by line where it is wrong, and in step with options and texts."""

import pytest

from ultimo.games import SHELF
from ultimo.table.game import Game
from ultimo.table.ledger import LedgerError, LedgerRule, read_ledger, read_sources
from ultimo.table.refusal import COMMON
from ultimo.table.texts import LANGUAGES, MissingText, Texts, rule_text_id

GAMES = [pytest.param(game, id=name) for name, game in SHELF.items()]

HEAD = "## Sources\n\n| source | meaning |\n|---|---|\n| B | the book |\n| `H` | house |\n\n## Play\n\n"
TABLE = "| id | rule | source | option |\n|---|---|---|---|\n"
"""Rows follow from line 12 on."""


def ledger_of(game: Game) -> list[LedgerRule]:
    return read_ledger((game.folder / "rules.md").read_text(encoding="utf-8"))


def test_ledger_reads_rules_with_their_section_sources_and_options() -> None:
    text = HEAD + TABLE + "| `cat.purr` | Cats purr. | B, H | volume, `pitch` |\n| `cat.nap` | Cats nap. | `B` | |\n"
    purr, nap = read_ledger(text)
    assert purr == LedgerRule("cat.purr", "Cats purr.", "B, H", "volume, pitch", "Play")
    assert purr.sources() == ("B", "H")
    assert purr.options() == ("volume", "pitch")
    assert (nap.source, nap.option, nap.options()) == ("B", "", ())
    assert read_sources(text) == {"B": "the book", "H": "house"}


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("| `cat.purr` | Cats purr. | B |", "line 12: 3 cells, expected 4: id | rule | source | option"),
        ("| `cat.purr` | Cats purr. | B | volume", "line 12: a line of a table ends with |"),
        (
            "| `purr` | Cats purr. | B | |",
            "line 12: '`purr`' is no rule id: expected a form like `game.rule`, in backticks",
        ),
        ("| cat.purr | Cats purr. | B | |", "line 12: 'cat.purr' is no rule id: expected a form like `game.rule`"),
        ("| `cat.purr` | | B | |", "line 12: rule cat.purr has no sentence"),
        ("| `cat.purr` | Cats purr. | | |", "line 12: rule cat.purr has no source: expected some of B, H"),
        ("| `cat.purr` | Cats purr. | B, X | |", "line 12: rule cat.purr has the source 'X': the sources are B, H"),
        (
            "| `cat.nap` | Cats nap. | B | |\n| `cat.nap` | Again. | B | |",
            "line 13: rule cat.nap stands already on line 12",
        ),
        ("\n| id | rule |\n|---|---|", "line 13: a table has the columns 'id | rule'"),
    ],
)
def test_ledger_refuses_a_wrong_row_by_its_line(row: str, wrong: str) -> None:
    with pytest.raises(LedgerError) as refused:
        read_ledger(HEAD + TABLE + row + "\n")
    assert str(refused.value).startswith(wrong)


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        ("", 0, "the sources are not explained"),
        (HEAD, 0, "there is no rule"),
        (HEAD + TABLE, 0, "there is no rule"),
        (HEAD + "| id | rule | source | option |\n\nand so on\n", 11, "a table needs a line of"),
        (HEAD + "| id | rule | source | option |\n", 10, "a table needs a line of"),
        (HEAD + "| id | rule | source | option |\n| `cat.nap` | Cats nap. | B | |\n", 11, "a table needs a line of"),
        (TABLE, 1, "a table stands before the first ## heading"),
        (HEAD.replace("| `H` | house |", "| B | house |"), 6, "source B is explained twice"),
        (HEAD.replace("| `H` | house |", "| H | |"), 6, "a source needs both cells"),
    ],
)
def test_ledger_refuses_a_wrong_form(text: str, line: int, wrong: str) -> None:
    with pytest.raises(LedgerError) as refused:
        read_ledger(text)
    assert refused.value.line == line
    assert refused.value.wrong.startswith(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_ledger_names_the_options_that_switch_each_rule(game: Game) -> None:
    rules = {rule.id: rule for rule in ledger_of(game)}
    choices = game.options.choices()
    for choice in choices:
        assert choice.name in rules[choice.rule].options()
    known = {choice.name for choice in choices}
    assert {option for rule in rules.values() for option in rule.options()} == known


@pytest.mark.parametrize("game", GAMES)
def test_ledger_holds_every_rule_that_refuses_or_ends_a_match(game: Game) -> None:
    assert {*game.refusals, *game.endings} <= {rule.id for rule in ledger_of(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_ledger_rules_have_a_sentence_for_players(game: Game, language: str) -> None:
    texts = Texts(language, game.folder)
    for rule in (*(rule.id for rule in ledger_of(game)), *COMMON):
        assert texts.say(rule_text_id(rule))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_ledger_holds_every_rule_that_an_answer_names(game: Game, language: str) -> None:
    rules = {rule.id for rule in ledger_of(game)}
    texts = Texts(language, game.folder)
    number = 0
    while texts.has(f"faq-{number + 1}-q"):
        number += 1
        named = texts.say(f"faq-{number}-a.rules").split()
        assert named
        assert set(named) <= rules
    assert number >= 12
    with pytest.raises(MissingText):
        texts.say(f"faq-{number + 1}-a")
