"""Which Ultimo this is: its version, and whether its hot modules run compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

from ultimo.table import state

VERSION: Final = "0.1.0"
"""The one place that says it; the package's metadata is made from here."""


def is_compiled() -> bool:
    """Whether the modules that search and simulation run through are the compiled ones.

    Asks the module that was really imported, so an install that fell back to plain Python says so.
    """
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def describe_build() -> str:
    """The version with `compiled` or `uncompiled`: what `ultimo --version` says after the name."""
    return f"{VERSION} ({'compiled' if is_compiled() else 'uncompiled'})"
