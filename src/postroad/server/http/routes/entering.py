"""Routes: coming in where only invited people may."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter
from starlette.requests import HTTPConnection

from postroad.server.http import requests
from postroad.server.http.auth import InRates
from postroad.server.http.gate import give_pass, has_pass, is_word
from postroad.server.http.rate_limits import address_of, distant
from postroad.server.http.responses import answers
from postroad.server.storage.admissions import Admissions
from postroad.server.tables.refusal import Refusal

entering = APIRouter(prefix="/api")


async def admissions_of(connection: HTTPConnection) -> Admissions:  # async: FastAPI would ask another thread otherwise
    found: Admissions = connection.app.state.admissions
    return found


InAdmissions = Annotated[Admissions, Depends(admissions_of)]


@entering.post("/enter", status_code=204, responses=answers(None, "wrong-word", status=204))
async def enter(request: Request, admissions: InAdmissions, rates: InRates, body: requests.Word) -> Response:
    """With the word of the server, or the code of an invitation. A code cannot be guessed, so that a right one always passes;
    a word may be, so that nobody tries many."""
    word, come_in = request.app.state.settings.invite, Response(status_code=204)
    if word is None or await has_pass(request):  # an invitation is kept for somebody who needs it
        return come_in
    secret = await admissions.by_invitation(body.word)
    if secret is None:
        rates.check("words", address_of(request.scope))
        if not is_word(body.word, word):
            rates.take("words", address_of(request.scope))
            raise Refusal(403, "wrong-word")
        rates.take("guests", distant(request.scope))
        secret = await admissions.by_word()
    return give_pass(request, come_in, secret)
