"""Seat transfers: who may request one, who agrees, and the link."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits
from postroad.server.storage.players import digest
from postroad.server.tables.message import to_json
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from tests.policies import Setting
from tests.server.people import new_table, see, server
from tests.server.scenes import (
    ADA,
    BEN,
    BOT,
    CARA,
    EVE,
    PLAIN,
    ask,
    decide,
    equals_its_log,
    from_log,
    play_a_turn,
    refused,
    scene,
    sit_down,
    table_with,
)
from tests.server.times import Calendar, Still

YEARS = 60 * 365 * 24 * 3600.0  # seconds
THREE = Setting(3, False, False)
NAMESAKE = Player("another", "Ben")


def vote_and_transfer(live):
    message = live.message(None, None)
    return message["vote"], message["transfer"]


def kinds(live):
    return [entry.kind for entry in live.table.entries]


async def transfer(live, seat=0, by=ADA, to=EVE, agree=()):
    """Transfer a seat to another player."""
    await ask(live, by, "ask-seat", seat)
    for player, own in agree:
        await ask(live, player, "agree", own)
    return await live.take_seat(to, await live.seat_link(by, seat))


def test_the_other_players_agree_and_the_link_works_once():
    async def act(live):
        question = await ask(live, ADA, "ask-seat", 0)
        assert question["vote"] == {
            "kind": "seat",
            "seat": 0,
            "by": {"id": "ada", "name": "Ada"},
            "undoes": [],
            "waiting": [1, 2],
        }
        assert live.table.awaits == [0, 1, 2]
        assert await refused(live.seat_link(ADA, 0)) == (403, "not-offered")
        await ask(live, CARA, "agree", 2)
        await ask(live, BEN, "agree", 1)
        assert vote_and_transfer(live) == (None, {"seat": 0, "by": {"id": "ada", "name": "Ada"}})
        assert await refused(live.seat_link(BEN, 0)) == (403, "not-offered"), "who asked has the link"
        code = await live.seat_link(ADA, 0)
        hand = live.message(ADA, 0)["view"]["seats"][0]["hand"]
        message = await live.take_seat(EVE, code)
        assert message["you"] == {"player": "eve", "seats": [0], "host": False} and vote_and_transfer(live) == (None, None)
        assert live.message(EVE, 0)["view"]["seats"][0]["hand"] == hand
        assert await refused(ask(live, ADA, "decision", 0, action="take:deck")) == (403, "not-your-seat")
        assert live.table.seats[0].name == live.table.game.names[0] == "Eve"
        assert await refused(live.take_seat(Player("more", "More"), code)) == (403, "no-code")
        assert kinds(live)[1:] == ["ask-seat", "agree", "agree", "offer", "link", "hand"]
        assert message["entries"][-1]["player"] == {"id": "eve", "name": "Eve", "before": "Ada"}
        assert equals_its_log(live.table) and from_log(live.table).game.names[0] == "Eve"
        await ask(live, EVE, "decision", 0, action="take:deck")

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_the_former_player_sees_only_what_spectators_see():
    async def act(live):
        await transfer(live, agree=[(BEN, 1)])
        for look in (live.message, live.record):
            with pytest.raises(CommandRejected, match="not-your-seat"):
                look(ADA, 0)
        assert live.message(ADA, None)["you"] == {"player": "ada", "seats": [], "host": True}

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_a_player_alone_with_bots_transfers_without_a_vote():
    async def act(live):
        await transfer(live)
        assert kinds(live)[1:5] == ["ask-seat", "offer", "link", "hand"]

    scene(table_with(THREE.new(1), ADA, BOT, BOT), act, pace=60)


def test_a_code_is_stored_as_a_digest_and_shown_to_no_one():
    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        code = await live.seat_link(ADA, 0)
        assert live.table.transfer.digest == digest(code)
        assert code not in str(live.table.entries)
        for player, seat in ((ADA, 0), (None, None)):
            sent = to_json(live.message(player, seat)).decode() + live.record(player, seat).decode()
            assert code not in sent and digest(code) not in sent
        await live.take_seat(EVE, code)
        assert digest(code) not in to_json(live.message(EVE, 0)).decode()

    scene(table_with(PLAIN.new(1), ADA, BOT), act, pace=60)


def test_a_link_expires_and_a_new_one_replaces_it():
    time = Calendar(5000.0)

    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        first, second = await live.seat_link(ADA, 0), await live.seat_link(ADA, 0)
        assert await refused(live.take_seat(EVE, first)) == (403, "no-code")
        time.day += Limits().seat_link_lifetime + 1
        assert await refused(live.take_seat(EVE, second)) == (403, "no-code")
        await live.take_seat(EVE, await live.seat_link(ADA, 0))

    scene(table_with(PLAIN.new(1), ADA, BOT), act, pace=60, time=time)


def test_a_repeated_taking_has_one_effect():
    """The answer was lost on its way."""

    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        code = await live.seat_link(ADA, 0)
        first = await live.take_seat(EVE, code)
        assert (await live.take_seat(EVE, code))["you"] == first["you"]
        assert kinds(live).count("hand") == 1

    scene(table_with(PLAIN.new(1), ADA, BOT), act, pace=60)


def test_a_seated_player_cannot_take_a_second_seat():
    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        await ask(live, BEN, "agree", 1)
        code = await live.seat_link(ADA, 0)
        assert await refused(live.take_seat(BEN, code)) == (409, "seated")
        assert await refused(live.take_seat(ADA, code)) == (409, "seated")
        await live.take_seat(NAMESAKE, code)
        assert [seat.name for seat in live.table.seats] == ["Ben 2", "Ben"]

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_players_may_request_the_seat_of_an_absent_player():
    async def act(live):
        assert await refused(ask(live, EVE, "ask-seat", 0)) == (403, "not-your-seat")
        looks = Subscriber(ADA.id)
        live.subscribe(looks)
        assert await refused(ask(live, BEN, "ask-seat", 0)) == (403, "not-away")
        live.unsubscribe(looks)
        await ask(live, BEN, "ask-seat", 0)
        assert vote_and_transfer(live)[0]["waiting"] == [2], "who is away is not asked, nor who asks"
        await ask(live, CARA, "agree", 2)
        await live.take_seat(EVE, await live.seat_link(BEN, 0))
        assert live.table.seats_of("eve") == [0]

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_a_recently_active_player_is_not_away():
    day = Calendar(10_000.0)

    async def act(live):
        await decide(live, "take:deck")
        day.day += Limits().away_after - 1
        assert await refused(ask(live, BEN, "ask-seat", 0)) == (403, "not-away")
        day.day += 1
        await ask(live, BEN, "ask-seat", 0)

    scene(table_with(PLAIN.new(1), ADA, BEN), act, time=day)


def test_a_clock_jump_leaves_no_player_or_link_valid_for_ever():
    """A link created during the jump expires, too."""
    day = Calendar(10_000.0 + YEARS)

    async def act(live):
        await decide(live, "take:deck")
        day.day -= YEARS
        await ask(live, BEN, "ask-seat", 0)
        day.day += YEARS
        code = await live.seat_link(BEN, 0)
        day.day -= YEARS
        assert await refused(live.take_seat(EVE, code)) == (403, "no-code")

    scene(table_with(PLAIN.new(1), ADA, BEN), act, time=day)


def test_a_host_without_a_seat_may_request_one():
    async def act(live):
        await ask(live, BEN, "leave", 0)
        await ask(live, ADA, "ask-seat", 0)
        assert vote_and_transfer(live)[0]["waiting"] == [1]
        await ask(live, CARA, "agree", 1)
        await live.take_seat(EVE, await live.seat_link(ADA, 0))
        assert live.table.seats[0].is_person and live.table.seats[0].away is None

    scene(table_with(PLAIN.new(1), BEN, CARA), act, pace=60)


def test_a_decision_keeps_the_players_seat():
    async def act(live):
        await ask(live, BEN, "ask-seat", 0)
        await decide(live, "take:deck")
        assert vote_and_transfer(live) == (None, None)
        await ask(live, BEN, "ask-seat", 0)
        code = await live.seat_link(BEN, 0)
        await decide(live)
        assert vote_and_transfer(live) == (None, None)
        assert await refused(live.take_seat(EVE, code)) == (403, "no-code")

    scene(table_with(PLAIN.new(1), ADA, BEN), act, limits=Limits(away_after=0))


@pytest.mark.parametrize("sign", ["ask-undo", "ask-pause", "refuse"])
def test_a_request_or_refusal_keeps_the_players_seat(sign):
    """The player is present."""

    async def act(live):
        await play_a_turn(live)
        await play_a_turn(live)
        await ask(live, BEN, "ask-seat", 0)
        code = await live.seat_link(BEN, 0)
        if sign == "refuse":
            await ask(live, BEN, "ask-undo", 1)
            assert live.table.transfer, "Ben has said that Ada is away, nothing else"
        await ask(live, ADA, sign, 0)
        assert live.table.transfer is None and from_log(live.table).transfer is None
        assert await refused(live.take_seat(EVE, code)) == (403, "no-code")

    scene(table_with(PLAIN.new(1), ADA, BEN, clock={"kind": "turn", "seconds": 600}), act, limits=Limits(away_after=0))


def test_a_player_may_play_until_the_seat_is_taken():
    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        await decide(live, "take:deck")
        await ask(live, BEN, "agree", 1)
        code = await live.seat_link(ADA, 0)
        await decide(live)
        await live.take_seat(EVE, code)

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_a_transfer_can_be_refused_and_cancelled():
    async def act(live):
        assert await refused(ask(live, ADA, "keep", 0)) == (403, "not-offered")
        await ask(live, ADA, "ask-seat", 0)
        assert await refused(ask(live, BEN, "ask-seat", 1)) == (409, "asked")
        await ask(live, BEN, "refuse", 1)
        assert vote_and_transfer(live) == (None, None)
        await ask(live, ADA, "ask-seat", 0)
        await ask(live, ADA, "keep", 0)
        assert vote_and_transfer(live) == (None, None)
        await ask(live, ADA, "ask-seat", 0)
        await ask(live, BEN, "agree", 1)
        code = await live.seat_link(ADA, 0)
        assert await refused(ask(live, BEN, "ask-seat", 1)) == (409, "asked")
        assert await refused(ask(live, EVE, "keep", 0)) == (403, "not-your-seat")
        await ask(live, BEN, "keep", 0)
        assert await refused(live.take_seat(EVE, code)) == (403, "no-code")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_a_resigned_seat_cannot_be_transferred():
    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        await ask(live, ADA, "resign", 0)
        assert vote_and_transfer(live) == (None, None)
        assert await refused(ask(live, BEN, "ask-seat", 0)) == (403, "no-hand-over")
        assert await refused(ask(live, BEN, "ask-seat", 2)) == (403, "no-hand-over"), "a bot's"

    scene(table_with(THREE.new(1), ADA, BEN, BOT), act, pace=60)


def test_at_slow_clocks_a_player_without_a_socket_is_not_away():
    async def act(live):
        assert await refused(ask(live, BEN, "ask-seat", 0)) == (403, "not-away")
        await ask(live, ADA, "leave", 0)
        await ask(live, BEN, "ask-seat", 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock={"kind": "days", "seconds": 86_400}), act, pace=60, time=Calendar(1100.0))


def test_a_seat_without_time_cannot_be_transferred():
    time = Still()

    async def act(live):
        time.passes(61)
        assert await refused(ask(live, ADA, "ask-seat", 0)) == (403, "time-up")

    scene(table_with(PLAIN.new(1), ADA, BEN, clock={"kind": "total", "seconds": 60}), act, time=time)


def test_a_late_decision_of_the_former_player_is_refused():
    """Both requests wait for the table, and the transfer comes first."""

    async def act(live):
        await ask(live, ADA, "ask-seat", 0)
        code = await live.seat_link(ADA, 0)
        both = asyncio.gather(
            live.take_seat(EVE, code), ask(live, ADA, "decision", 0, action="take:deck"), return_exceptions=True
        )
        assert str((await both)[1]) == "not-your-seat"

    scene(table_with(PLAIN.new(1), ADA, BOT), act, pace=60)


def test_a_transfer_works_over_http(tmp_path):
    with server(tmp_path, pace=60.0) as ada, ada.other() as ben, ada.other("Eve") as eve:
        table = sit_down(ada, ben)
        path = f"/api/tables/{table}"
        assert eve.post(f"{path}/take-seat", json={"code": "wrong"}).json() == {"error": "no-code"}
        with ada.watching(table, "?seat=0") as watching:
            watching.next()
            assert ada.post(f"{path}/ask-seat", json={"command": "ask-for-seat", "seat": 0}).status_code == 200
            answer = {"command": "answer-to-it", "seat": 1, "seq": see(ben, table)["seq"], "agree": True}
            assert ben.post(f"{path}/answer", json=answer).status_code == 200
            code = ada.post(f"{path}/seat-link", json={"seat": 0}).json()["code"]
            assert eve.post(f"{path}/take-seat", json={"code": code}).json()["you"]["seats"] == [0]
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(lambda _: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        assert [row["id"] for row in eve.get("/api/tables").json()["tables"]] == [table]
        assert [row["id"] for row in ada.get("/api/tables").json()["tables"]] == [table], "who laid it keeps it in the list"
        assert ada.post(f"{path}/take-seat", json={"code": code}).json() == {"error": "no-code"}


def test_a_transfer_moves_the_table_between_lists(tmp_path):
    with server(tmp_path, pace=60.0) as ada, ada.other() as ben, ada.other("Eve") as eve:
        table = sit_down(ada, ben)
        path = f"/api/tables/{table}"
        ben.post(f"{path}/ask-seat", json={"command": "ask-for-seat", "seat": 1})
        answer = {"command": "answer-to-it", "seat": 0, "seq": see(ada, table)["seq"], "agree": True}
        assert ada.post(f"{path}/answer", json=answer).status_code == 200
        code = ben.post(f"{path}/seat-link", json={"seat": 1}).json()["code"]
        assert eve.post(f"{path}/take-seat", json={"code": code}).status_code == 200
        assert [len(who.get("/api/tables").json()["tables"]) for who in (ada, ben, eve)] == [1, 0, 1]


def test_a_transfer_survives_a_restart(tmp_path):
    with server(tmp_path, pace=60.0) as ada:
        table = new_table(ada, ({"name": "Ada"}, {"name": "Bot", "level": "stand-in"}))
        ada.post(f"/api/tables/{table}/ask-seat", json={"command": "ask-for-seat", "seat": 0})
        code = ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0}).json()["code"]
    with server(tmp_path, pace=60.0, name="Eve") as eve:
        assert see(eve, table)["transfer"]["seat"] == 0
        eve.post(f"/api/tables/{table}/take-seat", json={"code": code})
    with server(tmp_path, pace=60.0, name=None, secret=eve.secret) as again:
        assert see(again, table, 0)["table"]["seats"][0]["name"] == "Eve"
