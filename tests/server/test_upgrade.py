"""The file of an older version: nothing is lost, and nothing crashes."""

import json
import sqlite3

import pytest

from postroad.server.storage.tables import FILE
from postroad.server.tables.commands import Undo
from tests.policies import Setting, hasty, play_on
from tests.server.people import ask, decide, see, server, table_of
from tests.server.test_api import last_moments

OLD = """
CREATE TABLE tables (id VARCHAR NOT NULL, created FLOAT NOT NULL, updated FLOAT NOT NULL, options JSON NOT NULL,
    summary JSON NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE TABLE log (table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, at FLOAT NOT NULL, kind VARCHAR NOT NULL, seat INTEGER,
    action VARCHAR, events JSON NOT NULL, undoes INTEGER, command VARCHAR, PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
"""
LOGGED = ("seq", "at", "kind", "seat", "action", "undoes", "command")


def old_file(folder, *tables):
    """A file as version 0.4 wrote it."""
    with sqlite3.connect(folder / FILE) as connection:
        connection.executescript(OLD)
        for table in tables:
            options = {**table.game.options._asdict(), "rulings": 1, "map": 1}
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (table.id, 1.0, 2.0, json.dumps(options), summary(table))
            )
            for entry in table.entries:
                values = {**{name: getattr(entry, name) for name in LOGGED}, "events": json.dumps(entry.events)}
                names = ", ".join(values)
                marks = ", ".join(f":{name}" for name in values)
                connection.execute(f"INSERT INTO log (table_id, {names}) VALUES ('{table.id}', {marks})", values)  # noqa: S608


def summary(table):
    seats = [{"name": seat.name, "kind": "bot" if seat.level else "person", "level": seat.level, "resigned": seat.resigned}
             for seat in table.seats]  # fmt: skip
    game = table.game
    standing = {"over": game.over, "round": 1, "decides": game.seat, "points": game.points(), "winner": None}
    return json.dumps({"seats": seats, **standing})


def undone():
    """A table with a decision that was taken back, and somebody who resigned."""
    table = table_of(Setting(2, False, True).new(3))
    for make in (
        lambda: table.decided(0, ["clergy:bishop"], "command-a"),
        lambda: Undo(seq=2, command="command-b", seat=0).change(table),
        lambda: table.departure("resign", 1, "command-c"),
    ):
        table.apply(make())
    return table


@pytest.fixture
def client(tmp_path):
    over = last_moments("2-both-carriage-7")
    while not over.over:
        over.play(over.legal()[0])
    running = table_of(play_on(Setting(2, False, False).new(1), hasty, 1, 20), "running", (None, None))
    table = undone()
    table.id = "undone"
    old_file(tmp_path, running, table, table_of(over, "over"))
    with server(tmp_path) as client:
        yield client


def test_old_tables_are_there_and_mine(client):
    tables = {table["id"]: table for table in client.get("/api/tables").json()["tables"]}
    assert {name: table["stage"] for name, table in tables.items()} == {"running": "playing", "undone": "playing", "over": "over"}
    assert all(table["host"] == client.id for table in tables.values())
    assert see(client, "over")["view"]["phase"] == "over" and len(see(client, "running", 0)["entries"]) == 21


def test_they_are_played_on(client):
    before = see(client, "running")
    assert decide(client, "running")["seq"] == before["seq"] + 1
    after = see(client, "undone", 0)
    assert [entry["kind"] for entry in after["entries"]][1:] == ["decision", "undo", "resign"]
    assert after["entries"][2]["undoes"] == 2 and after["table"]["seats"][1]["away"] == "resigned"
    assert ask(client, "undone", "decisions", after, action="clergy:abbot").status_code == 200


def test_a_new_undo_beside_old_ones(client):
    message = see(client, "undone", 0)
    decided = ask(client, "undone", "decisions", message, action="clergy:abbot").json()
    undone = ask(client, "undone", "undo", decided).json()
    assert undone["entries"][-1]["undoes"] == decided["seq"]


def test_started_again_it_is_the_same(client, tmp_path):
    secret, before = client.secret, client.get("/api/tables").json()
    client.app.state.registry._in_use.clear()
    assert see(client, "undone", 0)["seq"] == 4
    with sqlite3.connect(tmp_path / FILE) as connection:
        columns = {row[1] for row in connection.execute("PRAGMA table_info(log)")}
    assert {"spent", "secret"} <= columns and client.get("/api/tables").json() == before and secret
