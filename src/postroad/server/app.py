"""The application: its parts, its background tasks and its error responses."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from postroad import __version__
from postroad.rules.engine import engine
from postroad.server import metrics
from postroad.server.http.lan_listener import LanListener
from postroad.server.http.openapi import DescribedApp
from postroad.server.http.rate_limits import ConcurrencyLimiter, PassphraseLimiter, RateLimiter
from postroad.server.http.read_only import ReadOnly
from postroad.server.http.routes.announcements import announcement
from postroad.server.http.routes.credentials import credentials
from postroad.server.http.routes.dependencies import answer
from postroad.server.http.routes.lan import lan
from postroad.server.http.routes.me import me
from postroad.server.http.routes.notifications import channels
from postroad.server.http.routes.operator import operator
from postroad.server.http.routes.page_errors import page_errors
from postroad.server.http.routes.play import play
from postroad.server.http.routes.server_access import access
from postroad.server.http.routes.tables import tables
from postroad.server.http.security_middleware import SecurityMiddleware, headers_for, host_of
from postroad.server.http.server_access import ENTRY_PAGE, InvitedOnly
from postroad.server.http.short_way import ShortWay
from postroad.server.http.static_files import ClientFiles
from postroad.server.live.announcements import Announcements
from postroad.server.live.bot_pool import BotPool, BotService
from postroad.server.live.neighbours import SharedRegistry
from postroad.server.live.notifier import Notifier
from postroad.server.live.registry import Registry
from postroad.server.live.remote_bots import RemoteBotService
from postroad.server.live.task_group import cancel_all, repeat
from postroad.server.live.together import OnChangeEvent, go_together
from postroad.server.settings import Limits, Settings
from postroad.server.storage.credentials import Credentials
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.external_updates import sweep_once
from postroad.server.storage.player_reports import PlayerReports
from postroad.server.storage.players import Players
from postroad.server.storage.retention import Retention
from postroad.server.storage.server_access import ServerAccess
from postroad.server.storage.server_flags import read_only_statements
from postroad.server.storage.tables import Storage
from postroad.server.tables.error_codes import STATUS
from postroad.server.tables.rejections import CommandRejected


def create_app(settings: Settings, bot_service: BotService | None = None) -> FastAPI:
    """The application. `bot_service` decides for bots; by default bot processes do."""
    app = DescribedApp(
        title="Postroad",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
        lifespan=lambda app: _lifespan(app, settings, bot_service),
    )
    app.state.settings = settings
    lan_listener = app.state.lan_listener = LanListener(settings)
    rates = app.state.rate_limiter = RateLimiter(settings.limits, settings.time)
    app.state.passphrase_limiter = PassphraseLimiter(settings.limits, rates)
    # The most frequent routes come first.
    for routes in (play, me, credentials, channels, access, announcement, page_errors, operator, lan, tables):
        app.include_router(routes)
    static = ClientFiles()
    app.mount("/static", static, name="static")
    for path in ("/", "/new", "/stats", "/move", ENTRY_PAGE, "/operator", "/lobby", "/table/{table_id}", "/seat/{table_id}"):
        app.add_route(path, lambda request: static.page(request.scope))
    app.add_route("/sw.js", lambda request: static.service_worker(request.scope))
    app.add_exception_handler(CommandRejected, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _not_stored)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(
        GZipMiddleware, minimum_size=1000, compresslevel=4
    )  # a quarter of the time that the best compression takes
    app.add_middleware(ShortWay)
    app.add_middleware(ReadOnly)
    if settings.invite is not None:
        app.add_middleware(InvitedOnly)
    limits = settings.limits
    app.add_middleware(
        SecurityMiddleware,
        host=settings.host,
        names=settings.names,
        rates=rates,
        concurrency=ConcurrencyLimiter(limits),
        pause=limits.slow_down_delay,
        dynamic_names=lan_listener.host_names,
    )
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings, given: BotService | None) -> AsyncIterator[None]:
    db_engine = engine_of(settings.database or settings.data)
    storage = Storage(db_engine)
    await storage.open()
    app.state.storage = storage
    app.state.data_dir_id = db_engine.data_dir_id()
    bot_service = given or _bot_service(storage, settings)
    players = app.state.players = Players(storage, settings.limits, settings.time)
    app.state.credentials = Credentials(storage, players, settings.limits, settings.time)
    app.state.player_reports = PlayerReports(storage, settings.limits)
    app.state.server_access = ServerAccess(storage, settings.limits, settings.time)
    kind = SharedRegistry if storage.shared else Registry
    registry = app.state.registry = kind(storage, bot_service, settings.pace, settings.limits, settings.time)
    metrics.TABLES.set_function(lambda: registry.table_count)
    metrics.BOT_WAITED.set_function(lambda: registry.bots_waited)
    announcements = app.state.announcements = Announcements(storage, registry)
    if settings.read_only:
        await storage.commit(*read_only_statements(True))
    await announcements.refresh()
    bot_service.on_change = lambda: _bots_changed(registry)
    bot_service.start()
    notifier = app.state.notifier = Notifier(storage, registry, settings.outbound_http, settings.limits, settings.time)
    coroutines = [
        _resuming(registry, bot_service, storage, settings.limits),
        *_polling(registry, storage, notifier, announcements, settings),
    ]
    tasks = {asyncio.create_task(work) for work in coroutines}
    try:
        yield
    finally:
        await cancel_all(tasks)
        await notifier.close()
        await registry.close()
        await bot_service.close()
        await storage.close()


def _resuming(registry: Registry, bot_service: BotService, storage: Storage, limits: Limits) -> Coroutine[Any, Any, None]:
    """The task that keeps tables going."""
    if isinstance(registry, SharedRegistry):
        return go_together(registry, storage, limits, _change_handler(registry, bot_service))
    return registry.resume()


def _polling(
    registry: Registry, storage: Storage, notifier: Notifier, announcements: Announcements, settings: Settings
) -> list[Coroutine[Any, Any, None]]:
    """The tasks that run at intervals."""
    limits = settings.limits
    polls = [
        repeat(lambda: sweep_once(registry, storage), limits.sweep_interval, "cannot look for external updates"),
        repeat(notifier.send_due, limits.notification_interval, "cannot send notifications"),
        repeat(announcements.refresh, limits.sweep_interval, "cannot read the announcement"),
    ]
    if retention := Retention.from_settings(settings):
        polls.append(
            repeat(lambda: retention.clean(storage, settings.time), limits.retention_interval, "cannot delete old tables")
        )
    return polls


def _bot_service(storage: Storage, settings: Settings) -> BotService:
    """The bot pool, or remote bots."""
    if settings.own_bots:
        return BotPool(settings.limits, settings.time, custom_bots=settings.bots)
    return RemoteBotService(storage, settings.limits, settings.bots)


def _change_handler(registry: SharedRegistry, bot_service: BotService) -> OnChangeEvent:
    """The handler of change events."""

    async def handle(about: str | None) -> None:
        if isinstance(bot_service, RemoteBotService):
            bot_service.on_change_event(about)
        await registry.heard(about)

    return handle


def _bots_changed(registry: Registry) -> None:
    """Load the compiled rules in the background once the bots have compiled them."""
    engine.load_in_background()
    registry.broadcast_all()


# Errors are codes; the client has the sentences.


async def _refused(_request: Request, refusal: Any) -> Response:
    metrics.REFUSALS.labels(refusal.body["error"]).inc()
    response = answer(refusal.body, refusal.status)
    response.headers.update(refusal.headers)
    return response


async def _not_understood(_request: Request, _error: Any) -> Response:
    return answer({"error": "bad-request"}, STATUS["bad-request"])


async def _not_served(request: Request, error: Any) -> Response:
    if error.status_code == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"/#{quote(request.scope['path'])}", 303)  # a person in a browser gets a page
    codes = {400: "bad-request", 404: "not-found", 405: "wrong-method"}
    return answer({"error": codes.get(error.status_code, "refused")}, error.status_code)


async def _not_stored(_request: Request, _error: Any) -> Response:
    return answer({"error": "storage"}, STATUS["storage"])


async def _failed(request: Request, _error: Exception) -> Response:
    """An internal error, which is logged. The response bypasses the security middleware, so it gets its headers here."""
    response = Response("Internal Server Error", 500, media_type="text/plain")
    response.raw_headers += headers_for(request.scope["scheme"], host_of(request.scope))
    return response
