"""What all routes share."""

from typing import Annotated, Any

from fastapi import Depends, Query
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from postroad.server.live.registry import Registry
from postroad.server.tables.body import LARGEST
from postroad.server.tables.message import as_json
from postroad.server.tables.player import Player
from postroad.server.tables.words import PlayerName


async def registry_of(connection: HTTPConnection) -> Registry:  # async: FastAPI would ask another thread otherwise
    registry: Registry = connection.app.state.registry
    return registry


InRegistry = Annotated[Registry, Depends(registry_of)]
OfSeat = Annotated[int, Query(ge=0, le=99)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=99, description="a seat of yours; a spectator without")]
Brief = Annotated[bool, Query(description="answer with the seq alone: the asker's own socket brings the message")]
Since = Annotated[int | None, Query(ge=0, le=LARGEST, description="only what came after this one")]


def name_of(player: Player) -> PlayerName:
    return {"id": player.id, "name": player.name}


def answer(told: Any, status: int = 200) -> Response:
    """In JSON, if it is not yet."""
    return Response(told if isinstance(told, bytes) else as_json(told), status, {"Cache-Control": "no-store"}, "application/json")
