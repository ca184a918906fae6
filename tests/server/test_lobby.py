"""Lists: the public lobby, and each player's own tables."""

from concurrent.futures import ThreadPoolExecutor

from postroad.server.settings import Limits
from tests.server.people import (
    ADA,
    AGAINST_BOT,
    KNOWN_BY,
    PERSONS,
    decide,
    new_table,
    play_on,
    see,
    server,
    store,
    table_of,
)
from tests.server.test_api import before_the_last_decision
from tests.server.test_seating_table import SEATING, ask, create


def lobby(client):
    return client.get("/api/lobby").json()["tables"]


def own(client):
    return {table["id"]: table for table in client.get("/api/tables").json()["tables"]}


# The lobby


def test_the_lobby_shows_listed_tables_only(place):
    with server(place) as client, client.other(None) as stranger, client.other("Ben") as ben:
        hidden, first = create(client), create(client, listed=True)
        second = create(ben, listed=True, clock={"kind": "days", "seconds": 86_400})
        playing, private = create(client, AGAINST_BOT, listed=True), new_table(client)
        listed = lobby(stranger)
        assert [table["id"] for table in listed] == [second, first, playing]
        assert [table["stage"] for table in listed] == ["seating", "seating", "playing"]
        assert listed[0]["host"] == {"id": ben.id, "name": "Ben"} and listed[0]["clock"] == {"kind": "days", "seconds": 86_400}
        assert [seat["kind"] for seat in listed[1]["seats"]] == ["person", "open"] and listed[1]["clock"] is None
        assert listed[2]["options"] == {
            "players": 2,
            "honours": False,
            "audience": False,
            "provinces_for_all": 9,
            "rulings": 1,
            "rome": 2,
        }
        assert set(listed[0]) == set(listed[2]) == {"id", "created", "stage", "clock", "options", "host", "seats"}
        assert {hidden, private}.isdisjoint(table["id"] for table in listed)


def test_the_lobby_follows_its_tables(client, ben):
    table = create(client, listed=True)
    ask(ben, table, "sit", seat=1)
    assert [seat["name"] for seat in lobby(ben)[0]["seats"]] == ["Ada", "Ben"]
    ask(client, table, "start")
    assert next(listed for listed in lobby(ben) if listed["id"] == table)["stage"] == "playing"
    client.delete(f"/api/tables/{table}")
    assert table not in [listed["id"] for listed in lobby(ben)]


def test_the_lobby_has_a_limited_length(place):
    with server(place, limits=Limits(max_lobby_tables={"seating": 2, "playing": 1})) as client:
        seating_table = [create(client, listed=True) for _ in range(3)]
        playing = [create(client, AGAINST_BOT, listed=True) for _ in range(2)]
        assert [table["id"] for table in lobby(client)] == [seating_table[2], seating_table[1], playing[1]]


def test_one_hosts_tables_do_not_hide_others(place):
    limits = Limits(max_lobby_tables={"seating": 6, "playing": 1}, lobby_tables_per_host=2)
    with server(place, limits=limits) as client, client.other("Ben") as ben, client.other("Cyd") as cyd:
        first, second = create(ben, listed=True), create(cyd, listed=True)
        many = [create(client, listed=True) for _ in range(7)]
        assert [table["id"] for table in lobby(client)] == [many[6], many[5], second, first, many[4], many[3]]
        ask(cyd, first, "sit", seat=1)
        assert [table["id"] for table in lobby(client)][:3] == [first, many[6], many[5]], "where something happened"


def test_games_that_are_over_are_not_in_the_lobby(place):
    store(place, table_of(before_the_last_decision("2-both-carriage-7"), "table", player=ADA.id))
    with server(place, secret=KNOWN_BY) as client:
        play_on(client, "table")
        assert own(client)["table"]["stage"] == "over" and lobby(client) == []


# Own tables


def test_every_player_has_a_list_of_tables(client, ben):
    table, other = create(client), new_table(ben)
    assert set(own(client)) == {table} and set(own(ben)) == {other}
    ask(ben, table, "sit", seat=1)
    assert set(own(ben)) == {table, other}
    ask(ben, table, "stand", seat=1)
    assert set(own(ben)) == {other}
    ask(client, table, "stand", seat=0)
    assert set(own(client)) == {table}, "still the host"


def test_the_list_shows_the_state_of_a_seating_table(client, ben):
    table = create(client)
    listed = own(client)[table]
    assert (listed["stage"], listed["seq"], listed["my_turn"], listed["over"]) == ("seating", 1, False, False)
    assert (listed["decides"], listed["round"], listed["points"], listed["winner"]) == (None, 0, [], None)
    assert [seat["kind"] for seat in listed["seats"]] == ["person", "open"] and listed["host"] == client.id
    ask(ben, table, "sit", seat=1)
    assert own(client)[table]["seq"] == 2


def test_the_list_marks_the_players_turn(client, ben):
    table = create(client)
    ask(ben, table, "sit", seat=1)
    ask(client, table, "start")
    assert (own(client)[table]["my_turn"], own(ben)[table]["my_turn"]) == (True, False)
    while see(client, table)["view"]["decides"] == 0:
        decide(client, table)
    assert (own(client)[table]["my_turn"], own(ben)[table]["my_turn"]) == (False, True)
    assert own(ben)[table]["seq"] == see(ben, table)["seq"] > 1
    assert client.get("/api/me").json()["tables"] == list(own(client).values())


def test_my_turn_ignores_bots_in_resigned_seats(client):
    table = new_table(client, PERSONS)
    body = {"seq": 1, "command": "command-1", "seat": 0}
    client.post(f"/api/tables/{table}/resign", json=body)
    with client.watching(table, "?seat=1") as watching:
        watching.until(lambda message: message["view"]["decides"] == 1)
    assert own(client)[table]["my_turn"] is True, "the other seat at the same screen"
    assert client.get("/api/tables").json()["tables"][0]["seats"][0]["away"] == "resigned"


def test_lists_reveal_nothing_hidden(client):
    table = new_table(client, audience=True)
    assert set(own(client)[table]) == {
        *("id", "created", "updated", "stage", "clock", "memory", "host", "options", "seats", "seq", "my_turn"),
        *("over", "round", "decides", "awaits", "points", "winner", "ranking"),
    }


def test_open_tables_of_a_host_are_limited(place):
    with server(place, limits=Limits(max_open_tables=2)) as client, client.other("Ben") as ben:
        first, _ = create(client), new_table(client)
        ask(client, create(ben), "sit", seat=1)
        body = {"options": {"players": 2}, "seats": list(SEATING)}
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()) == (409, {"error": "too-many"})
        client.delete(f"/api/tables/{first}")
        assert client.post("/api/tables", json=body).status_code == 201


def test_simultaneous_creations_reach_the_table_limit(place):
    body = {"options": {"players": 2}, "seats": list(SEATING)}
    with server(place, limits=Limits(max_open_tables=5)) as client, ThreadPoolExecutor(20) as hands:
        statuses = [answer.status_code for answer in hands.map(lambda _: client.post("/api/tables", json=body), range(20))]
        assert sorted(statuses) == [201] * 5 + [409] * 15 and len(own(client)) == 5
