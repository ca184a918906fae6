"""Memory mode is a term of a table: set before players sit down, stored, and without hints. Views stay the same."""

import pytest

from tests.server.people import AGAINST_BOT, PERSONS, see
from tests.server.test_hints import request_hint
from tests.server.test_seating_table import SEATING, ask, create, refused


@pytest.mark.parametrize("seats", [PERSONS, AGAINST_BOT])
@pytest.mark.parametrize("memory", [False, True])
def test_a_table_shows_its_memory_mode(client, seats, memory):
    table = create(client, seats, memory=memory)
    assert see(client, table)["table"]["memory"] is memory
    (mine,) = client.get("/api/tables").json()["tables"]
    assert mine["memory"] is memory


@pytest.mark.parametrize("seats", [PERSONS, AGAINST_BOT])
def test_memory_mode_refuses_hints(client, seats):
    table = create(client, seats, hints=True, memory=True)
    assert see(client, table)["table"]["hints"] is False
    assert refused(request_hint(client, table), 403, "no-hints")


def test_players_see_memory_mode_before_they_sit_down(client, ben):
    for memory in (False, True):
        table = create(client, SEATING, hints=True, memory=memory)
        told = see(ben, table)["seating_table"]
        assert (told["memory"], told["hints"]) == (memory, not memory)
        ask(ben, table, "sit", seat=1)
        ask(client, table, "start")
        assert see(ben, table)["table"]["memory"] is memory


def test_memory_mode_does_not_change_the_view(client):
    """Only the page hides tiles; programs get the usual view."""
    table = create(client, AGAINST_BOT, memory=True)
    assert see(client, table)["view"] == client.table(table).game.view(None).words()
