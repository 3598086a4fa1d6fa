"""A built page, a server of its own in another process, and real people: browsers, each with a context of its own."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import find_chromium
from people import MakePerson, Person
from playwright.sync_api import Browser, sync_playwright
from site_server import SiteServer


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(),
            args=["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
            # Chromium's own sandbox does not start for root, which is who runs tests in most containers.
            chromium_sandbox=sys.platform != "linux" or os.geteuid() != 0,
        )
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    """A server with a database of its own; bots answer at once."""
    site = SiteServer(tmp_path / "tables.sqlite3")
    site.start()
    yield site
    site.stop()


@pytest.fixture
def person(browser: Browser, server: SiteServer) -> Iterator[MakePerson]:
    """Make a person: `person("fr", size=PHONE, theme="light")`. What their page complained about fails the test."""
    everybody: list[Person] = []

    def make(language: str = "en", **wishes: object) -> Person:
        one = Person(browser, server.address, language, **wishes)  # type: ignore[arg-type]  # as Person takes them
        everybody.append(one)
        return one

    yield make
    complaints = [complaint for one in everybody for complaint in one.complaints]
    for one in everybody:
        one.close()
    assert not complaints
