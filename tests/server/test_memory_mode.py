"""By heart is a term of a table: agreed before anybody sits down, kept, and without hints. What is sent stays the same."""

import pytest

from tests.server.people import AGAINST_BOT, PERSONS, see
from tests.server.test_hints import known
from tests.server.test_seating_table import GATHERING, ask, gather, refused


@pytest.mark.parametrize("seats", [PERSONS, AGAINST_BOT])
@pytest.mark.parametrize("by_heart", [False, True])
def test_a_table_says_whether_it_is_played_by_heart(client, seats, by_heart):
    table = gather(client, seats, by_heart=by_heart)
    assert see(client, table)["table"]["by_heart"] is by_heart
    (mine,) = client.get("/api/tables").json()["tables"]
    assert mine["by_heart"] is by_heart


@pytest.mark.parametrize("seats", [PERSONS, AGAINST_BOT])
def test_by_heart_there_are_no_hints(client, seats):
    table = gather(client, seats, hints=True, by_heart=True)
    assert see(client, table)["table"]["hints"] is False
    assert refused(known(client, table), 403, "no-hints")


def test_those_who_come_see_it_before_they_sit_down(client, ben):
    for by_heart in (False, True):
        table = gather(client, GATHERING, hints=True, by_heart=by_heart)
        told = see(ben, table)["gathering"]
        assert (told["by_heart"], told["hints"]) == (by_heart, not by_heart)
        ask(ben, table, "sit", seat=1)
        ask(client, table, "start")
        assert see(ben, table)["table"]["by_heart"] is by_heart


def test_what_is_sent_is_what_was_to_be_seen(client):
    """It is a courtesy of the page: programs get what they always get."""
    table = gather(client, AGAINST_BOT, by_heart=True)
    assert see(client, table)["view"] == client.table(table).game.view(None).words()
