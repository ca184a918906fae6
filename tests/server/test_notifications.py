"""Notifications: absent players are notified once a turn, and no secret gets out."""

import asyncio
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, func, select, update

from postroad.server import outbound_http
from postroad.server.admin.announcements import set_read_only
from postroad.server.admin.moderation import open_database, set_flags
from postroad.server.live import notifier as live
from postroad.server.outbound_http import OutboundHttp
from postroad.server.settings import Limits
from postroad.server.storage.schema import CHANNELS, SECRETS
from tests.server import postgres
from tests.server.people import ask, decide, new_table, see, server
from tests.server.receiving import PUBLIC, receiver
from tests.server.scenes import sit_down
from tests.server.times import Still
from tests.server.waiting import until

LIMITS = Limits(
    notification_interval=3600.0, notification_retries=(0.0, 0.0), notification_pause=0.0, lease_seconds=1.0
)  # tests trigger the periodic task
NTFY, HOOK = "https://ntfy.example/my-topic", "https://hook.example/in"
LONG = {"kind": "days", "seconds": 86_400}


class ServerProcess:
    """A server and the services around it."""

    def __init__(self, client, there, time):
        self.client = client
        self.there = there
        self.time = time

    def passes(self, seconds):
        self.time.day += seconds
        self.time.passes(seconds)
        self.client.app.state.rate_limiter._buckets.clear()

    def look(self):
        """Run the server's periodic task until everything is sent."""

        async def looking():
            notifier = self.client.app.state.notifier
            await notifier.send_due()
            while notifier._sending:
                await asyncio.gather(*notifier._sending)

        self.does(looking())
        return [(one.host, one.text) for one in self.there.received]

    def does(self, what):
        loop = self.client.app.state.storage._writer._task.get_loop()
        return asyncio.run_coroutine_threadsafe(what, loop).result(30)


@contextmanager
def notifying_server(data, there, time=None, **more):
    time = time or Still(day=1_000_000.0, seconds=1000.0)
    with server(data, time=time, limits=LIMITS, outbound_http=there.outside(), **more) as client:
        yield ServerProcess(client, there, time)


@pytest.fixture
def process(data):
    with receiver() as there, notifying_server(data, there) as process:
        yield process


@pytest.fixture
def people(process):
    """Ada and Ben at a table, where Ada has to decide; Ben has a channel."""
    with process.client.other("Ada") as ada, process.client.other("Ben") as ben:
        add(ben)
        yield ada, ben, sit_down(ada, ben)


def add(client, kind="ntfy", address=NTFY, language="en", **more):
    answer = client.post("/api/me/channels", json={"kind": kind, "address": address, "language": language, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def channels(client):
    return client.get("/api/me/channels").json()["channels"]


def end_turn(client, table, seat):
    """End the seat's turn."""
    while see(client, table, seat)["view"]["decides"] == seat:
        legal = see(client, table, seat)["view"]["legal"]
        decide(client, table, "end" if "end" in legal else legal[0])


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


# Recipients and times


def test_a_player_is_notified_once_a_turn(process, people):
    ada, ben, table = people
    end_turn(ada, table, 0)
    assert process.look() == [], "who is just playing is not bothered"
    process.passes(61)
    told = ("ntfy.example", "Ben, it’s your turn at Ada’s table.")
    assert process.look() == [told]
    process.passes(3600)
    assert process.look() == [told], "once"
    decide(ben, table)
    process.passes(61)
    assert process.look() == [told], "it is still the same turn"
    end_turn(ben, table, 1)
    process.passes(61)
    assert process.look() == [told], "Ada has no herald"
    end_turn(ada, table, 0)
    process.passes(61)
    assert process.look() == [told, told]
    (channel,) = channels(ben)
    assert channel["active"] and channel["trouble"] is None and channel["used"] == process.time.day


def test_a_clock_jump_suppresses_no_notification(process, people):
    """This includes channels created and used during the jump."""
    ada, ben, table = people
    years = 60 * 365 * 24 * 3600.0
    process.time.day += years
    ben.delete(f"/api/me/channels/{channels(ben)[0]['id']}")
    add(ben)
    end_turn(ada, table, 0)
    process.passes(61)
    assert len(process.look()) == 1
    process.time.day -= years
    end_turn(ben, table, 1)
    end_turn(ada, table, 0)
    process.passes(61)
    assert len(process.look()) == 2


def test_a_player_who_is_or_was_just_viewing_is_not_notified(process, people):
    ada, ben, table = people
    with ben.watching(table, "?seat=1") as watching:
        watching.next()
        end_turn(ada, table, 0)
        process.passes(61)
        assert process.look() == []
    until(lambda: not ben.is_watched(table))
    process.passes(30)
    assert process.look() == [], "they have seen it"
    process.passes(31)
    assert len(process.look()) == 1


def test_a_spectator_does_not_suppress_the_players_notification(process, people):
    ada, _, table = people
    with ada.other("Eve") as eve, eve.watching(table) as watching:
        watching.next()
        end_turn(ada, table, 0)
        process.passes(61)
        assert len(process.look()) == 1


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"kind": "none"}, 1),
        (LONG, 1),
        ({"kind": "total", "seconds": 86_400}, 1),
        ({"kind": "total", "seconds": 3600}, 0),
        ({"kind": "turn", "seconds": 3600}, 0),
    ],
    ids=str,
)
def test_only_slow_clocks_send_notifications(process, clock, told):
    with process.client.other("Ada") as ada, process.client.other("Ben") as ben:
        add(ben)
        table = sit_down(ada, ben, clock=clock)
        end_turn(ada, table, 0)
        process.passes(61)
        assert len(process.look()) == told


def test_tables_of_one_player_send_no_notifications(process):
    with process.client.other("Ada") as ada:
        add(ada)
        new_table(ada)
        new_table(ada, ({"name": "Ada"}, {"name": "Bot", "level": "stand-in"}))
        process.passes(61)
        assert process.look() == []


def test_old_turns_send_no_notifications(process, people):
    """This covers turns before the channel existed and before a long downtime."""
    ada, ben, table = people
    ben.delete(f"/api/me/channels/{channels(ben)[0]['id']}")
    end_turn(ada, table, 0)
    process.passes(61)
    add(ben)
    assert process.look() == []
    end_turn(ben, table, 1)
    end_turn(ada, table, 0)
    process.passes(2 * 86_400)
    assert process.look() == []


def test_an_undo_vote_sends_a_notification(process, people):
    """Ada asks Ben during either player's turn; he is notified once each time."""
    ada, _, table = people
    message = decide(ada, table, "take:deck")
    assert ask(ada, table, "ask-undo", message).status_code == 200
    process.passes(61)
    assert len(process.look()) == 1
    process.passes(61)
    assert len(process.look()) == 1


def test_a_player_gets_one_notification_at_a_time(process):
    """Notifications of many tables follow one after the other."""
    with process.client.other("Ada") as ada, process.client.other("Ben") as ben:
        add(ben)
        tables = [sit_down(ada, ben) for _ in range(2)]
        for table in tables:
            end_turn(ada, table, 0)
        process.passes(61)
        assert len(process.look()) == 1
        assert len(process.look()) == 2
        assert {one.words["click"].rpartition("/")[2] for one in process.there.received} == set(tables)


def test_a_pending_notification_delays_the_next_one(process, monkeypatch):
    """The first may take any time."""
    notifier, goes_on = process.client.app.state.notifier, threading.Event()

    async def connect(address, name):
        while not goes_on.is_set():
            await asyncio.sleep(0.01)
        return await process.there.connect(address, name)

    monkeypatch.setattr(notifier._outbound_http, "_connect", connect)
    with process.client.other("Ada") as ada, process.client.other("Ben") as ben:
        add(ben)
        for table in [sit_down(ada, ben) for _ in range(2)]:
            end_turn(ada, table, 0)
        process.passes(61)
        process.does(notifier.send_due())
        process.does(notifier.send_due())
        assert len(notifier._sending) == 1
        goes_on.set()
        until(lambda: not notifier._sending)
        assert len(process.look()) == 2, "the other one later"


def test_banned_players_and_read_only_servers_send_no_notifications(process, people):
    ada, ben, table = people
    place = process.client.app.state.storage._db_engine
    end_turn(ada, table, 0)
    process.passes(61)
    set_read_only(place, True)
    until(lambda: ada.get("/api/announcement").json()["read_only"])
    assert process.look() == []
    set_read_only(place, False)
    until(lambda: not ada.get("/api/announcement").json()["read_only"])
    set_flags(place, ben.id, banned=True)
    assert process.look() == []
    set_flags(place, ben.id, banned=False)
    assert len(process.look()) == 1


# Content


def test_notifications_reveal_nothing_hidden(process, people):
    """A notification has names, the table and a link, whatever the hands are."""
    ada, ben, table = people
    add(ben, "webhook", HOOK, "de")
    end_turn(ada, table, 0)
    process.passes(61)
    process.look()
    ntfy, hook = sorted(process.there.received, key=lambda one: one.host, reverse=True)
    link = f"http://127.0.0.1:{ada.port}/table/{table}"
    assert (ntfy.path, ntfy.words) == (
        "/",
        {
            "topic": "my-topic",
            "title": "It’s your turn",
            "message": "Ben, it’s your turn at Ada’s table.",
            "click": link,
            "tags": ["postal_horn"],
        },
    )
    words = f"Ben, du bist am Zug, am Tisch von Ada. {link}"
    named = {"kind": "turn", "table": table, "who": "Ben", "host": "Ada", "link": link}
    assert hook.words == {**named, "text": words, "content": words, "allowed_mentions": {"parse": []}}
    for one in (ntfy, hook):
        assert set(one.headers) == {"Host", "Content-Length", "Connection", "Content-Type"}, "no cookie, no name of a program"


def test_names_in_notifications_mention_no_user(process):
    with process.client.other("Ada") as ada, process.client.other("<!channel> @everyone") as ben:
        add(ben, "webhook", HOOK)
        table = sit_down(ada, ben)
        end_turn(ada, table, 0)
        process.passes(61)
        process.look()
        (hook,) = process.there.received
        assert hook.words["text"].startswith("&lt;!channel&gt; @everyone, it’s your turn")
        assert hook.words["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl", "ja"])
def test_notifications_exist_in_every_language(process, people, language):
    ada, ben, table = people
    (channel,) = channels(ben)
    assert ben.post(f"/api/me/channels/{channel['id']}", json={"active": True, "language": language}).status_code == 204
    end_turn(ada, table, 0)
    process.passes(61)
    ((_, words),) = process.look()
    assert "Ben" in words and "Ada" in words and "$" not in words


# Failures


def test_a_failing_channel_is_retried_then_switched_off(process, people):
    ada, ben, table = people
    process.there.statuses["ntfy.example"] = 503
    for turn in range(3):
        assert channels(ben)[0]["active"]
        end_turn(ada, table, 0)
        process.passes(61)
        assert len(process.look()) == 3 * (turn + 1), "three tries for each"
        end_turn(ben, table, 1)
    (channel,) = channels(ben)
    assert (channel["active"], channel["trouble"]) == (False, "refused")
    end_turn(ada, table, 0)
    process.passes(61)
    assert len(process.look()) == 9
    assert ben.post(f"/api/me/channels/{channel['id']}", json={"active": True, "language": "en"}).status_code == 204
    assert channels(ben)[0]["trouble"] is None


@pytest.mark.parametrize("kind", ["ntfy", "push"])
@pytest.mark.parametrize("end", ["dropped", "switched off", "signed out"])
def test_an_ended_channel_is_not_retried(process, people, monkeypatch, kind, end):
    """The player ends the channel between two tries."""
    ada, ben, table = people
    address = {"ntfy": NTFY, "push": "https://push.example/send/ben"}[kind]
    if kind == "push":
        add(ben, kind, address, keys=Browser().keys)
    (ended,) = [one["id"] for one in channels(ben) if one["kind"] == kind]
    storage, outbound_http = process.client.app.state.storage, process.client.app.state.notifier._outbound_http
    this = CHANNELS.c.id == ended
    statements = {
        "dropped": delete(CHANNELS).where(this),
        "switched off": update(CHANNELS).where(this).values(active=False),
        "signed out": delete(SECRETS).where(SECRETS.c.player == ben.id),
    }

    async def connect(address, name):
        if name != "ntfy.example" or kind == "ntfy":
            await storage.commit(statements[end])
        return await process.there.connect(address, name)

    monkeypatch.setattr(outbound_http, "_connect", connect)
    process.there.statuses |= {"ntfy.example": 503, "push.example": 503}
    end_turn(ada, table, 0)
    process.passes(61)
    tried = [host for host, _ in process.look()]
    lasting = kind == "ntfy" and end == "signed out"  # an address is the player's, not the browser's
    assert tried.count(f"{kind}.example") == (3 if lasting else 1)


def test_a_gone_channel_is_switched_off_at_once(process, people):
    ada, ben, table = people
    process.there.statuses["ntfy.example"] = 410
    end_turn(ada, table, 0)
    process.passes(61)
    assert len(process.look()) == 1
    assert (channels(ben)[0]["active"], channels(ben)[0]["trouble"]) == (False, "gone")


def test_a_channel_into_our_network_is_refused(process, people):
    ada, ben, table = people
    process.there.names["ntfy.example"] = ["192.168.0.1"]
    end_turn(ada, table, 0)
    process.passes(61)
    assert process.look() == [] and process.there.reached == []
    assert channels(ben)[0]["trouble"] == "no-address"


def test_slow_host_names_do_not_delay_other_players(tmp_path, monkeypatch):
    """Eve tests channels whose host names do not resolve; Ben's notification is not delayed."""
    asked, answered = threading.Semaphore(0), threading.Event()

    def look_up(name):
        asked.release()
        assert name == "hook.example" or answered.wait(30)
        return [PUBLIC]

    monkeypatch.setattr(outbound_http, "_look_up", look_up)
    with receiver() as there, ThreadPoolExecutor(6) as eve_waits:
        reached = OutboundHttp(connect=there.connect, seconds=1.0)
        with server(tmp_path, name="Eve", limits=LIMITS, outbound_http=reached) as eve, eve.other("Ben") as ben:
            slow = [add(eve, "webhook", f"https://slow-{number}.example/") for number in range(5)]
            mine = add(ben, "webhook", HOOK)
            tried = [eve_waits.submit(eve.post, f"/api/me/channels/{channel}/test", json={}) for channel in slow]
            assert asked.acquire(timeout=10)
            assert ben.post(f"/api/me/channels/{mine}/test", json={}).json() == {"trouble": None}
            told = next(as_completed(tried)).result()
            assert told.json() == {"trouble": "unreachable"}, "nor does Eve wait for ever"
            answered.set()
            assert {one.result().status_code for one in tried} == {200}


def test_tests_of_slow_channels_do_not_block_their_address(tmp_path):
    """They wait for an outside service, not for the server."""
    reached, answered = threading.Semaphore(0), threading.Event()

    async def resolve(_name):
        return [PUBLIC]

    async def connect(_address, _name):
        reached.release()
        while not answered.is_set():
            await asyncio.sleep(0.01)
        raise OSError

    at_once = LIMITS.max_concurrent_requests
    with server(
        tmp_path, limits=LIMITS, outbound_http=OutboundHttp(resolve, connect), proxies=("127.0.0.1",), name=None
    ) as stranger:
        stranger.headers["X-Forwarded-For"] = "192.0.2.1"
        with ThreadPoolExecutor(at_once) as waits, ExitStack() as people:
            try:
                tried = []
                for number in range(at_once):
                    eve = people.enter_context(stranger.other(f"Eve {number}"))
                    eve.headers["X-Forwarded-For"] = "192.0.2.1"
                    tried.append(waits.submit(eve.post, f"/api/me/channels/{add(eve)}/test", json={}))
                assert all(reached.acquire(timeout=10) for _ in tried)
                assert stranger.get("/api/about", timeout=5).status_code == 200
            finally:
                answered.set()
            assert {one.result().json()["trouble"] for one in tried} == {"unreachable"}


# Making them


def test_testing_a_channel_reports_its_trouble(process, people):
    _, ben, _ = people
    (channel,) = channels(ben)
    assert ben.post(f"/api/me/channels/{channel['id']}/test", json={}).json() == {"trouble": None}
    (one,) = process.there.received
    assert one.words["message"] == "This is how you’ll be notified of your turn." and "table" not in one.words["click"]
    process.there.statuses["ntfy.example"] = 403
    assert ben.post(f"/api/me/channels/{channel['id']}/test", json={}).json() == {"trouble": "refused"}
    assert channels(ben)[0]["active"], "that was only a try"


def test_players_manage_only_their_own_channels(process, people):
    ada, ben, _ = people
    (channel,) = channels(ben)
    assert channels(ada) == []
    for method, path, body in (
        ("POST", "", {"active": False, "language": "en"}),
        ("POST", "/test", {}),
        ("DELETE", "", None),
    ):
        assert refused(ada.request(method, f"/api/me/channels/{channel['id']}{path}", json=body), 404, "no-channel")
    token = ben.post("/api/me/keys", json={"label": "bot"}).json()["key"]
    with ben.other(None) as stranger:
        bearer = {"Authorization": f"Bearer {token}"}
        assert refused(stranger.get("/api/me/channels", headers=bearer), 403, "browser-only")
        assert refused(stranger.get("/api/me/channels"), 401, "no-player")
    assert ben.delete(f"/api/me/channels/{channel['id']}").status_code == 204 and channels(ben) == []


def test_channels_are_limited_and_addresses_unique(process):
    with process.client.other("Ada") as ada:
        for number in range(LIMITS.max_channels):
            add(ada, "webhook", f"{HOOK}/{number}")
        again = add(ada, "webhook", f"{HOOK}/0")
        assert len(channels(ada)) == LIMITS.max_channels and again in {one["id"] for one in channels(ada)}
        body = {"kind": "webhook", "address": f"{HOOK}/more", "language": "en"}
        assert refused(ada.post("/api/me/channels", json=body), 409, "too-many")


def test_simultaneous_channels_respect_the_limit(process):
    with process.client.other("Ada") as ada, ThreadPoolExecutor(9) as at_once:
        bodies = [{"kind": "webhook", "address": f"{HOOK}/{number}", "language": "en"} for number in range(9)]
        answers = list(at_once.map(lambda body: ada.post("/api/me/channels", json=body), bodies))
        assert sorted(answer.status_code for answer in answers) == [201] * 6 + [409] * 3
        assert len(channels(ada)) == 6


def test_tests_of_channels_are_rate_limited(process):
    with process.client.other("Ada") as ada:
        channel = add(ada)
        for _ in range(9):
            assert ada.post(f"/api/me/channels/{channel}/test", json={}).status_code == 200
        assert refused(ada.post(f"/api/me/channels/{channel}/test", json={}), 429, "slow-down")


@pytest.mark.parametrize(
    "body",
    [
        {"address": "http://ntfy.example/x"},
        {"address": "https://ntfy.example:8443/x"},
        {"address": "https://ntfy.example/"},
        {"address": "https://ntfy.example/a/b"},
        {"kind": "mail"},
        {"language": "xx"},
        {"kind": "push"},
        {"kind": "push", "keys": {"p256dh": "x"}},
        {"kind": "push", "keys": {"p256dh": "x", "auth": "y"}},
        {"keys": {"p256dh": "x", "auth": "y"}},
    ],
    ids=str,
)
def test_invalid_channels_are_refused(process, body):
    with process.client.other("Ada") as ada:
        whole = {"kind": "ntfy", "address": NTFY, "language": "en", **body}
        assert refused(ada.post("/api/me/channels", json=whole), 422, "bad-request")


# Several servers


def hears_others(process):
    return process.client.app.state.registry._company._since is not None


@pytest.fixture
def two_servers(database):
    """Two servers over one database, and Ben, who has a channel."""
    time = Still(day=1_000_000.0, seconds=1000.0)
    with (
        receiver() as there,
        notifying_server(database, there, time) as one,
        notifying_server(database, there, time, name=None) as other,
    ):
        until(lambda: hears_others(one) and hears_others(other))
        yield one, other


def test_one_of_two_servers_sends_the_notification(two_servers):
    one, _ = two_servers
    with one.client.other("Ada") as ada, one.client.other("Ben") as ben:
        add(ben)
        table = sit_down(ada, ben)
        for turn in range(3):
            end_turn(ada, table, 0)
            one.passes(61)
            with ThreadPoolExecutor(2) as both:
                list(both.map(ServerProcess.look, two_servers))
            assert len(one.there.received) == turn + 1
            end_turn(ben, table, 1)


def test_a_player_viewing_at_another_server_is_not_notified(two_servers):
    """This includes a server without the table in memory."""
    one, other = two_servers
    with one.client.other("Ada") as ada, one.client.other("Ben") as ben:
        add(ben)
        table = sit_down(ada, ben)
        end_turn(ada, table, 0)
        assert table not in other.client.app.state.registry.in_memory()
        with ben.watching(table, "?seat=1") as watching:
            watching.next()
            until(lambda: ben.id in other.client.app.state.registry.players_watching(table))
            one.passes(61)
            heard = other.client.app.state.registry._company._heard
            until(lambda: any(told.at == one.time.monotonic() for told in list(heard.values())))  # servers repeat their presence
            assert one.look() == other.look() == []


def test_a_server_waits_while_another_sends(two_servers):
    """This holds for a slow notification, too."""
    one, other = two_servers
    answered = threading.Event()

    async def connect(address, name):
        while not answered.is_set():
            await asyncio.sleep(0.01)
        return await one.there.connect(address, name)

    for process in two_servers:
        process.client.app.state.notifier._limits = replace(LIMITS, notification_pause=30.0)
    one.client.app.state.notifier._outbound_http._connect = connect
    with one.client.other("Ada") as ada, one.client.other("Ben") as ben:
        add(ben)
        for table in [sit_down(ada, ben) for _ in range(2)]:
            end_turn(ada, table, 0)
        one.passes(61)
        one.does(one.client.app.state.notifier.send_due())
        one.passes(29)
        assert other.look() == []
        answered.set()
        assert len(one.look()) == 1


def test_a_server_without_change_events_sends_no_notifications(two_servers):
    one, _ = two_servers
    with one.client.other("Ada") as ada, one.client.other("Ben") as ben:
        add(ben)
        table = sit_down(ada, ben)
        end_turn(ada, table, 0)
        one.passes(61)
        registry = one.client.app.state.registry
        registry.deaf()
        assert one.look() == []
        registry._company.listen(True)
        assert one.look() == [], "who is elsewhere has not said so yet"
        one.passes(2)
        assert len(one.look()) == 1


# Browsers


class Browser:
    """A browser's subscription, which decrypts its messages (RFC 8291)."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen letters!"
        self.keys = {"p256dh": text_of(self.point), "auth": text_of(self.secret)}

    def open_database(self, body):
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = derived(self.private.exchange(ec.ECDH(), key), self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])


def derived(secret, salt, info, length):
    return HKDF(SHA256(), length, salt, info).derive(secret)


def text_of(raw):
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_browser_decrypts_its_notification(process, people):
    ada, ben, table = people
    browser, endpoint = Browser(), "https://push.example/send/abc"
    ben.delete(f"/api/me/channels/{channels(ben)[0]['id']}")
    add(ben, "push", endpoint, keys=browser.keys)
    end_turn(ada, table, 0)
    process.passes(61)
    process.look()
    (one,) = process.there.received
    words = {"title": "It’s your turn", "text": "Ben, it’s your turn at Ada’s table.", "path": f"/table/{table}", "tag": table}
    assert browser.open_database(one.body) == words and b"Ben" not in one.body
    assert (one.path, one.headers["Content-Encoding"], one.headers["TTL"], one.headers["Topic"]) == (
        "/send/abc",
        "aes128gcm",
        "86400",
        table,
    )


def test_the_server_signs_push_messages_with_its_public_key(process, people):
    _, ben, _ = people
    browser = Browser()
    channel = add(ben, "push", "https://push.example/send/abc", keys=browser.keys)
    assert ben.post(f"/api/me/channels/{channel}/test", json={}).json() == {"trouble": None}
    (one,) = process.there.received
    known = ben.get("/api/me/channels").json()["push_key"]
    scheme, _, rest = one.headers["Authorization"].partition(" ")
    token, key = (part.strip().partition("=")[2] for part in rest.split(","))
    assert scheme == "vapid" and key == known
    head, claims, signature = token.split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(bytes_of(claims))
    assert told["aud"] == "https://push.example" and process.time.day < told["exp"] <= process.time.day + 86_400
    assert told["sub"].startswith("https://")
    raw = bytes_of(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_all_servers_of_a_database_share_one_push_key():
    with postgres.database() as address, server(address) as ada, server(address, secret=ada.secret) as there:
        keys = {client.get("/api/me/channels").json()["push_key"] for client in (ada, there)}
        assert len(keys) == 1 and None not in keys


def test_a_signed_out_browser_loses_its_channel(process, people):
    """This covers a browser that is signed out or linked to another player; addresses stay."""
    _, ben, _ = people
    code = ben.post("/api/me/device-link", json={}).json()["code"]
    with ben.other("Eve") as phone:
        add(phone, "push", "https://push.example/send/eve", keys=Browser().keys)
        phone.post("/api/me/device-link/accept", json={"code": code})
        add(phone, "push", "https://push.example/send/phone", keys=Browser().keys)
        assert [one["kind"] for one in channels(ben)] == ["ntfy", "push"]
        ben.delete("/api/me/devices")
        assert [one["kind"] for one in channels(ben)] == ["ntfy"]
    with open_database(process.client.app.state.storage._db_engine) as connection:
        assert connection.execute(select(func.count()).select_from(CHANNELS)).scalar() == 1


def test_without_the_extra_no_push_is_offered(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "web_push", None)
    with server(tmp_path) as ada:
        assert ada.get("/api/me/channels").json() == {"channels": [], "push_key": None}
        body = {"kind": "push", "address": "https://push.example/x", "language": "en", "keys": Browser().keys}
        assert refused(ada.post("/api/me/channels", json=body), 422, "bad-request")
