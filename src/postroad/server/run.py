"""`postroad play`: find a port, start the server, open the browser."""

import contextlib
import errno
import json
import os
import signal
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator

import uvicorn

from postroad.server.app import Settings, create_app
from postroad.server.doors import EVERYWHERE, LOOPBACK, MOST_BYTES
from postroad.server.folder import InUse, claim

PORT = 1700
PATIENCE = 0.8  # seconds for open connections to end when the server closes


def play(settings: Settings, port: int | None, browser: bool) -> int:
    sock = bound(settings.host, PORT if port is None else port)
    if sock is None and port is not None:
        return complain(f"port {port} is in use; try another with --port")
    if sock is None:
        if answers_for(settings, PORT):
            address = url(settings.host, PORT)
            print(f"Postroad is open already at {address}")
            open_browser(address, browser)
            return 0
        sock = bound(settings.host, 0)
        assert sock is not None, "a free port can always be had"
    try:
        held = claim(settings.data)
    except InUse:
        sock.close()
        return complain(f"another Postroad is using {settings.data}; close it, or choose another folder with --data")
    with held, sock:
        serve(settings, sock, browser)
    return 0


def serve(settings: Settings, sock: socket.socket, browser: bool) -> None:
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES,
        timeout_graceful_shutdown=1,
    )
    Server(config, url(settings.host, sock.getsockname()[1]), browser).run(sockets=[sock])


class Server(uvicorn.Server):
    """Says where it is when it is there, and ends quietly when it is asked to."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Postroad is open at {self.address} - Ctrl+C closes it.", flush=True)
        open_browser(self.address, self.browser)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def bound(host: str, port: int) -> socket.socket | None:
    """A socket there, None if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, for only then does asyncio send small answers at once
    if os.name == "posix":  # elsewhere this would let two servers share a port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            return None
        raise
    return sock


def answers_for(settings: Settings, port: int) -> bool:
    """Is it a Postroad with our tables that has this port?"""
    try:
        with urllib.request.urlopen(f"{url(settings.host, port)}/api/about", timeout=2) as answer:  # noqa: S310 - our own address
            about = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(about, dict) and (about.get("name"), about.get("data")) == ("postroad", str(settings.data))


def url(host: str, port: int) -> str:
    shown = "localhost" if host in LOOPBACK | EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def open_browser(address: str, wanted: bool) -> None:
    if wanted:  # some systems wait there until the browser is closed
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def complain(message: str) -> int:
    print(f"postroad: {message}", file=sys.stderr)
    return 1
