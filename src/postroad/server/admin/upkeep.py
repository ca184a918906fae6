"""What hosts may do with tables and players, in the data folder itself. A server that runs there notices: see sweep.py."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, delete, event, func, select, update
from sqlalchemy.exc import DBAPIError

from postroad.server.storage.schema import PLACES, PLAYERS, TABLES, prepare
from postroad.server.storage.tables import FILE


class Fault(Exception):
    """Why something cannot be done, in one line."""


def tables(folder: Path) -> Sequence[Any]:
    """All of them, the one where something happened last first."""
    hosted = TABLES.outerjoin(PLAYERS, PLAYERS.c.id == TABLES.c.host)
    wanted = select(TABLES, PLAYERS.c.name.label("host_name")).select_from(hosted)
    return _rows(folder, wanted.order_by(TABLES.c.updated.desc(), TABLES.c.id))


def players(folder: Path) -> Sequence[Any]:
    """All of them, the newest first, with the number of their tables."""
    places = select(func.count()).where(PLACES.c.player == PLAYERS.c.id).scalar_subquery()
    return _rows(folder, select(PLAYERS, places.label("tables")).order_by(PLAYERS.c.created.desc(), PLAYERS.c.id))


def delete_table(folder: Path, table_id: str) -> None:
    with opened(folder) as connection:
        if not connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount:
            raise Fault(f"there is no table {table_id} (see postroad admin list)")


def mark(folder: Path, player: str, **marks: bool) -> str:
    """Mute or ban somebody, or take that back; the player's name."""
    with opened(folder) as connection:
        this = PLAYERS.c.id == player
        connection.execute(update(PLAYERS).where(this).values(**marks))
        name: str | None = connection.execute(select(PLAYERS.c.name).where(this)).scalar()
    if name is None:
        raise Fault(f"there is no player {player} (see postroad admin list --players)")
    return name


@contextmanager
def opened(folder: Path) -> Iterator[Connection]:
    """The database there, for one transaction."""
    file = folder / FILE
    if not file.is_file():
        raise Fault(f"there are no tables in {folder}")
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", _set_up)
    try:
        with engine.begin() as connection:
            prepare(connection)
            yield connection
    except DBAPIError as error:
        raise Fault(f"{file}: {error.orig}") from None
    finally:
        engine.dispose()


def _rows(folder: Path, wanted: Any) -> Sequence[Any]:
    with opened(folder) as connection:
        return connection.execute(wanted).mappings().all()


def _set_up(connection: Any, _record: Any) -> None:
    """A deleted table takes its log with it; a server that writes just now is waited for."""
    for setting in ("foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}").close()
