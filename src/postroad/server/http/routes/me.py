"""Routes: you, and the state of your tables."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from fastapi import Request
from fastapi.responses import Response, StreamingResponse
from fastapi.routing import APIRouter
from starlette.types import Receive, Scope, Send

from postroad.server import metrics
from postroad.server.http import requests
from postroad.server.http.auth import LIMIT_LARGE, OptionalPlayer, PlayersDep, RateLimiterDep, RequiredAuth, set_secret_cookie
from postroad.server.http.rate_limits import remote_address
from postroad.server.http.responses import Me, answers
from postroad.server.http.routes.dependencies import RegistryDep, answer, name_of
from postroad.server.http.server_access import pass_digest_of
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import PlayerName, StreamTables

me = APIRouter(prefix="/api/me")


@me.get("", dependencies=[LIMIT_LARGE], responses=answers(Me, "no-player"))
async def see_me(registry: RegistryDep, caller: OptionalPlayer) -> Response:
    if caller is None:  # the cookie stays: this response may arrive after one that sets a better cookie
        raise CommandRejected("no-player")
    return answer({**name_of(caller), "tables": await registry.tables_of(caller)})


@me.post("", responses=answers(PlayerName))
async def name_me(
    request: Request, players: PlayersDep, rates: RateLimiterDep, caller: OptionalPlayer, body: requests.NewName
) -> Response:
    """Create a guest, or rename yourself."""
    if caller:
        rates.take("changes", caller.id, remote_address(request.scope))
        return answer(name_of(await players.rename(caller, body.name)))
    rates.take("guests", remote_address(request.scope))
    player, secret = await players.new(body.name)
    return set_secret_cookie(request, answer(name_of(player)), secret)


@me.get("/stream", dependencies=[LIMIT_LARGE], responses=answers(StreamTables, "no-player"))
async def stream(request: Request, registry: RegistryDep, rates: RateLimiterDep, caller: RequiredAuth) -> Response:
    slot = rates.open("streams", caller.player.id, remote_address(request.scope))
    return EventStream(slot, registry.feeds.events(caller.player.id, caller.credential.id, pass_digest_of(request)))


class EventStream(StreamingResponse):
    """A stream that holds one of a limited number of slots."""

    def __init__(self, slot: AbstractContextManager[None], lines: AsyncIterator[bytes]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # no proxy buffers events
        super().__init__(lines, headers=headers, media_type="text/event-stream")
        self._slot = slot

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._slot, metrics.STREAMS.track_inprogress():
            await super().__call__(scope, receive, send)
