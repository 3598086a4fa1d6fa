"""A match that is left goes on exactly as it would have, and no record is ever lost."""

import os
import re
from pathlib import Path

import pytest
from seated import first, read, seeded, ultimo

from ultimo.cli.files import write_text
from ultimo.games import SHELF
from ultimo.table.texts import texts

PAN = SHELF["pan"]


@pytest.mark.parametrize(("typed", "code"), [(("3", "quit"), 0), (("3",), 1), (("3", "exit"), 0)])
def test_leaving_keeps_the_record_and_says_how_to_go_on(
    typed: tuple[str, ...], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "match.jsonl", typed=typed)
    assert (said.code, said.err) == (code, "")
    last = said.out.splitlines()[-1]
    assert last == f"The match is kept. Go on with: ultimo play --resume {tmp_path}/match.jsonl"
    assert [row.move for row in read("match.jsonl").rows if row.seat == 0] == ["play 3"]


@pytest.mark.parametrize("answers", [0, 1, 3, 5, 6])
def test_a_match_goes_on_exactly_as_if_it_had_not_been_left(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("3", "5", "6", "6", "1", "1")[:answers]
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "whole.jsonl", typed=("3", "5", "6", "6"), pick=first)
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "parts.jsonl", typed=typed)
    said = ultimo(monkeypatch, "play", "--resume", "parts.jsonl", typed=("3", "5", "6", "6")[answers:], pick=first)
    assert said.code == 0
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()


def test_going_on_tells_again_only_the_last_of_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--seed", "3", "--record", "match.jsonl", typed=("3", "5", "quit"))
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl", typed=("log",))
    told, _, log = said.out.partition("> log\n")
    assert "You are dealt" not in told
    assert "Chloé takes all 4 cards" in told
    assert "You are dealt" in log


def test_going_on_speaks_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", "--lang", "fr", typed=("quit",))
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl", "--lang", "es")
    assert texts("es", PAN.folder).say("prompt-choose") in said.out


def test_a_record_that_leaves_out_the_usual_options_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    file = seeded(monkeypatch)
    text = re.sub(r'"options":\{[^}]*\}', '"options":{"forced":true}', file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    said = ultimo(monkeypatch, "play", "--resume", str(file), pick=first)
    assert said.code == 0
    assert "forced=on: only turn the top card" in said.out
    assert said.out.splitlines()[-1].endswith("--set forced=on --seed 3")


def test_a_match_that_is_over_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", pick=first)
    said = ultimo(monkeypatch, "play", "--resume", "match.jsonl")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ultimo: record match.jsonl: the match is over: ultimo replay match.jsonl tells it\n"


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('"bots":["",', '"bots":["clever",', "'clever'"),
        ('"bots":["",', '"bots":["random",', "no seat is a person's"),
        ('"bots":["",', '"bots":["","",', "5 of 4 seats"),
        ('"bots":["",', '"bots":[7,', "bots"),
        ('"notes":', '"noses":', "noses"),
        ('"players":["', '"players":["One","', "players"),
        ('"move":"play', '"move":"flip', "line 3"),
    ],
)
def test_a_record_that_cannot_go_on_is_bad_input_and_stays_as_it_is(
    before: str, after: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = seeded(monkeypatch)
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    said = ultimo(monkeypatch, "play", "--resume", str(file), pick=first)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert found in said.err
    assert file.read_text(encoding="utf-8") == text.replace(before, after, 1)


def test_a_record_is_never_written_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_text("mine", encoding="utf-8")
    said = ultimo(monkeypatch, "play", "pan", "--record", "match.jsonl", pick=first)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "match.jsonl exists already" in said.err
    assert (tmp_path / "match.jsonl").read_text(encoding="utf-8") == "mine"


def test_matches_of_the_same_second_get_records_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        ultimo(monkeypatch, "play", "pan", typed=("quit",))
    assert len(list(Path("state/ultimo").iterdir())) == 3


def test_a_file_that_cannot_be_finished_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("old", encoding="utf-8")

    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(file, "new", "record")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
