"""Routes: tables to come to, before a game and after it."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad import __version__
from postroad.server.http import requests
from postroad.server.http.auth import CHANGE, LARGE, Known, Maybe, rate
from postroad.server.http.responses import About, Alive, AnyMessage, Health, Lobby, MyTables, TableId, answers
from postroad.server.http.routes.dependencies import InLanListener, InMark, InRegistry, InSettings, MaybeSeat, Since, answer
from postroad.server.tables.wire_types import Message, SeatingMessage

tables = APIRouter(prefix="/api")


@tables.get("/about", responses=answers(About))
async def about(request: Request, settings: InSettings, mark: InMark, door: InLanListener, caller: Maybe) -> Response:
    marks = {"data": mark, "addresses": settings.hosts(), "bots": list(settings.bots), "may_open_lan": door.is_for(request)}
    return answer({"name": "postroad", "version": __version__, "you": caller.id if caller else None, **marks})


@tables.get("/health", responses=answers(Alive))
async def health(mark: InMark) -> Response:
    """Does the server answer, and which one is it?"""
    return answer({"status": "ok", "name": "postroad", "data": mark})


@tables.get("/ready", responses=answers(Health))
async def ready(registry: InRegistry) -> Response:
    """Can people play here: is the database there, and as this server knows it?"""
    await registry.check_ready()
    return answer({"status": "ok"})


@tables.get("/lobby", dependencies=[LARGE], responses=answers(Lobby))
async def see_lobby(registry: InRegistry) -> Response:
    return answer({"tables": await registry.lobby()})


@tables.get("/tables", dependencies=[LARGE], responses=answers(MyTables, "no-player"))
async def list_tables(registry: InRegistry, caller: Known) -> Response:
    return answer({"tables": await registry.tables_of(caller)})


@tables.post(
    "/tables",
    status_code=201,
    dependencies=[rate("tables")],
    responses=answers(TableId, "no-player", "no-bot", "too-many", "same-name", status=201),
)
async def create_table(registry: InRegistry, caller: Known, body: requests.NewTable) -> Response:
    laid = await registry.create(body.options.options(), body.terms(caller), body.shuffle, body.laid_seats(caller))
    return answer({"id": laid}, 201)


@tables.get("/tables/{table_id}", dependencies=[LARGE], responses=answers(AnyMessage, "no-table", "not-your-seat"))
async def see_table(
    registry: InRegistry, caller: Maybe, table_id: str, seat: MaybeSeat = None, since: Since = None, chat_since: Since = None
) -> Response:
    active_table = await registry.active_table(table_id)
    return answer(active_table.message(caller, seat, since, chat_since))


@tables.delete(
    "/tables/{table_id}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "no-table", "not-host", status=204),
)
async def delete_table(registry: InRegistry, caller: Known, table_id: str) -> Response:
    await registry.delete(caller, table_id)
    return Response(status_code=204)


@tables.post(
    "/tables/{table_id}/sit",
    dependencies=[rate("decisions")],
    responses=answers(AnyMessage, "no-player", "no-table", "taken", "started"),
)
async def sit(registry: InRegistry, caller: Known, table_id: str, body: requests.SeatRef) -> Response:
    active_table = await registry.sit(caller, table_id, body.seat)
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/stand",
    dependencies=[rate("decisions")],
    responses=answers(SeatingMessage, "no-player", "no-table", "not-your-seat", "started"),
)
async def stand(registry: InRegistry, caller: Known, table_id: str, body: requests.SeatRef) -> Response:
    active_table = await registry.change(table_id, lambda seating_table: seating_table.leave_seat(caller, body.seat))
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/fill",
    dependencies=[rate("decisions")],
    responses=answers(AnyMessage, "no-player", "no-table", "no-bot", "not-host", "taken", "same-name", "started"),
)
async def fill(registry: InRegistry, caller: Known, table_id: str, body: requests.FillSeat) -> Response:
    active_table = await registry.fill(caller, table_id, body.seat, body.level, body.name)
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/start",
    dependencies=[rate("decisions")],
    responses=answers(Message, "no-player", "no-table", "not-host", "seats-open", "started"),
)
async def start(registry: InRegistry, caller: Known, table_id: str, _body: requests.EmptyBody) -> Response:
    live = await registry.start(caller, table_id)
    return answer(live.message(caller, None))


@tables.post(
    "/tables/{table_id}/rematch",
    dependencies=[rate("tables")],
    responses=answers(TableId, "no-player", "no-table", "not-started", "not-over", "not-your-seat", "too-many"),
)
async def rematch(registry: InRegistry, caller: Known, table_id: str, _body: requests.EmptyBody) -> Response:
    return answer({"id": await registry.rematch(caller, table_id)})
