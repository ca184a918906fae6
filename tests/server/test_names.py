"""Names: visible, normalized, and distinct at one table."""

import pytest

from postroad.server.tables.names import MAX_NAME_LENGTH, distinct, lookalike_key, unique_name
from tests.server.people import new_table, see
from tests.server.test_garbage_collection import TABLE, is_bad_request

BLANKS = [
    "\u3164",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\u2800",
    "\u034f",
    "\ufe0f",
    "\u17b4",
    "\u180b",
    "\u0301",
    "\u20dd",
    "\u00a0",
    "\u3000",
]


@pytest.mark.parametrize("blank", BLANKS, ids=ascii)
def test_an_invisible_name_is_refused(client, blank):
    for name in (blank, blank * 3, f" {blank} {blank} "):
        assert is_bad_request(client.post("/api/me", json={"name": name}))
        assert is_bad_request(client.post("/api/tables", json={**TABLE, "seats": [{"name": name}, {"name": "Ben"}]}))
        assert is_bad_request(client.post("/api/me/keys", json={"label": name}))


@pytest.mark.parametrize("blank", BLANKS, ids=ascii)
def test_an_invisible_chat_message_is_refused(client, blank):
    assert is_bad_request(client.post(f"/api/tables/{new_table(client)}/chat", json={"text": blank * 3}))


@pytest.mark.parametrize("name", ["Ada" + "\u0335" * 12, "A" + "\u0301\ufe0f" * 8, "\u0301Ada", "A\u3164B"], ids=ascii)
def test_names_with_stacked_marks_or_gaps_are_refused(client, name):
    assert is_bad_request(client.post("/api/me", json={"name": name}))


def test_chat_with_stacked_marks_is_refused(client):
    table = new_table(client)
    for text in ("Z" + "\u0335" * 40, "Z" + "\u0335\u200d" * 40):
        assert is_bad_request(client.post(f"/api/tables/{table}/chat", json={"text": text}))


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn Thị Ánh", "हिन्दी", "ที่นี่", "בְּרֵאשִׁית", "བརྒྱུད", "Anna ❤️", "1️⃣", "葛\U000e0100城"])
def test_names_with_necessary_marks_are_accepted(client, name):
    assert client.post("/api/me", json={"name": name}).status_code == 200


def test_names_are_normalized(client):
    assert client.post("/api/me", json={"name": " Zoe\u0308   O\u2019Neill "}).json()["name"] == "Zo\u00eb O\u2019Neill"


@pytest.mark.parametrize("other", ["ada", "ADA", "Ａｄａ", "Ada\ufe0f", " Ada "], ids=ascii)
def test_lookalike_names_at_one_table_are_refused(client, other):
    for seats in ([{"name": "Ada"}, {"name": other}], [{"name": "Ada"}, {"name": other, "level": "easy"}]):
        answer = client.post("/api/tables", json={**TABLE, "seats": seats})
        assert (answer.status_code, answer.json()) == (409, {"error": "same-name"})


def test_a_player_with_a_taken_name_gets_a_number(client, serving):
    seats = ({"name": "Ada"}, {"open": True}, {"open": True}, {"open": True})
    table = new_table(client, seats)
    for seat, name in ((1, "ada"), (2, "Ada"), (3, "Ben")):
        with serving.other(name) as other:
            assert other.post(f"/api/tables/{table}/sit", json={"seat": seat}).status_code == 200
    assert [seat["name"] for seat in see(client, table)["seating_table"]["seats"]] == ["Ada", "ada 2", "Ada 3", "Ben"]


def test_bots_take_no_name_of_another_seat(client):
    table = new_table(client, ({"name": "balthasar"}, {"open": True}))
    taken = client.post(f"/api/tables/{table}/fill", json={"seat": 1, "level": "easy", "name": "BALTHASAR"})
    assert (taken.status_code, taken.json()) == (409, {"error": "same-name"})
    client.post(f"/api/tables/{table}/fill", json={"seat": 1, "level": "easy"})
    assert see(client, table)["seating_table"]["seats"][1]["name"] == "Apollonia"


def test_lookalike_keys_ignore_case_and_spacing():
    assert (
        lookalike_key("Straße") == lookalike_key("STRASSE")
        and lookalike_key("Ada  B") == lookalike_key("ada b")
        and lookalike_key("Ada") != lookalike_key("Ida")
    )
    assert distinct([None, None, "Ada", "Ida"]) and not distinct(["Ada", None, "ADA"])
    assert unique_name("x" * 24, ["X" * 24]) == "x" * 22 + " 2" and len(unique_name("x" * 24, ["x" * 24])) == MAX_NAME_LENGTH
