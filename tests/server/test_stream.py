"""The stream of a player's tables."""

import json
import time
from contextlib import contextmanager

import pytest

from postroad.server.settings import Limits
from tests.server.people import AGAINST_BOT, decide, new_table, see, server
from tests.server.test_seating_table import ask, create


class Stream:
    def __init__(self, answer):
        self.lines = answer.iter_lines()

    def next(self):
        """The tables of the next event, by id."""
        assert next(self.lines) == "event: tables"
        data = next(self.lines)
        assert data.startswith("data: ") and next(self.lines) == ""
        return {table["id"]: table for table in json.loads(data.removeprefix("data: "))["tables"]}

    def until(self, fits):
        while not fits(tables := self.next()):
            pass
        return tables


@contextmanager
def listening(client):
    with client.stream("GET", "/api/me/stream") as answer:
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store" and "content-encoding" not in answer.headers
        assert answer.headers["x-accel-buffering"] == "no", "a proxy must not gather lines"
        yield Stream(answer)


@pytest.fixture
def lively_server(place):
    """A client of a server with frequent signs of life in its streams."""
    with server(place, limits=Limits(heartbeat=0.5)) as client:
        yield client


def test_the_stream_sends_tables_at_once_and_after_changes(client, ben):
    table = create(client)
    with listening(client) as stream:
        assert stream.next() == {table: {"id": table, "stage": "seating", "seq": 1, "my_turn": False, "over": False}}
        ask(ben, table, "sit", seat=1)
        assert stream.next()[table]["seq"] == 2
        ask(client, table, "start")
        assert stream.next()[table] == {"id": table, "stage": "playing", "seq": 1, "my_turn": True, "over": False}
        other = new_table(client)
        assert set(stream.next()) == {other, table}
        client.delete(f"/api/tables/{table}")
        assert set(stream.next()) == {other}


def test_the_stream_shows_the_players_turn(client, ben):
    table = create(client)
    ask(ben, table, "sit", seat=1)
    ask(client, table, "start")
    with listening(ben) as stream:
        assert stream.next()[table]["my_turn"] is False
        while see(client, table)["view"]["decides"] == 0:
            decide(client, table)
        assert stream.until(lambda tables: tables[table]["my_turn"])[table]["seq"] == see(client, table)["seq"]


def test_the_stream_drops_the_table_of_a_removed_player(client, ben):
    table = create(client)
    ask(ben, table, "sit", seat=1)
    with listening(ben) as stream:
        assert set(stream.next()) == {table}
        ask(client, table, "stand", seat=1)
        assert stream.next() == {}


def test_the_stream_omits_other_players_tables(lively_server):
    with lively_server.other("Ben") as ben, listening(ben) as stream:
        assert stream.next() == {}
        decide(lively_server, new_table(lively_server))
        assert next(stream.lines) == ":", "a sign of life, and nothing else"


def test_the_stream_sends_nothing_without_a_change(lively_server):
    table = new_table(lively_server)
    with listening(lively_server) as stream, lively_server.watching(table):
        stream.next()
        ask(lively_server, table, "chat", reaction="horn")
        lively_server.app.state.registry.broadcast_all()
        assert next(stream.lines) == ":"


def test_the_stream_combines_rapid_changes(client):
    """A game of bots must not flood the connection."""
    table = new_table(client)
    with listening(client) as stream:
        stream.next()
        before = time.monotonic()
        for _ in range(12):
            decide(client, table)
        seq, told = see(client, table)["seq"], 1
        while stream.next()[table]["seq"] != seq:
            told += 1
        assert told <= 2 + (time.monotonic() - before) / Limits().stream_interval


def test_the_stream_sends_only_the_latest_tables(place):
    with server(place, limits=Limits(max_stream_tables=2)) as client:
        _, *last = [new_table(client, AGAINST_BOT) for _ in range(3)]
        with listening(client) as stream:
            assert set(stream.next()) == set(last)


def test_a_stream_ends_with_its_connection(client):
    registry = client.app.state.registry
    with listening(client) as stream:
        stream.next()
        assert client.id in registry.connected_players()
    patience = time.monotonic() + 5
    while client.id in registry.connected_players():
        assert time.monotonic() < patience
        time.sleep(0.01)


def test_streams_end_with_the_server(place):
    with server(place) as client, listening(client) as stream:
        stream.next()
        client.app.state.registry.feeds.close()
        assert list(stream.lines) == []
