"""Simulation of many games at full speed: compiled loops on one or all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.bots.scripted_policies import choose
from postroad.game import Game
from postroad.rules import play, scoring, setup
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.engine import engine
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE, Raw, blank, state_of, to_int

CHUNK = 50  # games between updates of the progress

# The columns of the results of a game.
DECISIONS, ROUNDS, WINNER, STALLED, POINTS = range(5)
COLUMNS = POINTS + 4
Results = NDArray[np.int32]


class Plan(NamedTuple):
    """The games to play: game g has the seed `seed + g`, which also seeds the policy."""

    options: Options
    policy: int
    seed: int


def play_games(raw: Raw, policy: int, seed: int, results: Any) -> None:
    """Play as many games as `results` has rows, with the options in the state."""
    state = raw.view(STATE)[0]
    legal = np.empty(MOST_LEGAL, np.int16)
    rng = np.zeros(4, np.uint32)
    for game in range(results.shape[0]):
        seed_generator(rng, ~(seed + game))
        size = setup.set_up(state, seed + game, legal, None, None)
        decisions = 0
        while size:
            size = play.step(state, choose(policy, state, legal, size, rng), legal, None, None)
            decisions += 1
        results[game, DECISIONS] = decisions
        results[game, ROUNDS] = state.round_number
        results[game, WINNER] = scoring.winner(state)
        results[game, STALLED] = scoring.game_end_holder(state) == scoring.NO_SEAT
        for seat in range(to_int(state.players)):
            results[game, POINTS + seat] = scoring.points_of(state, seat)


play_games_fast = compiled("postroad.bots", "postroad.arena")(play_games)


def run(plan: Plan, first: int, games: int) -> Results:
    """The results of `games` of the plan's games from `first` on."""
    results = np.zeros((games, COLUMNS), np.int32)
    raw = blank()
    plan.options.write(state_of(raw))
    play_games_fast(raw, plan.policy, plan.seed + first, results)
    return results


def run_on_cores(plan: Plan, games: int, workers: int | None = None) -> Iterator[Results]:
    """The results of all games in chunks as they finish; first an empty chunk when the rules are loaded."""
    yield run(plan, 0, 0)
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        chunks = [pool.submit(run, plan, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        try:
            for chunk in as_completed(chunks):
                yield chunk.result()
        finally:
            pool.shutdown(cancel_futures=True)


Chooser = Callable[[Raw, Any, Any], int]  # of the bytes of a state, the legal actions and a random generator


def choose_from(policy: int, raw: Raw, legal: Any, rng: Any) -> int:
    return choose(policy, raw.view(STATE)[0], legal, legal.size, rng)


choose_from_fast = compiled("postroad.bots", "postroad.arena")(choose_from)


def play_on(plan: Plan, number: int, names: Sequence[str] | None = None, chooser: Chooser | None = None) -> Iterator[Game]:
    """One of the plan's games, after the set-up and after each decision: the same game as in a simulation.

    `chooser` may replace the plan's policy.
    """
    rng = np.zeros(4, np.uint32)
    seed_generator(rng, ~(plan.seed + number))
    chooser = chooser or partial(choose_from_fast if engine.loaded else choose_from, plan.policy)
    game = Game.of(plan.options, plan.seed + number, names)
    yield game
    while not game.over:
        game.play(int(chooser(game.bytes, np.array(game.legal_numbers(), np.int16), rng)))
        yield game


def as_row(game: Game) -> Results:
    """A finished game as a row of results."""
    row = np.zeros((1, COLUMNS), np.int32)
    state = game.state
    row[0, DECISIONS] = game.decisions
    row[0, ROUNDS] = state.round_number
    row[0, WINNER] = scoring.winner(state)
    row[0, STALLED] = scoring.game_end_holder(state) == scoring.NO_SEAT
    row[0, POINTS : POINTS + int(state.players)] = game.points()
    return row
