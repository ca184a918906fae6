"""What a game will come to, as far as can be said: each seat's chance to win and its points at the end."""

from typing import Any, NamedTuple

import numpy as np

from postroad.bots.network import NERVES
from postroad.bots.value_head import foretell
from postroad.bots.weights import shipped
from postroad.rules.board import SEATS
from postroad.rules.jit_cache import compiled
from postroad.rules.phases import OVER
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import STATE, Raw
from postroad.view import View, checked_view


class Evaluation(NamedTuple):
    wins: tuple[float, ...]  # for each seat its chance, all together 1
    points: tuple[float, ...]  # for each seat, at the end


def _foretell(networks: Any, nerves: Any, raw: Raw, viewer: int, wins: Any, points: Any) -> None:
    foretell(networks[0], nerves[0], raw.view(STATE)[0], viewer, wins, points)


_foretell_fast = compiled("postroad.bots")(_foretell)


def evaluate(view: View) -> Evaluation:
    """How a seat's view is expected to end if everybody plays on like the master; a game that is over tells what it came to."""
    state = checked_view(view).state
    players = int(state.players)
    if state.phase == OVER:
        won = int(winner(state))
        return Evaluation(
            tuple(float(seat == won) for seat in range(players)), tuple(float(points_of(state, seat)) for seat in range(players))
        )
    if view.seat is None:
        raise ValueError("a spectator knows too little; evaluate the view of a seat")
    wins, points = np.zeros(SEATS), np.zeros(SEATS)
    _foretell_fast(shipped(), np.zeros(1, NERVES), view.bytes, view.seat, wins, points)
    return Evaluation(tuple(wins[:players].tolist()), tuple(points[:players].tolist()))
