"""Every branch that reads an option is proved by something: no mutant of a game goes unnoticed."""

import pytest

from digests import GAMES
from mutants import Mutant, mutants, noticed, sources_of
from toy import MAGPIES
from ultimo.build_info import is_compiled
from ultimo.games import SHELF

# Where the package is compiled, no sources are loaded beside it.
ALL = [] if is_compiled() else [(name, mutant) for name, game in GAMES.items() for mutant in mutants(game)]

pytestmark = pytest.mark.skipif(
    is_compiled(), reason="mutants are made of the sources, whatever is compiled: the other run has shown it"
)


@pytest.mark.parametrize(("name", "mutant"), ALL, ids=str)
def test_a_branch_that_reads_an_option_is_proved(name: str, mutant: Mutant) -> None:
    assert noticed(GAMES[name], mutant), f"no transcript, pinned match or test of {name} notices that {mutant}"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_read_somewhere(name: str) -> None:
    in_rules = len(GAMES[name].options.choices())
    if GAMES[name].deck_for is not None:  # the option that chooses the deck is read before there are rules
        in_rules -= 1
    assert len({mutant.attribute for mutant in mutants(GAMES[name])}) >= in_rules


def test_a_mutant_leaves_the_game_itself_alone() -> None:
    mutant = next(mutant for mutant in mutants(SHELF["pan"]) if mutant.attribute == "mouse_top")
    with sources_of(SHELF["pan"], mutant) as broken:
        assert broken is not SHELF["pan"]
    from ultimo.games.pan import PAN

    assert PAN is SHELF["pan"]


def test_what_changes_nothing_is_not_noticed() -> None:
    nowhere = Mutant("state", line=0, column=0, attribute="caw", value=True)
    with sources_of(MAGPIES, nowhere) as same:
        assert same.revision == MAGPIES.revision
    assert noticed(MAGPIES, nowhere) == ""
