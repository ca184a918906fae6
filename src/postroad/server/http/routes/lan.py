"""Routes: opening the server to the LAN, from its own machine."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.lan_listener import LanListener
from postroad.server.http.responses import Lan, answers
from postroad.server.http.routes.dependencies import LanListenerDep, answer
from postroad.server.tables.rejections import CommandRejected

lan = APIRouter(prefix="/api/operator/lan")


async def listener_here(request: Request, listener: LanListenerDep) -> LanListener:
    if not listener.may_control(request):
        raise CommandRejected("not-here")
    return listener


Listener = Annotated[LanListener, Depends(listener_here)]


@lan.get("", responses=answers(Lan, "not-here"))
async def see_lan(listener: Listener) -> Response:
    return to_wire(listener)


@lan.post("", responses=answers(Lan, "not-here", "no-lan", "cannot-listen"))
async def set_lan(listener: Listener, body: requests.LanToggle) -> Response:
    """Open the server to the LAN, or close it and disconnect everybody who came over the LAN."""
    await (listener.open() if body.open else listener.close())
    return to_wire(listener)


def to_wire(listener: LanListener) -> Response:
    return answer({"addresses": listener.addresses})
