"""Moves and outcomes of Pan t'es Mort as text and as numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan import moves
from ultimo.table.refusal import UNREADABLE, UnreadableMove


@pytest.mark.parametrize("move", range(moves.MOVES))
def test_a_move_written_reads_as_itself(move: int) -> None:
    assert moves.read(moves.write(move)) == move


def test_no_two_moves_are_written_alike() -> None:
    assert len({moves.write(move) for move in range(moves.MOVES)}) == moves.MOVES


@pytest.mark.parametrize("move", [-1, moves.MOVES, 10**6])
def test_a_number_that_is_no_move_is_not_written(move: int) -> None:
    with pytest.raises(ValueError, match="is no move of pan: 0 to 62"):
        moves.write(move)


@pytest.mark.parametrize("text", ["Play 6", " play  6 ", "PLAY\t6\n"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    assert moves.write(moves.read(text)) == "play 6"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play 0", "play 7", "play 66", "play six", "play -1", "flip 1", "spin", "steal 4",
        "steal 4 from", "steal 4 from 6", "steal 0 from 1", "steal 4 from 1 2", "steal 4 of 1", "doubles",
        "play \uff16", "play \u00b2", "sp\u0131n 2",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_what_is(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        moves.read(text)
    assert caught.value.refusal.rule == UNREADABLE
    assert caught.value.refusal.facts == {"text": text, "expected": moves.EXPECTED}


def test_a_long_text_is_cut_in_the_refusal() -> None:
    with pytest.raises(UnreadableMove) as caught:
        moves.read("spin " * 1000)
    assert len(str(caught.value.refusal.facts["text"])) == 40


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = moves.read(text)
    except UnreadableMove:
        return
    assert moves.write(move) == " ".join(text.lower().split())


def test_what_is_expected_can_be_read() -> None:
    for example in moves.EXPECTED.split(", "):
        assert moves.write(moves.read(example)) == example


def test_moves_rise_as_exact_odds_break_ties() -> None:
    texts = [moves.write(move) for move in range(moves.MOVES)]
    words = list(dict.fromkeys(text.split()[0] for text in texts))
    assert words == ["flip", "stop", "double", "spin", "skip", "discard", "steal", "play"]
    steals = [text for text in texts if text.startswith("steal")]
    assert steals[:7] == [*[f"steal 1 from {seat}" for seat in range(6)], "steal 2 from 0"]


@pytest.mark.parametrize("text", ["1", "6", "clic", "bang", "seat 0", "seat 5"])
def test_an_outcome_read_is_written_as_itself(text: str) -> None:
    assert moves.write_outcome(moves.read_outcome(text)) == text


@pytest.mark.parametrize("text", ["", "0", "7", "Clic", "seat", "seat 6", "seat -1", " 1", "٣"])
def test_what_is_no_outcome_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no outcome: expected 1 to 6, clic, bang, seat 2"):
        moves.read_outcome(text)


@pytest.mark.parametrize("outcome", [-1, 0, 9, 16])
def test_a_number_that_is_no_outcome_is_not_written(outcome: int) -> None:
    with pytest.raises(ValueError, match="is no outcome of pan"):
        moves.write_outcome(outcome)
