"""Any input gets an answer with a code, never a crash."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.people import new_table, see

TABLE = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
ASKED = {"seq": 1, "command": "command-x", "seat": 0}


def is_bad_request(answer):
    return (answer.status_code, answer.json()) == (422, {"error": "bad-request"})


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"players": 1}},
        {"options": {"players": "2"}},
        {"options": {"players": True}},
        {"options": {"players": 2, "honours": 1}},
        {"options": {"players": 2, "provinces_for_all": 7}},
        {"options": {"players": 2, "rulings": 2}},
        {"options": {"players": 3}},
        {"options": None},
        {"seats": []},
        {"seats": [{"name": "Ada"}]},
        {"seats": [{"name": "Ada"}] * 5},
        {"seats": [{"name": "Ada"}, {"name": "Bot", "level": "planner"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bot", "level": "exec:rm"}]},
        {"shuffle": "yes"},
        {"more": 1},
    ],
    ids=str,
)
def test_invalid_tables_are_refused(client, change):
    assert is_bad_request(client.post("/api/tables", json={**TABLE, **change}))


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x00b", "a\nb", "a\u202eb", "a\u200bb", 7, None])
def test_invalid_names_are_refused(client, name):
    assert is_bad_request(client.post("/api/tables", json={**TABLE, "seats": [{"name": name}, {"name": "Ben"}]}))


def test_a_name_with_a_lone_surrogate_is_refused(client):
    body = b'{"options": {"players": 2}, "seats": [{"name": "\\ud800"}, {"name": "Ben"}]}'
    assert is_bad_request(client.post("/api/tables", content=body, headers={"Content-Type": "application/json"}))


@pytest.mark.parametrize("name", ["Ада", "  Łucja ", "はな", "x" * 24, "Zoë O’Neill-1"])
def test_names_in_all_scripts_are_accepted(client, name):
    table = new_table(client, ({"name": name}, {"name": "Ben"}))
    assert see(client, table)["table"]["seats"][0]["name"] == name.strip()


@pytest.mark.parametrize(
    "change",
    [
        {"seq": "1"},
        {"seq": -1},
        {"seq": 2**60},
        {"seq": 1.5},
        {"seat": None},
        {"seat": -1},
        {"seat": True},
        {"command": "short"},
        {"command": "x" * 65},
        {"command": "with a space"},
        {"command": "ends with a line\n"},
        {"command": 12345678},
        {"action": 5},
        {"action": "x" * 100},
        {"more": 1},
    ],
    ids=str,
)
def test_invalid_decisions_are_refused(client, change):
    table = new_table(client)
    body = {**ASKED, "action": "take:deck", **change}
    assert is_bad_request(client.post(f"/api/tables/{table}/decisions", json=body))
    assert see(client, table)["seq"] == 1


def test_a_decision_for_a_missing_seat_is_refused(client):
    table = new_table(client)
    answer = client.post(f"/api/tables/{table}/decisions", json={**ASKED, "seat": 3, "action": "take:deck"})
    assert (answer.status_code, answer.json()) == (404, {"error": "no-table"})


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b"9" * 10_000, b"null", b"NaN", b'"text"', b"[]"])
@pytest.mark.parametrize("route", ["", "/{}/decisions", "/{}/undo", "/{}/preview"])
def test_invalid_bodies_are_refused(client, route, body):
    path = "/api/tables" + route.format(new_table(client))
    answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422) and answer.json() == {"error": "bad-request"}


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "seat=", "since=x", "since=-1", f"since={10**30}", "seat=1e0"])
def test_invalid_queries_are_refused(client, query):
    assert is_bad_request(client.get(f"/api/tables/{new_table(client)}?{query}"))


def test_unknown_paths_and_methods_are_refused(client):
    assert client.get("/api/nowhere").json() == {"error": "not-found"}
    answer = client.put("/api/tables")
    assert (answer.status_code, answer.json()) == (405, {"error": "wrong-method"})
    assert client.get("/api/tables/%00/").status_code == 404
    assert client.get("/api/tables/" + "x" * 3000).status_code == 404


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
bodies = st.fixed_dictionaries(
    {},
    optional={
        "seq": st.just(1) | json_values,
        "command": st.just("command-y") | json_values,
        "seat": st.integers(0, 3) | json_values,
        "action": st.sampled_from(["take:deck", "end", "clergy:abbot"]) | json_values,
        "wishes": st.lists(st.sampled_from(["take:deck", "close:each"]) | json_values) | json_values,
        "options": st.fixed_dictionaries({"players": st.integers(1, 5)}) | json_values,
        "seats": st.lists(st.fixed_dictionaries({"name": st.text()}), max_size=5) | json_values,
    },
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(body=bodies | json_values, route=st.sampled_from(["", "/{}/decisions", "/{}/undo", "/{}/resign", "/{}/preview"]))
def test_any_json_gets_an_answer(serving, body, route):
    with serving.other() as client:  # one player may not lay so many tables
        answer = client.post("/api/tables" + route.format(new_table(client)), json=body)
    assert answer.status_code < 500
    assert answer.status_code < 300 or answer.json()["error"]
