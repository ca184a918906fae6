"""Watching a table over a WebSocket: a message at once, and one after every change."""

import asyncio
import contextlib
import json

from fastapi import WebSocket, WebSocketDisconnect

from postroad.server.live import LiveTable
from postroad.server.messages import as_json

SLOWEST = 60.0  # seconds of pace
CLOSE_CODES = {404: 4404, 422: 4422, 503: 1013}  # by the status that a request would get


async def watch(socket: WebSocket, live: LiveTable, seat: int | None, since: int | None) -> None:
    """Until the viewer leaves, or the table is gone."""
    news = asyncio.Event()
    live.watchers.add(news)
    live.driver.poke()
    talking = asyncio.create_task(_talk(socket, live, news, seat, since))
    listening = asyncio.create_task(_listen(socket, live))
    try:
        await asyncio.wait({talking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.watchers.discard(news)
        for task in (talking, listening):
            task.cancel()
        await asyncio.gather(talking, listening, return_exceptions=True)


async def _talk(socket: WebSocket, live: LiveTable, news: asyncio.Event, seat: int | None, since: int | None) -> None:
    """One message for all that happened since the last: who reads slowly gets fewer, never old ones."""
    while not live.gone:
        message = live.message(seat, since)
        since = message["seq"]
        await socket.send_text(as_json(message).decode())
        await news.wait()
        news.clear()
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
