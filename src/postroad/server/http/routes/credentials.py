"""Routes: your devices, API keys and device codes. Only a browser creates and deletes credentials; a deleted credential ends
its connections."""

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import (
    LIMIT_CHANGES,
    BrowserAuth,
    CurrentPlayer,
    OptionalAuth,
    RateLimiterDep,
    delete_secret_cookie,
    from_app_state,
    set_secret_cookie,
)
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import ApiKeys, DeviceCode, Devices, NewApiKey, answers
from postroad.server.http.routes.dependencies import RegistryDep, answer, name_of
from postroad.server.storage.credentials import Credentials
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import PlayerName

credentials = APIRouter(prefix="/api/me")

SOON = 0.5  # seconds until a switched browser has its new secret


CredentialsDep = Annotated[Credentials, Depends(from_app_state("credentials", Credentials))]


# Codes. A right one always passes, even after wrong ones from the same address.


@credentials.post("/device-link", dependencies=[LIMIT_CHANGES], responses=answers(DeviceCode, "no-player", "browser-only"))
async def make_code(found: CredentialsDep, caller: BrowserAuth) -> Response:
    return answer({"code": await found.code(caller.player)})


@credentials.post("/device-link/owner", responses=answers(PlayerName, "no-code"))
async def see_whose(request: Request, found: CredentialsDep, rates: RateLimiterDep, body: requests.Code) -> Response:
    """The player whom a code belongs to. The code stays valid."""
    player = await found.owner_of(body.code)
    if player is None:
        raise _no_code(request, rates)
    return answer(name_of(player))


@credentials.post("/device-link/accept", responses=answers(PlayerName, "no-code"))
async def use_code(
    request: Request,
    registry: RegistryDep,
    found: CredentialsDep,
    rates: RateLimiterDep,
    caller: OptionalAuth,
    body: requests.Code,
) -> Response:
    moved = await found.accept(body.code, caller)
    if moved is None:
        raise _no_code(request, rates)
    if caller:
        asyncio.get_running_loop().call_later(SOON, registry.sign_out, {caller.credential.id})
    player, secret = moved
    return set_secret_cookie(request, answer(name_of(player)), secret)


def _no_code(request: Request, rates: RateLimiterDep) -> CommandRejected:
    rates.take("codes", address_of(request.scope))
    return CommandRejected("no-code")


# Devices


@credentials.get("/devices", responses=answers(Devices, "no-player", "browser-only"))
async def list_devices(found: CredentialsDep, caller: BrowserAuth) -> Response:
    return answer({"devices": await found.devices(caller)})


@credentials.delete(
    "/devices", status_code=204, dependencies=[LIMIT_CHANGES], responses=answers(None, "no-player", "browser-only", status=204)
)
async def sign_out_others(registry: RegistryDep, found: CredentialsDep, caller: BrowserAuth) -> Response:
    """Sign out all devices but this one."""
    registry.sign_out(await found.delete_other_devices(caller))
    return Response(status_code=204)


@credentials.post(
    "/devices/{device}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "browser-only", "no-device", status=204),
)
async def name_device(found: CredentialsDep, caller: BrowserAuth, device: str, body: requests.Label) -> Response:
    await found.name_device(caller.player, device, body.label)
    return Response(status_code=204)


@credentials.delete(
    "/devices/{device}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "browser-only", "no-device", status=204),
)
async def sign_out(request: Request, registry: RegistryDep, found: CredentialsDep, caller: BrowserAuth, device: str) -> Response:
    await found.delete_device(caller.player, device)
    registry.sign_out({device})
    done = Response(status_code=204)
    return delete_secret_cookie(request, done) if device == caller.credential.id else done


# API keys


@credentials.get("/keys", responses=answers(ApiKeys, "no-player"))
async def list_keys(found: CredentialsDep, caller: CurrentPlayer) -> Response:
    return answer({"keys": await found.api_keys(caller)})


@credentials.post(
    "/keys",
    status_code=201,
    dependencies=[LIMIT_CHANGES],
    responses=answers(NewApiKey, "no-player", "browser-only", "too-many", status=201),
)
async def create_key(found: CredentialsDep, caller: BrowserAuth, body: requests.Label) -> Response:
    key_id, key = await found.new_api_key(caller.player, body.label)
    return answer({"id": key_id, "key": key}, 201)


@credentials.delete(
    "/keys/{key_id}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "browser-only", "no-key", status=204),
)
async def delete_key(registry: RegistryDep, found: CredentialsDep, caller: BrowserAuth, key_id: str) -> Response:
    await found.delete_key(caller.player, key_id)
    registry.sign_out({key_id})
    return Response(status_code=204)
