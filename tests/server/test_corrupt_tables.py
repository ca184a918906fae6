"""Damage on disk: it is reported, and the rest stays usable."""

import asyncio
import contextlib
import itertools
import logging
import shutil
import sqlite3

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from postroad.cli import main
from postroad.server.settings import Limits
from postroad.server.storage import sqlite
from postroad.server.storage.sqlite_check import FILE, integrity_errors
from tests.policies import Setting
from tests.server.lines import until
from tests.server.people import ADA, AGAINST_BOT, decide, new_table, opened_storage, see, server, table_of
from tests.server.test_players import refused, run_sql

BREAKS = {
    "no JSON": "UPDATE tables SET summary = '{\"seats\": [' WHERE id = ?",
    "no summary": "UPDATE tables SET summary = '7' WHERE id = ?",
    "no seats": "UPDATE tables SET summary = '{\"seats\": 5}' WHERE id = ?",
    "no letters": "UPDATE tables SET summary = CAST(x'ff00fe' AS TEXT) WHERE id = ?",
    "no options": "UPDATE tables SET options = '7' WHERE id = ?",
    "no clock": "UPDATE tables SET clock = 'soon' WHERE id = ?",
}


@contextlib.contextmanager
def damaged(folder, spoil):
    """A player with three tables, one of which was damaged while the server was closed."""
    with server(folder) as client:
        tables = [new_table(client) for _ in range(3)]
        secret = client.secret
        run_sql(client, spoil, tables[1])
    with server(folder, secret=secret) as client:
        yield client, tables


@pytest.mark.parametrize("spoil", BREAKS.values(), ids=BREAKS)
def test_a_damaged_table_is_listed_and_the_others_work(tmp_path, caplog, spoil):
    with damaged(tmp_path, spoil) as (client, tables):
        for path in ("/api/me", "/api/tables"):
            listed = client.get(path).json()["tables"]
            assert {table["id"]: table["stage"] for table in listed} == dict.fromkeys(tables, "playing") | {tables[1]: "damaged"}
        decide(client, tables[0])
        decide(client, tables[2])
        new_table(client)
        assert client.get("/api/lobby").status_code == 200
    told = [record for record in caplog.records if tables[1] in record.getMessage()]
    assert len(told) == 1 and told[0].levelno == logging.ERROR, "once"


@pytest.mark.parametrize(
    "spoil", [*BREAKS.values(), "UPDATE log SET events = '{' WHERE table_id = ?"], ids=[*BREAKS, "no events"]
)
def test_opening_a_damaged_table_is_refused(tmp_path, caplog, spoil):
    with damaged(tmp_path, spoil) as (client, tables), client.other("Eve") as eve:
        if "clock" not in spoil:  # a clock is not needed to view the table
            for _ in range(3):
                assert refused(client.get(f"/api/tables/{tables[1]}"), 503, "damaged")
            with client.watching(tables[1]) as watching, pytest.raises(ConnectionClosed) as closing:
                watching.next()
            assert (closing.value.rcvd.code, closing.value.rcvd.reason) == (4500, "damaged")
            assert refused(eve.delete(f"/api/tables/{tables[1]}"), 503, "damaged"), "only its host may"
        assert client.delete(f"/api/tables/{tables[1]}").status_code == 204
        assert sorted(table["id"] for table in client.get("/api/tables").json()["tables"]) == sorted([tables[0], tables[2]])
    assert caplog.text.count(f"table {tables[1]} cannot be loaded") <= 1


def test_a_damaged_table_in_the_lobby_hides_no_other(tmp_path):
    seats = [{"name": "Ada"}, {"open": True}]
    with server(tmp_path) as client:
        body = {"options": {"players": 2}, "seats": seats, "listed": True}
        tables = [client.post("/api/tables", json=body).json()["id"] for _ in range(2)]
        run_sql(client, BREAKS["no JSON"], tables[0])
        assert [table["id"] for table in client.get("/api/lobby").json()["tables"]] == [tables[1]]


LOST, DECODE_ERRORS = OperationalError("", {}, Exception("line lost")), ValueError("not as it was written")


@pytest.mark.parametrize(
    "failing", [{1: LOST}, {1: LOST, 3: LOST}, {1: DECODE_ERRORS, 3: LOST}], ids=["once", "twice", "looking"]
)
def test_a_passing_database_error_marks_no_table_damaged(data, failing):
    """While the connection is lost, a list is refused; afterwards no table counts as damaged."""

    async def act():
        storage = await opened_storage(data)
        await storage.create(table_of(Setting(2, False, False).new(1), player=ADA.id))
        asked, rows = itertools.count(1), storage.rows

        async def faulty(statement, **more):
            if failure := failing.get(next(asked)):
                raise failure
            return await rows(statement, **more)

        storage.rows = faulty
        with contextlib.suppress(OperationalError):
            await storage.tables_of(ADA.id, 10)
        assert not storage.corrupt_tables.tables
        storage.rows = rows
        assert [table["stage"] for table in await storage.tables_of(ADA.id, 10)] == ["playing"]
        await storage.close()

    asyncio.run(act())


def test_bots_go_on_beside_a_damaged_table(tmp_path):
    with server(tmp_path, pace=60) as client:
        tables = [new_table(client, AGAINST_BOT) for _ in range(2)]
        for table in tables:
            while see(client, table)["view"]["decides"] == 0:
                decide(client, table)
        secret = client.secret
        run_sql(client, BREAKS["no seats"], tables[0])
    with server(tmp_path, secret=secret) as client, client.watching(tables[1]) as watching:
        watching.until(lambda message: message["view"]["decides"] == 0)


# The file


def overwritten(folder):
    """Overwrite pages in the middle of the file, as a failing disk does."""
    with server(folder) as client:
        for _ in range(30):
            new_table(client)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with (folder / FILE).open("rb+") as file:
        file.seek(page * size)  # the page after it
        file.write(b"\x55" * size)


def test_the_start_logs_overwritten_pages(tmp_path, caplog):
    overwritten(tmp_path)
    with server(tmp_path, name=None) as client:
        assert client.get("/api/lobby").status_code == 200
    assert any("is damaged: " in record.getMessage() and FILE in record.getMessage() for record in caplog.records)


def test_the_check_at_the_start_has_a_time_limit(tmp_path, caplog, monkeypatch):
    with server(tmp_path) as client:
        for _ in range(20):
            new_table(client)
    monkeypatch.setattr(sqlite, "PATIENCE", -1.0)
    monkeypatch.setattr("postroad.server.storage.sqlite_check.STEPS", 1)
    with server(tmp_path):
        pass
    assert "too large for a full check" in caplog.text


def test_an_intact_file_logs_nothing(tmp_path, caplog):
    with server(tmp_path) as client:
        new_table(client)
    with server(tmp_path):
        pass
    assert caplog.text == "" and integrity_errors(tmp_path / FILE) == integrity_errors(tmp_path / FILE, 60.0) == []


# A full disk


def test_the_log_reports_a_full_disk_and_its_end_once(tmp_path, caplog, monkeypatch):
    with server(tmp_path) as client:
        table = new_table(client)
        connection = "sqlalchemy.Connection.commit"
        with monkeypatch.context() as full:

            def commit(_connection):
                raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

            full.setattr(connection, commit)
            for _ in range(3):
                assert client.post("/api/me", json={"name": "Ida"}).status_code == 503
        assert client.post("/api/me", json={"name": "Ida"}).status_code == 200
        decide(client, table)
    told = [record.getMessage() for record in caplog.records if record.name.endswith("group_commit")]
    assert len(told) == 2 and "database or disk is full" in told[0] and told[1] == "things are stored again"


# A file that is gone


@pytest.mark.parametrize("how", ["deleted", "moved away", "replaced"])
def test_nothing_is_acknowledged_without_the_file(tmp_path, caplog, how):
    with server(tmp_path) as client:
        table, file = new_table(client), tmp_path / FILE
        decide(client, table)
        aside = shutil.copy(file, tmp_path / "copy")
        file.rename(tmp_path / "aside")
        if how == "deleted":
            (tmp_path / "aside").unlink()
        elif how == "replaced":
            shutil.copy(aside, file)
        asked = {"seq": 2, "command": "after-the-end", "seat": 0, "action": "take:deck"}
        for _ in range(2):
            assert refused(client.get("/api/ready"), 503, "storage")
            assert refused(client.post(f"/api/tables/{table}/decisions", json=asked), 503, "storage")
            assert refused(client.post(f"/api/tables/{table}/chat", json={"text": "Hello?"}), 503, "storage")
            assert refused(client.post("/api/me", json={"name": "Ida"}), 503, "storage")
        if how == "moved away":
            (tmp_path / "aside").rename(file)
            assert client.get("/api/ready").status_code == 200
            assert client.post("/api/me", json={"name": "Ida"}).status_code == 200
            assert see(client, table)["seq"] == 2 and see(client, table)["chat"] == []
    told = [record.getMessage() for record in caplog.records if record.name.endswith("database")]
    assert FILE in told[0] and "was deleted, moved away or replaced while the server runs" in told[0]
    assert len(told) == (2 if how == "moved away" else 1), told


def test_a_running_server_detects_a_deleted_file(tmp_path, caplog):
    with server(tmp_path, limits=Limits(sweep_interval=0.01)):
        (tmp_path / FILE).unlink()
        until(lambda: "was deleted" in caplog.text)


# For hosts


def test_admin_check(tmp_path, capsys):
    with damaged(tmp_path, BREAKS["no JSON"]) as (client, tables):
        assert main(["admin", "check", "--data", str(tmp_path)]) == 1, "while a server runs"
        said = capsys.readouterr()
        assert said.out.count("\n") == 1 and f"table {tables[1]} cannot be read" in said.out and "some data" in said.err
        assert main(["admin", "list", "--data", str(tmp_path)]) == 0
        assert "(damaged)" in capsys.readouterr().out
        assert client.get("/api/me").status_code == 200
    assert main(["admin", "delete", tables[1], "--data", str(tmp_path)]) == 0
    assert main(["admin", "check", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("all data can be read\n")


def test_admin_check_of_overwritten_pages(tmp_path, capsys):
    overwritten(tmp_path)
    before = shutil.copy(tmp_path / FILE, tmp_path / "before")
    assert main(["admin", "check", "--data", str(tmp_path)]) == 1
    assert f"{FILE}: " in capsys.readouterr().out
    assert (tmp_path / FILE).read_bytes() == (tmp_path / "before").read_bytes(), before
