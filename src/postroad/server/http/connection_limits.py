"""The doors: how many connections an address may have, and how long each may keep the server waiting. Uvicorn limits neither."""

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
from postroad.server.http.rate_limits import Bucket, address_of, distant
from postroad.server.settings import Settings

PIECE = 512  # bytes of frames that are read at once: a piece holds at most 85 of the smallest
KILOBYTE = 1024  # of frames weighs as much as one more frame
TOO_MUCH = 4429  # with this code whoever sends too much is shown out
LAST_WORDS = 1.0  # seconds for that code to arrive


class ConnectionLimits:
    """Who is inside. Proxies that are believed bring many people: they are counted with all others only."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.time = settings.time
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self._inside: Counter[str] = Counter()
        descriptors = most_descriptors()
        self._most = None if descriptors is None else max(descriptors - self.limits.spare_descriptors, descriptors // 2)

    def http(self) -> type[H11Protocol]:
        return type("Http", (LimitedHttpProtocol,), {"doors": self})

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        return type("Socket", (LimitedSocketProtocol,), {"doors": self})

    def has_room_for(self, client: Any) -> bool:
        address = address_of({"client": client})
        if self._most is not None and self._inside.total() >= self._most:
            return False
        return self._is_proxy(address) or self._inside[address] < self._most_of(client)

    def _most_of(self, client: Any) -> int:
        """Of one address, which leaves a part of all connections to others, however few there are."""
        most = self.limits.max_local_connections if distant({"client": client}) is None else self.limits.max_connections
        return most if self._most is None else min(most, max(1, int(self._most * self.limits.connection_share)))

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def enter(self, client: Any) -> None:
        self._inside[address_of({"client": client})] += 1

    def leave(self, client: Any) -> None:
        address = address_of({"client": client})
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Deadline:
    """Something that is done unless it is stopped in time."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._handle: asyncio.TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        """Unless it runs already."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._do)

    def stop(self) -> None:
        if self._handle:
            self._handle.cancel()
        self._handle = None


class LimitedProtocol(asyncio.Protocol):
    """What is sent over it is taken before its time is up."""

    doors: ClassVar[ConnectionLimits]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._taken = Deadline(transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken.begin(self.doors.limits.write_timeout)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken.stop()
        super().connection_lost(exc)


class LimitedHttpProtocol(LimitedProtocol, H11Protocol):
    """A request comes in whole before its time is up, too. Between two requests Uvicorn waits."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._whole = Deadline(transport.abort)
        self._inside = self.doors.has_room_for(self.client)
        if self._inside:
            self.doors.enter(self.client)
            self._whole.begin(self.doors.limits.request_timeout)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self._whole.begin(self.doors.limits.request_timeout)
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._whole.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._depart()

    def connection_lost(self, exc: Exception | None) -> None:
        self._depart()
        super().connection_lost(exc)

    def _depart(self) -> None:
        self._whole.stop()
        self._taken.stop()
        if self._inside:
            self.doors.leave(self.client)
        self._inside = False


class LimitedSocketProtocol(LimitedProtocol, WebSocketsSansIOProtocol):
    """A WebSocket that does not send too much, be it messages, pings or the smallest of frames."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.doors.enter(self.client)
        self.conn = ServerProtocol(extensions=[CHEAP], max_size=self.config.ws_max_size, logger=self.logger)
        self._bucket = Bucket(self.doors.limits.rates["frames"], self.doors.time)
        self._shown_out = False

    def data_received(self, data: bytes) -> None:
        """In small pieces, so that nobody else waits while thousands of frames are read that came at once."""
        for start in range(0, len(data), PIECE):
            if not (self._shown_out or self.transport.is_closing()):
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if frames and not self._bucket.take(len(frames) + sum(len(frame.data) for frame in frames) // KILOBYTE):
            self._show_out()
        else:
            super().handle_events()

    def _show_out(self) -> None:
        self._shown_out = True
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(TOO_MUCH, "slow-down")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": "slow-down"})
        self.close_sent, self.read_paused = True, False
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        if self._shown_out:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.client)
        super().connection_lost(exc)


CHEAP = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 1}
)
