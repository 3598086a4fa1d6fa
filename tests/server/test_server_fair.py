"""Fair dice: exactly even, from the secret and the draw's name alone."""

import hashlib
from collections import Counter

import pytest

from ultimo.games.pan import PAN
from ultimo.server.fair import Fair, fair_ticket
from ultimo.table.match import Match
from ultimo.table.rng import digest


def test_the_ticket_follows_the_published_recipe() -> None:
    """The recipe again, from its words: each part with its type and length in front."""

    def parts(*given: bytes | str | int) -> bytes:
        out = b""
        for part in given:
            data = part if isinstance(part, bytes) else str(part).encode()
            letter = b"b" if isinstance(part, bytes) else b"s" if isinstance(part, str) else b"i"
            out += letter + str(len(data)).encode() + b":" + data
        return out

    made = hashlib.sha256(parts("ultimo", b"secret", b"seat 0", b"seat 1", "gun.1.flip.2", 0)).digest()
    ticket = fair_ticket(b"secret", (b"seat 0", b"seat 1"), "gun.1.flip.2", 5)
    assert ticket == int.from_bytes(made, "big") % 5


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []

    def last_numbers_first(*parts: str | int | bytes) -> bytes:
        tries.append(parts[-1])
        return b"\xff" * 32 if parts[-1] != 2 else digest(*parts)

    monkeypatch.setattr("ultimo.server.fair.digest", last_numbers_first)
    # 2^256 - 1 is a multiple of 3, so the number 2^256 - 1 itself is the first one beyond.
    ticket = fair_ticket(b"secret", (), "deal.0.1", 3)
    assert tries == [0, 1, 2]
    assert ticket == int.from_bytes(digest("ultimo", b"secret", "deal.0.1", 2)) % 3
    tries.clear()
    fair_ticket(b"secret", (), "deal.0.1", 4)
    assert tries == [0]


@pytest.mark.parametrize("total", [1, 2, 5, 6, 24])
def test_tickets_are_even(total: int) -> None:
    draws = 4000
    counts = Counter(fair_ticket(b"secret", (), f"draw.{number}", total) for number in range(draws))
    assert set(counts) == set(range(total))
    expected = draws / total
    chi = sum((counts[ticket] - expected) ** 2 / expected for ticket in range(total))
    assert chi < total + 4 * (2 * total) ** 0.5


def test_every_part_counts() -> None:
    def stream(secret: bytes, *shares: bytes) -> list[int]:
        return [fair_ticket(secret, shares, f"draw.{number}", 24) for number in range(20)]

    parts = [(b"a",), (b"b",), (b"a", b"x"), (b"a", b"y"), (b"a", b"x", b"y"), (b"ax",)]
    streams = [stream(*given) for given in parts]
    assert len({tuple(numbers) for numbers in streams}) == len(streams)


def test_a_match_draws_the_same_for_the_same_secret_whatever_came_before() -> None:
    def rows(dice: Fair) -> list[tuple[str, str]]:
        match = Match(PAN, PAN.options(), 3)
        match.settle(dice)
        return match.record.rows[0].draws

    used = Fair(b"secret")
    assert rows(used) == rows(used) == rows(Fair(b"secret"))
    assert rows(used) != rows(Fair(b"another"))
