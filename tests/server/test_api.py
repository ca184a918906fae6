"""The HTTP API, route by route, as docs/api.md describes it."""

import hashlib
import json
import os
import re
import stat
from pathlib import Path
from typing import get_args

import pytest

from postroad import Game, __version__
from postroad.record_replay import RecordError
from postroad.server.http.requests import NewTable
from postroad.server.http.routes.play import COMMANDS as COMMANDS_OF_PLAY
from postroad.server.settings import Limits
from postroad.server.storage.data_dir_id import FILE, ensure_id, read_id
from postroad.server.tables.error_codes import STATUS, ErrorCode
from tests.server.people import (
    ADA,
    AGAINST_BOT,
    BOTS,
    COMMANDS,
    KNOWN_BY,
    PERSONS,
    ask,
    decide,
    new_table,
    play_on,
    see,
    server,
    store,
    table_of,
)

RECORDS = Path(__file__).parents[1] / "records"
TOLD = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
VIEW_OF_A_SEAT = {"hand", "hand_size", "known", "route", "offices", "offices_left", "carriage", "tiles", "points", "score"}


def refused(answer, status, code, **more):
    return (answer.status_code, answer.json()) == (status, {"error": code, **more})


# docs/api.md


def test_every_error_is_documented_with_its_status():
    """The documented table has each error with its status, and no other."""
    rows = re.findall(r"^\| ([\d, ]+|other) \| (.*?) \|", TOLD.partition("## Errors")[2], re.MULTILINE)
    told = {code: statuses for statuses, codes in rows for code in re.findall("`([a-z-]+)`", codes)}
    assert told.keys() == STATUS.keys() | {"refused"} == set(get_args(ErrorCode.__value__))
    assert {code for code, status in STATUS.items() if str(status) not in told[code]} == set() and told["refused"] == "other"


def test_the_fields_of_a_new_table_are_documented():
    (row,) = re.findall(r"^\| `POST /api/tables` \|.*$", TOLD, re.MULTILINE)
    assert set(re.search(r"\{([\w, ]+)\}`; 201", row)[1].split(", ")) == set(NewTable.model_fields)


def test_the_documented_absence_before_a_seat_request_is_right():
    assert Limits().away_after == 120.0 and "have done nothing for two minutes" in TOLD


# Tables


def test_about_identifies_the_data_folder_without_its_path(tmp_path):
    """The answer shows whether two servers share a folder, but not which, even to a guesser."""
    here, other = tmp_path / "here", tmp_path / "other"
    here.mkdir()
    other.mkdir()
    with server(here) as client:
        about = client.get("/api/about").json()
        you = client.get("/api/me").json()["id"]
    told = {"data": read_id(here), "addresses": [], "may_open_lan": True, "bots": []}
    assert about == {"name": "postroad", "version": __version__, "you": you, **told}
    assert str(here) not in about["data"] and about["data"] != hashlib.sha256(str(here).encode()).hexdigest()[:16]
    assert ensure_id(other) == read_id(other) != about["data"] and read_id(tmp_path) is None
    assert os.name != "posix" or stat.S_IMODE((other / FILE).stat().st_mode) == 0o600


def test_a_new_table(client):
    table = new_table(client, AGAINST_BOT, honours=True, provinces_for_all=8)
    message = see(client, table, 0)
    assert set(message) >= {"table", "seq", "view", "entries", "undo", "bots"}
    assert message["table"]["options"] == {
        "players": 2,
        "honours": True,
        "audience": False,
        "provinces_for_all": 8,
        "rulings": 1,
        "rome": 2,
    }
    assert message["table"]["seats"] == [
        {"name": "Ada", "kind": "person", "level": None, "resigned": False, "player": client.id, "away": None},
        {"name": "Bot", "kind": "bot", "level": "stand-in", "resigned": False, "player": None, "away": None},
    ]
    (start,) = message["entries"]
    assert (message["seq"], start["seq"], start["kind"], start["seat"], start["action"]) == (1, 1, "start", None, None)
    assert [event["ev"] for event in start["events"]] == ["shuffle", *["reveal"] * 6, "turn", "call", "token"]
    assert set(message["view"]["seats"][0]) >= VIEW_OF_A_SEAT
    assert message["view"]["legal"] and message["undo"] is False and message["bots"] == {"state": "ready"}


def test_seats_are_shuffled_by_default(client):
    body = {"options": {"players": 4}, "seats": [{"name": name} for name in "ABCD"]}
    tables = [client.post("/api/tables", json=body).json()["id"] for _ in range(12)]
    assert len({tuple(seat["name"] for seat in see(client, table)["table"]["seats"]) for table in tables}) > 1


def test_the_list_of_tables_shows_their_state(client):
    older, newer = new_table(client), new_table(client, AGAINST_BOT)
    decide(client, older)
    first, second, *_ = client.get("/api/tables").json()["tables"]
    assert (first["id"], second["id"]) == (older, newer)
    assert first["updated"] > first["created"] and second["updated"] == second["created"]
    assert (first["over"], first["round"], first["decides"], first["points"], first["winner"]) == (False, 1, 0, [-20, -20], None)
    assert [seat["kind"] for seat in second["seats"]] == ["person", "bot"]
    assert second["options"] == {
        "players": 2,
        "honours": False,
        "audience": False,
        "provinces_for_all": 9,
        "rulings": 1,
        "rome": 2,
    }


def test_a_deleted_table_is_gone(client):
    table, other = new_table(client), new_table(client)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert refused(client.get(f"/api/tables/{table}"), 404, "no-table")
    assert refused(client.delete(f"/api/tables/{table}"), 404, "no-table")
    listed = [listed["id"] for listed in client.get("/api/tables").json()["tables"]]
    assert other in listed and table not in listed


@pytest.mark.parametrize("path", ["", "/record", "/why?seat=0&action=end"])
def test_unknown_tables_and_seats(client, path):
    joint = "&" if "?" in path else "?"
    assert refused(client.get(f"/api/tables/nowhere{path}"), 404, "no-table")
    table = new_table(client, AGAINST_BOT)
    if "seat" not in path:
        assert refused(client.get(f"/api/tables/{table}{path}{joint}seat=2"), 404, "no-table")
        assert refused(client.get(f"/api/tables/{table}{path}{joint}seat=1"), 403, "not-your-seat"), "a bot's"


# Decisions


def test_a_decision(client):
    table = new_table(client)
    before = see(client, table, 0)
    action = before["view"]["legal"][0]
    answer = ask(client, table, "decisions", before, action=action)
    after = answer.json()
    assert answer.status_code == 200 and after["seq"] == 2
    (entry,) = after["entries"]
    assert (entry["seq"], entry["kind"], entry["seat"], entry["action"]) == (2, "decision", 0, action)
    assert entry["events"][0] == {"ev": "take", "seat": 0, "city": action.removeprefix("take:"), "from": "market"}
    assert after["view"] == see(client, table, 0)["view"] != before["view"]


def test_entries_since(client):
    table = new_table(client)
    for _ in range(3):
        decide(client, table)
    everything = see(client, table)["entries"]
    assert [entry["seq"] for entry in everything] == [1, 2, 3, 4]
    assert see(client, table, since=2)["entries"] == everything[2:]
    assert see(client, table, since=4)["entries"] == []
    assert see(client, table, since=99)["entries"] == everything, "of another table's log, perhaps: better all"


def test_the_same_command_again_has_one_effect(client):
    table = new_table(client)
    before = see(client, table, 0)
    command = next(COMMANDS)
    first, again = (ask(client, table, "decisions", before, command=command, action="take:deck") for _ in range(2))
    assert first.status_code == again.status_code == 200 and first.json() == again.json()
    assert see(client, table)["seq"] == 2


def test_one_command_cannot_mean_two_things(client):
    table = new_table(client)
    before = see(client, table, 0)
    command = next(COMMANDS)
    ask(client, table, "decisions", before, command=command, action="take:deck")
    assert refused(ask(client, table, "undo", before, command=command), 422, "bad-request")
    assert see(client, table)["seq"] == 2


@pytest.mark.parametrize("what", ["decisions", "undo", "resign"])
@pytest.mark.parametrize("off", [-1, 1])
def test_a_stale_seq(client, what, off):
    table = new_table(client)
    now = decide(client, table, "take:deck")
    more = {"action": "take:deck"} if what == "decisions" else {}
    answer = ask(client, table, what, {**now, "seq": now["seq"] + off}, **more)
    assert answer.status_code == 409 and answer.json()["error"] == "stale"
    assert answer.json()["message"]["seq"] == 2 and answer.json()["message"]["view"] == now["view"]
    assert see(client, table)["seq"] == 2


@pytest.mark.parametrize(("what", "more"), [("decisions", {"action": "take:deck"}), ("resign", {}), ("leave", {})])
def test_in_brief_only_the_seq_is_sent(client, what, more):
    """A viewer gets the message on the socket."""
    table = new_table(client)
    with client.watching(table, "?seat=0") as watching:
        first = watching.next()
        body = {"seq": 1, "command": next(COMMANDS), "seat": 0, **more}
        answers = [client.post(f"/api/tables/{table}/{what}?brief=true", json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == {"seq": 2} and set(answers[1].json()) == {"seq"}
        told = watching.until(lambda message: message["seq"] > first["seq"])
        assert told["entries"][0]["seq"] == 2


@pytest.mark.parametrize("what", ["decisions", "undo", "resign"])
def test_too_late_in_brief(client, what):
    table = new_table(client)
    now = decide(client, table, "take:deck")
    body = {"seq": 1, "command": next(COMMANDS), "seat": 0, **({"action": "take:deck"} if what == "decisions" else {})}
    answer = client.post(f"/api/tables/{table}/{what}?brief=true", json=body)
    assert (answer.status_code, answer.json()) == (409, {"error": "stale", "seq": now["seq"]})


def test_brief_is_yes_or_no(client):
    table = new_table(client)
    body = {"seq": 1, "command": next(COMMANDS), "seat": 0, "action": "take:deck"}
    assert refused(client.post(f"/api/tables/{table}/decisions?brief=perhaps", json=body), 422, "bad-request")
    assert client.post(f"/api/tables/{table}/decisions?brief=false", json=body).json()["view"]["seat"] == 0


def test_every_command_is_described(client):
    described = client.get("/api/openapi.json").json()
    names = {}
    for path in COMMANDS_OF_PLAY:
        asked = described["paths"][f"/api/tables/{{table_id}}/{path}"]["post"]
        schema = asked["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        names[path] = schema.removeprefix("#/components/schemas/")
        assert asked["description"] and "brief" in [parameter["name"] for parameter in asked["parameters"]]
    assert len(set(names.values())) == 13
    decision = described["components"]["schemas"][names["decisions"]]
    assert set(decision["required"]) == {"seq", "command", "seat", "action"} and decision["properties"]["then"]["maxItems"] == 63


@pytest.mark.parametrize(("action", "reason"), [("end", "take-first"), ("close:each", "take-first"), ("fly", "no-such-action")])
def test_an_illegal_action_has_a_reason(client, action, reason):
    table = new_table(client)
    assert refused(ask(client, table, "decisions", see(client, table, 0), action=action), 422, "illegal", reason=reason)
    assert client.get(f"/api/tables/{table}/why", params={"seat": 0, "action": action}).json() == {"reason": reason}
    assert see(client, table)["seq"] == 1


def test_only_the_seat_to_move_decides(client):
    table = new_table(client)
    assert refused(ask(client, table, "decisions", see(client, table, 1), action="take:deck"), 403, "not-your-turn")
    assert client.get(f"/api/tables/{table}/why", params={"seat": 1, "action": "take:deck"}).json()["reason"] == "not-your-turn"


def test_no_player_decides_for_a_bot(client):
    table = new_table(client, AGAINST_BOT[::-1])
    message = {**see(client, table), "view": {"seat": 0}}
    for what, more in (("decisions", {"action": "take:deck"}), ("undo", {}), ("resign", {}), ("preview", {"wishes": ["end"]})):
        body = {"seat": 0, **more} if what == "preview" else None
        answer = client.post(f"/api/tables/{table}/preview", json=body) if body else ask(client, table, what, message, **more)
        assert refused(answer, 403, "not-your-seat"), what


# Undo


def test_undo_takes_the_last_decision_back(client):
    before = {"view": {"phase": "close"}}
    while before["view"]["phase"] == "close":  # two cards of one city: the only choice was carried out
        table = new_table(client)
        decide(client, table, "take:deck")
        before = decide(client, table, "take:deck")
    after = decide(client, table)
    assert after["undo"] and after["view"]["phase"] == "close"
    assert not see(client, table, 1)["undo"] and not see(client, table)["undo"]
    undone = ask(client, table, "undo", after).json()
    (entry,) = undone["entries"]
    assert (entry["kind"], entry["seat"], entry["undoes"], entry["seq"]) == ("undo", 0, after["seq"], after["seq"] + 1)
    assert undone["view"] == before["view"] and undone["undo"] is False, "a card from the deck was seen before that"
    assert len(see(client, table)["entries"]) == 5


def test_several_decisions_can_be_taken_back(client):
    table = new_table(client, audience=True)
    first = see(client, table, 0)
    for _ in range(3):
        last = decide(client, table)
    for undoes in (4, 3, 2):
        last = ask(client, table, "undo", last).json()
        assert last["entries"][0]["undoes"] == undoes
    assert last["view"] == first["view"]
    assert refused(ask(client, table, "undo", last), 403, "no-undo")


def test_undo_is_refused_after_hidden_information_appears(client):
    table = new_table(client)
    for action in ("take:deck", None):  # a card of the deck, and one revealed in the market
        after = decide(client, table, action)
        assert after["undo"] is False and refused(ask(client, table, "undo", after), 403, "no-undo")


def test_an_ended_turn_cannot_be_taken_back(client):
    table = new_table(client)
    while decide(client, table)["view"]["phase"] != "close":
        pass
    decide(client, table, "end")
    for seat in (0, 1):
        assert refused(ask(client, table, "undo", see(client, table, seat)), 403, "no-undo")


# Resigning


def test_a_bot_replaces_a_player_who_resigns(client):
    table = new_table(client, PERSONS)
    left = ask(client, table, "resign", see(client, table, 0)).json()
    there = left["table"]["seats"][0]
    assert (there["kind"], there["level"], there["resigned"], there["away"]) == ("bot", "stand-in", True, "resigned")
    assert left["view"]["seat"] is None and left["entries"][0]["kind"] == "resign"
    with client.watching(table, "?seat=1") as watching:
        message = watching.until(lambda message: message["view"]["decides"] == 1)
    assert [entry["seat"] for entry in message["entries"] if entry["kind"] == "decision"]
    assert refused(ask(client, table, "resign", {**message, "view": {"seat": 0}}), 403, "no-resign")
    assert refused(ask(client, table, "decisions", {**message, "view": {"seat": 0}}, action="end"), 403, "not-your-turn")


# The end, and records


def before_the_last_decision(record: str) -> Game:
    """A whole game without its last decision."""
    whole = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
    return Game.from_record(whole, Game.from_record(whole).decisions - 1)


def test_a_finished_game_shows_everything(place):
    store(place, table_of(before_the_last_decision("2-both-carriage-7"), "table", player=ADA.id))
    with server(place, secret=KNOWN_BY) as client:
        hidden = see(client, "table")["entries"]
        assert hidden[0]["events"][0] == {"ev": "shuffle"} and hidden[1]["action"] is None
        play_on(client, "table")
        check_that_everything_is_open(client, "table")


def check_that_everything_is_open(client, table):
    message = see(client, table)
    assert message["view"]["phase"] == "over" and message["view"]["decides"] is None
    shuffle, clergy = message["entries"][0]["events"][0], message["entries"][1]["events"][0]
    assert len(shuffle["deck"]) == 66 and clergy["rank"]
    listed = client.get("/api/tables").json()["tables"][0]
    assert listed["over"] and listed["points"][listed["winner"]] == max(listed["points"])
    record = client.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="postroad-{table}.json"'
    game = Game.from_record(record.json())
    assert game.over and game.points() == listed["points"]
    for what, more in (("decisions", {"action": "end"}), ("undo", {}), ("resign", {})):
        assert ask(client, table, what, {**message, "view": {"seat": 0}}, **more).status_code == 403


def test_the_record_of_a_running_game_omits_hidden_fields(client):
    table = new_table(client, PERSONS)
    decide(client, table, "take:deck")
    decide(client, table, "take:deck")
    own, other, spectator = (
        client.get(f"/api/tables/{table}/record", params=params).json() for params in ({"seat": 0}, {"seat": 1}, {})
    )
    assert own["events"][0] == {"ev": "shuffle"}
    seen, unseen = ([event for event in record["events"] if event["ev"] == "take"][-1] for record in (own, other))
    assert "city" in seen and unseen == {"ev": "take", "seat": 0, "from": "deck"}
    assert spectator == other
    with pytest.raises(RecordError, match="made for one seat"):
        Game.from_record(own)


def test_a_game_of_bots_waits_for_a_viewer(place):
    with server(place) as client:
        table = new_table(client, BOTS)
        assert see(client, table)["seq"] == 1
        with client.watching(table) as watching:
            watching.until(lambda message: message["view"]["decides"] is None)
        assert see(client, table)["view"]["phase"] == "over"


def test_the_api_describes_itself(client):
    paths = client.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/decisions" in paths
    assert client.get("/docs").status_code == 404
