"""Who asks: the player behind a request."""

from typing import NamedTuple


class Player(NamedTuple):
    id: str  # public
    name: str
    muted: bool = False
