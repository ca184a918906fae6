"""The LAN listener: a person at the server's machine can open the server to the LAN, and close it again. It is closed after
every start."""

import asyncio
import contextlib
import errno
import logging
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection

from postroad.server.http.rate_limits import remote_address
from postroad.server.http.security_middleware import name_in
from postroad.server.local_addresses import LOOPBACK, bound, url
from postroad.server.settings import Settings
from postroad.server.tables.rejections import CommandRejected

FORWARDED = ("forwarded", "via", "x-forwarded-", "x-real-ip")  # prefixes of headers that proxies add
ROUNDS = 5  # turns of the event loop until a new connection is registered
CLOSE_TIMEOUT = 1.0  # seconds for open responses
POLL_INTERVAL = 0.02  # seconds between checks

log = logging.getLogger(__name__)


class LanListener:
    """A second listener for the same application, with the same limits."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._listener: asyncio.Server | None = None
        self._address: tuple[str, int] | None = None
        self._lock = asyncio.Lock()
        self.host_names: set[str] = set()  # host names that are valid while it is open

    def attach(self, server: uvicorn.Server) -> None:
        """Set the running server, which also serves the LAN's connections."""
        self._server = server

    @property
    def addresses(self) -> list[str]:
        """The addresses for others; none while it is closed."""
        return [url(*self._address)] if self._address else []

    def may_control(self, connection: HTTPConnection) -> bool:
        """Whether the caller sits at this machine, did not come over the LAN, and the server listens for this machine alone."""
        settings, headers, scope = self._settings, connection.headers, connection.scope
        if self._server is None or (self._address and scope["server"] == self._address):
            return False
        alone = settings.host in LOOPBACK and not (settings.names or settings.proxies or settings.database)
        here = remote_address(scope) is None and name_in(headers.get("host", "")) in LOOPBACK
        return alone and here and not any(name.startswith(FORWARDED) for name in headers)

    async def open(self) -> None:
        async with self._lock:
            if self._server is None or self._address:
                return
            host = self._settings.find_address()
            if host is None:
                raise CommandRejected("no-lan")
            try:
                self._listener, self._address = await start_listener(self._server, host)
            except OSError as error:
                log.warning("cannot listen at %s: %s", host, error.strerror)
                raise CommandRejected("cannot-listen") from error
            self._server.servers.append(self._listener)  # closed with the other listeners
            self.host_names.add(host)
            log.info("LAN listener opened at %s", *self.addresses)

    async def close(self) -> None:
        """Close the listener and all connections that came through it."""
        async with self._lock:
            if self._server is None or self._listener is None or self._address is None:
                return
            at, listener, self._address, self._listener = self._address, self._listener, None, None
            self.host_names.clear()
            listener.close()
            self._server.servers.remove(listener)
            await close_connections(self._server, at)
            log.info("LAN listener closed")


async def start_listener(server: uvicorn.Server, host: str) -> tuple[asyncio.Server, tuple[str, int]]:
    """Listen at this host, at the server's port or a free one."""
    port = server.servers[0].sockets[0].getsockname()[1]
    sock = bound(host, port) or bound(host, 0)
    if sock is None:
        raise OSError(errno.EADDRINUSE, "no free port")
    config, loop = server.config, asyncio.get_running_loop()

    def protocol() -> asyncio.Protocol:
        kind: Any = config.http_protocol_class
        made: asyncio.Protocol = kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)
        return made

    return await loop.create_server(protocol, sock=sock, backlog=config.backlog), sock.getsockname()[:2]


async def close_connections(server: uvicorn.Server, at: tuple[str, int]) -> None:
    """Close all connections that came in there. Open responses get a moment to finish."""

    def connections_there() -> list[Any]:
        connections: set[Any] = server.server_state.connections
        return [protocol for protocol in connections if protocol.server == at]

    for _ in range(ROUNDS):
        await asyncio.sleep(0)
    for protocol in connections_there():
        protocol.shutdown()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            while connections_there():
                await asyncio.sleep(POLL_INTERVAL)
    for protocol in connections_there():
        protocol.transport.abort()
