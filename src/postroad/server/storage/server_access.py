"""Who has come in where only invited people may, and whose browser is the host's: what they hold, and codes that are good for one
of these. Only digests are kept."""

from collections import OrderedDict
from typing import Any, Literal

from sqlalchemy import Executable, insert, select, update

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.players import digest, new_secret, random_code
from postroad.server.storage.schema import ACCESS

CODE_LENGTH = 16  # 79 bits: it may lie in a mailbox for long
LINK_LIFE = 3600.0  # seconds, of a link that opens the page of the host
HOST_LIFE = 30 * 24 * 3600  # seconds, of what it becomes

CodeKind = Literal["invitation", "link"]
SecretKind = Literal["pass", "host"]


class ServerAccess:
    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._limits = limits
        self._time = time
        self._seen: OrderedDict[str, float] = OrderedDict()  # digests of passes, and until when they need not be looked up again

    async def holds(self, secret: str) -> bool:
        """Is it the secret of a pass?"""
        key = digest(secret)
        if self._seen.get(key, 0.0) > self._time.monotonic():
            return True
        wanted = select(ACCESS.c.digest).where(ACCESS.c.digest == key, ACCESS.c.kind == "pass")
        if not await self._storage.rows(wanted):
            self._seen.pop(key, None)
            return False
        self._seen[key] = self._time.monotonic() + self._limits.remembered
        while len(self._seen) > self._limits.most_remembered:
            self._seen.popitem(last=False)
        return True

    async def by_invitation(self, code: str) -> str | None:
        """The invitation becomes a pass. The secret of that."""
        return await self._by_code("invitation", code, "pass", None)

    async def by_link(self, code: str) -> str | None:
        """Likewise, of a link that opens the page of the host."""
        return await self._by_code("link", code, "host", self._time.now() + HOST_LIFE)

    async def _by_code(self, kind: CodeKind, code: str, becomes: SecretKind, expires: float | None) -> str | None:
        """In one step: so nobody can use it twice."""
        valid = ACCESS.c.digest == digest(code), ACCESS.c.kind == kind, ACCESS.c.expires > self._time.now()
        if not await self._storage.rows(select(ACCESS.c.digest).where(*valid)):
            return None  # wrong codes write nothing
        secret = new_secret()
        there = select(ACCESS.c.digest).where(ACCESS.c.digest == digest(secret))
        became = update(ACCESS).where(*valid).values(self._held(secret, becomes, expires))
        return secret if await self._storage.stored(there, became) else None

    async def is_host(self, secret: str) -> bool:
        held = (
            ACCESS.c.digest == digest(secret),
            ACCESS.c.kind == "host",
            ACCESS.c.expires > self._time.now(),
        )
        return bool(await self._storage.rows(select(ACCESS.c.digest).where(*held)))

    async def by_word(self) -> str:
        """The secret of a pass for somebody who knew the word."""
        secret = new_secret()
        await self._storage.commit(insert(ACCESS).values(self._held(secret, "pass", None)))
        return secret

    def _held(self, secret: str, kind: SecretKind, expires: float | None) -> dict[str, Any]:
        return {"digest": digest(secret), "kind": kind, "created": self._time.now(), "expires": expires}


def new_code() -> str:
    return random_code(CODE_LENGTH)


def stored(kind: CodeKind, code: str, now: float, life: float) -> Executable:
    """A code: an invitation, which lets somebody in, or a link, which opens the page of the host."""
    return insert(ACCESS).values(digest=digest(code), kind=kind, created=now, expires=now + life)
