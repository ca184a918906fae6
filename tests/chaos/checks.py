"""Checks after a run: the database compared with the clients' notes."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import Select, select

from postroad.record_replay import RecordError
from postroad.server.admin.moderation import open_database
from postroad.server.storage.corrupt_tables import CorruptTableError
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import CHAT, LOG
from postroad.server.storage.tables import Storage
from postroad.server.tables.table import Table
from tests.chaos.notes import Notes
from tests.server.people import Where

Row = dict[str, Any]


def faults(data: Where, notes: Notes) -> list[str]:
    """All faults of a run."""
    tables = logs(data)
    return [
        *notes.wrong,
        *(fault for log in tables.values() for fault in disorder(log, notes)),
        *lost(tables, notes),
        *changed(tables, notes),
        *missing_chat(data, notes),
        *false_records(data, tables),
    ]


def logs(data: Where) -> dict[str, list[Row]]:
    """The log of every table whose game has begun."""
    found: dict[str, list[Row]] = {}
    for row in rows(data, select(LOG).order_by(LOG.c.table_id, LOG.c.seq)):
        found.setdefault(row["table_id"], []).append(row)
    return found


def rows(data: Where, query: Select[Any]) -> list[Row]:
    with open_database(engine_of(data)) as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def disorder(log: list[Row], notes: Notes) -> list[str]:
    """Gaps in sequence numbers, times that no clock has shown, and commands executed twice."""
    name, found = log[0]["table_id"], []
    if [row["seq"] for row in log] != list(range(1, len(log) + 1)):
        found.append(f"{name}: there is a gap in the log")
    if not all(notes.was_shown(row["at"]) for row in log):
        found.append(f"{name}: a time that no clock has shown")
    commands = Counter(row["command"] for row in log if row["command"])
    return found + [f"{name}: {command} has {count} effects" for command, count in commands.items() if count > 1]


def lost(tables: dict[str, list[Row]], notes: Notes) -> list[str]:
    """Acknowledged commands that are missing or different, and refused commands that are stored."""
    by_command = {row["command"]: row for log in tables.values() for row in log if row["command"]}
    found = [f"refused, but done: {command}" for command in notes.refused & by_command.keys()]
    for kept in notes.kept.values():
        row = by_command.get(kept.command)
        there = row and (row["table_id"], row["kind"], row["seat"], row["action"])
        if there != (kept.table, kept.kind, kept.seat, kept.action) or (row and kept.seq not in (None, row["seq"])):
            found.append(f"acknowledged: {kept}; there is {row}")
    return found


def changed(tables: dict[str, list[Row]], notes: Notes) -> list[str]:
    """Broadcast entries that are missing or different."""
    found = []
    for table, entries in notes.told.items():
        log = tables.get(table, [])
        for seq, told in entries.items():
            row = log[seq - 1] if seq <= len(log) else None
            if row is None or not same(row, told):
                found.append(f"{table} {seq}: told as {told}, there is {row}")
    return found


def same(row: Row, told: Row) -> bool:
    undoes = row["undoes"] if row["kind"] == "undo" else None
    known = told["action"] in (None, row["action"])
    return known and (row["kind"], row["seat"], row["at"], undoes) == (told["kind"], told["seat"], told["at"], told["undoes"])


def missing_chat(data: Where, notes: Notes) -> list[str]:
    """Accepted chat messages that are missing."""
    there = {(row["table_id"], row["n"]): row["text"] for row in rows(data, select(CHAT.c.table_id, CHAT.c.n, CHAT.c.text))}
    said = [(table, line) for table, lines in notes.said.items() for line in lines]
    return [f"{table}: {line} is lost" for table, line in said if there.get((table, line["n"])) != line["text"]]


def false_records(data: Where, tables: dict[str, list[Row]]) -> list[str]:
    """Tables that cannot be loaded or whose record is false."""
    try:
        records = asyncio.run(records_of(data, list(tables)))
    except (RecordError, CorruptTableError) as error:
        return [f"a table cannot be loaded: {error}"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "records.jsonl"
        file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
        check = subprocess.run(
            [sys.executable, "-m", "postroad", "check", str(file)], capture_output=True, text=True, check=False
        )
    return [] if check.returncode == 0 else [check.stdout[-2000:] + check.stderr]


async def records_of(data: Where, tables: list[str]) -> list[Any]:
    storage = Storage(engine_of(data))
    await storage.open()
    try:
        return [record for table in tables if (record := await record_in(storage, table))]
    finally:
        await storage.close()


async def record_in(storage: Storage, table_id: str) -> Any:
    """The record replayed from the whole log, with which the snapshot must agree."""
    whole, open_database = await storage.load(table_id, full_replay=True), await storage.load(table_id)
    if not isinstance(whole, Table) or not isinstance(open_database, Table):
        return None
    if open_database.game != whole.game:
        raise CorruptTableError(f"{table_id}, whose snapshot is false")
    return whole.game.record()
