"""Where only invited people may come in: who has no pass reaches the door (`/enter`) and nothing behind it."""

import hmac
from urllib.parse import quote

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from postroad.server.http.auth import YEAR, asking, cookie_name, is_program, secure
from postroad.server.http.security_middleware import refuse
from postroad.server.storage.players import digest
from postroad.server.storage.server_access import ServerAccess
from postroad.server.tables.rejections import CommandRejected

DOOR = "/enter"
# For everybody, beside the client's own files
OPEN = {DOOR, "/operator", "/sw.js", "/api/enter", "/api/operator/enter", "/api/health", "/api/ready"}
FILES = "/static/"


class InvitedOnly:
    """Around the application of a server that only invited people use."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in OPEN or scope["path"].startswith(FILES):
            await self.app(scope, receive, send)
            return
        refusal = await refusal_of(HTTPConnection(scope))
        if refusal is None:
            await self.app(scope, receive, send)
        elif refusal.body["error"] == "not-invited" and asks_for_page(scope, HTTPConnection(scope)):
            await to_the_door(scope)(scope, receive, send)
        else:
            await refuse(scope, send, refusal)


async def refusal_of(connection: HTTPConnection) -> CommandRejected | None:
    """Why this may not come in, if it may not. A program's API key is a pass: it was made by somebody who had come in."""
    try:
        came_in = await asking(connection) is not None if is_program(connection) else await has_pass(connection)
    except CommandRejected as refusal:
        return refusal
    except SQLAlchemyError:
        return CommandRejected(503, "storage")
    return None if came_in else CommandRejected(403, "not-invited")


async def has_pass(connection: HTTPConnection) -> bool:
    admissions: ServerAccess = connection.app.state.admissions
    secret = connection.cookies.get(pass_name(connection))
    return secret is not None and await admissions.has_pass(secret)


def asks_for_page(scope: Scope, connection: HTTPConnection) -> bool:
    return scope["type"] == "http" and scope["method"] == "GET" and "text/html" in connection.headers.get("accept", "")


def to_the_door(scope: Scope) -> Response:
    """From there they go on to where they wanted to. What follows a `#` goes along in the browser by itself."""
    query = scope.get("query_string", b"").decode("latin-1")
    wanted = scope["path"] + (f"?{query}" if query else "")
    return RedirectResponse(f"{DOOR}?to={quote(wanted, safe='')}", 303, {"Cache-Control": "no-store"})


def is_word(given: str, word: str) -> bool:
    """How long it takes tells nothing of how much of it was right. Nobody knows a word that there is not."""
    return bool(word) & hmac.compare_digest(_folded(given), _folded(word))


def _folded(word: str) -> bytes:
    return word.strip().casefold().encode("utf-8", "replace")


def pass_name(connection: HTTPConnection) -> str:
    return f"{cookie_name(connection)}-pass"


def give_pass(connection: HTTPConnection, answer: Response, secret: str) -> Response:
    """It comes along when somebody follows a link to a table from elsewhere; what changes something is not let in by it alone."""
    name, protected = pass_name(connection), secure(connection)
    answer.set_cookie(name, secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=protected)
    return answer


def pass_digest_of(connection: HTTPConnection) -> str | None:
    """The digest of the pass; None where everybody may come in, and for a program, which came in by its API key."""
    if connection.app.state.settings.invite is None or is_program(connection):
        return None
    secret = connection.cookies.get(pass_name(connection))
    return digest(secret) if secret else None
