"""`postroad play`: find a port, start the server, open the browser."""

import asyncio
import contextlib
import gc
import http.client
import json
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from postroad.server.app import create_app
from postroad.server.fd_limits import AcceptErrorHandler, raise_descriptors
from postroad.server.http.connection_limits import ConnectionLimits
from postroad.server.http.security_middleware import MAX_BODY
from postroad.server.live.custom_bots import CannotPlay, try_out
from postroad.server.local_addresses import EVERYWHERE, bound, url
from postroad.server.logs import log_as_json
from postroad.server.metrics import CannotListen, serve_metrics
from postroad.server.settings import Settings
from postroad.server.storage.data_dir_id import read_id
from postroad.server.storage.data_dir_lock import InUse
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.sqlite_check import Unusable
from postroad.server.tables.custom_bots import name_of

GARBAGE = (5_000, 10, 100)  # thresholds of the garbage collector's generations
ACCEPTED = 64  # connections accepted before open ones have their turn

log = logging.getLogger(__name__)

Serve = Callable[[Settings, socket.socket, bool], None]


def play(settings: Settings, port: int | None, browser: bool, serve: Serve | None = None) -> int:
    """Start the server. Without a port, use the usual one, or any if that is taken."""
    try:
        sock = bound(settings.host, settings.usual_port if port is None else port)
        if sock is None and port is None:
            if answers_for(settings, settings.usual_port):
                return open_running(url(settings.host, settings.usual_port), browser)
            sock = bound(settings.host, 0)
    except OSError as error:
        return print_error(f"cannot listen at {settings.host}: {error.strerror}")
    if sock is None:
        return print_error(f"port {port} is taken; choose another with --port")
    with sock:
        return serve_from(settings, sock, browser, serve or serve_socket)


def open_running(address: str, browser: bool) -> int:
    """Open the browser at the server that runs already."""
    print(f"Postroad is open already at {address}")
    if browser:
        webbrowser.open(address)
    return 0


def serve_from(settings: Settings, sock: socket.socket, browser: bool, serve: Serve) -> int:
    """Serve the data directory or database, if it is free and intact."""
    try:
        db_engine = engine_of(settings.database or settings.data)
        with db_engine.locked(), serve_metrics(settings.metrics):
            db_engine.check()
            if settings.bots and settings.own_bots:
                print(f"Trying out {', '.join(map(name_of, settings.bots))} …", file=sys.stderr, flush=True)
                asyncio.run(try_out(settings.bots, settings.limits))
            serve(settings, sock, browser)
    except Unusable as fault:
        return print_error(str(fault))
    except (CannotPlay, CannotListen) as fault:
        return print_error(str(fault))
    except InUse:
        return print_error(f"another Postroad is using {settings.data}; close it, or choose another folder with --data")
    return 0


def serve_socket(settings: Settings, sock: socket.socket, browser: bool) -> None:
    """Run the server on this socket."""
    raise_descriptors()
    if settings.json_log:
        log_as_json()
    app = create_app(settings)
    port = sock.getsockname()[1]
    elsewhere = [url(host, port) for host in settings.addresses()]
    Server(app, settings, url(settings.host, port), elsewhere, browser).run(sockets=[sock])


def config_of(app: FastAPI, settings: Settings, log_level: str = "warning") -> uvicorn.Config:
    connection_limits, limits = ConnectionLimits(settings), settings.limits
    return uvicorn.Config(
        app,
        http=connection_limits.http(),
        ws=connection_limits.sockets(),
        log_level=log_level,
        log_config=None if settings.json_log else LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application has its own list of trusted proxies
        backlog=ACCEPTED,
        ws_max_size=MAX_BODY,
        ws_ping_interval=limits.ping_interval,
        ws_ping_timeout=limits.ping_interval,
        timeout_keep_alive=limits.keep_alive,
        timeout_graceful_shutdown=5,
    )


def freeze_garbage() -> None:
    """Exclude everything loaded at startup from garbage collection: a full scan takes a tenth of a second and finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class Server(uvicorn.Server):
    """Uvicorn's server, which prints its address and shuts down cleanly."""

    def __init__(self, app: FastAPI, settings: Settings, address: str, elsewhere: list[str], browser: bool) -> None:
        super().__init__(config_of(app, settings))
        self.app = app
        self.time = settings.time
        self.address = address
        self.elsewhere = [other for other in elsewhere if other != address]  # for other machines
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(AcceptErrorHandler(self.time))
        await super().startup(sockets)
        self.app.state.lan_listener.attach(self)
        freeze_garbage()
        print(f"Postroad is open at {self.address} - Ctrl+C closes it.", flush=True)
        log.info("open at %s", self.address)
        if self.elsewhere:
            print(f"For others: {' or '.join(self.elsewhere)}", flush=True)
        if self.browser:  # on some systems this blocks until the browser closes
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("closing")
        await asyncio.gather(self.app.state.registry.retire(), super().shutdown(sockets))
        log.info("closed")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def answers_for(settings: Settings, port: int) -> bool:
    """Whether a Postroad with our data listens at this port."""
    here = "localhost" if settings.host in EVERYWHERE else settings.host
    try:
        with contextlib.closing(http.client.HTTPConnection(here, port, timeout=settings.limits.port_check_timeout)) as connection:
            connection.request("GET", "/api/health")
            answer = json.load(connection.getresponse())
    except (OSError, ValueError, http.client.HTTPException):
        return False
    own_id = None if settings.database else read_id(settings.data)
    return own_id is not None and isinstance(answer, dict) and (answer.get("name"), answer.get("data")) == ("postroad", own_id)


def print_error(message: str) -> int:
    print(f"postroad: {message}", file=sys.stderr)
    return 1
