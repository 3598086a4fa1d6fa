"""What a score is made of, animal by animal, and what would change it: for people, who ask now and then."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ultimo.games.panda.packed import CARD, KINDS, MASK, MONKEY, PANDA, count_of
from ultimo.games.panda.scoring import USES, Points, levels
from ultimo.table.describe import Part

FURTHEST: Final = 6
"""Nobody plans for more further cards of a kind than this."""

MOST_LEVELS: Final = 70
"""More than the levels of all pandas that a deck can hold."""


def parts_of(points: Points, fronts: list[int]) -> list[Part]:
    """The parts of every seat's score, seat by seat; those of a seat add up to its score.

    Facts of each: `count` cards; `monkeys`, how many count as it, and `total`, both together; `more`, the least number
    of further cards of the kind that would change the score, 0 if none would, by how much, `change`, and whether that
    is `up`, `down` or `none`, `direction`. Of bears: `pairs`. Of owls: `paired`, those with a giraffe. Of pandas:
    `levels`, `most` and `fewest`, and `more` counts levels.
    """
    every = [int(levels(front)) for front in fronts]
    found: list[Part] = []
    for seat, front in enumerate(fronts):
        for name, made, facts in own_parts(points, front):
            found.append(Part(id=name, seat=seat, points=made, facts={**facts}))
        found.append(panda_part(points, seat, front, every))
    return found


Own = tuple[str, int, dict[str, int | str]]
"""A part that does not depend on the others: its id, points and facts."""


# All who look ask again after every step, and what lies before a seat rarely changes.
@lru_cache(maxsize=4096)
def own_parts(points: Points, front: int) -> tuple[Own, ...]:
    """What does not depend on the others."""
    use = points.use(front)
    monkeys = {name: int(use >> 4 * place & 15) for place, name in enumerate(USES)}
    held = [int(count_of(front, kind)) for kind in range(int(PANDA))]
    total = [count + monkeys.get(name, 0) for count, name in zip(held, KINDS, strict=False)]
    rabbits, bears, giraffes, owls, cats, foxes, lions = total[:7]
    made = {
        "rabbit": points.rabbits(rabbits),
        "bear": points.bears(bears),
        "giraffe": points.giraffes(giraffes),
        "owl": points.owls(owls, giraffes),
        "cat": cats * cats,
        "fox": points.foxes(foxes),
        "lion": points.lions(lions),
        "pig": 0,
    }
    found: list[Own] = []
    for kind, (name, number) in enumerate(made.items()):
        facts: dict[str, int | str] = {"count": held[kind], "monkeys": monkeys.get(name, 0), "total": total[kind]}
        if name == "bear":
            facts["pairs"] = bears // 2
        elif name == "owl":
            facts["paired"] = min(owls, giraffes)
        found.append((name, int(number), {**facts, **ahead(points, front, kind)}))
    count = int(count_of(front, MONKEY))
    facts = {"count": count, "monkeys": 0, "total": count, **ahead(points, front, int(MONKEY))}
    found.append(("monkey", 0, facts))
    return tuple(found)


def ahead(points: Points, front: i64, kind: i64) -> dict[str, int | str]:
    """How many further cards of a kind would change the score, and by how much."""
    now = points.own(front)
    room = MASK[kind] - count_of(front, kind)
    for more in range(1, FURTHEST + 1):
        if more > room:
            break
        change = points.own(front + more * CARD[kind]) - now
        if change:
            return outlook(more, int(change))
    return outlook(0, 0)


def outlook(more: int, change: int) -> dict[str, int | str]:
    """So many more would change the points by so much."""
    direction = "none" if change == 0 else "up" if change > 0 else "down"
    return {"more": more, "change": change, "direction": direction}


def panda_part(points: Points, seat: int, front: i64, every: list[int]) -> Part:
    """The pandas of a seat, beside those of all."""
    now = int(points.pandas(every[seat], max(every), min(every)))
    count = sum([int(count_of(front, kind)) for kind in range(int(PANDA), int(MONKEY))])
    beside: dict[str, int | str] = {"levels": every[seat], "most": max(every), "fewest": min(every)}
    facts = {"count": count, "monkeys": 0, "total": count, **beside, **outlook(0, 0)}
    for more in range(1, MOST_LEVELS):
        then = [*every[:seat], every[seat] + more, *every[seat + 1 :]]
        change = int(points.pandas(then[seat], max(then), min(then))) - now
        if change:
            facts.update(outlook(more, change))
            break
    return Part(id="panda", seat=seat, points=now, facts=facts)
