"""No output of a running server depends on state that its reader may not know: two such servers send the same.

The tests cover every route, every refusal, sockets, streams, and the server's own log.
"""

import asyncio
import logging
import random
import secrets
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, delete

from postroad.game import Game
from postroad.rules.rome import RANK_IDS
from postroad.server.app import create_app
from postroad.server.live import live_table
from postroad.server.settings import Settings
from postroad.server.storage import players, postgres, sqlite
from postroad.server.storage.players import digest
from postroad.server.storage.row_codecs import insert_entries
from postroad.server.storage.schema import LOG
from postroad.server.tables import message, table
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat
from postroad.server.tables.snapshot import RULES
from postroad.server.tables.table import TableHost, TableTerms
from tests.policies import Setting, phase_of, positions
from tests.server.asgi import Line
from tests.server.every_request import glance, look_at_table, request_all_routes, send_forbidden_requests
from tests.server.people import table_of
from tests.server.scripted_tables import DEEDS, decide, fail, go, hand_in_clergy
from tests.server.twins import HERE, Twins, servers
from tests.suites import first_of

SETTINGS = [Setting(2, False, True), Setting(3, True, False), Setting(4, True, True)]


@pytest.fixture(autouse=True)
def fixed_chance(monkeypatch):
    """Make chance constant; twins.py stops the time."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)


class Heard(logging.Handler):
    """The log of each of the two servers."""

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
    """The table of this game with people and a clock."""
    at = table_of(game, f"table-{number}")
    at.seats = tuple(Seat(f"Seat-{seat}", player=f"seat-{seat}") for seat in range(len(at.seats)))
    at.terms = TableTerms(TableHost("seat-0", "Seat-0"), True, {"kind": "total", "seconds": 600}, hints=True)
    return at


# Viewers


class Lines:
    """The viewer's sockets and stream at one of the two servers."""

    def __init__(self, server, twins):
        HERE.set(server.mark)
        cookie, live = server.cookie(twins.me), f"{twins.path}/live"
        queries = ["?since=1"] if twins.viewer is None else [f"?seat={twins.viewer}", ""]
        queries += [f"{query or '?'}&bytes={RULES}" for query in queries]
        self.sockets = [Line(server.app, "websocket", live + query, cookie) for query in queries]
        self.stream = Line(server.app, "http", "/api/me/stream", cookie) if twins.me else None
        self.table = twins.table.id
        self.told = []  # by the stream: after each change, for several may come in one line

    async def up_to(self, seq):
        for socket in self.sockets:
            await socket.until(f'"seq":{seq},"undo"'.encode())
        if self.stream:
            told = f'"id":"{self.table}","stage":"playing","seq":{seq},'.encode()
            await self.stream.until(told)
            self.told.append(next(piece for piece in self.stream.sent if told in piece))

    async def end(self):
        for _ in range(20):
            await asyncio.sleep(0)
        for line in self.sockets:
            await line.end()
        if self.stream:
            await self.stream.end()


async def observe(twins, deeds):
    """Request everything, run these events, and request everything again."""
    lines = []
    for server in twins.servers:
        lines.append(Lines(server, twins))
        await lines[-1].up_to(twins.table.seq)
    await request_all_routes(twins)
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
    if not twins.table.game.over:
        for mine, theirs in zip(one.sockets, other.sockets, strict=True):
            twins.heard.append(("WEBSOCKET " + twins.path + "/live", mine.sent, theirs.sent))
        if one.stream:
            twins.heard.append(("GET /api/me/stream", one.told, other.told))


# All of it


async def one_table(twins, game, number, deeds=None):
    await twins.lay(table_at(game, number))
    first = [hand_in_clergy] if phase_of(game) == "clergy" else []
    await observe(twins, deeds or [*first, *twins.rng.sample(DEEDS, 3)])
    if number % 3 == 0:
        await send_forbidden_requests(twins)
    if not twins.table.game.over:
        await go(twins)
    if number % 4 == 0 and not twins.table.game.over:
        await fail(twins)
    else:
        await twins.look("seat-0", "DELETE", twins.path)


async def leaks(place, cases):
    """The differences for these viewers of these games, and the requested routes."""
    found, routes = [], set()
    for viewer in sorted({case[0] for case in cases}, key=str):
        with listening() as heard:
            async with servers(place, viewer) as both:
                for number, case in enumerate(case for case in cases if case[0] == viewer):
                    twins, game = Twins(both, viewer, random.Random(number)), case[1]
                    await one_table(twins, game, number, *case[2:])
                    found += [f"{what} in {phase_of(game)} to {viewer}" for what in twins.differences()]
                    routes |= {route(what, twins.table.id) for what, _, _ in twins.heard}
        if heard.lines["one"] != heard.lines["two"]:
            found.append(f"the log, to {viewer}")
    return found, routes


def route(what, table_id):
    """The requested route, as the application names it."""
    path = what.partition("?")[0].replace(table_id, "{table_id}")
    path = path.replace("/channels/nobodys", "/channels/{channel}")
    path = path.replace("/reports/nobodys", "/reports/{report}").replace("/players/nobody", "/players/{player}")
    return path.replace("/keys/nobodys", "/keys/{key_id}").replace("/devices/nobodys", "/devices/{device}")


def cases(setting, long):
    """The viewers of each game: the seat to move, another seat and a spectator, by turns or all."""
    games = [game for game in positions(setting, 3 if long else 1) if not game.over]
    viewers = [[game.seat, (game.seat + 1) % setting.players, None] for game in games]
    if long:
        return [(viewer, game) for game, three in zip(games, viewers, strict=True) for viewer in three]
    return [(three[number % 3], game) for number, (game, three) in enumerate(zip(games, viewers, strict=True))]


@pytest.mark.parametrize("setting", first_of(reversed(SETTINGS), 1, "servers"), ids=str)
def test_answers_do_not_depend_on_hidden_state(place, request, setting):
    found, routes = asyncio.run(leaks(place, cases(setting, request.config.getoption("--long"))))
    assert found == []
    assert routes >= every_route(), "a route that nobody looks at"


def every_route():
    paths = create_app(Settings(Path())).openapi()["paths"]
    return {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


# That this can fail


def engine_with_parameters(*address, **more):
    """A database whose errors quote their input."""
    return create_engine(*address, **{**more, "hide_parameters": False})


def log_secret(secret):
    """A server that logs a secret."""
    logging.getLogger("postroad").warning("somebody came with %s", secret)
    return digest(secret)


PLANTS = {
    "events": (message, "redact_event", lambda event, viewer: event),
    "actions": (message, "hides_action", lambda entry, viewer: False),
    "seatings": (message, "hides_seating", lambda entry, viewer: False),
    "records": (table, "redact_document", lambda document, viewer: document),
    "bytes": (live_table, "binary_body", lambda at, viewer, make=message.binary_body: make(at, 1)),
    "views": (Game, "view", lambda game, seat=None, view=Game.view: view(game, 1 if seat is None else seat)),
    "errors": (sqlite, "create_engine", engine_with_parameters),
    "secrets": (players, "digest", log_secret),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_detected(place, monkeypatch, plant):
    """Seat 0 watches while seat 1 seats clergy, one by one and then all at once."""
    game = SETTINGS[0].new(1)
    while game.seat == 0:
        game.play(game.legal()[0])
    monkeypatch.setattr(*PLANTS[plant])
    if plant == "errors":
        monkeypatch.setattr(postgres, "create_engine", engine_with_parameters)
    found, _ = asyncio.run(leaks(place, [(0, game, [decide]), (0, game, [hand_in_clergy])]))
    assert found


def test_the_error_for_a_broken_log_reveals_nothing_hidden(place):
    """The server logs that it cannot load the table; the reader of the log may be a player."""
    game = SETTINGS[0].new(1)
    for rank in ("abbot", "bishop"):
        game.play(f"clergy:{rank}")
    at = table_at(game, 0)
    false = replace(at.entries[2], events=({**at.entries[2].events[0], "rank": "abbot"},))

    async def life():
        async with servers(place, None) as both:
            live = await both[0].lay(at)
            live.close(CommandRejected("no-table"))
            await both[0].registry._storage.commit(delete(LOG).where(LOG.c.seq == 3), insert_entries(at.id, false))
            return await both[0].ask(None, "GET", f"/api/tables/{at.id}")

    with listening() as heard:
        assert b"('status', 503)" in asyncio.run(life())[0]
    (line,) = heard.lines["one"]
    assert at.id in line and not any(rank in line for rank in RANK_IDS)
