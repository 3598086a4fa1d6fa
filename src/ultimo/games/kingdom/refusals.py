"""Why an answer is not taken: the one place that says no in Death Over The Kingdom."""

from mypy_extensions import i64

from ultimo.games.kingdom import moves as m
from ultimo.games.kingdom.kinds import BURN, NONE, name
from ultimo.games.kingdom.position import ACTING, LAYING, TRADING, TURNING, KingdomPosition
from ultimo.games.kingdom.rules import KIND, SPENT
from ultimo.table.refusal import Refusal

REFUSALS = (
    "kingdom.lay", "kingdom.act", "kingdom.dealer", "kingdom.empty", "kingdom.spent", "kingdom.targets", "kingdom.peek",
    "kingdom.enchants",
)  # fmt: skip


def refuse(position: KingdomPosition, seat: i64, move: i64) -> Refusal | None:
    """Why `move` is refused to `seat`, which is asked; None when it is legal."""
    phase = position.phase
    text = m.write(int(move))
    if phase == LAYING:
        if m.LAY < move <= m.LAY + 13 and position.lay_kinds(seat) >> (move - m.LAY) & 1:
            return None
        return Refusal("kingdom.lay", {"move": text})
    if phase == ACTING:
        return refuse_act(position, seat, move, text)
    if phase == TRADING:
        return None if m.TRADE <= move <= m.LEAVE else Refusal("kingdom.peek", {"move": text})
    if phase == TURNING and move == m.PASS:
        return None
    if move >= m.AIM and position.targets(seat) >> (move - m.AIM) & 1:
        return None
    return Refusal("kingdom.enchants" if phase == TURNING else "kingdom.targets", {"move": text})


def refuse_act(position: KingdomPosition, seat: i64, move: i64, text: str) -> Refusal | None:
    """Why an action is refused (kingdom.act)."""
    is_dealer = seat == position.dealer
    if move == m.KEEP:
        return None
    if move == m.SWAP:
        return Refusal("kingdom.dealer", {"move": text}) if is_dealer else None
    if move == m.CUT:
        if not is_dealer:
            return Refusal("kingdom.dealer", {"move": text})
        return None if position.left else Refusal("kingdom.empty", {"move": text})
    if m.SHOW < move <= m.SHOW + 13:
        return refuse_show(position, seat, move - m.SHOW, text)
    if m.HAND < move <= m.HAND + 13 and position.hand_kinds(seat) >> (move - m.HAND) & 1:
        return None
    return Refusal("kingdom.act", {"move": text})


def refuse_show(position: KingdomPosition, seat: i64, kind: i64, text: str) -> Refusal | None:
    """Why a card cannot be shown for its power (kingdom.act, kingdom.spent, kingdom.empty, kingdom.targets)."""
    slot = position.table[seat]
    power = position.rules.power[kind]
    if slot & KIND != kind or power == NONE or power > BURN:
        return Refusal("kingdom.act", {"move": text})
    if slot & SPENT:
        return Refusal("kingdom.spent", {"move": text, "card": name(kind)})
    if position.is_power(kind):
        return None
    return Refusal("kingdom.empty" if power == BURN else "kingdom.targets", {"move": text})
