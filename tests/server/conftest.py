"""What the server's tests share: an event loop as the server runs on, and a house."""

import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from house import House, open_house


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """asyncio, on uvloop where the server uses it."""
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A server with the test's times and fair dice."""
    async with open_house(tmp_path) as house:
        yield house
