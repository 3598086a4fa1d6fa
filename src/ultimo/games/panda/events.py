"""What is told of a match of Panda Rei: one function for each event, called only where there is a journal."""

from mypy_extensions import i64

from ultimo.games.panda.packed import KINDS
from ultimo.table.events import Event


def place_of(place: i64, seats: i64) -> str:
    """The zone where the card of a seat lies, or the dummy's, which comes after the last."""
    return f"table.{place}" if place < seats else "table.dummy"


def start(seat: i64) -> Event:
    """The lot gives somebody the start token (panda.start)."""
    return Event("start", int(seat), facts={"rule": "panda.start"})


def new_round(number: i64, of: i64) -> Event:
    """A new hand for everybody (panda.deal)."""
    return Event("round", facts={"round": int(number), "of": int(of)})


def dealt(seat: i64, kind: i64) -> Event:
    """A card into a hand, seen by its owner alone (panda.deal)."""
    return Event("deal", int(seat), (KINDS[kind],), "unseen", f"hand.{seat}", cards_for=1 << int(seat))


def played(seat: i64, kind: i64, worth: i64, is_led: bool) -> Event:
    """A card face up on the table (panda.play), with its worth (panda.monkey)."""
    facts: dict[str, int | str] = {"card": KINDS[kind], "worth": int(worth)}
    return Event("lead" if is_led else "play", int(seat), (KINDS[kind],), f"hand.{seat}", f"table.{seat}", facts)


def dummy(kind: i64, worth: i64) -> Event:
    """The dummy's card (panda.dummy)."""
    return Event("dummy", -1, (KINDS[kind],), "unseen", "table.dummy", {"card": KINDS[kind], "worth": int(worth)})


def trick(seat: i64, rule: str, facts: dict[str, int | str]) -> Event:
    """Who has won the trick, by which rule and which numbers, and so has the start token (panda.take)."""
    return Event("trick", int(seat), facts={"rule": rule, **facts})


def taken(seat: i64, kind: i64, source: str) -> Event:
    """A card taken from the table (panda.take)."""
    return Event("take", int(seat), (KINDS[kind],), source, f"front.{seat}", {"card": KINDS[kind]})


def final(seat: int, points: int, place: int) -> Event:
    """What somebody's animals count at the end (panda.end)."""
    return Event("final", seat, facts={"points": points, "place": place})


def wins(seat: int, points: int, shared: bool) -> Event:
    """Somebody has most points, alone or with others (panda.end)."""
    return Event("shares" if shared else "wins", seat, facts={"rule": "panda.end", "points": points})
