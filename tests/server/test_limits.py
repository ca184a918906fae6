"""How much one player, or one address, may ask for."""

import time

import pytest
from websockets.exceptions import ConnectionClosed

from postroad.server.http import rate_limits as buckets
from postroad.server.http.rate_limits import RATES, Limits, Rate, address_of, distant
from postroad.server.tables.refusal import Refusal
from tests.server.people import new_table, server

HERE = ("127.0.0.1",)  # proxies that are believed


def slow_down(answer):
    return (answer.status_code, answer.json()) == (429, {"error": "slow-down"}) and int(answer.headers["retry-after"]) >= 1


def allowed(ask, most=400):
    """How often one may ask before it is too much."""
    for count in range(most):
        answer = ask()
        if answer.status_code == 429:
            assert slow_down(answer)
            return count
    return most


@pytest.fixture
def stopped(monkeypatch):
    """Time stands still, until it is told to go on."""
    now = [1000.0]
    monkeypatch.setattr(buckets.time, "monotonic", lambda: now[0])
    return now


# Buckets


def taken(limits, kind, *whos):
    for count in range(1000):
        try:
            limits.take(kind, *whos)
        except Refusal as refusal:
            return count, int(refusal.headers["Retry-After"])
    return None


def test_a_bucket_empties_and_fills_up_again(stopped):
    limits = Limits()
    assert taken(limits, "decisions", "ada") == (60, 1) and taken(limits, "decisions", "ada") == (0, 1)
    stopped[0] += 0.5
    assert taken(limits, "decisions", "ada") == (10, 1)
    stopped[0] += 1e6
    assert taken(limits, "decisions", "ada") == (60, 1), "never fuller than at first"
    assert taken(limits, "decisions", "ben") == (60, 1) and taken(limits, "chat", "ada") == (8, 1)
    assert taken(limits, "tables", "ada") == (30, 2) and taken(limits, "guests", "ada") == (20, 3)


def test_whoever_is_refused_takes_nothing_from_others(stopped):
    limits = Limits()
    taken(limits, "chat", "ada")
    assert taken(limits, "chat", "ben", "ada") == (0, 1) and taken(limits, "chat", "ben", None) == (8, 1)
    assert taken(limits, "chat", None) is None


def test_buckets_are_not_endless(stopped, monkeypatch):
    monkeypatch.setattr(buckets, "MOST_KEPT", 10)
    limits = Limits()
    for number in range(50):
        limits.take("chat", str(number))
    assert len(limits._buckets) == 10


def test_rooms(monkeypatch):
    monkeypatch.setattr(buckets, "MOST_OF_PLAYER", 2)
    limits = Limits()
    with limits.open("sockets", "ada", None):
        with limits.open("sockets", "ada", None), pytest.raises(Refusal), limits.open("sockets", "ada", None):
            pass
        with limits.open("streams", "ada", None), limits.open("sockets", "ben", None), limits.open("sockets", None, None):
            pass
        with limits.open("sockets", "ada", None):
            pass
    assert not limits._open


@pytest.mark.parametrize(
    ("client", "address", "far"),
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
def test_addresses(client, address, far):
    assert (address_of({"client": client}), distant({"client": client})) == (address, far)


def test_the_rates():
    assert {kind: (round(rate.each_second * 60), rate.burst) for kind, rate in RATES.items()} == {
        "everything": (6000, 300),
        "decisions": (1200, 60),
        "tables": (30, 30),
        "guests": (20, 20),
        "chat": (60, 8),
        "wrong": (10, 10),
    }


# At the server


@pytest.fixture
def slow(monkeypatch):
    """Nothing fills up again while a test runs, and a few are many."""
    for kind, burst in (("decisions", 5), ("tables", 3), ("chat", 2), ("guests", 2), ("wrong", 2), ("everything", 30)):
        monkeypatch.setitem(RATES, kind, Rate(0.001, burst))


def test_a_player_may_not_do_too_much(client, ben, slow):
    table = new_table(client)
    lay = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    asked = {"seq": 99, "command": "command-1", "seat": 0, "action": "end"}
    assert allowed(lambda: client.post("/api/tables", json=lay)) == 2
    assert allowed(lambda: client.post(f"/api/tables/{table}/decisions", json=asked)) == 5
    assert allowed(lambda: client.post(f"/api/tables/{table}/chat", json={"reaction": "horn"})) == 2
    assert ben.post("/api/tables", json=lay).status_code == 201, "others may"
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_wrong_secrets_are_counted_here_too(client, stranger, slow):
    stranger.headers["Authorization"] = "Bearer something"
    assert allowed(lambda: stranger.get("/api/tables")) == 2
    assert client.get("/api/tables").status_code == 200, "right ones are not"
    del stranger.headers["Authorization"]
    assert stranger.get("/api/lobby").status_code == 200


def test_codes_cannot_be_guessed(client, stranger, slow):
    code = client.post("/api/me/move").json()["code"]
    assert allowed(lambda: stranger.post("/api/me/moved", json={"code": "wrong"})) == 2
    assert slow_down(stranger.post("/api/me/moved", json={"code": code})), "not even the right one"


def test_this_machine_may_make_many_guests(serving, slow):
    for _ in range(5):
        with serving.other("Ada") as client:
            assert client.id


@pytest.fixture
def far(tmp_path, slow):
    """A server with people from elsewhere."""
    with server(tmp_path, name=None, proxies=HERE) as client:
        yield client


def come_from(client, address, name=None):
    client = client.other(name)
    client.headers["X-Forwarded-For"] = address
    return client


def test_an_address_may_not_make_many_guests(far):
    with come_from(far, "192.0.2.1") as client, come_from(far, "192.0.2.2") as other:

        def guest(somebody):
            somebody.cookies.clear()
            return somebody.post("/api/me", json={"name": "Ada"})

        assert allowed(lambda: guest(client)) == 2
        assert guest(other).status_code == 200


def test_what_a_stranger_says_of_their_address_is_not_believed(far):
    """Only the last one was added by our proxy."""
    with come_from(far, "192.0.2.9") as client:

        def guest(number):
            client.cookies.clear()
            client.headers["X-Forwarded-For"] = f"198.51.100.{number}, 192.0.2.9"
            return client.post("/api/me", json={"name": "Ada"})

        numbers = iter(range(100))
        assert allowed(lambda: guest(next(numbers))) == 2


def test_an_address_may_not_ask_for_too_much(far):
    with come_from(far, "192.0.2.3") as client, come_from(far, "192.0.2.4") as other:
        assert allowed(lambda: client.get("/api/lobby")) == 30
        assert slow_down(client.get("/static/js/app/start.js")) and other.get("/api/lobby").status_code == 200


def test_many_players_at_one_address_share_its_limit(far):
    lay = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    with come_from(far, "192.0.2.5", "Ada") as ada, come_from(far, "192.0.2.5", "Ben") as ben:
        assert allowed(lambda: ada.post("/api/tables", json=lay)) == 3
        assert slow_down(ben.post("/api/tables", json=lay))


def test_one_player_has_only_so_many_sockets(client, ben, monkeypatch):
    monkeypatch.setattr(buckets, "MOST_OF_PLAYER", 2)
    table = new_table(client)
    with client.watching(table) as first, client.watching(table) as second, ben.watching(table) as other:
        for watching in (first, second, other):
            watching.next()
        with client.watching(table) as third, pytest.raises(ConnectionClosed) as closed:
            third.next()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "slow-down")
    patience = time.monotonic() + 5
    while client.app.state.limits._open:
        assert time.monotonic() < patience
        time.sleep(0.01)
    with client.watching(table) as watching:
        assert watching.next()["seq"] == 1


def test_one_player_has_only_so_many_streams(client, monkeypatch):
    monkeypatch.setattr(buckets, "MOST_OF_PLAYER", 1)
    with client.stream("GET", "/api/me/stream") as first:
        lines = first.iter_lines()
        next(lines)
        assert slow_down(client.get("/api/me/stream"))
