"""Where the sources of Pan t'es Mort differ: every option, and the four presets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.games.pan.game import PAN
from ultimo.games.pan.options import PanOptions
from ultimo.games.pan.testing import dealt, enter, finished, gun, walk
from ultimo.table.options import OptionError, Options
from ultimo.table.state import OVER

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 10**9)

RULEBOOK = {
    "mouse": "elephant",
    "order": "ranking",
    "double": "empty",
    "double_when": "after",
    "forced": False,
    "entry": "all",
}


# Presets


@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        ("rulebook", {}),
        ("faq", {"mouse": "top", "order": "clockwise", "forced": True, "double_when": "before"}),
        ("2013", {"double": "off", "entry": "winners"}),
        ("publisher", {"double": "anyone"}),
    ],
)
def test_preset(preset: str, differs: dict[str, object]) -> None:
    assert PAN.preset(preset).as_json() == {**RULEBOOK, **differs}


def test_the_defaults_are_the_rulebook() -> None:
    assert PAN.default_preset() == "rulebook"
    assert PanOptions() == PAN.preset("rulebook")
    assert set(PAN.presets) == {"rulebook", "faq", "2013", "publisher"}


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="'2014': allowed are rulebook, faq, 2013, publisher"):
        PAN.preset("2014")


@pytest.mark.parametrize(
    ("name", "rule", "values"),
    [
        ("mouse", "pan.mouse", ("elephant", "top")),
        ("order", "pan.order", ("ranking", "clockwise")),
        ("double", "pan.double", ("empty", "anyone", "off")),
        ("double_when", "pan.double", ("after", "before")),
        ("forced", "pan.forced", ("on", "off")),
        ("entry", "pan.entry", ("all", "winners")),
    ],
)
def test_an_option_cites_its_rule_and_its_values(name: str, rule: str, values: tuple[str, ...]) -> None:
    choice = next(choice for choice in PanOptions.choices() if choice.name == name)
    assert (choice.rule, choice.values) == (rule, values)


# The flip that is forced


@given(SEATS, SEEDS)
def test_pan_forced_leaves_only_the_flip_while_a_clic_lies_open(seats: int, seed: int) -> None:
    for seen in walk(seats, seed, forced="on", double="anyone"):
        if seen.state.prompt() == "turn" and seen.turn is not None:
            assert (seen.legal() == ["flip"]) == (seen.clics > 0 or seen.held[seen.turn] == "-")


def test_pan_forced_is_off_by_default() -> None:
    assert "spin 6" in gun("6 5", clics=1).legal()


def test_pan_forced_after_a_spin_that_clicked() -> None:
    seen = gun("65 54 4", forced="on").do("spin 6: clic")
    assert seen.turn == 1
    assert seen.legal() == ["flip"]


def test_pan_forced_refuses_even_what_could_not_be_paid() -> None:
    refusal = gun("6 5 -", clics=1, forced="on").refusal("skip 6")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("pan.forced", {"move": "skip 6"})


def test_pan_forced_does_not_forbid_a_double_where_anyone_may() -> None:
    seen = gun("65 54 4", clics=1, forced="on", double="anyone").do("flip: clic")
    assert seen.legal() == ["stop", "double"]


def test_pan_forced_does_not_forbid_a_steal() -> None:
    seen = gun("65 54 -", clics=1, turn=2, forced="on").do("flip: clic", "double: clic")
    assert seen.legal()[0] == "stop"
    assert "steal 6 from 0" in seen.legal()


# Who enters stage 2


def test_pan_entry_all_lets_in_who_took_nothing() -> None:
    seen = enter("65 4 -")
    assert (seen.alive, seen.places) == ([0, 1, 2], [0, 0, 0])


def test_pan_entry_winners_are_in_and_the_others_share_the_last_place() -> None:
    seen = enter("65 - 4 -", entry="winners")
    assert (seen.alive, seen.places, seen.order) == ([0, 2], [0, 3, 0, 3], [0, 2])
    assert [(event.verb, event.seat, event.facts) for event in seen.events[:2]] == [
        ("out", 1, {"rule": "pan.entry", "place": 3}),
        ("out", 3, {"rule": "pan.entry", "place": 3}),
    ]


def test_pan_entry_winners_go_on_to_fall_in_their_order() -> None:
    seen = enter("65 - 4 -", entry="winners").do("flip: bang")
    assert (seen.places, seen.ended) == ([2, 3, 1, 3], "pan.flip")
    assert seen.state.standings().scores == (2, 0, 3, 0)


def test_pan_entry_winners_count_the_players_alive_for_a_skip() -> None:
    seen = enter("65 - 4 -", entry="winners")
    assert "skip 6" in seen.legal()


def test_pan_entry_winners_all_go_on_when_nobody_has_cards() -> None:
    seen = enter("- - -", entry="winners")
    assert seen.alive == [0, 1, 2]
    assert seen.state.draw_name() == "lot.3.1"


def test_pan_entry_winners_end_the_match_at_once_when_only_one_has_cards() -> None:
    seen = enter("- 654 -", entry="winners")
    assert seen.state.kind() == OVER
    assert seen.state.standings().winners() == (1,)
    assert seen.ended == "pan.entry"


def test_pan_entry_winners_end_a_match_of_two_too() -> None:
    seen = dealt("6666 5555", entry="winners")
    for _ in range(4):
        seen.answer(0, "play 6").answer(1, "play 5").draw("2" if seen.state.trick else "3")
    assert (seen.ended, seen.places) == ("pan.entry", [1, 2])


def test_pan_entry_is_not_asked_again_after_a_bang() -> None:
    seen = enter("65 4 3", entry="winners")
    seen.do("spin 5: clic", "spin 4: clic", "stop", "spin 3: clic", "stop", "flip: bang")
    assert seen.alive == [1, 2]
    assert seen.held == ["-", "-", "-"]


@given(SEATS, SEEDS)
def test_pan_entry_winners_places_are_valid(seats: int, seed: int) -> None:
    seen = finished(seats, seed, entry="winners")
    out = [event.seat for event in seen.events if event.verb == "out"]
    share = seats - len(out) + 1
    assert sorted(seen.places) == [*range(1, share), *[share] * len(out)]


# Options meet


@given(SEATS, SEEDS, st.sampled_from(sorted(PAN.presets)))
def test_every_preset_plays_to_its_end(seats: int, seed: int, preset: str) -> None:
    seen = finished(seats, seed, **PAN.preset(preset).as_json())
    assert seen.places.count(1) == 1
    assert seen.ended in PAN.endings


def test_pan_double_off_is_never_offered() -> None:
    for seed in range(30):
        for seen in walk(4, seed, double="off"):
            assert seen.state.prompt() not in ("double", "steal")


def test_options_of_another_class_are_refused() -> None:
    with pytest.raises(ValueError, match="Options are no options of pan"):
        PAN.start(Options(), 3)
