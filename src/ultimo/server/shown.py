"""What pictures are put together from: structs, which stay uncompiled beside the compiled functions of `picture.py`."""

from typing import Any, Literal

import msgspec

from ultimo.server.windows import Fuse
from ultimo.server.wire import Clock, Ending, Move, TableInfo, Window


class Shown(msgspec.Struct):
    """How things stand for one viewer: what `wire.News` and `wire.Table` have in common and no clock changes."""

    phase: Literal["before", "running", "over"]
    people: msgspec.Raw
    watching: int
    view: dict[str, Any] | None
    moves: list[Move]
    ending: Ending | None
    chosen: str
    passing: bool


class NewsAround(msgspec.Struct, tag="news"):
    """What `wire.News` has beside that."""

    seq: int
    clocks: list[Clock]
    events: list[msgspec.Raw]
    window: Window | None


class TableAround(msgspec.Struct, tag="table"):
    """What `wire.Table` has beside that."""

    seq: int
    token: str
    you: int
    host: bool
    info: TableInfo
    clocks: list[Clock]
    events: list[msgspec.Raw]
    window: Window | None


class Picture(msgspec.Struct, frozen=True):
    """How things stand for one viewer, as JSON: an object of `Shown`. Two pictures are equal when the viewer could not
    tell them apart.

    It is made once for all pages of a viewer, and kept instead of what it was made from: it is smaller.
    """

    shown: bytes
    fuse: Fuse | None


class Frame(msgspec.Struct, frozen=True):
    """What does not change from news to news: who the viewer is, and what the table is set up to play."""

    you: int
    host: bool
    info: TableInfo
