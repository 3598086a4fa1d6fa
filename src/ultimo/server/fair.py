"""Dice for tables that people play at: every outcome follows from a secret and the name of the draw, by a published
recipe.

The recipe: hash the text `ultimo`, the match's secret, the bytes of each seat in order, the draw's name and the
number of the try (from 0), each with its type and length in front, with SHA-256 (`ultimo.table.rng.digest`); read the
32 bytes as a whole number, most significant first. Numbers from the largest multiple of the weights' sum up are
thrown away and the next try is made; what is left over when dividing by the sum is the ticket. So all tickets are
exactly equally likely, and a match rebuilt from its rows draws on as it would have done.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from ultimo.table.rng import digest
from ultimo.table.state import Dice, State


class Fair(Dice):
    """Draws for one match. `secret` belongs to the match alone; `shares` are bytes that seats have added, if any."""

    def __init__(self, secret: bytes, shares: Sequence[bytes] = ()) -> None:
        self.secret = secret
        self.shares = tuple(shares)

    def ticket(self, state: State, total: i64) -> i64:
        return fair_ticket(self.secret, self.shares, state.draw_name(), int(total))


def fair_ticket(secret: bytes, shares: Sequence[bytes], name: str, total: int) -> int:
    """The ticket, from 0 to `total` - 1, of the draw called `name`."""
    limit = 2**256 - 2**256 % total
    tries = 0
    while True:
        number = int.from_bytes(digest("ultimo", secret, *shares, name, tries))
        if number < limit:
            return number % total
        tries += 1
