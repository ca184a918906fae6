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

import h11

PORT = 443
LONGEST = 1000  # characters of an address
HEAD = 16 * 1024  # bytes of an answer that are read at most: nobody needs more than its first line
SECONDS = 10.0  # for all of it
AT_ONCE = 8
TRIED = 3  # of the addresses of a name
GONE = (404, 410)
PRINTED = re.compile(r"[!-~]+")
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 as networks see it that have IPv6 alone

Why = Literal["no-address", "unreachable", "refused", "gone"]
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Line]]  # to which address, and by what name it must show who it is


class NotSent(Exception):
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
    if not (len(address) <= LONGEST and PRINTED.fullmatch(address) and parts.scheme == "https" and name):
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


class Outside:
    """How it is looked up and reached is for tests to change; what is checked in between is not."""

    def __init__(self, resolve: Resolve | None = None, connect: Connect | None = None, seconds: float = SECONDS) -> None:
        self._resolve = resolve or _resolved
        self._connect = connect or _connected
        self._seconds = seconds
        self._room = asyncio.Semaphore(AT_ONCE)

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> None:
        """NotSent, if it was not taken."""
        async with self._room:
            try:
                async with asyncio.timeout(self._seconds):
                    status = await self._posted(target_of(address), headers, body)
            except ValueError:
                raise NotSent("no-address") from None
            except (OSError, EOFError, h11.RemoteProtocolError):  # a time that is up is an OSError too
                raise NotSent("unreachable") from None
        if not 200 <= status < 300:
            raise NotSent("gone" if status in GONE else "refused")

    async def _posted(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._line(target.name)
        try:
            return await _asked(reader, writer, target, headers, body)
        finally:
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _line(self, name: str) -> Line:
        try:
            addresses = await self._resolve(name)
        except OSError:
            raise NotSent("no-address") from None  # the same as for one that is not public: nobody learns names of our network
        if not addresses or not all(map(is_public, addresses)):
            raise NotSent("no-address")
        for address in addresses[: TRIED - 1]:
            try:
                return await self._connect(address, name)
            except ssl.SSLError:
                raise
            except OSError:
                continue
        return await self._connect(addresses[min(TRIED, len(addresses)) - 1], name)


async def _asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> int:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
    all_headers = {"Host": target.name, "Content-Length": str(len(body)), "Connection": "close", **headers}
    asked = h11.Request(method="POST", target=target.path, headers=list(all_headers.items()))
    for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    while True:
        told = line.next_event()
        if isinstance(told, h11.Response):
            return told.status_code
        if told is h11.NEED_DATA:
            received = await reader.read(HEAD)
            if not received:
                raise EOFError
            line.receive_data(received)


RESOLVERS = ThreadPoolExecutor(4, "resolver")  # slow names keep nobody else waiting


async def _resolved(name: str) -> list[str]:
    looking = asyncio.get_running_loop().run_in_executor(RESOLVERS, _look_up, name)
    return await looking


def _look_up(name: str) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)]


async def _connected(address: str, name: str) -> Line:
    return await asyncio.open_connection(address, PORT, ssl=_context(), server_hostname=name)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
