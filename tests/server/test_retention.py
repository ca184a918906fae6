"""Old tables are deleted if the operator wants that, and no others."""

import time

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from postroad.server.admin.announcements import set_read_only
from postroad.server.admin.moderation import open_database
from postroad.server.settings import Limits
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.retention import DAY, Retention
from postroad.server.storage.schema import CHAT, REPORTS, TABLES
from tests.server.people import new_table, server
from tests.server.waiting import noted, until

OFTEN = Limits(retention_interval=0.02)


def old_table(client, place, stage, days):
    """A table whose last activity was this many days ago."""
    table = new_table(client)
    with open_database(place) as connection:
        then = time.time() - days * DAY
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(stage=stage, updated=then))
    return table


def remaining_tables(place):
    with open_database(place) as connection:
        return set(connection.execute(select(TABLES.c.id)).scalars())


def wait_until_left(place, tables):
    until(lambda: remaining_tables(place) == tables)


@pytest.mark.parametrize(
    ("wanted", "gone"),
    [
        ({"keep": 30}, [("over", 31)]),
        ({"abandoned": 30}, [("playing", 31)]),
        ({"keep": 7, "abandoned": 30}, [("over", 9), ("over", 31), ("playing", 31)]),
    ],
)
def test_only_old_tables_are_deleted(data, wanted, gone):
    place = engine_of(data)
    with server(data) as ada:
        tables = {(stage, days): old_table(ada, place, stage, days) for stage in ("over", "playing") for days in (9, 31)}
    with server(data, name=None, **wanted):  # at its start
        wait_until_left(place, {table for what, table in tables.items() if what not in gone})


def test_deleting_an_old_table_closes_its_sockets(data):
    place = engine_of(data)
    with server(data, limits=Limits(retention_interval=0.02, sweep_interval=0.02), abandoned=30) as ada:
        stays, goes = old_table(ada, place, "playing", 29), old_table(ada, place, "playing", 29)
        with ada.watching(goes) as watching:
            watching.next()
            with open_database(place) as connection:
                connection.execute(update(TABLES).where(TABLES.c.id == goes).values(updated=0.0))
            with pytest.raises(ConnectionClosed, match="4404"):
                watching.until(lambda _message: False)
        assert remaining_tables(place) == {stays}


def test_a_table_with_recent_chat_is_not_abandoned(data):
    place = engine_of(data)
    with server(data, limits=OFTEN, abandoned=30) as ada:
        talking = new_table(ada)
        assert ada.post(f"/api/tables/{talking}/chat", json={"text": "Tomorrow?"}).status_code == 201
        with open_database(place) as connection:
            connection.execute(update(TABLES).values(updated=0.0))
        gone = old_table(ada, place, "playing", 40)
        wait_until_left(place, {talking})
        assert gone not in remaining_tables(place)
        with open_database(place) as connection:
            connection.execute(update(CHAT).values(at=0.0))
        wait_until_left(place, set())


def test_by_default_and_in_read_only_mode_no_table_is_deleted(data, monkeypatch):
    place = engine_of(data)
    with server(data) as ada:
        old = old_table(ada, place, "over", 10_000)
    set_read_only(place, True)
    looks = noted(monkeypatch, Retention, "clean")
    with server(data, name=None, limits=OFTEN, keep=1):
        until(lambda: len(looks) >= 5)
        assert remaining_tables(place) == {old}
        set_read_only(place, False)
        wait_until_left(place, set())


def test_the_operator_sets_the_limit_of_open_tables(data):
    with server(data, limits=Limits(max_open_tables=2)) as ada:
        new_table(ada), new_table(ada)
        body = {"options": {"players": 2}, "seats": [{"name": "A"}, {"name": "B"}]}
        answer = ada.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()) == (409, {"error": "too-many"})


def test_reports_are_deleted_as_late_as_their_tables(data):
    place = engine_of(data)
    with server(data, limits=OFTEN, keep=30) as ada, ada.other() as ben:
        there, gone = new_table(ada), new_table(ada)
        for table in (there, gone):
            assert ben.post(f"/api/tables/{table}/chat", json={"text": "Hello"}).status_code == 201
            assert ben.post(f"/api/tables/{table}/reports", json={"player": ada.id, "reason": "name"}).status_code == 204
        assert ada.delete(f"/api/tables/{gone}").status_code == 204
        with open_database(place) as connection:
            connection.execute(update(REPORTS).values(at=time.time() - 29 * DAY))
        late = old_table(ada, place, "over", 31)
        wait_until_left(place, {there})
        assert late not in remaining_tables(place) and reported_tables(place) == {there, gone}, "it is not old enough"
        with open_database(place) as connection:
            connection.execute(update(REPORTS).values(at=time.time() - 31 * DAY))
        until(lambda: reported_tables(place) == {there})


def reported_tables(place):
    with open_database(place) as connection:
        return set(connection.execute(select(REPORTS.c.table_id)).scalars())
