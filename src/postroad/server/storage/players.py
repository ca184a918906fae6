"""Players: guests with a name, recognised by a secret. Only digests of secrets are stored; see credentials.py."""

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

CODE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without look-alikes
ID_LENGTH = 10


# Built once: nearly every request runs it. A device-link code is no login.
BY_DIGEST = (
    select(PLAYERS, SECRETS.c.id.label("credential"), SECRETS.c.kind, SECRETS.c.used)
    .join(SECRETS, SECRETS.c.player == PLAYERS.c.id)
    .where(SECRETS.c.digest == bindparam("digest"), SECRETS.c.kind != "device-link")
)


class CachedLogin(NamedTuple):
    """The owner of a secret, cached until a time."""

    caller: AuthenticatedPlayer
    banned: bool
    until: float


class Players:
    """All players."""

    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._limits = limits
        self._time = time
        self._cache: OrderedDict[str, CachedLogin] = OrderedDict()
        self._generation = 0  # counts invalidations

    async def of(self, secret: str) -> AuthenticatedPlayer | None:
        """The owner of this secret; None for an unknown one."""
        key = digest(secret)
        login = self._cache.get(key)
        if login is None or login.until < self._time.monotonic():
            login = await self._look_up(key)
        if login is None:
            return None
        if login.banned:
            raise CommandRejected("banned")
        return login.caller

    async def _look_up(self, key: str) -> CachedLogin | None:
        self._cache.pop(key, None)
        before = self._generation
        rows = await self._storage.rows(BY_DIGEST, digest=key)
        if not rows:
            return None
        row = rows[0]
        if (row["used"] or 0) < self._time.now() - self._limits.last_used_interval:
            with contextlib.suppress(SQLAlchemyError):  # a known player gets in even if nothing can be written
                await self._storage.commit(update(SECRETS).where(SECRETS.c.digest == key).values(used=self._time.now()))
        caller = AuthenticatedPlayer(Player(row["id"], row["name"], row["muted"]), Credential(row["credential"], row["kind"]))
        login = CachedLogin(caller, row["banned"], self._time.monotonic() + self._limits.login_cache_seconds)
        if self._generation == before:  # otherwise the login may have changed since the query
            self._cache[key] = login
        while len(self._cache) > self._limits.login_cache_size:
            self._cache.popitem(last=False)
        return login

    async def new(self, name: str) -> tuple[Player, str]:
        """A new guest, and the secret for their browser."""
        player, secret = Player(new_id(), name), new_secret()
        here = insert(PLAYERS).values(id=player.id, name=name, created=self._time.now())
        await self._storage.commit(here, insert_secret(player, "browser", secret, self._time.now()))
        return player, secret

    async def rename(self, player: Player, name: str) -> Player:
        await self._storage.commit(update(PLAYERS).where(PLAYERS.c.id == player.id).values(name=name))
        self.clear_cache()
        return player._replace(name=name)

    def clear_cache(self) -> None:
        """Forget all cached logins after a change."""
        self._generation += 1
        self._cache.clear()


def update_player(player: str, **flags: bool) -> Executable:
    """Set or clear `muted` or `banned`."""
    return update(PLAYERS).where(PLAYERS.c.id == player).values(**flags)


def insert_secret(player: Player, kind: str, secret: str, at: float, **more: Any) -> Executable:
    """Store the digest of a secret."""
    named = {"digest": digest(secret), "id": new_id(), "player": player.id, "kind": kind}
    return insert(SECRETS).values(**{**named, "created": at, **more})


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    return random_code(ID_LENGTH)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def random_code(count: int) -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(count))
