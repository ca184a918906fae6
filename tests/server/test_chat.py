"""Chat at a table: senders, recipients, and invalid messages."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from postroad.server.live.chat import Chat
from postroad.server.settings import Limits, Time
from postroad.server.storage.sqlite_check import FILE
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from tests.server.people import new_table, see, server
from tests.server.scenes import ADA, BEN, Memory, sit_down
from tests.server.times import Still

OPEN = ({"name": "Ada"}, {"open": True})


def say(client, table, text=None, **more):
    return client.post(f"/api/tables/{table}/chat", json={"text": text} if text is not None else more)


def test_a_chat_message_reaches_all_viewers(client, ben, stranger):
    table = sit_down(client, ben)
    with client.watching(table, "?seat=0") as ada, stranger.watching(table) as looking_on:
        ada.until(lambda message: message["presence"]["spectators"] == 1)
        assert looking_on.next()["chat"] == []
        said = say(ben, table, " Guten Tag! <b>")
        assert said.status_code == 201
        line = said.json()
        assert line == {**line, "n": 1, "player": ben.id, "name": "Ben", "seat": 1, "text": "Guten Tag! <b>"}
        assert "reaction" not in line
        for watching in (ada, looking_on):
            message = watching.next()
            assert message["chat"] == [line] and message["entries"] == [] and message["seq"] == 1
        say(client, table, reaction="well-done")
        (second,) = ada.next()["chat"]
        assert (second["n"], second["seat"], second["reaction"]) == (2, 0, "well-done") and "text" not in second
    assert see(stranger, table)["chat"] == [line, second]
    assert stranger.get(f"/api/tables/{table}?chat_since=1").json()["chat"] == [second]
    assert see(stranger, table)["seq"] == 1, "it is not part of the log"


def test_spectators_may_chat_but_clients_without_a_player_may_not(client, ben, stranger):
    table = new_table(client)
    assert say(ben, table, "Hello").json()["seat"] is None
    refused = say(stranger, table, "Hello")
    assert (refused.status_code, refused.json()) == (401, {"error": "no-player"})
    refused = say(ben, "nowhere", "Hello")
    assert (refused.status_code, refused.json()) == (404, {"error": "no-table"})


def test_chat_of_the_seating_table_continues_in_the_game(client, ben):
    table = client.post("/api/tables", json={"options": {"players": 2}, "seats": OPEN}).json()["id"]
    with ben.watching(table) as watching:
        watching.next()
        line = say(client, table, "Come in").json()
        assert line["seat"] is None, "seats may still be shuffled"
        assert watching.until(lambda message: message["chat"])["chat"] == [line]
        ben.post(f"/api/tables/{table}/sit", json={"seat": 1})
        client.post(f"/api/tables/{table}/start", json={})
        assert watching.until(lambda message: "view" in message)["chat"] == [], "he knows that already"
    assert see(ben, table)["chat"] == [line]
    assert say(ben, table, "Thanks").json()["n"] == 2


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 301},
        {"text": "a\x00b"},
        {"text": "a\u202eb"},
        {"text": "two\nlines"},
        {"text": 5},
        {"text": None},
        {"reaction": "grr"},
        {"reaction": 1},
        {"text": "Hello", "reaction": "wow"},
        {"text": "Hello", "seat": 1},
    ],
    ids=str,
)
def test_invalid_chat_messages_are_refused(client, body):
    table = new_table(client)
    refused = client.post(f"/api/tables/{table}/chat", json=body)
    assert (refused.status_code, refused.json()) == (422, {"error": "bad-request"})
    assert see(client, table)["chat"] == []


@pytest.mark.parametrize(
    "text", ["x" * 300, "Привет", "はい", "👩\u200d🚀 ❤\ufe0f", "<script>alert(1)</script>", "می\u200cخواهم"]
)
def test_valid_chat_messages_are_stored_unchanged(client, text):
    table = new_table(client)
    assert say(client, table, text).json()["text"] == text == see(client, table)["chat"][0]["text"]


def test_answers_to_other_commands_contain_no_chat(client):
    table = new_table(client)
    say(client, table, "Hello")
    body = {"seq": 1, "command": "chat-command", "seat": 0, "action": "take:deck"}
    assert client.post(f"/api/tables/{table}/decisions", json=body).json()["chat"] == []


def test_a_muted_player_cannot_chat_after_a_restart(tmp_path):
    with server(tmp_path) as client:
        table, secret = new_table(client), client.secret
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE players SET muted = 1")
        database.commit()
    with server(tmp_path, secret=secret) as client:
        answer = say(client, table, "Hello")
        assert (answer.status_code, answer.json()) == (403, {"error": "muted"})
        assert see(client, table)["chat"] == []


def test_chat_survives_a_restart(place):
    with server(place) as client:
        table, secret = new_table(client), client.secret
        lines = [say(client, table, text).json() for text in ("one", "two")]
    with server(place, secret=secret) as client:
        assert see(client, table)["chat"] == lines
        assert say(client, table, "three").json()["n"] == 3


# One table's chat

LIMITS = Limits()
MOST_SAID = LIMITS.chat_history


def test_chat_shows_only_its_last_messages():
    async def scene():
        storage = Memory()
        chat = await Chat.of("table", storage, LIMITS, Time())
        for number in range(MOST_SAID + 50):
            await chat.say(ADA, 0, str(number), None)
        assert [line["n"] for line in chat.after(None)] == list(range(51, MOST_SAID + 51))
        assert [line["n"] for line in chat.after(MOST_SAID + 48)] == [MOST_SAID + 49, MOST_SAID + 50]
        assert chat.after(MOST_SAID + 50) == []
        assert len(chat.after(10**6)) == MOST_SAID, "of another chat, perhaps: better all"
        assert len(storage.lines) == MOST_SAID + 50

    asyncio.run(scene())


def test_simultaneous_messages_get_distinct_numbers():
    async def scene():
        storage = Memory()
        chat = await Chat.of("table", storage, LIMITS, Time())
        await asyncio.gather(*(chat.say((ADA, BEN)[number % 2], None, "Hello", None) for number in range(20)))
        assert [line["n"] for line in storage.lines] == list(range(1, 21))

    asyncio.run(scene())


def test_a_message_that_is_not_stored_is_not_shown():
    class Full(Memory):
        async def say(self, table_id, line):
            raise OSError("the disk is full")

    async def scene():
        chat = await Chat.of("table", Full(), LIMITS, Time())
        with pytest.raises(OSError, match="full"):
            await chat.say(ADA, 0, "Hello", None)
        assert chat.after(None) == []
        with pytest.raises(CommandRejected, match="muted"):
            await chat.say(Player("eve", "Eve", muted=True), None, "Hello", None)

    asyncio.run(scene())


def test_a_message_stored_without_an_answer_appears_once():
    """The connection to the database breaks during the write."""

    class Breaking(Memory):
        async def say(self, table_id, line):
            await super().say(table_id, {**line})
            raise OperationalError("COMMIT", {}, OSError("the line is dead"))

    async def scene():
        storage = Breaking()
        chat = await Chat.of("table", storage, LIMITS, Time())
        said = await chat.say(ADA, 0, "Hello", None)
        assert chat.after(None) == [said] and len(storage.lines) == 1 and chat.last_n == said["n"] == 1

    asyncio.run(scene())


def test_equal_messages_through_two_servers_are_both_stored():
    class Numbered(Memory):
        async def say(self, table_id, line):
            if any(said["n"] == line["n"] for said in self.lines):
                raise IntegrityError("INSERT", {}, Exception("there is such a line"))
            await super().say(table_id, {**line})

    async def scene():
        storage, hand = Numbered(), Still()
        for chat in [await Chat.of("table", storage, LIMITS, hand) for _ in range(2)]:
            await chat.say(ADA, 0, "Hello", None)
        assert [line["n"] for line in storage.lines] == [1, 2]

    asyncio.run(scene())
