"""Tables, their logs and what is said at them, in the database."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple, TypedDict, TypeVar, cast

from sqlalchemy import Select, Update, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from postroad.server.settings import Limits
from postroad.server.storage import table_queries
from postroad.server.storage.corrupt_tables import FALSE, CorruptTables, Damaged, is_passing
from postroad.server.storage.database import Database
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.group_commit import MUST
from postroad.server.storage.notification_channels import Turn, wait_of, waiting
from postroad.server.storage.row_codecs import (
    ENTRY,
    Before,
    entry_of,
    insertion,
    new_table,
    places,
    renewal,
    seat_of,
    seating_table_of,
    snapped,
)
from postroad.server.storage.schema import CHAT, LOG, MEMBERSHIPS, PLAYERS, SNAPSHOTS, TABLES
from postroad.server.storage.server_flags import rests_of
from postroad.server.tables.entries import Entry
from postroad.server.tables.seating import SeatingTable
from postroad.server.tables.snapshot import Snapshot, is_due
from postroad.server.tables.table import Change, Table, TableHost, TableTerms, summary
from postroad.server.tables.wire_types import LobbyTable, MyTable, Reaction

T = TypeVar("T")


class StoredChatMessage(TypedDict):
    """A line of a table's chat: a text or a reaction."""

    n: int
    at: float  # unix seconds
    player: str
    name: str
    seat: int | None
    text: str | None
    reaction: Reaction | None


Stand = tuple[Literal["seating", "playing"], int]  # with the version, or the seq of the log's last entry


class Reached(NamedTuple):
    """How far a table has come."""

    id: str
    seq: int  # of the log's last entry
    version: int | None  # while people gather
    rematch: str | None
    said: int  # the number of the last line

    @property
    def stand(self) -> Stand:
        return ("playing", self.seq) if self.version is None else ("seating", self.version)


VERSION = TABLES.c.seating["version"].as_integer()
REACHED = (
    TABLES.c.id,
    TABLES.c.rematch,
    VERSION.label("version"),
    table_queries.ENTRIES.label("seq"),
    select(func.max(CHAT.c.n)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery().label("said"),
)


def _unchanged(table_id: str, version: int) -> Update:
    """A change of a table where people gather, if it is still of this version."""
    return update(TABLES).where(TABLES.c.id == table_id, version == VERSION).execution_options(**MUST)


class Storage(Database):
    def __init__(self, place: DatabaseEngine) -> None:
        super().__init__(place)
        self.damage = CorruptTables()

    # Writing

    async def create(self, table: Table, again: Before | None = None) -> None:
        """A table in play; `again` is the one where these people have played before."""
        told = {"stage": "playing", "summary": summary(table.game, table.seats, table.awaits)}
        people = {seat.player for seat in table.seats}
        laid = new_table(table.id, table.created, table.game.options, table.terms, people, again, **told)
        await self.commit(*laid, insertion(table.id, table.entries[0]), about=again and f"{again.id}:")

    async def create_seating(self, seating_table: SeatingTable, again: Before | None = None) -> None:
        told = {"stage": "seating", "summary": seating_table.summary(), "seating": seating_table.to_row()}
        laid = new_table(
            seating_table.id,
            seating_table.created,
            seating_table.options,
            seating_table.terms,
            seating_table.people,
            again,
            **told,
        )
        await self.commit(*laid, about=again and f"{again.id}:")

    async def renew(self, seating_table: SeatingTable, at: float, before: int) -> None:
        """Behind, if it is not of the version `before` any more."""
        told = {"summary": seating_table.summary(), "seating": seating_table.to_row()}
        renewed = _unchanged(seating_table.id, before).values(updated=at, **told)
        gone = delete(MEMBERSHIPS).where(MEMBERSHIPS.c.table_id == seating_table.id)
        await self.commit(renewed, gone, *places(seating_table.id, seating_table.people), about=f"{seating_table.id}:")

    async def start(self, table: Table, before: int) -> None:
        """People who have gathered begin to play. Behind, as above."""
        told = {"stage": "playing", "summary": summary(table.game, table.seats, table.awaits), "seating": None}
        begun = _unchanged(table.id, before).values(updated=table.entries[0].at, **told)
        await self.commit(begun, insertion(table.id, table.entries[0]), about=f"{table.id}:")

    async def append(self, table_id: str, change: Change, people: Collection[str] = ()) -> None:
        """`people` are those whom the table concerns from then on, if they are others than before."""
        told = {
            "summary": summary(change.game, change.seats, change.awaits),
            "stage": "over" if change.game.over else "playing",
        }
        last = change.entries[-1]
        renewed = renewal(table_id, last.at, **told)
        others = [delete(MEMBERSHIPS).where(MEMBERSHIPS.c.table_id == table_id), *places(table_id, people)] if people else []
        kept = snapped(table_id, Snapshot.of(last.seq, change.game)) if is_due(change.entries, change.game) else []
        await self.commit(insertion(table_id, *change.entries), renewed, *others, *kept, about=f"{table_id}:{last.seq}")

    async def delete(self, table_id: str) -> None:
        await self.commit(delete(TABLES).where(TABLES.c.id == table_id), about=f"{table_id}:")

    async def say(self, table_id: str, line: StoredChatMessage) -> None:
        await self.commit(insert(CHAT).values(table_id=table_id, **line), about=f"{table_id}:")

    # Reading

    async def load(self, table_id: str, by_log: bool = False) -> Table | SeatingTable | None:
        """Damaged, if it cannot be read; all of its log is played through if that is wanted, or there is no snapshot."""
        try:
            return await self._loaded(table_id, by_log)
        except (*FALSE, DBAPIError) as error:
            if is_passing(error):
                raise
            self.damage.note(table_id, error)
            raise Damaged(table_id) from None

    async def _loaded(self, table_id: str, by_log: bool) -> Table | SeatingTable | None:
        hosted = select(TABLES, PLAYERS.c.name.label("host_name")).join(PLAYERS)
        rows = await self.rows(hosted.where(TABLES.c.id == table_id))
        if not rows:
            return None
        row = rows[0]
        terms = TableTerms(TableHost(row["host"], row["host_name"]), row["listed"], row["clock"], row["hints"], row["memory"])
        if row["stage"] == "seating":
            return seating_table_of(row, terms)
        seats = tuple(seat_of(seat) for seat in row["summary"]["seats"])
        snapshot = None if by_log else await self._snapshot(table_id)
        entries = await self.entries(table_id)
        told = (table_id, row["created"], row["options"], seats, entries, terms, row["rematch"], snapshot)
        table = await asyncio.to_thread(Table.from_log, *told)
        table.measured_elsewhere = self.shared
        table.clock_stops = await rests_of(self, closed=not table.has_day_clock)
        return table

    async def _snapshot(self, table_id: str) -> Snapshot | None:
        columns = [SNAPSHOTS.c[name] for name in Snapshot._fields]
        rows = await self.rows(select(*columns).where(SNAPSHOTS.c.table_id == table_id))
        return Snapshot(**rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        these = (LOG.c.table_id == table_id, LOG.c.seq > after)
        return [entry_of(row) for row in await self.rows(select(*ENTRY).where(*these).order_by(LOG.c.seq))]

    async def reached(self, table_ids: Collection[str]) -> dict[str, Reached]:
        """How far these tables have come. Those that are not there are not told."""
        rows = await self.rows(select(*REACHED).where(TABLES.c.id.in_(table_ids)))
        return {row["id"]: Reached(**{**row, "seq": row["seq"] or 0, "said": row["said"] or 0}) for row in rows}

    async def said(self, table_id: str, most: int) -> list[StoredChatMessage]:
        """The last lines of a table's chat, the oldest first."""
        columns = [column for column in CHAT.c if column is not CHAT.c.table_id]
        last = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n.desc()).limit(most)
        return [cast(StoredChatMessage, dict(row)) for row in reversed(await self.rows(last))]

    async def there(self, table_id: str) -> bool:
        return bool(await self.rows(select(TABLES.c.id).where(TABLES.c.id == table_id)))

    async def open_tables(self, host: str) -> int:
        """How many tables of this host are not over."""
        mine = (MEMBERSHIPS.c.player == host, TABLES.c.host == host, TABLES.c.stage != "over")
        (row,) = await self.rows(select(func.count().label("count")).select_from(TABLES).join(MEMBERSHIPS).where(*mine))
        return int(row["count"])

    async def tables_of(self, player: str, most: int) -> list[MyTable]:
        """A player's tables, the one where something happened last first; last those that are damaged."""
        rows = await self._sound_rows(table_queries.tables_of(player, most))
        told = [self._told(row, partial(table_queries.of_player, player=player)) for row in rows]
        mine = MEMBERSHIPS.c.player == player
        damaged = await self.rows(select(MEMBERSHIPS.c.table_id).where(mine, MEMBERSHIPS.c.table_id.in_(self.damage.tables)))
        return [table for table in told if table] + [await self._damaged(row["table_id"]) for row in damaged]

    async def _sound_rows(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows of tables, but for those that cannot be read: they are looked for only when something is wrong."""
        known = self.damage.tables
        try:
            return await self.rows(wanted.where(TABLES.c.id.not_in(known)))
        except (*FALSE, DBAPIError) as error:
            if is_passing(error):
                raise
            ids = [row["id"] for row in await self.rows(wanted.with_only_columns(TABLES.c.id, maintain_column_froms=True))]
        for table_id in set(ids) - known:
            try:
                await self.rows(wanted.where(TABLES.c.id == table_id))
            except (*FALSE, DBAPIError) as error:
                if is_passing(error):
                    raise
                self.damage.note(table_id, error)
        return await self.rows(wanted.where(TABLES.c.id.not_in(self.damage.tables)))

    def _told(self, row: Any, tell: Callable[[Any], T]) -> T | None:
        """What a list says of a table, None if that makes no sense."""
        try:
            return tell(row)
        except FALSE as error:
            self.damage.note(row["id"], error)
            return None

    async def _damaged(self, table_id: str) -> MyTable:
        """What can still be told of it."""
        plain = select(TABLES.c.host, TABLES.c.created, TABLES.c.updated).where(TABLES.c.id == table_id)
        try:
            (row,) = await self.rows(plain)
        except (ValueError, DBAPIError):
            row = {"host": "", "created": 0.0, "updated": 0.0}
        return table_queries.damaged(table_id, row)

    async def host_of(self, table_id: str) -> str | None:
        rows = await self.rows(select(TABLES.c.host).where(TABLES.c.id == table_id))
        return rows[0]["host"] if rows else None

    async def lobby(self, most: Mapping[str, int], of_host: int) -> list[LobbyTable]:
        """Listed tables: first those that wait for people, then those to watch."""
        seating_table = await self._sound_rows(table_queries.in_lobby("seating", most["seating"], of_host))
        playing = await self._sound_rows(table_queries.in_lobby("playing", most["playing"], of_host))
        told = [self._told(row, table_queries.for_all) for row in [*seating_table, *playing]]
        return [table for table in told if table]

    async def to_notify(self, now: float, limits: Limits) -> list[Turn]:
        """Who is waited for, and has a channel who does not know it yet."""
        rows = await self._sound_rows(waiting(now, limits))
        told = [self._told(row, partial(wait_of, long_clock=limits.long_clock)) for row in rows]
        return [wait for wait in told if wait]

    async def to_resume(self) -> list[str]:
        """The tables where something goes on without people: bots have to decide, or a clock runs."""
        playing = select(TABLES.c.id, TABLES.c.summary, TABLES.c.clock).where(TABLES.c.stage == "playing")
        return [row["id"] for row in await self._sound_rows(playing) if self._told(row, table_queries.goes_on)]
