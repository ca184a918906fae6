"""Bans: the player is told and loses the seat, and the others play on."""

import pytest
from websockets.exceptions import ConnectionClosed

from postroad.cli import main
from postroad.server.settings import Limits, Rate
from tests.server.lines import until
from tests.server.people import decide, new_table, play_on, see, server
from tests.server.scenes import sit_down


@pytest.fixture
def moderated_server(data):
    """A server that frequently checks for outside changes, and the command to ban there."""
    where = ["--database", data] if isinstance(data, str) else ["--data", str(data)]
    with (
        server(data, limits=Limits(sweep_interval=0.02, rates={**Limits().rates, "decisions": Rate(10_000, 10_000)})) as ada,
        ada.other("Ben") as ben,
    ):
        yield ada, ben, lambda verb: main(["admin", verb, ben.id, *where])


def seat(client, table, number):
    return see(client, table)["table"]["seats"][number]


def test_a_ban_frees_the_players_seat_in_play(moderated_server):
    ada, ben, admin = moderated_server
    tables = [sit_down(ada, ben) for _ in range(2)]  # at none of which he looks on
    assert ben.post(f"/api/tables/{tables[1]}/leave", json={"command": "leaves-1", "seat": 1}).status_code == 200
    decide(ada, tables[0], "take:deck")
    asked = {"seq": 2, "command": "asks-ben-1", "seat": 0}
    assert ada.post(f"/api/tables/{tables[0]}/ask-undo", json=asked).status_code == 200
    assert admin("ban") == 0
    for table in tables:
        until(lambda table=table: seat(ada, table, 1)["away"] == "removed")
    assert seat(ada, tables[0], 1)["kind"] == "bot" and see(ada, tables[0])["vote"] is None, "he has agreed to nothing"
    assert admin("unban") == 0
    until(lambda: ben.get("/api/me").status_code == 200)
    back = ben.post(f"/api/tables/{tables[0]}/back", json={"command": "is-back-1", "seat": 1})
    assert (back.status_code, back.json()["error"]) == (403, "no-back")


def test_a_ban_reopens_the_seat_at_a_seating_table(moderated_server):
    ada, ben, admin = moderated_server
    body = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"open": True}], "listed": True}
    ours, his = (client.post("/api/tables", json=body).json()["id"] for client in (ada, ben))
    ben.post(f"/api/tables/{ours}/sit", json={"seat": 1})
    assert {table["id"] for table in ada.get("/api/lobby").json()["tables"]} == {ours, his}
    assert admin("ban") == 0
    until(lambda: see(ada, ours)["seating_table"]["seats"][1]["kind"] == "open")
    until(lambda: see(ada, his)["seating_table"]["seats"][0]["kind"] == "open")
    assert [table["id"] for table in ada.get("/api/lobby").json()["tables"]] == [ours], "nobody can begin at his"


def test_a_ban_leaves_finished_games_unchanged(moderated_server):
    ada, ben, admin = moderated_server
    over = new_table(ben)
    play_on(ben, over)
    assert admin("ban") == 0
    until(lambda: ben.get("/api/me").status_code == 403)
    assert seat(ada, over, 1)["kind"] == "person"


def test_a_ban_closes_the_socket_with_its_reason(moderated_server):
    ada, ben, admin = moderated_server
    table = sit_down(ada, ben)
    with ben.watching(table, "?seat=1") as watching:
        watching.next()
        assert admin("ban") == 0
        with pytest.raises(ConnectionClosed) as closing:
            watching.until(lambda message: False)
        assert (closing.value.rcvd.code, closing.value.rcvd.reason) == (4403, "banned")
    with ben.watching(table) as watching, pytest.raises(ConnectionClosed) as closing:
        watching.until(lambda message: False)
    assert (closing.value.rcvd.code, closing.value.rcvd.reason) == (4403, "banned"), "also when he comes again"
    until(lambda: ben.get(f"/api/tables/{table}").status_code == 403)
    assert ben.get(f"/api/tables/{table}").json() == {"error": "banned"}


def test_a_ban_reaches_a_player_not_a_person(moderated_server):
    """The same browser may return as a new player, without the old seat."""
    ada, ben, admin = moderated_server
    table = sit_down(ada, ben)
    assert admin("ban") == 0
    until(lambda: seat(ada, table, 1)["away"] == "removed")
    with ada.other("Ben again") as again, again.watching(table) as watching:
        assert watching.next()["you"] == {"player": again.id, "seats": [], "host": False}
        assert again.get(f"/api/tables/{table}?seat=1").json() == {"error": "not-your-seat"}
