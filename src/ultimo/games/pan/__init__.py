"""Pan t'es Mort: four tricks, then six chambers."""

from ultimo.games.pan.game import PAN

__all__ = ["PAN"]
