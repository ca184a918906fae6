"""The HTTP API (docs/api.md): routes, and nothing else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRouter
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection

from postroad import __version__
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.engine import engine
from postroad.rules.why import why_not
from postroad.server import messages
from postroad.server.doors import Doors
from postroad.server.hall import Hall
from postroad.server.pages import Static
from postroad.server.preview import preview
from postroad.server.refusal import Refusal, bad_request
from postroad.server.storage import Storage
from postroad.server.thinkers import Mind, Thinkers
from postroad.server.watching import CLOSE_CODES, watch


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder that holds the tables
    host: str = "127.0.0.1"
    pace: float = 0.7  # seconds before a bot's decision


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
    app.include_router(api)
    static = Static()
    app.mount("/static", static, name="static")
    for path in ("/", "/new", "/table/{table_id}"):
        app.add_route(path, lambda request: static.page(request.scope))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _not_stored)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Doors, host=settings.host)
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI, settings: Settings, given: Mind | None) -> AsyncIterator[None]:
    storage = Storage(settings.data)
    await storage.open()
    mind = given or Thinkers()
    hall = app.state.hall = Hall(storage, mind, settings.pace)
    mind.on_change = lambda: _bots_changed(hall)
    mind.start()
    resuming = asyncio.create_task(hall.resume())
    try:
        yield
    finally:
        resuming.cancel()
        await asyncio.gather(resuming, return_exceptions=True)
        await hall.close()
        await mind.close()
        await storage.close()


def _bots_changed(hall: Hall) -> None:
    """Once bots are awake, the rules are compiled and kept: loading them here too takes a moment, and disturbs nobody."""
    engine.load_in_background()
    hall.tell_all()


# Errors are codes; the client has the words for them.


def _answer(words: Any, status: int = 200) -> Response:
    return Response(messages.as_json(words), status, {"Cache-Control": "no-store"}, "application/json")


async def _refused(_request: Request, refusal: Any) -> Response:
    return _answer(refusal.body, refusal.status)


async def _not_understood(_request: Request, _error: Any) -> Response:
    return _answer(bad_request().body, 422)


async def _not_served(_request: Request, error: Any) -> Response:
    codes = {400: "bad-request", 404: "not-found", 405: "wrong-method"}
    return _answer({"error": codes.get(error.status_code, "refused")}, error.status_code)


async def _not_stored(_request: Request, _error: Any) -> Response:
    return _answer({"error": "storage"}, 503)


# Routes


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(hall_of)]
OfSeat = Annotated[int, Query(ge=0, le=99)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=99, description="a person's seat; a spectator without")]
Since = Annotated[int | None, Query(ge=0, le=messages.LARGEST, description="only entries after this one")]

api = APIRouter(prefix="/api")


@api.get("/about")
async def about(request: Request) -> Response:
    return _answer({"name": "postroad", "version": __version__, "data": str(request.app.state.settings.data)})


@api.get("/tables")
async def list_tables(hall: InHall) -> Response:
    return _answer({"tables": await hall.list()})


@api.post("/tables", status_code=201)
async def create_table(hall: InHall, body: messages.NewTable) -> Response:
    return _answer({"id": await hall.create(body)}, 201)


@api.get("/tables/{table_id}")
async def see_table(hall: InHall, table_id: str, seat: MaybeSeat = None, since: Since = None) -> Response:
    live = await hall.table(table_id)
    return _answer(live.message(seat, since))


@api.delete("/tables/{table_id}", status_code=204)
async def delete_table(hall: InHall, table_id: str) -> Response:
    await hall.delete(table_id)
    return Response(status_code=204)


@api.post("/tables/{table_id}/decisions")
async def decide(hall: InHall, table_id: str, body: messages.Decision) -> Response:
    live = await hall.table(table_id)
    return _answer(await live.ask("decision", body, body.action))


@api.post("/tables/{table_id}/undo")
async def undo(hall: InHall, table_id: str, body: messages.Asked) -> Response:
    live = await hall.table(table_id)
    return _answer(await live.ask("undo", body))


@api.post("/tables/{table_id}/resign")
async def resign(hall: InHall, table_id: str, body: messages.Asked) -> Response:
    live = await hall.table(table_id)
    return _answer(await live.ask("resign", body))


@api.get("/tables/{table_id}/record")
async def see_record(hall: InHall, table_id: str, seat: MaybeSeat = None) -> Response:
    table = (await hall.table(table_id)).table
    answer = _answer(table.record(table.viewer(seat)))
    answer.headers["Content-Disposition"] = f'attachment; filename="postroad-{table.id}.json"'
    return answer


@api.get("/tables/{table_id}/why")
async def see_why_not(hall: InHall, table_id: str, seat: OfSeat, action: Annotated[str, Query(max_length=80)]) -> Response:
    table = (await hall.table(table_id)).table
    view = table.game.view(table.viewer(seat))
    if not table.game.over and table.game.seat != view.seat:
        return _answer({"reason": "not-your-turn"})
    return _answer({"reason": why_not(view.state, ACTION_NUMBERS.get(action, -1))})


@api.post("/tables/{table_id}/preview")
async def see_preview(hall: InHall, table_id: str, body: messages.Preview) -> Response:
    table = (await hall.table(table_id)).table
    return _answer(preview(table.game.view(table.viewer(body.seat)), body.wishes))


@api.websocket("/tables/{table_id}/live")
async def watch_table(socket: WebSocket, hall: InHall, table_id: str) -> None:
    await socket.accept()
    try:
        live = await hall.table(table_id)
        seat, since = _whole_number(socket, "seat"), _whole_number(socket, "since")
        live.table.viewer(seat)
    except Refusal as refusal:
        await socket.close(CLOSE_CODES[refusal.status], refusal.body["error"])
        return
    await watch(socket, live, seat, since)


def _whole_number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise bad_request()
    return int(text)
