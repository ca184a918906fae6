"""The file in the data folder: ours, or refused with an error and unchanged."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing

import pytest

from postroad.cli import main
from postroad.server import run
from postroad.server.admin import moderation
from postroad.server.settings import Settings
from postroad.server.storage import sqlite
from postroad.server.storage.data_dir_lock import LOCK, lock_data_dir
from postroad.server.storage.database import Database
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.sqlite_check import APPLICATION_ID, FILE, Unusable, check
from tests.policies import Setting
from tests.server.people import new_table, server, store, table_of

OLD = """
CREATE TABLE tables (id VARCHAR NOT NULL, created FLOAT NOT NULL, updated FLOAT NOT NULL, options JSON NOT NULL,
    summary JSON NOT NULL, PRIMARY KEY (id));
CREATE TABLE log (table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, at FLOAT NOT NULL, kind VARCHAR NOT NULL,
    PRIMARY KEY (table_id, seq));
INSERT INTO tables VALUES ('abc', 1, 1, '{}', '{}');
INSERT INTO log VALUES ('abc', 1, 1, 'start');
"""
FOREIGN = "CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('porridge');"
LONG_AGO = 1_000_000_000  # nanoseconds


def written(script):
    def write(folder):
        with closing(sqlite3.connect(folder / FILE)) as connection:
            connection.executescript(script)

    return write


def killed(script):
    """Leave the files that a killed writer leaves."""

    def write(folder):
        with closing(sqlite3.connect(folder / "lively")) as lively:
            lively.executescript(f"PRAGMA journal_mode=WAL; {script}")
            shutil.copy(folder / "lively", folder / FILE)
            shutil.copy(folder / "lively-wal", folder / f"{FILE}-wal")
        (folder / "lively").unlink()
        assert (folder / f"{FILE}-wal").stat().st_size

    return write


def ours(script):
    def write(folder):
        store(folder, table_of(Setting(2, False, False).new(1)))
        written(script)(folder)

    return write


def written_over(words, others):
    """Overwrite bytes, as a failing disk does."""

    def write(folder):
        store(folder, table_of(Setting(2, False, False).new(1)))
        content = (folder / FILE).read_bytes()
        at = content.index(words)
        (folder / FILE).write_bytes(content[:at] + others + content[at + len(others) :])

    return write


DAMAGED = "is damaged: "
STRANGE = {
    "older": (written(OLD), "is of an older version"),
    "older, in WAL mode": (written(f"PRAGMA journal_mode=WAL; {OLD}"), "is of an older version"),
    "older, killed": (killed(OLD), "is of an older version"),
    "of before the first release": (ours("UPDATE alembic_version SET version_num = '0012'"), "is of an older version"),
    "newer": (ours("UPDATE alembic_version SET version_num = 'later'"), "is of a newer version"),
    "newer, with other tables": (ours("UPDATE alembic_version SET version_num = 'later'; DROP TABLE log"), "is of a newer"),
    "foreign": (written(FOREIGN), "is not a database of Postroad"),
    "foreign, in WAL mode": (written(f"PRAGMA journal_mode=WAL; {FOREIGN}"), "is not a database of Postroad"),
    "foreign, killed": (killed(FOREIGN), "is not a database of Postroad"),
    "foreign, with versions": (written("CREATE TABLE alembic_version (version_num)"), "is not a database of Postroad"),
    "foreign, with a mark": (written("PRAGMA application_id = 7"), "is not a database of Postroad"),
    "foreign, with tables": (written(f"{OLD} PRAGMA application_id = 7"), "is not a database of Postroad"),
    "damaged letters": (written_over(b"CREATE TABLE chat", b"CREATE\xff\xff\xff\xff\xff chat"), DAMAGED),
    "damaged names": (written_over(b"tablechatchat", b"table\xff\xfe\xff\xfechat"), DAMAGED),
    "damaged words": (written_over(b"CREATE TABLE chat", b"CREATE ?????"), DAMAGED),
    "no database": (lambda folder: (folder / FILE).write_bytes(b"precious " * 1000), "not a database"),
}
DOORS = {
    "play": lambda folder: main(["play", "--no-browser", "--port", "0", "--data", str(folder)]),
    "list": lambda folder: main(["admin", "list", "--data", str(folder)]),
    "delete": lambda folder: main(["admin", "delete", "abc", "--data", str(folder)]),
    "ban": lambda folder: main(["admin", "ban", "abc", "--data", str(folder)]),
    "backup": lambda folder: main(["admin", "backup", str(folder / "copy"), "--data", str(folder)]),
    "restore": lambda folder: main(["admin", "restore", str(folder / FILE), "--data", str(folder / "new")]),
}


def content(folder):
    """The bytes and times of every file, except our lock and SQLite's -shm, which have no data."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name not in (LOCK, f"{FILE}-shm")]
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


@pytest.mark.parametrize("enter", DOORS.values(), ids=DOORS.keys())
@pytest.mark.parametrize(("write", "complaint"), STRANGE.values(), ids=STRANGE.keys())
def test_a_foreign_file_is_refused_and_unchanged(tmp_path, capsys, write, complaint, enter):
    write(tmp_path)
    for path in tmp_path.iterdir():
        os.utime(path, ns=(LONG_AGO, LONG_AGO))
    before = content(tmp_path)
    assert enter(tmp_path) == 1
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1
    assert said.err.startswith(f"postroad: {tmp_path / FILE}") and complaint in said.err
    assert content(tmp_path) == before


def test_the_error_for_a_damaged_file_names_the_remedy(tmp_path, capsys):
    STRANGE["damaged letters"][0](tmp_path)
    assert DOORS["play"](tmp_path) == 1
    assert "Restore a backup with postroad admin restore" in capsys.readouterr().err


def test_the_storage_refuses_an_old_file(tmp_path):
    written(OLD)(tmp_path)
    before = content(tmp_path)
    with pytest.raises(Unusable):
        asyncio.run(Database(engine_of(tmp_path)).open())
    assert content(tmp_path) == before


def test_our_file_has_the_application_id(tmp_path):
    store(tmp_path)
    assert (tmp_path / FILE).read_bytes()[68:72] == APPLICATION_ID.to_bytes(4) and check(tmp_path / FILE)


@pytest.mark.parametrize(
    "write",
    [lambda folder: (folder / FILE).touch(), written("PRAGMA journal_mode=WAL"), lambda _folder: None],
    ids=["empty", "without tables", "no file"],
)
def test_an_empty_or_missing_file_gets_the_schema(tmp_path, capsys, write):
    write(tmp_path)
    before = content(tmp_path)
    assert not check(tmp_path / FILE) and main(["admin", "list", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"postroad: there are no tables in {tmp_path}\n" and content(tmp_path) == before
    with server(tmp_path) as client:
        new_table(client)
    assert check(tmp_path / FILE)


def test_a_killed_first_start_leaves_no_partial_schema(tmp_path, monkeypatch):
    def migrate_and_die(connection):
        migrate(connection)
        raise KeyboardInterrupt

    migrate = sqlite.migrate
    monkeypatch.setattr(sqlite, "migrate", migrate_and_die)
    place = engine_of(tmp_path)
    engine = place.sqlalchemy_engine()
    with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
        place.prepare(connection)
    engine.dispose()
    assert not check(tmp_path / FILE)
    monkeypatch.undo()
    with server(tmp_path) as client:
        new_table(client)


def test_a_second_start_writes_nothing(tmp_path, monkeypatch):
    store(tmp_path)
    monkeypatch.setattr(sqlite, "migrate", None)
    before = (tmp_path / FILE).read_bytes()
    assert run.play(Settings(tmp_path), 0, browser=False, serve=open_and_close) == 0
    assert (tmp_path / FILE).read_bytes() == before


def open_and_close(settings, *_more):
    async def life():
        database = Database(engine_of(settings.data))
        await database.open()
        await database.close()

    asyncio.run(life())


def test_admin_migrates_no_file_in_use(tmp_path, capsys, monkeypatch):
    """The running server knows only the old version."""
    store(tmp_path)
    monkeypatch.setattr(moderation, "is_current", lambda _connection: False)
    with lock_data_dir(tmp_path):
        assert main(["admin", "list", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"postroad: a Postroad is using {tmp_path}; close it first\n"
    assert main(["admin", "list", "--data", str(tmp_path)]) == 0
