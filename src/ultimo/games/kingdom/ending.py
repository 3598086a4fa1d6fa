"""The end of a round: what the powers do when all cards lie open, and who has won or lost it."""

from typing import Final

from mypy_extensions import i64

from ultimo.games.kingdom import events as tell
from ultimo.games.kingdom.kinds import BESIDE, DOOMED, ENCHANTS, MEETS, SCARES, SLAYS
from ultimo.games.kingdom.position import HIGH, LOW, KingdomPosition
from ultimo.games.kingdom.rules import KIND

NO_VALUE: Final[i64] = 1000


def use_powers(position: KingdomPosition) -> None:
    """Let all end powers but the Sorceresses' work, in the order of play, and see who may choose (end-order)."""
    rules = position.rules
    present = kinds_on_table(position)
    choosing: i64 = 0
    seat = position.dealer
    while True:
        seat = position.left_of(seat)
        kind = position.table[seat] & KIND
        power = rules.power[kind]
        if power >= MEETS:
            others = rules.others[kind]
            if power == MEETS:
                if present & others:
                    turn(position, seat, power)
            elif power == BESIDE:
                if 1 << (position.table[position.left_of(seat)] & KIND) & others or (
                    1 << (position.table[position.right_of(seat)] & KIND) & others
                ):
                    turn(position, seat, power)
            elif power == SLAYS:
                if present & others:
                    turn(position, seat, power)
                    slay(position)
            elif power == SCARES:
                if present & others:
                    scare(position, others)
            elif power == ENCHANTS and not present & others:
                choosing |= 1 << seat
        if seat == position.dealer:
            position.choosing = choosing
            return


def kinds_on_table(position: KingdomPosition) -> i64:
    """The kinds of all cards before players, as bits `1 << kind`."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        found |= 1 << (position.table[seat] & KIND)
        seat += 1
    return found & ~1


def turn(position: KingdomPosition, seat: i64, power: i64) -> None:
    """Turn a card to its second value, if it is not turned yet."""
    if not position.turned >> seat & 1:
        position.turned |= 1 << seat
        if position.journal is not None:
            kind = position.table[seat] & KIND
            position.record(tell.turned(seat, kind, position.rules.turned_value[kind], power))


def slay(position: KingdomPosition) -> None:
    """Every card that the slayer looks for counts something else (kingdom.slays)."""
    if position.slain:
        return
    position.slain = position.rules.slain
    if position.journal is not None:
        seat: i64 = 0
        while seat < position.seats:
            kind = position.table[seat] & KIND
            if kind and position.slain >> kind & 1:
                position.record(tell.slain(seat, kind, position.rules.slain_value))
            seat += 1


def scare(position: KingdomPosition, others: i64) -> None:
    """Every card of the kinds `others` turns (kingdom.scares)."""
    seat: i64 = 0
    while seat < position.seats:
        kind = position.table[seat] & KIND
        if kind and others >> kind & 1:
            turn(position, seat, SCARES)
        seat += 1


def winners(position: KingdomPosition) -> i64:
    """The mask of seats that win a round of the court (kingdom.high, kingdom.low, kingdom.middle, kingdom.king)."""
    modest = position.rules.modest
    highest: i64 = -1
    lowest: i64 = NO_VALUE
    seat: i64 = 0
    while seat < position.seats:
        value = position.value_of(seat)
        if value < lowest:
            lowest = value
        if value > highest and not modest >> (position.table[seat] & KIND) & 1:
            highest = value
        seat += 1
    goal = position.goal()
    found: i64 = 0
    seat = 0
    while seat < position.seats:
        value = position.value_of(seat)
        is_highest = value == highest and not modest >> (position.table[seat] & KIND) & 1
        if goal == HIGH:
            wins = is_highest
        elif goal == LOW:
            wins = value == lowest
        else:
            wins = value != lowest and not is_highest
        if wins:
            found |= 1 << seat
        seat += 1
    return found


def losers(position: KingdomPosition) -> i64:
    """The mask of seats that lose a deal of the reaper (kingdom.lowest, kingdom.doomed, kingdom.grim)."""
    rules = position.rules
    doomed: i64 = 0
    lowest: i64 = NO_VALUE
    seat: i64 = 0
    while seat < position.seats:
        if position.alive >> seat & 1:
            is_doomed = rules.power[position.table[seat] & KIND] == DOOMED
            if is_doomed:
                doomed |= 1 << seat
            if not is_doomed or not rules.grim:
                value = position.value_of(seat)
                if value < lowest:
                    lowest = value
        seat += 1
    found = doomed
    seat = 0
    while seat < position.seats:
        if position.alive >> seat & 1 and not doomed >> seat & 1 and position.value_of(seat) == lowest:
            found |= 1 << seat
        seat += 1
    return found


def lost_by(position: KingdomPosition, seat: i64, losing: i64) -> str:
    """The rule by which one of the losers has lost."""
    rules = position.rules
    if rules.power[position.table[seat] & KIND] == DOOMED:
        return "kingdom.doomed"
    other: i64 = 0
    while other < position.seats:
        if losing >> other & 1 and position.value_of(other) < position.value_of(seat):
            return "kingdom.grim"
        other += 1
    return "kingdom.lowest"
