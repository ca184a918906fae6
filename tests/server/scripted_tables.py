"""Scripts of events at a table, equal in both states for the viewer."""

import asyncio

from postroad.rules.rome import RANK_IDS
from postroad.server.storage.database_engine import engine_of
from postroad.server.tables import clergy_seating, votes
from tests.server.every_request import glance
from tests.server.twins import WATCHER


async def decide(twins):
    decided = twins.decision()
    if decided:
        bodies = [{"seat": decided.seat, "action": action} for action in (decided.action, decided.elsewhere)]
        await twins.act(f"seat-{decided.seat}", "decisions", *bodies)


async def decide_and_undo(twins):
    await decide(twins)
    for seat in range(len(twins.table.seats)):
        if twins.table.may_undo(seat):
            await twins.act(f"seat-{seat}", "undo", {"seat": seat})
            return


async def ask_to_undo(twins, agree):
    await decide(twins)
    at = twins.table
    askers = [seat for seat in range(len(at.seats)) if not at.may_undo(seat) and votes.undo_to_last_decision(at.entries, seat)]
    if at.game.over or not askers:
        return
    seat = twins.rng.choice(askers)
    await twins.act(f"seat-{seat}", "ask-undo", {"seat": seat})
    while at.vote:
        await glance(twins)
        answers = at.vote.waiting[0]
        await twins.act(f"seat-{answers}", "answer", {"seat": answers, "agree": agree})


async def agreed(twins):
    await ask_to_undo(twins, True)


async def refused(twins):
    await ask_to_undo(twins, False)


async def ask_and_agree(twins, what, seat):
    """Let all players agree."""
    at = twins.table
    await twins.act(f"seat-{seat}", what, {"seat": seat})
    while at.vote:
        await glance(twins)
        answers = at.vote.waiting[0]
        await twins.act(f"seat-{answers}", "answer", {"seat": answers, "agree": True})
    await glance(twins)


async def offer_and_withdraw_seat(twins):
    """Offer a seat, make a link to it, and withdraw the offer."""
    seat = twins.rng.randrange(len(twins.table.seats))
    await ask_and_agree(twins, "ask-seat", seat)
    if seat != twins.viewer:  # the link is secret for others
        for server in twins.servers:
            await server.ask(f"seat-{seat}", "POST", f"{twins.path}/seat-link", {"seat": seat})
        assert twins.table.transfer.digest
        await glance(twins)
    await twins.act(f"seat-{seat}", "keep-seat", {"seat": seat})


async def paused(twins):
    seat = twins.rng.randrange(len(twins.table.seats))
    await ask_and_agree(twins, "ask-pause", seat)
    await twins.act(f"seat-{seat}", "resume", {"seat": seat})


async def bot_for_a_while(twins):
    """Let a player leave, a bot decide, and the player return."""
    decided = twins.decision()
    if not decided:
        return
    who, seat = f"seat-{decided.seat}", decided.seat
    await twins.act(who, "leave", {"seat": seat})
    seq = twins.table.seq + 1
    for server, live, action in zip(twins.servers, twins.lives, (decided.action, decided.elsewhere), strict=True):
        server.bot_service.let(live, seat, action)
    async with asyncio.timeout(60):
        while any(live.table.seq < seq for live in twins.lives):
            await asyncio.sleep(0.001)
    if not twins.table.game.over:
        await twins.act(who, "back", {"seat": seat})


async def hand_in_clergy(twins):
    done = clergy_seating.seats_done(twins.table.game, twins.table.entries)
    open_seats = [seat for seat, is_done in enumerate(done or []) if not is_done]
    if open_seats:
        seat = twins.rng.choice(open_seats)
        ranks = [at.table.game.legal() and ranks_for(twins, at.table.game, seat) for at in twins.lives]
        if seat == twins.viewer:
            ranks[1] = ranks[0]
        await twins.act(f"seat-{seat}", "seating", *({"seat": seat, "ranks": current_seating} for current_seating in ranks))


def ranks_for(twins, game, seat):
    seated = clergy_seating.seated_ranks(game, seat)
    rest = [rank for rank in RANK_IDS if rank not in seated]
    return seated + twins.rng.sample(rest, len(rest))


async def talk(twins):
    for who in ("seat-1", WATCHER, *([twins.me] if twins.me else [])):
        await twins.look(who, "POST", f"{twins.path}/chat", {"text": f"Good day, {who}"})
    await twins.look("seat-0", "POST", f"{twins.path}/chat", {"reaction": "horn"})


async def go(twins):
    """Finally one player resigns and one is removed."""
    last = len(twins.table.seats) - 1
    if not twins.table.game.over:
        await twins.act(f"seat-{last}", "resign", {"seat": last})
        await glance(twins)
    if last > 1:
        await twins.act("seat-0", "remove", {"seat": 1})
        await glance(twins)


DEEDS = [decide, decide, hand_in_clergy, decide_and_undo, agreed, refused, offer_and_withdraw_seat, paused, bot_for_a_while, talk]


# A disk that fails


REFUSES = "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$"
BREAKS = {
    "sqlite": ["CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'broken'); END"],
    "postgresql": [REFUSES, "CREATE TRIGGER broken BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION broken()"],
}
MENDS = {"sqlite": ["DROP TRIGGER broken"], "postgresql": ["DROP FUNCTION broken CASCADE"]}


def break_disk(server):
    """Let every write to the log of tables fail."""
    carry_out(server, BREAKS)


def mend_disk(server):
    carry_out(server, MENDS)


def carry_out(server, statements):
    engine = engine_of(server.data).sqlalchemy_engine()
    with engine.begin() as connection:
        for statement in statements[engine.dialect.name]:
            connection.exec_driver_sql(statement)
    engine.dispose()


async def fail(twins):
    """The decision of a person or a bot fails; the table is closed, and the log says so."""
    decided = twins.decision()
    if decided is None:
        return
    for server in twins.servers:
        await asyncio.to_thread(break_disk, server)
    for number, (server, at) in enumerate(zip(twins.servers, twins.lives, strict=True)):
        action = (decided.action, decided.elsewhere)[number]
        if at.table.bot_to_decide is None:
            body = {"seq": at.table.seq, "command": f"broken-{number}", "seat": decided.seat, "action": action}
            answer = await server.ask(f"seat-{decided.seat}", "POST", f"{twins.path}/decisions", body)
            assert b"('status', 503)" in answer[0]
        else:
            server.bot_service.let(at, decided.seat, action)
        async with asyncio.timeout(60):
            while not at.close_reason:
                await asyncio.sleep(0.001)
    await asyncio.sleep(0.01)
    for server in twins.servers:
        await asyncio.to_thread(mend_disk, server)
