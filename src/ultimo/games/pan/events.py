"""What is told of a match of Pan t'es Mort: one function for each event, called only where there is a journal."""

from mypy_extensions import i64

from ultimo.games.pan.packed import names, single_mask
from ultimo.games.pan.position import ACTIONS, ENDINGS
from ultimo.table.events import EVERYBODY, Event


def dealt(seat: i64, value: i64) -> Event:
    """A card into a hand, seen by its owner alone (pan.deal)."""
    return Event("deal", int(seat), (str(value),), "unseen", f"hand.{seat}", cards_for=1 << int(seat))


def chosen(seat: i64, value: i64, first: bool) -> Event:
    """A card chosen for the trick, or another one after it, which is nobody else's business (pan.choose)."""
    seen_by = 1 << int(seat)
    return Event(
        "chosen" if first else "changed",
        int(seat),
        (str(value),),
        f"hand.{seat}",
        f"table.{seat}",
        cards_for=seen_by,
        shown_to=EVERYBODY if first else seen_by,
    )


def trick(chosen: list[i64], phantom: i64, played: i64, winning: i64, winner: i64) -> list[Event]:
    """The reveal: every card with who played it, then who takes them and by which rule (pan.take, pan.nobody)."""
    told = [Event("reveal", seat, (str(value),), f"table.{seat}", f"table.{seat}") for seat, value in enumerate(chosen)]
    if phantom:
        told.append(Event("phantom", -1, (str(phantom),), "unseen", "table.phantom"))
    cards = names(played)
    if winning == 0:
        told.append(Event("nobody", -1, cards, "table", "gone", {"rule": "pan.nobody"}))
    elif winner < 0:
        told.append(
            Event("phantom-wins", -1, cards, "table", "gone", {"rule": "pan.phantom-wins", "card": str(winning)})
        )
    else:
        # A 1 beats nothing lower: it won by pan.mouse if any other card was left.
        rule = "pan.mouse" if winning == 1 and single_mask(played) > 1 else "pan.highest"
        facts: dict[str, int | str] = {"rule": rule, "card": str(winning)}
        told.append(Event("take", int(winner), cards, "table", f"front.{winner}", facts))
    return told


def out(seat: i64, place: i64) -> Event:
    """Out before stage 2 (pan.entry)."""
    return Event("out", int(seat), facts={"rule": "pan.entry", "place": int(place)})


def lot(seat: i64, rank: i64, tied: i64) -> Event:
    """The lot fell on one of those tied for a rank, counted from 0 (pan.lot)."""
    seats = " ".join([str(other) for other in range(16) if tied >> other & 1])
    return Event("lot", int(seat), facts={"place": int(rank) + 1, "tied": seats})


def ranking(order: list[int]) -> Event:
    """The seats alive, first to act first (pan.order)."""
    return Event("ranking", order[0], facts={"order": " ".join([str(seat) for seat in order])})


def pulled(seat: i64, action: i64, clics: i64) -> Event:
    """The gun is turned on by a flip or a double (pan.flip, pan.double)."""
    return Event(ACTIONS[action], int(seat), facts={"clics": int(clics)})


def spun(seat: i64, value: i64) -> Event:
    """A card paid for a fresh gun (pan.spin)."""
    return Event("spin", int(seat), (str(value),), f"front.{seat}", "gone")


def skipped(seat: i64, count: i64) -> Event:
    """So many cards are going to be paid to end the turn (pan.skip)."""
    return Event("skip", int(seat), facts={"count": int(count)})


def discarded(seat: i64, value: i64) -> Event:
    """One card of a skip is paid (pan.discard)."""
    return Event("discard", int(seat), (str(value),), f"front.{seat}", "gone")


def stopped(seat: i64) -> Event:
    """No second gun card, or no more to steal (pan.double, pan.steal)."""
    return Event("stop", int(seat))


def stolen(seat: i64, value: i64, other: i64) -> Event:
    """One card taken from another (pan.steal)."""
    return Event("steal", int(seat), (str(value),), f"front.{other}", f"front.{seat}", {"from": int(other)})


def clic(seat: i64, clics: i64) -> Event:
    """A CLIC; so many lie open now (pan.clic)."""
    return Event("clic", int(seat), facts={"clics": int(clics)})


def bang(seat: i64, cards: i64, place: i64) -> Event:
    """The BANG: out at this place, cards gone (pan.bang)."""
    return Event("bang", int(seat), names(cards), f"front.{seat}", "gone", {"place": int(place)})


def wins(seat: i64, action: i64) -> Event:
    """The last one alive (pan.last)."""
    return Event("wins", int(seat), facts={"rule": ENDINGS[action]})
