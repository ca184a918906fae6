"""Calibration of the network's predictions in games of masters, for docs/training.md."""

from typing import Any, NamedTuple

import numpy as np

from postroad.bots.network import ACTIVATIONS
from postroad.bots.network_policy import decide
from postroad.bots.value_head import predict
from postroad.bots.weights import shipped
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.rng import next_word, seed_generator
from postroad.rules.scoring import points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import STATE, to_int

LOOKS = 8  # random positions of each game
BINS = 10
# One prediction of a seat's chance to win and its points, from any seat's view, and the outcome.
PREDICTION = np.dtype((np.record, [("chance", "f8"), ("points", "f8"), ("won", "i2"), ("scored", "i2"), ("there", "i2")]))


class Bin(NamedTuple):
    """Predictions of about the same chance."""

    size: int
    predicted: float  # mean chance
    won: float  # share of games won


def play_all(networks: Any, activations: Any, states: Any, seed: int, temperature: float, rows: Any) -> None:
    """Play game after game in `states[0]` and predict from random seats; `states[1]` holds what a seat knows."""
    legal, logits, words = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL), np.zeros(4, np.uint32)
    chances, points = np.zeros(SEATS), np.zeros(SEATS)
    for game in range(len(rows)):
        size, decisions = set_up(states[0], seed + game, legal, None, None), 0
        players = to_int(states[0].players)
        seed_generator(words, ~(seed + game))
        while size:
            # Reservoir sampling: every decision is equally likely to be kept.
            look = decisions if decisions < LOOKS else to_int(next_word(words)) % (decisions + 1)
            decisions += 1
            if look < LOOKS:
                viewer = to_int(next_word(words)) % players
                states[1] = states[0]
                hide(states[1], viewer)
                predict(networks[0], activations[0], states[1], viewer, chances, points)
                for seat in range(players):
                    row = rows[game, look, seat]
                    row.there, row.chance, row.points = 1, chances[seat], points[seat]
            states[1] = states[0]
            hide(states[1], to_int(states[1].seat))
            action = decide(networks[0], activations[0], states[1], legal, size, logits, temperature, words)
            size = step(states[0], action, legal, None, None)
        won = winner(states[0])
        for look in range(min(LOOKS, decisions)):
            for seat in range(players):
                row = rows[game, look, seat]
                row.won, row.scored = 1 if seat == won else 0, points_of(states[0], seat)


play_all_fast = compiled("postroad.bots")(play_all)


def predictions(options: Options, games: int, seed: int = 0, temperature: float = 0.0) -> np.ndarray:
    """Return the predictions of so many games, with their outcomes."""
    states, rows = np.zeros(2, STATE), np.zeros((games, LOOKS, SEATS), PREDICTION)
    options.write(states[:1])
    play_all_fast(shipped(), np.zeros(1, ACTIVATIONS), states, seed, temperature, rows)
    filled: np.ndarray = rows[rows["there"] == 1]
    return filled


def bins(rows: np.ndarray) -> list[Bin]:
    """Group predictions by tenths of the chance."""
    index = np.minimum((rows["chance"] * BINS).astype(int), BINS - 1)
    chosen = [rows[index == number] for number in range(BINS)]
    return [Bin(len(some), float(some["chance"].mean()), float(some["won"].mean())) for some in chosen if len(some)]


def calibration_error(rows: np.ndarray) -> float:
    """Return the expected calibration error: the mean distance between predicted and actual shares."""
    return sum(one.size * abs(one.predicted - one.won) for one in bins(rows)) / len(rows)
