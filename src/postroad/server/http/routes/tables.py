"""Routes: tables before and after a game."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad import __version__
from postroad.server.http import requests
from postroad.server.http.auth import LIMIT_CHANGES, LIMIT_LARGE, CurrentPlayer, OptionalPlayer, rate
from postroad.server.http.responses import About, Alive, AnyMessage, Health, Lobby, MyTables, TableId, answers
from postroad.server.http.routes.dependencies import (
    DataDirIdDep,
    LanListenerDep,
    MaybeSeat,
    RegistryDep,
    SettingsDep,
    Since,
    answer,
)
from postroad.server.tables.wire_types import Message, SeatingMessage

tables = APIRouter(prefix="/api")


@tables.get("/about", responses=answers(About))
async def about(
    request: Request, settings: SettingsDep, data_dir_id: DataDirIdDep, lan_listener: LanListenerDep, caller: OptionalPlayer
) -> Response:
    server_info = {
        "data": data_dir_id,
        "addresses": settings.addresses(),
        "bots": list(settings.bots),
        "may_open_lan": lan_listener.may_control(request),
    }
    return answer({"name": "postroad", "version": __version__, "you": caller.id if caller else None, **server_info})


@tables.get("/health", responses=answers(Alive))
async def health(data_dir_id: DataDirIdDep) -> Response:
    """Whether the server answers, and which one it is."""
    return answer({"status": "ok", "name": "postroad", "data": data_dir_id})


@tables.get("/ready", responses=answers(Health))
async def ready(registry: RegistryDep) -> Response:
    """Whether people can play here: the database is reachable and has this version's schema."""
    await registry.check_ready()
    return answer({"status": "ok"})


@tables.get("/lobby", dependencies=[LIMIT_LARGE], responses=answers(Lobby))
async def see_lobby(registry: RegistryDep) -> Response:
    return answer({"tables": await registry.lobby()})


@tables.get("/tables", dependencies=[LIMIT_LARGE], responses=answers(MyTables, "no-player"))
async def list_tables(registry: RegistryDep, caller: CurrentPlayer) -> Response:
    return answer({"tables": await registry.tables_of(caller)})


@tables.post(
    "/tables",
    status_code=201,
    dependencies=[rate("tables")],
    responses=answers(TableId, "no-player", "no-bot", "too-many", "same-name", status=201),
)
async def create_table(registry: RegistryDep, caller: CurrentPlayer, body: requests.NewTable) -> Response:
    table_id = await registry.create(body.options, body.terms(caller), body.shuffle, body.slots(caller))
    return answer({"id": table_id}, 201)


@tables.get("/tables/{table_id}", dependencies=[LIMIT_LARGE], responses=answers(AnyMessage, "no-table", "not-your-seat"))
async def see_table(
    registry: RegistryDep,
    caller: OptionalPlayer,
    table_id: str,
    seat: MaybeSeat = None,
    since: Since = None,
    chat_since: Since = None,
) -> Response:
    active_table = await registry.active_table(table_id)
    return answer(active_table.message(caller, seat, since, chat_since))


@tables.delete(
    "/tables/{table_id}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "no-table", "not-host", status=204),
)
async def delete_table(registry: RegistryDep, caller: CurrentPlayer, table_id: str) -> Response:
    await registry.delete(caller, table_id)
    return Response(status_code=204)


@tables.post(
    "/tables/{table_id}/sit",
    dependencies=[rate("decisions")],
    responses=answers(AnyMessage, "no-player", "no-table", "taken", "started"),
)
async def sit(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.SeatRef) -> Response:
    active_table = await registry.sit(caller, table_id, body.seat)
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/stand",
    dependencies=[rate("decisions")],
    responses=answers(SeatingMessage, "no-player", "no-table", "not-your-seat", "started"),
)
async def stand(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.SeatRef) -> Response:
    active_table = await registry.change(table_id, lambda seating_table: seating_table.leave_seat(caller, body.seat))
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/fill",
    dependencies=[rate("decisions")],
    responses=answers(AnyMessage, "no-player", "no-table", "no-bot", "not-host", "taken", "same-name", "started"),
)
async def fill(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.FillSeat) -> Response:
    active_table = await registry.fill(caller, table_id, body.seat, body.level, body.name)
    return answer(active_table.message(caller, None))


@tables.post(
    "/tables/{table_id}/start",
    dependencies=[rate("decisions")],
    responses=answers(Message, "no-player", "no-table", "not-host", "seats-open", "started"),
)
async def start(registry: RegistryDep, caller: CurrentPlayer, table_id: str, _body: requests.EmptyBody) -> Response:
    live = await registry.start(caller, table_id)
    return answer(live.message(caller, None))


@tables.post(
    "/tables/{table_id}/rematch",
    dependencies=[rate("tables")],
    responses=answers(TableId, "no-player", "no-table", "not-started", "not-over", "not-your-seat", "too-many"),
)
async def rematch(registry: RegistryDep, caller: CurrentPlayer, table_id: str, _body: requests.EmptyBody) -> Response:
    return answer({"id": await registry.rematch(caller, table_id)})
