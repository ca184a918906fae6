"""Hints are a term of a table: off among people by default, on against bots; they use only the seat's view."""

import base64

import pytest

from tests.server.people import AGAINST_BOT, PERSONS, see
from tests.server.test_seating_table import SEATING, ask, create, refused


def request_hint(client, table, seat=0):
    return client.get(f"/api/tables/{table}/binary-view", params={"seat": seat})


@pytest.mark.parametrize(
    ("seats", "agreed", "offered"), [(PERSONS, False, False), (PERSONS, True, True), (AGAINST_BOT, False, True)]
)
def test_hints_are_offered_as_the_terms_say(client, seats, agreed, offered):
    table = create(client, seats, hints=agreed)
    assert see(client, table)["table"]["hints"] is offered
    answer = request_hint(client, table)
    if not offered:
        assert refused(answer, 403, "no-hints")
    else:
        view = client.table(table).game.view(0)
        assert base64.b64decode(answer.json()["view"]) == view.bytes.tobytes()


def test_players_see_the_hints_term_before_they_sit_down(client, ben):
    for agreed in (False, True):
        table = create(client, SEATING, hints=agreed)
        assert see(ben, table)["seating_table"]["hints"] is agreed
        ask(ben, table, "sit", seat=1)
        ask(client, table, "start")
        assert see(ben, table)["table"]["hints"] is agreed


def test_only_the_seat_to_move_gets_hints(client, ben):
    table = create(client, SEATING, hints=True)
    ask(ben, table, "sit", seat=1)
    ask(client, table, "start")
    assert refused(request_hint(ben, table, 1), 403, "not-your-turn")
    assert refused(request_hint(ben, table, 0), 403, "not-your-seat")

    assert request_hint(client, table).status_code == 200
