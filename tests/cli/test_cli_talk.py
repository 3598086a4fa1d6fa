"""What is said at the table besides the moves: refusals with their rules, help, the log."""

import re
from pathlib import Path

import pytest
from seated import read, seeded, ultimo

from ultimo.cli.keyboard import cleaned
from ultimo.games import SHELF
from ultimo.table.texts import LANGUAGES, texts

PAN = SHELF["pan"]


def test_a_refused_move_says_why_and_by_which_rule_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read(seeded(monkeypatch))
    hand = [draw[1] for draw in kept.rows[0].draws[:4]]
    missing = next(card for card in "123456" if card not in hand)
    said = ultimo(monkeypatch, "play", "--resume", "seeded.jsonl", typed=(f"play {missing}", "why", missing, "flip"))
    refused = (
        texts("en", PAN.folder).say("refused-pan-choose", move="Play", card=missing, name="").partition(" does")[2]
    )
    assert " ".join(said.out.split()).count(" ".join(refused.split())) == 3
    assert said.out.count("pan.choose (why: read the rule)") == 3
    rule = texts("en", PAN.folder).say("rule-pan-choose")
    assert rule.split(".")[0] in " ".join(said.out.split())
    assert read("seeded.jsonl") == kept


def test_what_is_no_move_is_refused_with_the_forms_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=("castle", "why"))
    assert "“castle” is no move here." in said.out
    assert "steal 4 from 1" in said.out
    assert "table.unreadable  " in said.out


def test_why_tells_whether_a_move_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(
        monkeypatch, "play", "pan", "--seed", "3", typed=("3", "5", "6", "6", "why flip", "why play 1", "why")
    )
    talk = said.out.rpartition("> why flip\n")[2]
    assert talk.startswith("That goes.\n> why play 1\n")
    assert "pan.turn (why: read the rule)" in talk
    assert read(next(Path("state/ultimo").iterdir())).rows[-1].move != "flip"


def test_why_without_a_refusal_says_that_there_was_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nothing was refused." in ultimo(monkeypatch, "play", "pan", typed=("why",)).out


@pytest.mark.parametrize("line", ["rules pan.skip", "rules skip", "rule pan.skip"])
def test_rules_can_be_read_at_the_table(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=(line,))
    assert "\npan.skip\n" in said.out
    assert "\npan.spin\n" not in said.out


def test_an_unknown_rule_is_answered_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "play", "pan", typed=("rules pan.cheat", "rules"))
    assert "There is no rule “pan.cheat”." in said.out
    assert "\npan.spin\n" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_word_in_the_language_and_takes_it(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = texts(lang, PAN.folder)
    names = ("help", "table", "log", "why", "rules", "save", "quit")
    usual = {name: told.say(f"cli-word-{name}").split(",")[0] for name in names}
    for question_mark in ("?", usual["help"], "help"):
        said = ultimo(monkeypatch, "play", "pan", "--lang", lang, typed=(question_mark,))
        for name, word in usual.items():
            assert f"\n  {word} " in said.out
            assert " ".join(told.say(f"cli-help-{name}").split()) in " ".join(said.out.split())
    said = ultimo(monkeypatch, "play", "pan", "--lang", lang, typed=tuple(usual.values()))
    assert said.code == 0
    assert "table.unreadable" not in said.out


def test_the_log_tells_all_that_i_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    log = ultimo(monkeypatch, "play", "pan", "--seed", "3", typed=("3", "log")).out.rpartition("> log\n")[2]
    assert re.match(r"· You are dealt: .*\n· Sol is dealt: hidden card(, hidden card){3}\.\n", log)
    assert "· Sol has chosen.\n" in log
    assert "· You choose: 3 fox.\n" in log
    assert "· Bruno shows: " in log


def test_save_says_where_the_record_is_and_writes_copies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "taken.jsonl").write_text("mine", encoding="utf-8")
    typed = ("save", "save copy.jsonl", "save taken.jsonl", "save nowhere/\x00")
    said = ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", typed=typed)
    assert "The record is kept in match.jsonl\n" in said.out
    assert read("copy.jsonl") == read("match.jsonl")
    assert (tmp_path / "taken.jsonl").read_text(encoding="utf-8") == "mine"
    assert "taken.jsonl exists already" in said.out


def test_control_codes_in_an_answer_are_not_shown_again() -> None:
    assert cleaned("  play\x1b[2J \t 6\r\n") == "play [2J 6"
