"""Seating tables: players sit down, start the game, and ask for a rematch."""

import pytest

from postroad.server.tables.seating import BOT_NAMES
from tests.server.people import (
    ADA,
    AGAINST_BOT,
    KNOWN_BY,
    PERSONS,
    Quick,
    decide,
    new_table,
    see,
    server,
    store,
    table_of,
)
from tests.server.test_api import before_the_last_decision

OPEN = {"open": True}
SEATING = ({"name": "Ada"}, OPEN)
GARBAGE = [{}, {"seat": None}, {"seat": -1}, {"seat": "0"}, {"seat": 0, "more": 1}, [], None]


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def create(client, seats=SEATING, **more):
    body = {"options": {"players": len(seats)}, "seats": list(seats), "shuffle": False, **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def ask(client, table, what, **body):
    return client.post(f"/api/tables/{table}/{what}", json=body)


def seats_of(client, table):
    return [(chair["kind"], chair["name"]) for chair in see(client, table)["seating_table"]["seats"]]


# Coming together


def test_a_table_with_an_open_seat_waits_for_players(client, ben, stranger):
    table = create(client, (*SEATING, {"name": "Bot", "level": "easy"}), clock={"kind": "turn", "seconds": 60})
    message = see(client, table)
    assert set(message) == {"seating_table", "you", "presence", "chat"}
    seating_table = message["seating_table"]
    assert (seating_table["id"], seating_table["version"], seating_table["listed"], seating_table["shuffle"]) == (
        table,
        1,
        False,
        False,
    )
    assert seating_table["host"] == {"id": client.id, "name": "Ada"} and seating_table["clock"] == {"kind": "turn", "seconds": 60}
    assert seating_table["options"] == {
        "players": 3,
        "honours": False,
        "audience": False,
        "provinces_for_all": 9,
        "rulings": 1,
        "rome": 2,
    }
    nobody = {"name": None, "level": None, "player": None, "reserved": None}
    assert seating_table["seats"] == [
        {**nobody, "kind": "person", "name": "Ada", "player": client.id},
        {**nobody, "kind": "open"},
        {**nobody, "kind": "bot", "name": "Bot", "level": "easy"},
    ]
    assert message["you"] == {"player": client.id, "seats": [0], "host": True}
    assert see(ben, table)["you"] == {"player": ben.id, "seats": [], "host": False}
    assert see(stranger, table)["you"] == {"player": None, "seats": [], "host": False}


def test_the_game_starts_after_a_player_sits_down(client, ben):
    table = create(client)
    sat = ask(ben, table, "sit", seat=1).json()
    assert sat["seating_table"]["version"] == 2 and sat["you"] == {"player": ben.id, "seats": [1], "host": False}
    begun = ask(client, table, "start").json()
    assert begun["seq"] == 1 and begun["view"]["seat"] is None and begun["you"]["seats"] == [0]
    assert begun["table"]["created"] == sat["seating_table"]["created"]
    assert [seat["player"] for seat in see(ben, table)["table"]["seats"]] == [client.id, ben.id]
    assert decide(client, table)["seq"] == 2
    assert refused(ben.get(f"/api/tables/{table}?seat=0"), 403, "not-your-seat")
    assert see(ben, table, 1)["view"]["seat"] == 1


def test_a_table_without_an_open_seat_starts_at_once(client):
    assert see(client, create(client, AGAINST_BOT))["seq"] == 1


def test_all_viewers_see_the_seating_and_the_start(client, ben):
    table = create(client)
    with client.watching(table) as watching, ben.watching(table) as other:
        watching.until(lambda message: message["presence"] == {"players": [client.id], "spectators": 1})
        ask(ben, table, "sit", seat=1)
        message = watching.until(lambda message: message["seating_table"]["version"] == 2)
        assert message["seating_table"]["seats"][1]["name"] == "Ben" and message["you"]["player"] == client.id
        assert message["presence"] == {"players": sorted([client.id, ben.id]), "spectators": 0}
        ask(client, table, "start")
        begun = other.until(lambda message: "seq" in message)
        assert begun["seq"] == 1 and begun["you"]["seats"] == [1] and begun["view"]["seat"] is None
        decide(client, table)
        assert other.until(lambda message: message["seq"] == 2)["entries"][-1]["seq"] == 2
    with ben.watching(table, "?seat=1") as watching:
        assert watching.next()["view"]["seat"] == 1


def test_a_socket_opened_before_the_start_shows_no_hand(client, ben):
    """Shuffling may give the requested seat to another player."""
    table = create(client)
    ask(ben, table, "sit", seat=1)
    with ben.watching(table, "?seat=0&since=5") as watching:
        watching.next()
        ask(client, table, "start")
        begun = watching.until(lambda message: "seq" in message)
    assert begun["view"]["seat"] is None and begun["entries"][0]["seq"] == 1


def test_chat_continues_in_the_game(client, ben):
    table = create(client)
    assert ask(ben, table, "chat", text="Hello").status_code == 201
    ask(ben, table, "sit", seat=1)
    ask(client, table, "start")
    ask(client, table, "chat", text="Good luck")
    assert [(line["n"], line["name"], line["text"]) for line in see(ben, table)["chat"]] == [
        (1, "Ben", "Hello"),
        (2, "Ada", "Good luck"),
    ]


def test_seats_are_shuffled_on_request(client):
    seats = ({"name": "Ada"}, {"name": "Eve"}, {"name": "Bot", "level": "easy"}, OPEN)
    orders = set()
    for _ in range(12):
        table = create(client, seats, shuffle=True)
        ask(client, table, "fill", seat=3, level="stand-in", name="Last")
        begun = ask(client, table, "start").json()
        named = [(seat["name"], seat["player"] == client.id) for seat in begun["table"]["seats"]]
        assert sorted(named) == [("Ada", True), ("Bot", False), ("Eve", True), ("Last", False)]
        assert begun["you"]["seats"] == [number for number, (_, mine) in enumerate(named) if mine]
        orders.add(tuple(named))
    assert len(orders) > 1


# Permissions


def test_a_seat_is_taken_once(client, ben, serving):
    table = create(client)
    with serving.other("Eve") as eve:
        assert ask(ben, table, "sit", seat=1).status_code == 200
        assert refused(ask(eve, table, "sit", seat=1), 409, "taken")
        assert refused(ask(ben, table, "sit", seat=0), 409, "taken")
    assert seats_of(client, table) == [("person", "Ada"), ("person", "Ben")]


def test_players_leave_their_seats(client, ben, serving):
    table = create(client, (*SEATING, {"name": "Bot", "level": "easy"}))
    with serving.other("Eve") as eve:
        for seat in range(3):
            assert refused(ask(ben, table, "stand", seat=seat), 403, "not-your-seat")
        ask(ben, table, "sit", seat=1)
        assert refused(ask(eve, table, "stand", seat=1), 403, "not-your-seat")
        assert ask(ben, table, "stand", seat=1).status_code == 200
        ask(ben, table, "sit", seat=1)
        assert ask(client, table, "stand", seat=1).status_code == 200, "the host may send others away"
        assert ask(client, table, "stand", seat=0).status_code == 200
        assert refused(ask(client, table, "stand", seat=2), 403, "not-your-seat"), "a bot does not stand"
    assert seats_of(client, table) == [("open", None), ("open", None), ("bot", "Bot")]
    assert see(client, table)["you"] == {"player": client.id, "seats": [], "host": True}


def test_only_the_host_adds_bots(client, ben):
    table = create(client)
    assert refused(ask(ben, table, "fill", seat=1, level="easy"), 403, "not-host")
    assert ask(client, table, "fill", seat=1, level="easy").status_code == 200
    assert seats_of(client, table)[1] == ("bot", BOT_NAMES[0])
    ask(client, table, "fill", seat=1, level="hard", name="Ludmila")
    assert see(client, table)["seating_table"]["seats"][1]["level"] == "hard"
    assert seats_of(client, table)[1] == ("bot", "Ludmila")
    ask(client, table, "fill", seat=1, level=None)
    assert seats_of(client, table)[1] == ("open", None)
    assert refused(ask(client, table, "fill", seat=0, level="easy"), 409, "taken"), "a person sits there"


def test_bots_get_different_names(client):
    table = create(client, ({"name": "Ada"}, OPEN, OPEN, OPEN))
    for seat in (1, 2, 3):
        ask(client, table, "fill", seat=seat, level="easy")
    assert len(set(seats_of(client, table))) == 4


def test_only_the_host_starts_a_full_table(client, ben):
    table = create(client)
    assert refused(ask(client, table, "start"), 409, "seats-open")
    ask(ben, table, "sit", seat=1)
    assert refused(ask(ben, table, "start"), 403, "not-host")
    assert ask(client, table, "start").status_code == 200
    assert refused(ask(client, table, "start"), 409, "started")
    for what, more in (("sit", {"seat": 1}), ("stand", {"seat": 1}), ("fill", {"seat": 1, "level": None})):
        assert refused(ask(ben, table, what, **more), 409, "started")


def test_only_the_host_deletes_a_table(client, ben):
    for table in (create(client), new_table(client)):
        assert refused(ben.delete(f"/api/tables/{table}"), 403, "not-host")
        with ben.watching(table) as watching:
            watching.next()
            assert client.delete(f"/api/tables/{table}").status_code == 204
            with pytest.raises(Exception, match="4404"):
                watching.until(lambda message: False)
        assert refused(client.get(f"/api/tables/{table}"), 404, "no-table")


def test_commands_to_the_game_are_refused_before_the_start(client):
    table = create(client)
    asked = {"seq": 1, "command": "command-1", "seat": 0}
    for what, more in (("decisions", {"action": "take:deck"}), ("undo", {}), ("resign", {}), ("leave", {})):
        assert refused(ask(client, table, what, **asked, **more), 409, "not-started")
    assert refused(client.get(f"/api/tables/{table}/record"), 409, "not-started")
    assert refused(ask(client, table, "rematch"), 409, "not-started")


@pytest.mark.parametrize("what", ["sit", "stand", "fill"])
def test_missing_seats_and_invalid_bodies_are_refused(client, what):
    table = create(client)
    more = {"level": "easy"} if what == "fill" else {}
    assert refused(ask(client, table, what, seat=2, **more), 404, "no-table")
    assert refused(ask(client, "nowhere", what, seat=1, **more), 404, "no-table")
    for body in GARBAGE:
        answer = client.post(f"/api/tables/{table}/{what}", json=body)
        assert refused(answer, 422, "bad-request"), body


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "Ada"}, {"open": True, "name": "Ben"}]},
        {"seats": [{"name": "Ada"}, {"open": True, "level": "easy"}]},
        {"seats": [{"name": "Ada"}, {"open": False}]},
        {"seats": [{"name": "Ada"}, {}]},
        {"seats": [{"name": "Ada"}, {"open": 1}]},
        {"listed": "yes"},
        {"clock": None},
        {"clock": {"kind": "turn"}},
        {"clock": {"kind": "turn", "seconds": 9}},
        {"clock": {"kind": "turn", "seconds": 3601}},
        {"clock": {"kind": "total", "seconds": 59}},
        {"clock": {"kind": "days", "seconds": 3600}},
        {"clock": {"kind": "days", "seconds": 2_592_001}},
        {"clock": {"kind": "none", "seconds": 5}},
        {"clock": {"kind": "turn", "seconds": 60.5}},
        {"clock": {"kind": "chess", "seconds": 60}},
    ],
    ids=str,
)
def test_invalid_tables_are_refused(client, change):
    body = {"options": {"players": 2}, "seats": list(SEATING), **change}
    assert refused(client.post("/api/tables", json=body), 422, "bad-request")


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 10}, {"kind": "total", "seconds": 86_400}, {"kind": "none"}])
def test_clocks(client, clock):
    table = create(client, clock=clock)
    assert see(client, table)["seating_table"]["clock"] == (None if clock["kind"] == "none" else clock)


def test_a_seating_table_survives_a_restart(place):
    with server(place) as client, client.other("Ben") as ben:
        table = create(client, (*SEATING, OPEN), listed=True)
        ask(ben, table, "sit", seat=1)
        ask(ben, table, "chat", text="Hello")
        before, secret = see(client, table), client.secret
    with server(place, secret=secret) as client:
        assert see(client, table) == before
        ask(client, table, "fill", seat=2, level="easy")
        assert ask(client, table, "start").json()["seq"] == 1
        secret = client.secret
    with server(place, secret=secret) as client:
        assert see(client, table, 0)["table"]["seats"][1]["name"] == "Ben"


# Once more


def finished(place, levels):
    """A game before its last decision."""
    store(place, table_of(before_the_last_decision("2-both-carriage-7"), "table", levels, ADA.id))


def test_a_rematch_against_bots_starts_at_once(place):
    finished(place, (None, "stand-in"))
    with server(place, secret=KNOWN_BY) as client:
        with client.watching("table") as watching:
            while see(client, "table")["view"]["decides"] is not None:  # the last decision is the bot's
                watching.next()
        again = ask(client, "table", "rematch").json()["id"]
        assert ask(client, "table", "rematch").json()["id"] == again == see(client, "table")["rematch"]
        begun = see(client, again)
        assert begun["table"]["options"] == see(client, "table")["table"]["options"]
        assert {(seat["kind"], seat["level"]) for seat in begun["table"]["seats"]} == {("bot", "stand-in"), ("person", None)}
        client.delete(f"/api/tables/{again}")
        assert ask(client, "table", "rematch").json()["id"] != again, "that one is gone"


def finished_game_of(client, *others, **more):
    """A finished game of these players."""
    table = create(client, (*SEATING[:1], *[OPEN] * len(others)), **more)
    for number, other in enumerate(others, start=1):
        ask(other, table, "sit", seat=number)
    ask(client, table, "start")
    live = client.app.state.registry._in_use[table]
    game = before_the_last_decision(f"{1 + len(others)}-both-carriage-7")
    while not game.over:
        game.play(game.legal()[0])
    live.table.game = game
    return table


def test_a_rematch_reserves_the_players_seats(client, ben, serving):
    table = finished_game_of(client, ben, clock={"kind": "total", "seconds": 600}, listed=True)
    with serving.other("Eve") as eve:
        assert refused(ask(eve, table, "rematch"), 403, "not-your-seat"), "who has not played"
        again = ask(ben, table, "rematch").json()["id"]
        assert {ask(somebody, table, "rematch").json()["id"] for somebody in (ben, eve)} == {again}
        seating_table = see(client, again)["seating_table"]
        assert seating_table["host"]["id"] == ben.id and seating_table["listed"] and seating_table["clock"]["kind"] == "total"
        own, kept = seating_table["seats"][1], seating_table["seats"][0]
        assert (own["kind"], own["player"]) == ("person", ben.id)
        assert (kept["kind"], kept["name"], kept["player"], kept["reserved"]) == ("open", "Ada", None, client.id)
        assert refused(ask(eve, again, "sit", seat=0), 409, "taken")
        assert ask(client, table, "rematch").json()["id"] == again
    begun = see(client, again)
    assert begun["seq"] == 1, "all who played want to play again: it has begun"
    assert {seat["player"] for seat in begun["table"]["seats"]} == {client.id, ben.id}
    assert ask(ben, table, "rematch").json()["id"] == again, "whoever asks later is led there"


def test_a_rematch_starts_when_the_last_reserved_seat_is_taken(client, ben, serving):
    """Any way of taking the seat counts, except a bot that the host adds."""
    with serving.other("Cara") as cara:
        table = finished_game_of(client, ben, cara)
        again = ask(client, table, "rematch").json()["id"]
        assert see(client, again)["seating_table"]["again"]
        ask(ben, table, "rematch")
        assert [seat["kind"] for seat in see(client, again)["seating_table"]["seats"]] == ["person", "person", "open"]
        ask(client, again, "fill", seat=2, level="easy")
        assert "seating_table" in see(client, again), "the host starts it then"
        ask(client, again, "fill", seat=2, level=None)
        assert ask(cara, again, "sit", seat=2).json()["seq"] == 1


def test_invited_players_see_a_rematch_in_their_lists(client, ben):
    table = finished_game_of(client, ben)
    again = ask(client, table, "rematch").json()["id"]

    def told(player):
        return {one["id"]: (one["stage"], one["my_turn"]) for one in player.get("/api/tables").json()["tables"]}.get(again)

    assert told(client) == ("seating", False)
    assert told(ben) == ("seating", True)
    assert refused(ask(ben, again, "stand", seat=0), 403, "not-your-seat")
    assert ask(ben, again, "stand", seat=1).status_code == 200, "no, thanks"
    assert told(ben) is None
    seats = see(client, again)["seating_table"]["seats"]
    assert (seats[1]["kind"], seats[1]["reserved"], seats[1]["name"]) == ("open", None, "Ben"), "whoever asked is told who"
    assert refused(ask(client, again, "stand", seat=1), 403, "not-your-seat"), "nobody sits there"
    assert ask(ben, table, "rematch").json()["id"] == again, "on second thoughts"
    assert told(ben)[0] == "playing"


def test_a_rematch_survives_a_restart(place):
    with server(place) as client, client.other("Ben") as ben:
        table = finished_game_of(client, ben)
        again = ask(client, table, "rematch").json()["id"]
        before, secret = see(client, again)["seating_table"], ben.secret
    with server(place, secret=secret) as ben:
        assert see(ben, again)["seating_table"] == before and before["again"]
        assert ask(ben, again, "sit", seat=1).json()["seq"] == 1


def test_the_host_may_open_a_reserved_seat(client, ben, serving):
    again = ask(client, finished_game_of(client, ben), "rematch").json()["id"]
    with serving.other("Eve") as eve:
        ask(client, again, "fill", seat=1, level=None)
        assert see(client, again)["seating_table"]["seats"][1]["name"] is None, "nobody has declined"
        assert ask(eve, again, "sit", seat=1).status_code == 200


def test_viewers_see_the_rematch(client, ben):
    table = finished_game_of(client, ben)
    with ben.watching(table) as watching:
        assert watching.next()["rematch"] is None
        again = ask(client, table, "rematch").json()["id"]
        assert watching.next()["rematch"] == again


def test_a_running_game_has_no_rematch(client):
    assert refused(ask(client, new_table(client, PERSONS), "rematch"), 409, "not-over")


def test_a_bot_in_the_first_seat_starts(place):
    mind = Quick()
    with server(place, mind) as client:
        table = create(client, (OPEN, {"name": "Ada"}))
        ask(client, table, "fill", seat=0, level="stand-in")
        with client.watching(table, "?seat=1") as watching:
            ask(client, table, "start")
            watching.until(lambda message: "view" in message and message["view"]["decides"] == 1)
    assert mind.asked
