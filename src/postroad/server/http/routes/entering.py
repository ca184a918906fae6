"""Routes: coming in where only invited people may."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import InRates
from postroad.server.http.gate import give_pass, has_pass, is_word
from postroad.server.http.rate_limits import address_of, distant
from postroad.server.http.responses import answers
from postroad.server.http.routes.shared import InAdmissions, InSettings
from postroad.server.tables.refusal import Refusal

entering = APIRouter(prefix="/api")


@entering.post("/enter", status_code=204, responses=answers(None, "wrong-word", status=204))
async def enter(
    request: Request, settings: InSettings, admissions: InAdmissions, rates: InRates, body: requests.Word
) -> Response:
    """With the word of the server, or the code of an invitation. A code cannot be guessed, so that a right one always passes;
    a word may be, so that nobody tries many."""
    word, come_in = settings.invite, Response(status_code=204)
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
