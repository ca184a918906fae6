"""WebSockets: limits of received frames, and regular messages."""

import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from postroad.server.settings import Limits, Rate
from tests.server.lines import PATIENCE, get, line, until
from tests.server.people import BOTS, ask, new_table, see, server


def closing_of(watching, patience=PATIENCE):
    """Read to the end; return the code and reason of the closing."""
    try:
        while True:
            watching.next(patience)
    except ConnectionClosed as closed:
        return closed.rcvd and (closed.rcvd.code, closed.rcvd.reason)


EMPTY, PING, PONG = (bytes([0x80 | opcode, 0x80, 1, 2, 3, 4]) for opcode in (1, 9, 10))
PIECES = bytes([0x01, 0x80, 1, 2, 3, 4]) + bytes([0x00, 0x80, 1, 2, 3, 4]) * 5000


@pytest.mark.parametrize("frames", [EMPTY * 5000, PING * 5000, PONG * 5000, PIECES], ids=["empty", "pings", "pongs", "pieces"])
def test_a_flood_of_frames_closes_the_socket(client, stranger, frames):
    table = new_table(client)
    with stranger.watching(table) as watching, client.watching(table) as other:
        watching.next()
        other.next()
        watching.socket.socket.sendall(frames)
        assert closing_of(watching) == (4429, "slow-down")
        client.post(f"/api/tables/{table}/chat", json={"text": "still here"})
        assert other.until(lambda message: message["chat"])


def test_too_many_bytes_in_frames_close_the_socket(client, stranger):
    table = new_table(client)
    with stranger.watching(table) as watching:
        watching.next()
        with suppress(ConnectionClosed):
            for _ in range(5):
                watching.send("x" * 16_000)
        assert closing_of(watching) == (4429, "slow-down")


def test_slow_frames_are_no_flood(place):
    rates = {**Limits().rates, "frames": Rate(1000, 20)}
    with server(place, limits=Limits(rates=rates)) as client:
        table = new_table(client)
        with client.watching(table) as watching:
            watching.next()
            for _ in range(100):
                watching.send({"nothing": True})
                time.sleep(0.005)
            client.post(f"/api/tables/{table}/chat", json={"text": "still here"})
            assert watching.until(lambda message: message["chat"])


def test_changes_of_the_pace_are_limited(client):
    """All viewers get a message for each change."""
    table = new_table(client, BOTS)
    with client.watching(table) as watching:
        watching.next()
        with suppress(ConnectionClosed):  # it may end before all are sent
            for number in range(40):
                watching.send({"pace": 50 + number % 2})
        assert closing_of(watching) == (4429, "slow-down")


def test_a_removed_player_cannot_change_the_pace(client, ben):
    table = client.post(
        "/api/tables",
        json={
            "options": {"players": 3},
            "seats": [{"name": "Ada"}, {"open": True}, {"name": "Bot", "level": "easy"}],
            "shuffle": False,
        },
    ).json()["id"]
    ben.post(f"/api/tables/{table}/sit", json={"seat": 1})
    client.post(f"/api/tables/{table}/start", json={})
    driver = client.app.state.registry._in_use[table].driver
    with ben.watching(table, "?seat=1") as watching:
        watching.next()
        watching.send({"pace": 40})
        until(lambda: driver._pace == 40)
        assert ask(client, table, "remove", see(client, table, 0), seat=1).status_code == 200
        watching.until(lambda message: message["table"]["seats"][1]["away"])
        with suppress(ConnectionClosed):
            for _ in range(40):
                watching.send({"pace": 50})
        assert closing_of(watching) == (4429, "slow-down"), "all were heard"
    assert driver._pace == 40


def test_a_viewer_who_answers_no_ping_is_disconnected(place):
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    with server(place, limits=Limits(ping_interval=0.5)) as client, line(client) as bare:
        table = new_table(client)
        bare.sendall(get(client, f"/api/tables/{table}/live") + upgrade + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        assert bare.recv(100).startswith(b"HTTP/1.1 101 ")
        until(lambda: see(client, table)["presence"]["spectators"] == 1)
        until(lambda: see(client, table)["presence"]["spectators"] == 0)


def test_a_socket_sends_regular_messages(place):
    """Browsers do not show pings, so only messages prove that the server is alive."""
    with server(place, limits=Limits(resend_interval=0.2)) as client:
        with client.watching(new_table(client)) as watching:
            first, second, third = watching.next(), watching.next(), watching.next()
        assert first["seq"] == second["seq"] == third["seq"] and second["entries"] == third["entries"] == []
