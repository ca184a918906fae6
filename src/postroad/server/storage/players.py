"""Players: guests with a name, and the secrets by which they are known again. Only digests of secrets are kept."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Any, NamedTuple, cast

from sqlalchemy import Executable, delete, func, insert, select, update

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.schema import PLAYERS, SECRETS
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.words import Token

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
ID_LENGTH = 10
CODE_LENGTH = 12  # of a code to move by: 59 bits


class Found(NamedTuple):
    """Whom a secret belongs to, and until when that need not be looked up again."""

    player: Player
    banned: bool
    until: float


class Players:
    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._limits = limits
        self._time = time
        self._found: OrderedDict[str, Found] = OrderedDict()

    async def of(self, secret: str) -> Player | None:
        """Whose secret this is; None if it is nobody's."""
        key = digest(secret)
        found = self._found.get(key)
        if found is None or found.until < self._time.monotonic():
            found = await self._look_up(key)
        if found is None:
            return None
        if found.banned:
            raise Refusal(403, "banned")
        return found.player

    async def _look_up(self, key: str) -> Found | None:
        self._found.pop(key, None)
        belongs = SECRETS.c.player == PLAYERS.c.id
        wanted = select(PLAYERS, SECRETS.c.kind, SECRETS.c.used).join(SECRETS, belongs)
        rows = await self._storage.rows(wanted.where(SECRETS.c.digest == key, SECRETS.c.kind != "move"))
        if not rows:
            return None
        row = rows[0]
        if row["kind"] == "token" and (row["used"] or 0) < self._time.now() - self._limits.noted:
            await self._storage.commit(update(SECRETS).where(SECRETS.c.digest == key).values(used=self._time.now()))
        player = Player(row["id"], row["name"], row["muted"])
        found = self._found[key] = Found(player, row["banned"], self._time.monotonic() + self._limits.remembered)
        while len(self._found) > self._limits.most_remembered:
            self._found.popitem(last=False)
        return found

    async def new(self, name: str) -> tuple[Player, str]:
        """A guest, and the secret for the guest's browser."""
        player, secret = Player(new_id(), name), new_secret()
        here = insert(PLAYERS).values(id=player.id, name=name, created=self._time.now())
        await self._storage.commit(here, self._kept(player, "browser", secret))
        return player, secret

    async def rename(self, player: Player, name: str) -> Player:
        await self._storage.commit(update(PLAYERS).where(PLAYERS.c.id == player.id).values(name=name))
        self._found.clear()
        return player._replace(name=name)

    # Another device

    async def code(self, player: Player) -> str:
        """A code that moves the player to another device, once and soon. The last one is enough."""
        code = _letters(CODE_LENGTH)
        outdated = delete(SECRETS).where(SECRETS.c.player == player.id, SECRETS.c.kind == "move")
        await self._storage.commit(outdated, self._kept(player, "move", code, expires=self._time.now() + self._limits.code_life))
        return code

    async def moved(self, code: str) -> tuple[Player, str] | None:
        """The code becomes the other browser's secret, in one step: so nobody can use it twice."""
        secret = new_secret()
        valid = (SECRETS.c.digest == digest(code.strip().lower()), SECRETS.c.kind == "move", SECRETS.c.expires > self._time.now())
        changed = update(SECRETS).where(*valid).values(digest=digest(secret), id=new_id(), kind="browser", expires=None)
        (count,) = await self._storage.commit(changed)
        player = await self.of(secret) if count else None
        return (player, secret) if player else None

    # Tokens for programs

    async def new_token(self, player: Player, label: str) -> tuple[str, str]:
        """Its id, and the token itself, which nobody can find out again."""
        of_player = (SECRETS.c.player == player.id, SECRETS.c.kind == "token")
        (row,) = await self._storage.rows(select(func.count().label("count")).select_from(SECRETS).where(*of_player))
        if row["count"] >= self._limits.most_tokens:
            raise Refusal(409, "too-many")
        token_id, token = new_id(), new_secret()
        await self._storage.commit(self._kept(player, "token", token, id=token_id, label=label))
        return token_id, token

    async def tokens(self, player: Player) -> list[Token]:
        columns = (SECRETS.c.id, SECRETS.c.label, SECRETS.c.created, SECRETS.c.used)
        wanted = select(*columns).where(SECRETS.c.player == player.id, SECRETS.c.kind == "token")
        return [cast(Token, dict(row)) for row in await self._storage.rows(wanted.order_by(SECRETS.c.created))]

    async def delete_token(self, player: Player, token_id: str) -> None:
        of_player = (SECRETS.c.player == player.id, SECRETS.c.kind == "token", SECRETS.c.id == token_id)
        (count,) = await self._storage.commit(delete(SECRETS).where(*of_player))
        self._found.clear()
        if not count:
            raise Refusal(404, "no-token")

    def _kept(self, player: Player, kind: str, secret: str, **more: Any) -> Executable:
        named = {"digest": digest(secret), "id": new_id(), "player": player.id, "kind": kind}
        return insert(SECRETS).values(**{**named, "created": self._time.now(), **more})


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    return _letters(ID_LENGTH)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
