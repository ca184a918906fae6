"""`postroad admin backup` while a server runs, and `restore` while none does."""

import os
import shutil
import sqlite3
import threading
import time
from contextlib import closing

import pytest

from postroad.cli import main
from postroad.server.storage.data_dir_lock import lock_data_dir
from postroad.server.storage.sqlite_check import FILE
from tests.server.people import decide, new_table, see, server


def admin(folder, *words):
    return main(["admin", *map(str, words), "--data", str(folder)])


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A backup of a server with a table, the table, and its host's secret."""
    folder = tmp_path_factory.mktemp("saved")
    (folder / "data").mkdir()
    with server(folder / "data") as client:
        table = new_table(client)
        decide(client, table, "take:deck")
        assert admin(folder / "data", "backup", folder / "file") == 0
        return folder / "file", see(client, table, 0), client.secret


def change_database(file, change):
    """Change a good database."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(change)


def kept_files(folder):
    return sorted(path.name for path in folder.glob("*before-restore*"))


def refused(folder, file, capsys):
    """The error; check that nothing has changed."""
    before = {path: path.read_bytes() for path in folder.iterdir()}
    capsys.readouterr()
    assert admin(folder, "restore", file) == 1
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1
    now = {path: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    assert now == {path: words for path, words in before.items() if path.suffix != ".lock"}
    return said.err


# Backup


def test_a_backup_keeps_the_table_for_its_players(saved, tmp_path, capsys):
    file, message, secret = saved
    assert admin(tmp_path / "new", "restore", file) == 0
    assert capsys.readouterr().out == f"{file} is restored\n"
    with server(tmp_path / "new", secret=secret) as client:
        again = see(client, message["table"]["id"], 0)
        assert {**again, "presence": None} == {**message, "presence": None}
        decide(client, message["table"]["id"])


def test_backup_overwrites_no_file(saved, tmp_path, capsys):
    precious = tmp_path / "precious"
    precious.write_text("precious")
    assert admin(saved[0].parent / "data", "backup", precious) == 1
    assert capsys.readouterr().err == f"postroad: {precious}: File exists\n" and precious.read_text() == "precious"


@pytest.mark.skipif(os.name != "posix", reason="rights")
def test_only_the_owner_may_read_a_backup(saved, tmp_path):
    assert saved[0].stat().st_mode & 0o777 == 0o600
    with lock_data_dir(tmp_path / "new"):  # and so is a folder that was made for tables
        assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_a_failed_backup_leaves_no_file(tmp_path, capsys):
    (tmp_path / FILE).write_text("no database " * 1000)
    assert admin(tmp_path, "backup", tmp_path / "file") == 1
    assert "not a database" in capsys.readouterr().err and not (tmp_path / "file").exists()


def test_a_backup_during_play_contains_every_acknowledged_change(tmp_path):
    """At any moment the backup has every acknowledged change and no partial one."""
    (tmp_path / "data").mkdir()
    with server(tmp_path / "data") as client:
        table, told, playing = new_table(client), [1], threading.Event()

        def play():
            while not playing.is_set():
                told.append(decide(client, table)["seq"])

        player = threading.Thread(target=play)
        player.start()
        try:
            for number in range(5):
                while len(told) < 3 * number + 2:
                    assert player.is_alive()
                    time.sleep(0.01)
                acknowledged = told[-1]
                assert admin(tmp_path / "data", "backup", tmp_path / str(number)) == 0
                with closing(sqlite3.connect(tmp_path / str(number))) as copy:
                    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                    count, last = copy.execute("SELECT count(*), max(seq) FROM log").fetchone()
                assert count == last >= acknowledged
        finally:
            playing.set()
            player.join()


# Restore


def test_restore_refuses_a_folder_in_use(saved, tmp_path, capsys):
    with lock_data_dir(tmp_path), server(tmp_path):
        assert admin(tmp_path, "restore", saved[0]) == 1
        assert capsys.readouterr().err == f"postroad: a Postroad is using {tmp_path}; close it first\n" and not kept_files(
            tmp_path
        )


def test_every_restore_keeps_the_previous_database(saved, tmp_path, capsys):
    with server(tmp_path) as client:
        mine, secret = new_table(client), client.secret
    assert admin(tmp_path, "restore", saved[0]) == 0
    assert f"kept in {tmp_path / FILE}.before-restore\n" in capsys.readouterr().out
    assert admin(tmp_path, "restore", saved[0]) == 0
    assert kept_files(tmp_path) == [f"{FILE}.before-restore", f"{FILE}.before-restore-2"]
    assert admin(tmp_path, "restore", tmp_path / f"{FILE}.before-restore") == 0  # the old database returns
    with server(tmp_path, secret=secret) as client:
        assert see(client, mine, 0)["seq"] == 1


def test_restore_keeps_the_journal_of_a_killed_server(saved, tmp_path):
    """The journal does not affect the restored database."""
    with closing(sqlite3.connect(tmp_path / "lively")) as lively:
        lively.executescript("PRAGMA journal_mode=WAL; CREATE TABLE mine (word); INSERT INTO mine VALUES ('precious');")
        lively.commit()
        folder = tmp_path / "data"
        folder.mkdir()
        for part in ("", "-wal"):
            shutil.copy(tmp_path / f"lively{part}", folder / f"{FILE}{part}")
    assert (folder / f"{FILE}-wal").stat().st_size
    assert admin(folder, "restore", saved[0]) == 0
    assert not (folder / f"{FILE}-wal").exists()
    with closing(sqlite3.connect(folder / f"{FILE}.before-restore")) as before:
        assert before.execute("SELECT word FROM mine").fetchall() == [("precious",)]
    with closing(sqlite3.connect(folder / FILE)) as now:
        assert now.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert now.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_restore_keeps_a_broken_database(saved, tmp_path):
    (tmp_path / FILE).write_text("no database")
    (tmp_path / f"{FILE}-wal").write_text("nor this")
    assert admin(tmp_path, "restore", saved[0]) == 0
    assert (tmp_path / f"{FILE}.before-restore").read_text() == "no database"
    assert kept_files(tmp_path) == [f"{FILE}.before-restore", f"{FILE}.before-restore-wal"]
    with server(tmp_path) as client:
        assert client.get("/api/about").status_code == 200


def test_restore_moves_a_leftover_journal_away(saved, tmp_path):
    (tmp_path / f"{FILE}-wal").write_text("left")
    assert admin(tmp_path, "restore", saved[0]) == 0
    assert kept_files(tmp_path) == [f"{FILE}.before-restore-wal"] and not (tmp_path / f"{FILE}-wal").exists()
    assert admin(tmp_path, "restore", saved[0]) == 0
    assert kept_files(tmp_path) == [f"{FILE}.before-restore-2", f"{FILE}.before-restore-wal"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(None, "No such file"), (b"", "is no backup"), (b"precious " * 1000, "not a database")],
    ids=["nothing", "empty", "other"],
)
def test_restore_refuses_a_file_without_a_database(saved, tmp_path, capsys, content, complaint):
    file, folder = tmp_path / "file", tmp_path / "data"
    shutil.copytree(saved[0].parent / "data", folder)
    if content is not None:
        file.write_bytes(content)
    assert complaint in refused(folder, file, capsys)


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE log",
        "ALTER TABLE tables RENAME COLUMN summary TO other",
        "CREATE TRIGGER sly AFTER INSERT ON log BEGIN DELETE FROM log; END",
        "CREATE VIEW sly AS SELECT 1",
    ],
)
def test_restore_refuses_a_database_with_another_schema(saved, tmp_path, capsys, change):
    file, folder = tmp_path / "file", tmp_path / "data"
    shutil.copytree(saved[0].parent / "data", folder)
    shutil.copy(saved[0], file)
    change_database(file, change)
    assert "is no backup of Postroad" in refused(folder, file, capsys)


def test_restore_refuses_a_damaged_database(saved, tmp_path, capsys):
    file, folder = tmp_path / "file", tmp_path / "data"
    shutil.copytree(saved[0].parent / "data", folder)
    words = bytearray(saved[0].read_bytes())
    words[2 * 4096 : 4 * 4096] = os.urandom(2 * 4096)
    file.write_bytes(words)
    assert str(file) in refused(folder, file, capsys)
