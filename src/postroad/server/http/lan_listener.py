"""A second door, at this machine's address in its network: whoever sits at the machine opens it for others, and closes it again.

Nothing of that is stored: every server begins with this door closed.
"""

import asyncio
import contextlib
import errno
import logging
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection

from postroad.server.http.rate_limits import distant
from postroad.server.http.security_middleware import name_in
from postroad.server.local_addresses import LOOPBACK, bound, url
from postroad.server.settings import Settings
from postroad.server.tables.rejections import CommandRejected

FORWARDED = ("forwarded", "via", "x-forwarded-", "x-real-ip")  # how headers begin of those who speak for somebody else
ROUNDS = 5  # of the event loop, until a connection that was just taken is among the others
LAST_WORDS = 1.0  # seconds for answers that are on their way
GLANCE = 0.02  # seconds between two looks whether they have arrived

log = logging.getLogger(__name__)


class LanListener:
    """Leads to the same application as the first one, with the same limits."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._listener: asyncio.Server | None = None
        self._at: tuple[str, int] | None = None
        self._turn = asyncio.Lock()
        self.hosts: set[str] = set()  # by what the server may be called while it is open

    def belongs_to(self, server: uvicorn.Server) -> None:
        """Which runs, and takes care of those who come in here too."""
        self._server = server

    @property
    def addresses(self) -> list[str]:
        """What others open; none while it is closed."""
        return [url(*self._at)] if self._at else []

    def is_for(self, connection: HTTPConnection) -> bool:
        """Does somebody ask at this machine itself, who has not come by this door, and is the server for this machine alone?"""
        settings, headers, scope = self._settings, connection.headers, connection.scope
        if self._server is None or (self._at and scope["server"] == self._at):
            return False
        alone = settings.host in LOOPBACK and not (settings.names or settings.proxies or settings.database)
        here = distant(scope) is None and name_in(headers.get("host", "")) in LOOPBACK
        return alone and here and not any(name.startswith(FORWARDED) for name in headers)

    async def open(self) -> None:
        async with self._turn:
            if self._server is None or self._at:
                return
            host = self._settings.find_address()
            if host is None:
                raise CommandRejected(409, "no-lan")
            try:
                self._listener, self._at = await listening(self._server, host)
            except OSError as error:
                log.warning("cannot listen at %s: %s", host, error.strerror)
                raise CommandRejected(503, "cannot-listen") from error
            self._server.servers.append(self._listener)  # it ends with the others
            self.hosts.add(host)
            log.info("open for the network at %s", *self.addresses)

    async def close(self) -> None:
        """Whoever came in by it is shown out."""
        async with self._turn:
            if self._server is None or self._listener is None or self._at is None:
                return
            at, listener, self._at, self._listener = self._at, self._listener, None, None
            self.hosts.clear()
            listener.close()
            self._server.servers.remove(listener)
            await show_out(self._server, at)
            log.info("closed for the network")


async def listening(server: uvicorn.Server, host: str) -> tuple[asyncio.Server, tuple[str, int]]:
    """A listener there, at the same port as the first one, or at a free one if something else has that."""
    port = server.servers[0].sockets[0].getsockname()[1]
    sock = bound(host, port) or bound(host, 0)
    if sock is None:
        raise OSError(errno.EADDRINUSE, "no port is free")
    config, loop = server.config, asyncio.get_running_loop()

    def line() -> asyncio.Protocol:
        kind: Any = config.http_protocol_class
        made: asyncio.Protocol = kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)
        return made

    return await loop.create_server(line, sock=sock, backlog=config.backlog), sock.getsockname()[:2]


async def show_out(server: uvicorn.Server, at: tuple[str, int]) -> None:
    """End all connections that came in there: what is being answered has a moment to arrive."""

    def lines() -> list[Any]:
        connections: set[Any] = server.server_state.connections
        return [line for line in connections if line.server == at]

    for _ in range(ROUNDS):
        await asyncio.sleep(0)
    for line in lines():
        line.shutdown()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            while lines():
                await asyncio.sleep(GLANCE)
    for line in lines():
        line.transport.abort()
