"""Transcripts: golden matches of every game, and what one says and refuses."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matches import play, record
from ultimo.games import SHELF
from ultimo.games.pan import PAN
from ultimo.table.events import WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.options import Options
from ultimo.table.record import Record, RecordError, Replay
from ultimo.table.transcript import (
    TranscriptError,
    check_transcript,
    read_transcript,
    tell,
    title,
    write_transcript,
)

GOLDEN = [(game, file) for game in SHELF.values() for file in sorted((game.folder / "transcripts").glob("*.txt"))]
GAMES = list(SHELF.values())


def name(value: Game | Path) -> str:
    """A game or a file as the test run names it."""
    return value.stem if isinstance(value, Path) else value.id


def golden(game: Game) -> list[str]:
    """The texts of a game's golden transcripts."""
    return [file.read_text(encoding="utf-8") for owner, file in GOLDEN if owner is game]


# Golden matches


@pytest.mark.parametrize(("game", "file"), GOLDEN, ids=name)
def test_a_golden_transcript_comes_out_of_its_record_byte_for_byte(game: Game, file: Path) -> None:
    kept = file.read_bytes()
    assert write_transcript(game, read_transcript(kept.decode())).encode() == kept


@pytest.mark.parametrize(("game", "file"), GOLDEN, ids=name)
def test_a_golden_transcript_is_named_after_its_end_or_preset_and_its_players(game: Game, file: Path) -> None:
    kept = read_transcript(file.read_text(encoding="utf-8"))
    assert kept.end is not None, "a golden match is played to its end"
    word, seats = file.stem.rsplit("-", 1)
    preset = [found for found, options in game.presets.items() if options.as_json() == kept.head.options]
    assert word in [kept.end.rule.split(".")[1], *preset]
    assert int(seats) == kept.head.seats


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_way_to_end_has_a_golden_transcript(game: Game) -> None:
    ends = [read_transcript(text).end for text in golden(game)]
    assert {end.rule for end in ends if end is not None} == set(game.endings)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_preset_and_number_of_players_has_a_golden_transcript(game: Game) -> None:
    heads = [read_transcript(text).head for text in golden(game)]
    low, high = game.seats
    assert {head.seats for head in heads} == set(range(low, high + 1))
    assert all(options.as_json() in [head.options for head in heads] for options in game.presets.values())


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_event_and_every_question_is_told_in_a_golden_transcript(game: Game) -> None:
    lines = [line for text in golden(game) for line in text.split("\n")]
    verbs = {line.split()[0].rstrip(":,") for line in lines if line.startswith("  ") and not line.startswith("   ")}
    assert set(game.verbs) <= verbs
    assert set(game.prompts) <= {line.split(", ")[1].removeprefix("prompt ") for line in lines if ", prompt " in line}


# Writing and reading


@given(st.integers(0, 10**9), st.integers(2, 6), st.sampled_from(sorted(PAN.presets)))
def test_a_transcript_written_is_read_and_right(seed: int, seats: int, preset: str) -> None:
    kept = play(seed, seats, preset).record
    text = write_transcript(PAN, kept)
    assert read_transcript(text) == kept
    assert check_transcript(PAN, text) == kept


def test_the_lines_of_the_record_are_the_record() -> None:
    kept = record()
    text = write_transcript(PAN, kept)
    assert "".join(line[2:] + "\n" for line in text.split("\n") if line.startswith("> ")) == kept.write()


def test_a_transcript_of_a_running_match_ends_with_the_open_question() -> None:
    kept = record()
    running = Record(kept.head, kept.rows[:2])
    text = write_transcript(PAN, running)
    assert "\n  question 1: commit, prompt choose, asked 1 2, open 0 1 2\n" in text
    assert text.split("\n")[-2].startswith("    seat 0 sees ")
    assert read_transcript(text) == running


def test_a_transcript_of_a_match_that_has_not_begun() -> None:
    text = write_transcript(PAN, Record(record().head, []))
    assert len(text.split("\n")) == 5
    assert read_transcript(text).rows == []


def test_a_transcript_of_a_match_that_is_over_without_standings_has_none() -> None:
    kept = record()
    open_end = Record(kept.head, kept.rows)
    text = write_transcript(PAN, open_end)
    assert "\n  over by pan." in text
    assert read_transcript(text) == open_end


def test_the_title_names_the_preset_if_there_is_one() -> None:
    assert title(PAN, PAN.preset("faq"), 4) == "# Pan t'es Mort, revision 1, 4 players, preset faq"
    own = PAN.preset("faq").with_set({"mouse": "elephant"})
    assert title(PAN, own, 4) == "# Pan t'es Mort, revision 1, 4 players, own options"


def test_the_options_are_written_as_on_the_command_line() -> None:
    options: Options = PAN.preset("faq")
    line = write_transcript(PAN, Record.begin(PAN, options, 3)).split("\n")[1]
    words = dict(part.split() for part in line.removeprefix("# ").split(", "))
    assert PAN.options().with_set(words) == options


# What it says


def said(text: str, row: int) -> list[str]:
    """The lines between a row of the record, counted from its head, and the next."""
    parts = text.split("\n> ")
    return parts[row + 1].split("\n")[1:]


def test_every_seat_that_is_open_sees_its_hand_and_what_it_may_do() -> None:
    kept = record()
    state = Replay(Record(kept.head, kept.rows[:1]), PAN).finish()
    lines = said(write_transcript(PAN, kept), 1)
    for seat in range(3):
        hand = " ".join(state.zones()[f"hand.{seat}"])
        moves = ", ".join(PAN.write(move) for move in state.legal(seat))
        assert f"    seat {seat} sees hand.{seat} {hand}" in lines
        assert f"    seat {seat} may {moves}" in lines


def test_a_hidden_card_is_told_to_its_owner_only() -> None:
    text = write_transcript(PAN, record())
    assert "hand.0 ? ? ? ?; hand.1 ? ? ? ?; hand.2 ? ? ? ?" in text
    deals = [line for line in said(text, 1) if line.startswith("  deal")]
    assert len(deals) == 12
    assert all(line.endswith(f"(cards seen by {line[7]})") for line in deals)


def test_a_question_still_open_says_only_what_is_new() -> None:
    text = write_transcript(PAN, record())
    first, second = said(text, 1), said(text, 2)
    assert sum(line.startswith("    ") for line in first) == 7
    assert [line.split(" sees ")[0] for line in second if line.startswith("    ")] == [
        "    table shows hand.0 ? ? ?; table.0 ?",
        "    seat 0",
    ]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("pause"), "pause"),
        (Event("flip", 2, facts={"clics": 3}), "flip 2, clics 3"),
        (Event("take", 1, ("1", "6"), "table", "front.1", {"rule": "a.b"}), "take 1: 1 6, table -> front.1, rule a.b"),
        (Event("reveal", 0, ("6",), "table.0", "table.0"), "reveal 0: 6, table.0"),
        (Event("look", 0, ("6",), cards_for=0b1), "look 0: 6 (cards seen by 0)"),
        (Event("look", 0, ("6",), cards_for=0b110 | 1 << WATCHER), "look 0: 6 (cards seen by 1 2 watchers)"),
        (Event("look", 0, ("6",), cards_for=0), "look 0: 6 (cards seen by nobody)"),
        (Event("change", 0, ("6",), cards_for=0b1, shown_to=0b1), "change 0: 6 (noticed by 0)"),
        (Event("change", 0, ("6",), cards_for=0b1, shown_to=0b11), "change 0: 6 (cards seen by 0, noticed by 0 1)"),
    ],
)
def test_an_event_in_one_line(event: Event, line: str) -> None:
    assert tell(event, 3) == line


# What is refused


def test_a_text_without_a_record_is_refused() -> None:
    for text in ("", "# Pan t'es Mort\n", record().write()):
        with pytest.raises(RecordError, match="line 1: there is no record here: its lines begin with '> '"):
            read_transcript(text)


def test_a_broken_row_is_named_by_its_line_in_the_transcript() -> None:
    lines = write_transcript(PAN, record()).split("\n")
    place = [number for number, line in enumerate(lines) if line.startswith("> ")][3]
    lines[place] = "> {"
    with pytest.raises(RecordError) as caught:
        read_transcript("\n".join(lines))
    assert caught.value.line == place + 1


def test_a_transcript_that_tells_something_else_is_refused_where_it_does() -> None:
    lines = write_transcript(PAN, record()).split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("  take"))
    told, lines[place] = lines[place], "  take 0: 6 6 6"
    with pytest.raises(TranscriptError) as caught:
        check_transcript(PAN, "\n".join(lines))
    assert (caught.value.line, caught.value.found, caught.value.expected) == (place + 1, "  take 0: 6 6 6", told)
    assert str(caught.value) == f"line {place + 1} is '  take 0: 6 6 6', but the record gives {told!r}"


def test_a_row_that_cannot_be_played_is_named_by_its_line_in_the_transcript() -> None:
    lines = write_transcript(PAN, record()).split("\n")
    place = [number for number, line in enumerate(lines) if line.startswith("> ")][3]
    lines[place] = lines[place].replace("play", "spin")
    with pytest.raises(RecordError) as caught:
        check_transcript(PAN, "\n".join(lines))
    assert caught.value.line == place + 1
    assert "is refused: pan.choose" in caught.value.wrong


def test_a_transcript_of_a_record_that_cannot_be_played_is_refused() -> None:
    kept = record()
    kept.rows[1].move = "flip"
    with pytest.raises(RecordError, match="line 3: 'flip' of seat 0 is refused"):
        write_transcript(PAN, kept)


def test_a_transcript_cut_short_is_refused() -> None:
    kept = record()
    text = write_transcript(PAN, Record(kept.head, kept.rows))
    with pytest.raises(TranscriptError, match="is the end, but the record gives"):
        check_transcript(PAN, text.rstrip("\n").rsplit("\n", 1)[0])


def test_a_transcript_with_more_than_its_record_gives_is_refused() -> None:
    text = write_transcript(PAN, record())
    with pytest.raises(TranscriptError, match="is '', but the record gives the end"):
        check_transcript(PAN, text + "\n")
