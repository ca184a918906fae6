"""Routes: a table in play."""

from typing import Annotated

from fastapi import Query, WebSocket
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.why import why_not
from postroad.server import messages
from postroad.server.identity import Known, Maybe
from postroad.server.limits import rate
from postroad.server.preview import preview
from postroad.server.routing import InHall, MaybeSeat, OfSeat, answer
from postroad.server.watching import watch

play = APIRouter(prefix="/api/tables/{table_id}")


@play.post("/decisions", dependencies=[rate("decisions")])
async def decide(hall: InHall, asker: Known, table_id: str, body: messages.Decision) -> Response:
    live = await hall.table(table_id)
    return answer(await live.ask(asker, "decision", body, body.action))


@play.post("/undo", dependencies=[rate("decisions")])
async def undo(hall: InHall, asker: Known, table_id: str, body: messages.Asked) -> Response:
    live = await hall.table(table_id)
    return answer(await live.ask(asker, "undo", body))


@play.post("/resign", dependencies=[rate("decisions")])
async def resign(hall: InHall, asker: Known, table_id: str, body: messages.Asked) -> Response:
    live = await hall.table(table_id)
    return answer(await live.ask(asker, "resign", body))


@play.get("/record")
async def see_record(hall: InHall, asker: Maybe, table_id: str, seat: MaybeSeat = None) -> Response:
    table = (await hall.table(table_id)).table
    record = answer(table.record(table.viewer(seat)))
    record.headers["Content-Disposition"] = f'attachment; filename="postroad-{table.id}.json"'
    return record


@play.get("/why")
async def see_why_not(
    hall: InHall, asker: Maybe, table_id: str, seat: OfSeat, action: Annotated[str, Query(max_length=80)]
) -> Response:
    table = (await hall.table(table_id)).table
    view = table.game.view(table.viewer(seat))
    if not table.game.over and table.game.seat != view.seat:
        return answer({"reason": "not-your-turn"})
    return answer({"reason": why_not(view.state, ACTION_NUMBERS.get(action, -1))})


@play.post("/preview", dependencies=[rate("decisions")])
async def see_preview(hall: InHall, asker: Known, table_id: str, body: messages.Preview) -> Response:
    table = (await hall.table(table_id)).table
    return answer(preview(table.game.view(table.viewer(body.seat)), body.wishes))


@play.websocket("/live")
async def watch_table(socket: WebSocket, hall: InHall, table_id: str) -> None:
    await watch(socket, hall, table_id)
