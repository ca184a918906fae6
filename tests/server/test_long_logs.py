"""Limits of a table's log: honest games stay far below them, and bots finish the others."""

import json

import pytest

from postroad.server.tables import table as tables
from postroad.server.tables.message import to_json
from tests.server.scenes import ADA, AUDIENCE, BEN, EVE, PLAIN, ask, decide, equals_its_log, refused, scene, table_with, until

RANKS = ["bishop", "abbot", "father", "cardinal", "chaplain"]


@pytest.fixture
def short_limit(monkeypatch):
    """Make a log of few entries count as long."""
    monkeypatch.setattr(tables, "LONG_LOG", 6)
    monkeypatch.setattr(tables, "MAX_LOG", 12)


def test_the_longest_games_are_far_shorter():
    """Games of four with both modules have some 650 entries (`tests/records`, and many simulated ones)."""
    assert 2 * 650 < tables.LONG_LOG < tables.MAX_LOG


def test_a_long_log_allows_no_undo(short_limit):
    async def act(live):
        for _ in range(2):
            assert (await decide(live, "clergy:bishop"))["undo"]
            await ask(live, ADA, "undo", 0)
        assert not (await decide(live, "clergy:bishop"))["undo"]
        assert await refused(ask(live, ADA, "undo", 0)) == (403, "no-undo")
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (403, "no-undo")
        assert (await decide(live, "clergy:abbot"))["seq"] == 7, "the game goes on"
        return live.table

    assert equals_its_log(scene(table_with(AUDIENCE.new(1), ADA, BEN), act))


def test_a_long_log_limits_leaving_and_returning(short_limit):
    async def act(live):
        for _ in range(2):
            await ask(live, BEN, "leave", 1)
            await ask(live, BEN, "back", 1)
        await ask(live, BEN, "leave", 1)
        assert live.table.is_long
        await ask(live, BEN, "back", 1)
        assert await refused(ask(live, BEN, "leave", 1)) == (403, "no-leave")
        await ask(live, BEN, "resign", 1)

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_a_long_log_limits_repeated_seatings(short_limit):
    async def act(live):
        for _ in range(5):
            await ask(live, BEN, "seating", 1, ranks=RANKS)
        assert await refused(ask(live, BEN, "seating", 1, ranks=RANKS)) == (403, "not-your-turn")

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_long_log_allows_no_seat_link(short_limit):
    """Otherwise the holder of an offer could make the log too long."""

    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        await ask(live, BEN, "agree", 1)
        codes = []
        while not live.table.is_long:
            codes.append(await live.seat_link(ADA, 0))
        assert await refused(live.seat_link(ADA, 0)) == (403, "not-offered")
        await live.take_seat(EVE, codes[-1])
        assert live.table.seats[0].player == EVE.id, "the last one counts"

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_bots_finish_a_game_with_a_long_log(short_limit):
    async def act(live):
        while live.table.person_to_decide is not None:
            await decide(live)
        assert all(seat.away == "time" for seat in live.table.seats if not seat.is_person)
        assert await refused(ask(live, ADA, "back", 0)) == (403, "no-back")
        table = live.table
        await until(lambda: table.game.over or not table.has_persons, 60)
        return table

    table = scene(table_with(PLAIN.new(1), ADA, BEN), act)
    assert equals_its_log(table) and [entry.kind for entry in table.entries].count("time") >= 1


def test_cached_log_entries_equal_the_sent_ones():
    async def act(live):
        for _ in range(5):
            first, again = live.message(ADA, 0), live.message(ADA, 0)
            assert json.loads(to_json(first)) == json.loads(to_json(again)) == json.loads(json.dumps(first))
            assert [entry["seq"] for entry in first["entries"]] == list(range(1, live.table.seq + 1))
            assert live.message(BEN, 1)["entries"] == live.message(BEN, 1, 0)["entries"]
            assert live.message(ADA, 0, live.table.seq - 1)["entries"] == first["entries"][-1:]
            for player, seat in ((ADA, 0), (BEN, 1), (ADA, 0)):
                assert live.record(player, seat) == to_json(live.table.record(seat))
            await decide(live, "take:deck" if live.table.seq < 3 else None)
        assert live.record(ADA, 0) != live.record(BEN, 1), "a card from the deck"

    scene(table_with(PLAIN.new(1), ADA, BEN), act)
