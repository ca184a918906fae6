"""What all routes share."""

from typing import Annotated, Any

from fastapi import Depends, Query
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from postroad.server.live.registry import Hall
from postroad.server.tables import message as messages


async def hall_of(connection: HTTPConnection) -> Hall:  # async: FastAPI would ask another thread otherwise
    hall: Hall = connection.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(hall_of)]
OfSeat = Annotated[int, Query(ge=0, le=99)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=99, description="a seat of yours; a spectator without")]
Since = Annotated[int | None, Query(ge=0, le=messages.LARGEST, description="only what came after this one")]


def answer(words: Any, status: int = 200) -> Response:
    return Response(messages.as_json(words), status, {"Cache-Control": "no-store"}, "application/json")
