"""Routes: tables to come to, before a game and after it."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad import __version__
from postroad.server import bodies
from postroad.server.identity import Known, Maybe
from postroad.server.limits import rate
from postroad.server.routing import InHall, MaybeSeat, Since, answer

hall_routes = APIRouter(prefix="/api")


@hall_routes.get("/about")
async def about(request: Request) -> Response:
    return answer({"name": "postroad", "version": __version__, "data": str(request.app.state.settings.data)})


@hall_routes.get("/tables")
async def list_tables(hall: InHall, asker: Known) -> Response:
    return answer({"tables": await hall.list()})


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
