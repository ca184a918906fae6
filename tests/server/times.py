"""Helpers: clocks controlled by the test."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from postroad.server.settings import Time
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import FLAGS, LEASES, LOG


class Calendar(Time):
    """A clock whose date changes only on request; its seconds run normally."""

    def __init__(self, day: float = 0.0) -> None:
        self.day = day

    def now(self) -> float:
        return self.day


class Still(Calendar):
    """A clock whose seconds stand still, too."""

    def __init__(self, day: float = 0.0, seconds: float = 0.0) -> None:
        super().__init__(day)
        self.seconds = seconds

    def monotonic(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.seconds += seconds


def age_records(data: Path | str, seconds: float, running: bool = False) -> None:
    """Age all stored times by this many seconds, with or without a running server."""
    engine = engine_of(data).sqlalchemy_engine()
    with engine.begin() as connection:
        connection.execute(update(LOG).values(at=LOG.c.at - seconds))
        if not running:
            connection.execute(update(LEASES).values(until=LEASES.c.until - seconds))
        for key, value in connection.execute(select(FLAGS.c.key, FLAGS.c.value)).all():
            if not (running and key == "awake"):
                _put_back(connection, key, value, seconds)
    engine.dispose()


def _put_back(connection: Connection, key: str, value: Any, seconds: float) -> None:
    """Age a server flag: a time, or a period."""
    what, until, end = key.partition(" until ")
    if isinstance(value, float):
        earlier = {"key": f"{what}{until}{float(end) - seconds:.3f}" if until else key, "value": value - seconds}
        connection.execute(update(FLAGS).where(FLAGS.c.key == key).values(**earlier))
