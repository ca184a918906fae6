"""Local tables equal server tables: the same log gives the same messages, refusals and records."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from postroad.rules.options import Options
from postroad.server.http.routes.play import COMMANDS
from postroad.server.tables.entries import Entry
from postroad.server.tables.message import log_to_wire, message_body
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Table, TableHost, TableTerms
from tests.policies import SETTINGS, Setting
from tests.suites import first_of
from tests.test_wasm import NODE, WEB

PLAY = Path(__file__).parent / "local_play.mjs"
HERE = "here"
CHECKED = 8  # compared commands a game
BOTH_OR_NEITHER = [one for one in reversed(SETTINGS) if one.honours == one.audience]
LEVELS = [None, "stand-in", None, "easy"]

pytestmark = pytest.mark.usefixtures("compiled_engine")


def page_results(games: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    file = folder / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    done = subprocess.run([NODE, PLAY, WEB, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def game_of(setting: Setting, seed: int, decisions: int = 900) -> dict[str, Any]:
    options = Options(*setting, provinces_for_all=9 - seed % 2)
    seats = [{"name": f"Seat {seat}", "level": LEVELS[(seat + seed) % 4]} for seat in range(options.players)]
    wanted = {"players", "honours", "audience", "provinces_for_all"}
    told = {name: value for name, value in options._asdict().items() if name in wanted}
    return {"options": told, "seats": seats, "seed": seed, "decisions": decisions}


def table_at(game: dict[str, Any], seq: int) -> Table:
    """The server's table with the same log up to a sequence number."""
    laid = game["row"]["laid"]
    seats = tuple(Seat(**{key: seat[key] for key in ("name", "level", "player")}) for seat in laid["seats"])
    entries = [Entry(**{**entry, "events": tuple(entry["events"])}) for entry in game["entries"][:seq]]
    host = TableHost(HERE, next((seat.name for seat in seats if seat.player), ""))
    return Table.from_log(laid["id"], laid["created"], laid["options"], seats, entries, TableTerms(host))


def refusal(table: Table, what: str, command: dict[str, Any]) -> list[Any] | None:
    """The server's refusal of a command."""
    asked = COMMANDS[what](**command)
    try:
        asked.check(table, HERE)
        if not asked.is_done(table):
            if not asked.is_current(table):
                return [409, {"error": "stale", "seq": table.seq}]
            asked.change(table, Player(HERE, "Guest"))
    except CommandRejected as refused:
        return [refused.status, refused.body]
    return None


@pytest.mark.parametrize(
    "setting", first_of([one for one in reversed(SETTINGS) if one.honours == one.audience], 2, "games"), ids=str
)
def test_the_same_log_gives_the_same_messages_and_records(
    setting: Setting, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seeds = range(1, 21 if request.config.getoption("--long") else 2)
    kinds = set()
    for game in page_results([game_of(setting, seed) for seed in seeds], tmp_path):
        for told in game["told"]:
            assert told["same"], "somebody may know what is hidden from them"
            table = table_at(game, told["seq"])
            for viewer, here in told["messages"]:
                eyes = table.viewer(viewer, HERE)
                seen = {**message_body(table, eyes), "entries": log_to_wire(table, eyes), "bots": {"state": "ready"}}
                there = json.loads(json.dumps(seen))
                assert {key: here[key] for key in there} == there
        for asked in game["asked"][:: max(1, len(game["asked"]) // CHECKED)]:
            assert refusal(table_at(game, asked["before"]), asked["what"], asked["command"]) == asked["refused"]
        last = table_at(game, len(game["entries"]))
        assert game["record"] == json.loads(json.dumps(last.record(None)))
        kinds |= {entry["kind"] for entry in game["entries"]}
    assert kinds >= {"start", "decision", "undo", "ask-undo"} | ({"seating"} if setting.audience else set())
