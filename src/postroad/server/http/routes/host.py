"""Routes: what the host of the server sees and does, in a browser that was let in by a link of `postroad admin host`."""

import os
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import InRates
from postroad.server.http.gate import give_pass
from postroad.server.http.host_cookie import give_host, is_host
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import HostView, answers
from postroad.server.http.routes.entering import InAdmissions
from postroad.server.http.routes.shared import InRegistry, answer
from postroad.server.storage.notices import with_line, with_read_only
from postroad.server.storage.overview import overview
from postroad.server.tables.refusal import no_code, not_host

host = APIRouter(prefix="/api/host")


@host.post("/enter", status_code=204, responses=answers(None, "no-code", status=204))
async def enter_as_host(request: Request, admissions: InAdmissions, rates: InRates, body: requests.Word) -> Response:
    """With the code of a link, once. A right one always passes: it cannot be guessed."""
    secret = await admissions.by_link(body.word)
    if secret is None:
        rates.take("codes", address_of(request.scope))
        raise no_code()
    return give_pass(request, give_host(request, Response(status_code=204), secret), await admissions.by_word())


async def as_host(request: Request) -> None:
    if not await is_host(request):
        raise not_host()


AsHost = Annotated[None, Depends(as_host)]


@host.get("", responses=answers(HostView, "not-host"))
async def look_around(request: Request, registry: InRegistry, _host: AsHost) -> Response:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None  # which Windows does not know
    here = {"load": load, "cores": os.cpu_count() or 1, "open": registry.tables, "connected": len(registry.connected())}
    return answer({"notice": request.app.state.notices.now, **here, **await overview(request.app.state.storage)})


@host.post("/line", status_code=204, responses=answers(None, "not-host", status=204))
async def tell_everybody(request: Request, body: requests.HostLine, _host: AsHost) -> Response:
    await request.app.state.storage.commit(*with_line(body.line))
    await request.app.state.notices.look()
    return Response(status_code=204)


@host.post("/read-only", status_code=204, responses=answers(None, "not-host", status=204))
async def set_read_only(request: Request, body: requests.HostReadOnly, _host: AsHost) -> Response:
    await request.app.state.storage.commit(*with_read_only(body.read_only))
    await request.app.state.notices.look()
    return Response(status_code=204)
