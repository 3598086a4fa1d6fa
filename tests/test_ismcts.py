"""The searching bot: it finds what is sure, sees no more than its view, and plays any game of the protocol."""

import pytest

from toy.game import MAGPIES
from ultimo.bots import NAMES, QUICK, make_bot
from ultimo.bots.ismcts import WIN, IsmctsBot, Search, Situation
from ultimo.games import SHELF
from ultimo.games.pan import moves
from ultimo.games.pan.testing import gun
from ultimo.lab.matches import play_out
from ultimo.table.dice import Random
from ultimo.table.game import Game
from ultimo.table.rng import Rng
from ultimo.table.state import DRAW, OVER, State

SEEDS = range(5)


def chosen(held: str, clics: int, seed: int) -> str:
    """What the bot does with these cards in front of the seats, so many CLICs open, for the seat whose turn it is."""
    table = gun(held, clics=clics)
    assert table.turn is not None
    return moves.write(int(IsmctsBot(400).choose(table.state.veil(table.turn), Rng("search", seed))))


@pytest.mark.parametrize("seed", SEEDS)
def test_who_would_die_for_sure_pays(seed: int) -> None:
    # Five CLICs lie open: the next card is the BANG.
    assert chosen("6 1 1 1", clics=5, seed=seed) == "spin 6"


@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_hand_on_certain_death_does(seed: int) -> None:
    assert chosen("66 -", clics=5, seed=seed) == "skip 6"


def dealt(game: Game, seats: int, seed: int) -> State:
    """A match at its first question."""
    state = game.start(seats=seats)
    dice = Random("dealt", seed)
    while state.kind() == DRAW:
        state.draw(dice)
    return state


@pytest.mark.parametrize("game", [*SHELF.values(), MAGPIES], ids=lambda game: game.id)
def test_it_plays_whole_matches_of_any_game(game: Game) -> None:
    for seats in {game.seats[0], min(game.seats[1], 4)}:
        state = game.start(seats=seats)
        play_out(state, [IsmctsBot(5)] * seats, Random("whole", seats))
        assert state.kind() == OVER
        assert state.standings().rule in game.endings


@pytest.mark.parametrize("seed", SEEDS)
def test_what_it_does_hangs_on_its_view_alone(seed: int) -> None:
    state = dealt(SHELF["pan"], 4, seed)
    view = state.veil(2)
    twin = view.determinize(Rng("twin", seed))
    assert twin.key() != state.key()
    assert IsmctsBot(60).choose(view, Rng(seed)) == IsmctsBot(60).choose(twin.veil(2), Rng(seed))


def test_it_answers_while_others_are_still_asked_and_after_they_have_answered() -> None:
    state = dealt(SHELF["pan"], 4, 1)
    last = int(IsmctsBot(30).choose(state.veil(3), Rng(1)))
    assert last in state.legal(3)
    for seat in (0, 1, 2):
        state.play(seat, state.legal(seat)[0])
    assert int(IsmctsBot(30).choose(state.veil(3), Rng(1))) in state.legal(3)


def test_a_single_move_needs_no_search() -> None:
    table = gun("1 -", clics=3, forced=True)
    assert table.legal(0) == ["flip"]
    rng = Rng(1)
    before = (rng.low, rng.carry)
    assert int(IsmctsBot(10**9).choose(table.state.veil(0), rng)) == table.state.legal(0)[0]
    assert (rng.low, rng.carry) == before


def test_every_world_is_counted_once() -> None:
    search = Search(dealt(SHELF["pan"], 3, 4).veil(1), Rng("count"))
    search.run(70)
    search.run(30)
    assert sum(search.root.tries) == search.root.visits == 100
    assert 0 < sum(search.root.wins) < 100 * WIN


# A situation


def test_every_move_is_tried_before_any_is_tried_twice() -> None:
    rng = Rng("tried")
    situation = Situation((3, 5, 8, 13))
    tried = []
    for _ in range(4):
        index = int(situation.pick(rng))
        situation.note(index, 0)
        tried.append(index)
    assert sorted(tried) == [0, 1, 2, 3]


def test_what_wins_is_tried_more_but_nothing_is_forgotten() -> None:
    rng = Rng("wins")
    situation = Situation((1, 2, 3))
    for _ in range(300):
        index = int(situation.pick(rng))
        situation.note(index, WIN if index == 1 else 0)
    assert int(situation.most_tried(rng)) == 1
    assert situation.tries[1] > 200
    assert min(situation.tries[0], situation.tries[2]) > 1


def test_among_moves_tried_as_often_the_lot_decides() -> None:
    found = {int(Situation((1, 2, 3)).most_tried(Rng("lot", seed))) for seed in range(40)}
    assert found == {0, 1, 2}


def test_a_win_can_be_shared_by_any_table() -> None:
    assert all(WIN % winners == 0 for winners in range(1, 17))


def test_no_worlds_are_no_search() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        IsmctsBot(0)


def test_every_bot_has_a_name_and_the_quick_ones_are_bots() -> None:
    assert [type(make_bot(name, SHELF["pan"])).__name__ for name in NAMES] == ["RandomBot", "GreedyBot", "IsmctsBot"]
    assert set(QUICK) < set(NAMES)
