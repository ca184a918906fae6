"""Workers that decide for the bots of servers: one answer a job, after any crash or loss."""

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
import time

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from postroad.cli import main
from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.server.live.job_worker import MOST, JobWorker
from postroad.server.live.remote_bots import RemoteBotService
from postroad.server.settings import Limits
from postroad.server.storage.bot_jobs import JOB_ANSWERED, BotJob, BotJobs
from postroad.server.storage.database import Database
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import BOT_JOBS
from tests.server import postgres
from tests.server.people import AGAINST_BOT, JUDGEMENT, Client, Quick, decide, new_table, see
from tests.server.scenes import until
from tests.server.test_metrics import value
from tests.server.test_nodes import Hung
from tests.server.test_nodes import until as until_here
from tests.server.test_process import Process, children, posix
from tests.server.waiting import noted

LEVEL = AGAINST_BOT[1]["level"]
QUICK = Limits(sweep_interval=0.1, lease_seconds=0.6, retry_delay=0.1)
QUIET = Limits(sweep_interval=3600.0)  # only change events trigger actions


def run(doing):
    """Run with a time limit, because a fault would hang."""
    return asyncio.run(asyncio.wait_for(doing, 60))


def view(seed=1):
    game = Game.new(seed=seed)
    return game.view(game.seat)


@contextlib.asynccontextmanager
async def opened(database):
    storage = Database(engine_of(database))
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


@contextlib.asynccontextmanager
async def working(storage, bot_service=None, limits=QUICK):
    worker = JobWorker(storage, bot_service or Quick(), limits)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await worker.close()


@contextlib.asynccontextmanager
async def asking(storage, limits=QUICK):
    """A server's side, which receives change events."""
    mind = RemoteBotService(storage, limits, {"custom:mybot": "exec:it"})

    async def listen():
        async for about in storage.change_events():
            mind.on_change_event(about)

    task = asyncio.create_task(listen())
    try:
        yield mind
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await mind.close()


def test_a_job_keeps_the_seats_view():
    asked = view()
    question = BotJob.of("q", LEVEL, asked, "ada", "table")
    assert question.view.bytes.tobytes() == asked.bytes.tobytes() and question.view.seat == asked.seat


async def answer_all_jobs(database):
    async with opened(database) as storage, asking(storage, QUIET) as mind:
        thinking = [Quick(), Quick()]
        async with working(storage, thinking[0], QUIET), working(storage, thinking[1], QUIET):
            await asyncio.sleep(0)
            views = [view(seed) for seed in range(MOST * 3)]
            decided = await asyncio.gather(*(mind.decide(LEVEL, each, "ada", "table") for each in views))
            left = await BotJobs(storage, QUIET).take(100)
        return decided, [JUDGEMENT.decide(each) for each in views], sum(len(one.asked) for one in thinking), left


def test_every_job_is_answered_once(database):
    """Change events alone deliver the jobs."""
    decided, expected, asked, left = run(answer_all_jobs(database))
    assert decided == expected and asked == len(expected) and left == []


def test_another_worker_takes_the_job_of_a_killed_one(database):
    async def taken_over():
        async with opened(database) as storage, asking(storage) as mind:
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            dead = []
            while not dead:  # it takes the job and never answers
                dead = await BotJobs(storage, QUICK).take(1)
                await asyncio.sleep(0.01)
            async with working(storage):
                return await deciding

    assert run(taken_over()) == JUDGEMENT.decide(view())


def test_a_failed_write_of_an_answer_is_retried(database):
    """The retry does not wait until the job's lease expires."""
    limits = Limits(lease_seconds=3600.0, sweep_interval=0.2, retry_delay=0.05)

    async def stored_later():
        async with opened(database) as storage, asking(storage, limits) as mind:
            commit, lost = storage.commit, []

            async def losing(*statements, about=None, key=""):
                if about and about.startswith(JOB_ANSWERED) and len(lost) < 2:
                    lost.append(about)
                    raise OperationalError("UPDATE", {}, Exception("the connection is lost"))
                return await commit(*statements, about=about, key=key)

            storage.commit = losing
            async with working(storage, limits=limits):
                return await mind.decide(LEVEL, view(), "ada", "table"), len(lost)

    assert run(stored_later()) == (JUDGEMENT.decide(view()), 2)


def test_a_busy_worker_keeps_its_job(database, monkeypatch):
    limits = Limits(sweep_interval=0.1, lease_seconds=3.0, retry_delay=0.1)

    async def left_alone():
        async with opened(database) as storage, asking(storage, limits) as mind:
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            async with contextlib.AsyncExitStack() as first:
                worker = await first.enter_async_context(working(storage, Hung(), limits))
                await until(lambda: worker._thinking)
                other = Quick()
                async with working(storage, other, limits) as another:
                    (asked,) = await storage.rows(select(BOT_JOBS))
                    await until(lambda: time.time() > asked["until"])  # an unrenewed lease would have expired
                    looks = noted(monkeypatch, another._jobs, "take")
                    await until(lambda: len(looks) >= 2)
                    before = len(other.asked)
                    await first.aclose()  # the other one takes the returned job
                    await deciding
                    return before, len(other.asked)

    assert run(left_alone()) == (0, 1)


def test_without_a_worker_bots_are_shown_as_waking(database):
    async def told():
        async with opened(database) as storage, asking(storage) as mind:
            changes = []
            mind.on_change = lambda: changes.append(mind.waking)
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            await until(lambda: changes == [True], 20)
            async with working(storage):
                await deciding
            return changes, mind.waking

    assert run(told()) == ([True, False], False)


def test_an_illegal_answer_is_not_played(database, caplog):
    async def answered():
        async with opened(database) as storage, asking(storage) as mind:
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            questions, taken = BotJobs(storage, QUICK), []
            while not taken:
                taken = await questions.take(1)
                await asyncio.sleep(0.01)
            await questions.answer(taken[0].id, next(name for name in ACTION_NAMES if name not in view().legal()))
            return await deciding

    counted = value("postroad_bot_faults_total", level=LEVEL)
    assert run(answered()) in view().legal_numbers()
    assert value("postroad_bot_faults_total", level=LEVEL) == counted + 1
    assert [record.getMessage() for record in caplog.records] == [f"a bot of level {LEVEL} failed: its answer is not legal"]


def test_a_cancelled_job_is_deleted(database):
    async def forgotten():
        async with opened(database) as storage, asking(storage) as mind:
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            await until(lambda: mind.waking, 20)
            deciding.cancel()
            await asyncio.gather(deciding, return_exceptions=True)
            await mind.close()
            return await BotJobs(storage, QUICK).take(1), mind.waking

    assert run(forgotten()) == ([], False)


def test_jobs_survive_a_lost_database(database):
    async def asked():
        async with opened(database) as storage, asking(storage) as mind:
            deciding = asyncio.create_task(mind.decide(LEVEL, view(), "ada", "table"))
            await until(lambda: mind.waking, 20)
            async with working(storage):
                with postgres.lost(database):
                    await asyncio.sleep(0.3)
                return await deciding

    assert run(asked()) in view().legal_numbers()


def test_workers_announce_their_bots(database):
    async def known():
        async with opened(database) as storage, asking(storage) as mind:
            return [mind.knows(level) for level in (LEVEL, "custom:mybot", "custom:other")]

    assert run(known()) == [True, True, False]


# Processes


class WorkerProcess:
    def __init__(self, database):
        command = [sys.executable, "-m", "postroad", "work", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()

    def end(self, number):
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=30)
        return self.process.returncode, output + errors


@pytest.fixture
def started(database):
    """Start processes that end with the test."""
    there = []

    def start(kind, *arguments):
        there.append(kind(*arguments))
        return there[-1]

    yield start
    for each in there:
        each.process.kill()
        each.process.communicate()


def play_a_turn(client, table):
    """Play Ada's turn and then the bot's."""
    while see(client, table)["view"]["decides"] == 0:
        decide(client, table)
    until_here(lambda: see(client, table)["view"]["decides"] == 0)


@posix
def test_a_table_continues_after_a_killed_worker(database, started):
    first, second = (started(WorkerProcess, database) for _ in range(2))
    assert re.fullmatch(r"Bots play for the servers of postgresql.* - Ctrl\+C closes it\.\n", first.line)
    serving = started(Process, None, "--database", database, "--no-bots", "--port", "0", "--pace", "0")
    with Client(serving.port) as client:
        table = new_table(client, AGAINST_BOT)
        play_a_turn(client, table)
        assert not children(serving.process.pid), "no bot thinks there"
        first.process.kill()
        play_a_turn(client, table)
        assert second.end(signal.SIGTERM) == (0, "")


def test_work_needs_a_shared_database(tmp_path, capsys):
    for command in (["work"], ["serve", "--no-bots", "--data", str(tmp_path)]):
        assert main(command) == 1
        assert capsys.readouterr().err.endswith(
            "needs --database: a data folder belongs to one server, whose own bots play there\n"
        )
    assert main(["work", "--database", f"sqlite:///{tmp_path}/postroad.db"]) == 1
    assert "only PostgreSQL can be used by its address" in capsys.readouterr().err


def test_a_newer_database_is_refused(database, capsys):
    engine = engine_of(database).sqlalchemy_engine()
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
    engine.dispose()
    assert main(["work", "--database", database]) == 1
    assert "is of a newer version of Postroad, which this one cannot read" in capsys.readouterr().err
