"""What the host of the server tells everybody: a line of words, and whether anything may be changed."""

from sqlalchemy import Executable, delete, insert, select

from postroad.server.storage.database import Database
from postroad.server.storage.schema import HOUSE
from postroad.server.tables.words import Notice

LINE, READ_ONLY = "line", "read-only"
WANTED = select(HOUSE.c.key, HOUSE.c.value).where(HOUSE.c.key.in_([LINE, READ_ONLY]))
NOTHING: Notice = {"line": None, "read_only": False}


async def notice_of(database: Database) -> Notice:
    found = {row["key"]: row["value"] for row in await database.rows(WANTED)}
    return {"line": found.get(LINE), "read_only": bool(found.get(READ_ONLY))}


def with_line(line: str | None) -> list[Executable]:
    return _kept(LINE, line)


def with_read_only(so: bool) -> list[Executable]:
    return _kept(READ_ONLY, so or None)


def _kept(key: str, value: object) -> list[Executable]:
    """In the place of what was there; None is nothing."""
    before = delete(HOUSE).where(HOUSE.c.key == key)
    return [before] if value is None else [before, insert(HOUSE).values(key=key, value=value)]
