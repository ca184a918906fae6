"""Binary views: for pages with the same rules; other clients get JSON."""

import pytest

from postroad.server.tables.snapshot import RULES
from tests.policies import positions
from tests.server.people import AGAINST_BOT, decide, new_table, see, view_of
from tests.server.scenes import ADA, AUDIENCE, BEN, scene, table_with

BYTES = f"bytes={RULES}"


@pytest.fixture(scope="module")
def serving(serving_on_both):
    return serving_on_both


def json_message(bare):
    """The message with its view as JSON."""
    known = bare.pop("binary_view")
    return {**bare, "view": view_of(known).words()}


def test_binary_views_equal_json_views(client):
    table = new_table(client)
    with client.watching(table, f"?seat=0&{BYTES}") as own, client.watching(table, f"?{BYTES}") as spectator:
        for watching, seat in ((own, 0), (spectator, None)):
            assert json_message(watching.until(lambda told: told["presence"]["seats"][0])) == see(client, table, seat)
        message = decide(client, table)
        for watching, seat in ((own, 0), (spectator, None)):
            told = json_message(watching.until(lambda told, seq=message["seq"]: told["seq"] == seq))
            assert told == see(client, table, seat, since=1)


def test_clients_with_other_rules_get_json_views(client):
    table = new_table(client)
    for query in ("", "?bytes=", "?bytes=0123456789abcdef", f"?bytes={RULES}0", "?bytes=%00"):
        with client.watching(table, query) as watching:
            first = watching.next()
            assert "binary_view" not in first and first["view"] == see(client, table)["view"]


def test_a_client_may_announce_its_rules_later(client):
    """The client need not reconnect: the next message is binary."""
    table = new_table(client)
    with client.watching(table, "?seat=0") as watching:
        assert "view" in watching.next()
        watching.send({"bytes": "others"})
        decide(client, table)
        assert "view" in watching.until(lambda told: told["seq"] == 2)
        watching.send({"bytes": RULES})
        watching.send({"pace": 3})  # processed after the announcement
        watching.until(lambda told: "binary_view" in told or _decided(client, table))
        decide(client, table)
        assert "view" not in watching.until(lambda told: told["seq"] > 2 and "binary_view" in told)


def _decided(client, table):
    """Decide again, in case the last message came before the rules were announced."""
    client.post(f"/api/tables/{table}/chat", json={"text": "and?"})
    return False


def test_a_seating_table_has_no_binary_view(client):
    seats = [{"name": "Ada"}, {"open": True}]
    table = client.post("/api/tables", json={"options": {"players": 2}, "seats": seats}).json()["id"]
    with client.watching(table, f"?{BYTES}") as watching, client.other() as ben:
        assert "seating_table" in watching.next()
        ben.post(f"/api/tables/{table}/sit", json={"seat": 1})
        client.post(f"/api/tables/{table}/start", json={})
        begun = watching.until(lambda told: "seating_table" not in told)
        assert view_of(begun["binary_view"]).words() == see(client, table)["view"]


def test_binary_views_work_in_memory_mode(client):
    terms = {"options": {"players": 2}, "seats": list(AGAINST_BOT), "memory": True, "shuffle": False}
    table = client.post("/api/tables", json=terms).json()["id"]
    with client.watching(table, f"?seat=0&{BYTES}") as watching:
        told = watching.next()
        assert told["table"]["memory"] and view_of(told["binary_view"]).words() == see(client, table, 0)["view"]


@pytest.mark.usefixtures("compiled_engine")
def test_a_finished_game_has_binary_views_for_all_seats():
    """Every viewer may see every seat."""
    game = next(game for game in positions(AUDIENCE, 1) if game.over)

    async def act(live):
        for seat in (0, 1, None):
            assert json_message(dict(live.binary_message(None, seat))) == live.message(None, seat)

    scene(table_with(game, ADA, BEN), act)
