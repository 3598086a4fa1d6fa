"""The compiled loop of random play against bots that see their views."""

from hypothesis import given
from hypothesis import strategies as st

from matches import lowest, play
from ultimo.games.pan import PAN
from ultimo.table.dice import Random
from ultimo.table.playout import playout
from ultimo.table.state import DEALER, DRAW, NOBODY, OVER, State

SEEDS = st.integers(0, 10**9)
SEATS = st.integers(2, 6)


@given(SEEDS, SEATS, st.sampled_from(sorted(PAN.presets)))
def test_a_playout_is_what_random_bots_play_that_see_only_their_views(seed: int, seats: int, preset: str) -> None:
    match = play(seed, seats, preset)
    state = PAN.start(PAN.preset(preset), seats)
    moves = playout(state, Random(seed))
    assert state.to_bytes() == match.state.to_bytes()
    assert moves == sum(row.seat >= 0 for row in match.record.rows)


@given(SEEDS, SEATS, st.sampled_from(sorted(PAN.presets)))
def test_search_is_told_the_same_as_everybody(seed: int, seats: int, preset: str) -> None:
    # What a state knows at once, against the long way round by what the protocol asks of every game.
    state = PAN.start(PAN.preset(preset), seats)
    dice, other = Random(seed), Random(seed)
    while True:
        assert state.mover() == State.mover(state)
        seat = state.mover()
        if seat == NOBODY:
            assert state.kind() == OVER
            return
        if seat == DEALER:
            assert state.kind() == DRAW
            state.draw(dice)
            other.rng.next32()  # a draw takes one number of the stream
            continue
        assert seat == lowest(int(state.asked()))
        legal = state.legal(seat)
        move = state.pick(seat, dice.rng)
        assert move == legal[other.rng.below(len(legal))]
        state.play(seat, move)


def test_a_playout_traces_its_moves() -> None:
    state = PAN.start(seats=4)
    trace: list[int] = []
    assert playout(state, Random(1), trace) == len(trace)
    match = play(1, 4)
    assert trace == [PAN.read(row.move) for row in match.record.rows if row.seat >= 0]


def test_a_playout_goes_on_from_where_the_match_stands() -> None:
    state, rest = PAN.start(seats=3), PAN.start(seats=3)
    dice = Random(1)
    for _ in range(12):
        state.draw(dice)
    state.apply(1, state.legal(1)[0])
    rest.copy_from(state)
    moves = playout(state, Random(2))
    assert playout(rest, Random(2)) == moves
    assert (state.kind(), state.key()) == (OVER, rest.key())


def test_a_playout_of_a_match_that_is_over_does_nothing() -> None:
    match = play(1, 3)
    key = match.state.key()
    assert playout(match.state, Random(1)) == 0
    assert match.state.key() == key


def test_playouts_of_other_seeds_go_other_ways() -> None:
    keys = set()
    for seed in range(50):
        state = PAN.start(seats=4)
        playout(state, Random(seed))
        keys.add(state.key())
    assert len(keys) == 50
