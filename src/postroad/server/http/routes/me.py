"""Routes: who you are, and what your tables are doing."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from fastapi import Request
from fastapi.responses import Response, StreamingResponse
from fastapi.routing import APIRouter
from starlette.types import Receive, Scope, Send

from postroad.server import metrics
from postroad.server.http import requests
from postroad.server.http.auth import LARGE, Asking, InPlayers, InRates, Maybe, give_secret
from postroad.server.http.rate_limits import distant
from postroad.server.http.responses import Me, answers
from postroad.server.http.routes.dependencies import InRegistry, answer, name_of
from postroad.server.http.server_access import pass_digest_of
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import PlayerName, StreamTables

me = APIRouter(prefix="/api/me")


@me.get("", dependencies=[LARGE], responses=answers(Me, "no-player"))
async def see_me(registry: InRegistry, caller: Maybe) -> Response:
    if caller is None:  # the browser keeps its worthless secret: this answer may come after another that brings a better one
        raise CommandRejected(401, "no-player")
    return answer({**name_of(caller), "tables": await registry.tables_of(caller)})


@me.post("", responses=answers(PlayerName))
async def name_me(request: Request, players: InPlayers, rates: InRates, caller: Maybe, body: requests.NewName) -> Response:
    """A new guest, or another name for one who is known."""
    if caller:
        rates.take("changes", caller.id, distant(request.scope))
        return answer(name_of(await players.rename(caller, body.name)))
    rates.take("guests", distant(request.scope))
    player, secret = await players.new(body.name)
    return give_secret(request, answer(name_of(player)), secret)


@me.get("/stream", dependencies=[LARGE], responses=answers(StreamTables, "no-player"))
async def stream(request: Request, registry: InRegistry, rates: InRates, caller: Asking) -> Response:
    slot = rates.open("streams", caller.player.id, distant(request.scope))
    return Lines(slot, registry.feeds.events(caller.player.id, caller.credential.id, pass_digest_of(request)))


class Lines(StreamingResponse):
    """As long as somebody listens, in a room of which there are not too many."""

    def __init__(self, slot: AbstractContextManager[None], lines: AsyncIterator[bytes]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # no proxy gathers lines
        super().__init__(lines, headers=headers, media_type="text/event-stream")
        self._slot = slot

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._slot, metrics.STREAMS.track_inprogress():
            await super().__call__(scope, receive, send)
