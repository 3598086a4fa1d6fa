"""Death Over The Kingdom: second place wins, and Death loses."""

from ultimo.games.kingdom.game import KINGDOM

__all__ = ["KINGDOM"]
