"""The one form in which any game shows itself: zones with cards, and gauges. Page and terminal draw from it.

These are types alone, uncompiled, because `server/wire_ts.py` reads them; `zones.py` makes them.
"""

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
    """A number on the table: `value` of `most`, both counted in steps; `most` is 0 where nothing limits it.

    One of a seat whose most is 1 is a mark: the seat has it or not.
    """

    id: str
    seat: int
    value: int
    most: int


class Part(TypedDict):
    """One part of a seat's score: the `points` of all its parts add up to it.

    The messages `part-<id>`, `part-<id>.made` and `part-<id>.next` tell what it is, how its points come about, and what
    would change them, from the `facts`. All parts have `count`, how many cards it is about, and `change`, by how much
    the points would change next, 0 if nothing that can be told would change them.
    """

    id: str
    seat: int
    points: int
    facts: dict[str, int | str]


class Maybe(TypedDict):
    """A card that the viewer knows to be in one of several zones, in none of which it is shown."""

    card: str
    zones: list[str]


class Description(TypedDict):
    """What a viewer sees. `seat` is -1 where nobody is meant; `order` are the seats in order of play.

    `places` once the match gives some; `parts` where points are counted, all seats' parts, seat by seat;
    `maybe` where the viewer knows a card that could be in several places; `cards` what is printed on the cards of the
    deck in play, by their ids, where the table must show it: numbers and words, several words with blanks between.
    """

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
    parts: NotRequired[list[Part]]
    maybe: NotRequired[list[Maybe]]
    cards: NotRequired[dict[str, dict[str, int | str]]]
