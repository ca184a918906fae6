"""Routes: a table in play."""

from typing import Annotated

from fastapi import Query, WebSocket
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.why import why_not
from postroad.server.http.auth import Known, Maybe
from postroad.server.http.rate import rate
from postroad.server.http.routes.shared import InHall, MaybeSeat, OfSeat, answer
from postroad.server.http.table_socket import watch
from postroad.server.live.live_table import LiveTable
from postroad.server.live.presence import tell
from postroad.server.live.registry import Hall
from postroad.server.tables import message as messages
from postroad.server.tables.player import Player
from postroad.server.tables.preview import preview

play = APIRouter(prefix="/api/tables/{table_id}")


@play.post("/decisions", dependencies=[rate("decisions")])
async def decide(hall: InHall, asker: Known, table_id: str, body: messages.Decision) -> Response:
    live = await hall.table(table_id)
    return answer(await live.ask(asker, "decision", body, body.action))


@play.post("/seating", dependencies=[rate("decisions")])
async def seat_clergy(hall: InHall, asker: Known, table_id: str, body: messages.Seating) -> Response:
    return await _asked(hall, asker, table_id, "seating", body)


@play.post("/undo", dependencies=[rate("decisions")])
async def undo(hall: InHall, asker: Known, table_id: str, body: messages.Asked) -> Response:
    return await _asked(hall, asker, table_id, "undo", body)


@play.post("/ask-undo", dependencies=[rate("decisions")])
async def ask_undo(hall: InHall, asker: Known, table_id: str, body: messages.Asked) -> Response:
    return await _asked(hall, asker, table_id, "ask-undo", body)


@play.post("/answer-undo", dependencies=[rate("decisions")])
async def answer_undo(hall: InHall, asker: Known, table_id: str, body: messages.Answer) -> Response:
    return await _asked(hall, asker, table_id, "agree" if body.agree else "refuse", body)


@play.post("/leave", dependencies=[rate("decisions")])
async def leave(hall: InHall, asker: Known, table_id: str, body: messages.Wish) -> Response:
    return await _asked(hall, asker, table_id, "leave", body)


@play.post("/back", dependencies=[rate("decisions")])
async def come_back(hall: InHall, asker: Known, table_id: str, body: messages.Wish) -> Response:
    return await _asked(hall, asker, table_id, "back", body)


@play.post("/remove", dependencies=[rate("decisions")])
async def remove(hall: InHall, asker: Known, table_id: str, body: messages.Wish) -> Response:
    return await _asked(hall, asker, table_id, "remove", body)


@play.post("/resign", dependencies=[rate("decisions")])
async def resign(hall: InHall, asker: Known, table_id: str, body: messages.Asked) -> Response:
    return await _asked(hall, asker, table_id, "resign", body)


async def _asked(hall: Hall, asker: Player, table_id: str, kind: str, wish: messages.Wish) -> Response:
    live = await hall.table(table_id)
    return answer(await live.ask(asker, kind, wish))


@play.post("/chat", status_code=201, dependencies=[rate("chat")])
async def say(hall: InHall, asker: Known, table_id: str, body: messages.Said) -> Response:
    place = await hall.place(table_id)
    # Who gathers may sit elsewhere once the game begins.
    seats = place.table.seats_of(asker.id) if isinstance(place, LiveTable) else []
    line = await place.chat.say(asker, seats[0] if seats else None, body.text, body.reaction)
    tell((await hall.place(table_id)).watchers)  # the game may have begun meanwhile
    return answer(line, 201)


@play.get("/record")
async def see_record(hall: InHall, asker: Maybe, table_id: str, seat: MaybeSeat = None) -> Response:
    table = (await hall.table(table_id)).table
    record = answer(table.record(table.viewer(seat, asker and asker.id)))
    record.headers["Content-Disposition"] = f'attachment; filename="postroad-{table.id}.json"'
    return record


@play.get("/why")
async def see_why_not(
    hall: InHall, asker: Maybe, table_id: str, seat: OfSeat, action: Annotated[str, Query(max_length=80)]
) -> Response:
    table = (await hall.table(table_id)).table
    view = table.game.view(table.viewer(seat, asker and asker.id))
    if not table.game.over and table.game.seat != view.seat:
        return answer({"reason": "not-your-turn"})
    return answer({"reason": why_not(view.state, ACTION_NUMBERS.get(action, -1))})


@play.post("/preview", dependencies=[rate("decisions")])
async def see_preview(hall: InHall, asker: Known, table_id: str, body: messages.Preview) -> Response:
    table = (await hall.table(table_id)).table
    return answer(preview(table.game.view(table.viewer(body.seat, asker.id)), body.wishes))


@play.websocket("/live")
async def watch_table(socket: WebSocket, hall: InHall, table_id: str) -> None:
    await watch(socket, hall, table_id)
