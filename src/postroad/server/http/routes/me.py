"""Routes: who you are, and what your tables are doing."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from fastapi import Request
from fastapi.responses import Response, StreamingResponse
from fastapi.routing import APIRouter
from starlette.types import Receive, Scope, Send

from postroad.server.http import requests
from postroad.server.http.auth import InPlayers, InRates, Known, Maybe, give_secret, take_secret
from postroad.server.http.rate_limits import address_of, distant
from postroad.server.http.responses import MadeToken, Me, MoveCode, Tokens, answers
from postroad.server.http.routes.shared import InRegistry, answer
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.words import PlayerName, StreamTables

me = APIRouter(prefix="/api/me")


def _told(player: Player) -> PlayerName:
    return {"id": player.id, "name": player.name}


@me.get("", responses=answers(Me, "no-player"))
async def see_me(request: Request, registry: InRegistry, asker: Maybe) -> Response:
    if asker is None:  # a secret that is worth nothing any more need not come again
        return take_secret(request, answer({"error": "no-player"}, 401))
    return answer({**_told(asker), "tables": await registry.tables_of(asker)})


@me.post("", responses=answers(PlayerName))
async def name_me(request: Request, players: InPlayers, rates: InRates, asker: Maybe, body: requests.NewName) -> Response:
    """A new guest, or another name for one who is known."""
    if asker:
        return answer(_told(await players.rename(asker, body.name)))
    rates.take("guests", distant(request.scope))
    player, secret = await players.new(body.name)
    return give_secret(request, answer(_told(player)), secret)


@me.post("/move", responses=answers(MoveCode, "no-player"))
async def make_code(players: InPlayers, asker: Known) -> Response:
    return answer({"code": await players.code(asker)})


@me.post("/moved", responses=answers(PlayerName, "no-code"))
async def use_code(request: Request, players: InPlayers, rates: InRates, body: requests.Code) -> Response:
    rates.check("wrong", address_of(request.scope))
    moved = await players.moved(body.code)
    if moved is None:
        rates.take("wrong", address_of(request.scope))
        raise Refusal(403, "no-code")
    player, secret = moved
    return give_secret(request, answer(_told(player)), secret)


@me.get("/tokens", responses=answers(Tokens, "no-player"))
async def list_tokens(players: InPlayers, asker: Known) -> Response:
    return answer({"tokens": await players.tokens(asker)})


@me.post("/tokens", status_code=201, responses=answers(MadeToken, "no-player", "too-many", status=201))
async def create_token(players: InPlayers, asker: Known, body: requests.NewToken) -> Response:
    token_id, token = await players.new_token(asker, body.label)
    return answer({"id": token_id, "token": token}, 201)


@me.delete("/tokens/{token_id}", status_code=204, responses=answers(None, "no-player", "no-token", status=204))
async def delete_token(players: InPlayers, asker: Known, token_id: str) -> Response:
    await players.delete_token(asker, token_id)
    return Response(status_code=204)


@me.get("/stream", responses=answers(StreamTables, "no-player"))
async def stream(request: Request, registry: InRegistry, rates: InRates, asker: Known) -> Response:
    room = rates.open("streams", asker.id, distant(request.scope))
    return Lines(room, registry.streams.lines(asker.id))


class Lines(StreamingResponse):
    """As long as somebody listens, in a room of which there are not too many."""

    def __init__(self, room: AbstractContextManager[None], lines: AsyncIterator[bytes]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # no proxy gathers lines
        super().__init__(lines, headers=headers, media_type="text/event-stream")
        self._room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._room:
            await super().__call__(scope, receive, send)
