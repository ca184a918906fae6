"""For routes: no more of a kind than is fair."""

from typing import Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from postroad.server.http.auth import InLimits, Known
from postroad.server.http.rate_limits import distant


def rate(kind: str) -> Any:
    async def check(connection: HTTPConnection, limits: InLimits, player: Known) -> None:
        limits.take(kind, player.id, distant(connection.scope))

    return Depends(check)
