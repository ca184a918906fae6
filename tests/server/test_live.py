"""Sockets of a table, and its bots."""

import asyncio
import contextlib
import threading
import time
from itertools import pairwise

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from postroad.server.app import create_app
from tests.server.asgi import Line
from tests.server.people import AGAINST_BOT, BOTS, Quick, ask, decide, new_table, see, server, settings_of
from tests.server.scenes import at_rest
from tests.server.waiting import until

GARBAGE = [
    "",
    "x",
    "[]",
    "{}",
    "null",
    '{"pace": "fast"}',
    '{"pace": true}',
    '{"pace": NaN}',
    '{"pace": -1}',
    '{"pace": 1e9}',
    '{"bytes": {"rules": 1}}',
    '{"bytes": null}',
    '[{"pace": 1}]',
    b"\xff\x00",
]


@pytest.fixture(scope="module")
def serving(serving_on_both):
    return serving_on_both


def play_a_turn(client, table):
    """Play the turn of seat 0 to its end."""
    while "end" not in (message := decide(client, table))["view"]["legal"]:
        pass
    return ask(client, table, "decisions", message, action="end").json()


# Messages


def test_a_socket_sends_a_message_at_once_and_after_changes(client):
    table = new_table(client)
    with client.watching(table, "?seat=1") as watching, client.watching(table, "?since=1") as spectator:
        first = watching.next()
        assert first["seq"] == 1 and len(first["entries"]) == 1 and first["view"]["seat"] == 1
        assert spectator.next()["entries"] == []
        decide(client, table, "take:deck")
        for message in (watching.next(), spectator.next()):
            (entry,) = message["entries"]
            assert message["seq"] == entry["seq"] == 2 and "city" not in entry["events"][0]


def test_a_socket_message_equals_the_answer_to_a_request(client):
    table = new_table(client)
    with client.watching(table, "?seat=0") as watching:
        assert watching.next() == see(client, table, 0)
        decide(client, table)
        assert watching.next() == see(client, table, 0, since=1)


@pytest.mark.parametrize(
    ("table", "query", "code"),
    [("nowhere", "", 4404), (None, "?seat=5", 4404), (None, "?seat=1", 4403), (None, "?seat=x", 4422), (None, "?since=-1", 4422)],
)
def test_a_socket_without_a_viewable_table_is_closed(client, table, query, code):
    at = table or new_table(client, AGAINST_BOT)
    with client.watching(at, query) as watching, pytest.raises(ConnectionClosed) as closed:
        watching.next()
    assert closed.value.rcvd.code == code


def test_deleting_a_table_closes_its_sockets(client):
    table = new_table(client)
    with client.watching(table) as watching:
        watching.next()
        client.delete(f"/api/tables/{table}")
        with pytest.raises(ConnectionClosed) as closed:
            watching.next()
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-table")


def test_the_socket_ignores_invalid_messages(client):
    table = new_table(client)
    with client.watching(table) as watching:
        watching.next()
        for words in [*GARBAGE, "[" * 10_000]:
            watching.send(words)
        decide(client, table)
        assert watching.next()["seq"] == 2


def test_another_site_cannot_watch(client):
    table = new_table(client)
    with pytest.raises(InvalidStatus) as refused, client.watching(table, origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with client.watching(table, origin=f"http://127.0.0.1:{client.port}") as watching:
        assert watching.next()["seq"] == 1


# Bots


def test_a_bot_plays_its_turn(client):
    table = new_table(client, AGAINST_BOT)
    with client.watching(table, "?seat=0") as watching:
        ended = play_a_turn(client, table)
        assert ended["bots"]["state"] == "thinking"
        back = watching.until(lambda message: message["seq"] > ended["seq"] and message["view"]["decides"] == 0)
    assert back["bots"]["state"] == "ready"
    after = see(client, table, 0, since=ended["seq"])["entries"]
    assert {entry["seat"] for entry in after} == {1} and after[-1]["action"] == "end"


def test_bots_play_against_people_without_viewers(client):
    table = new_table(client, AGAINST_BOT)
    ended = play_a_turn(client, table)
    while see(client, table)["view"]["decides"] != 0:
        time.sleep(0.01)
    assert see(client, table)["seq"] > ended["seq"]


def test_a_bot_sees_its_own_view_only(data):
    mind = Quick()
    with server(data, mind) as client:
        table = new_table(client, AGAINST_BOT[::-1])
        while see(client, table)["view"]["decides"] != 1:
            time.sleep(0.01)
    assert {level for level, _ in mind.asked} == {"stand-in"}
    assert all(view.seat == 0 and not view.state.rng.any() for _, view in mind.asked)


def test_bots_keep_the_pace(data):
    """The pace counts from the previous decision, and half as long again at the start of a turn."""
    with server(data, pace=0.1) as client:
        table = new_table(client, AGAINST_BOT[::-1])
        with client.watching(table) as watching:
            watching.until(lambda message: message["view"]["decides"] == 1)
        entries = see(client, table)["entries"]
    pauses = [after["at"] - before["at"] for before, after in pairwise(entries)]
    assert len(pauses) >= 3 and pauses[0] >= 0.149 and min(pauses[1:]) >= 0.099


def test_a_viewer_can_change_the_pace(data):
    with server(data, pace=60) as client:
        table = new_table(client, AGAINST_BOT[::-1])
        with client.watching(table) as watching:
            watching.next()
            watching.send({"pace": None})  # not with a person at play
            watching.send({"pace": 0})
            assert watching.until(lambda message: message["view"]["decides"] == 1)


def test_a_table_of_bots_can_be_paused(data):
    with server(data, pace=0.02) as client:
        table = new_table(client, BOTS)
        with client.watching(table) as watching:
            assert watching.next()["bots"]["state"] == "thinking"
            watching.send({"pace": None})
            paused = watching.until(lambda message: message["bots"]["state"] == "paused")
            late = []
            with contextlib.suppress(TimeoutError):
                while True:
                    late.append(watching.next(timeout=1))
            assert len(late) <= 1, "one may have been on its way"
            paused = late[0] if late else paused
            watching.send({"pace": 0.01})
            assert watching.until(lambda message: message["seq"] > paused["seq"] + 2)["bots"]["state"] == "thinking"


def test_a_table_of_bots_stops_without_viewers(data):
    with server(data, pace=0.01) as client:
        table = new_table(client, BOTS)
        with client.watching(table) as watching:
            watching.until(lambda message: message["seq"] > 3)
        until(lambda: not client.is_watched(table))  # the server may notice it a little later
        seen, live = see(client, table), client.app.state.registry._in_use[table]
        until(lambda: at_rest(live))
        stopped = see(client, table)
        assert stopped["seq"] <= seen["seq"] + 1
        assert stopped["view"]["decides"] is not None, "it did not just end"


class Sleepy(Quick):
    """Bots that wake on request."""

    def __init__(self) -> None:
        super().__init__(waking=True)
        self.awake = threading.Event()

    async def decide(self, level, view, host, table):
        while not self.awake.is_set():
            await asyncio.sleep(0.01)
        if self.waking:
            self.waking = False
            self.on_change()
        return await super().decide(level, view, host, table)


def test_viewers_are_notified_when_bots_wake(data):
    mind = Sleepy()
    with server(data, mind) as client:
        alone, table = new_table(client), new_table(client, AGAINST_BOT[::-1])
        assert see(client, alone)["bots"]["state"] == "ready", "no bot sits there"
        with client.watching(table, "?seat=1") as watching:
            assert watching.next()["bots"]["state"] == "waking"
            mind.awake.set()
            assert watching.next()["bots"]["state"] == "thinking"
            assert watching.until(lambda message: message["view"]["decides"] == 1)["bots"]["state"] == "ready"


def test_bots_continue_after_a_restart(data):
    """The server ends at a bot's turn; the next one resumes it without a viewer."""
    with server(data, Sleepy()) as client:
        table, secret = new_table(client, AGAINST_BOT[::-1]), client.secret
    with server(data, secret=secret) as client:
        until(lambda: see_listed(client, table)["decides"] == 1)
        assert see(client, table)["seq"] > 1


def see_listed(client, table):
    return next(listed for listed in client.get("/api/tables").json()["tables"] if listed["id"] == table)


class Broken(Line):
    """A connection that breaks before it is closed."""

    async def _keep(self, message):
        if message["type"] == "websocket.close":
            raise OSError("nobody is there any more")
        await super()._keep(message)


def test_a_disconnected_client_needs_no_refusal(data):
    async def life():
        app = create_app(settings_of(data), Quick())
        async with app.router.lifespan_context(app):
            return await Broken(app, "websocket", "/api/tables/nowhere/live", None).answer()

    (accepted,) = asyncio.run(life())
    assert b"websocket.accept" in accepted
