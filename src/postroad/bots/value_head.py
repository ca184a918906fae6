"""The value head: the network's prediction of the final result, from a seat's view."""

from typing import Any

from postroad.bots.network import forward, last
from postroad.bots.portable_exp import exp
from postroad.observation import observe
from postroad.rules.board import SEATS
from postroad.rules.jit import rule
from postroad.rules.state import State, to_int


@rule
def predict(network: Any, activations: Any, hidden: State, viewer: int, wins: Any, points: Any) -> None:
    """Write each seat's chance to win (their sum is 1) and its points at the end."""
    observe(hidden, viewer, activations.inputs)
    predict_observed(network, activations, to_int(hidden.players), viewer, wins, points)


@rule
def predict_observed(network: Any, activations: Any, players: int, viewer: int, wins: Any, points: Any) -> None:
    """The same from features that are already in `activations.inputs`."""
    forward(network.value, activations)
    highest, norm = -1e30, 0.0
    for seat in range(SEATS):
        wins[seat] = points[seat] = 0.0
    for relative_seat in range(players):
        seat = (viewer + relative_seat) % players
        wins[seat] = last(network.value, relative_seat, activations.units)
        points[seat] = last(network.value, SEATS + relative_seat, activations.units)
        highest = max(highest, wins[seat])
    for seat in range(players):
        wins[seat] = exp(wins[seat] - highest)
        norm += wins[seat]
    for seat in range(players):
        wins[seat] /= norm
