"""The server's own ways to say no: see `wire.Refused`."""

from typing import Final, Literal

from ultimo.table.refusal import LATE, UNREADABLE, Refusal, TableError

UNREADABLE_FRAME: Final = "server.unreadable"
TOO_LARGE: Final = "server.too-large"
TOO_FAST: Final = "server.too-fast"
NOT_SEATED: Final = "server.not-seated"
NOT_HOST: Final = "server.not-host"
STARTED: Final = "server.started"
RUNNING: Final = "server.running"
NAME: Final = "server.name"
NAME_TAKEN: Final = "server.name-taken"
SEAT_TAKEN: Final = "server.seat-taken"
FULL: Final = "server.full"
NO_WATCHERS: Final = "server.no-watchers"
OPTION: Final = "server.option"
NO_WINDOW: Final = "server.no-window"
MORE_ONCE: Final = "server.more-once"
FAILED: Final = "server.failed"
NO_TABLE: Final = "server.no-table"
ORIGIN: Final = "server.origin"


class ServerRefusal(TableError):
    """A message that the server does not take. Nothing has changed."""

    def __init__(self, rule: str, **facts: int | str) -> None:
        super().__init__(Refusal(rule, facts))


def why(rule: str) -> Literal["unreadable", "late", "illegal"]:
    """Which of the three kinds of refusal a rule makes."""
    if rule == LATE:
        return "late"
    if rule in (UNREADABLE, UNREADABLE_FRAME, TOO_LARGE):
        return "unreadable"
    return "illegal"


def bad_option(field: str, found: object, allowed: str) -> ServerRefusal:
    """The refusal of a setting; what was found is cut short."""
    text = str(found)
    return ServerRefusal(OPTION, field=field, found=text if len(text) <= 40 else text[:37] + "...", allowed=allowed)
