"""A player, as everybody may know them; and somebody who asks, with what they are known by."""

from typing import Literal, NamedTuple


class Player(NamedTuple):
    id: str
    name: str
    muted: bool = False


class Credential(NamedTuple):
    """By what the server knows a player: a browser's cookie or a program's API key."""

    id: str
    kind: Literal["browser", "key"]


class AuthenticatedPlayer(NamedTuple):
    player: Player
    credential: Credential
