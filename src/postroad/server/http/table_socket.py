"""Watching a table over a WebSocket: a message at once, and one after every change."""

import asyncio
import contextlib
import json
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from postroad.server.http.auth import limits_of, maybe
from postroad.server.http.rate_limits import distant
from postroad.server.live.live_gathering import LiveGathering
from postroad.server.live.live_table import LiveTable
from postroad.server.live.registry import Hall, Place
from postroad.server.live.watcher import Watcher
from postroad.server.tables.message import as_json
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal, bad_request

SLOWEST = 60.0  # seconds of pace
CLOSE_CODES = {403: 4403, 404: 4404, 422: 4422, 429: 4429, 503: 1013}  # by the status that a request would get


async def watch(socket: WebSocket, hall: Hall, table_id: str) -> None:
    """Until the viewer leaves, or the table is gone."""
    await socket.accept()
    try:
        asker = await maybe(socket)
        with (await limits_of(socket)).open("sockets", asker and asker.id, distant(socket.scope)):
            looking = Looking(socket, asker, await hall.place(table_id))
            looking.message()  # refused here rather than when there is news
            await looking.on()
    except Refusal as refusal:
        with contextlib.suppress(RuntimeError):  # who has gone need not be told
            await socket.close(CLOSE_CODES[refusal.status], refusal.body["error"])


class Looking:
    """Somebody looks at a table: while people gather there, and on when they play."""

    def __init__(self, socket: WebSocket, asker: Player | None, place: Place) -> None:
        self._socket = socket
        self._asker = asker
        self._place = place
        self._since = _whole_number(socket, "since")
        self._chat_since = _whole_number(socket, "chat_since")
        self._watcher = Watcher(asker.id if asker else None, _whole_number(socket, "seat"))

    def message(self) -> dict[str, Any]:
        return self._place.message(self._asker, self._watcher.seat, self._since, self._chat_since)

    async def on(self) -> None:
        self._place.arrive(self._watcher)
        talking, listening = asyncio.create_task(self._talk()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait({talking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._place.depart(self._watcher)
            for task in (talking, listening):
                task.cancel()
            ends = await asyncio.gather(talking, listening, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end
        if self._gone:
            raise self._gone

    @property
    def _gone(self) -> Refusal | None:
        return self._place.gone or self._watcher.gone

    async def _talk(self) -> None:
        """One message for all that happened since the last: who reads slowly gets fewer, never old ones."""
        while not self._gone:
            self._watcher.news.clear()
            message = self.message()
            self._since = message.get("seq")
            if message["chat"]:
                self._chat_since = message["chat"][-1]["n"]
            await self._socket.send_text(as_json(message).decode())
            await self._watcher.news.wait()
            self._go_along()

    def _go_along(self) -> None:
        """From a gathering to its game: as a spectator, for seats may have changed. Who plays asks for a seat again."""
        if isinstance(self._place, LiveGathering) and self._place.became:
            self._place.depart(self._watcher)
            self._place, self._watcher.seat = self._place.became, None
            self._place.arrive(self._watcher)

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                if isinstance(self._place, LiveTable):
                    self._heed(self._place, received.get("text") or "")

    def _heed(self, live: LiveTable, text: str) -> None:
        """A wish for another pace; everything else is passed over."""
        try:
            wish = json.loads(text)
            pace = wish["pace"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return
        if pace is None or (isinstance(pace, int | float) and not isinstance(pace, bool) and 0 <= pace <= SLOWEST):
            live.set_pace(self._asker, pace)


def _whole_number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise bad_request()
    return int(text)
