"""Evaluation of a game: each seat's chance to win and its expected points at the end."""

from typing import Any, NamedTuple

import numpy as np

from postroad.bots.network import ACTIVATIONS
from postroad.bots.value_head import predict
from postroad.bots.weights import shipped
from postroad.rules.board import SEATS
from postroad.rules.jit_cache import compiled
from postroad.rules.phases import OVER
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import STATE, Raw
from postroad.view import View, checked_view


class Evaluation(NamedTuple):
    """A prediction of how a game ends."""

    wins: tuple[float, ...]  # each seat's chance; their sum is 1
    points: tuple[float, ...]  # each seat's points at the end


def _predict(networks: Any, activations: Any, raw: Raw, viewer: int, wins: Any, points: Any) -> None:
    predict(networks[0], activations[0], raw.view(STATE)[0], viewer, wins, points)


_predict_fast = compiled("postroad.bots")(_predict)


def evaluate(view: View) -> Evaluation:
    """Predict the result from a seat's view if all play on like the master; a finished game gives its actual result.

    >>> from postroad import Game, evaluate
    >>> wins, points = evaluate(Game.new(players=2, seed=7).view(0))
    >>> round(sum(wins), 6), len(points)
    (1.0, 2)
    """
    state = checked_view(view).state
    players = int(state.players)
    if state.phase == OVER:
        won = int(winner(state))
        return Evaluation(
            tuple(float(seat == won) for seat in range(players)), tuple(float(points_of(state, seat)) for seat in range(players))
        )
    if view.seat is None:
        raise ValueError("cannot evaluate a spectator's view; pass the view of a seat")
    wins, points = np.zeros(SEATS), np.zeros(SEATS)
    _predict_fast(shipped(), np.zeros(1, ACTIVATIONS), view.bytes, view.seat, wins, points)
    return Evaluation(tuple(wins[:players].tolist()), tuple(points[:players].tolist()))
