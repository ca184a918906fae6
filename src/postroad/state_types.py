"""The type of a state with named fields, as `Game.state` and `View.state` return it. A test compares it with rules/state.py."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Byte = np.uint8
Bytes = NDArray[np.uint8]


class GameState(Protocol):
    """A NumPy record. docs/files.md describes each field; a city is an index of CITY_IDS, a mask has a bit for each city."""

    rng: NDArray[np.uint32]
    hand: NDArray[np.uint32]
    known: NDArray[np.uint32]
    offices: NDArray[np.uint32]
    open: np.uint32
    round_number: np.uint16
    progress: np.uint16
    players: Byte
    phase: Byte
    turn: Byte
    seat: Byte
    official: Byte
    after: Byte
    way: Byte
    final: Byte
    market: Bytes
    deck_size: Byte
    deck: Bytes
    discard_size: Byte
    discard: Bytes
    hand_size: Bytes
    route_size: Bytes
    route: Bytes
    carriage: Bytes
    tiles: Bytes
    tokens: Bytes
    chips: Bytes
    coach: Bytes
    clergy: Bytes
    waiting: Bytes
    owed: Bytes

    def __getitem__(self, name: str) -> Any:
        """A field by its name; the options of the game are fields too."""
