"""Access to an invite-only server and to the operator's page: passes and operator logins of browsers, and single-use codes for
them. Only digests are stored."""

from collections import OrderedDict
from typing import Any, Literal

from sqlalchemy import Executable, insert, select, update

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.players import digest, new_secret, random_code
from postroad.server.storage.schema import ACCESS

CODE_LENGTH = 16  # 79 bits: it may stay in a mailbox for long
LINK_LIFETIME = 3600.0  # seconds that an operator link is valid
OPERATOR_LIFETIME = 30 * 24 * 3600  # seconds that an operator login lasts

CodeKind = Literal["invitation", "link"]
SecretKind = Literal["pass", "host"]


class ServerAccess:
    """All passes, logins and codes."""

    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._limits = limits
        self._time = time
        self._seen: OrderedDict[str, float] = OrderedDict()  # digests of passes, cached until a time

    async def has_pass(self, secret: str) -> bool:
        """Whether this is the secret of a pass."""
        key = digest(secret)
        if self._seen.get(key, 0.0) > self._time.monotonic():
            return True
        wanted = select(ACCESS.c.digest).where(ACCESS.c.digest == key, ACCESS.c.kind == "pass")
        if not await self._storage.rows(wanted):
            self._seen.pop(key, None)
            return False
        self._seen[key] = self._time.monotonic() + self._limits.login_cache_seconds
        while len(self._seen) > self._limits.login_cache_size:
            self._seen.popitem(last=False)
        return True

    async def by_invitation(self, code: str) -> str | None:
        """Turn an invitation into a pass; returns the secret."""
        return await self._by_code("invitation", code, "pass", None)

    async def by_link(self, code: str) -> str | None:
        """Turn an operator link into an operator login; returns the secret."""
        return await self._by_code("link", code, "host", self._time.now() + OPERATOR_LIFETIME)

    async def _by_code(self, kind: CodeKind, code: str, secret_kind: SecretKind, expires: float | None) -> str | None:
        """Convert the code in one statement, so that it works once."""
        valid = ACCESS.c.digest == digest(code), ACCESS.c.kind == kind, ACCESS.c.expires > self._time.now()
        if not await self._storage.rows(select(ACCESS.c.digest).where(*valid)):
            return None  # invalid codes cause no write
        secret = new_secret()
        there = select(ACCESS.c.digest).where(ACCESS.c.digest == digest(secret))
        converted = update(ACCESS).where(*valid).values(self._row(secret, secret_kind, expires))
        return secret if await self._storage.commit_checked(there, converted) else None

    async def is_operator(self, secret: str) -> bool:
        """Whether this is the secret of an operator login."""
        row = (
            ACCESS.c.digest == digest(secret),
            ACCESS.c.kind == "host",
            ACCESS.c.expires > self._time.now(),
        )
        return bool(await self._storage.rows(select(ACCESS.c.digest).where(*row)))

    async def by_passphrase(self) -> str:
        """The secret of a new pass for a browser that sent the passphrase."""
        secret = new_secret()
        await self._storage.commit(insert(ACCESS).values(self._row(secret, "pass", None)))
        return secret

    def _row(self, secret: str, kind: SecretKind, expires: float | None) -> dict[str, Any]:
        return {"digest": digest(secret), "kind": kind, "created": self._time.now(), "expires": expires}


def new_code() -> str:
    return random_code(CODE_LENGTH)


def insert_code(kind: CodeKind, code: str, now: float, life: float) -> Executable:
    """Store a code: an invitation to the server, or a link to the operator's page."""
    return insert(ACCESS).values(digest=digest(code), kind=kind, created=now, expires=now + life)
