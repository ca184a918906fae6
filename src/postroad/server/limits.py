"""How much one player, or one address, may ask for."""

from typing import Any

from fastapi import Depends

from postroad.server.identity import Known


def rate(kind: str) -> Any:
    """For a route: no more of this kind than is fair."""

    async def check(player: Known) -> None:
        pass

    return Depends(check)
