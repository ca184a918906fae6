"""Routes: tables to come to, before a game and after it."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad import __version__
from postroad.server.http import requests as bodies
from postroad.server.http.auth import Known, Maybe
from postroad.server.http.rate import rate
from postroad.server.http.routes.shared import InHall, MaybeSeat, Since, answer

hall_routes = APIRouter(prefix="/api")


@hall_routes.get("/about")
async def about(request: Request, asker: Maybe) -> Response:
    settings = request.app.state.settings
    marks = {"data": settings.data_mark, "hosts": settings.hosts()}
    return answer({"name": "postroad", "version": __version__, "you": asker.id if asker else None, **marks})


@hall_routes.get("/lobby")
async def see_lobby(hall: InHall) -> Response:
    return answer({"tables": await hall.lobby()})


@hall_routes.get("/tables")
async def list_tables(hall: InHall, asker: Known) -> Response:
    return answer({"tables": await hall.tables_of(asker)})


@hall_routes.post("/tables", status_code=201, dependencies=[rate("tables")])
async def create_table(hall: InHall, asker: Known, body: bodies.NewTable) -> Response:
    return answer({"id": await hall.create(asker, body)}, 201)


@hall_routes.get("/tables/{table_id}")
async def see_table(
    hall: InHall, asker: Maybe, table_id: str, seat: MaybeSeat = None, since: Since = None, chat_since: Since = None
) -> Response:
    place = await hall.place(table_id)
    return answer(place.message(asker, seat, since, chat_since))


@hall_routes.delete("/tables/{table_id}", status_code=204)
async def delete_table(hall: InHall, asker: Known, table_id: str) -> Response:
    await hall.delete(asker, table_id)
    return Response(status_code=204)


@hall_routes.post("/tables/{table_id}/sit", dependencies=[rate("decisions")])
async def sit(hall: InHall, asker: Known, table_id: str, body: bodies.OfSeat) -> Response:
    place = await hall.change(table_id, lambda gathering: gathering.sit(asker, body.seat))
    return answer(place.message(asker, None))


@hall_routes.post("/tables/{table_id}/stand", dependencies=[rate("decisions")])
async def stand(hall: InHall, asker: Known, table_id: str, body: bodies.OfSeat) -> Response:
    place = await hall.change(table_id, lambda gathering: gathering.stand(asker, body.seat))
    return answer(place.message(asker, None))


@hall_routes.post("/tables/{table_id}/fill", dependencies=[rate("decisions")])
async def fill(hall: InHall, asker: Known, table_id: str, body: bodies.Fill) -> Response:
    place = await hall.change(table_id, lambda gathering: gathering.fill(asker, body.seat, body.level, body.name))
    return answer(place.message(asker, None))


@hall_routes.post("/tables/{table_id}/start", dependencies=[rate("decisions")])
async def start(hall: InHall, asker: Known, table_id: str, _body: bodies.Nothing) -> Response:
    live = await hall.start(asker, table_id)
    return answer(live.message(asker, None))


@hall_routes.post("/tables/{table_id}/rematch", dependencies=[rate("tables")])
async def rematch(hall: InHall, asker: Known, table_id: str, _body: bodies.Nothing) -> Response:
    return answer({"id": await hall.rematch(asker, table_id)})
