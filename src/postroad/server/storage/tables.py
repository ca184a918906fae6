"""Tables, their logs and what is said at them, on disk."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, Select, delete, event, func, insert, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from postroad.record import options_written
from postroad.rules.steps import Options
from postroad.server.storage import listing
from postroad.server.storage.schema import CHAT, LOG, PLACES, PLAYERS, TABLES, prepare
from postroad.server.storage.writer import Counts, Writer
from postroad.server.tables import table as tables
from postroad.server.tables.entries import Entry
from postroad.server.tables.gathering import Gathering, GatheringSeat
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Change, Host, Table, Terms

FILE = "postroad.db"


class Storage:
    def __init__(self, folder: Path) -> None:
        self._engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(folder / FILE)), hide_parameters=True)
        event.listen(self._engine.sync_engine, "connect", _set_up)
        self._writer = Writer(self._engine)
        self._reading: set[asyncio.Task[Sequence[Any]]] = set()

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(prepare)
        self._writer.start()

    async def close(self) -> None:
        """Write what still waits, and let go."""
        await self._writer.close()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()

    async def commit(self, *statements: Executable) -> Counts:
        return await self._writer.commit(list(statements))

    async def rows(self, wanted: Select[Any]) -> Sequence[Any]:
        """Whoever asks may go away meanwhile; the question is ended in order all the same."""
        reading = asyncio.create_task(self._read(wanted))
        self._reading.add(reading)
        reading.add_done_callback(self._has_read)
        return await asyncio.shield(reading)

    def _has_read(self, reading: asyncio.Task[Sequence[Any]]) -> None:
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # perhaps nobody else asks for it

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).mappings().all()
            return found

    # Writing

    async def create(self, table: Table, again: str | None = None) -> None:
        """A table in play; `again` is the one where these people have played before."""
        told = {"options": options_written(table.game.options), "summary": tables.summary(table.game, table.seats, table.awaits)}
        people = (seat.player for seat in table.seats)
        row = _row(table.id, table.created, table.terms, people, again, stage="playing", **told)
        await self.commit(*row, _insertion(table.id, table.entries[0]))

    async def gather(self, gathering: Gathering, again: str | None = None) -> None:
        told = {"options": options_written(gathering.options), "summary": gathering.summary(), "gathering": gathering.kept()}
        people = (seat.player for seat in gathering.seats)
        row = _row(gathering.id, gathering.created, gathering.terms, people, again, stage="gathering", **told)
        await self.commit(*row)

    async def renew(self, gathering: Gathering, at: float) -> None:
        told = {"summary": gathering.summary(), "gathering": gathering.kept()}
        renewed = update(TABLES).where(TABLES.c.id == gathering.id).values(updated=at, **told)
        gone = delete(PLACES).where(PLACES.c.table_id == gathering.id)
        people = {gathering.host.id, *(seat.player for seat in gathering.seats)}
        await self.commit(renewed, gone, *_places(gathering.id, people))

    async def start(self, table: Table) -> None:
        """People who have gathered begin to play."""
        told = {"stage": "playing", "summary": tables.summary(table.game, table.seats, table.awaits), "gathering": None}
        begun = update(TABLES).where(TABLES.c.id == table.id).values(updated=table.entries[0].at, **told)
        await self.commit(begun, _insertion(table.id, table.entries[0]))

    async def append(self, table_id: str, change: Change) -> None:
        told = {
            "summary": tables.summary(change.game, change.seats, change.awaits),
            "stage": "over" if change.game.over else "playing",
        }
        renewed = update(TABLES).where(TABLES.c.id == table_id).values(updated=change.entries[-1].at, **told)
        await self.commit(*(_insertion(table_id, entry) for entry in change.entries), renewed)

    async def delete(self, table_id: str) -> None:
        await self.commit(delete(TABLES).where(TABLES.c.id == table_id))

    async def say(self, table_id: str, line: dict[str, Any]) -> None:
        """`line` has the keys n, at, player, name, seat, text, reaction."""
        await self.commit(insert(CHAT).values(table_id=table_id, **line))

    async def adopt(self, player: str) -> list[str]:
        """Tables that are nobody's become this player's, with all people's seats; which ones."""
        rows = await self.rows(select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.host.is_(None)))
        for row in rows:
            seats = [
                seat if seat["level"] and not seat["resigned"] else {**seat, "player": player} for seat in row["summary"]["seats"]
            ]
            owned = update(TABLES).where(TABLES.c.id == row["id"])
            await self.commit(
                owned.values(host=player, summary={**row["summary"], "seats": seats}), *_places(row["id"], {player})
            )
        return [row["id"] for row in rows]

    # Reading

    async def load(self, table_id: str) -> Table | Gathering | None:
        rows = await self.rows(select(TABLES).where(TABLES.c.id == table_id))
        if not rows:
            return None
        row = rows[0]
        terms = Terms(await self._host(row["host"]), row["listed"], row["clock"])
        if row["stage"] == "gathering":
            return _gathering(row, terms)
        seats = tuple(_seat(seat) for seat in row["summary"]["seats"])
        entries = await self._entries(table_id)
        table = await asyncio.to_thread(Table.from_log, table_id, row["created"], row["options"], seats, entries, terms)
        table.rematch = row["rematch"]
        return table

    async def _host(self, player: str | None) -> Host | None:
        rows = await self.rows(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id == player)) if player else ()
        return Host(**rows[0]) if rows else None

    async def _entries(self, table_id: str) -> list[Entry]:
        columns = [column for column in LOG.c if column is not LOG.c.table_id]
        rows = await self.rows(select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))
        return [Entry(**{**row, "events": tuple(row["events"])}) for row in rows]

    async def said(self, table_id: str, most: int) -> list[dict[str, Any]]:
        """The last lines of a table's chat, the oldest first."""
        columns = [column for column in CHAT.c if column is not CHAT.c.table_id]
        last = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n.desc()).limit(most)
        return [dict(row) for row in reversed(await self.rows(last))]

    async def there(self, table_id: str) -> bool:
        return bool(await self.rows(select(TABLES.c.id).where(TABLES.c.id == table_id)))

    async def open_tables(self, host: str) -> int:
        """How many tables of this host are not over."""
        mine = (PLACES.c.player == host, TABLES.c.host == host, TABLES.c.stage != "over")
        (row,) = await self.rows(select(func.count().label("count")).select_from(TABLES).join(PLACES).where(*mine))
        return int(row["count"])

    async def tables_of(self, player: str, most: int) -> list[dict[str, Any]]:
        """A player's tables, the one where something happened last first."""
        return [listing.of_player(row, player) for row in await self.rows(listing.tables_of(player, most))]

    async def lobby(self, most: Mapping[str, int]) -> list[dict[str, Any]]:
        """Listed tables: first those that wait for people, then those to watch."""
        gathering = await self.rows(listing.in_lobby("gathering", most["gathering"]))
        playing = await self.rows(listing.in_lobby("playing", most["playing"]))
        return [listing.for_all(row) for row in [*gathering, *playing]]

    async def to_resume(self) -> list[str]:
        """The tables where something goes on without people: bots have to decide, or a clock runs."""
        rows = await self.rows(select(TABLES.c.id, TABLES.c.summary, TABLES.c.clock).where(TABLES.c.stage == "playing"))
        return [row["id"] for row in rows if listing.goes_on(row)]


def _row(
    table_id: str, at: float, terms: Terms, people: Iterable[str | None], again: str | None, **told: Any
) -> list[Executable]:
    """What is stored of every new table."""
    host = terms.host.id if terms.host else None
    values = {"id": table_id, "created": at, "updated": at, "host": host, "listed": terms.listed, "clock": terms.clock}
    before = [update(TABLES).where(TABLES.c.id == again).values(rematch=table_id)] if again else []
    return [insert(TABLES).values(**values, **told), *_places(table_id, {host, *people}), *before]


def _places(table_id: str, people: set[str | None]) -> list[Executable]:
    return [insert(PLACES).values(table_id=table_id, player=player) for player in people if player]


def _insertion(table_id: str, entry: Entry) -> Executable:
    return insert(LOG).values(table_id=table_id, **{**vars(entry), "events": list(entry.events)})


def _seat(words: dict[str, Any]) -> Seat:
    return Seat(words["name"], words["level"], words["resigned"], words.get("player"), words.get("away"))


def _gathering(row: Any, terms: Terms) -> Gathering:
    options = Options(**{name: row["options"][name] for name in Options._fields})
    kept = row["gathering"]
    seats = tuple(GatheringSeat(**seat) for seat in kept["seats"])
    return Gathering(row["id"], row["created"], options, terms, kept["shuffle"], seats, kept["version"])


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
