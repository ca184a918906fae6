"""examples/http_bot.py and its client on a real server: whole games, undo, deleted and full tables."""

import json
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from postroad.cli import main
from postroad.client import Client, Refused, new_command
from tests.server.test_process import running

ROOT = Path(__file__).parents[1]
BOT = ROOT / "examples" / "http_bot.py"
MODULES = {"players": 2, "honours": True, "audience": True}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as browser:
        yield f"http://127.0.0.1:{browser.port}"


@pytest.fixture
def host(address):
    with Client(address) as host:
        host.sign_in("Host")
        yield host


@contextmanager
def example(address, *more):
    """The example bot, started from the command line."""
    command = [sys.executable, str(BOT), "--server", address, *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def seating_table(host, other, options=None, **more):
    """The id of a new table for two: `other` has the first seat, the second is open."""
    body = {"options": options or {"players": 2}, "seats": [other, {"open": True}], **more}
    return host.post("/api/tables", body)["id"]


def start(host, table, bot):
    """Start the game once the bot has printed that it sits."""
    assert bot.stdout.readline() == f"sitting at table {table}\n"
    host.ask(table, "start")


def key_of(address, name):
    with Client(address) as owner:
        owner.sign_in(name)
        return owner.post("/api/me/keys", {"label": "a program"})["key"]


def eventually(host, table, fits):
    """Wait up to 30 seconds for a message that fits; return it."""
    patience = time.monotonic() + 30
    while not fits(message := host.table(table, 0)):
        assert time.monotonic() < patience
        time.sleep(0.05)
    return message


@pytest.mark.parametrize("by", [*(pytest.param(by, marks=pytest.mark.long("servers")) for by in ("lobby", "table")), "key"])
def test_a_whole_game_against_a_bot(address, host, tmp_path, capsys, by):
    table = seating_table(host, {"name": "Bot", "level": "stand-in"}, MODULES, listed=by == "lobby")
    more = [] if by == "lobby" else ["--table", table]
    more += ["--key", key_of(address, "Program")] if by == "key" else ["--name", "Program"]
    with example(address, *more) as bot:
        start(host, table, bot)
        output, errors = bot.communicate(timeout=120)
    assert (bot.returncode, errors) == (0, "") and output.startswith("over: ")
    message = host.table(table)
    assert {seat["name"] for seat in message["table"]["seats"]} == {"Bot", "Program"}
    assert all(seat["away"] is None for seat in message["table"]["seats"]) and message["view"]["decides"] is None
    file = tmp_path / "record.json"
    file.write_text(json.dumps(host.get(f"/api/tables/{table}/record")), encoding="utf-8")
    assert main(["check", str(file)]) == 0
    assert ": true, 2 players" in capsys.readouterr().out


def test_the_bot_agrees_to_an_undo(address, host):
    table = seating_table(host, {"name": "Ada"}, shuffle=False)
    with example(address, "--table", table) as bot:
        start(host, table, bot)
        message = host.decide(table, 0, "take:deck", host.table(table)["seq"])
        assert message["undo"] is False
        host.ask(table, "ask-undo", seq=message["seq"], command=new_command(), seat=0)
        eventually(host, table, lambda message: message["entries"][-1]["kind"] == "undo")


def test_the_bot_creates_a_table(address):
    with example(address, "--against", "easy", "--name", "Alone") as bot:
        output, errors = bot.communicate(timeout=120)
    assert (bot.returncode, errors) == (0, "") and "over: " in output and "Alone" in output


def test_the_bot_ends_with_its_table(address, host):
    table = seating_table(host, {"name": "Ada"})
    with example(address, "--table", table) as bot:
        assert bot.stdout.readline()
        host.delete(table)
        assert bot.communicate(timeout=30)[1] == "http_bot: the table is gone\n"


def test_the_bot_reports_a_full_table(address, host):
    table = seating_table(host, {"name": "Ada"})
    host.sit(table, 1)
    with example(address, "--table", table) as bot:
        assert bot.communicate(timeout=30)[1] == f"http_bot: there is no free seat at table {table}\n"
    assert bot.returncode == 1


def test_the_same_command_has_one_effect(host):
    table = seating_table(host, {"name": "Ada"}, shuffle=False)
    host.sit(table, 1)
    host.ask(table, "start")
    asked = {"seq": 1, "command": new_command(), "seat": 0, "action": "take:deck"}
    assert host.ask(table, "decisions", **asked)["seq"] == host.ask(table, "decisions", **asked)["seq"] == 2
    with pytest.raises(Refused, match="stale") as stale:
        host.decide(table, 0, "take:deck", 1)
    assert stale.value.body["message"]["seq"] == 2
