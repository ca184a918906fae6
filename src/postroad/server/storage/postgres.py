"""PostgreSQL, which any number of servers may share."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from postroad.server.storage.json_codec import JSON
from postroad.server.storage.migrate import is_current, is_known, migrate, version_age
from postroad.server.storage.sqlite_check import APPLICATION_ID, Unusable

DRIVER = "postgresql+psycopg"
NAMES = {"postgres", "postgresql", DRIVER}  # schemes of a PostgreSQL address
CONNECTING = {"connect_timeout": 5, "keepalives_idle": 30, "application_name": "postroad"}  # seconds
CHANNEL = "postroad"
OURS = {"players", "secrets", "tables", "log"}


class Postgres:
    """The engine for PostgreSQL."""

    shared = True

    def __init__(self, address: str) -> None:
        self.url = _url_of(address)
        if find_spec("psycopg") is None:
            raise Unusable("PostgreSQL needs a driver: pip install 'postroad[postgres]'")

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    @property
    def location(self) -> str:
        return str(self)

    def sqlalchemy_engine(self) -> Engine:
        return create_engine(self.url, hide_parameters=True, pool_size=10, **JSON, connect_args=self._connecting)

    @property
    def _connecting(self) -> dict[str, Any]:
        """Connection options; those in the address take precedence."""
        return {name: value for name, value in CONNECTING.items() if name not in self.url.query}

    def check(self) -> bool:
        engine = self.sqlalchemy_engine()
        try:
            with engine.connect() as connection:
                return self._is_ours(connection)
        except DBAPIError as error:
            raise Unusable(f"{self}: {' '.join(str(error.orig).split())}") from None
        finally:
            engine.dispose()

    def _is_ours(self, connection: Connection) -> bool:
        tables = set(inspect(connection).get_table_names())
        if not tables:
            return False
        if not OURS | {"alembic_version"} <= tables:
            raise Unusable(f"{self} is not a database of Postroad")
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version is None or not is_known(version):
            raise Unusable(f"{self} is of {version_age(version)} version of Postroad, which this one cannot read")
        return True

    def check_and_log(self) -> None:
        """Check the schema. PostgreSQL checks its files itself."""
        self.check()

    def integrity_errors(self) -> list[str]:
        """None: PostgreSQL checks its files itself."""
        return []

    def prepare(self, connection: Connection) -> None:
        """Migrate to the newest schema, completely or not at all. Servers that start together migrate one after the other."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:mark)"), {"mark": APPLICATION_ID})
        if not is_current(connection):
            migrate(connection)

    def remember_identity(self) -> None:
        """Nothing to do: it cannot be replaced unnoticed."""

    def why_lost(self) -> None:
        """Never: it cannot be replaced unnoticed."""

    def change_event_statements(self, about: str) -> list[Executable]:
        return [select(func.pg_notify(CHANNEL, about))]

    async def change_events(self) -> AsyncIterator[str | None]:
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True, **self._connecting) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notify in connection.notifies():
                yield notify.payload

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """No lock: any number of servers may use it."""
        yield

    def data_dir_id(self) -> str:
        """A random id: no other server is taken for this one."""
        return secrets.token_hex(8)


def _url_of(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Unusable("invalid database address; use postgresql://user@host/name") from None
    if url.drivername not in NAMES:
        raise Unusable(f"{url.drivername}: only PostgreSQL can be used by its address: postgresql://user@host/name")
    return url.set(drivername=DRIVER)
