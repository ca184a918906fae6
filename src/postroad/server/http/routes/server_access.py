"""Routes: entering an invite-only server."""

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import RateLimiterDep, from_app_state
from postroad.server.http.rate_limits import PassphraseLimiter, address_of, remote_address
from postroad.server.http.responses import answers
from postroad.server.http.routes.dependencies import ServerAccessDep, SettingsDep
from postroad.server.http.security_middleware import release_slot
from postroad.server.http.server_access import has_pass, is_passphrase, set_pass_cookie
from postroad.server.tables.rejections import CommandRejected

access = APIRouter(prefix="/api")

PassphraseLimiterDep = Annotated[PassphraseLimiter, Depends(from_app_state("passphrase_limiter", PassphraseLimiter))]


@access.post("/enter", status_code=204, responses=answers(None, "wrong-passphrase", status=204))
async def enter(
    request: Request,
    settings: SettingsDep,
    server_access: ServerAccessDep,
    rates: RateLimiterDep,
    limiter: PassphraseLimiterDep,
    body: requests.Passphrase,
) -> Response:
    """Enter with the server's passphrase or an invitation's code. A code cannot be guessed, so a right one passes at once. A
    passphrase may be guessed, so after wrong ones from an address comparisons are delayed."""
    word, response = settings.invite, Response(status_code=204)
    if word is None or await has_pass(request):  # an invitation is not used up needlessly
        return response
    secret = await server_access.by_invitation(body.passphrase)
    if secret is None:
        await compare(request, limiter, body.passphrase, word)
        rates.take("guests", remote_address(request.scope))
        secret = await server_access.by_passphrase()
    return set_pass_cookie(request, response, secret)


async def compare(request: Request, limiter: PassphraseLimiter, given: str, word: str) -> None:
    address = address_of(request.scope)
    with limiter.waiting(address) as seconds:
        if seconds:
            await release_slot(request.scope)  # other requests of this address do not wait
            await asyncio.sleep(seconds)
        if not is_passphrase(given, word):
            limiter.was_wrong(address)
            raise CommandRejected("wrong-passphrase")
