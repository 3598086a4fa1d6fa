"""Where secrets come from, and how they are written: codes of tables, secrets of browsers, secrets of matches."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Final, Protocol

CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 letters: none that is easily taken for another."""
CODE_LENGTH: Final = 6
TOKEN_BYTES: Final = 16


class Entropy(Protocol):
    """Bytes that nobody can guess."""

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        ...


class SystemEntropy:
    """The operating system's."""

    def take(self, count: int) -> bytes:
        return secrets.token_bytes(count)


class SeededEntropy:
    """The same bytes for the same seed: for tests that compare two servers."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._taken = 0

    def take(self, count: int) -> bytes:
        self._taken += 1
        return hashlib.shake_256(f"{self._seed}/{self._taken}".encode()).digest(count)


def new_code(entropy: Entropy) -> str:
    """A short code for a table: 30 bits, easy to read out."""
    return "".join(CODE_LETTERS[byte & 31] for byte in entropy.take(CODE_LENGTH))


def read_code(text: str) -> str:
    """The code that somebody has typed: case does not matter, and O, I, L are taken for the digits they look like."""
    return text.strip().upper().translate(str.maketrans("OIL", "011"))


def new_token(entropy: Entropy) -> str:
    """A secret for a browser: 128 bits."""
    return urlsafe_b64encode(entropy.take(TOKEN_BYTES)).rstrip(b"=").decode()


def hash_token(token: str) -> str:
    """What is kept of a secret. Plain SHA-256 is enough: with 128 random bits there is nothing to guess."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
