"""Records played again and transcripts: checked line by line, told in the reader's language."""

import json
import re
from pathlib import Path

import pytest
from seated import document, first, ultimo

from ultimo.games import SHELF
from ultimo.table.record import Record
from ultimo.table.texts import LANGUAGES, texts

PAN = SHELF["pan"]


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The record of a match that was played to its end."""
    file = tmp_path / "match.jsonl"
    assert ultimo(monkeypatch, "play", "pan", "--seed", "7", "--record", str(file), pick=first).code == 0
    return file


def test_replay_has_the_keys_that_programs_rely_on(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = Record.read(record.read_text(encoding="utf-8")).end
    assert end is not None
    found = document(ultimo(monkeypatch, "replay", str(record), "--json"))
    assert list(found) == ["game", "revision", "ok", "standings", "reason"]
    assert (found["game"], found["revision"], found["ok"], found["reason"]) == ("pan", PAN.revision, True, None)
    assert found["standings"] == {"places": end.places, "scores": end.scores, "rule": end.rule}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_story_and_how_it_ended(lang: str, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "replay", str(record), "--lang", lang)
    assert (said.code, said.err) == (0, "")
    told = texts(lang, PAN.folder)
    rows = len(Record.read(record.read_text(encoding="utf-8")).rows)
    assert said.out.endswith(told.say("cli-replay-ok", rows=rows) + "\n")
    assert "BANG" in said.out
    assert told.say("cli-place", place=told.say("place", place=1), player="").rstrip() in said.out


def test_replay_through_a_seats_eyes_shows_its_cards_and_no_others(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = re.compile(r"^. .*dealt: .*$", re.MULTILINE)
    assert dealt.findall(ultimo(monkeypatch, "replay", str(record)).out) == []
    lines = dealt.findall(ultimo(monkeypatch, "replay", str(record), "--seat", "2").out)
    assert len(lines) == 1
    assert lines[0].startswith("· You are dealt: ")


def test_replay_of_a_running_match_says_so(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:9]), encoding="utf-8")
    said = ultimo(monkeypatch, "replay", str(record))
    assert said.code == 0
    assert said.out.endswith("The record is right so far: 8 rows. The match is not over.\n")
    assert document(ultimo(monkeypatch, "replay", str(record), "--json"))["standings"] is None


def test_replay_of_a_record_that_does_not_come_out_fails_with_the_line(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join([*lines[:4], *lines[5:]]), encoding="utf-8")
    said = ultimo(monkeypatch, "replay", str(record))
    assert said.code == 1
    assert re.fullmatch(r"ultimo: record \S+: line \d+: [^\n]+\n", said.err)
    asked = ultimo(monkeypatch, "replay", str(record), "--json")
    found = json.loads(asked.out)
    assert (asked.code, found["ok"], found["standings"]) == (1, False, None)
    assert found["reason"] in said.err


def test_replay_of_standings_that_are_not_so_fails(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"rule":"pan.', '"rule":"pan.not-'), encoding="utf-8")
    said = ultimo(monkeypatch, "replay", str(record), "--json")
    assert (said.code, json.loads(said.out)["ok"]) == (1, False)


@pytest.mark.parametrize(
    ("line", "before", "after", "found"),
    [
        (1, '"game":"pan"', '"game":"chess"', "'chess'"),
        (1, '"revision":1', '"revision":99', "revision 99"),
        (1, '"mouse":"elephant"', '"mouse":"cat"', "'cat'"),
        (1, '"seats":4', '"seats":9', "9"),
        (2, '{"draws"', '{"dice"', "dice"),
        (3, '{"question"', "question", "malformed"),
    ],
)
def test_replay_of_what_is_no_record_of_ours_is_bad_input_with_the_line(
    line: int, before: str, after: str, found: str, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after)
    record.write_text("".join(lines), encoding="utf-8")
    for also in ((), ("--json",)):
        said = ultimo(monkeypatch, "replay", str(record), *also)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"ultimo: record {record}: line {line}: ")
        assert found in said.err
        assert said.err.count("\n") == 1


def test_replay_refuses_a_seat_that_the_record_has_not(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ultimo(monkeypatch, "replay", str(record), "--seat", "4")
    assert (said.code, said.err) == (2, "ultimo: --seat cannot be 4: allowed are seats from 0 to 3\n")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"hello\n", b"[]\n", b"\n\n"])
def test_replay_of_another_file_is_bad_input(content: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(content)
    said = ultimo(monkeypatch, "replay", "other")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_transcript_is_the_same_for_a_seed_and_replays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = ("transcript", "pan", "--seed", "7", "--players", "3", "--bots", "greedy,random,greedy")
    told = ultimo(monkeypatch, *asked)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("# Pan t'es Mort, revision 1, 3 players")
    assert ultimo(monkeypatch, *asked).out == told.out
    said = ultimo(monkeypatch, *asked, "--out", "match.txt")
    assert (said.code, said.out) == (0, "")
    assert (tmp_path / "match.txt").read_text(encoding="utf-8") == told.out
    found = document(ultimo(monkeypatch, *asked, "--json"))
    assert list(found) == ["game", "revision", "options", "players", "seed", "standings", "transcript"]
    assert found["transcript"] == told.out
    replayed = document(ultimo(monkeypatch, "replay", "match.txt", "--json"))
    assert (replayed["ok"], replayed["standings"]) == (True, found["standings"])


def test_transcript_of_a_record_replays(record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = ultimo(monkeypatch, "transcript", "pan", "--record", str(record)).out
    rows = [line.removeprefix("> ") for line in told.splitlines() if line.startswith("> ")]
    assert rows == record.read_text(encoding="utf-8").splitlines()
    (tmp_path / "match.txt").write_text(told, encoding="utf-8")
    assert ultimo(monkeypatch, "replay", "match.txt").code == 0


def test_replay_of_a_transcript_whose_voices_lie_fails_with_the_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = ultimo(monkeypatch, "transcript", "pan", "--seed", "7").out
    lines = told.splitlines(keepends=True)
    number = next(index for index, line in enumerate(lines, 1) if "seat 1 sees" in line)
    lines[number - 1] = lines[number - 1].replace("seat 1", "seat 2")
    (tmp_path / "match.txt").write_text("".join(lines), encoding="utf-8")
    said = ultimo(monkeypatch, "replay", "match.txt")
    assert said.code == 1
    assert f"line {number} " in said.err


def test_replay_of_a_transcript_whose_record_is_broken_names_the_line_of_the_transcript(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ultimo(monkeypatch, "transcript", "pan", "--seed", "7").out.splitlines(keepends=True)
    marked = [index for index, line in enumerate(lines) if line.startswith("> ")]
    number = marked[5] + 1
    lines[number - 1] = re.sub(r'"question":\d+', '"question":99', lines[number - 1])
    (tmp_path / "match.txt").write_text("".join(lines), encoding="utf-8")
    said = ultimo(monkeypatch, "replay", "match.txt")
    assert (said.code, f"line {number}: answers question 99" in said.err) == (1, True)


def test_transcript_that_cannot_be_written_leaves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    said = ultimo(monkeypatch, "transcript", "pan", "--out", "folder")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert list(tmp_path.rglob("*")) == [tmp_path / "folder"]
