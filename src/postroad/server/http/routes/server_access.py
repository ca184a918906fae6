"""Routes: coming in where only invited people may."""

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import InRates, of_app
from postroad.server.http.rate_limits import Words, address_of, distant
from postroad.server.http.responses import answers
from postroad.server.http.routes.dependencies import InAdmissions, InSettings
from postroad.server.http.security_middleware import end_turn
from postroad.server.http.server_access import give_pass, has_pass, is_word
from postroad.server.tables.rejections import CommandRejected

entering = APIRouter(prefix="/api")

InWords = Annotated[Words, Depends(of_app("words", Words))]


@entering.post("/enter", status_code=204, responses=answers(None, "wrong-passphrase", status=204))
async def enter(
    request: Request,
    settings: InSettings,
    admissions: InAdmissions,
    rates: InRates,
    words: InWords,
    body: requests.Passphrase,
) -> Response:
    """With the word of the server, or the code of an invitation. A code cannot be guessed, so that a right one always passes at
    once; a word may be, so that it is compared slowly after wrong ones of the same address."""
    word, come_in = settings.invite, Response(status_code=204)
    if word is None or await has_pass(request):  # an invitation is kept for somebody who needs it
        return come_in
    secret = await admissions.by_invitation(body.passphrase)
    if secret is None:
        await compare(request, words, body.passphrase, word)
        rates.take("guests", distant(request.scope))
        secret = await admissions.by_passphrase()
    return give_pass(request, come_in, secret)


async def compare(request: Request, words: Words, given: str, word: str) -> None:
    address = address_of(request.scope)
    with words.waiting(address) as seconds:
        if seconds:
            await end_turn(request.scope)  # what else this address asks for does not wait
            await asyncio.sleep(seconds)
        if not is_word(given, word):
            words.was_wrong(address)
            raise CommandRejected(403, "wrong-passphrase")
