"""Routes: who you are, and your tables."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server import bodies
from postroad.server.identity import InPlayers, Known, Maybe, give_secret
from postroad.server.routing import answer

me = APIRouter(prefix="/api/me")


@me.post("")
async def name_me(request: Request, players: InPlayers, asker: Maybe, body: bodies.Me) -> Response:
    player, secret = await players.new(body.name)
    return give_secret(request, answer({"id": player.id, "name": player.name}), secret)


@me.get("")
async def see_me(asker: Known) -> Response:
    return answer({"id": asker.id, "name": asker.name, "tables": []})
