"""Read-only mode: everybody may read everything, nobody may change anything."""

from starlette.types import ASGIApp, Receive, Scope, Send

from postroad.server.http.security_middleware import CHANGING, refuse
from postroad.server.tables.rejections import CommandRejected

ALLOWED = {"/api/enter", "/api/me/device-link/owner", "/api/page-errors"}  # entering to read; a lookup; a line in the log
LOOKING = "/preview"
OPERATOR = "/api/operator/"  # the operator ends read-only mode


class ReadOnly:
    """Middleware that rejects changes. Pages retry such a request until it succeeds."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and changes(scope) and scope["app"].state.announcements.current["read_only"]:
            await refuse(scope, send, CommandRejected("read-only"))
        else:
            await self.app(scope, receive, send)


def changes(scope: Scope) -> bool:
    """Whether the request changes anything."""
    path = scope["path"]
    return scope["method"] in CHANGING and path not in ALLOWED and not path.startswith(OPERATOR) and not path.endswith(LOOKING)
