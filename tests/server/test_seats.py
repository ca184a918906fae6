"""Seats: their players, and departures, returns, resignations and removals."""

from dataclasses import replace

import pytest

from postroad.server.storage.table_queries import my_table
from postroad.server.tables.entries import Entry
from postroad.server.tables.message import message_body as scene_told
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat, seats_from_log
from postroad.server.tables.table import summary
from tests.policies import Setting, hasty, play_on
from tests.server.scenes import (
    ADA,
    BEN,
    BOT,
    CARA,
    EVE,
    PLAIN,
    ask,
    at_rest,
    decide,
    equals_its_log,
    play_a_turn,
    refused,
    scene,
    table_with,
    until,
)
from tests.server.times import Calendar

KINDS = ["decision", "undo", "resign", "leave", "back", "ask-undo", "agree", "refuse", "seating"]
MORE = {"decision": {"action": "take:deck"}, "seating": {"ranks": ["bishop", "abbot", "father", "cardinal", "chaplain"]}}


def over(setting=PLAIN):
    game = setting.new(1)
    play_on(game, hasty, 1)
    return game


# The player of a seat


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("player", [BEN, EVE], ids=["another player", "somebody who looks on"])
def test_only_a_seats_player_may_send_its_commands(kind, player):
    async def act(live):
        assert await refused(ask(live, player, kind, 0, **MORE.get(kind, {}))) == (403, "not-your-seat")
        assert await refused(ask(live, player, kind, 2, **MORE.get(kind, {}))) == (404, "no-table")
        assert live.table.seq == 1

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


@pytest.mark.parametrize("kind", KINDS)
def test_commands_for_a_bots_seat_are_refused(kind):
    async def act(live):
        assert await refused(ask(live, ADA, kind, 1, **MORE.get(kind, {}))) == (403, "not-your-seat")

    scene(table_with(PLAIN.new(1), ADA, BOT), act)


def test_a_viewer_sees_only_their_own_seat():
    table = table_with(PLAIN.new(1), ADA, BOT)
    assert [table.viewer(None, player) for player in (None, ADA.id, EVE.id)] == [None] * 3
    assert table.viewer(0, ADA.id) == 0
    for seat, player in ((0, None), (0, EVE.id), (1, ADA.id), (1, None)):
        with pytest.raises(CommandRejected) as refusal:
            table.viewer(seat, player)
        assert (refusal.value.status, refusal.value.body) == (403, {"error": "not-your-seat"})


def test_after_the_game_viewers_see_every_seat():
    table = table_with(over(), ADA, BOT)
    assert [table.viewer(seat, player) for seat in (0, 1) for player in (None, EVE.id)] == [0, 0, 1, 1]
    with pytest.raises(CommandRejected) as refusal:
        table.viewer(2, ADA.id)
    assert refusal.value.status == 404


@pytest.mark.parametrize(("away", "kind"), [("resigned", "resign"), ("time", "time")])
def test_a_resigned_winner_ranks_last_but_wins_in_the_record(away, kind):
    table = table_with(over(Setting(3, False, False)), ADA, BEN, BOT)
    winner = table.game.winner
    assert winner is not None and table.ranking[0] == winner
    table.seats = tuple(
        replace(seat, player="somebody", level="stand-in", away=away, resigned=kind == "resign") if number == winner else seat
        for number, seat in enumerate(table.seats)
    )
    others = sorted({0, 1, 2} - {winner}, key=lambda seat: (-summary(table.game, table.seats)["points"][seat], seat))
    assert table.ranking == [*others, winner]
    told = scene_told(table, None)
    assert told["table"]["ranking"] == table.ranking and told["view"]["winner"] == winner
    record = table.record(None)
    assert record["events"][-1]["winner"] == winner
    assert record["options"].pop("away") == [away if seat == winner else None for seat in range(3)]
    assert record == table.game.record(), "the rest is the record of the rules"
    row = dict.fromkeys(("id", "created", "updated", "stage", "clock", "memory", "host"))
    listed = my_table({**row, "summary": summary(table.game, table.seats), "options": {}, "seq": 1}, "ada")
    assert (listed["ranking"], listed["winner"]) == (table.ranking, winner)


def test_a_running_game_has_no_ranking():
    assert table_with(PLAIN.new(1), ADA, BEN).ranking == []


def test_one_player_may_have_several_seats():
    async def act(live):
        for seat in (0, 1):
            assert live.message(ADA, seat)["view"]["seat"] == seat
            await play_a_turn(live)
        assert live.message(ADA, 0)["you"] == {"player": "ada", "seats": [0, 1], "host": True}
        assert live.message(BEN, None)["you"] == {"player": "ben", "seats": [2], "host": False}
        assert live.message(None, None)["you"] == {"player": None, "seats": [], "host": False}

    scene(table_with(Setting(3, False, False).new(1), ADA, ADA, BEN), act)


# Leaving and coming back


def seat_of(message, seat):
    words = message["table"]["seats"][seat]
    return words["kind"], words["level"], words["away"], words["resigned"], words["player"]


def test_a_bot_replaces_an_absent_player_until_the_return():
    async def act(live):
        left = await ask(live, ADA, "leave", 0)
        assert seat_of(left, 0) == ("bot", "stand-in", "left", False, "ada")
        assert left["entries"][-1]["kind"] == "leave" and left["view"]["seat"] == 0, "who may come back sees the own hand"
        assert await refused(ask(live, ADA, "decision", 0, action="take:deck")) == (403, "not-your-turn")
        await until(lambda: live.table.game.seat == 1)
        back = await ask(live, ADA, "back", 0)
        assert seat_of(back, 0) == ("person", None, None, False, "ada")
        await play_a_turn(live)
        seq = live.table.seq
        await until(lambda: at_rest(live))
        assert live.table.seq == seq and live.table.person_to_decide == 0, "no bot decides any more"

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_a_player_may_return_during_the_bots_turn():
    async def act(live):
        await ask(live, ADA, "leave", 0)
        await ask(live, ADA, "back", 0)
        assert (await decide(live, "take:deck"))["view"]["seat"] == 0
        assert [entry.kind for entry in live.table.entries] == ["start", "leave", "back", "decision"]

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


@pytest.mark.parametrize("kind", ["leave", "resign"])
def test_an_absent_player_cannot_leave_or_resign(kind):
    async def act(live):
        await ask(live, ADA, "leave", 0)
        assert await refused(ask(live, ADA, kind, 0)) == (403, f"no-{kind}")
        assert await refused(ask(live, BEN, "back", 1)) == (403, "no-back"), "who is there cannot come back"

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


@pytest.mark.parametrize(("kind", "player", "away"), [("resign", BEN, "resigned"), ("remove", ADA, "removed")])
def test_resigned_and_removed_players_become_spectators(kind, player, away):
    async def act(live):
        await ask(live, player, kind, 1)
        message = live.message(BEN, 1)
        assert seat_of(message, 1) == ("bot", "stand-in", away, kind == "resign", "ben")
        assert message["view"]["seat"] is None and message["you"]["seats"] == [1]
        assert await refused(ask(live, BEN, "back", 1)) == (403, "no-back")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_only_the_host_removes_players():
    async def act(live):
        assert await refused(ask(live, BEN, "remove", 0)) == (403, "not-host")
        assert await refused(ask(live, EVE, "remove", 0)) == (403, "not-host")
        for seat in (0, 2):
            assert await refused(ask(live, ADA, "remove", seat)) == (403, "no-remove"), "not the own seat, nor a bot's"
        assert await refused(ask(live, ADA, "remove", 3)) == (404, "no-table")
        await ask(live, BEN, "leave", 1)
        gone = await ask(live, ADA, "remove", 1)
        assert gone["table"]["seats"][1]["away"] == "removed", "though he had left already"
        assert gone["view"]["seat"] == 0, "the host goes on looking through the own eyes"
        assert await refused(ask(live, ADA, "remove", 1)) == (403, "no-remove")

    scene(table_with(Setting(3, False, False).new(1), ADA, BEN, BOT), act)


def test_after_the_game_departures_are_refused():
    async def act(live):
        for player, kind, seat in ((ADA, "leave", 0), (ADA, "resign", 0), (ADA, "remove", 1), (ADA, "back", 0)):
            assert await refused(ask(live, player, kind, seat)) == (403, f"no-{kind}")

    scene(table_with(over(), ADA, BEN), act)


# Commands


COMMANDS = [
    (ADA, "leave", {}),
    (ADA, "resign", {}),
    (ADA, "decision", {"action": "take:deck"}),
    (ADA, "ask-undo", {}),
]


@pytest.mark.parametrize(("player", "kind", "more"), COMMANDS, ids=lambda value: value if isinstance(value, str) else "")
def test_the_same_command_again_has_one_effect(player, kind, more):
    async def act(live):
        await decide(live, "take:deck")  # so that there is something to take back
        seq = live.table.seq
        messages = [await ask(live, player, kind, 0, "the-same-one", **{"seq": seq, **more}) for _ in range(2)]
        assert messages[0] == messages[1] and live.table.seq == seq + 1
        other = "resign" if kind == "leave" else "leave"
        assert await refused(ask(live, player, other, 0, "the-same-one")) == (422, "bad-request")

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_a_repeated_return_has_one_effect():
    async def act(live):
        await ask(live, ADA, "leave", 0)
        for _ in range(2):
            await ask(live, ADA, "back", 0, "back-again")
        assert live.table.seq == 3

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


@pytest.mark.parametrize("kind", ["leave", "back", "remove"])
def test_a_seq_is_optional_but_checked(kind):
    async def act(live):
        await ask(live, BEN, "leave", 1)
        if kind == "leave":
            await ask(live, BEN, "back", 1, seq=None)
        player = ADA if kind == "remove" else BEN
        assert await refused(ask(live, player, kind, 1, seq=1)) == (409, "stale")
        message = await ask(live, player, kind, 1, seq=None)
        assert message["seq"] == len(message["entries"]) == live.table.seq

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


# The log


def test_seats_follow_from_the_log():
    async def act(live):
        for player, kind, seat in [
            (BEN, "leave", 1),
            (CARA, "resign", 2),
            (ADA, "leave", 0),
            (BEN, "back", 1),
            (ADA, "remove", 1),
            (ADA, "back", 0),
        ]:
            await ask(live, player, kind, seat)
            assert equals_its_log(live.table)

    scene(table_with(Setting(3, True, True).new(2), ADA, BEN, CARA), act, pace=60)


def test_the_log_corrects_the_seats_of_old_lists():
    """In older versions a resigned seat had only a flag."""
    known = (Seat("Ada", "stand-in", resigned=True, player="ada"), Seat("Bot", "easy"))
    resigned = seats_from_log(known, [Entry(1, 0.0, "start"), Entry(2, 0.0, "resign", 0)])
    assert resigned == (Seat("Ada", "stand-in", True, "ada", "resigned"), known[1])
    assert seats_from_log(known, [Entry(1, 0.0, "start")])[0] == Seat("Ada", player="ada")


def test_entries_keep_the_times_of_a_jumping_clock():
    time = Calendar()

    async def act(live):
        for time.day in (5000.0, 4000.0, 6000.0):
            await decide(live, "take:deck" if live.table.game.legal()[-1] == "take:deck" else None)
        assert [entry.at for entry in live.table.entries[-3:]] == [5000.0, 4000.0, 6000.0]

    scene(table_with(PLAIN.new(1), ADA, BEN), act, time=time)
