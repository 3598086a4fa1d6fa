"""Options of a game: one frozen dataclass, each field citing its rule, and named presets.

A game writes its own like this:

    @dataclass(frozen=True)
    class TrickOptions(Options):
        lead: Literal["left", "winner"] = option("winner", rule="trick.lead")
        lives: int = option(3, rule="trick.lives", low=1, high=9)
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, Literal, Self, get_args, get_origin, get_type_hints

NUMBER = re.compile("-?[0-9]{1,9}")
WORDS = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


class OptionError(ValueError):
    """An option, a value or a preset that the game does not have: `field`, `found`, and what is `allowed`."""

    def __init__(self, field: str, found: object, allowed: str, message: str) -> None:
        super().__init__(message)
        self.field = field
        self.found = found
        self.allowed = allowed


def option(default: Any, *, rule: str, low: int | None = None, high: int | None = None) -> Any:
    """A field of an options class: its default, the rule it switches, and bounds (both included) if it is a number."""
    return field(default=default, metadata={"rule": rule, "low": low, "high": high})


@dataclass(frozen=True)
class Choice:
    """One option as people choose it: `values` are the words allowed, empty for a number from `low` to `high`."""

    name: str
    rule: str
    default: object
    values: tuple[str, ...]
    low: int | None = None
    high: int | None = None

    def allowed(self) -> str:
        """What may be written, for messages."""
        return ", ".join(self.values) if self.values else f"{self.low} to {self.high}"

    def read(self, found: object) -> object:
        """The value that `found`, a word or a JSON value, names. Raises `OptionError`."""
        value = found
        if self.values == ("on", "off"):
            value = WORDS.get(found.lower(), found) if isinstance(found, str) else found
            if isinstance(value, bool):
                return value
        elif self.values:
            if found in self.values:
                return found
        else:
            if isinstance(found, str) and NUMBER.fullmatch(found):
                value = int(found)
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.low is not None
                and self.high is not None
                and self.low <= value <= self.high
            ):
                return value
        raise OptionError(
            self.name,
            found,
            self.allowed(),
            f"option {self.name} cannot be {show(found)}: allowed are {self.allowed()}",
        )


@dataclass(frozen=True)
class Options:
    """What the options classes of all games share."""

    def seats(self, seats: tuple[int, int]) -> tuple[int, int]:
        """The fewest and the most players with these options, of the `seats` that the game as a whole is for."""
        return seats

    @classmethod
    def choices(cls) -> tuple[Choice, ...]:
        """Every option, in the order of the class."""
        form: Any = cls
        return _choices(form)

    def with_set(self, changes: Mapping[str, object]) -> Self:
        """These options with some changed; values may be words as on the command line or JSON values.

        Raises `OptionError` for a name or a value that is not allowed.
        """
        known = {choice.name: choice for choice in self.choices()}
        new: dict[str, Any] = {}
        for name, found in changes.items():
            if name not in known:
                allowed = ", ".join(known)
                raise OptionError(name, found, allowed, f"there is no option {show(name)}: allowed are {allowed}")
            new[name] = known[name].read(found)
        return replace(self, **new)

    def as_json(self) -> dict[str, object]:
        """Every option with its value, as JSON keeps them."""
        return {choice.name: getattr(self, choice.name) for choice in self.choices()}


@cache
def _choices(form: type[Any]) -> tuple[Choice, ...]:
    hints = get_type_hints(form)
    found: list[Choice] = []
    for f in fields(form):
        hint = hints[f.name]
        if hint is bool:
            values: tuple[str, ...] = ("on", "off")
        elif get_origin(hint) is Literal:
            values = get_args(hint)
        else:
            values = ()
        meta = f.metadata
        found.append(Choice(f.name, meta["rule"], f.default, values, meta["low"], meta["high"]))
    return tuple(found)


def show(found: object) -> str:
    """A found value in quotes, cut short, for messages."""
    text = str(found)
    return repr(text if len(text) <= 40 else text[:37] + "...")
