"""Presence, and the small cost of many spectators."""

import asyncio

from postroad.server.live.presence import BURST, PAUSE
from postroad.server.live.subscriber import Subscriber
from postroad.server.tables.message import message_body as scene_of
from tests.policies import Setting
from tests.server.scenes import ADA, BEN, BOT, EVE, PLAIN, decide, scene, table_with


def presence_of(live):
    return live.message(None, None)["presence"]


def test_presence_lists_seats_and_spectators():
    async def act(live):
        assert presence_of(live) == {"seats": [False, False, False], "spectators": 0}
        ada, again, eve = Subscriber(ADA.id, 0), Subscriber(ADA.id), Subscriber(EVE.id)
        for watcher in (ada, again, eve, Subscriber(EVE.id), Subscriber(None), Subscriber(None)):
            live.subscribe(watcher)
        assert presence_of(live) == {"seats": [True, False, False], "spectators": 3}, "Eve is one, however she looks"
        live.unsubscribe(ada)
        assert presence_of(live)["seats"][0], "in another window"
        live.unsubscribe(again)
        live.unsubscribe(eve)
        assert presence_of(live) == {"seats": [False, False, False], "spectators": 3}

    scene(table_with(Setting(3, False, False).new(1), ADA, BEN, BOT), act)


def test_presence_covers_all_seats_of_a_player():
    async def act(live):
        live.subscribe(Subscriber(ADA.id, 1))
        assert presence_of(live) == {"seats": [True, True], "spectators": 0}

    scene(table_with(PLAIN.new(1), ADA, ADA), act)


def test_viewers_are_notified_of_changed_presence():
    async def act(live):
        ada, ben = Subscriber(ADA.id, 0), Subscriber(BEN.id, 1)
        live.subscribe(ada)
        assert not ada.news.is_set(), "a first message comes anyway"
        live.subscribe(ben)
        assert ada.news.is_set() and not ben.news.is_set()
        ada.news.clear()
        second = Subscriber(BEN.id)
        live.subscribe(second)
        live.unsubscribe(second)
        assert not ada.news.is_set(), "Ben was there before"
        live.unsubscribe(ben)
        assert ada.news.is_set()

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_frequent_changes_of_presence_are_throttled():
    """Finally all viewers have the latest presence."""

    async def act(live):
        loop, told = asyncio.get_running_loop(), 0
        ada, eve = Subscriber(ADA.id, 0), Subscriber(EVE.id)
        live.subscribe(ada)
        begun = loop.time()
        for _ in range(150):
            for change in (live.subscribe, live.unsubscribe):
                change(eve)
                told += ada.news.is_set()
                ada.news.clear()
                await asyncio.sleep(0.002)
        assert told <= 1 + BURST + (loop.time() - begun) / PAUSE
        live.subscribe(eve)
        await asyncio.wait_for(ada.news.wait(), 20)
        assert presence_of(live)["spectators"] == 1

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_spectators_share_one_view():
    """All spectators share one object."""

    async def act(live):
        before = [live.message(None, None) for _ in range(10)]
        assert all(message["view"] is before[0]["view"] and message == before[0] for message in before)
        await decide(live, "take:deck")
        after = [live.message(EVE, None, 1) for _ in range(10)]
        assert all(message["view"] is after[0]["view"] for message in after)
        assert after[0]["view"] != before[0]["view"] and after[0]["seq"] == 2
        ada, ben = (live.message(player, seat)["view"] for seat, player in enumerate((ADA, BEN)))
        assert ada != ben and live.message(BEN, 1)["view"] is ben, "each seat for itself"

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_cached_messages_are_never_stale():
    """A message always equals a newly built one."""

    async def act(live):
        for step in range(80):
            for seat, player in ((0, ADA), (None, None)):
                fresh = scene_of(live.table, seat)
                assert {key: live.message(player, seat)[key] for key in fresh} == fresh
            if live.table.person_to_decide is not None:
                await decide(live)
            await asyncio.sleep(0.001 * (step % 3))

    scene(table_with(Setting(2, True, True).new(1), ADA, BOT), act)


def test_only_players_set_the_pace():
    async def act(live):
        for player in (None, EVE):
            live.set_pace(player, 9.0)
            assert live.driver._pace == 60
        live.set_pace(ADA, 9.0)
        assert live.driver._pace == 9.0

    scene(table_with(PLAIN.new(1), ADA, BOT), act, pace=60)

    async def bots(live):
        live.set_pace(None, None)
        assert live.driver._pace is None

    scene(table_with(PLAIN.new(1), BOT, BOT), bots, pace=60)
