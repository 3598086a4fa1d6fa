"""A match being played: answers taken, refused and late, steps worked out ahead, a match gone on with."""

import pytest

from matches import lowest, play
from ultimo.games.pan import PAN
from ultimo.games.pan.moves import BANG
from ultimo.table.dice import Random, Scripted
from ultimo.table.match import Match
from ultimo.table.record import Record, RecordError
from ultimo.table.refusal import IllegalMove, StaleAnswer, TableError, UnreadableMove
from ultimo.table.state import OVER

HANDS = [6, 5, 4, 1, 6, 5, 3, 1, 5, 4, 3, 2]


def begun() -> Match:
    """Three players with the hands 6541, 6531 and 5432."""
    match = Match(PAN, PAN.preset("rulebook"), 3)
    match.settle(Scripted(HANDS))
    return match


def no_dice() -> Scripted:
    """Dice for an answer that no draw follows."""
    return Scripted([])


def refusal(match: Match, seat: int, text: str, question: int = 0) -> tuple[type[TableError], str]:
    """The kind of the error and the rule by which an answer is refused; nothing may have changed."""
    before = (match.state.to_bytes(), match.record.write())
    with pytest.raises(TableError) as caught:
        match.answer(seat, text, no_dice(), question)
    with pytest.raises(TableError) as ahead:
        match.ahead(seat, text, no_dice(), question)
    assert ahead.value.refusal == caught.value.refusal
    assert (match.state.to_bytes(), match.record.write()) == before
    assert match.take_events() == []
    return type(caught.value), caught.value.refusal.rule


# What is taken


def test_the_deal_is_the_first_row() -> None:
    match = Match(PAN, PAN.preset("rulebook"), 3)
    events = match.settle(Scripted(HANDS), time=0.5)
    assert [event.verb for event in events] == ["deal"] * 12
    (row,) = match.record.rows
    assert (row.seat, row.question, row.move, row.time) == (-1, 0, "", 0.5)
    assert row.draws[:2] == [("deal.0.1", "6"), ("deal.0.2", "5")]


def test_settling_again_changes_nothing() -> None:
    match = begun()
    assert match.settle(no_dice()) == []
    assert len(match.record.rows) == 1


def test_an_answer_is_a_row_with_the_draws_that_follow() -> None:
    match = begun()
    for card in ("5", "4", "3", "1"):
        for seat in range(3):
            legal = [PAN.write(move) for move in match.state.legal(seat)]
            match.answer(seat, f"play {card}" if f"play {card}" in legal else legal[-1], no_dice())
    seat = lowest(int(match.state.asked()))
    events = match.answer(seat, " Flip ", Scripted([BANG], then=Random(1)), time=9.0)
    assert [event.verb for event in events][:2] == ["flip", "bang"]
    row = match.record.rows[-1]
    assert (row.question, row.seat, row.move, row.time) == (5, seat, "flip", 9.0)
    assert row.draws[0] == ("gun.1.flip.1", "bang")


def test_an_answer_to_the_open_question_counts_whatever_others_have_chosen() -> None:
    match = begun()
    match.answer(0, "play 6", no_dice(), question=1)
    match.answer(1, "play 5", no_dice(), question=1)
    match.answer(0, "play 1", no_dice(), question=1)
    assert [row.move for row in match.record.rows[1:]] == ["play 6", "play 5", "play 1"]


def test_events_are_handed_out_once() -> None:
    match = begun()
    assert [event.verb for event in match.answer(0, "play 6", no_dice())] == ["chosen"]
    assert match.take_events() == []


# What is refused


def test_an_answer_to_an_old_question_is_late() -> None:
    match = begun()
    for seat, text in enumerate(("play 6", "play 5", "play 4")):
        match.answer(seat, text, no_dice())
    assert refusal(match, 0, "play 5", question=1) == (StaleAnswer, "table.late")
    assert refusal(match, 0, "play 5", question=3) == (StaleAnswer, "table.late")


def test_a_late_answer_says_which_question_is_open() -> None:
    match = begun()
    with pytest.raises(StaleAnswer) as caught:
        match.answer(0, "play 6", no_dice(), question=7)
    assert caught.value.refusal.facts == {"question": 7, "now": 1}


@pytest.mark.parametrize(
    ("seat", "text", "expected"),
    [
        (0, "play 7", (UnreadableMove, "table.unreadable")),
        (0, "", (UnreadableMove, "table.unreadable")),
        (0, "play 3", (IllegalMove, "pan.choose")),
        (0, "flip", (IllegalMove, "pan.choose")),
        (3, "play 6", (IllegalMove, "table.not-asked")),
        (-1, "play 6", (IllegalMove, "table.not-asked")),
        (16, "play 6", (IllegalMove, "table.not-asked")),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    seat: int, text: str, expected: tuple[type[TableError], str]
) -> None:
    assert refusal(begun(), seat, text) == expected


def test_nobody_is_asked_before_the_deal() -> None:
    match = Match(PAN, PAN.preset("rulebook"), 3)
    assert refusal(match, 0, "play 6") == (IllegalMove, "table.not-asked")


def test_after_the_end_every_answer_is_refused() -> None:
    match = play(1, 3)
    assert refusal(match, 0, "flip") == (IllegalMove, "table.over")


def test_who_is_out_is_told_so() -> None:
    match = begun()
    dice = Random(4)
    while not any(match.state.is_out(seat) for seat in range(3)):
        seat = lowest(int(match.state.asked()))
        match.answer(seat, PAN.write(match.state.legal(seat)[0]), dice)
    fallen = next(seat for seat in range(3) if match.state.is_out(seat))
    match.take_events()
    assert refusal(match, fallen, "flip") == (IllegalMove, "table.out")


# Ahead, and on again


def test_a_step_ahead_leaves_the_match_as_it_is() -> None:
    match = begun()
    before = (match.state.to_bytes(), match.record.write())
    step = match.ahead(0, "play 6", no_dice())
    assert [event.verb for event in step.events] == ["chosen"]
    assert (match.state.to_bytes(), match.record.write()) == before


def test_a_step_taken_is_the_answer_given() -> None:
    first, second = begun(), begun()
    for seat, text in enumerate(("play 6", "play 5", "play 4")):
        step = first.ahead(seat, text, no_dice(), question=1, time=1.5)
        first.take(step)
        assert step.events == second.answer(seat, text, no_dice(), question=1, time=1.5)
    assert first.state.to_bytes() == second.state.to_bytes()
    assert first.record == second.record


def test_of_two_steps_ahead_each_stands_by_itself() -> None:
    match = begun()
    one, other = match.ahead(0, "play 6", no_dice()), match.ahead(0, "play 1", no_dice())
    assert one.state.key() != other.state.key()
    match.take(one)
    assert match.record.rows[-1].move == "play 6"


@pytest.mark.parametrize("cut", [0, 1, 5, -1])
def test_a_match_goes_on_from_its_record(cut: int) -> None:
    whole = play(8, 3).record
    head = Record(whole.head, whole.rows[:cut] if cut >= 0 else whole.rows[:-1])
    match, _ = Match.resume(Record.read(head.write()), PAN)
    dice = Random(1)
    match.settle(dice)
    while match.state.kind() != OVER:
        seat = lowest(int(match.state.asked()))
        match.answer(seat, PAN.write(match.state.legal(seat)[0]), dice)
    match.record.close(match.state.standings())
    again, events = Match.resume(match.record, PAN)
    assert again.state.to_bytes() == match.state.to_bytes()
    assert events[-1].verb == "wins"


def test_a_record_that_does_not_fit_is_not_gone_on_with() -> None:
    kept = play(8, 3).record
    kept.head.revision = 99
    with pytest.raises(RecordError, match="line 1: the record is of pan revision 99"):
        Match.resume(kept, PAN)


def test_an_answer_whose_draws_fail_changes_nothing() -> None:
    match = Match(PAN, PAN.preset("rulebook"), 2)
    match.settle(Scripted(HANDS[:8]))
    match.answer(0, "play 6", no_dice())
    before = (match.state.to_bytes(), match.record.write())
    with pytest.raises(ValueError, match=r"phantom\.1"):
        match.answer(1, "play 5", no_dice())
    assert (match.state.to_bytes(), match.record.write()) == before
    match.answer(1, "play 5", Scripted([3]))
    assert match.state.question() == 2
