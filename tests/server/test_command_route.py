"""Commands have a route of their own (http/routes/command_route.py), which checks player, rate and body too."""

import json

import pytest
from sqlalchemy.exc import OperationalError

from postroad.server.http.routes.play import COMMANDS
from postroad.server.settings import Limits, Rate
from tests.server.people import new_table, see, server

WHOLE = {"seq": 1, "command": "a-command", "seat": 0, "action": "take:deck"}
JSON = "application/json"


@pytest.fixture
def client(place):
    with server(place) as client:
        yield client


def post(client, body, kind=JSON, table=None, what="decisions"):
    table = table or new_table(client)
    headers = {"content-type": kind} if kind else {}
    answer = client.post(f"/api/tables/{table}/{what}", content=body, headers=headers)
    return answer.status_code, answer.json().get("error")


@pytest.mark.parametrize("kind", [JSON, "Application/JSON; charset=utf-8", "application/some+json"])
def test_json_content_types_are_accepted(client, kind):
    table = new_table(client)
    assert post(client, json.dumps(WHOLE), kind, table) == (200, None)
    assert see(client, table, 0)["seq"] == 2


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"])
def test_other_content_types_are_refused(client, kind):
    table = new_table(client)
    assert post(client, json.dumps(WHOLE), kind, table) == (422, "bad-request")
    assert see(client, table, 0)["seq"] == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff",
        b"[" * 10_000,
        json.dumps({**WHOLE, "seat": "0"}),
        json.dumps({**WHOLE, "seat": 0.5}),
        json.dumps({**WHOLE, "more": 1}),
        json.dumps({**WHOLE, "command": "short"}),
        json.dumps({**WHOLE, "action": "\ud800"}),
        json.dumps({"command": "a-command", "seat": 0, "action": "take:deck"}),
    ],
    ids=range(12),
)
def test_invalid_commands_are_refused(client, body):
    table = new_table(client)
    assert post(client, body, table=table) == (422, "bad-request")
    assert see(client, table, 0)["seq"] == 1


@pytest.mark.parametrize("what", COMMANDS)
def test_commands_without_a_player_are_refused(client, what):
    table = new_table(client)
    client.cookies.clear()
    assert post(client, json.dumps(WHOLE), table=table, what=what) == (401, "no-player")


@pytest.mark.parametrize("what", COMMANDS)
def test_every_command_counts(place, what):
    rates = Limits().rates
    with server(place, limits=Limits(rates={**rates, COMMANDS[what].rate: Rate(0.001, 2)})) as client:
        table = new_table(client)
        answers = [post(client, b"{}", table=table, what=what) for _ in range(3)]
        assert answers == [(422, "bad-request")] * 2 + [(429, "slow-down")]


# Brief commands have a route of their own (http/short_way.py), with the same answers as the other one.

ASKED = {
    "done": ({}, "decisions", None),
    "stale": ({"seq": 0}, "decisions", None),
    "illegal": ({"action": "end"}, "decisions", None),
    "nonsense": ({"seat": "0"}, "decisions", None),
    "a command without its action": ({}, "resign", None),
    "no table": ({}, "decisions", "nowhere"),
    "no such command": ({}, "decide", None),
}


@pytest.mark.parametrize("case", ASKED)
def test_both_routes_give_the_same_answer(client, case):
    changed, what, table = ASKED[case]
    told = []
    for brief in ("true", "1"):
        where = f"/api/tables/{table or new_table(client)}/{what}?brief={brief}"
        answer = client.post(where, json={**WHOLE, **changed})
        told.append((answer.status_code, answer.json(), sorted(answer.headers.keys()), dict(answer.headers) | {"date": ""}))
    assert told[0] == told[1]
    assert (told[0][0] < 300) == (case == "done")


def test_both_routes_refuse_clients_without_a_player(client):
    table = new_table(client)
    with client.other(None) as stranger:
        for brief in ("true", "1"):
            answer = stranger.post(f"/api/tables/{table}/decisions?brief={brief}", json=WHOLE)
            assert (answer.status_code, answer.json()) == (401, {"error": "no-player"})


def test_both_routes_report_a_storage_error(client, monkeypatch):
    async def fails(*_given):
        raise OperationalError("", {}, Exception())

    table = new_table(client)
    monkeypatch.setattr(client.app.state.registry, "table", fails)
    for brief in ("true", "1"):
        answer = client.post(f"/api/tables/{table}/decisions?brief={brief}", json=WHOLE)
        assert (answer.status_code, answer.json()) == (503, {"error": "storage"})
