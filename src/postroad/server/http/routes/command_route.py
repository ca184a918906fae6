"""The route of a command. It is documented like all routes, but skips FastAPI's handling of arguments, which takes longer than
the command itself. Most requests are commands."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request

from postroad.server.http.auth import authenticate, current_player, rates_of, require_authentication
from postroad.server.http.rate_limits import remote_address
from postroad.server.http.routes.dependencies import registry_of
from postroad.server.tables.commands import Command
from postroad.server.tables.rejections import CommandRejected

BRIEF = TypeAdapter(bool)


class CommandRoute(APIRoute):
    """A route whose endpoint takes a command as `body`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        kind: type[Command] = self.endpoint.__annotations__["body"]

        async def handle(request: Request) -> Response:
            player = await current_player(await require_authentication(await authenticate(request)))
            (await rates_of(request)).take(kind.rate, player.id, remote_address(request.scope))
            try:
                body = kind.model_validate_json(await request.body() if is_json(request) else b"")
                brief = BRIEF.validate_python(request.query_params.get("brief", False))
            except ValidationError:
                raise CommandRejected("bad-request") from None
            answer: Response = await self.endpoint(
                await registry_of(request), player, request.path_params["table_id"], body, brief
            )
            return answer

        return handle


def is_json(request: Request) -> bool:
    """Whether the body is JSON. Other types are rejected unread, because pages of other sites may send them."""
    kind, _, detail = request.headers.get("content-type", "").partition(";")[0].strip().lower().partition("/")
    return kind == "application" and (detail == "json" or detail.endswith("+json"))
