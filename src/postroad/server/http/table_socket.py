"""The WebSocket of a table: one message at once, and one after every change."""

import asyncio
import contextlib
import json

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from postroad.server import metrics
from postroad.server.http.auth import authenticate, rates_of
from postroad.server.http.rate_limits import RateLimiter, remote_address
from postroad.server.http.server_access import pass_digest_of
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.registry import Registry
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits
from postroad.server.tables.message import to_json
from postroad.server.tables.player import AuthenticatedPlayer
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.snapshot import RULES
from postroad.server.tables.wire_types import BinaryMessage, Message, SeatingMessage

CLOSE_CODES = {
    401: 4401,
    403: 4403,
    404: 4404,
    422: 4422,
    429: 4429,
    503: 1013,
}  # by HTTP status

DAMAGED = 4500  # a reconnect would not help


def close_code(refusal: CommandRejected) -> int:
    return DAMAGED if refusal.body["error"] == "damaged" else CLOSE_CODES[refusal.status]


async def watch(socket: WebSocket, registry: Registry, table_id: str) -> None:
    """Serve the WebSocket until the viewer leaves or the table closes."""
    await socket.accept()
    try:
        caller = await authenticate(socket)
        rates = await rates_of(socket)
        rates.take("large", remote_address(socket.scope))
        with rates.open("sockets", caller and caller.player.id, remote_address(socket.scope)), metrics.SOCKETS.track_inprogress():
            table_socket = TableSocket(socket, caller, await registry.active_table(table_id), rates)
            table_socket.message()  # rejects now rather than at the first change
            await table_socket.run()
    except (CommandRejected, SQLAlchemyError) as error:
        refusal = error if isinstance(error, CommandRejected) else CommandRejected("storage")
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the client may be gone
            await socket.close(close_code(refusal), refusal.body["error"])


class TableSocket:
    """A viewer's connection to a table, from seating into the game."""

    def __init__(
        self, socket: WebSocket, caller: AuthenticatedPlayer | None, active_table: ActiveTable, rates: RateLimiter
    ) -> None:
        self._socket = socket
        self._asker = caller.player if caller else None
        self._active_table = active_table
        self._limits: Limits = socket.app.state.settings.limits
        self._rates = rates
        self._since = _whole_number(socket, "since")
        self._chat_since = _whole_number(socket, "chat_since")
        self._choose_format(socket.query_params.get("bytes"))
        seat = _whole_number(socket, "seat")
        self._subscriber = Subscriber(caller and caller.player.id, seat, caller and caller.credential.id, pass_digest_of(socket))

    def _choose_format(self, rules: object) -> None:
        """Send binary views to a page with these very rules, JSON views to all others."""
        self._binary = rules == RULES

    def message(self) -> Message | BinaryMessage | SeatingMessage:
        tell = self._active_table.binary_message if self._binary else self._active_table.message
        return tell(self._asker, self._subscriber.seat, self._since, self._chat_since)

    async def run(self) -> None:
        self._active_table.subscribe(self._subscriber)
        sending, receiving = asyncio.create_task(self._send_loop()), asyncio.create_task(self._receive_loop())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._active_table.unsubscribe(self._subscriber)
            for task in (sending, receiving):
                task.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end
        if self._gone:
            raise self._gone

    @property
    def _gone(self) -> CommandRejected | None:
        return self._active_table.close_reason or self._subscriber.close_reason

    async def _send_loop(self) -> None:
        """Send one message for all changes since the last: a slow reader gets fewer messages, never old ones."""
        while not self._gone:
            self._subscriber.news.clear()
            message = self.message()
            self._since = _seq(message)
            if message["chat"]:
                self._chat_since = message["chat"][-1]["n"]
            await self._socket.send_text(to_json(message).decode())
            # Repeated after a while, for clients that detect dead connections by silence.
            silent = asyncio.get_running_loop().call_later(self._limits.resend_interval, self._subscriber.news.set)
            try:
                await self._subscriber.news.wait()
            finally:
                silent.cancel()
            self._follow_successor()

    def _follow_successor(self) -> None:
        """Follow a seating table into its game as a spectator, because seats may have changed. The page then asks for its
        seat."""
        if self._active_table.successor:
            self._active_table.unsubscribe(self._subscriber)
            self._active_table, self._subscriber.seat = self._active_table.successor, None
            self._active_table.subscribe(self._subscriber)

    async def _receive_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                self._on_message(received.get("text") or "")

    def _on_message(self, text: str) -> None:
        """Handle a new pace, or rules that have loaded; ignore anything else."""
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            return
        if not isinstance(message, dict):
            return
        if "bytes" in message:
            self._choose_format(message["bytes"])
        if "pace" in message:
            self._set_pace(message["pace"])

    def _set_pace(self, pace: object) -> None:
        if pace is None or (isinstance(pace, int | float) and not isinstance(pace, bool) and 0 <= pace <= self._limits.max_pace):
            self._rates.take("paces", self._asker and self._asker.id, remote_address(self._socket.scope))
            self._active_table.set_pace(self._asker, pace)


def _whole_number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise CommandRejected("bad-request")
    return int(text)


def _seq(message: Message | BinaryMessage | SeatingMessage) -> int | None:
    """The seq of the last entry; a seating table has none."""
    return None if "seating_table" in message else message["seq"]
