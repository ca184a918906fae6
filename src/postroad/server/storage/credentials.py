"""Credentials of players: devices (browsers), API keys of programs, and codes that add another device."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from sqlalchemy import ColumnElement, Executable, Table, delete, exists, func, insert, literal, select, update

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.players import Players, digest, insert_secret, new_id, new_secret, random_code
from postroad.server.storage.schema import PLAYERS, SECRETS
from postroad.server.tables.player import AuthenticatedPlayer, Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ApiKey, Device

CODE_LENGTH = 12  # 59 bits


class Credentials:
    def __init__(self, storage: Database, players: Players, limits: Limits, time: Time) -> None:
        self._storage = storage
        self._players = players
        self._limits = limits
        self._time = time

    # Codes

    async def code(self, player: Player) -> str:
        """A single-use code that signs another device in as this player. It replaces the previous code."""
        code, now = random_code(CODE_LENGTH), self._time.now()
        await self._storage.commit(
            delete(SECRETS).where(*_of(player, "device-link")),
            insert_secret(player, "device-link", code, now, expires=now + self._limits.device_code_lifetime),
        )
        return code

    async def owner_of(self, code: str) -> Player | None:
        """The player whom this code belongs to. The code stays valid."""
        wanted = select(PLAYERS).join(SECRETS, SECRETS.c.player == PLAYERS.c.id).where(*self._valid(code), ~PLAYERS.c.banned)
        rows = await self._storage.rows(wanted)
        return Player(rows[0]["id"], rows[0]["name"], rows[0]["muted"]) if rows else None

    async def accept(self, code: str, before: AuthenticatedPlayer | None) -> tuple[Player, str] | None:
        """Turn the code into the other browser's secret, in one statement: a code works once, and a failure loses nothing. The
        credential that the browser had before is deleted."""
        player = await self.owner_of(code)  # invalid codes cause no write
        if player is None:
            return None
        secret, now = new_secret(), self._time.now()
        new: dict[str, Any] = {"digest": digest(secret), "id": new_id(), "kind": "browser", "expires": None, "created": now}
        left = [_delete_replaced(before, new["digest"])] if before and before.credential.kind == "browser" else []
        there = select(SECRETS.c.id).where(SECRETS.c.digest == new["digest"])
        known = await self._storage.commit_checked(there, update(SECRETS).where(*self._valid(code)).values(**new), *left)
        self._players.clear_cache()
        return (player, secret) if known else None

    def _valid(self, code: str) -> tuple[ColumnElement[bool], ...]:
        right = SECRETS.c.digest == digest(code.strip().lower())
        return right, SECRETS.c.kind == "device-link", SECRETS.c.expires > self._time.now()

    # Devices

    async def devices(self, caller: AuthenticatedPlayer) -> list[Device]:
        rows = await self._listed(caller.player, "browser")
        return [{**cast(Device, row), "here": row["id"] == caller.credential.id} for row in rows]

    async def name_device(self, player: Player, device: str, label: str) -> None:
        this = (*_of(player, "browser"), SECRETS.c.id == device)
        (count,) = await self._storage.commit(update(SECRETS).where(*this).values(label=label))
        if not count:
            raise CommandRejected("no-device")

    async def delete_device(self, player: Player, device: str) -> None:
        if not await self._delete(*_of(player, "browser"), SECRETS.c.id == device):
            raise CommandRejected("no-device")

    async def delete_other_devices(self, caller: AuthenticatedPlayer) -> set[str]:
        """Sign out all other devices and return their ids. One statement also deletes an open code, which could become a device
        meanwhile. A device that signs in just before is signed out at the next sweep."""
        others = {str(row["id"]) for row in await self._listed(caller.player, "browser")} - {caller.credential.id}
        await self._delete(*_of(caller.player, "browser", "device-link"), SECRETS.c.id != caller.credential.id)
        return others

    # API keys

    async def new_api_key(self, player: Player, label: str) -> tuple[str, str]:
        """The id of a new key, and the key itself, which is shown only now."""
        key_id, key = new_id(), new_secret()
        named = {"digest": digest(key), "id": key_id, "player": player.id, "kind": "key"}
        new = {**named, "label": label, "created": self._time.now()}
        (count,) = await self._storage.commit(insert_if_fewer(SECRETS, new, (self._limits.max_api_keys, _of(player, "key"))))
        if not count:
            raise CommandRejected("too-many")
        return key_id, key

    async def api_keys(self, player: Player) -> list[ApiKey]:
        return [cast(ApiKey, row) for row in await self._listed(player, "key")]

    async def delete_key(self, player: Player, key_id: str) -> None:
        if not await self._delete(*_of(player, "key"), SECRETS.c.id == key_id):
            raise CommandRejected("no-key")

    # Both

    async def _listed(self, player: Player, kind: str) -> list[dict[str, object]]:
        """The player's credentials of a kind, the oldest first."""
        wanted = select(SECRETS.c.id, SECRETS.c.label, SECRETS.c.created, SECRETS.c.used).where(*_of(player, kind))
        return [dict(row) for row in await self._storage.rows(wanted.order_by(SECRETS.c.created, SECRETS.c.id))]

    async def _delete(self, *these: ColumnElement[bool]) -> int:
        """Delete credentials; returns how many there were."""
        (count,) = await self._storage.commit(delete(SECRETS).where(*these))
        self._players.clear_cache()
        return count


def _of(player: Player, *kinds: str) -> tuple[ColumnElement[bool], ...]:
    return SECRETS.c.player == player.id, SECRETS.c.kind.in_(kinds)


def insert_if_fewer(table: Table, new: Mapping[str, Any], *limits: tuple[int, Sequence[ColumnElement[bool]]]) -> Executable:
    """Insert a row unless a limit is reached. The database counts, so parallel requests cannot pass the limit."""
    fewer = [select(func.count()).select_from(table).where(*these).scalar_subquery() < most for most, these in limits]
    row = select(*(literal(value, table.c[name].type) for name, value in new.items())).where(*fewer)
    return insert(table).from_select(list(new), row).execution_options(preserve_rowcount=True)


def _delete_replaced(before: AuthenticatedPlayer, now: str) -> Executable:
    """Delete the browser's old credential once the new secret, of this digest, is stored."""
    known = SECRETS.alias("known")
    return delete(SECRETS).where(SECRETS.c.id == before.credential.id, exists().where(known.c.digest == now))
