"""A player as others know them, and the credential by which the server recognises them."""

from typing import Literal, NamedTuple


class Player(NamedTuple):
    """A player."""

    id: str
    name: str
    muted: bool = False


class Credential(NamedTuple):
    """What identifies a player: a browser's cookie or a program's API key."""

    id: str
    kind: Literal["browser", "key"]


class AuthenticatedPlayer(NamedTuple):
    """The player behind a request, with the credential it came with."""

    player: Player
    credential: Credential
