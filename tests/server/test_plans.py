"""Plans of several decisions: stored completely or not at all, sent in one message, and useless for probing."""

import asyncio
import random

import pytest
from sqlalchemy.exc import IntegrityError

from postroad.rules.actions import ACTION_NAMES
from postroad.server.tables.commands import MAX_ACTIONS, Decision
from postroad.server.tables.rejections import CommandRejected
from tests.policies import Setting, hasty, play_on, positions
from tests.server.people import COMMANDS, new_table, opened_storage, see
from tests.server.people import ask as post
from tests.server.scenes import (
    ADA,
    AUDIENCE,
    BEN,
    BOT,
    PLAIN,
    Memory,
    ask,
    decide,
    equals_its_log,
    from_log,
    refused,
    scene,
    table_with,
    until,
)
from tests.server.times import Still

BISHOP, ABBOT, FATHER, CARDINAL, CHAPLAIN = (f"clergy:{rank}" for rank in ("bishop", "abbot", "father", "cardinal", "chaplain"))
SETTINGS = [Setting(2, False, True), Setting(3, True, True)]


class Counting(Memory):
    """A storage that counts its writes."""

    def __init__(self):
        super().__init__()
        self.times = 0

    async def append(self, table_id, change, people=()):
        self.times += 1
        await super().append(table_id, change, people)


def actions(live):
    return [entry.action for entry in live.table.entries[1:]]


async def illegal(doing):
    """The reason of the refusal as illegal."""
    with pytest.raises(CommandRejected) as refusal:
        await doing
    assert refusal.value.status == 422 and refusal.value.body["error"] == "illegal"
    return refusal.value.body["reason"]


# All at once


def test_a_plan_is_stored_and_broadcast_once():
    storage, told = Counting(), []

    async def act(live):
        live.on_change = lambda: told.append(live.table.seq)
        message = await ask(live, ADA, "decision", 0, "a-plan-of-three", action=BISHOP, then=[ABBOT, FATHER])
        assert (storage.times, told) == (1, [4])
        assert [entry["action"] for entry in message["entries"]] == [BISHOP, ABBOT, FATHER] and message["seq"] == 4
        assert [entry.command for entry in live.table.entries[1:]] == ["a-plan-of-three", None, None]
        assert live.table.game.decisions == 3 and equals_its_log(live.table)

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act, storage)


def test_a_plan_equals_single_decisions():
    async def at_once(live):
        await ask(live, ADA, "decision", 0, action=BISHOP, then=[ABBOT, FATHER, CARDINAL])
        return live.message(BEN, 1), live.message(None, None), live.table.awaits

    async def one_by_one(live):
        for action in (BISHOP, ABBOT, FATHER, CARDINAL):
            await decide(live, action)
        return live.message(BEN, 1), live.message(None, None), live.table.awaits

    one, other = (scene(table_with(AUDIENCE.new(1), ADA, BEN), act, time=Still()) for act in (at_once, one_by_one))
    assert one == other


def test_the_last_decision_of_a_plan_can_be_undone():
    async def act(live):
        message = await ask(live, ADA, "decision", 0, action=BISHOP, then=[ABBOT, FATHER])
        assert message["undo"]
        undone = await ask(live, ADA, "undo", 0)
        assert undone["entries"][-1]["undoes"] == 4 and live.table.game.decisions == 2
        assert (await ask(live, ADA, "undo", 0))["entries"][-1]["undoes"] == 3

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_plan_records_its_time_once():
    time = Still()

    async def act(live):
        time.passes(7)
        await ask(live, ADA, "decision", 0, action=BISHOP, then=[ABBOT])
        assert [entry.spent for entry in live.table.entries[1:]] == [7, 0]
        time.passes(2)
        assert live.message(None, None)["clock"]["left"] == [91, 100]

    scene(table_with(AUDIENCE.new(1), ADA, BEN, clock={"kind": "total", "seconds": 100}), act, time=time)


def test_a_plan_may_end_with_a_revealing_decision():
    async def act(live):
        await decide(live, "take:deck")
        await decide(live, "take:deck")
        start = next(action for action in live.table.game.legal() if action.startswith("start:"))
        seat = live.table.person_to_decide
        await ask(live, ADA, "decision", 0, action=start, then=["end"])
        assert actions(live)[-2:] == [start, "end"] and live.table.person_to_decide != seat

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


# Or not at all


def test_an_illegal_decision_rejects_the_whole_plan():
    storage = Counting()

    async def act(live):
        before = live.message(ADA, 0)
        assert await illegal(ask(live, ADA, "decision", 0, action=BISHOP, then=[ABBOT, BISHOP, FATHER])) == "rank-seated"
        assert await illegal(ask(live, ADA, "decision", 0, action=BISHOP, then=["fly"])) == "no-such-action"
        assert live.message(ADA, 0) == before and storage.times == 0

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act, storage, time=Still())


def test_a_plan_ends_with_the_seats_turn():
    storage = Counting()

    async def act(live):
        seated = [ABBOT, FATHER, CARDINAL]  # the last coach leaves no choice
        for one_more in (BISHOP, "take:deck", "fly"):
            plan = ask(live, ADA, "decision", 0, action=BISHOP, then=[*seated, one_more])
            assert await refused(plan) == (403, "not-your-turn")
        assert live.table.seq == 1 and storage.times == 0

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act, storage)


def test_a_plan_ends_with_the_game():
    game = PLAIN.new(1)
    play_on(game, hasty, 1)
    last = ACTION_NAMES[game._step.action]
    game.undo()

    async def act(live):
        seq, seat = live.table.seq, live.table.person_to_decide
        player = (ADA, BEN)[seat]
        assert await refused(ask(live, player, "decision", seat, action=last, then=["end"])) == (403, "not-your-turn")
        assert live.table.seq == seq
        assert (await ask(live, player, "decision", seat, action=last))["view"]["decides"] is None

    scene(table_with(game, ADA, BEN), act)


def test_a_plan_is_stored_completely_or_not_at_all(tmp_path):
    """If the second entry cannot be stored, neither is the first."""

    async def act():
        storage = await opened_storage(tmp_path, ADA.id, BEN.id)
        table = table_with(AUDIENCE.new(1), ADA, BEN)
        await storage.create(table)
        change = table.decision_change(0, [BISHOP, ABBOT], "a-plan-of-two")
        try:
            with pytest.raises(IntegrityError):
                await storage.append(table.id, change._replace(entries=(change.entries[0], table.entries[0])))
            assert [entry.seq for entry in (await storage.load(table.id)).entries] == [1]
            await storage.append(table.id, change)
            assert [entry.seq for entry in (await storage.load(table.id)).entries] == [1, 2, 3]
        finally:
            await storage.close()

    asyncio.run(act())


# Nothing is learnt


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_cannot_probe_the_deck(seed):
    """This holds for any top card and any further action."""
    storage = Counting()

    async def act(live):
        game, rng = live.table.game.bytes, random.Random(seed)
        for then in (["take:deck"], ["end"], ["fly"], *([action] for action in rng.sample(ACTION_NAMES, 20))):
            with pytest.raises(CommandRejected) as refusal:
                await ask(live, ADA, "decision", 0, action="take:deck", then=then)
            assert (refusal.value.status, refusal.value.body) == (422, {"error": "illegal", "reason": "plan-reveals"})
        assert storage.times == 0 and live.table.seq == 1 and (live.table.game.bytes == game).all()

    scene(table_with(PLAIN.new(seed), ADA, BEN), act, storage)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_plan_ends_at_a_revealing_decision(setting):
    """In every phase the following actions are not even checked."""
    rng, revealing = random.Random(1), 0
    for game in positions(setting, 1):
        table = table_with(game, *[ADA] * setting.players)
        for action in game.legal():
            if table.decision_change(game.seat, [action]).entries[0].reveals:
                revealing += 1
                for then in (["fly"], rng.sample(ACTION_NAMES, 3)):
                    with pytest.raises(CommandRejected) as refusal:
                        table.decision_change(game.seat, [action, *then])
                    assert refusal.value.body == {"error": "illegal", "reason": "plan-reveals"}
    assert revealing > 10


# Repetitions


def test_a_repeated_plan_has_one_effect():
    storage = Counting()

    async def act(live):
        seq = live.table.seq

        async def plan(action, *then):
            return await ask(live, ADA, "decision", 0, "plan-again", seq=seq, action=action, then=list(then))

        first = await plan(BISHOP, ABBOT, FATHER)
        assert await plan(BISHOP, ABBOT, FATHER) == first and storage.times == 1
        for other in ([BISHOP], [BISHOP, ABBOT], [BISHOP, ABBOT, CARDINAL], [BISHOP, ABBOT, FATHER, CARDINAL], [ABBOT]):
            assert await refused(plan(*other)) == (422, "bad-request")
        await decide(live, CARDINAL)
        assert (await plan(BISHOP, ABBOT, FATHER))["seq"] == 5, "the next decision is another command"
        assert storage.times == 2

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act, storage, time=Still())


def test_a_repeated_plan_is_recognized_after_a_restart():
    table = table_with(AUDIENCE.new(1), ADA, BEN)
    table.apply(table.decision_change(0, [BISHOP, ABBOT], "plan-again"))

    async def act(live):
        again = await ask(live, ADA, "decision", 0, "plan-again", seq=1, action=BISHOP, then=[ABBOT])
        assert again["seq"] == 3
        assert await refused(ask(live, ADA, "decision", 0, "plan-again", seq=1, action=BISHOP)) == (422, "bad-request")

    scene(from_log(table), act)


def test_following_decisions_of_a_bot_are_no_part_of_a_plan():
    async def act(live):
        seq = live.table.seq
        await ask(live, ADA, "decision", 0, "one-decision", action="take:deck")
        await ask(live, ADA, "leave", 0)
        await until(lambda: live.table.person_to_decide == 1)
        await ask(live, ADA, "decision", 0, "one-decision", seq=seq, action="take:deck")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_decisions_of_a_seating_are_no_part_of_a_plan():
    async def act(live):
        seq = live.table.seq
        await ask(live, ADA, "decision", 0, "one-decision", action=BISHOP)
        await ask(live, ADA, "seating", 0, ranks=["bishop", "abbot", "father", "cardinal", "chaplain"])
        assert live.table.seats[0].is_person and live.table.game.seat == 1
        await ask(live, ADA, "decision", 0, "one-decision", seq=seq, action=BISHOP)

    scene(table_with(AUDIENCE.new(1), ADA, BOT), act)


# Over HTTP


def test_a_plan_works_over_http(client):
    table = new_table(client, audience=True)
    before, command = see(client, table, 0), next(COMMANDS)
    plan = {"command": command, "action": BISHOP, "then": [ABBOT, FATHER]}
    first, again = (post(client, table, "decisions", before, **plan) for _ in range(2))
    assert first.status_code == 200 and first.json() == again.json() and first.json()["seq"] == 4
    too_many = post(client, table, "decisions", first.json(), action=CARDINAL, then=[CHAPLAIN] * MAX_ACTIONS)
    assert (too_many.status_code, too_many.json()) == (422, {"error": "bad-request"})
    most = Decision(seq=1, command="as-long-as-may-be", seat=0, action=BISHOP, then=[ABBOT] * (MAX_ACTIONS - 1))
    assert len(most.actions) == 64
