"""`postroad admin` on tables and players, while a server runs there."""

import asyncio
import re
import sqlite3
import threading
from pathlib import Path

import psycopg
import pytest
from rich.cells import cell_len
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from postroad.cli import main
from postroad.client import Client as Program
from postroad.client import Refused
from postroad.server.live.task_group import repeat
from postroad.server.settings import Limits
from postroad.server.storage.external_updates import sweep_once
from postroad.server.storage.players import digest
from postroad.server.storage.schema import LOG, MEMBERSHIPS
from postroad.server.storage.sqlite_check import FILE
from tests.server.people import PERSONS, new_table, opened_storage, see, server
from tests.server.waiting import until

OPEN = ({"name": "Ada"}, {"open": True})


@pytest.fixture
def admin(serving, lasting_place, capsys):
    """Run the command; return its status and output."""
    where = "--data" if isinstance(lasting_place, Path) else "--database"

    def run(*arguments):
        capsys.readouterr()
        status = main(["admin", *arguments, where, str(lasting_place)])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def eventually(ask, *expected):
    """Wait for this answer of the server."""

    def answered():
        answer = ask()
        return (answer.status_code, *answer.json().values()) == expected

    until(answered)


def closed(watching):
    """The code and the reason of a closed socket."""
    with pytest.raises(ConnectionClosed) as end:
        watching.until(lambda _message: False)
    return end.value.rcvd.code, end.value.rcvd.reason


# Output


def test_tables(client, admin):
    playing, seating_table = new_table(client), new_table(client, OPEN)
    status, said, _ = admin("list")
    rows = {line.split()[0]: line.split() for line in said.splitlines()}
    assert status == 0 and next(iter(rows)) == "TABLE"
    assert rows[playing][1:6] == ["playing", "Ada", f"({client.id})", "Ada,", "Ben"]
    assert rows[seating_table][1:6] == ["seating", "Ada", f"({client.id})", "Ada,", "(open)"]


def test_players(client, admin):
    new_table(client)
    admin("mute", client.id)
    _, said, _ = admin("list", "--players")
    (line,) = (line.split() for line in said.splitlines() if line.startswith(client.id))
    assert line[1] == "Ada" and line[-2:] == ["1", "muted"]


def test_list_aligns_columns_of_wide_characters(serving, admin):
    with serving.other("はな") as hana, serving.other("Zoë") as zoe:
        _, said, _ = admin("list", "--players")
    lines = {line.split()[0]: line for line in said.splitlines()}
    before = [cell_len(re.split(r"  2\d\d\d-", lines[somebody.id])[0]) for somebody in (hana, zoe)]
    assert before[0] == before[1]


def test_admin_prints_no_secret(client, admin):
    token = client.post("/api/me/keys", json={"label": "mine"}).json()["key"]
    code = client.post("/api/me/device-link").json()["code"]
    everything = (["list"], ["list", "--players"], ["mute", client.id], ["ban", client.id], ["unban", client.id])
    said = "".join("".join(admin(*words)[1:]) for words in everything)
    assert client.id in said
    for secret in (client.secret, token, code):
        assert secret not in said and digest(secret) not in said


@pytest.mark.parametrize(
    "words",
    [["delete", "nowhere"], ["mute", "nobody"], ["unmute", "nobody"], ["ban", "nobody"], ["unban", "nobody"]],
    ids=" ".join,
)
def test_an_unknown_table_or_player_is_an_error(admin, words):
    status, said, error = admin(*words)
    assert (status, said) == (1, "") and words[1] in error and len(error.splitlines()) == 1


@pytest.mark.parametrize("words", [["list"], ["delete", "x"], ["ban", "x"], ["backup", "x"]], ids=" ".join)
def test_admin_creates_nothing_in_an_empty_folder(tmp_path, capsys, words):
    assert main(["admin", *words, "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"postroad: there are no tables in {tmp_path}\n" and not list(tmp_path.iterdir())


def test_a_file_without_a_database_is_an_error(tmp_path, capsys):
    (tmp_path / FILE).write_text("precious " * 1000)
    assert main(["admin", "list", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"postroad: {tmp_path / FILE}: file is not a database\n"


@pytest.mark.parametrize("words", [[], ["fly"], ["delete"], ["ban"], ["backup"], ["restore"], ["list", "--all"]], ids=str)
def test_mistakes_get_one_clear_line(words, capsys):
    with pytest.raises(SystemExit) as stop:
        main(["admin", *words])
    said = capsys.readouterr()
    assert stop.value.code == 2 and said.out == "" and len(said.err.splitlines()) == 1 and "--help" in said.err


# Changes that the server detects


@pytest.mark.parametrize("seats", [PERSONS, OPEN], ids=["playing", "seating"])
def test_a_deleted_table_is_gone_for_all_players(client, stranger, admin, lasting_place, seats):
    table, other = new_table(client, seats), new_table(client)
    with client.watching(table) as watching, stranger.watching(table) as looking_on:
        watching.next()
        assert admin("delete", table) == (0, f"table {table} is deleted\n", "")
        assert closed(watching) == closed(looking_on) == (4404, "no-table")
    eventually(lambda: client.get(f"/api/tables/{table}"), 404, "no-table")
    assert see(client, other)["seq"] == 1
    assert [row["id"] for row in client.get("/api/tables").json()["tables"]] == [other]
    assert stored_rows_of(table, lasting_place) == []


def stored_rows_of(table, place):
    """The rows that the database still has of a table."""

    async def look():
        storage = await opened_storage(place)
        rows = [row for kind in (LOG, MEMBERSHIPS) for row in await storage.rows(select(kind).where(kind.c.table_id == table))]
        await storage.close()
        return rows

    return asyncio.run(look())


def test_commands_to_a_table_deleted_from_outside_are_not_stored(client, admin):
    table = new_table(client)
    admin("delete", table)
    body = {"seq": 1, "command": "command-1", "seat": 0, "action": "take:deck"}
    answer = client.post(f"/api/tables/{table}/decisions", json=body)
    assert (answer.status_code, answer.json()["error"]) in ((404, "no-table"), (503, "storage"))
    assert client.get(f"/api/tables/{table}").status_code == 404


def test_a_muted_player_cannot_chat(client, ben, admin):
    table = new_table(client)

    def say(somebody):
        return somebody.post(f"/api/tables/{table}/chat", json={"reaction": "horn"})

    assert say(ben).status_code == 201
    assert admin("mute", ben.id) == (0, f"Ben ({ben.id}) is muted\n", "")
    eventually(lambda: say(ben), 403, "muted")
    assert say(client).status_code == 201
    assert admin("unmute", ben.id)[1] == f"Ben ({ben.id}) is no longer muted\n"
    until(lambda: say(ben).status_code == 201)


def test_a_ban_closes_the_players_connections(client, ben, admin):
    table = new_table(client)
    address = f"http://127.0.0.1:{client.port}"
    with Program(address, ben.post("/api/me/keys", json={"label": "x"}).json()["key"]) as program:
        stream = program.stream()
        assert next(stream) == []
        with ben.watching(table) as watching, client.watching(table) as other:
            assert admin("ban", ben.id) == (0, f"Ben ({ben.id}) is banned\n", "")
            assert closed(watching) == (4403, "banned")
            other.next()
        with pytest.raises(Refused, match="403 banned"):
            for _ in stream:
                pass
    eventually(lambda: ben.get(f"/api/tables/{table}"), 403, "banned")
    eventually(lambda: ben.get("/api/me"), 403, "banned")
    assert ben.post("/api/me", json={"name": "Benno"}).status_code == 403
    assert client.get("/api/me").status_code == 200
    admin("unban", ben.id)
    until(lambda: ben.get("/api/me").status_code == 200)
    assert ben.get("/api/me").json()["name"] == "Ben"


def open_write(place):
    """A connection with an open write transaction, which blocks other writers."""
    if isinstance(place, Path):
        line = sqlite3.connect(place / FILE, isolation_level=None, check_same_thread=False)
        line.execute("BEGIN IMMEDIATE")
    else:
        line = psycopg.connect(place)
        line.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
    return line


def test_admin_waits_for_a_writing_server(client, admin, lasting_place):
    table = new_table(client)
    writing = open_write(lasting_place)
    end = threading.Timer(0.5, writing.execute, ["COMMIT"])
    end.start()
    assert admin("delete", table)[0] == 0
    end.join()
    writing.close()


# The sweep


def test_the_sweep_closes_no_existing_table(tmp_path):
    """The sweep runs continuously while tables are created and loaded."""
    with server(tmp_path, limits=Limits(sweep_interval=0.0)) as client:
        for number in range(30):
            table = new_table(client, (PERSONS, OPEN)[number % 2])
            assert client.get(f"/api/tables/{table}").status_code == 200
            assert client.app.state.registry._find(table) is not None


class Rooms:
    """A registry and a storage, of which some calls fail."""

    def __init__(self, *troubles):
        self.troubles = list(troubles)
        self.tables = ["here", "gone"]
        self.gone = []

    def in_memory(self):
        return list(self.tables)

    def connected_players(self):
        return set()

    async def free(self, memberships):
        assert set(memberships) <= {("here", "ben")}

    def connected_credentials(self):
        return set()

    def sign_out(self, credentials):
        assert not credentials

    def connected_passes(self):
        return set()

    def revoke_passes(self, admissions):
        assert not admissions

    def table_deleted(self, table_id):
        self.gone.append(table_id)

    async def rows(self, _wanted):
        if self.troubles:
            raise self.troubles.pop()
        self.tables.append("laid meanwhile")
        return [{"id": "here", "table_id": "here", "player": "ben"}]


def test_the_sweep_closes_only_tables_that_are_not_stored():
    rooms = Rooms()
    asyncio.run(sweep_once(rooms, rooms))
    assert rooms.gone == ["gone"]


def test_the_sweep_continues_after_errors(caplog):
    rooms = Rooms(OSError("the disk is gone"), sqlite3.OperationalError("database is locked"))

    async def scene():
        task = asyncio.create_task(repeat(lambda: sweep_once(rooms, rooms), 0.0, "cannot look"))
        while not rooms.gone:
            assert not task.done()
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(scene())
    assert len(caplog.records) == 1, "told once, until it goes right again"
