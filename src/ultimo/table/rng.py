"""The generator behind search and simulation: small, fast, the same stream compiled and interpreted."""

import hashlib
from typing import Final, final

from mypy_extensions import i64

# A lag-1 multiply-with-carry generator in base 2^32: MULTIPLIER * 2^32 - 1 and half of it are both prime
# (a test says so), which makes its period MULTIPLIER * 2^31 - 1, about 2^61. All of it fits a signed 64-bit integer.
MULTIPLIER: Final[i64] = 1327217265
MASK32: Final[i64] = 0xFFFFFFFF


def digest(*parts: str | int | bytes) -> bytes:
    """32 bytes that depend on every part and on where one part ends: the source of all derived randomness.

    Each part is hashed with its type and length in front, so `("ab", "c")` and `("a", "bc")` differ.
    """
    whole = b""
    for part in parts:
        if isinstance(part, bytes):
            tag, data = b"b", part
        elif isinstance(part, str):
            tag, data = b"s", part.encode()
        else:
            tag, data = b"i", b"%d" % part
        whole += b"%b%d:%b" % (tag, len(data), data)
    return hashlib.sha256(whole).digest()


@final
class Rng:
    """A stream of whole numbers from a seed and any number of further parts (worker, match, seat).

    The state comes from SHA-256 over all parts, so neighbouring seeds give unrelated streams. Not for secrets:
    the tables that people play at draw from `Fair` dice.
    """

    def __init__(self, *parts: str | int | bytes) -> None:
        self.low: i64 = 1
        self.carry: i64 = 1
        self.restart(*parts)

    def restart(self, *parts: str | int | bytes) -> None:
        """Begin the stream of `parts` anew, as a fresh `Rng(*parts)` would."""
        seed = digest(*parts)
        low: i64 = int.from_bytes(seed[:4], "little")
        carry: i64 = int.from_bytes(seed[4:8], "little")
        self.low = low
        # The carry stays below MULTIPLIER - 1, and the pair off the two fixed points, (0, 0) and
        # (2^32 - 1, MULTIPLIER - 1).
        self.carry = 1 + carry % (MULTIPLIER - 2)

    def next32(self) -> i64:
        """The next 32 bits, 0 to 2^32 - 1."""
        total: i64 = MULTIPLIER * self.low + self.carry
        self.low = total & MASK32
        self.carry = total >> 32
        return self.low ^ self.carry

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n from 1 to 2^31. No value is off its share by more than n / 2^32."""
        total: i64 = MULTIPLIER * self.low + self.carry
        self.low = low = total & MASK32
        self.carry = carry = total >> 32
        return ((low ^ carry) * n) >> 32
