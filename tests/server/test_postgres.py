"""PostgreSQL: foreign databases, and a database that is lost for a while."""

import psycopg
import pytest
from sqlalchemy import create_engine

from postroad.cli import main
from postroad.server import run
from postroad.server.settings import Settings
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.migrate import differences, is_current
from postroad.server.storage.sqlite_check import Unusable
from tests.policies import Setting
from tests.server import postgres
from tests.server.people import ask, decide, new_table, see, server, store, table_of

FOREIGN = "CREATE TABLE recipes (name text); INSERT INTO recipes VALUES ('porridge');"
VERSIONS = "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('r0001');"


@pytest.fixture
def empty():
    with postgres.database(empty=True) as address:
        yield address


def run_script(address, script):
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(script)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        (FOREIGN, "is not a database of Postroad"),
        (FOREIGN + VERSIONS, "is not a database of Postroad"),
        (VERSIONS, "is not a database of Postroad"),
    ],
    ids=["foreign", "foreign, with versions", "versions alone"],
)
def test_a_foreign_database_is_refused_and_unchanged(empty, capsys, script, complaint):
    run_script(empty, script)
    for command in (["play", "--no-browser", "--port", "0"], ["admin", "list"]):
        assert main([*command, "--database", empty]) == 1
        told = capsys.readouterr().err
        assert complaint in told and told.count("\n") == 1
    with psycopg.connect(empty) as connection:
        tables = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert tables == (script.count("CREATE"),)


@pytest.mark.parametrize(("version", "age"), [("later", "a newer"), ("0012", "an older")])
def test_a_database_of_another_version_is_refused(database, version, age):
    run_script(database, f"UPDATE alembic_version SET version_num = '{version}'")  # noqa: S608
    with pytest.raises(Unusable, match=f"is of {age} version"):
        engine_of(database).check()


def test_an_empty_database_gets_the_schema(empty):
    place = engine_of(empty)
    assert not place.check()
    with server(empty) as client:
        assert decide(client, new_table(client))["seq"] == 2
    assert place.check()


def test_migrations_lead_to_the_schema(database):
    engine = engine_of(database).sqlalchemy_engine()
    with engine.connect() as connection:
        assert differences(connection) == [] and is_current(connection)
    engine.dispose()


def test_an_unreachable_database_gives_a_one_line_error(tmp_path, capsys):
    address = f"postgresql://ada:secret@/x?host={tmp_path}"
    assert run.play(Settings(tmp_path, database=address, usual_port=0), None, browser=False) == 1
    told = capsys.readouterr().err
    assert told.startswith("postroad: postgresql+psycopg://ada:***@/x") and told.count("\n") == 1 and "secret" not in told


@pytest.mark.parametrize("address", ["nonsense", "mysql://somewhere/x", "postgresql://host:port/x"])
def test_an_invalid_database_address_is_refused(capsys, address):
    assert main(["play", "--no-browser", "--database", address]) == 1
    assert "postgresql://user@host/name" in capsys.readouterr().err


def test_a_server_with_postgresql_needs_no_data_folder(database, tmp_path):
    served = []
    settings = Settings(tmp_path / "never", database=database, usual_port=0)
    assert run.play(settings, None, browser=False, serve=lambda *_: served.append(1)) == 0
    assert served and not (tmp_path / "never").exists()


def test_admin_commands_work_on_postgresql(database, capsys):
    store(database, table_of(Setting(2, False, False).new(1)))
    there = ["--database", database]
    assert main(["admin", "list", *there]) == 0
    assert "Seat 0, Seat 1" in capsys.readouterr().out
    assert main(["admin", "mute", "ada", *there]) == 0 and main(["admin", "list", "--players", *there]) == 0
    assert "muted" in capsys.readouterr().out.splitlines()[-1]
    assert main(["admin", "check", *there]) == 0 and main(["admin", "delete", "table", *there]) == 0
    assert main(["admin", "delete", "table", *there]) == 1


def test_a_nul_in_an_id_is_not_found(database):
    with server(database) as client:
        answer = client.get("/api/tables/a%00b")
        assert (answer.status_code, answer.json()) == (404, {"error": "no-table"})
        assert client.delete("/api/me/devices/a%00b").status_code == 404


# Lost for a while


def test_losing_the_database_loses_no_acknowledged_change(database, caplog):
    with server(database) as client:
        table = new_table(client)
        decide(client, table)
        before = see(client, table, 0)
        with postgres.lost(database):
            for _ in range(3):
                assert client.post("/api/me", json={"name": "Ida"}).status_code == 503
                refused = ask(client, table, "decisions", before, action=before["view"]["legal"][0])
                assert (refused.status_code, refused.json()) == (503, {"error": "storage"})
            assert client.get("/api/lobby").status_code == 503
        again = decide(client, table)
        assert again["seq"] == 3 and see(client, table)["seq"] == 3
    told = [record.getMessage() for record in caplog.records if record.name.endswith("group_commit")]
    assert len(told) == 2 and "nothing can be stored" in told[0] and told[1] == "things are stored again"


def test_dead_connections_are_replaced_unnoticed(database):
    with server(database) as client:
        table = new_table(client)
        for seq in (2, 3, 4):
            with postgres.lost(database):
                pass
            assert client.get("/api/lobby").status_code == 200
            assert decide(client, table)["seq"] == seq


def test_servers_can_start_simultaneously(empty):
    """Each migration runs once."""
    with server(empty), server(empty), server(empty) as client:
        assert new_table(client)
    engine = create_engine(engine_of(empty).url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM alembic_version").scalar() == 1
    engine.dispose()
