"""The one form in which any game shows itself: zones with cards, and gauges. Page and terminal draw from it."""

from typing import NotRequired, TypedDict


class Zone(TypedDict):
    """A place for cards. `cards` are card ids as the viewer sees them, `?` for one face down.

    `kind` says how it is drawn: `hand`, `front` (open before a seat), `table` (played now), `pile` (gone or unseen,
    where only the count shows).
    """

    id: str
    kind: str
    seat: int
    cards: list[str]


class Gauge(TypedDict):
    """A number on the table: `value` of `most`, both counted in steps."""

    id: str
    seat: int
    value: int
    most: int


class Description(TypedDict):
    """What a viewer sees. `seat` and `turn` are -1 where nobody is meant; `order` are the seats in order of play."""

    game: str
    seats: int
    question: int
    kind: str
    prompt: str
    asked: list[int]
    open: list[int]
    out: list[int]
    order: list[int]
    zones: list[Zone]
    gauges: list[Gauge]
    places: NotRequired[list[int]]
