"""The toy game keeps its own rules: the suite is only as good as the game that it passes."""

import pytest

from ultimo.table.events import WATCHER, Event
from ultimo.table.state import COMMIT, DRAW, OVER, REACTION, TURN, State
from ultimo.table.transcript import check_transcript

from . import MAGPIES, MagpieState
from .game import MagpieOptions


def dealt(*hands: str, **options: object) -> MagpieState:
    """A match whose hands are dealt: `dealt("331", "211")`."""
    state = MAGPIES.start(MagpieOptions().with_set(options), len(hands))
    assert isinstance(state, MagpieState)
    state.journal = []
    for hand in hands:
        for card in hand:
            state.resolve(int(card))
    return state


def do(state: State, *steps: str) -> list[Event]:
    """Steps by text: `0 show 3`, or an outcome; returns what happened."""
    state.journal = []
    for step in steps:
        seat, _, move = step.partition(" ")
        if move:
            state.apply(int(seat), MAGPIES.read(move))
        else:
            state.resolve(MAGPIES.read_outcome(step))
    return state.journal


def texts(state: State, seat: int) -> list[str]:
    """What a seat may do."""
    return [MAGPIES.write(move) for move in state.legal(seat)]


def test_magpie_deal_is_seen_by_its_bird_only() -> None:
    state = dealt("331", "211")
    assert state.journal is not None
    first = state.journal[0]
    assert (state.hands, len(state.pool)) == ([[1, 3, 3], [1, 1, 2]], 5)
    assert [first.veil(0), first.veil(1)] == [
        Event("deal", 0, ("3",), "unseen", "hand.0"),
        Event("deal", 0, ("?",), "unseen", "hand.0"),
    ]


def test_magpie_show_waits_for_all_and_lets_them_change() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "0 show 1")
    assert (state.kind(), state.asked(), state.open(), state.question()) == (COMMIT, 0b10, 0b11, 1)
    assert [event.verb for event in do(state, "1 show 2")] == ["shown", "reveal", "reveal", "take"]


def test_magpie_take_goes_to_the_highest_that_stands_alone() -> None:
    state = dealt("331", "311", "221")
    do(state, "0 show 3", "1 show 3", "2 show 2")
    assert state.nests == [[], [], [2, 3, 3]]


def test_magpie_take_goes_to_the_lowest_by_option() -> None:
    state = dealt("331", "211", take="lowest")
    do(state, "0 show 3", "1 show 2")
    assert state.nests == [[], [2, 3]]


def test_magpie_take_leaves_the_game_when_none_stands_alone() -> None:
    state = dealt("331", "311")
    do(state, "0 show 3", "1 show 3")
    assert (state.gone, state.kind(), state.question()) == ([3, 3], COMMIT, 2)


def test_magpie_turn_is_the_takers() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1")
    assert (state.kind(), state.asked(), texts(state, 0)) == (TURN, 0b01, ["rest", "dare 1", "dare 3", "look"])


def test_magpie_look_is_seen_by_its_bird_and_the_card_keeps_its_place() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1", "0 look")
    assert (state.kind(), state.draw_name()) == (DRAW, "look.7")
    (event,) = do(state, "2")
    assert [event.veil(0), event.veil(1)] == [
        Event("look", 0, ("2",), "unseen", "top"),
        Event("look", 0, ("?",), "unseen", "top"),
    ]
    assert [state.veil(viewer).describe()["zones"][1]["cards"] for viewer in (0, 1, WATCHER)] == [["2"], ["?"], ["?"]]


def test_magpie_look_of_another_bird_draws_no_other_card() -> None:
    state = dealt("331", "211", caw=False)
    do(state, "0 show 3", "1 show 1", "0 look", "2", "0 show 1", "1 show 2", "1 look")
    assert (state.top, state.knowers, state.kind()) == (2, 0b11, COMMIT)


def test_magpie_look_is_refused_to_who_knows_the_card() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1", "0 look", "2", "0 show 3", "1 show 1")
    refusal = state.check(0, MAGPIES.read("look"))
    assert refusal is not None
    assert refusal.rule == "magpie.look"


def test_magpie_look_can_be_off() -> None:
    state = dealt("331", "211", look=False)
    do(state, "0 show 3", "1 show 1")
    assert texts(state, 0) == ["rest", "dare 1", "dare 3"]


def test_magpie_house_gives_the_card_that_was_looked_at() -> None:
    state = dealt("331", "211", caw=False)
    do(state, "0 show 3", "1 show 1", "0 look", "2", "0 show 1", "1 show 2", "1 dare 2")
    assert do(state, "free") == [Event("free", 1), Event("find", 1, ("2",), "top", "nest.1")]
    assert (state.top, state.knowers, state.nests[1]) == (0, 0, [1, 2])


def test_magpie_dare_costs_a_card_of_the_nest() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1", "0 dare 1")
    assert (state.nests[0], state.gone) == ([3], [1])
    refusal = state.check(0, MAGPIES.read("dare 1"))
    assert refusal is not None
    assert refusal.rule == "table.not-asked"


def test_magpie_dare_is_refused_without_the_card() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1")
    refusal = state.check(0, MAGPIES.read("dare 2"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("magpie.dare", {"card": "2"})


def test_magpie_caw_scares_the_bird_off() -> None:
    state = dealt("331", "211", "221")
    do(state, "0 show 3", "1 show 1", "2 show 1", "0 dare 3")
    assert (state.kind(), state.asked(), texts(state, 1)) == (REACTION, 0b110, ["pass", "caw 1", "caw 2"])
    events = do(state, "1 caw 2", "2 pass")
    assert [event.verb for event in events] == ["answered", "answered", "caw"]
    assert (state.kind(), state.gone, state.sizes) == (COMMIT, [2, 3], [2, 1, 2])


def test_magpie_caw_can_be_off() -> None:
    state = dealt("331", "211", caw=False)
    do(state, "0 show 3", "1 show 1", "0 dare 3")
    assert state.kind() == DRAW


def test_magpie_house_sets_the_card_against_the_cats() -> None:
    state = dealt("331", "211", cats=2, caw=False)
    do(state, "0 show 3", "1 show 1", "0 dare 3")
    chances = {MAGPIES.write_outcome(outcome): weight for outcome, weight in state.chances()}
    assert chances == {"cat": 2, "free": 3}
    do(state, "free", "2")
    assert (state.nests[0], state.kind()) == ([1, 2], COMMIT)


def test_magpie_caught_turns_up_all_its_cards() -> None:
    state = dealt("331", "211", "221", caw=False)
    do(state, "0 show 3", "1 show 1", "2 show 1", "0 dare 3")
    events = do(state, "cat")
    assert events == [Event("caught", 0, ("1", "1", "1", "3"), "nest.0", "gone"), Event("scatter")]
    assert (state.is_out(0), state.gone) == (True, [1, 1, 1, 3, 3])


def test_magpie_scatter_deals_the_hands_anew_and_nobody_knows_the_top() -> None:
    state = dealt("331", "211", "221", caw=False)
    do(state, "0 show 3", "1 show 1", "2 show 1", "0 look", "3", "0 show 3", "1 show 2", "2 show 2", "0 dare 3", "cat")
    assert (state.kind(), state.hands, state.owed, state.top, state.knowers) == (DRAW, [[], [], []], [0, 1, 1], 0, 0)
    events = do(state, "2", "3")
    assert [(event.seat, event.veil(1)) for event in events] == [
        (1, Event("deal", 1, ("2",), "unseen", "hand.1")),
        (2, Event("deal", 2, ("?",), "unseen", "hand.2")),
    ]
    assert (state.kind(), state.asked()) == (COMMIT, 0b110)


def test_magpie_last_bird_ends_the_match() -> None:
    state = dealt("331", "211", caw=False)
    do(state, "0 show 3", "1 show 1", "0 dare 3", "cat")
    assert (state.kind(), state.standings().rule, state.standings().places) == (OVER, "magpie.last", (2, 1))


def test_magpie_empty_hands_end_the_match() -> None:
    state = dealt("331", "211")
    do(state, "0 show 3", "1 show 1", "0 rest", "0 show 3", "1 show 1", "0 rest", "0 show 1", "1 show 2", "1 rest")
    assert (state.kind(), state.standings().rule, state.standings().scores) == (OVER, "magpie.empty", (8, 3))


def test_magpie_places_are_shared_by_equal_nests() -> None:
    state = dealt("221", "221", "311")
    do(state, "0 show 2", "1 show 2", "2 show 3", "2 rest", "0 show 2", "1 show 2", "2 show 1", "2 rest")
    do(state, "0 show 1", "1 show 1", "2 show 1")
    assert state.standings().places == (2, 2, 1)
    assert state.veil(WATCHER).standings() == state.standings()


@pytest.mark.parametrize("ending", ["last", "empty"])
def test_transcripts_tell_their_records(ending: str) -> None:
    check_transcript(MAGPIES, (MAGPIES.folder / "transcripts" / f"{ending}.txt").read_text(encoding="utf-8"))
