"""One game for the interfaces of other libraries: observations, masks and rewards of a Game."""

import numpy as np
from numpy.typing import NDArray

from postroad.envs.games import reward
from postroad.game import Game
from postroad.observation import FEATURES, observe
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.engine import engine
from postroad.rules.jit_cache import compiled
from postroad.rules.state import STATE, Raw


def observe_view(hidden: Raw, viewer: int, out: NDArray[np.int8]) -> None:
    observe(hidden.view(STATE)[0], viewer, out)


observe_fast = compiled("postroad.bots", allocates=False)(observe_view)


def observation(game: Game, seat: int) -> NDArray[np.int8]:
    """What the seat knows of the game."""
    out = np.empty(FEATURES, np.int8)
    observe_fast(game.view(seat).bytes, seat, out)
    return out


def action_mask(game: Game, seat: int) -> NDArray[np.int8]:
    """1 for each legal action of the seat; only zeros if another seat must decide."""
    out = np.zeros(ACTIONS, np.int8)
    if game.seat == seat:
        out[list(game.legal_numbers())] = 1
    return out


def rewards(game: Game, margin: float) -> list[float]:
    """The reward of each seat, if the game were scored now."""
    points = game.points()
    winner = engine.points(game.bytes, np.zeros(SEATS, np.int64))
    return [reward(points, len(points), winner, seat, margin) for seat in range(len(points))]
