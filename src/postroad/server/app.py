"""The application: what it is made of, and how errors are told."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from postroad import __version__
from postroad.rules.engine import engine
from postroad.server.http.guard import EVERYWHERE, LOOPBACK, Doors, own_address
from postroad.server.http.rate_limits import Limits
from postroad.server.http.routes.me import me
from postroad.server.http.routes.play import play
from postroad.server.http.routes.shared import answer
from postroad.server.http.routes.tables import hall_routes
from postroad.server.http.static_files import Static
from postroad.server.live.registry import Hall
from postroad.server.live.thinkers import Mind, Thinkers
from postroad.server.storage.external_changes import sweep
from postroad.server.storage.players import Players
from postroad.server.storage.tables import Storage
from postroad.server.tables.refusal import Refusal, bad_request


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder that holds the tables
    host: str = "127.0.0.1"
    pace: float = 0.7  # seconds before a bot's decision
    names: tuple[str, ...] = ()  # by which it is called, beside those it knows itself
    proxies: tuple[str, ...] = ()  # addresses and networks that are believed where a request comes from

    def hosts(self) -> list[str]:
        """By what others may call this server, the best first."""
        found = own_address() if self.host in EVERYWHERE and not self.proxies else self.host
        return [*self.names, *([found] if found and found not in EVERYWHERE | LOOPBACK else [])]

    @property
    def data_mark(self) -> str:
        """Tells one folder from another, but nobody where it is."""
        return hashlib.sha256(str(self.data).encode()).hexdigest()[:16]


def create_app(settings: Settings, mind: Mind | None = None) -> FastAPI:
    """The application. `mind` decides for bots; by default processes of their own do."""
    app = FastAPI(
        title="Postroad",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lambda app: _life(app, settings, mind),
    )
    app.state.settings = settings
    limits = app.state.limits = Limits()
    for routes in (me, hall_routes, play):
        app.include_router(routes)
    static = Static()
    app.mount("/static", static, name="static")
    for path in ("/", "/new", "/move", "/lobby", "/table/{table_id}"):
        app.add_route(path, lambda request: static.page(request.scope))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _not_stored)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=9)
    app.add_middleware(Doors, host=settings.host, names=settings.names, limits=limits)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI, settings: Settings, given: Mind | None) -> AsyncIterator[None]:
    storage = Storage(settings.data)
    await storage.open()
    mind = given or Thinkers()
    app.state.players = Players(storage)
    hall = app.state.hall = Hall(storage, mind, settings.pace)
    mind.on_change = lambda: _bots_changed(hall)
    mind.start()
    tasks = [asyncio.create_task(hall.resume()), asyncio.create_task(sweep(hall, storage))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hall.close()
        await mind.close()
        await storage.close()


def _bots_changed(hall: Hall) -> None:
    """Once bots are awake, the rules are compiled and kept: loading them here too takes a moment, and disturbs nobody."""
    engine.load_in_background()
    hall.tell_all()


# Errors are codes; the client has the words for them.


async def _refused(_request: Request, refusal: Any) -> Response:
    told = answer(refusal.body, refusal.status)
    told.headers.update(refusal.headers)
    return told


async def _not_understood(_request: Request, _error: Any) -> Response:
    return answer(bad_request().body, 422)


async def _not_served(_request: Request, error: Any) -> Response:
    codes = {400: "bad-request", 404: "not-found", 405: "wrong-method"}
    return answer({"error": codes.get(error.status_code, "refused")}, error.status_code)


async def _not_stored(_request: Request, _error: Any) -> Response:
    return answer({"error": "storage"}, 503)
