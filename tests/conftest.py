"""What holds for every test: which build they run on, and examples that are the same on every run."""

import os

import pytest
from hypothesis import settings

from ultimo.build_info import describe_build, is_compiled

# The same examples everywhere, so that a run that passes on one machine passes on the next; no limit of time for one.
# HYPOTHESIS_PROFILE=explore looks at new ones instead.
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

EXPECTED = os.environ.get("ULTIMO_EXPECT")
"""`compiled` or `uncompiled`: what the tests are meant to run on; None where any build will do."""


def pytest_sessionstart() -> None:
    """Refuse to test another build than the one that is meant."""
    if EXPECTED is not None and ("compiled" if is_compiled() else "uncompiled") != EXPECTED:
        pytest.exit(f"these tests are for the {EXPECTED} package, but this is {describe_build()}", returncode=1)


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"ultimo {describe_build()}"
