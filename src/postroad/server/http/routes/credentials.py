"""Routes: by what you are known. Only a browser makes and ends credentials; what was opened with one ends with it."""

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import CHANGE, InBrowser, InRates, Known, MaybeAsking, give_secret, of_app, take_secret
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import ApiKeys, DeviceCode, Devices, NewApiKey, answers
from postroad.server.http.routes.dependencies import InRegistry, answer, name_of
from postroad.server.storage.credentials import Credentials
from postroad.server.tables.rejections import CommandRejected, no_code
from postroad.server.tables.wire_types import PlayerName

credentials = APIRouter(prefix="/api/me")

SOON = 0.5  # s, until a browser that has become another player's has the secret of that one, and may be asked who it is


InCredentials = Annotated[Credentials, Depends(of_app("credentials", Credentials))]


# Codes. A right one always passes, whoever else has tried wrong ones from the same address.


@credentials.post("/device-link", dependencies=[CHANGE], responses=answers(DeviceCode, "no-player", "browser-only"))
async def make_code(found: InCredentials, caller: InBrowser) -> Response:
    return answer({"code": await found.code(caller.player)})


@credentials.post("/device-link/owner", responses=answers(PlayerName, "no-code"))
async def see_whose(request: Request, found: InCredentials, rates: InRates, body: requests.Code) -> Response:
    """Whom a code would bring here. It is not used up."""
    player = await found.owner_of(body.code)
    if player is None:
        raise _no_code(request, rates)
    return answer(name_of(player))


@credentials.post("/device-link/accept", responses=answers(PlayerName, "no-code"))
async def use_code(
    request: Request, registry: InRegistry, found: InCredentials, rates: InRates, caller: MaybeAsking, body: requests.Code
) -> Response:
    moved = await found.accept(body.code, caller)
    if moved is None:
        raise _no_code(request, rates)
    if caller:
        asyncio.get_running_loop().call_later(SOON, registry.sign_out, {caller.credential.id})
    player, secret = moved
    return give_secret(request, answer(name_of(player)), secret)


def _no_code(request: Request, rates: InRates) -> CommandRejected:
    rates.take("codes", address_of(request.scope))
    return no_code()


# Devices


@credentials.get("/devices", responses=answers(Devices, "no-player", "browser-only"))
async def list_devices(found: InCredentials, caller: InBrowser) -> Response:
    return answer({"devices": await found.devices(caller)})


@credentials.delete(
    "/devices", status_code=204, dependencies=[CHANGE], responses=answers(None, "no-player", "browser-only", status=204)
)
async def sign_out_others(registry: InRegistry, found: InCredentials, caller: InBrowser) -> Response:
    """All but this one."""
    registry.sign_out(await found.delete_other_devices(caller))
    return Response(status_code=204)


@credentials.post(
    "/devices/{device}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "browser-only", "no-device", status=204),
)
async def name_device(found: InCredentials, caller: InBrowser, device: str, body: requests.Label) -> Response:
    await found.name_device(caller.player, device, body.label)
    return Response(status_code=204)


@credentials.delete(
    "/devices/{device}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "browser-only", "no-device", status=204),
)
async def sign_out(request: Request, registry: InRegistry, found: InCredentials, caller: InBrowser, device: str) -> Response:
    await found.delete_device(caller.player, device)
    registry.sign_out({device})
    done = Response(status_code=204)
    return take_secret(request, done) if device == caller.credential.id else done


# Access keys of programs


@credentials.get("/keys", responses=answers(ApiKeys, "no-player"))
async def list_keys(found: InCredentials, caller: Known) -> Response:
    return answer({"keys": await found.api_keys(caller)})


@credentials.post(
    "/keys",
    status_code=201,
    dependencies=[CHANGE],
    responses=answers(NewApiKey, "no-player", "browser-only", "too-many", status=201),
)
async def create_key(found: InCredentials, caller: InBrowser, body: requests.Label) -> Response:
    key_id, key = await found.new_api_key(caller.player, body.label)
    return answer({"id": key_id, "key": key}, 201)


@credentials.delete(
    "/keys/{key_id}",
    status_code=204,
    dependencies=[CHANGE],
    responses=answers(None, "no-player", "browser-only", "no-key", status=204),
)
async def delete_key(registry: InRegistry, found: InCredentials, caller: InBrowser, key_id: str) -> Response:
    await found.delete_key(caller.player, key_id)
    registry.sign_out({key_id})
    return Response(status_code=204)
