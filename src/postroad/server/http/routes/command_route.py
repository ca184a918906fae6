"""The route of a command: described like all others, but without FastAPI's way to its arguments, which takes longer than the
decision itself. Most of what a server is asked for are decisions."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request

from postroad.server.http.auth import asking, asking_here, known, rates_of
from postroad.server.http.rate_limits import distant
from postroad.server.http.routes.dependencies import registry_of
from postroad.server.tables.commands import Command
from postroad.server.tables.rejections import bad_request

BRIEF = TypeAdapter(bool)


class CommandRoute(APIRoute):
    """Of an endpoint that takes what is asked for as `body`, a kind of command."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        kind: type[Command] = self.endpoint.__annotations__["body"]

        async def handle(request: Request) -> Response:
            player = await known(await asking_here(await asking(request)))
            (await rates_of(request)).take(kind.rate, player.id, distant(request.scope))
            try:
                body = kind.model_validate_json(await request.body() if is_json(request) else b"")
                brief = BRIEF.validate_python(request.query_params.get("brief", False))
            except ValidationError:
                raise bad_request() from None
            answer: Response = await self.endpoint(
                await registry_of(request), player, request.path_params["table_id"], body, brief
            )
            return answer

        return handle


def is_json(request: Request) -> bool:
    """Other bodies are not even looked at: a page of another site may send some without asking."""
    kind, _, detail = request.headers.get("content-type", "").partition(";")[0].strip().lower().partition("/")
    return kind == "application" and (detail == "json" or detail.endswith("+json"))
