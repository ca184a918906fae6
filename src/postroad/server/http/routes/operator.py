"""Routes: what the host of the server sees and does, in a browser that was let in by a link of `postroad admin host`."""

import os
from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import InPlayers, InRates
from postroad.server.http.operator_cookie import give_operator_cookie, is_operator
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import OperatorView, answers
from postroad.server.http.routes.dependencies import (
    InAdmissions,
    InAnnouncements,
    InRegistry,
    InReports,
    InSettings,
    InStorage,
    answer,
)
from postroad.server.http.server_access import give_pass
from postroad.server.storage.external_updates import banned_memberships
from postroad.server.storage.operator_stats import DEFAULT_COUNT, Search, overview
from postroad.server.storage.player_reports import resolve_statement
from postroad.server.storage.players import update_player
from postroad.server.storage.server_flags import announcement_statements, read_only_statements
from postroad.server.tables.rejections import CommandRejected, no_code, no_table, not_host

operator = APIRouter(prefix="/api/operator")


@operator.post("/enter", status_code=204, responses=answers(None, "no-code", status=204))
async def enter_as_host(request: Request, admissions: InAdmissions, rates: InRates, body: requests.Passphrase) -> Response:
    """With the code of a link, once. A right one always passes: it cannot be guessed."""
    secret = await admissions.by_link(body.passphrase)
    if secret is None:
        rates.take("codes", address_of(request.scope))
        raise no_code()
    return give_pass(request, give_operator_cookie(request, Response(status_code=204), secret), await admissions.by_passphrase())


async def as_host(request: Request) -> None:
    if not await is_operator(request):
        raise not_host()


HowMany = Annotated[int, Query(ge=1, le=500)]
AsOperator = Annotated[None, Depends(as_host)]


@operator.get("", responses=answers(OperatorView, "not-operator"))
async def look_around(
    registry: InRegistry,
    found: InReports,
    announcements: InAnnouncements,
    storage: InStorage,
    _host: AsOperator,
    find: Annotated[str, Query(max_length=80, description="part of a name, or the beginning of an id")] = "",
    tables: HowMany = DEFAULT_COUNT,
    players: HowMany = DEFAULT_COUNT,
) -> Response:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None  # which Windows does not know
    here = {
        "load": load,
        "cores": os.cpu_count() or 1,
        "open": registry.table_count,
        "connected": len(registry.connected_players()),
        "bots_waited": registry.bots_waited,
    }
    reports, count = await found.open()
    told = {"announcement": announcements.current, "reports": reports, "reports_open": count}
    return answer({**told, **here, **await overview(storage, Search(find, tables, players))})


@operator.post("/announcement", status_code=204, responses=answers(None, "not-operator", status=204))
async def announce(
    storage: InStorage, announcements: InAnnouncements, body: requests.NewAnnouncement, _host: AsOperator
) -> Response:
    await storage.commit(*announcement_statements(body.text))
    await announcements.refresh()
    return Response(status_code=204)


@operator.post("/read-only", status_code=204, responses=answers(None, "not-operator", status=204))
async def set_read_only(
    storage: InStorage, announcements: InAnnouncements, body: requests.ReadOnlySwitch, _host: AsOperator
) -> Response:
    await storage.commit(*read_only_statements(body.read_only))
    await announcements.refresh()
    return Response(status_code=204)


@operator.post("/reports/{report}/resolve", status_code=204, responses=answers(None, "not-operator", "no-report", status=204))
async def resolve(
    storage: InStorage, settings: InSettings, report: str, _body: requests.EmptyBody, _host: AsOperator
) -> Response:
    """It is not shown any more."""
    (count,) = await storage.commit(resolve_statement(report, settings.time.now()))
    if not count:
        raise CommandRejected(404, "no-report")
    return Response(status_code=204)


@operator.post("/players/{player}", status_code=204, responses=answers(None, "not-operator", "no-person", status=204))
async def mark_player(
    storage: InStorage, registry: InRegistry, players: InPlayers, player: str, body: requests.PlayerMarks, _host: AsOperator
) -> Response:
    """Mute or ban somebody, or take that back. It holds at once here, and within seconds at other servers. Who is banned has
    no seat any more."""
    marks = body.model_dump(exclude_none=True)
    (count,) = await storage.commit(update_player(player, **marks)) if marks else (1,)
    if not count:
        raise CommandRejected(404, "no-person")
    players.clear_cache()
    if body.banned:
        registry.disconnect_banned({player})
        await registry.free(await banned_memberships(storage))
    return Response(status_code=204)


@operator.delete("/tables/{table_id}", status_code=204, responses=answers(None, "not-operator", "no-table", status=204))
async def remove_table(storage: InStorage, registry: InRegistry, table_id: str, _host: AsOperator) -> Response:
    """With all that happened there, but for player reports."""
    if not await storage.exists(table_id):
        raise no_table()
    await storage.delete(table_id)
    registry.table_deleted(table_id)
    return Response(status_code=204)
