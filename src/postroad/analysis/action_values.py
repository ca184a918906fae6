"""Values of actions: try each in the same sampled states, let the network finish the turn, then predict the result.

Everything is based on what `hide` leaves to the deciding seat; each prediction uses only what the seat would know then.
"""

from typing import Any

import numpy as np

from postroad.bots.network_policy import compute_logits
from postroad.bots.puct import utility
from postroad.bots.value_head import predict
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.jit import rule
from postroad.rules.phases import OVER
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

ACTION_VALUES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("logits", "f8", (MOST_LEGAL,)),
                ("worth", "f8", (MOST_LEGAL,)),  # the utility for the seat, see puct.py
                ("wins", "f8", (MOST_LEGAL, SEATS)),
                ("points", "f8", (MOST_LEGAL, SEATS)),
                ("next_logits", "f8", (MOST_LEGAL,)),  # of the actions that follow
                ("seat_wins", "f8", (SEATS,)),
                ("seat_points", "f8", (SEATS,)),
                ("options", "i4"),  # how many actions are legal
                ("best", "i4"),  # the index of the master's choice
                ("actions", "i2", (MOST_LEGAL,)),
                ("next", "i2", (MOST_LEGAL,)),
                ("weighed", "i2", (MOST_LEGAL,)),  # 1 for actions that were tried
            ],
            align=True,
        ),
    )
)
LOGIT_RANGE = 8.0  # actions with logits so far below the best are not tried
LEAD = 0.004  # another action needs such a lead over the network's favourite
MOST_STEPS = 64  # of a turn that is finished


@rule
def weigh(network: Any, activations: Any, views: Any, states: Any, values: Any, chosen: int, most: int, samples: int) -> int:
    """The master's choice at `views[0]`: the best of the `most` actions with the highest logits, each tried in `samples` samples.

    The `chosen` action, -1 for none, is always tried. `states` has room for two states.
    """
    view = views[0]
    size = legal(view, values.actions)
    values.options = size
    favourite = compute_logits(network, activations, view, values.actions, size, values.logits)
    select_candidates(values, size, favourite, chosen, most)
    for at in range(size):
        if values.weighed[at]:
            try_action(network, activations, views, states, values, at, samples)
    values.best = favourite
    for at in range(size):
        lead = LEAD if to_int(values.best) == favourite else 0.0
        if values.weighed[at] and values.worth[at] > values.worth[to_int(values.best)] + lead:
            values.best = at
    return to_int(values.actions[to_int(values.best)])


@rule
def select_candidates(values: Any, size: int, favourite: int, chosen: int, most: int) -> None:
    """Mark the actions to try."""
    for at in range(size):
        values.weighed[at] = 1 if to_int(values.actions[at]) == chosen or at == favourite else 0
    for _ in range(most - 1):
        next_best = -1
        for at in range(size):
            near = values.weighed[at] == 0 and values.logits[at] > values.logits[favourite] - LOGIT_RANGE
            if near and (next_best < 0 or values.logits[at] > values.logits[next_best]):
                next_best = at
        if next_best >= 0:
            values.weighed[next_best] = 1


@rule
def try_action(network: Any, activations: Any, views: Any, states: Any, values: Any, at: int, samples: int) -> None:
    """Write an action's mean values over the samples."""
    seat, players = to_int(views[0].seat), to_int(views[0].players)
    for other in range(SEATS):
        values.wins[at, other] = values.points[at, other] = 0.0
    values.worth[at] = 0.0
    for number in range(samples):
        states[0] = views[0]
        sample(states[0], number)
        size = step(states[0], to_int(values.actions[at]), values.next, None, None)
        finish_turn(network, activations, states, values, seat, size)
        predict_end(network, activations, states, values, seat)
        for other in range(players):
            values.wins[at, other] += values.seat_wins[other]
            values.points[at, other] += values.seat_points[other]
        values.worth[at] += utility(values.seat_wins, values.seat_points, players, seat)
    for other in range(players):
        values.wins[at, other] /= samples
        values.points[at, other] /= samples
    values.worth[at] /= samples


@rule
def finish_turn(network: Any, activations: Any, states: Any, values: Any, seat: int, size: int) -> None:
    """Play on with the network's favourite actions, until another seat decides."""
    for _ in range(MOST_STEPS):
        if size == 0 or to_int(states[0].seat) != seat:
            return
        at = 0
        if size > 1:
            states[1] = states[0]
            hide(states[1], seat)
            at = compute_logits(network, activations, states[1], values.next, size, values.next_logits)
        size = step(states[0], to_int(values.next[at]), values.next, None, None)


@rule
def predict_end(network: Any, activations: Any, states: Any, values: Any, seat: int) -> None:
    """Predict the result from what the seat would know then."""
    if to_int(states[0].phase) == OVER:
        write_result(states[0], values.seat_wins, values.seat_points)
    else:
        states[1] = states[0]
        hide(states[1], seat)
        predict(network, activations, states[1], seat, values.seat_wins, values.seat_points)


@rule
def write_result(state: State, wins: Any, points: Any) -> None:
    """Write the result of a finished game."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        wins[seat] = 1.0 if seat == won else 0.0
        points[seat] = points_of(state, seat)
