"""A table in play sends nothing hidden: if hidden state changes, every sent byte stays the same."""

import asyncio
import logging
import random
from dataclasses import replace
from itertools import permutations

import pytest

from postroad.game import Game
from postroad.rules.rome import RANK_IDS
from postroad.server.live import live_table as live
from postroad.server.live.live_table import LiveTable
from postroad.server.tables import clergy_seating, message, table
from postroad.server.tables.clergy_seating import seated_ranks
from postroad.server.tables.commands import Answer, AskUndo, Command, Leave, SeatClergy
from postroad.server.tables.entries import Entry
from postroad.server.tables.message import to_json
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.table import Table, summary
from tests.policies import Setting, phase_of, positions
from tests.server.people import opened_storage
from tests.server.scenes import ADA, AUDIENCE, BEN, CARA, EVE, Memory, activate, ask, scene, table_with
from tests.server.test_hidden import other_game, viewers
from tests.server.times import Still

SETTINGS = [Setting(2, False, True), Setting(3, True, True)]
PLAYERS = (ADA, BEN, CARA)


def log_with_more(at: Table, viewer: int | None, rng: random.Random) -> list[Entry]:
    """The log with seatings of all seats but one, an absence, and a vote on undo."""
    start, *rest = at.entries
    more = []
    for seat in range(len(at.seats)):
        own = random.Random(seat) if seat == viewer else rng
        seated = seated_ranks(at.game, seat)
        left = [rank for rank in RANK_IDS if rank not in seated]
        if not (clergy_seating.is_open(at.game) and seat == at.game.seat):
            more.append(Entry(0, 1000.0, "seating", seat, secret=seated + own.sample(left, len(left))))
    more += [Entry(0, 1000.0, kind, 1) for kind in ("leave", "back")]
    entries = [start, *more, *rest]
    entries = [replace(entry, seq=seq) for seq, entry in enumerate(entries, start=1)]
    last = entries[-1]
    if last.kind == "decision":
        entries.append(Entry(last.seq + 1, last.at, "ask-undo", last.seat, undoes=[last.seq]))
    return entries


def opened_at(game: Game, viewer: int | None, rng: random.Random) -> LiveTable:
    at = table_with(game, *PLAYERS[: len(game.names)], clock={"kind": "total", "seconds": 600})
    entries = log_with_more(at, viewer, rng)
    at = Table(at.id, at.created, at.seats, entries, at.game, at.terms)
    return activate(at, Memory(), time=Still())


async def everything_sent(at: LiveTable, viewer: int | None) -> list[bytes]:
    """Everything that the server would send to this viewer now."""
    player = EVE if viewer is None else PLAYERS[viewer]
    sent = [
        at.message(player, viewer),
        at.message(player, viewer, at.table.seq // 2),
        at.message(player, None),
        at.message(None, None),
        at.binary_message(player, viewer),
        at.binary_message(player, viewer, at.table.seq // 2),
        at.binary_message(None, None),
        summary(at.table.game, at.table.seats, at.table.awaits),
    ]
    if viewer is not None:
        sent += [await refusal(at, player, viewer), *(result_of(command, at.table) for command in commands(at.table, viewer))]
    return [to_json(words) for words in sent]


async def refusal(at: LiveTable, player: Player, seat: int) -> dict:
    """The refusal of a stale command."""
    with pytest.raises(CommandRejected) as refused:
        await at.execute(player, Leave(seq=0, command="too-late-1", seat=seat))
    return refused.value.body


def commands(at: Table, seat: int):
    yield AskUndo(seq=at.seq, command="command-1", seat=seat)
    yield Answer(seq=at.seq, command="command-2", seat=seat, agree=True)
    for ranks in permutations(RANK_IDS) if clergy_seating.is_open(at.game) else [RANK_IDS]:
        yield SeatClergy(command="command-3", seat=seat, ranks=list(ranks))


def result_of(command: Command, at: Table) -> dict:
    """The result of a command: its entry or its refusal."""
    try:
        (entry,) = command.change(at, ADA).entries
    except CommandRejected as refusal:
        return refusal.body
    return message.entry_to_wire(replace(entry, at=0.0), entry.seat, everything=False)


def games_to_check(setting: Setting) -> list[Game]:
    """Games in every phase and every moment of a seating."""
    games = [setting.new(1)]
    while phase_of(games[-1]) == "clergy":
        games.append(games[-1].copy())
        games[-1].play(games[-1].legal()[-1])
    return [*positions(setting, 1), *games]


async def leaks(setting: Setting) -> list[str]:
    rng, found = random.Random(1), []
    for game in games_to_check(setting):
        for viewer in [] if game.over else viewers(game):
            one, other = opened_at(game, viewer, rng), opened_at(other_game(game, viewer, rng), viewer, rng)
            if await everything_sent(one, viewer) != await everything_sent(other, viewer):
                found.append(f"{phase_of(game)} to {viewer}")
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_table_in_play_sends_nothing_hidden(setting):
    assert asyncio.run(leaks(setting)) == []


@pytest.mark.parametrize(
    ("where", "name", "leaky"),
    [
        (message, "hides_seating", lambda entry, viewer: False),
        (message, "hides_action", lambda entry, viewer: False),
        (message, "redact_event", lambda event, viewer: event),
        (live, "message_body", lambda table, viewer, make=live.message_body: make(table, 0)),
        (LiveTable, "_message_body", lambda self, viewer, make=LiveTable._message_body: make(self, 0)),
        (live, "binary_body", lambda table, viewer, make=live.binary_body: make(table, 0)),
        (LiveTable, "_binary_body", lambda self, viewer, make=LiveTable._binary_body: make(self, 0)),
        (Table, "viewer", lambda self, seat, player: 0),
        (table, "_awaits", lambda _game, _seats, log, _asked: [RANK_IDS.index(e.secret[0]) for e in log if e.kind == "seating"]),
        (clergy_seating, "seated_ranks", lambda game, seat, ranks=clergy_seating.seated_ranks: ranks(game, 1 - seat)),
    ],
    ids=[
        "seatings",
        "actions",
        "events",
        "bodies",
        "bodies kept",
        "binary bodies",
        "binary bodies kept",
        "eyes",
        "who is waited for",
        "refusals",
    ],
)
def test_a_leak_is_detected(monkeypatch, where, name, leaky):
    monkeypatch.setattr(where, name, leaky)
    assert asyncio.run(leaks(SETTINGS[0]))


def test_a_finished_game_shows_all_seatings():
    game = next(game for game in positions(SETTINGS[0], 1) if game.over)

    async def act():
        at = opened_at(game, None, random.Random(1))
        return [entry["ranks"] for entry in at.message(None, None)["entries"] if entry["kind"] == "seating"]

    ranks = asyncio.run(act())
    assert [sorted(seat) for seat in ranks] == [sorted(RANK_IDS)] * 2


def test_the_log_hides_a_seating_that_was_not_stored(place, caplog):
    """The exception hides it too, though a database would quote its input."""

    async def act():
        storage = await opened_storage(place, BEN.id)
        at = table_with(AUDIENCE.new(1), ADA, BEN)
        await storage.create(at)
        change = SeatClergy(command="command-1", seat=1, ranks=list(RANK_IDS)).change(at, BEN)
        try:
            await storage.append(at.id, change)
            await storage.append(at.id, change)  # that seq is there already
        finally:
            await storage.close()

    with caplog.at_level(logging.INFO), pytest.raises(Exception, match=r"UNIQUE|unique") as told:
        asyncio.run(act())
    for text in (str(told.value), repr(told.value), caplog.text):
        assert not any(rank in text for rank in RANK_IDS)


def test_a_seating_stays_hidden_until_its_coach_arrives():
    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=RANK_IDS)
        await ask(live, ADA, "seating", 0, ranks=RANK_IDS)
        sent = to_json(live.message(EVE, None)).decode() + to_json(live.table.record(None)).decode()
        assert not any(f'"{rank}"' in sent.replace(f'"{rank}":', "") for rank in RANK_IDS)

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)
