"""A fast path for the most frequent requests: commands with a short answer skip most of FastAPI."""

from collections.abc import Awaitable, Callable

from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from postroad.server.http.routes.command_route import CommandRoute
from postroad.server.http.routes.play import play
from postroad.server.tables.rejections import CommandRejected

Handler = Callable[[Request], Awaitable[Response]]

BRIEF = b"brief=true"  # the exact query that pages send
HANDLERS: dict[str, Handler] = {
    route.path.rpartition("/")[2]: route.get_route_handler() for route in play.routes if isinstance(route, CommandRoute)
}


class ShortWay:
    """Wraps the routes, inside the security middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handler = handler_for(scope)
        if handler is None:
            await self.app(scope, receive, send)
        else:
            answer = await answered(handler, Request(scope, receive))
            await answer(scope, receive, send)


def handler_for(scope: Scope) -> Handler | None:
    if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"] != BRIEF:
        return None
    match scope["path"].split("/"):
        case ["", "api", "tables", table_id, command] if table_id and command in HANDLERS:
            scope["path_params"] = {"table_id": table_id}
            return HANDLERS[command]
    return None


async def answered(handler: Handler, request: Request) -> Response:
    """Handle the request; errors become the usual responses."""
    try:
        return await handler(request)
    except (CommandRejected, SQLAlchemyError) as error:
        kind = CommandRejected if isinstance(error, CommandRejected) else SQLAlchemyError
        told: Response = await request.app.exception_handlers[kind](request, error)
        return told
