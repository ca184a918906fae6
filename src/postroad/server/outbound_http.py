"""What this server sends to addresses that players name: over HTTPS, to public addresses alone, little, and soon over.

A name is looked up here, every address that it has is checked, and the line goes to one of those that were checked: whatever
the name means a moment later. Nobody is led on to another place.
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Literal, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import h11

PORT = 443
MAX_ADDRESS_LENGTH = 1000  # characters of an address
HEAD = 16 * 1024  # bytes of an answer that are read at most: nobody needs more than its first line
SECONDS = 10.0  # for the name, and once more for the rest
AT_ONCE = 8
RESOLVERS = 32  # threads, which wait for the most part
MAX_TRIES = 3  # of the addresses of a name
GONE = (404, 410)
PRINTED = re.compile(r"[!-~]+")
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 as networks see it that have IPv6 alone

Why = Literal["no-address", "unreachable", "refused", "gone"]
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Connection]]  # to which address, and by what name it must show who it is


class SendFailed(Exception):
    def __init__(self, why: Why) -> None:
        self.why: Why = why
        super().__init__(why)


class Target(NamedTuple):
    name: str
    path: str  # with the query


def target_of(address: str) -> Target:
    """ValueError, if nothing is sent to such an address."""
    parts = urlsplit(address)
    name = (parts.hostname or "").rstrip(".")
    if not (len(address) <= MAX_ADDRESS_LENGTH and PRINTED.fullmatch(address) and parts.scheme == "https" and name):
        raise ValueError("not the address of a page, over HTTPS")
    if parts.port not in (None, PORT) or parts.username is not None or parts.password is not None or parts.fragment:
        raise ValueError("more than an address")
    path = parts.path or "/"
    return Target(name, f"{path}?{parts.query}" if parts.query else path)


def is_public(address: str) -> bool:
    """Can everybody reach it? Nothing of this machine, of its network, or of no network at all."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in TRANSLATED:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if found.ipv4_mapped or found.sixtofour or found.teredo or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


class OutboundHttp:
    """How it is looked up and reached is for tests to change; what is checked in between is not.

    Time counts only once something is done: nobody's words fail because there is a queue. One after the other for each player,
    so that whoever names slow places waits for themselves.
    """

    def __init__(self, resolve: Resolve | None = None, connect: Connect | None = None, seconds: float = SECONDS) -> None:
        self._resolve = resolve or self._resolve_name
        self._connect = connect or _connect_tls
        self._seconds = seconds
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._threads = ThreadPoolExecutor(RESOLVERS, "resolver")
        self._resolver_slots = asyncio.Semaphore(RESOLVERS)
        self._lookups: dict[str, asyncio.Future[list[str]]] = {}  # the name that is looked up for a player

    async def post(self, player: str, address: str, headers: Mapping[str, str], body: bytes) -> None:
        """NotSent, if it was not taken. `who` is the player who has named the address."""
        lock = self._locks.setdefault(player, asyncio.Lock())
        async with lock:
            try:
                status = await self._post(player, target_of(address), headers, body)
            except (OSError, EOFError, h11.RemoteProtocolError):  # so are a time that is up, and a false certificate
                raise SendFailed("unreachable") from None
            except ValueError:  # after the others: a false certificate is one too
                raise SendFailed("no-address") from None
        if not 200 <= status < 300:
            raise SendFailed("gone" if status in GONE else "refused")

    async def _post(self, player: str, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        addresses = await self._addresses(player, target.name)
        async with self._slots, asyncio.timeout(self._seconds):
            reader, writer = await self._open_connection(addresses, target.name)
            try:
                return await _exchange(reader, writer, target, headers, body)
            finally:
                writer.transport.abort()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()

    async def _addresses(self, player: str, name: str) -> list[str]:
        """Those of a name, all of them public."""
        lookup = await self._look_up(player, name)
        async with asyncio.timeout(self._seconds):
            try:
                addresses = await asyncio.shield(lookup)
            except OSError:
                raise SendFailed("no-address") from None  # as for one that is not public: nobody learns names of our network
        if not addresses or not all(map(is_public, addresses)):
            raise SendFailed("no-address")
        return addresses

    async def _look_up(self, player: str, name: str) -> asyncio.Future[list[str]]:
        """Begun. Nobody can stop the thread: it is this player's until it is done, and a player has one. So slow names keep
        nobody else waiting."""
        if before := self._lookups.get(player):
            await asyncio.wait([before])
        await self._resolver_slots.acquire()
        lookup = self._lookups[player] = asyncio.ensure_future(self._resolve(name))
        lookup.add_done_callback(lambda _: self._looked_up(player))
        return lookup

    def _looked_up(self, player: str) -> None:
        del self._lookups[player]
        self._resolver_slots.release()

    async def _resolve_name(self, name: str) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _look_up, name)

    async def _open_connection(self, addresses: list[str], name: str) -> Connection:
        for address in addresses[: MAX_TRIES - 1]:
            try:
                return await self._connect(address, name)
            except ssl.SSLError:
                raise
            except OSError:
                continue
        return await self._connect(addresses[min(MAX_TRIES, len(addresses)) - 1], name)


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> int:
    protocol = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
    all_headers = {"Host": target.name, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=target.path, headers=list(all_headers.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(protocol.send(part) or b"")
    await writer.drain()
    while True:
        event = protocol.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            received = await reader.read(HEAD)
            if not received:
                raise EOFError
            protocol.receive_data(received)


def _look_up(name: str) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)]


async def _connect_tls(address: str, name: str) -> Connection:
    return await asyncio.open_connection(address, PORT, ssl=_context(), server_hostname=name)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
