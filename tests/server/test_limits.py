"""Rate limits of players and addresses."""

import asyncio
import itertools
import time
from dataclasses import replace

import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from postroad.server.http.rate_limits import ConcurrencyLimiter, RateLimiter, address_of, remote_address
from postroad.server.http.routes.command_route import CommandRoute
from postroad.server.http.routes.credentials import credentials
from postroad.server.http.routes.me import me
from postroad.server.http.routes.notifications import channels
from postroad.server.http.routes.play import play
from postroad.server.http.routes.server_access import access
from postroad.server.http.routes.tables import tables
from postroad.server.http.security_middleware import CHANGING
from postroad.server.settings import Limits, Rate
from postroad.server.tables.rejections import CommandRejected
from tests.server.people import new_table, server
from tests.server.times import Still

HERE = ("127.0.0.1",)  # proxies that are believed


def slow_down(answer):
    return (answer.status_code, answer.json()) == (429, {"error": "slow-down"}) and int(answer.headers["retry-after"]) >= 1


def allowed_requests(ask, most=400):
    """The number of requests before the first refusal."""
    for count in range(most):
        answer = ask()
        if answer.status_code == 429:
            assert slow_down(answer)
            return count
    return most


# Buckets


def taken(rates, kind, *whos):
    for count in range(1000):
        try:
            rates.take(kind, *whos)
        except CommandRejected as refusal:
            return count, int(refusal.headers["Retry-After"])
    return None


def test_a_bucket_empties_and_fills_up_again():
    time = Still()
    rates = RateLimiter(Limits(), time)
    assert taken(rates, "decisions", "ada") == (60, 1) and taken(rates, "decisions", "ada") == (0, 1)
    time.passes(0.5)
    assert taken(rates, "decisions", "ada") == (10, 1)
    time.passes(1e6)
    assert taken(rates, "decisions", "ada") == (60, 1), "never fuller than at first"
    assert taken(rates, "decisions", "ben") == (60, 1) and taken(rates, "chat", "ada") == (8, 1)
    assert taken(rates, "tables", "ada") == (30, 2) and taken(rates, "guests", "ada") == (20, 3)


def test_a_refused_player_uses_no_shared_allowance():
    rates = RateLimiter(Limits(), Still())
    taken(rates, "chat", "ada")
    assert taken(rates, "chat", "ben", "ada") == (0, 1) and taken(rates, "chat", "ben", None) == (8, 1)
    assert taken(rates, "chat", None) is None


def test_buckets_are_not_endless():
    rates = RateLimiter(Limits(max_buckets=10), Still())
    for number in range(50):
        rates.take("chat", str(number))
    assert len(rates._buckets) == 10


def test_open_sockets_and_streams_are_limited():
    rates = RateLimiter(Limits(max_open_per_player=2), Still())
    with rates.open("sockets", "ada", None):
        with rates.open("sockets", "ada", None), pytest.raises(CommandRejected), rates.open("sockets", "ada", None):
            pass
        with rates.open("streams", "ada", None), rates.open("sockets", "ben", None), rates.open("sockets", None, None):
            pass
        with rates.open("sockets", "ada", None):
            pass
    assert not rates._open


@pytest.mark.parametrize(
    ("client", "address", "remote"),
    [
        (("127.0.0.1", 1), "127.0.0.1", None),
        (("127.8.9.1", 1), "127.8.9.1", None),
        (("::1", 1), "::/64", None),
        (("::ffff:127.0.0.1", 1), "127.0.0.1", None),
        (("192.0.2.7", 1), "192.0.2.7", "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7", "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        (("unix", 0), "unix", "unix"),
        (None, "", ""),
    ],
    ids=str,
)
def test_addresses(client, address, remote):
    assert (address_of({"client": client}), remote_address({"client": client})) == (address, remote)


def test_the_rates():
    assert {kind: (round(rate.each_second * 60), rate.burst) for kind, rate in Limits().rates.items()} == {
        "everything": (6000, 300),
        "large": (1200, 100),
        "decisions": (1200, 60),
        "departures": (20, 10),
        "tables": (30, 30),
        "guests": (20, 20),
        "reports": (5, 5),
        "page-errors": (5, 5),
        "channels": (10, 10),
        "changes": (60, 60),
        "chat": (60, 8),
        "wrong": (10, 10),
        "codes": (10, 10),
        "words": (10, 10),
        "frames": (600, 50),
        "paces": (120, 20),
    }


# At the server


SLOW = {"decisions": 5, "departures": 3, "tables": 3, "chat": 2, "guests": 2, "wrong": 2, "codes": 2}
SLOW |= {"changes": 3, "channels": 3, "everything": 30, "large": 10, "frames": 50, "paces": 8}
FEW = Limits(rates={kind: Rate(0.001, burst) for kind, burst in SLOW.items()}, slow_down_delay=0.0)


@pytest.fixture
def slow(place):
    """A server with small limits that do not refill during a test."""
    with server(place, limits=FEW) as client:
        yield client


def test_requests_of_a_player_are_limited(slow):
    table = new_table(slow)
    lay = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    asked = {"seq": 99, "command": "command-1", "seat": 0, "action": "end"}
    assert allowed_requests(lambda: slow.post("/api/tables", json=lay)) == 2
    assert allowed_requests(lambda: slow.post(f"/api/tables/{table}/decisions", json=asked)) == 5
    going = (
        slow.post(f"/api/tables/{table}/{what}", json={"command": f"command-{what}", "seat": 0}) for what in ["leave", "back"] * 9
    )
    assert allowed_requests(lambda: next(going)) == 3
    assert allowed_requests(lambda: slow.post(f"/api/tables/{table}/chat", json={"reaction": "horn"})) == 2
    with slow.other("Ben") as ben:
        assert ben.post("/api/tables", json=lay).status_code == 201, "others may"
    assert slow.get(f"/api/tables/{table}").status_code == 200


CHANGES = [
    ("POST", "/api/me", {"name": "Ada"}),
    ("POST", "/api/me/device-link", {}),
    ("POST", "/api/me/keys", {"label": "bot"}),
    ("DELETE", "/api/me/keys/nobodys", None),
    ("POST", "/api/me/devices/nobodys", {"label": "kitchen"}),
    ("DELETE", "/api/me/devices/nobodys", None),
    ("DELETE", "/api/me/devices", None),
    ("POST", "/api/me/channels/nobodys", {"active": True, "language": "en"}),
    ("DELETE", "/api/me/channels/nobodys", None),
    ("DELETE", "/api/tables/nowhere", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES, ids=lambda part: part if isinstance(part, str) else "")
def test_every_change_is_rate_limited(slow, method, path, body):
    """One writer writes all changes."""
    assert allowed_requests(lambda: slow.request(method, path, json=body), 5) == 3
    with slow.other("Ben") as ben:
        assert ben.request(method, path, json=body).status_code != 429, "others may"


def test_every_change_has_a_rate_of_its_own():
    """The general rate is for reading. The listed routes limit names and wrong codes themselves; a right code always passes."""
    inside = {"/api/me", "/api/me/device-link/accept", "/api/me/device-link/owner", "/api/enter"}
    routes = [route for router in (play, me, credentials, channels, access, tables) for route in router.routes]
    changing = [route for route in routes if isinstance(route, APIRoute) and route.methods & CHANGING]
    rated = [route for route in changing if isinstance(route, CommandRoute) or "rate." in str(route.dependencies)]
    assert len(rated) > 30 and {route.path for route in changing if route not in rated} == inside


def test_wrong_api_keys_are_counted(slow):
    with slow.other(None) as stranger:
        stranger.headers["Authorization"] = "Bearer something"
        assert allowed_requests(lambda: stranger.get("/api/tables")) == 2
        assert slow.get("/api/tables").status_code == 200, "right ones are not"
        del stranger.headers["Authorization"]
        assert stranger.get("/api/lobby").status_code == 200


def test_wrong_codes_are_counted_and_the_right_one_passes(slow):
    """Wrong codes from the same address lock no player out."""
    code = slow.post("/api/me/device-link").json()["code"]
    with slow.other(None) as stranger:
        assert allowed_requests(lambda: stranger.post("/api/me/device-link/accept", json={"code": "wrong"})) == 2
        assert slow_down(stranger.post("/api/me/device-link/owner", json={"code": "wrong"}))
        assert stranger.post("/api/me/device-link/owner", json={"code": code}).json()["id"] == slow.id
        assert stranger.post("/api/me/device-link/accept", json={"code": code}).json()["id"] == slow.id
        assert slow_down(stranger.post("/api/me/device-link/accept", json={"code": code})), "once"


def test_a_stale_cookie_counts_as_no_wrong_secret(slow):
    """It is answered even after wrong codes of others. A late answer deletes no newer cookie."""
    with slow.other(None) as stranger:
        allowed_requests(lambda: stranger.post("/api/me/device-link/accept", json={"code": "wrong"}))
        stranger.cookies.set(stranger.cookie, "stale", domain="127.0.0.1")
        assert {stranger.get("/api/tables").status_code for _ in range(5)} == {401}
        assert stranger.get("/api/lobby").status_code == 200
        assert "set-cookie" not in stranger.get("/api/me").headers
        assert stranger.post("/api/me", json={"name": "Ada"}).status_code == 200


def test_this_machine_creates_many_guests(slow):
    for _ in range(5):
        with slow.other("Ada") as client:
            assert client.id


@pytest.fixture
def remote_server(place):
    """A server behind a proxy, with remote clients."""
    with server(place, name=None, proxies=HERE, limits=FEW) as client:
        yield client


def client_from(client, address, name=None):
    client = client.other(name)
    client.headers["X-Forwarded-For"] = address
    return client


def test_an_address_creates_few_guests(remote_server):
    with client_from(remote_server, "192.0.2.1") as client, client_from(remote_server, "192.0.2.2") as other:

        def guest(somebody):
            somebody.cookies.clear()
            return somebody.post("/api/me", json={"name": "Ada"})

        assert allowed_requests(lambda: guest(client)) == 2
        assert guest(other).status_code == 200


def test_a_client_cannot_forge_its_address(remote_server):
    """Only the last address comes from our proxy."""
    with client_from(remote_server, "192.0.2.9") as client:

        def guest(number):
            client.cookies.clear()
            client.headers["X-Forwarded-For"] = f"198.51.100.{number}, 192.0.2.9"
            return client.post("/api/me", json={"name": "Ada"})

        numbers = iter(range(100))
        assert allowed_requests(lambda: guest(next(numbers))) == 2


def test_requests_of_an_address_are_limited(remote_server):
    with client_from(remote_server, "192.0.2.3") as client, client_from(remote_server, "192.0.2.4") as other:
        assert allowed_requests(lambda: client.get("/api/about")) == 30
        assert slow_down(client.get("/static/js/app/start.js")) and other.get("/api/about").status_code == 200


def test_a_client_over_the_limit_waits_for_the_refusal(place):
    limits = replace(FEW, slow_down_delay=0.5)
    with (
        server(place, name=None, proxies=HERE, limits=limits) as client,
        client_from(client, "192.0.2.3") as far,
        client_from(client, "192.0.2.4") as other,
    ):
        assert allowed_requests(lambda: far.get("/api/about")) == 30
        began = time.monotonic()
        assert slow_down(far.get("/api/about")) and time.monotonic() - began >= 0.5
        assert other.get("/api/about").status_code == 200


def test_large_requests_of_an_address_are_limited(remote_server):
    """Logs, records and lists each cost as much as ten small requests."""
    with client_from(remote_server, "192.0.2.3", "Ada") as client, client_from(remote_server, "192.0.2.4", "Ben") as other:
        table = new_table(client)
        paths = itertools.cycle([f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/me", "/api/lobby"])
        assert allowed_requests(lambda: client.get(next(paths))) == 10
        assert slow_down(client.get("/api/lobby"))
        with client.stream("GET", "/api/me/stream") as stream:
            assert stream.status_code == 429, "its first event is a list"
        assert client.get("/api/about").status_code == 200 and other.get(f"/api/tables/{table}").status_code == 200
        forwarded = {"X-Forwarded-For": "192.0.2.3"}
        with client.watching(table, additional_headers=forwarded) as watching, pytest.raises(ConnectionClosed) as closed:
            watching.next()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "slow-down")


def test_requests_of_an_address_wait_for_each_other():
    """They do not wait for other addresses."""

    async def act():
        turns, order = ConcurrencyLimiter(Limits(max_concurrent_requests=2)), []
        gate = asyncio.Event()

        async def work(name, address):
            async with turns.of(address):
                order.append(name)
                await gate.wait()

        tasks = [asyncio.create_task(work(*who)) for who in [("a", "x"), ("b", "x"), ("c", "x"), ("d", "y"), ("e", None)]]
        await asyncio.sleep(0.01)
        assert order == ["a", "b", "d", "e"]
        gate.set()
        await asyncio.gather(*tasks)
        assert order[-1] == "c" and len(turns._turns) <= 2

    asyncio.run(act())


def test_many_players_at_one_address_share_its_limit(remote_server):
    lay = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    with client_from(remote_server, "192.0.2.5", "Ada") as ada, client_from(remote_server, "192.0.2.5", "Ben") as ben:
        assert allowed_requests(lambda: ada.post("/api/tables", json=lay)) == 3
        assert slow_down(ben.post("/api/tables", json=lay))


def test_sockets_of_a_player_are_limited(place):
    with server(place, limits=Limits(max_open_per_player=2)) as client, client.other("Ben") as ben:
        table = new_table(client)
        with client.watching(table) as first, client.watching(table) as second, ben.watching(table) as other:
            for watching in (first, second, other):
                watching.next()
            with client.watching(table) as third, pytest.raises(ConnectionClosed) as closed:
                third.next()
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "slow-down")
        patience = time.monotonic() + 5
        while client.app.state.rate_limiter._open:
            assert time.monotonic() < patience
            time.sleep(0.01)
        with client.watching(table) as watching:
            assert watching.next()["seq"] == 1


def test_streams_of_a_player_are_limited(place):
    with server(place, limits=Limits(max_open_per_player=1)) as client, client.stream("GET", "/api/me/stream") as first:
        lines = first.iter_lines()
        next(lines)
        assert slow_down(client.get("/api/me/stream"))
