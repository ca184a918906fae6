"""Player reports: only for the operator, limited, and with the chat around them."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest

from postroad.cli import main
from postroad.server.settings import Limits, Rate
from postroad.server.storage.sqlite_check import FILE
from tests.server.people import new_table, see, server
from tests.server.scenes import sit_down
from tests.suites import first_of

OFTEN = Limits(rates={**Limits().rates, "reports": Rate(1000, 1000), "chat": Rate(1000, 1000)})


@pytest.fixture(scope="module", params=first_of(["sqlite", "postgresql"], part="servers"))
def report_server(request, tmp_path_factory):
    """A server without a rate limit for reports, and its data."""
    from tests.server import postgres

    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("data")
        with server(folder, limits=OFTEN) as client:
            yield client, ["--data", str(folder)]
    else:
        with postgres.database() as address, server(address, limits=OFTEN) as client:
            yield client, ["--database", address]


@pytest.fixture
def people(report_server):
    """Ada and Ben, who sit at a table."""
    with report_server[0].other("Ada") as ada, report_server[0].other("Ben") as ben:
        yield ada, ben, sit_down(ada, ben)


@pytest.fixture
def operator(report_server, capsys):
    """The operator's browser."""
    client, where = report_server
    with client.other(None) as host:
        assert main(["admin", "host", *where]) == 0
        code = capsys.readouterr().out.strip().partition("#")[2]
        assert host.post("/api/operator/enter", json={"passphrase": code}).status_code == 204
        yield host
        for complaint in host.get("/api/operator").json()["reports"]:
            host.post(f"/api/operator/reports/{complaint['id']}/resolve", json={})


def say(client, table, text):
    answer = client.post(f"/api/tables/{table}/chat", json={"text": text})
    assert answer.status_code == 201
    return answer.json()["n"]


def send_report(client, table, player, **more):
    return client.post(f"/api/tables/{table}/reports", json={"player": player, "reason": "insults", **more})


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def open_reports(host):
    return host.get("/api/operator").json()["reports"]


def test_the_operator_sees_a_report_with_the_chat_around_it(people, operator):
    ada, ben, table = people
    for n in range(15):
        say(ada, table, f"Before {n}")
    n = say(ben, table, "You are a donkey")
    for number in range(12):
        say(ada, table, f"After {number}")
    assert send_report(ada, table, ben.id, message=n, words=" He said it again. ").status_code == 204
    (seen,) = open_reports(operator)
    assert seen["table"] == table and seen["there"] and seen["at"] > 0
    assert (seen["by"], seen["about"]) == ({"id": ada.id, "name": "Ada"}, {"id": ben.id, "name": "Ben"})
    assert (seen["reason"], seen["words"], seen["message"]) == ("insults", "He said it again.", n)
    assert [line["n"] for line in seen["messages"]] == list(range(n - 10, n + 11))
    assert seen["messages"][10]["text"] == "You are a donkey" and not seen["muted"] and not seen["banned"]
    assert operator.get("/api/operator").json()["reports_open"] == 1


def test_only_the_operator_sees_a_report(people, operator):
    ada, ben, table = people
    before = see(ben, table, 1), ben.get("/api/me").json(), ben.get("/api/announcement").json()
    with ben.watching(table, "?seat=1") as watching:
        watching.next()
        assert send_report(ada, table, ben.id, reason="stalling").content == b""
        say(ada, table, "Good luck")
        assert "stalling" not in str(watching.until(lambda message: message["chat"]))
    assert len(open_reports(operator)) == 1
    told = see(ben, table, 1)
    assert ({**told, "chat": [], "presence": 0}, ben.get("/api/me").json(), ben.get("/api/announcement").json()) == (
        {**before[0], "chat": [], "presence": 0},
        *before[1:],
    )


def test_seated_players_and_chatting_spectators_can_be_reported(report_server, operator):
    client, _ = report_server
    with client.other("Ada") as ada, client.other("Rude Name") as rude, client.other("Eve") as eve:
        body = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"open": True}]}
        table = ada.post("/api/tables", json=body).json()["id"]
        assert refused(send_report(ada, table, rude.id, reason="name"), 404, "no-person")
        rude.post(f"/api/tables/{table}/sit", json={"seat": 1})
        assert send_report(ada, table, rude.id, reason="name").status_code == 204
        say(eve, table, "Buy stamps")
        assert send_report(ada, table, eve.id, reason="spam").status_code == 204
    assert [seen["about"]["name"] for seen in open_reports(operator)] == ["Rude Name", "Eve"]
    assert open_reports(operator)[0]["messages"] == [] and [line["text"] for line in open_reports(operator)[1]["messages"]] == [
        "Buy stamps"
    ]


def test_a_reported_message_must_be_the_reported_players(people, operator):
    ada, ben, table = people
    mine, n = say(ada, table, "I"), say(ben, table, "You")
    for line, player in ((mine, ben.id), (n + 1, ben.id), (n, "nobody"), (mine, ada.id), (None, ada.id)):
        assert refused(send_report(ada, table, player, message=line), 404, "no-person")
    assert refused(send_report(ada, "nowhere", ben.id), 404, "no-table")
    with ada.other(None) as stranger:
        assert refused(send_report(stranger, table, ben.id), 401, "no-player")
    assert open_reports(operator) == []


def test_only_people_who_were_at_the_table_may_report(report_server, people, operator):
    """Spectators may report chat messages only; former players may report anyone at the table."""
    ada, ben, table = people
    n = say(ben, table, "You are a donkey")
    with ada.other("Eve") as eve:
        for line in (None, n):
            assert refused(send_report(eve, table, ben.id, message=line), 404, "no-person")
        with eve.watching(table) as watching:
            watching.next()
            assert refused(send_report(eve, table, ada.id), 404, "no-person"), "she has said nothing"
            assert send_report(eve, table, ben.id, message=n).status_code == 204
            assert send_report(eve, table, ben.id).status_code == 204
    assert ben.post(f"/api/tables/{table}/resign", json={"seq": 1, "command": "resigns-1", "seat": 1}).status_code == 200
    assert send_report(ben, table, ada.id).status_code == 204
    assert len(open_reports(operator)) == 3


@pytest.mark.parametrize(
    "more",
    [
        {"reason": "other"},
        {"reason": "rudeness"},
        {"words": ""},
        {"words": "x" * 301},
        {"words": "a\u202eb"},
        {"message": 0},
        {"x": 1},
    ],
    ids=str,
)
def test_invalid_reports_are_refused(people, more):
    ada, ben, table = people
    assert refused(send_report(ada, table, ben.id, **more), 422, "bad-request")


def test_a_repeated_report_is_stored_once(people, operator):
    ada, ben, table = people
    for _ in range(3):
        assert send_report(ada, table, ben.id).status_code == 204
    with ThreadPoolExecutor(8) as at_once:
        told = list(at_once.map(lambda _: send_report(ada, table, ben.id, reason="spam").status_code, range(8)))
    assert set(told) == {204} and len(open_reports(operator)) == 2


def test_one_players_reports_do_not_block_others(people, operator):
    """This includes the reported player."""
    ada, ben, table = people
    lines = [say(ada, table, str(number)) for number in range(OFTEN.max_reports)]
    with ThreadPoolExecutor(8) as at_once:
        told = [answer.status_code for answer in at_once.map(lambda line: send_report(ben, table, ada.id, message=line), lines)]
    assert told.count(204) == OFTEN.max_reports_per_table == 3 and set(told) == {204, 409}
    assert refused(send_report(ben, table, ada.id, reason="spam"), 409, "too-many")
    assert send_report(ada, table, ben.id).status_code == 204
    assert send_report(ben, sit_down(ben, ada), ada.id).status_code == 204, "at another table"


def test_reports_are_limited_per_player_and_table(tmp_path):
    with server(tmp_path, limits=replace(OFTEN, max_reports=4)) as ada, ada.other() as ben, ada.other("Eve") as eve:
        table, others = sit_down(ada, ben), [sit_down(ada, ben) for _ in range(4)]
        for other in others:
            assert send_report(ada, other, ben.id).status_code == 204
        assert refused(send_report(ada, table, ben.id), 409, "too-many")
        for line in [say(ada, table, str(number)) for number in range(3)]:
            assert send_report(ben, table, ada.id, message=line).status_code == 204
        say(eve, table, "Good evening")
        assert send_report(eve, table, ada.id).status_code == 204
        assert refused(send_report(eve, table, ben.id), 409, "too-many")
        say(eve, others[0], "Good evening")
        assert send_report(eve, others[0], ben.id).status_code == 204


def test_reports_are_rate_limited(tmp_path):
    with server(tmp_path) as ada, ada.other() as ben:
        for _ in range(5):
            assert send_report(ada, sit_down(ada, ben), ben.id).status_code == 204
        assert refused(send_report(ada, new_table(ada), ben.id), 429, "slow-down")


def test_the_operator_mutes_bans_deletes_and_resolves(people, operator):
    ada, ben, table = people
    send_report(ada, table, ben.id)
    (seen,) = open_reports(operator)
    assert operator.post(f"/api/operator/players/{ben.id}", json={"muted": True}).status_code == 204
    assert refused(ben.post(f"/api/tables/{table}/chat", json={"text": "Hey"}), 403, "muted"), "at once"
    assert open_reports(operator)[0]["muted"]
    assert operator.post(f"/api/operator/players/{ben.id}", json={"muted": False, "banned": True}).status_code == 204
    assert refused(ben.get("/api/me"), 403, "banned")
    assert operator.post(f"/api/operator/players/{ben.id}", json={"banned": False}).status_code == 204
    assert ben.get("/api/me").status_code == 200
    assert operator.delete(f"/api/operator/tables/{table}").status_code == 204
    assert refused(ada.get(f"/api/tables/{table}"), 404, "no-table")
    assert not open_reports(operator)[0]["there"]
    assert operator.post(f"/api/operator/reports/{seen['id']}/resolve", json={}).status_code == 204
    assert open_reports(operator) == [] and refused(
        operator.post(f"/api/operator/reports/{seen['id']}/resolve", json={}), 404, "no-report"
    )
    assert refused(operator.post("/api/operator/players/nobody", json={"muted": True}), 404, "no-person")
    assert refused(operator.delete(f"/api/operator/tables/{table}"), 404, "no-table")


def test_deleting_a_table_keeps_its_reports(people, operator):
    ada, ben, table = people
    n = say(ada, table, "You are a donkey")
    assert send_report(ben, table, ada.id, message=n).status_code == 204
    assert ada.delete(f"/api/tables/{table}").status_code == 204
    (seen,) = open_reports(operator)
    assert not seen["there"] and seen["messages"][0]["text"] == "You are a donkey"


def test_admin_lists_and_resolves_reports(report_server, people, operator, capsys):
    _, where = report_server
    ada, ben, table = people
    n = say(ben, table, "You are a donkey")
    send_report(ada, table, ben.id, message=n, words="Not nice")
    (seen,) = open_reports(operator)
    assert main(["admin", "reports", *where]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    for part in (seen["id"], table, f"Ben ({ben.id})", f"Ada ({ada.id})", "insults", '"You are a donkey" Not nice'):
        assert part in told
    assert main(["admin", "resolve", seen["id"], *where]) == 0 and open_reports(operator) == []
    assert main(["admin", "resolve", seen["id"], *where]) == 1
    assert "no open report" in capsys.readouterr().err


def test_read_only_mode_refuses_reports(people, operator):
    ada, ben, table = people
    operator.post("/api/operator/read-only", json={"read_only": True})
    try:
        assert refused(send_report(ada, table, ben.id), 503, "read-only")
    finally:
        operator.post("/api/operator/read-only", json={"read_only": False})


def test_the_log_contains_no_report(tmp_path, caplog):
    with server(tmp_path) as ada, ada.other() as ben:
        table = sit_down(ada, ben)
        send_report(ada, table, ben.id, words="a secret between us")
    assert "secret" not in caplog.text
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT words FROM player_reports").fetchall() == [("a secret between us",)]
