"""Results of each seat in many games of masters: the data behind docs/strategy.md."""

from typing import Any

import numpy as np

from postroad.bots.network import ACTIVATIONS
from postroad.bots.network_policy import decide
from postroad.bots.weights import shipped
from postroad.rules.actions import ARGUMENT, CALLS, CLOSES, KIND, MOST_LEGAL
from postroad.rules.audience import in_rome
from postroad.rules.board import SEATS, STACK_SIZES, STACK_TILES, STACKS
from postroad.rules.hide import hide
from postroad.rules.jit import rule
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.rome import COACHES, RANK_POINTS, RANKS
from postroad.rules.scoring import clergy_points, points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import NO_OFFICIAL, OFFICIALS, STATE, State, to_int
from postroad.rules.tiles import offices_left

LONGEST = 12  # longer routes count as this long

# The result of a seat in a game.
SEAT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("game", "i8"),  # its seed
                ("seat", "i2"),
                ("won", "i2"),
                ("points", "i2"),
                ("carriage", "i2"),
                ("tiles", "i2", (STACKS,)),  # points by stack
                ("offices", "i4"),  # a mask of cities
                ("offices_left", "i2"),
                ("chips", "i2"),
                ("clergy", "i2"),  # points
                ("calls", "i2", (OFFICIALS,)),
                ("closings", "i2", (LONGEST + 1,)),  # by the length of the route
                ("rounds", "i2"),
                ("arrived", "i2", (COACHES,)),  # is the coach in Rome?
                ("ranks", "i2", (RANKS,)),  # points by the rank of the clergy
            ],
            align=True,
        ),
    )
)


@rule
def watch(state: State, action: int, row: Any) -> None:
    """Count the decision that the seat is about to take."""
    if KIND[action] == CALLS:
        row.calls[ARGUMENT[action]] += 1
    elif KIND[action] == CLOSES:
        row.closings[min(LONGEST, to_int(state.route_size[to_int(state.seat)]))] += 1


@rule
def record_result(state: State, seed: int, rows: Any) -> None:
    """Record the result of every seat."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        row = rows[seat]
        row.game, row.seat, row.won = seed, seat, 1 if seat == won else 0
        row.points, row.carriage = points_of(state, seat), to_int(state.carriage[seat])
        row.offices, row.offices_left = to_int(state.offices[seat]), offices_left(state, seat)
        row.chips, row.clergy = to_int(state.chips[seat]), clergy_points(state, seat)
        row.rounds = to_int(state.round_number)
        for coach in range(COACHES):
            row.arrived[coach] = 1 if in_rome(state, coach) else 0
        for rank in range(RANKS):
            row.ranks[rank] = to_int(RANK_POINTS[rank]) * (to_int(state.waiting[rank]) >> seat & 1)
        for stack in range(STACKS):
            for index in range(to_int(STACK_SIZES[stack])):
                value = to_int(STACK_TILES[stack, index])
                row.tiles[stack] += value * (to_int(state.tiles[seat, stack]) >> value & 1)


@rule
def give_up(official: int, legal: Any, size: int) -> int:
    """Remove the call of an official, unless nothing else is legal; return the number of actions left."""
    left = 0
    for at in range(size):
        if KIND[legal[at]] != CALLS or ARGUMENT[legal[at]] != official:
            legal[left] = legal[at]
            left += 1
    return max(1, left)  # the only action stays even if it is the call


def play_all(networks: Any, activations: Any, states: Any, seed: int, temperature: float, without: int, rows: Any) -> None:
    """Play game after game in `states[0]`; `states[1]` holds what the deciding seat knows."""
    legal, logits, words = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL), np.zeros(4, np.uint32)
    for game in range(len(rows)):
        size = set_up(states[0], seed + game, legal, None, None)
        seed_generator(words, ~(seed + game))
        poor = (seed + game) % to_int(states[0].players)
        while size:
            if to_int(states[0].seat) == poor:
                size = give_up(without, legal, size)
            states[1] = states[0]
            hide(states[1], to_int(states[1].seat))
            action = decide(networks[0], activations[0], states[1], legal, size, logits, temperature, words)
            watch(states[0], action, rows[game, to_int(states[0].seat)])
            size = step(states[0], action, legal, None, None)
        record_result(states[0], seed + game, rows[game])


play_all_fast = compiled("postroad.bots")(play_all)


def study(options: Options, games: int, seed: int = 0, temperature: float = 0.0, without: int = NO_OFFICIAL) -> np.ndarray:
    """Return the result of each game and seat.

    One seat of each game can be `without` an official, which it calls only where it must: seat (seed mod players).
    """
    states, rows = np.zeros(2, STATE), np.zeros((games, SEATS), SEAT)
    options.write(states[:1])
    play_all_fast(shipped(), np.zeros(1, ACTIVATIONS), states, seed, temperature, without, rows)
    return rows[:, : options.players]
