"""Requests to the application without a network; every sent byte is recorded."""

import asyncio
import json
from typing import Any

from tests.server.wire import check_answer, check_message

HOST = "127.0.0.1:1700"


def headers_of(secret: str | None, more: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """The headers of a browser; `secret` is that of its cookie."""
    sent = {"host": HOST, "origin": f"http://{HOST}", **more}
    if secret is not None:
        sent["cookie"] = f"postroad-1700={secret}"
    return [(name.encode(), value.encode()) for name, value in sent.items()]


class Line:
    """One conversation with the application. `sent` has each piece of the answer in order."""

    def __init__(self, app: Any, kind: str, path: str, secret: str | None, method: str = "GET", body: bytes = b"") -> None:
        address, _, query = path.partition("?")
        more = {"content-type": "application/json", "content-length": str(len(body))} if body else {}
        scope = {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": {"http": "http", "websocket": "ws"}[kind],
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers_of(secret, more),
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 1700),
            "subprotocols": [],
            "state": {},
            **({"method": method} if kind == "http" else {}),
        }
        first = {"type": "http.request", "body": body} if kind == "http" else {"type": "websocket.connect"}
        self.sent: list[bytes] = []
        self._kind = kind
        self._asked = (method, address)
        self._status = 0
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_app.put_nowait(first)
        self._news = asyncio.Event()
        self._task = asyncio.create_task(app(scope, self._to_app.get, self._keep))

    async def _keep(self, message: dict[str, Any]) -> None:
        self.sent.append(repr(sorted(message.items())).encode())
        self._check(message)
        self._news.set()

    def _check(self, message: dict[str, Any]) -> None:
        """Check the answer against the API's description."""
        if message["type"] == "websocket.send":
            check_message(json.loads(message["text"]))
        elif message["type"] == "http.response.start":
            headers = dict(message["headers"])
            self._status = 0 if headers.get(b"content-type", b"").startswith(b"text/event-stream") else message["status"]
        elif message["type"] == "http.response.body" and self._status:
            check_answer(*self._asked, self._status, message["body"])

    async def end(self) -> list[bytes]:
        """Disconnect; return everything sent."""
        self._to_app.put_nowait({"type": f"{self._kind}.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, 60)
        return self.sent

    async def answer(self) -> list[bytes]:
        """Everything sent, once the application has finished."""
        await asyncio.wait_for(self._task, 60)
        return self.sent

    async def until(self, part: bytes) -> None:
        """Wait until a piece with these bytes has been sent."""
        async with asyncio.timeout(60):
            while not any(part in piece for piece in self.sent):
                self._news.clear()
                await self._news.wait()

    def say(self, words: Any) -> None:
        self._to_app.put_nowait({"type": "websocket.receive", "text": json.dumps(words)})
