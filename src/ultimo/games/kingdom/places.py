"""How a match of Death Over The Kingdom comes out: places and the rule that gives them."""

from typing import Final

SECOND: Final = "kingdom.second"
VOID: Final = "kingdom.void"
TOKENS: Final = "kingdom.tokens"
LIVES: Final = "kingdom.lives"
ENDINGS: Final = (SECOND, VOID, TOKENS, LIVES)


def is_void(totals: list[int]) -> bool:
    """Whether all are tied for the most or for the fewest, so that nobody wins (kingdom.void)."""
    most, fewest = max(totals), min(totals)
    if most == fewest:
        return True
    between = len(totals) - totals.count(most) - totals.count(fewest)
    return between == 0 and totals.count(most) > 1 and totals.count(fewest) > 1


def second_places(totals: list[int], last: list[int]) -> list[int]:
    """Places by kingdom.second: who has the second most, then the others from the most down.

    `last` tells when each last scored where that settles ties, else it is all the same.
    """
    second = sorted(set(totals))[-2]
    return ranked([(total == second, total, when) for total, when in zip(totals, last, strict=True)])


def fewest_places(tokens: list[int]) -> list[int]:
    """Places by kingdom.tokens: fewest first."""
    return ranked([(-count,) for count in tokens])


def lives_places(fell: list[int]) -> list[int]:
    """Places by kingdom.lives: who is alive (0), then those who fell last."""
    never = max(fell) + 1
    return ranked([(when or never,) for when in fell])


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """The places of the keys, the highest first; equal ones share."""
    return [1 + sum([other > key for other in keys]) for key in keys]
