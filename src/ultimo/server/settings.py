"""The numbers a server runs with: how long it waits for people, and how much it takes from anybody."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Times:
    """Seconds, unless the name says otherwise."""

    question: float = 30.0
    """Pace `live`: the time for each question."""
    reserve: float = 60.0
    """Pace `live`: what a seat may use beyond that, in the whole match."""
    away: float = 30.0
    """How long an asked seat waits for a page that is gone before a bot sits in."""
    silence: float = 180.0
    """Pace `relaxed`: how long an asked seat with an open page may keep other people waiting before a bot sits in."""
    host_away: float = 60.0
    """Before the start and after the end: how long a table waits for its host before the next person becomes host."""
    grace: float = 5.0
    """After a restart: the least time any running clock has left, so that pages can come back first."""
    seat_link: float = 600.0
    """How long a link that moves a seat works."""
    bot_least: float = 0.4
    bot_most: float = 1.2
    """A bot answers after a delay between these, drawn without a look at its hand."""
    idle: float = 600.0
    """How long a table that nobody looks at stays in memory."""
    keep_days: float = 30.0
    """Days after which a table that nobody has changed is deleted."""


@dataclass(frozen=True)
class Limits:
    """What one browser, one address or one table may use."""

    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    """Frames on one socket; a person makes two or three a second at most."""
    frames_over: int = 200
    """So many frames over the limit close the socket."""
    queue: int = 64
    """Frames that wait for a slow reader before its socket is closed."""
    sockets_a_table: int = 200
    tables_a_second: float = 1.0
    tables_at_once: float = 60.0
    """New tables from one address."""
    hello: float = 20.0
    """Seconds in which a new socket must say hello."""


SERVED_FRAME: Final = 65536
"""Larger frames close the socket at once; smaller ones above `wire.MAX_FRAME` are refused by name."""
