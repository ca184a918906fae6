"""Invite-only access: without a pass, a client reaches the entry page (`/enter`) and nothing else."""

import hmac
from urllib.parse import quote

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from postroad.server.http.auth import YEAR, authenticate, cookie_name, is_program, secure
from postroad.server.http.security_middleware import refuse
from postroad.server.storage.players import digest
from postroad.server.storage.server_access import ServerAccess
from postroad.server.tables.rejections import CommandRejected

ENTRY_PAGE = "/enter"
# Open to everybody, beside the client's files
PUBLIC_PATHS = {ENTRY_PAGE, "/operator", "/sw.js", "/api/enter", "/api/operator/enter", "/api/health", "/api/ready"}
FILES = "/static/"


class InvitedOnly:
    """Middleware of an invite-only server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in PUBLIC_PATHS or scope["path"].startswith(FILES):
            await self.app(scope, receive, send)
            return
        refusal = await refusal_of(HTTPConnection(scope))
        if refusal is None:
            await self.app(scope, receive, send)
        elif refusal.body["error"] == "not-invited" and asks_for_page(scope, HTTPConnection(scope)):
            await redirect_to_entry(scope)(scope, receive, send)
        else:
            await refuse(scope, send, refusal)


async def refusal_of(connection: HTTPConnection) -> CommandRejected | None:
    """Why the request is rejected, None if it is not. An API key counts as a pass: its owner had one."""
    try:
        admitted = await authenticate(connection) is not None if is_program(connection) else await has_pass(connection)
    except CommandRejected as refusal:
        return refusal
    except SQLAlchemyError:
        return CommandRejected("storage")
    return None if admitted else CommandRejected("not-invited")


async def has_pass(connection: HTTPConnection) -> bool:
    access: ServerAccess = connection.app.state.server_access
    secret = connection.cookies.get(pass_cookie_name(connection))
    return secret is not None and await access.has_pass(secret)


def asks_for_page(scope: Scope, connection: HTTPConnection) -> bool:
    return scope["type"] == "http" and scope["method"] == "GET" and "text/html" in connection.headers.get("accept", "")


def redirect_to_entry(scope: Scope) -> Response:
    """Redirect to the entry page with the wanted path; the browser keeps the part after `#`."""
    query = scope.get("query_string", b"").decode("latin-1")
    wanted = scope["path"] + (f"?{query}" if query else "")
    return RedirectResponse(f"{ENTRY_PAGE}?to={quote(wanted, safe='')}", 303, {"Cache-Control": "no-store"})


def is_passphrase(given: str, word: str) -> bool:
    """Compare in constant time. Without a passphrase nothing matches."""
    return bool(word) & hmac.compare_digest(_folded(given), _folded(word))


def _folded(word: str) -> bytes:
    return word.strip().casefold().encode("utf-8", "replace")


def pass_cookie_name(connection: HTTPConnection) -> str:
    return f"{cookie_name(connection)}-pass"


def set_pass_cookie(connection: HTTPConnection, answer: Response, secret: str) -> Response:
    """Store the pass in the browser. It is sent when a link from elsewhere is followed, but allows no change by itself."""
    name, protected = pass_cookie_name(connection), secure(connection)
    answer.set_cookie(name, secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=protected)
    return answer


def pass_digest_of(connection: HTTPConnection) -> str | None:
    """The digest of the pass; None on an open server, and for a program, which has an API key."""
    if connection.app.state.settings.invite is None or is_program(connection):
        return None
    secret = connection.cookies.get(pass_cookie_name(connection))
    return digest(secret) if secret else None
