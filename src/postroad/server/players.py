"""Players: guests with a name, and the secrets by which they are known again. Only digests of secrets are kept."""

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import insert, select

from postroad.server.refusal import Refusal
from postroad.server.schema import PLAYERS, SECRETS
from postroad.server.storage import Storage

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
ID_LENGTH = 10
CODE_LENGTH = 12  # of a code to move by: 59 bits, and ten minutes to guess them
CODE_LIFE = 600.0  # seconds
REMEMBERED = 5.0  # seconds for which a secret is not looked up again
NOTED = 60.0  # seconds between two notes that a secret was used


class Player(NamedTuple):
    id: str  # public
    name: str
    muted: bool = False


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Players:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, secret: str) -> Player | None:
        """Whose secret this is; None if it is nobody's."""
        wanted = (
            select(PLAYERS)
            .join(SECRETS, SECRETS.c.player == PLAYERS.c.id)
            .where(SECRETS.c.digest == digest(secret), SECRETS.c.kind != "move")
        )
        rows = await self._storage.rows(wanted)
        if not rows:
            return None
        row: Any = rows[0]
        if row["banned"]:
            raise Refusal(403, "banned")
        return Player(row["id"], row["name"], row["muted"])

    async def new(self, name: str) -> tuple[Player, str]:
        """A guest, and the secret for the guest's browser."""
        player, secret = Player(new_id(), name), secrets.token_urlsafe(32)
        await self._storage.commit(
            insert(PLAYERS).values(id=player.id, name=name, created=time.time()),
            insert(SECRETS).values(digest=digest(secret), id=new_id(), player=player.id, kind="browser", created=time.time()),
        )
        return player, secret
