"""Tables, their logs and their chat in the database."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple, TypedDict, TypeVar, cast

from sqlalchemy import Select, Update, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from postroad.server.settings import Limits
from postroad.server.storage import table_queries
from postroad.server.storage.corrupt_tables import DECODE_ERRORS, CorruptTableError, CorruptTables, is_transient
from postroad.server.storage.database import Database
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.group_commit import MUST_CHANGE
from postroad.server.storage.notification_channels import AwaitedTurn, awaited_turn, turns_to_notify
from postroad.server.storage.row_codecs import (
    ENTRY,
    PreviousTable,
    entry_of,
    insert_entries,
    memberships,
    new_table,
    replace_snapshot,
    seat_of,
    seating_table_of,
    update_table,
)
from postroad.server.storage.schema import CHAT, LOG, MEMBERSHIPS, PLAYERS, SNAPSHOTS, TABLES
from postroad.server.storage.server_flags import clock_stops_of
from postroad.server.tables.entries import Entry
from postroad.server.tables.seating import SeatingTable
from postroad.server.tables.snapshot import Snapshot, is_due
from postroad.server.tables.table import Change, Table, TableHost, TableTerms, summary
from postroad.server.tables.wire_types import LobbyTable, MyTable, Reaction

T = TypeVar("T")


class StoredChatMessage(TypedDict):
    """A chat message: a text or a reaction."""

    n: int
    at: float  # unix seconds
    player: str
    name: str
    seat: int | None
    text: str | None
    reaction: Reaction | None


TableVersion = tuple[Literal["seating", "playing"], int]  # the stage, with the version or the last seq


class StoredProgress(NamedTuple):
    """How far a table has come."""

    id: str
    seq: int  # of the log's last entry
    version: int | None  # of a seating table
    rematch: str | None
    chat_n: int  # the number of the last chat message

    @property
    def table_version(self) -> TableVersion:
        return ("playing", self.seq) if self.version is None else ("seating", self.version)


VERSION = TABLES.c.seating["version"].as_integer()
PROGRESS = (
    TABLES.c.id,
    TABLES.c.rematch,
    VERSION.label("version"),
    table_queries.ENTRIES.label("seq"),
    select(func.max(CHAT.c.n)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery().label("chat_n"),
)


def _unchanged(table_id: str, version: int) -> Update:
    """An update of a seating table that applies only to this version."""
    return update(TABLES).where(TABLES.c.id == table_id, version == VERSION).execution_options(**MUST_CHANGE)


class Storage(Database):
    """The database with all queries about tables."""

    def __init__(self, db_engine: DatabaseEngine) -> None:
        super().__init__(db_engine)
        self.corrupt_tables = CorruptTables()

    # Writing

    async def create(self, table: Table, previous: PreviousTable | None = None) -> None:
        """Store a table in play; `previous` is the table of the previous game."""
        columns = {"stage": "playing", "summary": summary(table.game, table.seats, table.awaits)}
        people = {seat.player for seat in table.seats}
        inserted = new_table(table.id, table.created, table.game.options, table.terms, people, previous, **columns)
        await self.commit(*inserted, insert_entries(table.id, table.entries[0]), about=previous and f"{previous.id}:")

    async def create_seating(self, seating_table: SeatingTable, previous: PreviousTable | None = None) -> None:
        columns = {"stage": "seating", "summary": seating_table.summary(), "seating": seating_table.to_row()}
        inserted = new_table(
            seating_table.id,
            seating_table.created,
            seating_table.options,
            seating_table.terms,
            seating_table.people,
            previous,
            **columns,
        )
        await self.commit(*inserted, about=previous and f"{previous.id}:")

    async def update_seating(self, seating_table: SeatingTable, at: float, before: int) -> None:
        """Store a seating table. Raises `StaleSeq` if the stored version is not `before`."""
        columns = {"summary": seating_table.summary(), "seating": seating_table.to_row()}
        renewed = _unchanged(seating_table.id, before).values(updated=at, **columns)
        gone = delete(MEMBERSHIPS).where(MEMBERSHIPS.c.table_id == seating_table.id)
        await self.commit(renewed, gone, *memberships(seating_table.id, seating_table.people), about=f"{seating_table.id}:")

    async def start(self, table: Table, before: int) -> None:
        """Turn a seating table into a table in play. Raises `StaleSeq` likewise."""
        columns = {"stage": "playing", "summary": summary(table.game, table.seats, table.awaits), "seating": None}
        begun = _unchanged(table.id, before).values(updated=table.entries[0].at, **columns)
        await self.commit(begun, insert_entries(table.id, table.entries[0]), about=f"{table.id}:")

    async def append(self, table_id: str, change: Change, people: Collection[str] = ()) -> None:
        """Append the change's entries. `people` are the players whom the table concerns from now on, if they changed."""
        columns = {
            "summary": summary(change.game, change.seats, change.awaits),
            "stage": "over" if change.game.over else "playing",
        }
        last = change.entries[-1]
        renewed = update_table(table_id, last.at, **columns)
        others = [delete(MEMBERSHIPS).where(MEMBERSHIPS.c.table_id == table_id), *memberships(table_id, people)] if people else []
        insert_secret = (
            replace_snapshot(table_id, Snapshot.of(last.seq, change.game)) if is_due(change.entries, change.game) else []
        )
        await self.commit(
            insert_entries(table_id, *change.entries), renewed, *others, *insert_secret, about=f"{table_id}:{last.seq}"
        )

    async def delete(self, table_id: str) -> None:
        await self.commit(delete(TABLES).where(TABLES.c.id == table_id), about=f"{table_id}:")

    async def say(self, table_id: str, line: StoredChatMessage) -> None:
        await self.commit(insert(CHAT).values(table_id=table_id, **line), about=f"{table_id}:")

    # Reading

    async def load(self, table_id: str, full_replay: bool = False) -> Table | SeatingTable | None:
        """Load a table; None if it does not exist. Raises `CorruptTableError`. With `full_replay` snapshots are ignored."""
        try:
            return await self._loaded(table_id, full_replay)
        except (*DECODE_ERRORS, DBAPIError) as error:
            if is_transient(error):
                raise
            self.corrupt_tables.add(table_id, error)
            raise CorruptTableError(table_id) from None

    async def _loaded(self, table_id: str, full_replay: bool) -> Table | SeatingTable | None:
        hosted = select(TABLES, PLAYERS.c.name.label("host_name")).join(PLAYERS)
        rows = await self.rows(hosted.where(TABLES.c.id == table_id))
        if not rows:
            return None
        row = rows[0]
        terms = TableTerms(TableHost(row["host"], row["host_name"]), row["listed"], row["clock"], row["hints"], row["memory"])
        if row["stage"] == "seating":
            return seating_table_of(row, terms)
        seats = tuple(seat_of(seat) for seat in row["summary"]["seats"])
        snapshot = None if full_replay else await self._snapshot(table_id)
        entries = await self.entries(table_id)
        columns = (table_id, row["created"], row["options"], seats, entries, terms, row["rematch"], snapshot)
        table = await asyncio.to_thread(Table.from_log, *columns)
        table.measured_elsewhere = self.shared
        table.clock_stops = await clock_stops_of(self, closed=not table.has_day_clock)
        return table

    async def _snapshot(self, table_id: str) -> Snapshot | None:
        columns = [SNAPSHOTS.c[name] for name in Snapshot._fields]
        rows = await self.rows(select(*columns).where(SNAPSHOTS.c.table_id == table_id))
        return Snapshot(**rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        these = (LOG.c.table_id == table_id, LOG.c.seq > after)
        return [entry_of(row) for row in await self.rows(select(*ENTRY).where(*these).order_by(LOG.c.seq))]

    async def progress_of(self, table_ids: Collection[str]) -> dict[str, StoredProgress]:
        """The progress of these tables; missing ones are left out."""
        rows = await self.rows(select(*PROGRESS).where(TABLES.c.id.in_(table_ids)))
        return {row["id"]: StoredProgress(**{**row, "seq": row["seq"] or 0, "chat_n": row["chat_n"] or 0}) for row in rows}

    async def chat_messages(self, table_id: str, most: int) -> list[StoredChatMessage]:
        """The last messages of a table's chat, the oldest first."""
        columns = [column for column in CHAT.c if column is not CHAT.c.table_id]
        last = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n.desc()).limit(most)
        return [cast(StoredChatMessage, dict(row)) for row in reversed(await self.rows(last))]

    async def exists(self, table_id: str) -> bool:
        return bool(await self.rows(select(TABLES.c.id).where(TABLES.c.id == table_id)))

    async def open_tables(self, host: str) -> int:
        """The number of this host's unfinished tables."""
        mine = (MEMBERSHIPS.c.player == host, TABLES.c.host == host, TABLES.c.stage != "over")
        (row,) = await self.rows(select(func.count().label("count")).select_from(TABLES).join(MEMBERSHIPS).where(*mine))
        return int(row["count"])

    async def tables_of(self, player: str, most: int) -> list[MyTable]:
        """A player's tables, the latest first; damaged ones come last."""
        rows = await self._readable_rows(table_queries.tables_of(player, most))
        columns = [self._summarize(row, partial(table_queries.my_table, player=player)) for row in rows]
        mine = MEMBERSHIPS.c.player == player
        damaged = await self.rows(
            select(MEMBERSHIPS.c.table_id).where(mine, MEMBERSHIPS.c.table_id.in_(self.corrupt_tables.tables))
        )
        return [table for table in columns if table] + [await self._corrupt_row(row["table_id"]) for row in damaged]

    async def _readable_rows(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows of all tables that can be read. Damaged tables are searched for only after an error."""
        known = self.corrupt_tables.tables
        try:
            return await self.rows(wanted.where(TABLES.c.id.not_in(known)))
        except (*DECODE_ERRORS, DBAPIError) as error:
            if is_transient(error):
                raise
            ids = [row["id"] for row in await self.rows(wanted.with_only_columns(TABLES.c.id, maintain_column_froms=True))]
        for table_id in set(ids) - known:
            try:
                await self.rows(wanted.where(TABLES.c.id == table_id))
            except (*DECODE_ERRORS, DBAPIError) as error:
                if is_transient(error):
                    raise
                self.corrupt_tables.add(table_id, error)
        return await self.rows(wanted.where(TABLES.c.id.not_in(self.corrupt_tables.tables)))

    def _summarize(self, row: Any, summarize: Callable[[Any], T]) -> T | None:
        """The list entry of a table, None if its row makes no sense."""
        try:
            return summarize(row)
        except DECODE_ERRORS as error:
            self.corrupt_tables.add(row["id"], error)
            return None

    async def _corrupt_row(self, table_id: str) -> MyTable:
        """The list entry of a damaged table."""
        plain = select(TABLES.c.host, TABLES.c.created, TABLES.c.updated).where(TABLES.c.id == table_id)
        try:
            (row,) = await self.rows(plain)
        except (ValueError, DBAPIError):
            row = {"host": "", "created": 0.0, "updated": 0.0}
        return table_queries.corrupt_table(table_id, row)

    async def host_of(self, table_id: str) -> str | None:
        rows = await self.rows(select(TABLES.c.host).where(TABLES.c.id == table_id))
        return rows[0]["host"] if rows else None

    async def lobby(self, most: Mapping[str, int], of_host: int) -> list[LobbyTable]:
        """Listed tables: first those that wait for players, then those to watch."""
        seating_table = await self._readable_rows(table_queries.in_lobby("seating", most["seating"], of_host))
        playing = await self._readable_rows(table_queries.in_lobby("playing", most["playing"], of_host))
        columns = [self._summarize(row, table_queries.lobby_table) for row in [*seating_table, *playing]]
        return [table for table in columns if table]

    async def to_notify(self, now: float, limits: Limits) -> list[AwaitedTurn]:
        """The awaited turns of players who have a channel and were not notified yet."""
        rows = await self._readable_rows(turns_to_notify(now, limits))
        columns = [self._summarize(row, partial(awaited_turn, long_clock=limits.long_clock_seconds)) for row in rows]
        return [wait for wait in columns if wait]

    async def to_resume(self) -> list[str]:
        """The tables that continue without a request: bots must decide, or a clock runs."""
        playing = select(TABLES.c.id, TABLES.c.summary, TABLES.c.clock).where(TABLES.c.stage == "playing")
        return [row["id"] for row in await self._readable_rows(playing) if self._summarize(row, table_queries.needs_resume)]
