"""How a match of El Mortal looks, and how it ended. Nothing here tells how deep the pile is (mortal.hidden-depth)."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ultimo.games.mortal import items as it
from ultimo.games.mortal.bags import names
from ultimo.games.mortal.kinds import DEATH, IDS
from ultimo.games.mortal.position import (
    BY_EMPTY,
    ENDED,
    ENDINGS,
    FIRST,
    REMOVING,
    SEEN,
    MortalPosition,
)
from ultimo.table.describe import Gauge, Zone
from ultimo.table.state import FULL, Standings
from ultimo.table.zones import framed, pile, zone


@mypyc_attr(acyclic=True)
class MortalSight(MortalPosition):
    """What people see of a match."""

    # How it ended

    def rank(self, seat: i64) -> i64:
        """A number for a seat, lower for a better place: the winner; who has not fallen in the tie-break, fewer deaths
        first; who has fallen, backwards; then fewer deaths (mortal.places).
        """
        if seat == self.winner:
            return 0
        if not self.tied >> seat & 1:
            return 100 + self.deaths[seat]
        fell = self.falls >> 4 * seat & 15
        return 1 + self.deaths[seat] if fell == 0 else 50 - fell

    def standings(self) -> Standings:
        if self.phase != ENDED:
            raise ValueError("the match is still running")
        places = [0] * int(self.seats)
        if self.ending != BY_EMPTY:
            ranks = [int(self.rank(seat)) for seat in range(int(self.seats))]
            places = [1 + sum([other < rank for other in ranks]) for rank in ranks]
        scores = [int(self.deaths[seat]) for seat in range(int(self.seats))]
        return Standings(tuple(places), tuple(scores), ENDINGS[self.ending])

    # What people see

    def zones(self) -> dict[str, tuple[str, ...]]:
        unseen = [*names(self.bags, self.pool())]
        unseen.extend([IDS[DEATH]] * int(self.loose))
        for count in self.counts:
            unseen.extend([IDS[DEATH]] * int(count))
        zones: dict[str, tuple[str, ...]] = {}
        for seat in range(int(self.seats)):
            zones[f"hand.{seat}"] = names(self.bags, seat)
            zones[f"front.{seat}"] = (IDS[DEATH],) * int(self.deaths[seat])
            zones[f"laid.{seat}"] = ()
        zones["stack"] = tuple([IDS[it.card_of(self.stack[index])] for index in range(int(self.depth))])
        zones["discards"] = names(self.bags, self.discards())
        zones["gone"] = names(self.bags, self.gone())
        for index in range(int(self.marked)):
            lying = self.marks[index]
            card, used_as, holder = it.card_of(lying), it.kind_of(lying), it.holder_of(lying)
            zone = f"front.{holder}" if card == used_as else f"as-{IDS[used_as]}.{holder}"
            zones[zone] = (*zones.get(zone, ()), IDS[card])
            if it.laid_on(lying) >= 0:
                zones[f"laid.{holder}"] = (*zones[f"laid.{holder}"], IDS[it.laid_on(lying)])
        for depth in range(int(self.left)):
            word = self.pile[self.left - 1 - depth]
            if word & 63 > DEATH:
                continue
            if self.is_seen(word):
                zones[f"pile.{depth + 1}"] = (IDS[word & 63],)
            else:
                unseen.append(IDS[word & 63])
        zones["unseen"] = tuple(unseen)
        return zones

    def is_seen(self, word: i64) -> bool:
        """Whether a seat, in a view the viewer, has seen the card on a place of the pile."""
        for seat in range(int(self.seats)):
            if (self.viewer == FULL or self.viewer == seat) and word >> (8 + 4 * seat) & 15 == SEEN:
                return True
        return False

    def describe(self) -> dict[str, Any]:
        known = self.zones()
        zones: list[Zone] = []
        for name, cards in known.items():
            kind, _, seat = name.partition(".")
            if kind == "hand":
                zones.append(zone("hand", int(seat), cards, int(self.size[int(seat)])))
            elif kind in ("front", "laid") or kind.startswith("as-"):
                zones.append(Zone(id=name, kind="front", seat=int(seat), cards=[*cards]))
            elif kind == "stack":
                zones.append(Zone(id=name, kind="table", seat=-1, cards=[*cards]))
            elif kind in ("discards", "gone"):
                zones.append(pile(name, cards))
        zones += self.shown_places(known)
        seats = range(int(self.seats))
        gauges = [
            Gauge(id="deaths", seat=seat, value=int(self.deaths[seat]), most=int(self.rules.limit)) for seat in seats
        ]
        running = FIRST < self.phase < ENDED and self.phase > REMOVING
        gauges.append(Gauge(id="played", seat=-1, value=int(self.played), most=int(self.most_plays())))
        gauges.append(Gauge(id="tie", seat=-1, value=1 if self.tied else 0, most=1))
        found = framed(self, "mortal", self.order() if running else [], zones, gauges)
        found["places"] = self.places_so_far()
        return found

    def shown_places(self, known: dict[str, tuple[str, ...]]) -> list[Zone]:
        """What the viewer has seen on top of the pile and may be shown, without telling how deep the pile is
        (mortal.hidden-depth).
        """
        found: list[Zone] = []
        if 0 <= self.viewer < self.seats:
            for depth in range(int(self.left)):
                name = f"pile.{depth + 1}"
                if self.pile[self.left - 1 - depth] >> (40 + self.viewer) & 1 and name in known:
                    found.append(pile(name, known[name]))
        return found

    def order(self) -> list[int]:
        """The living in the order of their turns, from the one whose turn it is, or from the next."""
        seat = self.turn if self.alive >> self.turn & 1 else self.next_of(self.turn)
        found: list[int] = []
        for _ in range(int(self.living)):
            found.append(int(seat))
            seat = self.next_of(seat)
        return found

    def places_so_far(self) -> list[int]:
        """The places of those who are out, 0 for all others; all places when the match is over."""
        if self.phase == ENDED:
            return [*self.standings().places]
        places: list[int] = []
        for seat in range(int(self.seats)):
            better = sum([self.rank(other) < self.rank(seat) for other in range(int(self.seats))])
            places.append(1 + better if self.is_out(seat) else 0)
        return places
