"""Simultaneous seating of clergy (A2): handed in secretly at any time, applied in the order of the seats."""

import asyncio
import random

import pytest

from postroad.rules.rome import RANK_IDS
from postroad.server.tables.message import to_json
from postroad.server.tables.table import Table
from tests.policies import Setting
from tests.server.clergy import ONE, OTHER, clergy, in_coaches
from tests.server.scenes import (
    ADA,
    AUDIENCE,
    BEN,
    BOT,
    CARA,
    EVE,
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

THREE = Setting(3, False, True)


def seating_progress(live):
    return live.message(None, None)["seating"]


def test_seats_seat_their_clergy_in_any_order():
    orders = [[(0, ADA), (1, BEN), (2, CARA)], [(2, CARA), (1, BEN), (0, ADA)], [(1, BEN), (2, CARA), (0, ADA)]]
    for order in orders:

        async def act(live, order=order):
            assert seating_progress(live) == {"done": [False, False, False]} and live.table.awaits == [0, 1, 2]
            for number, (seat, player) in enumerate(order, start=1):
                assert live.message(None, None)["view"]["phase"] == "clergy"
                await ask(live, player, "seating", seat, ranks=OTHER if seat else ONE)
                if number < 3:
                    assert seating_progress(live)["done"].count(True) == number and seating_progress(live)["done"][seat]
                    assert seat not in live.table.awaits
            assert (
                seating_progress(live) is None
                and live.message(None, None)["view"]["phase"] == "take"
                and live.table.awaits == [0]
            )
            assert [clergy(live, seat) for seat in range(3)] == [in_coaches(ONE), in_coaches(OTHER), in_coaches(OTHER)]

        scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_a_seating_becomes_decisions_in_the_seats_turn():
    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        assert live.table.seq == 2 and live.table.game.decisions == 0
        await ask(live, ADA, "seating", 0, ranks=ONE)
        told = [(entry.kind, entry.seat, entry.action) for entry in live.table.entries[2:]]
        assert told[0] == ("seating", 0, None)
        assert told[1:] == [("decision", 0, f"clergy:{rank}") for rank in ONE[:4]] + [
            ("decision", 1, f"clergy:{rank}") for rank in OTHER[:4]
        ], "there is no choice about the fifth"
        assert equals_its_log(live.table)

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_other_viewers_do_not_see_a_seating():
    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        for player, seat in ((ADA, 0), (EVE, None), (None, None)):
            entry = live.message(player, seat)["entries"][-1]
            assert entry == {**entry, "kind": "seating", "seat": 1, "ranks": None, "action": None, "events": []}
        assert live.message(BEN, 1)["entries"][-1]["ranks"] == OTHER

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_seating_changes_no_byte_for_other_viewers():
    """All bytes to other viewers are equal before and after the seating is applied."""
    rng = random.Random(1)

    def sent(ranks):
        async def act(live):
            seen = []
            await ask(live, BEN, "seating", 1, "command-1", ranks=ranks)
            seen.append(all_sent(live))
            await ask(live, ADA, "seating", 0, "command-2", ranks=ONE)
            seen.append(all_sent(live))
            return seen

        return scene(table_with(AUDIENCE.new(1), ADA, BEN), act, time=Still(1000.0))

    def all_sent(live):
        others = ((ADA, 0), (EVE, None), (None, None))
        return [
            *(to_json(live.message(player, seat)) for player, seat in others),
            *(to_json(live.table.record(seat)) for seat in (0, None)),
        ]

    first = sent(ONE)
    assert all(sent(rng.sample(RANK_IDS, 5)) == first for _ in range(10))


def test_a_seating_may_be_replaced_until_it_is_applied():
    async def act(live):
        for ranks in (ONE, OTHER):
            await ask(live, BEN, "seating", 1, ranks=ranks)
        await ask(live, ADA, "seating", 0, ranks=ONE)
        assert clergy(live, 1) == in_coaches(OTHER)
        assert await refused(ask(live, BEN, "seating", 1, ranks=ONE)) == (422, "illegal")

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_started_seating_may_be_completed_at_once():
    async def act(live):
        await decide(live, f"clergy:{ONE[0]}")
        assert await refused(ask(live, ADA, "seating", 0, ranks=OTHER)) == (422, "illegal"), "that coach is taken"
        await ask(live, ADA, "seating", 0, ranks=ONE)
        assert clergy(live, 0) == in_coaches(ONE) and live.table.game.seat == 1

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


@pytest.mark.parametrize("ranks", [[*ONE[:4], ONE[0]], [*ONE[:4], "pope"], [*RANK_IDS[:4], "x" * 80]], ids=str)
def test_an_invalid_seating_is_refused(ranks):
    async def act(live):
        assert await refused(ask(live, ADA, "seating", 0, ranks=ranks)) == (422, "bad-request")
        assert live.table.seq == 1

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_game_without_audience_refuses_a_seating():
    async def act(live):
        assert seating_progress(live) is None
        assert await refused(ask(live, ADA, "seating", 0, ranks=ONE)) == (422, "illegal")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_the_same_command_again_has_one_effect():
    async def act(live):
        for _ in range(2):
            await ask(live, BEN, "seating", 1, "seating-1", ranks=ONE, seq=None)
        assert live.table.seq == 2
        assert await refused(ask(live, BEN, "seating", 1, "seating-1", ranks=OTHER)) == (422, "bad-request")

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_bots_seat_their_clergy_in_their_turn():
    async def act(live):
        await ask(live, CARA, "seating", 2, ranks=OTHER)
        await ask(live, ADA, "seating", 0, ranks=ONE)
        await until(lambda: seating_progress(live) is None)
        assert clergy(live, 2) == in_coaches(OTHER) and None not in clergy(live, 1).values()

    scene(table_with(THREE.new(1), ADA, BOT, CARA), act)


def test_the_seating_of_a_player_who_left_counts():
    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "seating", 0, ranks=ONE)
        await until(lambda: seating_progress(live) is None)
        assert clergy(live, 1) == in_coaches(OTHER)

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_a_bot_seats_clergy_for_an_absent_player():
    async def act(live):
        await ask(live, BEN, "leave", 1)
        assert await refused(ask(live, BEN, "seating", 1, ranks=ONE)) == (403, "not-your-turn")
        await ask(live, ADA, "seating", 0, ranks=ONE)
        await until(lambda: seating_progress(live) is None)

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


class Ending(Memory):
    """A storage that fails after this many entries, as if the server ended there."""

    def __init__(self, after):
        super().__init__()
        self.left = after

    async def append(self, table_id, change, people=()):
        if not self.left:
            raise OSError("the end")
        self.left -= 1
        await super().append(table_id, change, people)


def test_each_decision_of_a_seating_is_applied_once(monkeypatch):
    """No decision is played, even on a copy, only to check for further decisions."""
    carried_out = []
    decided = Table.decision_change
    monkeypatch.setattr(Table, "decision_change", lambda *asked: carried_out.append(asked[2]) or decided(*asked))

    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        await ask(live, ADA, "seating", 0, ranks=ONE)
        return live.table.game.decisions

    assert scene(table_with(AUDIENCE.new(1), ADA, BEN), act) == len(carried_out) == 8


@pytest.mark.parametrize("after", range(1, 10))
def test_the_next_server_completes_an_interrupted_seating(after):
    table = table_with(AUDIENCE.new(1), ADA, BEN)
    storage = Ending(after)

    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        with pytest.raises(OSError, match="end"):
            await ask(live, ADA, "seating", 0, ranks=ONE)

    scene(table, act, storage)
    assert table.entries[1:] == storage.entries and len(storage.entries) == after

    async def go_on(live):
        if after > 1:  # Ada's was stored
            await until(lambda: seating_progress(live) is None)
            assert [clergy(live, 0), clergy(live, 1)] == [in_coaches(ONE), in_coaches(OTHER)]
        else:
            await asyncio.sleep(0.02)
            assert seating_progress(live) == {"done": [False, True]}

    scene(from_log(table), go_on)


def test_a_stored_seating_precedes_the_bots_decision():
    """Ben left after handing in, and the server ended before applying it. Bots think fast."""
    table = table_with(AUDIENCE.new(1), ADA, BEN)
    storage = Ending(7)

    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        await ask(live, BEN, "leave", 1)
        with pytest.raises(OSError, match="end"):
            await ask(live, ADA, "seating", 0, ranks=ONE)

    scene(table, act, storage)
    assert table.game.seat == table.bot_to_decide == 1

    async def go_on(live):
        await until(lambda: seating_progress(live) is None)
        assert clergy(live, 1) == in_coaches(OTHER)

    scene(from_log(table), go_on)
