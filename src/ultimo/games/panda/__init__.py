"""Panda Rei: two rounds of tricks for animals that count."""

from ultimo.games.panda.game import PANDA

__all__ = ["PANDA"]
