"""Snapshots: a long table loads from a snapshot and later entries, equal to a replay of its whole log."""

import random

import pytest
from sqlalchemy import select, update

from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.state import SIZE
from postroad.server.admin.check import check
from postroad.server.storage.schema import LOG, SNAPSHOTS
from postroad.server.tables.snapshot import INTERVAL
from tests.policies import Setting, hasty, play_on
from tests.server.people import engine_of, store, table_of
from tests.server.test_storage import loaded, same, with_storage

BOTH = Setting(3, True, True)


def table_after(data, decisions):
    """A table with this many decisions, each stored separately."""
    store(data, table_of(BOTH.new(5)))
    rng = random.Random(5)

    async def play(storage):
        table = await storage.load("table")
        for _ in range(decisions):
            await go(storage, table, table.decision_change(table.game.seat, [ACTION_NAMES[hasty(table.game, rng)]]))
        return table

    return with_storage(data, play)


async def go(storage, table, change):
    await storage.append("table", change)
    table.apply(change)


def loaded_by_log(data):
    return with_storage(data, lambda storage: storage.load("table", full_replay=True))


def snapshot(data):
    (row,) = with_storage(data, lambda storage: storage.rows(select(SNAPSHOTS)))
    return row


def changed(data, statement):
    with_storage(data, lambda storage: storage.commit(statement))


@pytest.fixture
def no_replay(monkeypatch):
    """A function that forbids the replay of a log from its beginning."""

    def refuse(*_):
        raise AssertionError("the log is played from its beginning")

    return lambda: monkeypatch.setattr(Game, "from_record", refuse)


def test_a_long_table_is_loaded_from_its_snapshot(data, no_replay):
    table = table_after(data, 2 * INTERVAL + 7)
    assert snapshot(data)["seq"] == 2 * INTERVAL
    no_replay()
    again = loaded(data)
    assert same(again, table) and again.awaits == table.awaits
    assert [again.record(seat) for seat in (None, 1)] == [table.record(seat) for seat in (None, 1)]


def test_a_finished_game_is_loaded_from_its_last_snapshot(data, no_replay):
    table = table_of(play_on(BOTH.new(5), hasty, 5))
    store(data, table)
    assert snapshot(data)["seq"] == table.seq
    no_replay()
    again = loaded(data)
    assert again.game.over and same(again, table) and again.record(None) == table.game.record()


def test_undo_reaches_behind_the_snapshot(data):
    table = table_after(data, INTERVAL)
    again = loaded(data)
    back = [again.seq - 2, again.seq - 1, again.seq]
    assert snapshot(data)["seq"] >= back[1] and again.game.decisions < len(back)
    changes = [one.undo_change(1, back) for one in (again, table)]
    for one, change in zip((again, table), changes, strict=True):
        one.apply(change)
    assert same(again, table)
    for one in (loaded(data), loaded_by_log(data)):  # as another server hears of it
        one.apply(one.stored_change(changes[0].entries[0]))
        assert same(one, again)


def test_decisions_undone_after_a_snapshot_stay_undone(data):
    table = table_after(data, INTERVAL)
    assert snapshot(data)["seq"] == INTERVAL
    with_storage(data, lambda storage: go(storage, table, table.undo_change(1, [table.seq - 2, table.seq - 1, table.seq])))
    assert snapshot(data)["seq"] == INTERVAL
    assert same(loaded(data), table) and same(loaded_by_log(data), table)


DECODE_ERRORS = {
    "rules": {"rules": "others"},
    "short": {"state": b"short"},
    "blank": {"state": bytes(SIZE)},
    "seq": {"seq": 10_000},
}


@pytest.mark.parametrize("field", DECODE_ERRORS.values(), ids=DECODE_ERRORS)
def test_invalid_and_foreign_snapshots_are_ignored(data, field):
    table = table_after(data, INTERVAL + 3)
    changed(data, update(SNAPSHOTS).values(**field))
    assert same(loaded(data), table)


def test_the_check_replays_the_whole_log(data):
    table_after(data, INTERVAL + 3)
    assert not list(check(engine_of(data)))
    changed(data, update(LOG).where(LOG.c.seq == 3).values(events=[{"ev": "end"}]))
    assert loaded(data)
    assert any("table cannot be read" in found for found in check(engine_of(data)))
