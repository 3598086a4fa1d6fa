"""A built page, servers in other processes, and real people: browsers, each with a context of its own."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from chromium import launch
from people import MakePerson, Person
from playwright.sync_api import Browser, sync_playwright
from site_server import STAGED, SiteServer

SERVERS = {"site", "stage", "zoo", "server"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file. Playwright keeps an event loop running until it is left, in which no test
    of the server could run one of its own: so it is not kept for all tests of this process."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A server for all tests of this process: each makes its own tables."""
    yield from running(SiteServer(tmp_path_factory.mktemp("site") / "tables.sqlite3"))


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A server for all tests of this process where the draws lead everywhere: see `STAGED`."""
    yield from running(SiteServer(tmp_path_factory.mktemp("stage") / "tables.sqlite3", STAGED))


@pytest.fixture(scope="session")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A server for all tests of this process with more games than the page was built with."""
    yield from running(SiteServer(tmp_path_factory.mktemp("zoo") / "tables.sqlite3", toy=True))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    """A server of one's own, to be stopped and killed; it draws like `stage`."""
    yield from running(SiteServer(tmp_path / "tables.sqlite3", STAGED))


def running(server: SiteServer) -> Iterator[SiteServer]:
    """The server while it runs."""
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest) -> None:
    """What is left to chance at the servers of a test is the same on every run, as all examples are.

    Which of several people answers first may still differ.
    """
    if os.environ.get("HYPOTHESIS_PROFILE") != "explore":
        for name in SERVERS & set(request.fixturenames):
            request.getfixturevalue(name).begin(request.node.nodeid)


failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether the test itself has failed."""
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser, site: SiteServer) -> Iterator[MakePerson]:
    """Make a person: `person("fr", size=PHONE, at=server)`. What their page complained about fails the test.

    With a test that fails is told what everybody saw.
    """
    everybody: list[Person] = []

    def make(language: str = "en", at: SiteServer = site, **wishes: object) -> Person:
        one = Person(browser, at.address, language, **wishes)  # type: ignore[arg-type]  # as Person takes them
        everybody.append(one)
        return one

    yield make
    if request.node.stash.get(failed, False):
        for one in everybody:
            told = f"{one.page.url}: {one.lines()}\n  last heard: {one.heard[-1:]}"
            request.node.add_report_section("teardown", f"what was seen in {one.language}", told)
    complaints = [complaint for one in everybody for complaint in one.complaints]
    for one in everybody:
        one.close()
    assert not complaints
