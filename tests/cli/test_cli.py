"""The command for people and programs: what it prints, what it refuses, and with which exit code."""

import os
import re
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from seated import Said, document, ultimo

from ultimo.build_info import VERSION, is_compiled
from ultimo.cli import many
from ultimo.cli.commands import ultimo as command
from ultimo.games import SHELF
from ultimo.table.game import Game
from ultimo.table.ledger import read_ledger
from ultimo.table.texts import LANGUAGES, texts

PAN = SHELF["pan"]
LEDGER = read_ledger((PAN.folder / "rules.md").read_text(encoding="utf-8"))

GOOD_DECK = (PAN.folder / "deck.toml").read_text(encoding="utf-8")


# What it says of itself


def test_version_says_whether_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    build = "compiled" if is_compiled() else "uncompiled"
    assert ultimo(monkeypatch, "--version").out == f"ultimo {VERSION} ({build})\n"


def test_the_command_runs_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "ultimo", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith(f"ultimo {VERSION} ")


def test_without_a_command_it_shows_help(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch)
    assert said.code == 0
    assert "Examples:" in said.out


@pytest.mark.parametrize("name", sorted(command.commands))
def test_every_command_has_help_with_examples_that_it_takes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, name, "--help")
    assert said.code == 0
    examples = re.findall(rf"^ *ultimo ({name}.*)$", said.out, re.MULTILINE)
    assert examples
    for example in examples:
        _, *arguments = example.split()
        command.commands[name].make_context(name, arguments)  # reads all that is given, and does nothing


# Bad input: one clear line on standard error, exit code 2, nothing else

BAD = {
    "command": ("shuffle", "'shuffle'", "play, rules"),
    "game": ("rules chess", "'chess'", "pan"),
    "no game": ("simulate", "GAME is missing", "pan"),
    "play without game": ("play", "GAME is missing", "pan"),
    "flag": ("simulate pan --fast", "--fast", "--matches"),
    "too much": ("deck pan poker", "poker", "ultimo deck --help"),
    "option": ("simulate pan --set cat=top", "'cat'", "mouse, order"),
    "value": ("simulate pan --set mouse=cat", "'cat'", "elephant, top"),
    "no value": ("simulate pan --set mouse", "'mouse'", "name=value"),
    "preset": ("simulate pan --preset poker", "'poker'", "rulebook, faq, 2013, publisher"),
    "too many players": ("simulate pan --players 7", "7", "2 to 6"),
    "one player": ("play pan --players 1", "1", "2 to 6"),
    "players in words": ("transcript pan --players four", "'four'", "2 to 6"),
    "players no end": ("transcript pan --players " + "9" * 5000, "'999", "2 to 6"),
    "bot": ("simulate pan --bots clever", "'clever'", "random, greedy, ismcts"),
    "too few bots": ("simulate pan --bots random,greedy", "2 bots for 4 seats", "one for each"),
    "bots at play": ("play pan --bots random,greedy", "2 bots for 3 seats", "one for each"),
    "bots for nobody": ("play pan --players 2 --humans 0,1 --bots greedy", "--bots", "no seat is left"),
    "seat": ("play pan --seat 4", "4", "0 to 3"),
    "seat in words": ("play pan --seat first", "'first'", "0 to 15"),
    "humans": ("play pan --humans 0,four", "'four'", "0 to 3"),
    "seat and humans": ("play pan --seat 1 --humans 0,1", "--seat", "--humans names every seat"),
    "names": ("play pan --names Ana,Luc", "2 names for 1", "one for each"),
    "no name": ("play pan --names=", "''", "1 to 20 letters"),
    "same names": ("play pan --humans 0,1 --names Ana,Ana", "'Ana,Ana'", "differ"),
    "seed": ("simulate pan --seed=", "--seed", "any text or number"),
    "seed of controls": ("simulate pan --seed \x1b[2J", "--seed", "any text or number"),
    "matches": ("simulate pan --matches 0", "'0'", "1 to 999999999"),
    "jobs": ("simulate pan --jobs many", "'many'", "1 to 256"),
    "language": ("rules pan --lang de", "'de'", "en, fr, es"),
    "rule": ("rules pan pan.cheat", "'pan.cheat'", "pan.skip"),
    "rule and faq": ("rules pan pan.skip --faq", "--faq", "one of them"),
    "no record": ("replay nothing.jsonl", "nothing.jsonl cannot be read: No such file", "leave theirs in"),
    "no file": ("replay", "FILE", "ultimo replay --help"),
    "record to resume": (
        "play --resume nothing.jsonl",
        "nothing.jsonl cannot be read: No such file",
        "leave theirs in",
    ),
    "resume and game": ("play pan --resume nothing.jsonl", "--resume", "--lang only"),
    "resume and seed": ("play --resume nothing.jsonl --seed 1", "--resume", "--lang only"),
    "no deck": ("simulate pan --deck nothing.toml", "nothing.toml cannot be read: No such file", "deck.toml, to begin"),
    "folder as deck": ("simulate pan --deck .", ".", "Is a directory"),
    "record and options": ("transcript pan --record x --players 3", "--record", "the record says"),
    "place for a record": ("play pan --record /dev/null/match.jsonl", "/dev/null/match.jsonl", "cannot be written"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_line_that_says_what_was_wrong_and_what_is_allowed(
    case: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    line, found, allowed = BAD[case]
    said = ultimo(monkeypatch, *line.split(" "))
    assert (said.code, said.out) == (2, "")
    assert re.fullmatch(r"ultimo: [^\n]+\n", said.err)
    assert found in said.err
    assert allowed in said.err
    assert list(tmp_path.iterdir()) == []


def test_bad_input_is_the_same_for_who_asks_for_json(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "simulate", "pan", "--json", "--bots", "clever")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_exit_codes_and_streams_are_those_of_the_process(tmp_path: Path) -> None:
    said = subprocess.run([sys.executable, "-m", "ultimo", "rules", "chess"], capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"ultimo: there is no game 'chess': the games are {', '.join(SHELF)}\n"


def test_bytes_that_are_no_text_are_no_seed() -> None:
    said = subprocess.run([sys.executable, "-m", "ultimo", "simulate", "pan", b"--seed=\xff"], capture_output=True)
    assert said.returncode == 2
    assert said.stderr.count(b"\n") == 1


# Languages


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "es", "LANG": "en"}, "fr"),
        ({"LC_MESSAGES": "es_AR", "LANG": "fr"}, "es"),
        ({"LC_ALL": "", "LANG": "fr@euro"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "de_AT"}, "en"),
        ({}, "en"),
    ],
)
def test_language_is_that_of_the_locale(locale: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert document(ultimo(monkeypatch, "rules", "pan", "pan.skip", "--json"))["language"] == expected


def test_language_asked_for_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert document(ultimo(monkeypatch, "rules", "pan", "pan.skip", "--json", "--lang", "es"))["language"] == "es"


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_hold_every_rule_of_the_ledger_with_its_sentence_in_the_language(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = document(ultimo(monkeypatch, "rules", "pan", "--lang", lang, "--json"))
    assert list(page) == ["game", "revision", "language", "rules"]
    assert [rule["id"] for rule in page["rules"]] == [rule.id for rule in LEDGER]
    told = ultimo(monkeypatch, "rules", "pan", "--lang", lang).out
    flat = " ".join(told.split())
    for rule, known in zip(page["rules"], LEDGER, strict=True):
        assert rule == {
            "id": known.id,
            "sentence": texts(lang, PAN.folder).say(f"rule-{known.id.replace('.', '-')}"),
            "source": list(known.sources()),
            "option": list(known.options()),
        }
        assert f"\n{known.id}\n" in f"\n{told}"
        assert " ".join(rule["sentence"].split()) in flat


def test_rules_show_one_rule_with_source_and_the_values_of_its_option(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "rules", "pan", "pan.mouse").out
    assert said.startswith("pan.mouse\n")
    assert "Source: publisher, answers, rulebook, reviews" in said
    assert "mouse=elephant: beats only the 6 (usual)" in said
    assert "mouse=top: beats every card" in said
    assert "pan.take" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_rules_name_every_source_in_the_language_and_the_house_where_the_ruling_is_its_own(
    game: Game, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Wide enough for every line of sources.
    monkeypatch.setenv("COLUMNS", "200")
    told = ultimo(monkeypatch, "rules", game.id, "--lang", lang).out
    said = texts(lang, game.folder)
    for rule in read_ledger((game.folder / "rules.md").read_text(encoding="utf-8")):
        paragraph = told.split(f"{rule.id}\n", 1)[1].split("\n\n", 1)[0]
        names = [said.say(f"source-{source}") for source in rule.sources()]
        assert f"  {said.say('cli-source', source=', '.join(names))}\n" in f"{paragraph}\n"
        house = {"en": "house", "fr": "maison", "es": "casa"}[lang]
        assert ("H" in rule.sources()) == any(house in name.split() for name in names)


def test_faq_answers_name_rules_of_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    page = document(ultimo(monkeypatch, "rules", "pan", "--faq", "--json"))
    assert list(page) == ["game", "revision", "language", "faq"]
    told = " ".join(ultimo(monkeypatch, "rules", "pan", "--faq").out.split())
    known = {rule.id for rule in LEDGER}
    assert len(page["faq"]) > 20
    for entry in page["faq"]:
        assert list(entry) == ["question", "answer", "rules"]
        assert set(entry["rules"]) <= known
        assert entry["question"] in told


# Simulations


def test_simulate_has_the_keys_that_programs_rely_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", "pan", "--players", "3", "--matches", "50", "--bots", "greedy,random,random", "--json")
    found = document(ultimo(monkeypatch, *asked, "--seed", "a", "--set", "forced=on"))
    assert set(found) == {
        "game", "revision", "options", "players", "matches", "seed", "bots", "seconds", "moves_per_second", "places",
        "wins", "wins_interval", "no_winner",
    }  # fmt: skip
    assert (found["game"], found["players"], found["matches"], found["seed"]) == ("pan", 3, 50, "a")
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["options"]["forced"] is True
    assert [sum(row) for row in found["places"]] == [50, 50, 50]
    assert sum(found["wins"]) == pytest.approx(1.0)


def test_simulate_counts_the_same_for_a_seed_whatever_the_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    def places(seed: str, jobs: str) -> Any:
        asked = ("simulate", "pan", "--matches", "300", "--seed", seed, "--jobs", jobs, "--json")
        return document(ultimo(monkeypatch, *asked))["places"]

    assert places("a", "1") == places("a", "2")
    assert places("a", "1") != places("b", "1")


def test_simulate_without_a_seed_names_the_one_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", "pan", "--matches", "50", "--jobs", "1", "--json")
    found = document(ultimo(monkeypatch, *asked))
    assert document(ultimo(monkeypatch, *asked, "--seed", found["seed"]))["places"] == found["places"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_prints_a_row_for_each_seat(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", "pan", "--matches", "100", "--seed", "a", "--jobs", "1")
    found = document(ultimo(monkeypatch, *asked, "--json"))
    said = ultimo(monkeypatch, *asked, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    for seat, places in enumerate(found["places"]):
        row = next(line for line in said.out.splitlines() if re.match(rf" *{seat} +random ", line))
        assert row.split()[-4:] == [str(number) for number in places]


# Decks


def test_deck_shows_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    found = document(ultimo(monkeypatch, "deck", "pan", "--json"))
    assert list(found) == ["game", "size", "players", "name", "hand", "clics", "card"]
    assert (found["size"], found["players"], found["clics"]) == (24, [2, 6], 5)
    assert found["card"][0] == {"id": "1", "copies": 4}
    said = ultimo(monkeypatch, "deck", "pan", "--lang", "fr").out
    assert re.search(r"\[6\] +éléphant +4", said)


def test_deck_checks_a_file_and_says_for_how_many_it_is_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(GOOD_DECK.replace("copies = 4", "copies = 3"), encoding="utf-8")
    found = document(ultimo(monkeypatch, "deck", "pan", "--check", "small.toml", "--json"))
    assert (found["name"], found["size"], found["players"]) == ("small", 18, [2, 4])


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("copies = 4", "copies = 5", "bad.toml:8: copies is '5': allowed is a whole number from 0 to 4"),
        ('id = "1" ', 'id = "7" ', "bad.toml:7: id is '7': allowed is one of 1, 2, 3, 4, 5, 6"),
        ("clics = 5", "clacs = 5", "bad.toml:4: the field is 'clacs': allowed is one of hand, clics"),
        ("hand = 4", "hand = four", "bad.toml:3: the line is 'hand = four # cards"),
        ("copies = 4", "copies = 0", "bad.toml: the deck has 0 cards"),
    ],
)
def test_deck_names_file_line_field_and_what_is_allowed(
    before: str, after: str, message: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    every = -1 if after == "copies = 0" else 1
    (tmp_path / "bad.toml").write_text(GOOD_DECK.replace(before, after, every), encoding="utf-8")
    said = ultimo(monkeypatch, "deck", "pan", "--check", "bad.toml")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"ultimo: {message}")
    assert said.err.count("\n") == 1


def test_a_deck_too_small_for_the_players_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(GOOD_DECK.replace("copies = 4", "copies = 3"), encoding="utf-8")
    said = ultimo(monkeypatch, "simulate", "pan", "--players", "5", "--deck", "small.toml")
    assert (said.code, said.err) == (2, "ultimo: 5 players need 20 cards, the deck small has 18\n")


# Terminals and pipes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "line", ["rules pan", "rules pan --faq", "deck pan", "simulate pan --matches 2000 --players 6"]
)
def test_forty_columns_are_never_exceeded(line: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = ultimo(monkeypatch, *line.split(), "--lang", lang)
    assert said.code == 0
    assert max(cell_len(row) for row in said.out.splitlines()) <= 40
    assert "\x1b" not in said.out
    assert "…" not in said.out


@pytest.mark.skipif(os.name == "nt", reason="Windows has no head that closes its pipe early")
def test_a_reader_that_goes_away_gets_no_complaint() -> None:
    line = f"{sys.executable} -m ultimo rules pan --lang es | head -n 1"
    said = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    assert (said.stdout, said.stderr) == ("pan.cards\n", "")


@pytest.mark.parametrize(
    ("ended", "line"),
    [
        (KeyboardInterrupt(), "ultimo: stopped\n"),
        (BrokenProcessPool(), "ultimo: a process at work on the matches was ended from outside\n"),
    ],
)
def test_a_simulation_that_is_stopped_fails_in_one_line(
    ended: BaseException, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise ended

    monkeypatch.setattr(many, "simulate", stopped)
    assert ultimo(monkeypatch, "simulate", "pan", "--json") == Said(1, "", line)
