"""How far expectations can be trusted: what the network foretold in games of masters, and what came of it."""

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
from postroad.rules.play import step
from postroad.rules.rng import next_word, seed_generator
from postroad.rules.scoring import points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import STATE, to_int
from postroad.rules.transitions import Options

LOOKS = 8  # at each game, in decisions drawn by chance
BINS = 10
# A seat's chance to win and its points, foretold by any seat at some time of a game; and what came of it.
EXPECTED = np.dtype((np.record, [("chance", "f8"), ("points", "f8"), ("won", "i2"), ("scored", "i2"), ("there", "i2")]))


class Bin(NamedTuple):
    """Expectations of about the same size."""

    size: int
    foretold: float  # the mean of the chances
    won: float  # the share of those that came true


def look_on(networks: Any, activations: Any, states: Any, seed: int, temperature: float, rows: Any) -> None:
    """One game after the other in `states[0]`, at some decisions of which any seat is asked; `states[1]` is what a seat knows."""
    legal, logits, words = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL), np.zeros(4, np.uint32)
    chances, points = np.zeros(SEATS), np.zeros(SEATS)
    for game in range(len(rows)):
        size, decisions = set_up(states[0], seed + game, legal, None, None), 0
        players = to_int(states[0].players)
        seed_generator(words, ~(seed + game))
        while size:
            # Every decision is as likely as any other to be among those that are kept in the end.
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


look_on_fast = compiled("postroad.bots")(look_on)


def expectations(options: Options, games: int, seed: int = 0, temperature: float = 0.0) -> np.ndarray:
    """What was foretold in so many games, and what came of it."""
    states, rows = np.zeros(2, STATE), np.zeros((games, LOOKS, SEATS), EXPECTED)
    options.write(states[:1])
    look_on_fast(shipped(), np.zeros(1, ACTIVATIONS), states, seed, temperature, rows)
    found: np.ndarray = rows[rows["there"] == 1]
    return found


def bins(rows: np.ndarray) -> list[Bin]:
    """Chances from 0 to 1 in tenths."""
    place = np.minimum((rows["chance"] * BINS).astype(int), BINS - 1)
    chosen = [rows[place == number] for number in range(BINS)]
    return [Bin(len(some), float(some["chance"].mean()), float(some["won"].mean())) for some in chosen if len(some)]


def calibration_error(rows: np.ndarray) -> float:
    """The expected calibration error: how far what was foretold is from what came, on average."""
    return sum(one.size * abs(one.foretold - one.won) for one in bins(rows)) / len(rows)
