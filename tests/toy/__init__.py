"""Magpies, a toy game with every feature the suite looks at: small enough to read in one go and to plant faults in."""

from .game import MAGPIES
from .state import MagpieState

__all__ = ["MAGPIES", "MagpieState"]
