"""The cookie of the operator's browser. It is independent of the player's cookie: an operator may play as anybody, or not at
all."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from postroad.server.http.auth import cookie_name, secure
from postroad.server.storage.server_access import OPERATOR_LIFETIME, ServerAccess


async def is_operator(connection: HTTPConnection) -> bool:
    """Whether the request comes from the operator's browser."""
    access: ServerAccess = connection.app.state.server_access
    secret = connection.cookies.get(_name(connection))
    return secret is not None and await access.is_operator(secret)


def set_operator_cookie(connection: HTTPConnection, answer: Response, secret: str) -> Response:
    name, protected = _name(connection), secure(connection)
    answer.set_cookie(name, secret, max_age=OPERATOR_LIFETIME, path="/", httponly=True, samesite="strict", secure=protected)
    return answer


def _name(connection: HTTPConnection) -> str:
    return f"{cookie_name(connection)}-host"
