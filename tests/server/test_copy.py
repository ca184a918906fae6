"""`postroad copy`: copies everything to another kind of database and back, or nothing."""

import psycopg
import pytest
from sqlalchemy import insert

from postroad.cli import main
from postroad.server.admin import copy as copying
from postroad.server.admin.moderation import AdminError, open_database
from postroad.server.storage.data_dir_lock import lock_data_dir
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import FLAGS, METADATA, NOTIFIED_TURNS
from tests.server import postgres
from tests.server.people import AGAINST_BOT, decide, new_table, see, server


@pytest.fixture(scope="module")
def filled_folder(tmp_path_factory):
    """A folder with rows in every table, a player's secret, and her table."""
    folder = tmp_path_factory.mktemp("played")
    with server(folder) as client, client.other("Łucja はな") as other:
        tables = [new_table(client) for _ in range(3)]
        for table in tables:
            decide(client, table)
        new_table(client, AGAINST_BOT, audience=True)
        client.post("/api/tables", json={"options": {"players": 2}, "seats": [{"name": "Ada"}, {"open": True}]})
        other.post(f"/api/tables/{tables[0]}/chat", json={"text": "Grüße 😀"})
        complaint = {"player": other.id, "message": 1, "reason": "other", "words": "Unerhört"}
        assert client.post(f"/api/tables/{tables[0]}/reports", json=complaint).status_code == 204
        channel = {"kind": "ntfy", "address": "https://ntfy.example/x", "language": "en"}
        assert client.post("/api/me/channels", json=channel).status_code == 201
        client.post("/api/me/keys", json={"label": "a program"})
        secret = client.secret
    for action in (["invite"], ["say", "Closed on Sunday"]):
        assert main(["admin", action[0], "--data", str(folder), *action[1:]]) == 0
    with open_database(engine_of(folder)) as connection:
        connection.execute(insert(NOTIFIED_TURNS).values(table_id=tables[0], player=client.id, turn="1:0:decides", at=1.0))
    return folder, secret, tables[0]


@pytest.fixture
def empty():
    with postgres.database(empty=True) as address:
        yield address


def content(data):
    tables = [table for table in METADATA.sorted_tables if table not in copying.NOT_COPIED]
    with open_database(engine_of(data)) as connection:
        return {table.name: sorted(map(repr, connection.execute(table.select()))) for table in tables}


def test_a_copy_there_and_back_keeps_every_row(filled_folder, empty, tmp_path, capsys):
    folder, secret, table = filled_folder
    before = content(folder)
    assert all(before.values()), "something of everything"
    assert main(["copy", str(folder), empty]) == 0
    rows = sum(map(len, before.values()))
    assert capsys.readouterr().out == f"{rows} rows are in {engine_of(empty)}, the same as in {engine_of(folder)}.\n"
    assert content(empty) == before == content(folder)
    assert main(["copy", empty, str(tmp_path / "new" / "folder")]) == 0
    assert content(tmp_path / "new" / "folder") == before
    for data in (empty, tmp_path / "new" / "folder"):
        with server(data, secret=secret) as client:
            assert see(client, table)["seq"] == 2 and decide(client, table)["seq"] == 3


def test_server_flags_keep_their_numbers_in_copies(database, empty, tmp_path, capsys):
    """SQLite returns numbers as numbers, 0 for 0.0; a text would only be near."""
    with server(database) as client:
        new_table(client)
    numbers = {"closed until 5": 0.0, "closed until 1845318975.353": 1845318975.352651, "closed until 9": 1.0, "read-only": True}
    with open_database(engine_of(database)) as connection:
        assert 0.0 in connection.execute(FLAGS.select()).columns("value").scalars().all(), "a server has noted that none ran"
        connection.execute(insert(FLAGS), [{"key": key, "value": value} for key, value in numbers.items()])
    folder = tmp_path / "folder"
    assert main(["copy", database, str(folder)]) == 0, capsys.readouterr().err
    assert main(["copy", str(folder), empty]) == 0, capsys.readouterr().err
    found = []
    for data in (database, folder, empty):
        with open_database(engine_of(data)) as connection:
            found.append({row.key: row.value for row in connection.execute(FLAGS.select())})
    assert found[0] == found[1] == found[2] and numbers.items() <= found[2].items()


def test_a_target_with_rows_is_refused_and_unchanged(filled_folder, database, tmp_path, capsys):
    folder, *_ = filled_folder
    with server(database) as client:
        new_table(client)
    before = content(database)
    assert main(["copy", str(folder), database]) == 1
    assert "is not empty" in capsys.readouterr().err and content(database) == before
    assert main(["copy", database, str(folder)]) == 1
    assert "is not empty" in capsys.readouterr().err


def test_a_foreign_target_is_refused_and_unchanged(filled_folder, empty, capsys):
    folder, *_ = filled_folder
    with psycopg.connect(empty, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (name text)")
    assert main(["copy", str(folder), empty]) == 1
    assert "is not a database of Postroad" in capsys.readouterr().err


def test_a_source_without_tables_is_an_error(tmp_path, empty, capsys):
    assert main(["copy", str(tmp_path / "nowhere"), empty]) == 1
    assert "there are no tables in" in capsys.readouterr().err and not (tmp_path / "nowhere").exists()
    assert not engine_of(empty).check()


def test_copy_refuses_a_folder_in_use(filled_folder, empty, capsys):
    folder, *_ = filled_folder
    with lock_data_dir(folder):
        assert main(["copy", str(folder), empty]) == 1
    assert capsys.readouterr().err == f"postroad: a Postroad is using {folder}; close it first\n"


@pytest.mark.parametrize("to_folder", [False, True], ids=["to PostgreSQL", "to a folder"])
def test_an_incomplete_copy_is_detected_and_removed(filled_folder, empty, tmp_path, monkeypatch, to_folder):
    folder, *_ = filled_folder
    target = engine_of(tmp_path if to_folder else empty)
    found = copying._sum
    monkeypatch.setattr(copying, "_sum", lambda here, table: found(here, table)._replace(digest=1))
    with pytest.raises(AdminError, match="differ from the source"):
        copying.copy(engine_of(folder), target, lambda *_: None)
    assert not target.check()


def test_one_changed_character_changes_the_checksum():
    rows = [{"id": "a", "events": [1, None]}, {"id": "b", "events": []}]
    one = copying.Sum().with_rows(rows)
    assert one == copying.Sum().with_rows(rows[::-1]) and one.size == 2
    assert one != copying.Sum().with_rows([rows[0], {"id": "c", "events": []}])


def test_the_checksum_depends_on_numbers_not_on_their_notation():
    sums = [copying.Sum().with_rows([{"key": "a", "value": value}]) for value in (0.0, 0, 1845318975.352651, 1845318975.3526511)]
    assert sums[0] == sums[1] and len(set(sums)) == 3
