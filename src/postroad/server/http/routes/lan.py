"""Routes: whoever sits at the machine of a server that is for this machine alone lets others in from its network."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.lan_listener import LanListener
from postroad.server.http.responses import Network, answers
from postroad.server.http.routes.dependencies import InSecondDoor, answer
from postroad.server.tables.rejections import CommandRejected

network = APIRouter(prefix="/api/host/network")


async def door_here(request: Request, door: InSecondDoor) -> LanListener:
    if not door.is_for(request):
        raise CommandRejected(403, "not-here")
    return door


Door = Annotated[LanListener, Depends(door_here)]


@network.get("", responses=answers(Network, "not-here"))
async def see_network(door: Door) -> Response:
    return to_wire(door)


@network.post("", responses=answers(Network, "not-here", "no-network", "cannot-listen"))
async def let_in(door: Door, body: requests.LanToggle) -> Response:
    """Let others in from the network, or nobody any more: whoever has come from there is shown out."""
    await (door.open() if body.open else door.close())
    return to_wire(door)


def to_wire(door: LanListener) -> Response:
    return answer({"addresses": door.addresses})
