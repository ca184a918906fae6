"""Players: guests with a name, known again by a secret. Only digests of secrets are kept; see credentials.py."""

import contextlib
import hashlib
import secrets
from collections import OrderedDict
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.schema import PLAYERS, SECRETS
from postroad.server.tables.player import AuthenticatedPlayer, Credential, Player
from postroad.server.tables.rejections import CommandRejected

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
ID_LENGTH = 10


# Made once: nearly every request asks for it.
WHOSE = (
    select(PLAYERS, SECRETS.c.id.label("credential"), SECRETS.c.kind, SECRETS.c.used)
    .join(SECRETS, SECRETS.c.player == PLAYERS.c.id)
    .where(SECRETS.c.digest == bindparam("digest"), SECRETS.c.kind != "device-link")
)


class Found(NamedTuple):
    """Whom a secret belongs to, and until when that need not be looked up again."""

    caller: AuthenticatedPlayer
    banned: bool
    until: float


class Players:
    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._limits = limits
        self._time = time
        self._found: OrderedDict[str, Found] = OrderedDict()
        self._forgotten = 0  # how often

    async def of(self, secret: str) -> AuthenticatedPlayer | None:
        """Whose secret this is; None if it is nobody's."""
        key = digest(secret)
        found = self._found.get(key)
        if found is None or found.until < self._time.monotonic():
            found = await self._look_up(key)
        if found is None:
            return None
        if found.banned:
            raise CommandRejected(403, "banned")
        return found.caller

    async def _look_up(self, key: str) -> Found | None:
        self._found.pop(key, None)
        before = self._forgotten
        rows = await self._storage.rows(WHOSE, digest=key)
        if not rows:
            return None
        row = rows[0]
        if (row["used"] or 0) < self._time.now() - self._limits.noted:
            with contextlib.suppress(SQLAlchemyError):  # who is known is let in, though nothing can be written
                await self._storage.commit(update(SECRETS).where(SECRETS.c.digest == key).values(used=self._time.now()))
        caller = AuthenticatedPlayer(Player(row["id"], row["name"], row["muted"]), Credential(row["credential"], row["kind"]))
        found = Found(caller, row["banned"], self._time.monotonic() + self._limits.remembered)
        if self._forgotten == before:  # or it may be worth nothing since it was read
            self._found[key] = found
        while len(self._found) > self._limits.most_remembered:
            self._found.popitem(last=False)
        return found

    async def new(self, name: str) -> tuple[Player, str]:
        """A guest, and the secret for the guest's browser."""
        player, secret = Player(new_id(), name), new_secret()
        here = insert(PLAYERS).values(id=player.id, name=name, created=self._time.now())
        await self._storage.commit(here, kept(player, "browser", secret, self._time.now()))
        return player, secret

    async def rename(self, player: Player, name: str) -> Player:
        await self._storage.commit(update(PLAYERS).where(PLAYERS.c.id == player.id).values(name=name))
        self.forget()
        return player._replace(name=name)

    def forget(self) -> None:
        """Something was changed: everybody is looked up again."""
        self._forgotten += 1
        self._found.clear()


def marked(player: str, **marks: bool) -> Executable:
    """Muted or banned, or not any more."""
    return update(PLAYERS).where(PLAYERS.c.id == player).values(**marks)


def kept(player: Player, kind: str, secret: str, at: float, **more: Any) -> Executable:
    """How a secret is stored."""
    named = {"digest": digest(secret), "id": new_id(), "player": player.id, "kind": kind}
    return insert(SECRETS).values(**{**named, "created": at, **more})


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    return random_code(ID_LENGTH)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def random_code(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
