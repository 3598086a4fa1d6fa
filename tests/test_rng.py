"""The generator: its period, its streams, and that neighbouring seeds have nothing to do with each other."""

from collections import Counter
from collections.abc import Callable, Collection
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ultimo.table.rng import MASK32, MULTIPLIER, Rng, digest

BASE = 2**32
PRIME = int(MULTIPLIER) * BASE - 1

# Chi-square that a fair source exceeds once in ten thousand times. Seeds are fixed: a test passes or fails for good.
LIMIT_63 = 112.0
LIMIT_5 = 25.8


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; these bases decide every number below 2^64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def chi_square(counts: Collection[int], cells: int) -> float:
    """How far the counts of so many cells are from equal ones; cells without a count may be left out."""
    total = sum(counts)
    return sum(count * count for count in counts) * cells / total - total


# The period


def test_the_prime_test_tells_primes() -> None:
    assert is_prime(2**61 - 1)
    assert not is_prime((2**31 - 1) * (2**31 - 1))
    assert not is_prime(3215031751), "a strong pseudoprime to the bases 2, 3, 5 and 7"


def test_the_multiplier_gives_both_primes() -> None:
    assert is_prime(PRIME)
    assert is_prime((PRIME - 1) // 2)


def test_the_period_is_half_the_prime() -> None:
    # A step multiplies carry * 2^32 + low by the multiplier modulo the prime, so the period is the multiplier's order:
    # a divisor of twice a prime, which is neither 1 nor 2.
    half = (PRIME - 1) // 2
    assert pow(int(MULTIPLIER), half, PRIME) == 1
    assert int(MULTIPLIER) ** 2 % PRIME != 1
    assert half == int(MULTIPLIER) * 2**31 - 1


@given(st.integers(0, 10**12))
def test_a_step_multiplies_by_the_multiplier(seed: int) -> None:
    rng = Rng(seed)
    whole = int(rng.carry) * BASE + int(rng.low)
    for _ in range(20):
        found = rng.next32()
        whole = whole * int(MULTIPLIER) % PRIME
        assert int(rng.carry) * BASE + int(rng.low) == whole
        assert found == (whole % BASE) ^ (whole // BASE)


def test_everything_fits_a_signed_64_bit_integer() -> None:
    assert int(MULTIPLIER) * int(MASK32) + int(MULTIPLIER) < 2**63


@given(st.integers())
def test_no_stream_begins_at_a_fixed_point(seed: int) -> None:
    rng = Rng(seed)
    assert 1 <= rng.carry <= MULTIPLIER - 2
    assert 0 <= rng.low <= MASK32


# Streams


def test_the_streams_are_these() -> None:
    # Compiled and interpreted, on every machine: records of a seed rest on it.
    assert [int(Rng(0).next32()), int(Rng("a", 1).next32()), int(Rng(b"a", -1).next32())] == [
        2142946051,
        1023232802,
        2846020934,
    ]
    rng = Rng(7, "worker", 3)
    assert [int(rng.below(6)) for _ in range(20)] == [2, 4, 0, 4, 4, 0, 2, 5, 5, 4, 3, 3, 4, 5, 2, 5, 2, 2, 3, 4]


def test_the_same_parts_give_the_same_stream() -> None:
    first, second = Rng("a", 1), Rng("a", 1)
    assert [int(first.next32()) for _ in range(50)] == [int(second.next32()) for _ in range(50)]


def test_a_stream_begun_anew_is_a_fresh_one() -> None:
    rng = Rng("old")
    rng.below(6)
    rng.restart("a", 1)
    assert (rng.low, rng.carry) == (Rng("a", 1).low, Rng("a", 1).carry)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("ab", "c"), ("a", "bc")),
        (("ab",), ("a", "b")),
        (("1",), (1,)),
        ((b"1",), (1,)),
        (("a",), (b"a",)),
        ((), ("",)),
        (("",), ("", "")),
        ((1, 23), (12, 3)),
        ((-1,), (1,)),
        (("s1:a",), ("s", "a")),
    ],
)
def test_a_digest_depends_on_where_parts_end_and_what_they_are(
    first: tuple[str | int | bytes, ...], second: tuple[str | int | bytes, ...]
) -> None:
    assert digest(*first) != digest(*second)


def test_a_digest_is_sha256_of_the_parts_with_type_and_length() -> None:
    assert digest("ä", -12, b"\0") == sha256(b"s2:\xc3\xa4i3:-12b1:\0").digest()
    assert len({digest("seed", number) for number in range(1000)}) == 1000


# Shares


@given(st.integers(1, 2**31), st.integers(0, 10**9))
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(50))


def test_below_reaches_both_ends() -> None:
    rng = Rng(1)
    assert {int(rng.below(6)) for _ in range(200)} == set(range(6))
    assert {int(rng.below(1)) for _ in range(20)} == {0}


def test_below_gives_equal_shares() -> None:
    rng = Rng("shares")
    found = Counter(int(rng.below(6)) for _ in range(60_000))
    assert chi_square(found.values(), 6) < LIMIT_5


def test_consecutive_draws_are_unrelated() -> None:
    rng = Rng("pairs")
    found = Counter((int(rng.below(8)), int(rng.below(8))) for _ in range(64_000))
    assert chi_square(found.values(), 64) < LIMIT_63


def pairs(first_draw: Callable[[int], int]) -> float:
    """Chi-square of the first draws of seeds 2k and 2k + 1 over all their pairs of values."""
    found = Counter((first_draw(2 * k), first_draw(2 * k + 1)) for k in range(6400))
    return chi_square(found.values(), 64)


def test_neighbouring_seeds_are_unrelated() -> None:
    assert pairs(lambda seed: int(Rng(seed).below(8))) < LIMIT_63


def test_neighbouring_workers_and_matches_are_unrelated() -> None:
    assert pairs(lambda match: int(Rng(1, 0, match).below(8))) < LIMIT_63
    assert pairs(lambda both: int(Rng(1, both % 2, both // 2).below(8))) < LIMIT_63


def test_a_seed_used_as_the_state_would_not_do() -> None:
    # The same generator without SHA-256 before it: the test above must notice.
    def first_draw(seed: int) -> int:
        rng = Rng(0)
        rng.low, rng.carry = seed, 1
        return int(rng.below(8))

    assert pairs(first_draw) > 10 * LIMIT_63


def test_later_draws_of_neighbouring_seeds_are_unrelated() -> None:
    def tenth_draw(seed: int) -> int:
        rng = Rng(seed)
        for _ in range(9):
            rng.below(8)
        return int(rng.below(8))

    assert pairs(tenth_draw) < LIMIT_63
