"""Why a card has won its trick: the rule that decided, and the numbers that people can check."""

from mypy_extensions import i64

from ultimo.games.panda.packed import KINDS, pigs_of
from ultimo.games.panda.position import PandaPosition


def why(state: PandaPosition, winner: i64) -> tuple[str, dict[str, int | str]]:
    """The rule by which `winner` has the trick whose cards all lie, and its facts.

    `card` and `worth` are those of the winning card, `size` is how many cards share its worth. Where a group is shared
    with other players: `pigs` of the winner, `rival`, the most that another has, and whether the
    one `first` to play wins because pigs decide nothing. Where the dummy is `higher`: its worth.
    """
    places = int(state.seats) + (1 if state.rules.dummy else 0)
    worths = [int(state.worths >> 8 * place & 255) for place in range(places)]
    worth = worths[int(winner)]
    facts: dict[str, int | str] = {
        "card": KINDS[(state.played >> 4 * winner & 15) - 1],
        "worth": worth,
        "size": worths.count(worth),
    }
    if worths.count(worth) == 1:
        if max(worths) == worth:
            return "panda.highest", facts
        return "panda.dummy", {**facts, "higher": max(worths)}
    seats = range(int(state.seats))
    rivals = [int(pigs_of(state.front[seat])) for seat in seats if worths[seat] == worth and seat != winner]
    if not rivals:
        return "panda.group", facts
    pigs, rival = int(pigs_of(state.front[winner])), max(rivals)
    by_pigs = state.rules.by_pigs and pigs > rival
    return "panda.pigs", {**facts, "pigs": pigs, "rival": rival, "by": "pigs" if by_pigs else "first"}
