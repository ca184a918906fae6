"""Outbound HTTP to addresses that players name: HTTPS only, public addresses only, small and short.

The server resolves the name, checks every address, and connects to a checked one, whatever the name resolves to later. It
follows no redirects. h11 reads the answer, because clients such as httpx have no public limit for its size.
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
MAX_ADDRESS_LENGTH = 1000  # characters of a URL
HEAD = 16 * 1024  # bytes of the response head
SECONDS = 10.0  # for the lookup, and again for the request
AT_ONCE = 8
RESOLVERS = 32  # threads, mostly idle
MAX_TRIES = 3  # addresses tried per name
GONE = (404, 410)
PRINTED = re.compile(r"[!-~]+")
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 in IPv6-only networks (NAT64)

Why = Literal["no-address", "unreachable", "refused", "gone"]
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Connection]]  # address, and the name in its certificate


class SendFailed(Exception):
    """The message was not accepted."""

    def __init__(self, why: Why) -> None:
        self.why: Why = why
        super().__init__(why)


class Target(NamedTuple):
    """A checked URL."""

    name: str
    path: str  # with the query


def target_of(address: str) -> Target:
    """The target of this URL. Raises ValueError for a URL that is not allowed."""
    parts = urlsplit(address)
    name = (parts.hostname or "").rstrip(".")
    if not (len(address) <= MAX_ADDRESS_LENGTH and PRINTED.fullmatch(address) and parts.scheme == "https" and name):
        raise ValueError("not an https:// URL")
    if parts.port not in (None, PORT) or parts.username is not None or parts.password is not None or parts.fragment:
        raise ValueError("a URL with port, user or fragment is not allowed")
    path = parts.path or "/"
    return Target(name, f"{path}?{parts.query}" if parts.query else path)


def is_public(address: str) -> bool:
    """Whether this is a public address: not of this machine, its network or no network at all."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in TRANSLATED:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if found.ipv4_mapped or found.sixtofour or found.teredo or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


class OutboundHttp:
    """Sends requests. Tests replace `resolve` and `connect`, not the checks.

    The timeout starts when work starts, so a queue makes no request fail. Each player's requests run one after the other, so
    slow targets delay only their owner.
    """

    def __init__(self, resolve: Resolve | None = None, connect: Connect | None = None, seconds: float = SECONDS) -> None:
        self._resolve = resolve or self._resolve_name
        self._connect = connect or _connect_tls
        self._seconds = seconds
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._threads = ThreadPoolExecutor(RESOLVERS, "resolver")
        self._resolver_slots = asyncio.Semaphore(RESOLVERS)
        self._lookups: dict[str, asyncio.Future[list[str]]] = {}  # the player's lookup in progress

    async def post(self, player: str, address: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send a POST request. Raises `SendFailed` if it is not accepted. `player` named the address."""
        lock = self._locks.setdefault(player, asyncio.Lock())
        async with lock:
            try:
                status = await self._post(player, target_of(address), headers, body)
            except (OSError, EOFError, h11.RemoteProtocolError):  # includes timeouts and invalid certificates
                raise SendFailed("unreachable") from None
            except ValueError:  # must come last: a certificate error is a ValueError too
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
        """The addresses of a name, all of them public."""
        lookup = await self._look_up(player, name)
        async with asyncio.timeout(self._seconds):
            try:
                addresses = await asyncio.shield(lookup)
            except OSError:
                raise SendFailed(
                    "no-address"
                ) from None  # the same error as for a private address: players learn no internal names
        if not addresses or not all(map(is_public, addresses)):
            raise SendFailed("no-address")
        return addresses

    async def _look_up(self, player: str, name: str) -> asyncio.Future[list[str]]:
        """Start a lookup. A resolver thread cannot be stopped, so each player has at most one, and slow names delay nobody
        else."""
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
