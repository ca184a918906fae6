"""Read-only: everybody may look at everything, and nothing is changed."""

from starlette.types import ASGIApp, Receive, Scope, Send

from postroad.server.http.security_middleware import CHANGING, refuse
from postroad.server.tables.rejections import CommandRejected

ALLOWED = {"/api/enter", "/api/me/device-link/owner"}  # who comes in to look; what only looks
LOOKING = "/preview"
OPERATOR = "/api/operator/"  # who else would let everything go on?


class ReadOnly:
    """Around the application. Players' pages send again what is refused in this way, until it is taken."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and changes(scope) and scope["app"].state.announcements.current["read_only"]:
            await refuse(scope, send, CommandRejected(503, "read-only"))
        else:
            await self.app(scope, receive, send)


def changes(scope: Scope) -> bool:
    path = scope["path"]
    return scope["method"] in CHANGING and path not in ALLOWED and not path.startswith(OPERATOR) and not path.endswith(LOOKING)
