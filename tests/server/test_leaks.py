"""Nothing that leaves a running server depends on what its reader may not know: two servers alike but for that say the same.

Every route, every answer to what is refused, sockets, streams, and what the server writes to its own log.
"""

import asyncio
import logging
import random
import secrets
import sqlite3
import time
from contextlib import contextmanager

import pytest

from postroad.rules.actions import ACTION_NAMES
from postroad.rules.rome import RANK_IDS
from postroad.server import buckets, clock, consent, seating, streams
from postroad.server.seats import Seat
from postroad.server.table import Host, Terms
from tests.policies import Setting, phase_of, positions
from tests.server.asgi import Line
from tests.server.people import table_of
from tests.server.twins import HERE, WATCHER, Twins, servers

SETTINGS = [Setting(2, False, True), Setting(3, True, False), Setting(4, True, True)]


@pytest.fixture(autouse=True)
def one_moment(monkeypatch):
    """Time stands still, chance is always the same, and nobody is asked to slow down."""
    monkeypatch.setattr(time, "time", lambda: 3000.0)
    monkeypatch.setattr(clock, "monotonic", lambda: 50.0)
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    monkeypatch.setattr(buckets, "RATES", dict.fromkeys(buckets.RATES, buckets.Rate(1e6, 10**6)))
    monkeypatch.setattr(streams, "BREATH", 0.0)


class Heard(logging.Handler):
    """What each of the two servers writes to its log."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.lines = {"one": [], "two": []}

    def emit(self, record):
        self.lines[HERE.get()].append(self.format(record))


@contextmanager
def listening():
    heard = Heard()
    logging.getLogger().addHandler(heard)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(heard)


def table_at(game, number):
    """The table at which this game is played by people, with a clock."""
    at = table_of(game, f"table-{number}")
    at.seats = tuple(Seat(f"Seat-{seat}", player=f"seat-{seat}") for seat in range(len(at.seats)))
    at.terms = Terms(Host("seat-0", "Seat-0"), True, {"kind": "total", "seconds": 600})
    return at


# What can be looked at


def seats_to_try(twins):
    """The viewer's own and another's; for a spectator two of others."""
    others = [seat for seat in range(len(twins.table.seats)) if seat != twins.viewer]
    return twins.rng.sample(others, 2) if twins.viewer is None else [twins.viewer, twins.rng.choice(others)]


async def look_at_all(twins):
    """Every route, as the viewer may use it and as not."""
    await look_at_table(twins)
    for address in ("about", "lobby", "tables", "me", "me/tokens"):
        await twins.look(twins.me, "GET", f"/api/{address}")
    if twins.viewer is None:
        await twins.look(WATCHER, "GET", twins.path)
        await twins.look(WATCHER, "GET", f"{twins.path}/record")
    for seat in seats_to_try(twins):
        await ask_for_what_is_refused(twins, seat)
    await ask_for_what_is_never_granted(twins)


async def look_at_table(twins):
    me, path = twins.me, twins.path
    await glance(twins)
    await twins.look(me, "GET", f"{path}?since={twins.table.seq // 2}")
    for query in ["", *(f"?seat={seat}" for seat in (*seats_to_try(twins), 9))]:
        await twins.look(me, "GET", path + query)
        await twins.look(me, "GET", f"{path}/record{query}")
    for seat in seats_to_try(twins):
        for action in twins.rng.sample(ACTION_NAMES, 3):
            await twins.look(me, "GET", f"{path}/why?seat={seat}&action={action}")
        await foresee(twins, seat)


async def foresee(twins, seat):
    legal = twins.table.game.legal()
    for first in [*twins.rng.sample(legal, min(2, len(legal))), "close:each"]:
        wishes = [first, *twins.rng.sample(ACTION_NAMES, 3)]
        await twins.look(twins.me, "POST", f"{twins.path}/preview", {"seat": seat, "wishes": wishes})


async def ask_for_what_is_refused(twins, seat):
    me, path, seq = twins.me, twins.path, twins.table.seq
    asked = {"seq": seq, "command": "never-heard-of", "seat": seat}
    for action in twins.rng.sample(sorted(set(ACTION_NAMES) - set(twins.table.game.legal())), 3):
        await twins.look(me, "POST", f"{path}/decisions", {**asked, "action": action})
    await twins.look(me, "POST", f"{path}/decisions", {**asked, "action": "end", "seq": seq - 1})
    await twins.look(me, "POST", f"{path}/seating", {**asked, "ranks": ["abbot"] * 5})
    await twins.look(me, "POST", f"{path}/answer-undo", {**asked, "agree": True})
    for what in ("back", "undo", "ask-undo", "leave", "resign", "remove"):
        await twins.look(me, "POST", f"{path}/{what}", {**asked, "seq": seq - 1})


async def ask_for_what_is_never_granted(twins):
    me, path = twins.me, twins.path
    for what, body in [("sit", {"seat": 0}), ("stand", {"seat": 0}), ("fill", {"seat": 0, "level": None})]:
        await twins.look(me, "POST", f"{path}/{what}", body)
    for what in ("start", "rematch", "chat"):
        await twins.look(me, "POST", f"{path}/{what}", {})
    await twins.look(me, "POST", f"{path}/decisions", b"{")
    await twins.look(me, "POST", "/api/tables", {"options": {"players": 2}, "seats": []})
    await twins.look(me, "POST", "/api/me", {"name": ""})
    await twins.look(None, "POST", "/api/me/move", {})
    await twins.look(me, "POST", "/api/me/moved", {"code": "nobodys"})
    await twins.look(me, "POST", "/api/me/tokens", {"label": ""})
    await twins.look(me, "DELETE", "/api/me/tokens/nobodys")
    if me != "seat-0":
        await twins.look(me, "DELETE", path)


# What can happen


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
    askers = [seat for seat in range(len(at.seats)) if not at.may_undo(seat) and consent._back_to_last(at, seat)]
    if at.game.over or not askers:
        return
    seat = twins.rng.choice(askers)
    await twins.act(f"seat-{seat}", "ask-undo", {"seat": seat})
    while at.asked:
        await glance(twins)
        answers = at.asked.waiting[0]
        await twins.act(f"seat-{answers}", "answer-undo", {"seat": answers, "agree": agree})


async def agreed(twins):
    await ask_to_undo(twins, True)


async def refused(twins):
    await ask_to_undo(twins, False)


async def bot_for_a_while(twins):
    """Somebody leaves, the bot decides, and they come back."""
    decided = twins.decision()
    if not decided:
        return
    who, seat = f"seat-{decided.seat}", decided.seat
    await twins.act(who, "leave", {"seat": seat})
    seq = twins.table.seq + 1
    for server, live, action in zip(twins.servers, twins.lives, (decided.action, decided.elsewhere), strict=True):
        server.mind.let(live, seat, action)
    async with asyncio.timeout(10):
        while any(live.table.seq < seq for live in twins.lives):
            await asyncio.sleep(0.001)
    if not twins.table.game.over:
        await twins.act(who, "back", {"seat": seat})


async def hand_in_clergy(twins):
    done = seating.done(twins.table.game, twins.table.entries)
    open_seats = [seat for seat, is_done in enumerate(done or []) if not is_done]
    if open_seats:
        seat = twins.rng.choice(open_seats)
        ranks = [at.table.game.legal() and ranks_for(twins, at.table.game, seat) for at in twins.lives]
        if seat == twins.viewer:
            ranks[1] = ranks[0]
        await twins.act(f"seat-{seat}", "seating", *({"seat": seat, "ranks": handed_in} for handed_in in ranks))


def ranks_for(twins, game, seat):
    seated = seating.seated_ranks(game, seat)
    rest = [rank for rank in RANK_IDS if rank not in seated]
    return seated + twins.rng.sample(rest, len(rest))


async def talk(twins):
    for who in ("seat-1", WATCHER, *([twins.me] if twins.me else [])):
        await twins.look(who, "POST", f"{twins.path}/chat", {"text": f"Good day, {who}"})
    await twins.look("seat-0", "POST", f"{twins.path}/chat", {"reaction": "horn"})


async def glance(twins):
    own = "" if twins.viewer is None else f"?seat={twins.viewer}"
    await twins.look(twins.me, "GET", twins.path + own)


async def go(twins):
    """In the end somebody gives up, and somebody is sent away."""
    last = len(twins.table.seats) - 1
    if not twins.table.game.over:
        await twins.act(f"seat-{last}", "resign", {"seat": last})
        await glance(twins)
    if last > 1:
        await twins.act("seat-0", "remove", {"seat": 1})
        await glance(twins)


DEEDS = [decide, decide, hand_in_clergy, decide_and_undo, agreed, refused, bot_for_a_while, talk]


# Who looks on meanwhile


class Lines:
    """The viewer's sockets and stream at one of the two servers."""

    def __init__(self, server, twins):
        HERE.set(server.mark)
        cookie, live = server.cookie(twins.me), f"{twins.path}/live"
        queries = ["?since=1"] if twins.viewer is None else [f"?seat={twins.viewer}", ""]
        self.sockets = [Line(server.app, "websocket", live + query, cookie) for query in queries]
        self.stream = Line(server.app, "http", "/api/me/stream", cookie) if twins.me else None

    async def up_to(self, seq):
        for socket in self.sockets:
            await socket.until(f'"seq":{seq},"view"'.encode())
        if self.stream:
            await self.stream.until(f'"seq":{seq},'.encode())

    async def end(self):
        for _ in range(20):
            await asyncio.sleep(0)
        for line in self.sockets:
            await line.end()
        if self.stream:
            await self.stream.end()


async def attend(twins, deeds):
    """Look at everything, let these things happen, and look again."""
    lines = []
    for server in twins.servers:
        lines.append(Lines(server, twins))
        await lines[-1].up_to(twins.table.seq)
    await look_at_all(twins)
    for deed in deeds:
        if twins.table.game.over:
            break
        await deed(twins)
        if not twins.table.game.over:
            for each in lines:
                await each.up_to(twins.table.seq)
            await glance(twins)
    if not twins.table.game.over:
        await look_at_table(twins)
    for each in lines:
        await each.end()
    keep_lines(twins, *lines)


def keep_lines(twins, one, other):
    """Several changes may come in one line of a stream; so the newest is compared."""
    if not twins.table.game.over:
        for mine, theirs in zip(one.sockets, other.sockets, strict=True):
            twins.heard.append(("WEBSOCKET " + twins.path + "/live", mine.sent, theirs.sent))
        if one.stream:
            twins.heard.append(("GET /api/me/stream", one.stream.sent[-2:-1], other.stream.sent[-2:-1]))


# A disk that fails


def break_disk(server):
    """Nothing can be written to the log of tables any more."""
    with sqlite3.connect(server.file, timeout=10) as connection:
        connection.execute("CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'broken'); END")
    connection.close()


def mend_disk(server):
    with sqlite3.connect(server.file, timeout=10) as connection:
        connection.execute("DROP TRIGGER broken")
    connection.close()


async def fail(twins):
    """Whoever must decide, a person or a bot, cannot; the table is closed, and the log says so."""
    decided = twins.decision()
    if decided is None:
        return
    for server in twins.servers:
        await asyncio.to_thread(break_disk, server)
    for number, (server, at) in enumerate(zip(twins.servers, twins.lives, strict=True)):
        action = (decided.action, decided.elsewhere)[number]
        if at.table.bot is None:
            body = {"seq": at.table.seq, "command": f"broken-{number}", "seat": decided.seat, "action": action}
            answer = await server.ask(f"seat-{decided.seat}", "POST", f"{twins.path}/decisions", body)
            assert b"('status', 503)" in answer[0]
        else:
            server.mind.let(at, decided.seat, action)
        async with asyncio.timeout(10):
            while not at.gone:
                await asyncio.sleep(0.001)
    await asyncio.sleep(0.01)
    for server in twins.servers:
        await asyncio.to_thread(mend_disk, server)


# All of it


def viewers(game, number):
    """In turn: who must decide, somebody else, a spectator."""
    seats = [game.seat, (game.seat + 1) % len(game.names), None]
    return seats if number is None else [seats[number % 3]]


async def leaks(folder, setting, games, everyone=False):
    """What differs, and which routes were asked."""
    found, routes = [], set()
    wanted = [
        (viewer, number, game)
        for number, game in enumerate(games)
        for viewer in ([] if game.over else viewers(game, None if everyone else number))
    ]
    for viewer in sorted({viewer for viewer, _, _ in wanted}, key=str):
        (folder / f"{viewer}").mkdir()
        with listening() as heard:
            async with servers(folder / f"{viewer}", viewer) as both:
                for _, number, game in [case for case in wanted if case[0] == viewer]:
                    twins = Twins(both, viewer, random.Random(number))
                    await one_table(twins, table_at(game, number), number)
                    found += [f"{what} in {phase_of(game)} to {viewer}" for what in twins.differences()]
                    routes |= {asked(what, twins.table.id) for what, _, _ in twins.heard}
            if heard.lines["one"] != heard.lines["two"]:
                found.append(f"the log, to {viewer}")
    return found, routes


async def one_table(twins, at, number):
    await twins.lay(at)
    deeds = twins.rng.sample(DEEDS, 4)
    await attend(twins, deeds)
    if not twins.table.game.over:
        await go(twins)
    if number % 4 == 0 and not twins.table.game.over:
        await fail(twins)
    else:
        await twins.look("seat-0", "DELETE", twins.path)


def asked(what, table_id):
    """The route that was asked, as the application names it."""
    path = what.partition("?")[0].replace(table_id, "{table_id}")
    return path.replace("/tokens/nobodys", "/tokens/{token_id}")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_that_is_sent_is_the_same_whatever_is_hidden(tmp_path, setting):
    found, _ = asyncio.run(leaks(tmp_path, setting, positions(setting, 1)))
    assert found == []
