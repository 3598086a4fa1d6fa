"""Other people's games, played at random or searched as their own pages show it; each by an optional package.

pip install "ultimo[peers]"
"""

import importlib
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from ultimo.lab.meter import Work
from ultimo.lab.missing import Missing

SEED: Final = 1
BATCH: Final = 8192
ROLLOUTS: Final = 200
"""Matches of each call of OpenSpiel's own loop, so that the call itself costs nothing."""
LENGTHS: Final = 200
"""Matches that its moves are counted by."""
STEPS: Final = 64
"""Steps of a batch for each call of pgx, so that the call itself costs nothing."""


def package(name: str) -> Any:
    """A package that may not be installed. Raises `Missing`."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Missing(f'{error.name or name} is not installed: pip install "ultimo[peers]"') from None


def openspiel(name: str) -> Work:
    """A game of OpenSpiel in C++, driven from Python: matches into moves of players."""
    game = package("pyspiel").load_game(name)
    rng = random.Random(SEED)

    def work(matches: int) -> int:
        moves = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes())  # noqa: B905 - as their examples have it
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    moves += 1
        return moves

    return work


def openspiel_ismcts(name: str) -> Work:
    """The search of OpenSpiel in C++, for the first move of a game of its own: searches into iterations."""
    pyspiel = package("pyspiel")
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(SEED)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    once = pyspiel.RandomRolloutEvaluator(1, SEED)
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, once, 2.0, ITERATIONS, -1, most, False, False)

    def work(searches: int) -> int:
        for _ in range(searches):
            bot.step(state)
        return searches * ITERATIONS

    return work


def openspiel_rollouts(name: str) -> Work:
    """Random matches of a game of OpenSpiel in its own loop in C++, from after a deal: calls into moves of players.

    It tells nothing of its moves, so they are as many as such matches have on average.
    """
    pyspiel = package("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)

    def on(state: Any, past_draws: bool) -> int:
        """Play on, to the end or past the draws of the start; return the moves."""
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            elif past_draws:
                break
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    start = game.new_initial_state()
    on(start, past_draws=True)
    length = sum(on(start.clone(), past_draws=False) for _ in range(LENGTHS)) / LENGTHS
    # A search of one simulation does nothing but its rollouts.
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, SEED, False)

    def work(calls: int) -> int:
        for _ in range(calls):
            bot.mcts_search(start)
        return round(calls * ROLLOUTS * length)

    return work


def rlcard(name: str) -> Work:
    """A game of RLCard by `env.step`: matches into moves."""
    env = package("rlcard").make(name, config={"seed": SEED})
    rng = random.Random(SEED)

    def work(matches: int) -> int:
        moves = 0
        for _ in range(matches):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                moves += 1
        return moves

    return work


def pettingzoo(name: str) -> Work:
    """A game of PettingZoo by the loop of its documentation: matches into moves."""
    env = package(f"pettingzoo.classic.{name}").env()
    numpy = package("numpy")
    rng = random.Random(SEED)

    def work(matches: int) -> int:
        moves = 0
        for _ in range(matches):
            env.reset(seed=None)
            for _agent in env.agent_iter():
                seen, _reward, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(int(rng.choice(numpy.flatnonzero(mask))))
                moves += 1
        return moves

    return work


def pgx(name: str) -> Work:
    """A game of pgx on the processor, compiled by JAX, a batch of tables side by side: calls into moves."""
    with on_one_core():
        jax, numpy = package("jax"), package("jax.numpy")
        jax.devices()  # here JAX decides how many threads it has
    env = package("pgx").make(name)
    step = package("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> tuple[Any, None]:
        state, key = carry
        key, for_moves, for_draws = jax.random.split(key, 3)
        moves = jax.random.categorical(for_moves, numpy.log(state.legal_action_mask.astype(numpy.float32)), axis=-1)
        return (jax.vmap(step)(state, moves, jax.random.split(for_draws, BATCH)), key), None

    chunk = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=STEPS)[0])
    key = jax.random.PRNGKey(SEED)
    held = chunk(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)

    def work(calls: int) -> int:
        nonlocal held
        for _ in range(calls):
            held = chunk(*held)
        jax.block_until_ready(held)
        return calls * BATCH * STEPS

    return work


@contextmanager
def on_one_core() -> Iterator[None]:
    """Threads that begin in here stay on one core, where the system can do that: all figures are for one."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


ITERATIONS: Final = 20_000
"""Of every search that is measured, ours and theirs: a longer one is slower, because it has more to remember."""

ROLLOUTS_OF_HEARTS: Final = "OpenSpiel's rollouts of hearts in C++"
"""What a game of tricks is measured beside that has no reference of its own."""

PEERS: Final[dict[str, Callable[[], Work]]] = {
    "pyspiel leduc_poker": lambda: openspiel("leduc_poker"),
    "pyspiel hearts": lambda: openspiel("hearts"),
    "rlcard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "pettingzoo leduc_holdem": lambda: pettingzoo("leduc_holdem_v4"),
    "pgx leduc_holdem": lambda: pgx("leduc_holdem"),
}
"""What each is called, and how to get at it; raises `Missing` where it is not installed."""

SEARCH_OF_OH_HELL: Final = "pyspiel oh_hell ismcts"

BESIDE: Final[dict[str, Callable[[], Work]]] = {
    SEARCH_OF_OH_HELL: lambda: openspiel_ismcts("oh_hell"),
    ROLLOUTS_OF_HEARTS: lambda: openspiel_rollouts("hearts"),
}
"""What single rows are measured beside: iterations of a search, moves of rollouts in C++."""

PACKAGES: Final = ("open_spiel", "rlcard", "pettingzoo", "pgx")
