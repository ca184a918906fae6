"""Watching a table over a WebSocket: a message at once, and one after every change."""

import asyncio
import contextlib
import json

from fastapi import WebSocket, WebSocketDisconnect

from postroad.server.hall import Hall
from postroad.server.identity import maybe
from postroad.server.live import LiveTable
from postroad.server.messages import as_json
from postroad.server.players import Player
from postroad.server.refusal import Refusal, bad_request
from postroad.server.watcher import Watcher

SLOWEST = 60.0  # seconds of pace
CLOSE_CODES = {403: 4403, 404: 4404, 422: 4422, 503: 1013}  # by the status that a request would get


async def watch(socket: WebSocket, hall: Hall, table_id: str) -> None:
    """Until the viewer leaves, or the table is gone."""
    await socket.accept()
    try:
        asker = await maybe(socket)
        place = await hall.place(table_id)
        seat, since = _whole_number(socket, "seat"), _whole_number(socket, "since")
        chat_since = _whole_number(socket, "chat_since")
        place.message(asker, seat, since, chat_since)  # refused here rather than when there is news
    except Refusal as refusal:
        await socket.close(CLOSE_CODES[refusal.status], refusal.body["error"])
        return
    watcher = Watcher(asker.id if asker else None, seat)
    place.arrive(watcher)
    talking = asyncio.create_task(_talk(socket, place, watcher, asker, since, chat_since))
    listening = asyncio.create_task(_listen(socket, place))
    try:
        await asyncio.wait({talking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        place.depart(watcher)
        for task in (talking, listening):
            task.cancel()
        await asyncio.gather(talking, listening, return_exceptions=True)


async def _talk(
    socket: WebSocket, live: LiveTable, watcher: Watcher, asker: Player | None, since: int | None, chat_since: int | None
) -> None:
    """One message for all that happened since the last: who reads slowly gets fewer, never old ones."""
    while not live.gone:
        watcher.news.clear()
        message = live.message(asker, watcher.seat, since, chat_since)
        since = message["seq"]
        await socket.send_text(as_json(message).decode())
        await watcher.news.wait()
    await socket.close(CLOSE_CODES[live.gone.status], live.gone.body["error"])


async def _listen(socket: WebSocket, live: LiveTable) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            _heed(live, received.get("text") or "")


def _heed(live: LiveTable, text: str) -> None:
    """A wish for another pace; everything else is passed over."""
    try:
        wish = json.loads(text)
        pace = wish["pace"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return
    if pace is None or (isinstance(pace, int | float) and not isinstance(pace, bool) and 0 <= pace <= SLOWEST):
        live.driver.set_pace(pace)


def _whole_number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise bad_request()
    return int(text)
