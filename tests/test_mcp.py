"""The MCP server: a scripted client reads rules, plays whole games, and gets the reasons of illegal actions."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from postroad import Game
from postroad.mcp_server import MOST_TABLES, make_server
from tests.documents import block

pytestmark = pytest.mark.usefixtures("compiled_engine")

Ask = Callable[..., Awaitable[Any]]


def with_client(script: Callable[[Ask], Awaitable[None]], server: Any = None) -> None:
    """Run a script with a client of the server; without one, of a server in this process."""

    async def run() -> None:
        async with Client(server or make_server()) as client:

            async def ask(tool: str, **arguments: Any) -> Any:
                result = await client.call_tool(tool, arguments)
                text = result.content[0].text
                return text if result.is_error or tool == "why_not" else json.loads(text)

            await script(ask)

    asyncio.run(run())


def test_a_game_is_played_over_standard_input_and_output() -> None:
    async def script(ask: Ask) -> None:
        table = await ask("new_table", opponents=["beginner", "easy"], honours=True, audience=True, seat=1, seed=7)
        rng = random.Random(7)
        while not table["over"]:
            assert table["decides"] == 1 and table["legal"]
            table = await ask("play", table=1, action=rng.choice(table["legal"]))
        record = await ask("record", table=1)
        assert list(Game.from_record(record).points()) == [seat["points"] for seat in table["seats"]]

    documented = json.loads(block("docs/bots.md", '{"mcpServers"'))["mcpServers"]["postroad"]
    assert documented["command"] == "postroad"
    with_client(script, StdioServerParameters(command=sys.executable, args=["-m", "postroad", *documented["args"]]))


def test_the_master_hints_with_reasons() -> None:
    async def script(ask: Ask) -> None:
        table = await ask("new_table", opponents=["easy"], seed=3)
        hint = await ask("hint", table=1)
        assert hint["action"] in table["legal"] and hint["reasons"]
        assert hint["choices"][0]["action"] == hint["action"] and 0 < hint["choices"][0]["wins"] < 1
        assert all(reason[0].isupper() and reason.endswith(".") for reason in hint["reasons"])

    with_client(script)


def test_an_illegal_action_changes_nothing_and_has_a_reason() -> None:
    async def script(ask: Ask) -> None:
        before = await ask("new_table", opponents=["easy"], seed=3)
        assert await ask("why_not", table=1, action="end") == "a city card must be taken first"
        assert await ask("why_not", table=1, action=before["legal"][0]) == "it is legal"
        assert await ask("why_not", table=1, action="fly") == "there is no such action"
        assert "nothing has changed" in await ask("play", table=1, action="end")
        after = await ask("look", table=1)
        assert after | {"events": before["events"]} == {name: value for name, value in before.items() if name != "table"}

    with_client(script)


def test_rules_are_found_by_number_and_word() -> None:
    async def script(ask: Ask) -> None:
        every = await ask("rules")
        assert {"B1", "D4", "H1", "A1", "E4"} <= every.keys()
        assert await ask("rules", numbers=["d4"]) == {"D4": every["D4"]}
        assert "D3" in await ask("rules", search="postmaster")
        assert "no rule Z9" in await ask("rules", numbers=["Z9"])

    with_client(script)


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    async def script(ask: Ask) -> None:
        assert "one to three opponents" in await ask("new_table", opponents=[])
        assert "one to three opponents" in await ask("new_table", opponents=["easy"], seat=2)
        assert "exec" in await ask("new_table", opponents=["exec:touch /tmp/here"]), "no programs by this way"
        assert "no table 1" in await ask("look", table=1)
        await ask("new_table", opponents=["easy"])
        assert "not over" in await ask("record", table=1)
        assert "there is no such action" in await ask("play", table=1, action="fly")

    with_client(script)


def drawn_cards(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards that the bot took from the deck."""
    return [event for event in events if event["ev"] == "take" and event["from"] == "deck" and event["seat"] == 0]


def test_hidden_cards_stay_hidden() -> None:
    async def script(ask: Ask) -> None:
        table = await ask("new_table", opponents=["medium"], seat=1, seed=5)
        assert table["seats"][0]["hand"] is None and table["seats"][1]["hand"] is not None
        events = table["events"]
        while not drawn_cards(events) and not table["over"]:
            table = await ask("play", table=1, action=table["legal"][0])
            events += table["events"]
        assert drawn_cards(events) and all("city" not in event for event in drawn_cards(events))
        assert all("deck" not in event for event in events)

    with_client(script)


def test_a_table_beyond_the_limit_replaces_the_oldest() -> None:
    async def script(ask: Ask) -> None:
        for _ in range(MOST_TABLES + 1):
            await ask("new_table", opponents=["beginner"])
        assert "no table 1;" in await ask("look", table=1)
        assert (await ask("look", table=MOST_TABLES + 1))["legal"]

    with_client(script)


def test_without_the_extra_the_error_names_it() -> None:
    program = "import sys; sys.modules['mcp'] = None; from postroad.cli import main; sys.exit(main(['mcp']))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == 1 and "pip install 'postroad[mcp]'" in ended.stderr
