"""Watching a table over a WebSocket: a message at once, and one after every change."""

import asyncio
import contextlib
import json

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from postroad.server import metrics
from postroad.server.http.auth import asking, rates_of
from postroad.server.http.rate_limits import RateLimiter, distant
from postroad.server.http.server_access import pass_digest_of
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.registry import Registry
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits
from postroad.server.tables.message import to_json
from postroad.server.tables.player import AuthenticatedPlayer
from postroad.server.tables.rejections import CommandRejected, bad_request
from postroad.server.tables.snapshot import RULES
from postroad.server.tables.wire_types import BinaryMessage, Message, SeatingMessage

CLOSE_CODES = {
    401: 4401,
    403: 4403,
    404: 4404,
    422: 4422,
    429: 4429,
    503: 1013,
}  # by the status that a request would get

DAMAGED = 4500  # it would be in vain to connect again


def close_code(refusal: CommandRejected) -> int:
    return DAMAGED if refusal.body["error"] == "damaged" else CLOSE_CODES[refusal.status]


async def watch(socket: WebSocket, registry: Registry, table_id: str) -> None:
    """Until the viewer leaves, or the table is gone."""
    await socket.accept()
    try:
        caller = await asking(socket)
        rates = await rates_of(socket)
        rates.take("large", distant(socket.scope))
        with rates.open("sockets", caller and caller.player.id, distant(socket.scope)), metrics.SOCKETS.track_inprogress():
            looking = TableSocket(socket, caller, await registry.room(table_id), rates)
            looking.message()  # refused here rather than when there is news
            await looking.on()
    except (CommandRejected, SQLAlchemyError) as error:
        refusal = error if isinstance(error, CommandRejected) else CommandRejected(503, "storage")
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # who has gone need not be told
            await socket.close(close_code(refusal), refusal.body["error"])


class TableSocket:
    """Somebody looks at a table: while people gather there, and on when they play."""

    def __init__(self, socket: WebSocket, caller: AuthenticatedPlayer | None, room: ActiveTable, rates: RateLimiter) -> None:
        self._socket = socket
        self._asker = caller.player if caller else None
        self._room = room
        self._limits: Limits = socket.app.state.settings.limits
        self._rates = rates
        self._since = _whole_number(socket, "since")
        self._chat_since = _whole_number(socket, "chat_since")
        self._reads(socket.query_params.get("bytes"))
        seat = _whole_number(socket, "seat")
        self._watcher = Subscriber(caller and caller.player.id, seat, caller and caller.credential.id, pass_digest_of(socket))

    def _reads(self, rules: object) -> None:
        """Whoever has these very rules makes the words of views; to everybody else they are told."""
        self._bare = rules == RULES

    def message(self) -> Message | BinaryMessage | SeatingMessage:
        tell = self._room.bare_message if self._bare else self._room.message
        return tell(self._asker, self._watcher.seat, self._since, self._chat_since)

    async def on(self) -> None:
        self._room.arrive(self._watcher)
        talking, listening = asyncio.create_task(self._talk()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait({talking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.depart(self._watcher)
            for task in (talking, listening):
                task.cancel()
            ends = await asyncio.gather(talking, listening, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end
        if self._gone:
            raise self._gone

    @property
    def _gone(self) -> CommandRejected | None:
        return self._room.gone or self._watcher.gone

    async def _talk(self) -> None:
        """One message for all that happened since the last: who reads slowly gets fewer, never old ones."""
        while not self._gone:
            self._watcher.news.clear()
            message = self.message()
            self._since = _seq(message)
            if message["chat"]:
                self._chat_since = message["chat"][-1]["n"]
            await self._socket.send_text(to_json(message).decode())
            # After a while it is told again, for whoever takes silence for a dead line.
            silent = asyncio.get_running_loop().call_later(self._limits.silence, self._watcher.news.set)
            try:
                await self._watcher.news.wait()
            finally:
                silent.cancel()
            self._go_along()

    def _go_along(self) -> None:
        """From a seating table to its game: as a spectator, for seats may have changed. Who plays asks for a seat again."""
        if self._room.became:
            self._room.depart(self._watcher)
            self._room, self._watcher.seat = self._room.became, None
            self._room.arrive(self._watcher)

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                self._heed(received.get("text") or "")

    def _heed(self, text: str) -> None:
        """Another pace for bots, or rules that have arrived; everything else is passed over."""
        try:
            told = json.loads(text)
        except (ValueError, RecursionError):
            return
        if not isinstance(told, dict):
            return
        if "bytes" in told:
            self._reads(told["bytes"])
        if "pace" in told:
            self._set_pace(told["pace"])

    def _set_pace(self, pace: object) -> None:
        if pace is None or (isinstance(pace, int | float) and not isinstance(pace, bool) and 0 <= pace <= self._limits.slowest):
            self._rates.take("paces", self._asker and self._asker.id, distant(self._socket.scope))
            self._room.set_pace(self._asker, pace)


def _whole_number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise bad_request()
    return int(text)


def _seq(message: Message | BinaryMessage | SeatingMessage) -> int | None:
    """The seq of the last entry; a seating table has none."""
    return None if "seating_table" in message else message["seq"]
