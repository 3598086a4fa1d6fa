"""How a match of Death Over The Kingdom shows itself to its viewer: zones, gauges, the order of play."""

from typing import Any

from mypy_extensions import i64

from ultimo.games.kingdom.kinds import name, names
from ultimo.games.kingdom.knowledge import FIRST, SECOND, certain_in_deck, open_tokens
from ultimo.games.kingdom.places import is_void, lives_places, second_places
from ultimo.games.kingdom.position import (
    ACTING,
    ENDED,
    HIDDEN,
    LOT,
    TURNING,
    KingdomPosition,
)
from ultimo.games.kingdom.rules import DRAWN, KIND, OPEN, PAIR, SPENT
from ultimo.table.describe import Gauge, Maybe, Zone
from ultimo.table.state import FULL
from ultimo.table.zones import framed, pile, zone

TOP_VALUE = 20


def hand_of(position: KingdomPosition, seat: i64) -> list[str]:
    """The cards of a hand that the viewer knows to be there, the one that they have chosen for the table among them.

    None while somebody else's choice is unseen: it may be any of them.
    """
    if position.chosen >> 4 * seat & 15 == HIDDEN:
        return []
    cards: list[i64] = []
    kept = position.kept[seat] & KIND
    if kept:
        cards.append(kept)
    loose = position.loose[seat]
    while loose:
        cards.append(loose & 15)
        loose >>= 4
    return [name(kind) for kind in sorted(cards)]


def hand_size(position: KingdomPosition, seat: i64) -> int:
    """How many cards are in a hand, the one chosen for the table among them."""
    size = position.loose_size(seat)
    return int(size) + 1 if position.kept[seat] else int(size)


def laid_of(position: KingdomPosition, seat: i64) -> str:
    """The card before a seat, chosen or lying there, as the viewer knows it; empty for none."""
    slot = position.table[seat]
    if slot:
        return name(slot & KIND)
    chosen = position.chosen >> 4 * seat & 15
    if chosen:
        return name(0 if chosen == HIDDEN else chosen)
    return ""


def zones_of(position: KingdomPosition) -> dict[str, tuple[str, ...]]:
    """Where each card is that the viewer knows of; the others are `unseen`."""
    if position.viewer == FULL:
        zones = {"unseen": (), "deck": names(position.deck)}
    else:
        certain = certain_in_deck(position)
        zones = {"unseen": names(position.deck - certain), "deck": names(certain)}
    zones["used"] = names(position.used)
    for seat in range(int(position.seats)):
        hand = hand_of(position, seat)
        laid = laid_of(position, seat)
        if laid and not position.table[seat] and laid in hand:
            hand.remove(laid)
        zones[f"hand.{seat}"] = tuple(hand)
        zones[f"table.{seat}"] = (laid,) if laid and laid != "?" else ()
    return zones


def described(position: KingdomPosition) -> dict[str, Any]:
    """Zones, cards and gauges as `table/describe.py` has them."""
    zones: list[Zone] = []
    known = zones_of(position)
    seats = range(int(position.seats))
    for seat in seats:
        laid = laid_of(position, seat)
        closed = hand_size(position, seat)
        if laid and not position.table[seat]:
            closed -= 1
        zones.append(zone("hand", seat, known[f"hand.{seat}"], closed))
        zones.append(zone("table", seat, known[f"table.{seat}"], 1 if laid else 0))
    zones.append(pile("deck", known["deck"], int(position.left)))
    zones.append(pile("used", known["used"]))
    found = framed(position, "kingdom", order_of(position), zones, gauges_of(position))
    found["cards"] = position.rules.printed
    maybe = maybe_of(position) if position.viewer != FULL else []
    if maybe:
        found["maybe"] = maybe
    if position.phase == ENDED:
        found["places"] = list(position.standings().places)
    elif position.rules.has_lives:
        last = [int(position.last[seat]) for seat in seats]
        places = lives_places(last)
        found["places"] = [places[seat] if last[seat] else 0 for seat in seats]
    return found


def maybe_of(position: KingdomPosition) -> list[Maybe]:
    """The cards that the viewer of a veiled state knows to be in one of several places (kingdom.shown)."""
    found: list[Maybe] = []
    first, second = open_tokens(position)
    for kind, rounds in ((first, FIRST), (second, SECOND)):
        zones = [place for place, slot in slots_of(position) if slot & KIND == 0 and slot >> DRAWN & 3 >= rounds]
        if kind and zones:
            found.append(Maybe(card=name(kind), zones=["deck", *zones]))
    for seat in range(int(position.seats)):
        known = position.pairs[seat] & KIND
        zones = [place for place, slot in slots_of(position) if slot & KIND == 0 and slot >> PAIR == seat + 1]
        if known and len(zones) == 2:
            found.append(Maybe(card=name(known), zones=zones))
        if position.chosen >> 4 * seat & 15 == HIDDEN and position.kept[seat] & KIND:
            where = [f"table.{seat}", f"hand.{seat}"]
            found.append(Maybe(card=name(position.kept[seat] & KIND), zones=where))
    return found


def slots_of(position: KingdomPosition) -> list[tuple[str, i64]]:
    """Every card that lies by itself, with its zone."""
    found: list[tuple[str, i64]] = []
    for seat in range(int(position.seats)):
        if position.table[seat]:
            found.append((f"table.{seat}", position.table[seat]))
        if position.kept[seat]:
            found.append((f"hand.{seat}", position.kept[seat]))
    return found


def order_of(position: KingdomPosition) -> list[int]:
    """The seats alive in the order they act, who is to act first, the Dealer last; empty while nobody is."""
    if position.phase in (LOT, ENDED):
        return []
    seat = position.actor if ACTING <= position.phase < TURNING else position.left_of(position.dealer)
    found = [int(seat)]
    while seat != position.dealer:
        seat = position.left_of(seat)
        found.append(int(seat))
    return found


def gauges_of(position: KingdomPosition) -> list[Gauge]:
    """Turn and round; who is Dealer; points, tokens or lives; which cards lie open; at the reveal, what each counts."""
    rules = position.rules
    over = position.phase == ENDED
    gauges = [
        Gauge(id="round", seat=-1, value=0, most=0)
        if rules.reaper
        else Gauge(
            id="round", seat=-1, value=int(rules.hand) if over else int(position.round) + 1, most=int(rules.hand)
        ),
        Gauge(
            id="deal" if rules.reaper else "turn",
            seat=-1,
            value=int(position.deal) if over else int(position.deal) + 1,
            most=0 if rules.has_lives else int(rules.deals),
        ),
    ]
    unit, most = ("lives", rules.lives) if rules.has_lives else ("tokens", rules.deals)
    if not rules.reaper:
        unit, most = "points", rules.deals * rules.hand
    second, ahead = race_of(position)
    for seat in range(int(position.seats)):
        gauges.append(Gauge(id=unit, seat=seat, value=int(position.score[seat]), most=int(most)))
        for mark, seats in (("second", second), ("ahead", ahead)):
            if seat in seats:
                gauges.append(Gauge(id=mark, seat=seat, value=1, most=1))
        if position.phase not in (LOT, ENDED) and seat == position.dealer:
            gauges.append(Gauge(id="dealer", seat=seat, value=1, most=1))
        if position.table[seat] & SPENT:
            gauges.append(Gauge(id="spent", seat=seat, value=1, most=1))
        if position.table[seat] & OPEN == OPEN:
            gauges.append(Gauge(id="open", seat=seat, value=1, most=1))
        if position.phase == TURNING and position.table[seat]:
            gauges.append(Gauge(id="value", seat=seat, value=int(position.value_of(seat)), most=TOP_VALUE))
    return gauges


def race_of(position: KingdomPosition) -> tuple[list[int], list[int]]:
    """Who would win the court's match if it ended now, and who has too many points for it (kingdom.second)."""
    scores = [int(position.score[seat]) for seat in range(int(position.seats))]
    most = max(scores)
    if position.rules.reaper or position.phase == ENDED or most == min(scores):
        return [], []
    second: list[int] = []
    if not is_void(scores):
        places = second_places(scores, [int(position.last[seat]) for seat in range(int(position.seats))])
        second = [seat for seat, place in enumerate(places) if place == 1]
    return second, [seat for seat, score in enumerate(scores) if score == most and seat not in second]
