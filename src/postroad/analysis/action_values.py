"""What actions are worth: each is tried in the same possible worlds, the turn is played on by the network, and its end foretold.

All that is read is what `hide` leaves to the seat that must decide: what is foretold is foretold from what it would know then.
"""

from typing import Any

import numpy as np

from postroad.bots.network_policy import compute_logits
from postroad.bots.puct import utility
from postroad.bots.value_head import foretell
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.jit import rule
from postroad.rules.phases import OVER
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

SCALES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("likings", "f8", (MOST_LEGAL,)),
                ("worth", "f8", (MOST_LEGAL,)),  # to the seat, see guided.py
                ("wins", "f8", (MOST_LEGAL, SEATS)),
                ("points", "f8", (MOST_LEGAL, SEATS)),
                ("later", "f8", (MOST_LEGAL,)),  # likings of what follows
                ("seat_wins", "f8", (SEATS,)),
                ("seat_points", "f8", (SEATS,)),
                ("options", "i4"),  # how many actions are legal
                ("best", "i4"),  # the place of what the master would do
                ("actions", "i2", (MOST_LEGAL,)),
                ("next", "i2", (MOST_LEGAL,)),
                ("weighed", "i2", (MOST_LEGAL,)),  # 1 for those that were
            ],
            align=True,
        ),
    )
)
FAR = 8.0  # what is liked so much less is not looked at
CLEARLY = 0.004  # so much must something be worth more than what the network likes best, to be preferred to it
MOST_STEPS = 64  # that a turn is played on


@rule
def weigh(network: Any, nerves: Any, views: Any, worlds: Any, scales: Any, chosen: int, most: int, samples: int) -> int:
    """What the master would do at `views[0]`: of the `most` actions that it likes best, each tried in so many worlds.

    The `chosen` action, -1 for none, is weighed in any case. `worlds` has room for two states.
    """
    view = views[0]
    size = legal(view, scales.actions)
    scales.options = size
    favourite = compute_logits(network, nerves, view, scales.actions, size, scales.likings)
    pick(scales, size, favourite, chosen, most)
    for at in range(size):
        if scales.weighed[at]:
            try_out(network, nerves, views, worlds, scales, at, samples)
    scales.best = favourite
    for at in range(size):
        lead = CLEARLY if to_int(scales.best) == favourite else 0.0
        if scales.weighed[at] and scales.worth[at] > scales.worth[to_int(scales.best)] + lead:
            scales.best = at
    return to_int(scales.actions[to_int(scales.best)])


@rule
def pick(scales: Any, size: int, favourite: int, chosen: int, most: int) -> None:
    """Mark what is to be weighed."""
    for at in range(size):
        scales.weighed[at] = 1 if to_int(scales.actions[at]) == chosen or at == favourite else 0
    for _ in range(most - 1):
        next_best = -1
        for at in range(size):
            near = scales.weighed[at] == 0 and scales.likings[at] > scales.likings[favourite] - FAR
            if near and (next_best < 0 or scales.likings[at] > scales.likings[next_best]):
                next_best = at
        if next_best >= 0:
            scales.weighed[next_best] = 1


@rule
def try_out(network: Any, nerves: Any, views: Any, worlds: Any, scales: Any, at: int, samples: int) -> None:
    """The mean over the worlds."""
    seat, players = to_int(views[0].seat), to_int(views[0].players)
    for other in range(SEATS):
        scales.wins[at, other] = scales.points[at, other] = 0.0
    scales.worth[at] = 0.0
    for number in range(samples):
        worlds[0] = views[0]
        sample(worlds[0], number)
        size = step(worlds[0], to_int(scales.actions[at]), scales.next, None, None)
        play_on(network, nerves, worlds, scales, seat, size)
        look_ahead(network, nerves, worlds, scales, seat)
        for other in range(players):
            scales.wins[at, other] += scales.seat_wins[other]
            scales.points[at, other] += scales.seat_points[other]
        scales.worth[at] += utility(scales.seat_wins, scales.seat_points, players, seat)
    for other in range(players):
        scales.wins[at, other] /= samples
        scales.points[at, other] /= samples
    scales.worth[at] /= samples


@rule
def play_on(network: Any, nerves: Any, worlds: Any, scales: Any, seat: int, size: int) -> None:
    """The seat goes on as the network likes it, until somebody else decides."""
    for _ in range(MOST_STEPS):
        if size == 0 or to_int(worlds[0].seat) != seat:
            return
        at = 0
        if size > 1:
            worlds[1] = worlds[0]
            hide(worlds[1], seat)
            at = compute_logits(network, nerves, worlds[1], scales.next, size, scales.later)
        size = step(worlds[0], to_int(scales.next[at]), scales.next, None, None)


@rule
def look_ahead(network: Any, nerves: Any, worlds: Any, scales: Any, seat: int) -> None:
    """How it will end, as the seat would foretell it then."""
    if to_int(worlds[0].phase) == OVER:
        count_up(worlds[0], scales.seat_wins, scales.seat_points)
    else:
        worlds[1] = worlds[0]
        hide(worlds[1], seat)
        foretell(network, nerves, worlds[1], seat, scales.seat_wins, scales.seat_points)


@rule
def count_up(state: State, wins: Any, points: Any) -> None:
    """How a game that is over has ended."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        wins[seat] = 1.0 if seat == won else 0.0
        points[seat] = points_of(state, seat)
