"""Options of a game: read from words and JSON, refused with field, value and what is allowed."""

from dataclasses import FrozenInstanceError, dataclass
from typing import Literal

import pytest

from ultimo.table.options import OptionError, Options, option, show


@dataclass(frozen=True)
class TrickOptions(Options):
    """Options of every form there is."""

    lead: Literal["left", "winner"] = option("winner", rule="trick.lead")
    lives: int = option(3, rule="trick.lives", low=-1, high=9)
    blind: bool = option(False, rule="trick.blind")


DEFAULTS = TrickOptions()


def refused(name: str, found: object) -> OptionError:
    """The error that setting an option raises."""
    with pytest.raises(OptionError) as caught:
        DEFAULTS.with_set({name: found})
    return caught.value


def test_every_option_says_what_it_is() -> None:
    lead, lives, blind = TrickOptions.choices()
    assert (lead.name, lead.rule, lead.default, lead.values) == ("lead", "trick.lead", "winner", ("left", "winner"))
    assert (lives.name, lives.default, lives.values, lives.low, lives.high) == ("lives", 3, (), -1, 9)
    assert (blind.name, blind.default, blind.values) == ("blind", False, ("on", "off"))
    assert [choice.allowed() for choice in (lead, lives, blind)] == ["left, winner", "-1 to 9", "on, off"]


@pytest.mark.parametrize(
    ("name", "found", "value"),
    [
        ("lead", "left", "left"),
        ("lives", "9", 9),
        ("lives", "-1", -1),
        ("lives", 0, 0),
        ("lives", "007", 7),
        ("blind", "on", True),
        ("blind", "OFF", False),
        ("blind", "yes", True),
        ("blind", "false", False),
        ("blind", True, True),
    ],
)
def test_words_and_json_values_are_read(name: str, found: object, value: object) -> None:
    options = DEFAULTS.with_set({name: found})
    assert getattr(options, name) == value
    assert type(getattr(options, name)) is type(value)


@pytest.mark.parametrize(
    ("name", "found", "allowed"),
    [
        ("lead", "right", "left, winner"),
        ("lead", "Left", "left, winner"),
        ("lead", "", "left, winner"),
        ("lead", None, "left, winner"),
        ("lead", ["left"], "left, winner"),
        ("lives", "10", "-1 to 9"),
        ("lives", -2, "-1 to 9"),
        ("lives", "three", "-1 to 9"),
        ("lives", "3.0", "-1 to 9"),
        ("lives", 3.0, "-1 to 9"),
        ("lives", "--1", "-1 to 9"),
        ("lives", "-", "-1 to 9"),
        ("lives", "\u00b2", "-1 to 9"),
        ("lives", "\u0663", "-1 to 9"),
        ("lives", True, "-1 to 9"),
        ("lives", None, "-1 to 9"),
        ("lives", "9" * 5000, "-1 to 9"),
        ("blind", "maybe", "on, off"),
        ("blind", 1, "on, off"),
        ("blind", None, "on, off"),
    ],
)
def test_any_other_value_is_refused(name: str, found: object, allowed: str) -> None:
    error = refused(name, found)
    assert (error.field, error.found, error.allowed) == (name, found, allowed)
    assert str(error) == f"option {name} cannot be {show(found)}: allowed are {allowed}"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    error = refused("leads", "left")
    assert (error.field, error.found, error.allowed) == ("leads", "left", "lead, lives, blind")
    assert str(error) == "there is no option 'leads': allowed are lead, lives, blind"


def test_a_long_value_is_cut_in_the_message() -> None:
    assert len(str(refused("lead", "x" * 10_000))) < 120
    assert len(str(refused("x" * 10_000, "left"))) < 120


def test_one_wrong_value_sets_none() -> None:
    with pytest.raises(OptionError):
        DEFAULTS.with_set({"lead": "left", "lives": 99})
    assert DEFAULTS.lead == "winner"


def test_what_is_not_named_stays() -> None:
    options = DEFAULTS.with_set({"lives": 5}).with_set({"lead": "left"})
    assert options == TrickOptions(lead="left", lives=5, blind=False)


def test_options_as_json_read_as_themselves() -> None:
    options = TrickOptions("left", -1, True)
    assert options.as_json() == {"lead": "left", "lives": -1, "blind": True}
    assert DEFAULTS.with_set(options.as_json()) == options


def test_options_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        DEFAULTS.lives = 4  # type: ignore[misc]  # the test is that this cannot be done
