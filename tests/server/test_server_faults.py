"""The short form of `bench/server_faults.py`: a few matches through kills, lost lines and noise; and what its proof
would not let pass.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from copy import copy
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from fault_pages import Sent, Told
from fault_proof import Broken, Played, check_rows, prove, see, windows_of
from server_faults import AWAY, Plan, Report, Run, kept
from ultimo.games import find
from ultimo.server.wire import Move, News, Refused, Table
from ultimo.table.record import Record

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.once,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGKILL"),
]


async def short(folder: Path, seed: str, matches: int = 8, kills: int = 150) -> tuple[Report, list[Played]]:
    """A short run, whose pages remember everything."""
    plan = Plan(matches, seed, at_once=matches, kills=kills, tell=1e9, keep=True)
    run = Run(plan, folder)
    report = await run.play()
    return report, run.played


async def test_matches_go_through_kills_lost_lines_and_noise_with_all_promises_kept(tmp_path: Path) -> None:
    report, played = await short(tmp_path, "short")
    assert report.faults == []
    assert report.matches == len(played) == 8
    assert report.kills > 0
    assert report.updates == sum(len(page.told) for match in played for page in match.pages)


# What the proof sees


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Played]:
    """A match with at least two people, and the database it is in."""
    folder = tmp_path_factory.mktemp("faults")
    report, played = asyncio.run(short(folder, "proof", 6))
    assert report.faults == []
    return folder, next(match for match in played if whole_pages(match) > 1)


def whole_pages(match: Played) -> int:
    """How many people have seen the match to its end."""
    return sum(page.seat >= 0 and not page.walked_away for page in match.pages)


@pytest.fixture
def played(shared: tuple[Path, Played]) -> Played:
    """The match, to be spoilt."""
    match = shared[1]
    pages = []
    for page in sorted(match.pages, key=lambda page: (page.walked_away, page.seat < 0, page.seat)):
        mine = copy(page)
        mine.told = [replace(told, frame=msgspec.json.decode(told.raw, type=Table | News)) for told in page.told]
        mine.sent = [replace(sent) for sent in page.sent]
        mine.wrong = []
        pages.append(mine)
    return Played(match.code, find(match.game.id), Record.read(match.record.write()), pages)


def test_the_proof_takes_what_has_happened(played: Played) -> None:
    assert prove(played, AWAY) == sum(len(page.told) for page in played.pages)


def running(played: Played, seat: int = 0) -> list[Told]:
    """The updates of a running match that a page was told."""
    return [told for told in played.pages[seat].told if told.frame.phase == "running"]


def show_a_hidden_card(played: Played) -> None:
    told = next(told for told in running(played) if told.frame.view and told.frame.view["prompt"] == "choose")
    assert told.frame.view is not None
    zones = told.frame.view["zones"]
    hidden = next(zone for zone in zones if "?" in zone["cards"])
    hidden["cards"][0] = "1"


def tell_whose_card_was_dealt(played: Played) -> None:
    table = next(told.frame for told in running(played) if isinstance(told.frame, Table))
    next(event for event in table.events if "?" in event.cards).cards[0] = "1"


def lose_an_event(played: Played) -> None:
    news = next(told.frame for told in running(played) if isinstance(told.frame, News) and told.frame.events)
    news.events.pop()


def change_what_was_shown(played: Played) -> None:
    news = next(told.frame for told in running(played) if isinstance(told.frame, News) and told.frame.events)
    news.events[0].seat += 1


def go_back(played: Played) -> None:
    """After all that was shown, a page that comes anew is shown how it was in the beginning."""
    told = next(told for told in running(played) if isinstance(told.frame, Table))
    last = max(told.place for page in played.pages for told in page.told)
    played.pages[1].told.append(replace(played.pages[1].told[-1], place=last + 1))
    played.pages[0].told.append(replace(told, place=last + 3, since=last + 2))


def offer_a_move_that_is_not_legal(played: Played) -> None:
    moves = next(told.frame.moves for told in running(played) if told.frame.moves)
    moves.append(Move("fold"))


def show_the_match_before_the_start(played: Played) -> None:
    early = next(told.frame for told in played.pages[0].told if told.frame.phase == "before")
    early.view = running(played)[0].frame.view


def lose_a_row(played: Played) -> None:
    played.record.rows.pop(len(played.record.rows) // 2)


def write_a_row_twice(played: Played) -> None:
    played.record.rows.append(played.record.rows[-1])


def lose_an_answer(played: Played) -> None:
    played.pages[0].sent.append(Sent(1, "play 1", late=False, settled=True))
    played.pages[0].sent.append(Sent(1, "play 1", late=False, settled=True))
    played.pages[0].sent.append(Sent(1, "play 1", late=False, settled=True))


def take_an_answer_to_another_question(played: Played) -> None:
    played.pages[0].sent.append(Sent(99, "flip", late=True, settled=True))


def say_too_much_in_a_refusal(played: Played) -> None:
    facts: dict[str, int | str] = {"question": 99, "now": 1, "winner": 0}
    played.pages[0].sent.append(Sent(99, "flip", True, Refused(1, "late", "table.late", facts)))


@pytest.mark.parametrize(
    "spoil",
    [
        show_a_hidden_card,
        tell_whose_card_was_dealt,
        lose_an_event,
        change_what_was_shown,
        go_back,
        offer_a_move_that_is_not_legal,
        show_the_match_before_the_start,
        lose_a_row,
        write_a_row_twice,
        lose_an_answer,
        take_an_answer_to_another_question,
        say_too_much_in_a_refusal,
    ],
)
def test_the_proof_does_not_take(spoil: Callable[[Played], None], played: Played) -> None:
    spoil(played)
    with pytest.raises(Broken):
        prove(played, AWAY)


def test_in_a_window_the_last_answer_counts_and_the_proof_takes_no_other(tmp_path: Path) -> None:
    plan = Plan(1, "b", game="mortal", tell=1e9, keep=True)
    run = Run(plan, tmp_path)
    assert asyncio.run(run.play()).faults == []
    (match,) = run.played
    page = next(page for page in match.pages if page.seat == 0)
    windows = windows_of(see(match.record, match.game, {0})[0], match.game)
    row = next(row for row in match.record.rows if row.seat == 0 and row.question in windows)
    page.sent.append(Sent(row.question, "answer no", late=False, settled=True))
    with pytest.raises(Broken, match="in window"):
        prove(match, AWAY)


def test_a_frame_that_holds_more_than_it_may_is_noticed(played: Played) -> None:
    page = played.pages[0]
    page.take(page.told[-1].raw[:-1] + b',"secret":1}')
    with pytest.raises(Broken, match="more in a frame"):
        prove(played, AWAY)


def test_a_row_more_or_less_in_the_database_is_noticed(shared: tuple[Path, Played]) -> None:
    folder, played = shared
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        match, rows = kept(database, played.code)
    check_rows(played, match, rows)
    for wrong in (rows[:-1], [*rows[:3], *rows[4:]], [*rows, (len(rows), rows[-1][1])], [rows[1], rows[0], *rows[2:]]):
        with pytest.raises(Broken):
            check_rows(played, match, wrong)
