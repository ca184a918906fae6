"""Routes: by what ways you are told that others wait for you. Only a browser changes them: see credentials.py."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import CHANGE, InBrowser, of_app, rate
from postroad.server.http.responses import Heralds, Tried, answers
from postroad.server.http.routes.dependencies import answer
from postroad.server.http.security_middleware import end_turn
from postroad.server.live.notifier import Notifier, can_seal_for
from postroad.server.tables.rejections import bad_request
from postroad.server.tables.wire_types import Herald

heralds = APIRouter(prefix="/api/me/heralds")

OFTEN = rate("heralds")


InHeralding = Annotated[Notifier, Depends(of_app("heralding", Notifier))]


@heralds.get("", responses=answers(Heralds, "no-player", "browser-only"))
async def list_heralds(heralding: InHeralding, asker: InBrowser) -> Response:
    key = await heralding.push_key()
    ways = await heralding.heralds.of(asker.player.id)
    return answer({"heralds": [way.to_wire() for way in ways], "push_key": key and key.public})


@heralds.post(
    "", status_code=201, dependencies=[OFTEN], responses=answers(Herald, "no-player", "browser-only", "too-many", status=201)
)
async def add_herald(request: Request, heralding: InHeralding, asker: InBrowser, body: requests.NewChannel) -> Response:
    """Links lead to where you have asked from."""
    keys = {str(name): key for name, key in body.keys.items()} if body.keys else None
    if keys and not can_seal_for(keys):
        raise bad_request()
    origin = f"{request.url.scheme}://{request.headers['host']}"
    way = await heralding.heralds.add(asker, body.kind, body.address, keys, origin, body.language)
    return answer(way.to_wire(), 201)


@heralds.post(
    "/{herald}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "browser-only", "no-herald", status=204),
)
async def change_herald(heralding: InHeralding, asker: InBrowser, herald: str, body: requests.ChangedChannel) -> Response:
    await heralding.heralds.change(asker.player, herald, body.active, body.language)
    return Response(status_code=204)


@heralds.delete(
    "/{herald}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "browser-only", "no-herald", status=204),
)
async def drop_herald(heralding: InHeralding, asker: InBrowser, herald: str) -> Response:
    await heralding.heralds.drop(asker.player, herald)
    return Response(status_code=204)


@heralds.post("/{herald}/try", dependencies=[OFTEN], responses=answers(Tried, "no-player", "browser-only", "no-herald"))
async def try_herald(
    request: Request, heralding: InHeralding, asker: InBrowser, herald: str, _body: requests.EmptyBody
) -> Response:
    """Send something now, to see whether it arrives."""
    way = await heralding.heralds.one(asker.player, herald)
    await end_turn(request.scope)  # slow places keep nobody else of this address waiting
    return answer({"trouble": await heralding.try_out(way)})
