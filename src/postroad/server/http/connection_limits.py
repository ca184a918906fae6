"""Connection limits per address, and time limits per connection. Uvicorn has neither."""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from postroad.server.fd_limits import most_descriptors
from postroad.server.http.rate_limits import Bucket, address_of, remote_address
from postroad.server.settings import Settings

CHUNK = 512  # bytes per chunk: at most 85 of the smallest frames
KILOBYTE = 1024  # bytes that count like one more frame
CLOSE_CODE = 4429  # close code for too many frames
CLOSE_TIMEOUT = 1.0  # seconds for the close frame to arrive


class ConnectionLimits:
    """All open connections. Trusted proxies carry many people, so only the total limit applies to them."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.time = settings.time
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self._open: Counter[str] = Counter()
        descriptors = most_descriptors()
        self._most = None if descriptors is None else max(descriptors - self.limits.spare_descriptors, descriptors // 2)

    def http(self) -> type[H11Protocol]:
        return type("Http", (LimitedHttpProtocol,), {"connection_limits": self})

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        return type("Socket", (LimitedSocketProtocol,), {"connection_limits": self})

    def has_room_for(self, client: Any) -> bool:
        address = address_of({"client": client})
        if self._most is not None and self._open.total() >= self._most:
            return False
        return self._is_proxy(address) or self._open[address] < self._most_of(client)

    def _most_of(self, client: Any) -> int:
        """The limit for one address, at most a share of all connections."""
        most = self.limits.max_local_connections if remote_address({"client": client}) is None else self.limits.max_connections
        return most if self._most is None else min(most, max(1, int(self._most * self.limits.connection_share)))

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def add(self, client: Any) -> None:
        self._open[address_of({"client": client})] += 1

    def remove(self, client: Any) -> None:
        address = address_of({"client": client})
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Deadline:
    """An action that runs unless it is stopped in time."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Start, unless it runs already."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._do)

    def stop(self) -> None:
        if self._handle:
            self._handle.cancel()
        self._handle = None


class LimitedProtocol(asyncio.Protocol):
    """A connection that must read what it is sent in time."""

    connection_limits: ClassVar[ConnectionLimits]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._write_deadline = Deadline(transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_deadline.start(self.connection_limits.limits.write_timeout)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_deadline.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._write_deadline.stop()
        super().connection_lost(exc)


class LimitedHttpProtocol(LimitedProtocol, H11Protocol):
    """HTTP: a request must also arrive completely in time. Uvicorn limits the pause between requests."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._request_deadline = Deadline(transport.abort)
        self._open = self.connection_limits.has_room_for(self.client)
        if self._open:
            self.connection_limits.add(self.client)
            self._request_deadline.start(self.connection_limits.limits.request_timeout)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self._request_deadline.start(self.connection_limits.limits.request_timeout)
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._request_deadline.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._release()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        self._request_deadline.stop()
        self._write_deadline.stop()
        if self._open:
            self.connection_limits.remove(self.client)
        self._open = False


class LimitedSocketProtocol(LimitedProtocol, WebSocketsSansIOProtocol):
    """WebSocket: limits messages, pings and the smallest frames."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.connection_limits.add(self.client)
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=self.config.ws_max_size, logger=self.logger)
        self._bucket = Bucket(self.connection_limits.limits.rates["frames"], self.connection_limits.time)
        self._closing = False

    def data_received(self, data: bytes) -> None:
        """Process small chunks, so that thousands of frames at once do not block others."""
        for start in range(0, len(data), CHUNK):
            if not (self._closing or self.transport.is_closing()):
                super().data_received(data[start : start + CHUNK])

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if frames and not self._bucket.take(len(frames) + sum(len(frame.data) for frame in frames) // KILOBYTE):
            self._close_too_much()
        else:
            super().handle_events()

    def _close_too_much(self) -> None:
        self._closing = True
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(CLOSE_CODE, "slow-down")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_CODE, "reason": "slow-down"})
        self.close_sent, self.read_paused = True, False
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    async def send(self, message: Any) -> None:
        if self._closing:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection_limits.remove(self.client)
        super().connection_lost(exc)


COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
)
