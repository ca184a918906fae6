"""Helpers: an outside service that receives a server's requests, reached without the internet."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from postroad.server.outbound_http import OutboundHttp

PUBLIC = "93.184.216.34"


class Received(NamedTuple):
    host: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def words(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str | None:
        """The readable text; None if it is encrypted."""
        if "Content-Encoding" in self.headers:
            return None
        return str(self.words.get("message") or self.words["content"])


class Receiver:
    """A service on this machine that stands for one with a public address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.received: list[Received] = []
        self.statuses: dict[str, int] = {}  # by the requested host; 200 by default
        self.names: dict[str, list[str]] = {}  # the addresses of a name; a public one by default
        self.reached: list[tuple[str, str]] = []  # which address was reached, for which name

    def outside(self) -> OutboundHttp:
        """The HTTP client for a server's settings, real except for the last step."""
        return OutboundHttp(self.resolve, self.connect)

    async def resolve(self, name: str) -> list[str]:
        return self.names.get(name, [PUBLIC])

    async def connect(self, address: str, name: str) -> Any:
        self.reached.append((address, name))
        return await asyncio.open_connection("127.0.0.1", self.port)


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            host = self.headers["Host"]
            found.received.append(Received(host, self.path, dict(self.headers), body))
            status = found.statuses.get(host, 200)
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", "https://elsewhere.example/")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as service:
        found = Receiver(service.server_address[1])
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield found
        finally:
            service.shutdown()
            thread.join()
