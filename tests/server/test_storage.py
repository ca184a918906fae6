"""Storage: one writer, no message before the commit, and every table restored from its log."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, create_engine, event, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.options import Options
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits, Time
from postroad.server.storage import group_commit
from postroad.server.storage.credentials import Credentials
from postroad.server.storage.group_commit import GroupCommit
from postroad.server.storage.players import Players
from postroad.server.storage.schema import LOG, PLAYERS, TABLES
from postroad.server.storage.server_access import ServerAccess, insert_code
from postroad.server.tables.commands import Decision, Undo
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.table import Table
from tests.policies import Setting, hasty, play_on
from tests.server.people import opened_storage, store, table_of
from tests.server.scenes import activate

ADA = Player("ada", "Ada")
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


def with_storage(where, use):
    """Open the storage, use it, and close it."""

    async def life():
        storage = await opened_storage(where)
        try:
            return await use(storage)
        finally:
            await storage.close()

    return asyncio.run(life())


def loaded(where, table_id="table") -> Table:
    return with_storage(where, lambda storage: storage.load(table_id))


def same(one: Table, other: Table) -> bool:
    """Are the tables equal? Future chance does not count, since every decision redraws it."""
    games = [table.game.copy() for table in (one, other)]
    for game in games:
        game.reseed(1)
    return (one.entries, one.seats, one.created) == (other.entries, other.seats, other.created) and games[0] == games[1]


@pytest.mark.parametrize("record", RECORDS[:20:9], ids=lambda path: path.stem)
def test_a_stored_table_loads_unchanged(data, record):
    """This holds in the middle of a game and after it."""
    whole = json.loads(record.read_text(encoding="utf-8"))
    end = Game.from_record(whole).decisions
    levels = ("easy", None, "stand-in", None)
    tables = [table_of(Game.from_record(whole, at), f"table-{at}", levels) for at in (0, end // 3, end)]
    store(data, *tables)
    for table in tables:
        again = loaded(data, table.id)
        assert same(again, table) and all(again.record(seat) == table.record(seat) for seat in (None, 0, 1))


def test_a_stored_table_of_the_first_map_plays_to_its_end(data):
    """New tables use the newest map; a stored one keeps its own over every restart."""
    game, rng = Game.of(Options(3, audience=True, rome=1), 4), random.Random(4)
    for _ in range(60):
        game.play(hasty(game, rng))
    store(data, table_of(game))

    async def play(storage):
        table = await storage.load("table")
        while not table.game.over:
            change = table.decision_change(table.game.seat, [ACTION_NAMES[hasty(table.game, rng)]])
            await storage.append("table", change)
            table.apply(change)
        return table

    ended, again = with_storage(data, play), loaded(data)
    assert same(again, ended) and again.game.over and again.game.options.rome == 1
    assert Game.from_record(again.record(None)) == again.game
    assert any(event["ev"] == "coach" for entry in again.entries for event in entry.events), "the map is played on"


def test_reading_and_writing_needs_no_more_descriptors(tmp_path):
    """Players are served even when other clients hold all descriptors of the system."""
    resource = pytest.importorskip("resource", reason="this system has no such limit")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def use(storage):
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, hard))
        try:
            await storage.create(table_of(Setting(2, False, False).new(1)))
            return await asyncio.gather(*(storage.load("table") for _ in range(20)))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    assert len(with_storage(tmp_path, use)) == 20


def test_a_table_loads_after_a_decision_without_events(data):
    """H8: the last turn has ended, and the hand-in after the game follows."""
    game = Game.new(2, honours=True, seed=1)
    seed = 0
    while game.over or game.last_events() or not game.decisions:
        seed += 1
        game = Setting(2, True, False).new(seed)
        while not game.over and (game.last_events() or not game.decisions):
            play_on(game, hasty, seed, 1)
    store(data, table_of(game))
    assert same(loaded(data), table_of(game))


def test_undone_decisions_are_not_replayed(data):
    async def use(storage):
        table = table_of(Setting(2, False, True).new(3))
        await storage.create(table)
        for make in (
            lambda: table.decision_change(0, ["clergy:bishop"], "command-a"),
            lambda: table.decision_change(0, ["clergy:abbot"], "command-b"),
            lambda: Undo(seq=3, command="command-c", seat=0).change(table, ADA),
            lambda: table.takeover_change("resign", 1, "command-d"),
            lambda: table.decision_change(0, ["clergy:father"], "command-e"),
        ):
            change = make()
            await storage.append(table.id, change)
            table.apply(change)
        return table

    table = with_storage(data, use)
    again = loaded(data)
    assert same(again, table) and [entry.kind for entry in again.entries][2:5] == ["decision", "undo", "resign"]
    assert again.seats[1].resigned and again.entries_of(0, "command-c")[0].undoes == 3
    clergy = again.game.view(0).words()["seats"][0]["clergy"]
    assert (clergy["baden"], clergy["wurttemberg-hohenzollern"]) == ("bishop", "father")


def test_waiting_changes_share_one_commit(data):
    async def use(storage):
        commits = []
        event.listen(storage._engine, "commit", commits.append)
        tables = [table_of(Setting(2, False, False).new(seed), f"table-{seed}") for seed in range(40)]
        await asyncio.gather(*(storage.create(table) for table in tables))
        changes = [(table.id, table.decision_change(0, ["take:deck"], "command")) for table in tables]
        await asyncio.gather(*(storage.append(*change) for change in changes))
        return len(commits), len(await storage.rows(select(TABLES)))

    commits, listed = with_storage(data, use)
    assert commits <= 4 and listed == 40


def test_a_commit_waits_for_further_changes_after_a_burst(data, monkeypatch):
    """A transaction costs far more than its content. A single change is not delayed."""
    monkeypatch.setattr(group_commit, "BATCH_DELAY", 0.5)
    commits = []

    async def use(storage):
        event.listen(storage._engine, "commit", lambda _: commits.append(1))
        nothing = select(1)
        await storage.commit(nothing)
        await asyncio.gather(storage.commit(nothing), storage.commit(nothing))
        before = len(commits)
        first = asyncio.create_task(storage.commit(nothing))
        for _ in range(3):
            await asyncio.sleep(0)  # the writer has taken the change
        await asyncio.gather(first, storage.commit(nothing))
        return before, len(commits) - before

    before, after = with_storage(data, use)
    assert (before, after) == (2, 1)


def test_a_failing_change_leaves_the_others_stored(data):
    async def use(storage):
        tables = [table_of(Setting(2, False, False).new(seed), f"table-{seed}") for seed in range(3)]
        for table in tables:
            await storage.create(table)
        wrong = tables[1].decision_change(0, ["take:deck"], "command")
        wrong = wrong._replace(entries=(tables[1].entries[0],))  # that seq is there already
        changes = [
            (tables[0].id, tables[0].decision_change(0, ["take:deck"])),
            (tables[1].id, wrong),
            (tables[2].id, tables[2].decision_change(0, ["take:deck"])),
        ]
        return await asyncio.gather(*(storage.append(*change) for change in changes), return_exceptions=True)

    first, spoilt, last = with_storage(data, use)
    assert first is None and last is None and isinstance(spoilt, IntegrityError)
    assert [loaded(data, f"table-{number}").seq for number in range(3)] == [2, 1, 2]


# A commit that fails


RENAMED = update(PLAYERS).values(name=PLAYERS.c.name + "!")  # to be carried out once


def failing_once(storage, fail):
    """Let the next commit of this storage fail."""
    dialect = storage._engine.dialect
    commit, left = dialect.do_commit, [fail]
    dialect.do_commit = lambda line: left.pop()(line, commit) if left else commit(line)


def refused(_line, _commit):
    """The database refuses, and the caller must roll back."""
    raise sqlite3.OperationalError("database is locked")


def breaking(line, commit):
    """The commit succeeds, but the connection breaks before the answer."""
    commit(line)
    line.dbapi_connection.close()
    raise psycopg.OperationalError("server closed the connection unexpectedly")


async def name_of(storage):
    ((name,),) = [row.values() for row in await storage.rows(select(PLAYERS.c.name))]
    return name


def test_a_refused_change_is_not_stored_later(tmp_path):
    async def use(storage):
        failing_once(storage, refused)
        with pytest.raises(OperationalError):
            await storage.commit(RENAMED)
        await storage.commit(select(1))
        return await name_of(storage)

    assert with_storage(tmp_path, use) == "Ada"


def test_changes_refused_together_are_stored_one_by_one(tmp_path):
    async def use(storage):
        failing_once(storage, refused)
        return await asyncio.gather(storage.commit(RENAMED), storage.commit(RENAMED)), await name_of(storage)

    assert with_storage(tmp_path, use) == ([[1], [1]], "Ada!!")


def test_changes_with_an_unknown_outcome_are_not_repeated(database):
    """The outcome is unknown; the next change is stored as usual."""

    async def use(storage):
        failing_once(storage, breaking)
        told = await asyncio.gather(storage.commit(RENAMED), storage.commit(RENAMED), return_exceptions=True)
        await storage.commit(RENAMED)
        return [type(error) for error in told], await name_of(storage)

    assert with_storage(database, use) == ([OperationalError] * 2, "Ada!!!")


def refused_and_then_stored(engine):
    """Check that a first commit is refused and the next one stored."""

    async def scene():
        group_commit = GroupCommit(engine)
        group_commit.start()
        with pytest.raises(OperationalError):
            await asyncio.wait_for(group_commit.commit([text("CREATE TABLE one (id INTEGER)")]), 30)
        await asyncio.wait_for(group_commit.commit([text("CREATE TABLE other (id INTEGER)")]), 30)
        await group_commit.close()

    asyncio.run(scene())
    engine.dispose()


def test_a_writer_reports_a_failed_connection_and_retries(tmp_path, monkeypatch):
    engine = create_engine(f"sqlite:///{tmp_path}/any.db")
    connect, refusals = engine.connect, [OperationalError("", {}, OSError("no database"))]
    monkeypatch.setattr(engine, "connect", lambda: _raise(refusals.pop()) if refusals else connect())
    refused_and_then_stored(engine)


def test_a_writer_survives_a_connection_that_fails_to_close(tmp_path, monkeypatch):
    engine = create_engine(f"sqlite:///{tmp_path}/any.db")
    for name in ("commit", "close"):
        do, refusals = getattr(Connection, name), [OperationalError("", {}, OSError("the line is gone"))]
        monkeypatch.setattr(Connection, name, lambda line, do=do, left=refusals: _raise(left.pop()) if left else do(line))
    refused_and_then_stored(engine)


def _raise(error):
    raise error


def test_a_duplicate_command_is_refused_by_the_database(data):
    async def use(storage):
        table = table_of(Setting(2, False, False).new(1))
        await storage.create(table)
        change = table.decision_change(0, ["take:deck"], "command-1")
        await storage.append(table.id, change)
        table.apply(change)
        await storage.append(table.id, table.decision_change(0, ["take:deck"], "command-1"))

    with pytest.raises(IntegrityError):
        with_storage(data, use)


def test_a_commit_is_on_disk_when_it_returns(tmp_path):
    async def use(storage):
        with storage._engine.connect() as connection:
            settings = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in settings]

    assert with_storage(tmp_path, use) == ["wal", 2, 1]


def test_deleting_a_table_deletes_its_log(data):
    store(data, table_of(play_on(Setting(2, False, False).new(1), hasty, 1, 20)))

    async def use(storage):
        await storage.delete("table")
        with storage._engine.connect() as connection:
            return [len(connection.execute(select(kind)).all()) for kind in (TABLES, LOG)]

    assert with_storage(data, use) == [0, 0]


def test_cancelled_reads_are_finished_before_closing(data):
    """Otherwise a thread would answer after the shutdown."""

    async def use(storage):
        for _ in range(30):
            asking = asyncio.create_task(storage.rows(select(TABLES)))
            await asyncio.sleep(0)
            asking.cancel()
        assert storage._reading
        return storage

    assert not with_storage(data, use)._reading


# No message before the commit


class Slow:
    """A storage that stores on request, or never."""

    def __init__(self, error=None):
        self.stored = asyncio.Event()
        self.error = error

    async def append(self, table_id, change, people=()):
        await self.stored.wait()
        if self.error:
            raise self.error


# Codes that are good once


@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.parametrize("code", ["invitation", "link", "device"])
def test_a_broken_connection_loses_no_code(data, code, stored):
    """The outcome is unknown; if the code was used, its bearer has the result."""

    async def use(storage):
        limits, time = Limits(), Time()
        players = Players(storage, limits, time)
        admissions, credentials = ServerAccess(storage, limits, time), Credentials(storage, players, limits, time)
        for kind in ("invitation", "link"):
            await storage.commit(insert_code(kind, f"code of {kind}", time.now(), 60.0))
        device, commit = await credentials.code(ADA), storage.commit

        async def breaking(*statements, **more):
            if stored:
                await commit(*statements, **more)
            raise OperationalError("COMMIT", {}, OSError("the line is dead"))

        async def brought():
            if code == "invitation":
                secret = await admissions.by_invitation("code of invitation")
                return secret is not None and await admissions.has_pass(secret)
            if code == "link":
                secret = await admissions.by_link("code of link")
                return secret is not None and await admissions.is_operator(secret)
            moved = await credentials.accept(device, None)
            return moved is not None and (await players.of(moved[1])).player == ADA

        storage.commit = breaking
        if stored:
            assert await brought()
            assert not await brought(), "once"
        else:
            with pytest.raises(OperationalError):
                await brought()
            storage.commit = commit
            assert await brought(), "it was not used up"

    with_storage(data, use)


def live_table(storage):
    table = table_of(Setting(2, False, False).new(1), player=ADA.id)
    return activate(table, storage)


def take_card(seq=1, command="command-1"):
    return Decision(seq=seq, command=command, seat=0, action="take:deck")


def test_a_change_is_broadcast_only_after_storing():
    async def scene():
        storage, watcher = Slow(), Subscriber(None)
        live = live_table(storage)
        live.subscribers.add(watcher)
        deciding = asyncio.create_task(live.execute(ADA, take_card()))
        again = asyncio.create_task(live.execute(ADA, take_card()))
        await asyncio.sleep(0.05)
        assert not deciding.done() and not watcher.news.is_set() and live.message(None, None)["seq"] == 1
        storage.stored.set()
        one, other = await asyncio.gather(deciding, again)
        assert one["seq"] == 2 and one == other and watcher.news.is_set()

    asyncio.run(scene())


def test_a_table_refuses_commands_after_a_failed_write():
    async def scene():
        storage = Slow(OSError("the disk is full"))
        storage.stored.set()
        live = live_table(storage)
        with pytest.raises(OSError, match="full"):
            await live.execute(ADA, take_card())
        assert live.table.seq == 1
        with pytest.raises(CommandRejected) as refused:
            await live.execute(ADA, take_card())
        assert (refused.value.status, refused.value.body) == (503, {"error": "storage"})

    asyncio.run(scene())
