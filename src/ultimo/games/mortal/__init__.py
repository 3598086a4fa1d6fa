"""El Mortal: dodge the deaths in the pile, make others draw them."""

from ultimo.games.mortal.game import MORTAL

__all__ = ["MORTAL"]
