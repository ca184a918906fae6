"""For routes: no more of a kind than is fair."""

from typing import Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from postroad.server.buckets import distant
from postroad.server.identity import InLimits, Known


def rate(kind: str) -> Any:
    async def check(connection: HTTPConnection, limits: InLimits, player: Known) -> None:
        limits.take(kind, player.id, distant(connection.scope))

    return Depends(check)
