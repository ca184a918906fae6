"""Two players at one table of a real server: every route of a table in play, and simultaneous requests."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.people import COMMANDS, ask, decide, new_table, see, server
from tests.server.scenes import sit_down

RANKS = ["bishop", "abbot", "father", "cardinal", "chaplain"]
MESSAGE = {
    "table",
    "seq",
    "view",
    "entries",
    "undo",
    "bots",
    "you",
    "presence",
    "clock",
    "chat",
    "vote",
    "transfer",
    "seating",
    "rematch",
}
BODIES = {
    "decisions": {"seq": 1, "action": "take:deck"},
    "undo": {"seq": 1},
    "resign": {"seq": 1},
    "leave": {},
    "back": {},
    "ask-undo": {"seq": 1},
    "answer": {"seq": 1, "agree": True},
    "seating": {"ranks": RANKS},
}


def post(client, table, what, seat, **more):
    return client.post(f"/api/tables/{table}/{what}", json={"command": next(COMMANDS), "seat": seat, **more})


def answer(response):
    return response.status_code, response.json().get("error")


def test_a_message_has_all_its_fields(client, ben, stranger):
    clock = {"kind": "turn", "seconds": 60}
    table = sit_down(client, ben, clock=clock, listed=True, options={"audience": True})
    message = see(ben, table, 1)
    assert set(message) == MESSAGE
    assert message["you"] == {"player": ben.id, "seats": [1], "host": False} and message["table"]["listed"] is True
    assert message["table"]["host"] == {"id": client.id, "name": "Ada"}
    assert [(seat["player"], seat["away"]) for seat in message["table"]["seats"]] == [(client.id, None), (ben.id, None)]
    assert message["presence"] == {"seats": [False, False], "spectators": 0}
    assert message["clock"]["running"] == 0 and message["clock"]["left"][1] == 60 and 0 < message["clock"]["left"][0] <= 60
    assert (message["vote"], message["rematch"], message["seating"]) == (None, None, {"done": [False, False]})
    assert set(see(stranger, table)) == MESSAGE and see(stranger, table)["you"]["player"] is None


@pytest.mark.parametrize("what", BODIES)
def test_commands_for_another_players_seat_are_refused(client, ben, stranger, what):
    table = sit_down(client, ben)
    assert answer(post(client, table, what, 1, **BODIES[what])) == (403, "not-your-seat")
    assert answer(post(client, table, what, 5, **BODIES[what])) == (404, "no-table")
    assert answer(post(stranger, table, what, 1, **BODIES[what])) == (401, "no-player")
    assert see(client, table)["seq"] == 1


@pytest.mark.parametrize("path", ["?seat=1", "/record?seat=1", "/why?seat=1&action=end"])
def test_only_the_player_sees_a_seats_view(client, ben, stranger, path):
    table = sit_down(client, ben)
    for other in (client, stranger):
        assert answer(other.get(f"/api/tables/{table}{path}")) == (403, "not-your-seat")
    assert ben.get(f"/api/tables/{table}{path}").status_code == 200
    refused = client.post(f"/api/tables/{table}/preview", json={"seat": 1, "wishes": ["take:deck"]})
    assert answer(refused) == (403, "not-your-seat")


def test_a_hand_is_sent_only_to_its_player(client, ben, stranger):
    table = sit_down(client, ben)
    with client.watching(table, "?seat=0") as ada, ben.watching(table, "?seat=1") as his, stranger.watching(table) as looking_on:
        decide(client, table, "take:deck")
        mine, *others = (watching.until(lambda message: message["seq"] == 2) for watching in (ada, his, looking_on))
    city = mine["entries"][-1]["events"][0]["city"]
    assert city in mine["view"]["seats"][0]["hand"]
    for message in others:
        assert "city" not in message["entries"][-1]["events"][0] and message["view"]["seats"][0]["hand"] is None


def test_players_leave_return_and_are_removed(client, ben):
    table = sit_down(client, ben)
    left = post(ben, table, "leave", 1).json()
    assert left["table"]["seats"][1]["away"] == "left" and left["entries"][-1]["kind"] == "leave"
    assert post(ben, table, "back", 1).json()["table"]["seats"][1]["away"] is None
    assert answer(post(ben, table, "remove", 0)) == (403, "not-host")
    assert post(client, table, "remove", 1).json()["table"]["seats"][1]["away"] == "removed"
    assert answer(post(ben, table, "back", 1)) == (403, "no-back")


def test_an_undo_vote_over_http(client, ben):
    table = sit_down(client, ben)
    decide(client, table, "take:deck")
    asked = post(client, table, "ask-undo", 0, seq=2).json()
    assert asked["vote"] == {"kind": "undo", "seat": 0, "undoes": [2], "waiting": [1]}
    agreed = post(ben, table, "answer", 1, seq=3, agree=True).json()
    assert agreed["vote"] is None and agreed["entries"][-1]["undoes"] == [2] and agreed["seq"] == 5


def test_both_players_seat_clergy_simultaneously(client, ben):
    table = sit_down(client, ben, options={"audience": True})
    assert post(ben, table, "seating", 1, ranks=RANKS).json()["seating"] == {"done": [False, True]}
    both = post(client, table, "seating", 0, ranks=RANKS).json()
    assert both["seating"] is None and both["view"]["phase"] == "take"
    assert see(ben, table, 1)["view"]["seats"][1]["clergy"]["baden"] == "bishop"
    hidden = see(client, table, 0)
    assert hidden["view"]["seats"][1]["clergy"]["baden"] != "bishop"
    assert [entry["ranks"] for entry in hidden["entries"] if entry["kind"] == "seating"] == [None, RANKS]


def test_presence_over_sockets(client, ben, stranger):
    table = sit_down(client, ben)
    with client.watching(table, "?seat=0") as ada:
        assert ada.next()["presence"] == {"seats": [True, False], "spectators": 0}
        with ben.watching(table, "?seat=1"):
            assert ada.next()["presence"]["seats"] == [True, True]
            with stranger.watching(table):
                assert ada.next()["presence"]["spectators"] == 1
            assert ada.next()["presence"]["spectators"] == 0
        assert ada.next()["presence"]["seats"] == [True, False]


def test_a_table_in_play_survives_a_restart(place):
    with server(place) as client, client.other("Ben") as ben:
        table = sit_down(client, ben, options={"audience": True}, clock={"kind": "total", "seconds": 600})
        post(ben, table, "seating", 1, ranks=RANKS)
        post(client, table, "seating", 0, ranks=RANKS)
        decide(client, table, "take:deck")
        post(client, table, "ask-undo", 0, seq=see(client, table)["seq"])
        before, secret = see(client, table, 0), client.secret
        used = client.table(table).entries[2].spent
    with server(place, secret=secret) as client:
        after = see(client, table, 0)
        for message in (before, after):
            assert 599 - used - 5 < message.pop("clock")["left"][0] < 600
        assert after == before and after["vote"]["waiting"] == [1]


# Many at once


def at_once(tasks):
    """Start all of these simultaneously."""
    ready = threading.Barrier(len(tasks))

    def one(task):
        ready.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(one, tasks))


def test_of_fifty_simultaneous_decisions_one_succeeds(place):
    """The others get the new state."""
    with server(place) as client:
        table = new_table(client)
        first = see(client, table, 0)
        answers = at_once([lambda: ask(client, table, "decisions", first, action="take:deck")] * 50)
        accepted = [response.json() for response in answers if response.status_code == 200]
        stale = [response.json() for response in answers if response.status_code == 409]
        assert len(accepted) == 1 and len(stale) == 49
        now = see(client, table, 0, since=1)
        assert accepted[0]["view"] == now["view"] and now["seq"] == 2
        for words in stale:
            assert words["error"] == "stale"
            assert (words["message"]["seq"], words["message"]["view"]) == (2, now["view"])
            assert words["message"]["entries"] == now["entries"]


def test_a_command_sent_fifty_times_has_one_effect(place):
    with server(place) as client:
        table = new_table(client)
        first, command = see(client, table, 0), next(COMMANDS)
        answers = at_once([lambda: ask(client, table, "decisions", first, command=command, action="take:deck")] * 50)
        assert [response.status_code for response in answers] == [200] * 50
        assert all(response.json() == answers[0].json() for response in answers) and see(client, table)["seq"] == 2


def test_two_players_may_use_the_same_command_id(client, ben):
    """The second request is neither refused nor answered with the first one's result."""
    table, command = sit_down(client, ben), next(COMMANDS)
    for client_of, seat in ((client, 0), (ben, 1)):
        answer = client_of.post(f"/api/tables/{table}/leave", json={"command": command, "seat": seat})
        assert answer.status_code == 200 and answer.json()["table"]["seats"][seat]["away"] == "left"
    again = ben.post(f"/api/tables/{table}/leave", json={"command": command, "seat": 1})
    assert again.status_code == 200, "the same of the same seat is answered again"


@pytest.mark.parametrize(
    ("what", "more"), [("leave", {}), ("seating", {"ranks": RANKS}), ("resign", {"seq": 1})], ids=["leave", "seating", "resign"]
)
def test_other_repeated_commands_have_one_effect(client, ben, what, more):
    table = sit_down(client, ben, options={"audience": True})
    body = {"command": next(COMMANDS), "seat": 1, **more}
    answers = at_once([lambda: ben.post(f"/api/tables/{table}/{what}", json=body)] * 10)
    assert [response.status_code for response in answers] == [200] * 10
    assert [entry["kind"] for entry in see(client, table)["entries"]] == ["start", what]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=5), max_leaves=8
)
bodies = st.fixed_dictionaries(
    {},
    optional={
        "seq": st.just(1) | json_values,
        "command": st.just("command-z") | json_values,
        "seat": st.integers(0, 3) | json_values,
        "agree": st.booleans() | json_values,
        "ranks": st.permutations(RANKS) | st.lists(st.sampled_from(RANKS)) | json_values,
        "text": st.text() | json_values,
        "reaction": st.sampled_from(["wow", "horn"]) | json_values,
    },
)
ROUTES = ["leave", "back", "remove", "ask-undo", "answer", "seating", "chat"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=60, deadline=None)
@given(body=bodies | json_values, route=st.sampled_from(ROUTES))
def test_any_json_gets_an_answer(client, body, route):
    answer = client.post(f"/api/tables/{shared_table(client)}/{route}", json=body)
    assert answer.status_code < 500
    assert answer.status_code < 300 or answer.json()["error"]


def shared_table(client):
    """One table for all inputs, whatever they have done to it."""
    tables = client.get("/api/tables").json()["tables"]
    return tables[0]["id"] if tables else new_table(client, audience=True)
