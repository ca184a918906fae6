"""A player, as everybody may know them."""

from typing import NamedTuple


class Player(NamedTuple):
    id: str
    name: str
    muted: bool = False
