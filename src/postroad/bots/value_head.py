"""How a game will end, as the network expects it from what a seat knows."""

from typing import Any

from postroad.bots.features import observe
from postroad.bots.network import forward, last
from postroad.bots.portable_exp import exp
from postroad.rules.board import SEATS
from postroad.rules.jit import rule
from postroad.rules.state import State, to_int


@rule
def foretell(network: Any, nerves: Any, hidden: State, viewer: int, wins: Any, points: Any) -> None:
    """For each seat its chance to win, all together 1, and its points at the end."""
    observe(hidden, viewer, nerves.seen)
    read(network, nerves, to_int(hidden.players), viewer, wins, points)


@rule
def read(network: Any, nerves: Any, players: int, viewer: int, wins: Any, points: Any) -> None:
    """The same, from what was observed already."""
    forward(network.outlook, nerves)
    highest, norm = -1e30, 0.0
    for seat in range(SEATS):
        wins[seat] = points[seat] = 0.0
    for chair in range(players):
        seat = (viewer + chair) % players
        wins[seat] = last(network.outlook, chair, nerves.levels)
        points[seat] = last(network.outlook, SEATS + chair, nerves.levels)
        highest = max(highest, wins[seat])
    for seat in range(players):
        wins[seat] = exp(wins[seat] - highest)
        norm += wins[seat]
    for seat in range(players):
        wins[seat] /= norm
