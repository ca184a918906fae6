"""Requests to addresses from players: only public ones, over HTTPS, without redirects."""

import asyncio
import contextlib
import ssl
import threading
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from postroad.server import outbound_http as sending
from postroad.server.outbound_http import HEAD, OutboundHttp, SendFailed, is_public, target_of
from tests.server.receiving import PUBLIC, receiver

PRIVATE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "0.1.2.3", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",  # noqa: S104
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250",
    "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "::127.0.0.1", "2001:db8::1", "100::1", "2002:7f00:1::",
    "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2001:0:7f00:1::", "4000::1",
]  # fmt: skip
REACHABLE = ["8.8.8.8", "1.1.1.1", PUBLIC, "2606:4700:4700::1111", "2a00:1450:4001::1", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_this_machine_and_network_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", REACHABLE)
def test_reachable_addresses_are_public(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://ntfy.example/x", "ftp://ntfy.example/x", "//ntfy.example/x", "ntfy.example/x", "", "https://", "https:///x",
        "https://ntfy.example:8443/x", "https://ntfy.example:80/x", "https://me@ntfy.example/x", "https://me:word@ntfy.example/x",
        "https://ntfy.example/x#y", "https://ntfy.example/a b", "https://ntfy.example/a\r\nHost: b", "https://ntfy.example/ü",
        "https://ntfy.example:x/", "https://[::1/", "https://ntfy.example/" + "x" * 1000, "file:///etc/passwd",
    ],
)  # fmt: skip
def test_invalid_addresses_are_refused(address):
    with pytest.raises(ValueError, match=r"."):
        target_of(address)


def test_a_valid_address_gives_name_and_path():
    assert target_of("https://Ntfy.example:443/a?b=c") == ("ntfy.example", "/a?b=c")
    assert target_of("https://ntfy.example") == ("ntfy.example", "/")


def failure_of(outside, address="https://hook.example/in?key=1"):
    """The reason of a failed request, None for success."""

    async def send():
        try:
            await outside.post("ada", address, {"X-Kind": "test"}, b"words")
        except SendFailed as failure:
            return failure.why

    return asyncio.run(send())


def test_a_request_arrives_complete():
    with receiver() as there:
        assert failure_of(there.outside()) is None
        (one,) = there.received
        assert (one.host, one.path, one.headers["X-Kind"], one.body) == ("hook.example", "/in?key=1", "test", b"words")
        assert there.reached == [(PUBLIC, "hook.example")]


@pytest.mark.parametrize(
    "addresses", [["10.0.0.1"], [PUBLIC, "127.0.0.1"], ["::ffff:10.0.0.1"], ["fe80::1%eth0", PUBLIC], []], ids=str
)
def test_a_name_with_a_private_address_is_refused(addresses):
    """One public address does not help."""
    with receiver() as there:
        there.names["hook.example"] = addresses
        assert failure_of(there.outside()) == "no-address" and there.reached == there.received == []


@pytest.mark.parametrize("name", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "127.1", "2130706433", "0"])
def test_no_name_reaches_this_machine(name):
    """The names are resolved for real, which needs no connection."""
    reached = []

    async def connect(*where):
        reached.append(where)
        raise OSError

    assert failure_of(OutboundHttp(connect=connect), f"https://{name}/") == "no-address" and reached == []


def test_a_name_is_resolved_only_once():
    with receiver() as there:
        answers = iter([[PUBLIC], ["127.0.0.1"]])

        async def resolve(_name):
            return next(answers)

        assert failure_of(OutboundHttp(resolve, there.connect)) is None
        assert there.reached == [(PUBLIC, "hook.example")] and next(answers), "it was asked once"


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(status):
    with receiver() as there:
        there.statuses["hook.example"] = status
        assert failure_of(there.outside()) == "refused" and len(there.received) == 1


@pytest.mark.parametrize(
    ("status", "why"), [(200, None), (204, None), (400, "refused"), (404, "gone"), (410, "gone"), (503, "refused")]
)
def test_the_status_gives_the_result(status, why):
    with receiver() as there:
        there.statuses["hook.example"] = status
        assert failure_of(there.outside()) == why


def test_the_next_address_of_a_name_is_tried():
    with receiver() as there:
        there.names["hook.example"] = ["8.8.8.8", PUBLIC]

        async def connect(address, name):
            if address == "8.8.8.8":
                raise OSError
            return await there.connect(address, name)

        assert failure_of(OutboundHttp(there.resolve, connect)) is None


def test_a_false_certificate_makes_a_host_unreachable():
    async def resolve(_name):
        return [PUBLIC]

    async def connect(*_where):
        raise ssl.SSLCertVerificationError

    assert failure_of(OutboundHttp(resolve, connect)) == "unreachable"


ODD = {"silent": b"", "part": b"HTTP/1.1 200", "odd": b"what?\r\n\r\n", "long": b"HTTP/1.1 200 OK\r\nX: " + b"x" * 2 * HEAD}


@pytest.mark.parametrize("answer", ODD.values(), ids=ODD)
def test_odd_answers_time_out(answer):
    async def send():
        done = asyncio.Event()

        async def odd(reader, writer):
            await reader.readuntil(b"words")
            writer.write(answer)
            with contextlib.suppress(ConnectionError):
                await reader.read()  # until the client gives up
            writer.close()
            done.set()

        server = await asyncio.start_server(odd, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        async def resolve(_name):
            return [PUBLIC]

        async def connect(*_where):
            return await asyncio.open_connection("127.0.0.1", port)

        with pytest.raises(SendFailed, match="unreachable"):
            await OutboundHttp(resolve, connect, seconds=0.3).post("ada", "https://hook.example/", {}, b"words")
        await done.wait()
        server.close()
        await server.wait_closed()

    asyncio.run(send())


# Certificates


class Certificates(NamedTuple):
    client: ssl.SSLContext  # trusts them
    server: ssl.SSLContext


def certificates(folder, name):
    """A self-signed certificate for this name."""
    key, today = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    certificate = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, SHA256())
    )
    pem = certificate.public_bytes(Encoding.PEM)
    both = folder / "server.pem"
    both.write_bytes(pem + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(both)
    return Certificates(ssl.create_default_context(cadata=pem.decode()), server)


@pytest.mark.parametrize(
    ("name", "why"), [("hook.example", None), ("other.example", "unreachable"), ("127.0.0.1", "unreachable")], ids=str
)
def test_the_certificate_is_checked_against_the_name(tmp_path, monkeypatch, name, why):
    made, names = certificates(tmp_path, name), []
    made.server.sni_callback = lambda _socket, asked, _context: names.append(asked)

    async def send():
        heads = []

        async def answer(reader, writer):
            heads.append((await reader.readuntil(b"words")).decode())
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            await reader.read()
            writer.close()

        service = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=made.server)
        monkeypatch.setattr(sending, "PORT", service.sockets[0].getsockname()[1])
        monkeypatch.setattr(sending, "_context", lambda: made.client)
        monkeypatch.setattr(sending, "is_public", lambda address: address == "127.0.0.1")

        async def resolve(_name):
            return ["127.0.0.1"]

        outside = OutboundHttp(resolve)
        try:
            await outside.post("ada", "https://hook.example/in", {}, b"words")
        except SendFailed as failure:
            return failure.why, heads
        finally:
            service.close()
            await service.wait_closed()
        return None, heads

    told, heads = asyncio.run(send())
    assert told == why and set(names) == {"hook.example"} and len(heads) == (why is None)
    assert all("\r\nhost: hook.example\r\n" in head.lower() for head in heads)


# Slow names


async def why_not(outside, who, name):
    try:
        await outside.post(who, f"https://{name}.example/", {}, b"words")
    except SendFailed as failure:
        return failure.why


@pytest.fixture
def slow(monkeypatch):
    """Names with this prefix resolve only when the test allows it."""
    enough, asked = threading.Event(), []

    def look_up(name):
        asked.append(name)
        assert not name.startswith("slow") or enough.wait(30)
        return [PUBLIC]

    monkeypatch.setattr(sending, "_look_up", look_up)
    enough.asked = asked
    yield enough
    enough.set()


def test_a_player_occupies_one_resolver_thread(slow):
    """This holds for a cancelled request, too."""
    with receiver() as there:

        async def send():
            outside = OutboundHttp(connect=there.connect, seconds=0.05)
            assert await why_not(outside, "eve", "slow-1") == "unreachable"
            others = [asyncio.create_task(why_not(outside, "eve", f"slow-{number}")) for number in (2, 3)]
            await asyncio.sleep(0.2)
            assert slow.asked == ["slow-1.example"]
            outside._seconds = 30.0
            assert await why_not(outside, "ben", "hook") is None
            slow.set()
            assert await asyncio.gather(*others) == [None, None]
            assert not outside._lookups and len(there.received) == 3

        asyncio.run(send())


def test_waiting_in_the_queue_does_not_count_as_timeout(slow, monkeypatch):
    monkeypatch.setattr(sending, "RESOLVERS", 1)
    with receiver() as there:

        async def send():
            outside = OutboundHttp(connect=there.connect, seconds=0.3)
            assert await why_not(outside, "eve", "slow-1") == "unreachable"
            ben = asyncio.create_task(why_not(outside, "ben", "hook"))
            await asyncio.sleep(0.6)
            assert not ben.done() and slow.asked == ["slow-1.example"]
            slow.set()
            outside._seconds = 30.0
            assert await ben is None

        asyncio.run(send())
