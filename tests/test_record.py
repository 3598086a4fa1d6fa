"""Records: written, read and replayed, and refused with the number of the line that is wrong."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matches import play, record
from ultimo.games.pan import PAN
from ultimo.games.pan.deck import SMALL
from ultimo.table.match import Match
from ultimo.table.record import Record, RecordError, Replay, Row

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)


def lines(seed: int = 1, seats: int = 3) -> list[dict[str, Any]]:
    """The lines of a whole match's record, as JSON values to be spoilt."""
    return [json.loads(line) for line in record(seed, seats).write().splitlines()]


def text(values: list[dict[str, Any]]) -> str:
    """A record of such lines."""
    return "".join(json.dumps(value) + "\n" for value in values)


def refused(found: str) -> tuple[int, str]:
    """The line and the reason for which a record cannot be read or replayed."""
    with pytest.raises(RecordError) as caught:
        Replay(Record.read(found), PAN).finish()
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.wrong}"
    return caught.value.line, caught.value.wrong


# What comes back


@given(SEEDS, SEATS, st.sampled_from(sorted(PAN.presets)))
def test_a_record_written_reads_as_itself(seed: int, seats: int, preset: str) -> None:
    kept = play(seed, seats, preset).record
    assert Record.read(kept.write()) == kept


@given(SEEDS, SEATS, st.sampled_from(sorted(PAN.presets)))
def test_a_replay_comes_to_the_same_state(seed: int, seats: int, preset: str) -> None:
    match = play(seed, seats, preset)
    state = Replay(match.record, PAN).finish()
    assert state.to_bytes() == match.state.to_bytes()
    assert state.standings() == match.state.standings()


def test_a_replay_tells_the_same_events_step_by_step() -> None:
    kept = record(3, 4)
    replay = Replay(kept, PAN)
    told = [event for _ in replay for event in replay.take_events()]
    assert (told[0].verb, told[-1].verb) == ("deal", "wins")
    assert told == Match.resume(kept, PAN)[1]


def test_a_replay_gives_the_rows_one_by_one() -> None:
    kept = record()
    assert list(Replay(kept, PAN)) == kept.rows


def test_a_record_of_a_running_match_is_replayed_as_far_as_it_goes() -> None:
    values = lines()
    state = Replay(Record.read(text(values[:6])), PAN).finish()
    assert state.question() == values[6]["question"]


def test_a_record_of_a_match_that_has_not_begun() -> None:
    kept = Record.read(text(lines()[:1]))
    assert kept.rows == []
    assert Replay(kept, PAN).finish().draw_name() == "deal.0.1"


def test_a_record_keeps_names_and_times() -> None:
    kept = record()
    kept.head.players = ["Ana", "Zoë\u2028\u0085", "李"]
    kept.rows[1].time = 2.5
    again = Record.read(kept.write())
    assert (again.head.players, again.rows[1].time) == (kept.head.players, 2.5)


def test_a_record_may_have_line_ends_of_any_system_and_lack_the_last() -> None:
    kept = record()
    assert Record.read(kept.write().replace("\n", "\r\n")) == kept
    assert Record.read(kept.write().removesuffix("\n")) == kept


def test_a_record_with_a_deck_of_its_own_can_be_replayed_again_and_again() -> None:
    match = play(5, 3, deck=SMALL["one"])
    kept = Record.read(match.record.write())
    assert kept.head.deck is not None
    for _ in range(2):
        assert Replay(kept, PAN).finish().key() == match.state.key()
    assert kept.write() == match.record.write()


def test_an_option_that_the_record_does_not_name_has_its_default() -> None:
    values = lines()
    del values[0]["options"]["forced"]
    assert Replay(Record.read(text(values)), PAN).options == PAN.preset("rulebook")


# What cannot be read


@pytest.mark.parametrize("found", ["", "\n"])
def test_an_empty_record_is_refused(found: str) -> None:
    assert refused(found)[0] == 1


@pytest.mark.parametrize("line", [1, 2, 3, 7])
@pytest.mark.parametrize("found", ["", "{", "[]", "7", "null", "play 6", '{"question":1,"seat":0,"mo'])
def test_a_broken_line_is_refused_by_its_number(line: int, found: str) -> None:
    rows = record().write().splitlines()
    rows[line - 1] = found
    assert refused("\n".join(rows))[0] == line


def test_a_line_cut_short_at_the_end_is_refused() -> None:
    whole = record().write()
    assert refused(whole[:-9])[0] == len(whole.splitlines())


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("ultimo", 2, "record format 2 is unknown: this program reads format 1"),
        ("ultimo", "1", "Expected `int`, got `str`"),
        ("game", "panda", "the record is of panda, not of pan"),
        ("revision", 2, "the record is of pan revision 2; this program plays revision 1"),
        ("seats", 7, "pan is for 2 to 6 players, not 7"),
        ("seats", 0, "pan is for 2 to 6 players, not 0"),
        ("seats", -1, "pan is for 2 to 6 players, not -1"),
        ("seats", 10**30, "pan is for 2 to 6 players, not 1000000000"),
        ("seats", "3", "Expected `int`, got `str`"),
        ("options", {"mouse": "cat"}, "option mouse cannot be 'cat': allowed are elephant, top"),
        ("options", {"moose": "top"}, "there is no option 'moose': allowed are mouse, order"),
        ("options", {"forced": 1}, "option forced cannot be '1': allowed are on, off"),
        ("options", [], "Expected `object`, got `array`"),
        ("deck", {"name": "odd"}, "deck: hand is 'missing'"),
        ("deck", {"card": 5}, "deck: card is '5'"),
        ("deck", SMALL["one"].as_json() | {"hand": 2}, "3 players need 6 cards, the deck one has 4"),
        ("more", 1, "Object contains unknown field `more`"),
    ],
)
def test_a_wrong_head_is_refused(field: str, value: object, reason: str) -> None:
    values = lines()
    values[0][field] = value
    line, wrong = refused(text(values))
    assert line == 1
    assert reason in wrong


@pytest.mark.parametrize("field", ["ultimo", "game", "revision", "options", "seats"])
def test_a_head_that_lacks_a_field_is_refused(field: str) -> None:
    values = lines()
    del values[0][field]
    assert refused(text(values)) == (1, f"Object missing required field `{field}`")


def test_what_stands_after_the_standings_is_refused() -> None:
    values = lines()
    assert refused(text([*values, values[-2]])) == (len(values) + 1, "nothing may follow the standings")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"more": 1}, "Object contains unknown field `more`"),
        ({"seat": "0"}, "Expected `int`, got `str`"),
        ({"move": 6}, "Expected `str`, got `int`"),
        ({"question": None}, "Expected `int`, got `null`"),
        ({"draws": [["gun.1.flip.1"]]}, "Expected `array` of length 2"),
        ({"time": "soon"}, "Expected `float | null`, got `str`"),
    ],
)
def test_a_row_of_another_form_is_refused(change: dict[str, object], reason: str) -> None:
    values = lines()
    values[3] |= change
    line, wrong = refused(text(values))
    assert line == 4
    assert reason in wrong


# What cannot be played


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"question": 9}, "answers question 9, but question 1 is open"),
        ({"move": "jump"}, "'jump' of seat 2 is refused: table.unreadable"),
        ({"move": "flip"}, "'flip' of seat 2 is refused: pan.choose"),
        ({"seat": 3}, "of seat 3 is refused: table.not-asked"),
        ({"seat": 15}, "of seat 15 is refused: table.not-asked"),
        ({"seat": 16}, "Expected `int` <= 15"),
        ({"seat": 10**30}, "Expected `int` <= 15"),
        ({"seat": -1}, "a row without a seat"),
        ({"seat": -2}, "Expected `int` >= -1"),
    ],
)
def test_a_row_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    values = lines()
    assert values[4]["seat"] == 2
    values[4] |= change
    line, wrong = refused(text(values))
    assert line == 5
    assert reason in wrong


def test_a_row_that_says_nothing_is_refused() -> None:
    values = lines()
    for place in (1, 2, 5):
        line, wrong = refused(text([*values[:place], {}, *values[place:]]))
        assert (line, "a row without a seat" in wrong) == (place + 1, True)


def test_an_answer_before_the_deal_is_refused() -> None:
    values = lines()
    assert refused(text([values[0], *values[2:]]))[0] == 2


def test_a_row_left_out_is_refused_where_it_is_missed() -> None:
    values = lines()
    del values[4]
    assert refused(text(values)) == (5, "answers question 2, but question 1 is open")


def test_an_answer_after_the_end_is_refused() -> None:
    values = lines()
    values.insert(-1, values[-2])
    line, wrong = refused(text(values))
    assert line == len(values) - 1
    assert "is open" in wrong or "table.over" in wrong


def drawn(values: list[dict[str, Any]]) -> int:
    """The place of a later row with a gun card."""
    return next(place for place, value in enumerate(values) if any("gun" in name for name, _ in value.get("draws", [])))


def test_a_draw_of_another_name_is_refused() -> None:
    values = lines()
    place = drawn(values)
    values[place]["draws"][0][0] = "gun.9.flip.1"
    line, wrong = refused(text(values))
    assert (line, wrong.startswith("draw gun.9.flip.1 stands where gun.")) == (place + 1, True)


@pytest.mark.parametrize(("outcome", "reason"), [("6", "outcome 6 cannot be drawn now"), ("boom", "is no outcome")])
def test_an_outcome_that_cannot_be_drawn_is_refused(outcome: str, reason: str) -> None:
    values = lines()
    place = drawn(values)
    values[place]["draws"][0][1] = outcome
    line, wrong = refused(text(values))
    assert line == place + 1
    assert reason in wrong


def test_a_fifth_card_of_a_kind_is_refused() -> None:
    values = lines()
    for draw in values[1]["draws"]:
        draw[1] = "6"
    assert refused(text(values)) == (2, "draw deal.1.1: outcome 6 cannot be drawn now")


def test_a_draw_that_is_not_owed_is_refused() -> None:
    values = lines()
    values[2]["draws"] = [["gun.1.flip.1", "clic"]]
    assert refused(text(values)) == (3, "draw gun.1.flip.1 is not owed")


def test_a_draw_that_is_missing_is_refused() -> None:
    values = lines()
    place = drawn(values)
    name = values[place]["draws"].pop()[0]
    assert refused(text(values)) == (place + 1, f"draw {name} is missing")


# How it ended


@pytest.mark.parametrize("change", [{"places": [1, 1, 1]}, {"scores": [0, 0, 0]}, {"rule": "pan.entry"}])
def test_other_standings_than_the_match_has_are_refused(change: dict[str, object]) -> None:
    values = lines()
    values[-1] |= change
    line, wrong = refused(text(values))
    assert line == len(values)
    assert "but the match comes out as" in wrong


def test_standings_of_a_match_that_runs_are_refused() -> None:
    values = lines()
    del values[-2]
    assert refused(text(values)) == (len(values), "the record ends here, but its match is not over")


def test_standings_that_lack_a_field_are_refused() -> None:
    values = lines()
    del values[-1]["rule"]
    assert refused(text(values)) == (len(values), "Object missing required field `rule`")


def test_a_record_of_another_game_says_so() -> None:
    kept = record()
    kept.head.game = "mortal"
    with pytest.raises(RecordError, match="line 1: the record is of mortal, not of pan"):
        Replay(kept, PAN)


def test_a_row_begins_empty() -> None:
    first, second = Row(), Row()
    first.draws.append(("deal.0.1", "6"))
    assert second.draws == []
