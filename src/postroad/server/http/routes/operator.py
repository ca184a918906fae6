"""Routes: server admin, in a browser that opened a link of `postroad admin host`."""

import os
from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import PlayersDep, RateLimiterDep
from postroad.server.http.operator_cookie import is_operator, set_operator_cookie
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import OperatorView, answers
from postroad.server.http.routes.dependencies import (
    AnnouncementsDep,
    PlayerReportsDep,
    RegistryDep,
    ServerAccessDep,
    SettingsDep,
    StorageDep,
    answer,
)
from postroad.server.http.server_access import set_pass_cookie
from postroad.server.storage.external_updates import banned_memberships
from postroad.server.storage.operator_stats import DEFAULT_COUNT, Search, overview
from postroad.server.storage.player_reports import resolve_statement
from postroad.server.storage.players import update_player
from postroad.server.storage.server_flags import announcement_statements, read_only_statements
from postroad.server.tables.rejections import CommandRejected

operator = APIRouter(prefix="/api/operator")


@operator.post("/enter", status_code=204, responses=answers(None, "no-code", status=204))
async def enter_as_operator(
    request: Request, server_access: ServerAccessDep, rates: RateLimiterDep, body: requests.Passphrase
) -> Response:
    """Exchange the code of a link, once. A right code always passes: it cannot be guessed."""
    secret = await server_access.by_link(body.passphrase)
    if secret is None:
        rates.take("codes", address_of(request.scope))
        raise CommandRejected("no-code")
    return set_pass_cookie(
        request, set_operator_cookie(request, Response(status_code=204), secret), await server_access.by_passphrase()
    )


async def require_operator(request: Request) -> None:
    if not await is_operator(request):
        raise CommandRejected("not-operator")


Count = Annotated[int, Query(ge=1, le=500)]
OperatorDep = Annotated[None, Depends(require_operator)]


@operator.get("", responses=answers(OperatorView, "not-operator"))
async def see_operator_view(
    registry: RegistryDep,
    found: PlayerReportsDep,
    announcements: AnnouncementsDep,
    storage: StorageDep,
    _operator: OperatorDep,
    find: Annotated[str, Query(max_length=80, description="part of a name, or the beginning of an id")] = "",
    tables: Count = DEFAULT_COUNT,
    players: Count = DEFAULT_COUNT,
) -> Response:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None  # not available on Windows
    load_info = {
        "load": load,
        "cores": os.cpu_count() or 1,
        "open": registry.table_count,
        "connected": len(registry.connected_players()),
        "bots_waited": registry.bots_waited,
    }
    reports, count = await found.open()
    body = {"announcement": announcements.current, "reports": reports, "reports_open": count}
    return answer({**body, **load_info, **await overview(storage, Search(find, tables, players))})


@operator.post("/announcement", status_code=204, responses=answers(None, "not-operator", status=204))
async def announce(
    storage: StorageDep, announcements: AnnouncementsDep, body: requests.NewAnnouncement, _operator: OperatorDep
) -> Response:
    await storage.commit(*announcement_statements(body.text))
    await announcements.refresh()
    return Response(status_code=204)


@operator.post("/read-only", status_code=204, responses=answers(None, "not-operator", status=204))
async def set_read_only(
    storage: StorageDep, announcements: AnnouncementsDep, body: requests.ReadOnlySwitch, _operator: OperatorDep
) -> Response:
    await storage.commit(*read_only_statements(body.read_only))
    await announcements.refresh()
    return Response(status_code=204)


@operator.post("/reports/{report}/resolve", status_code=204, responses=answers(None, "not-operator", "no-report", status=204))
async def resolve(
    storage: StorageDep, settings: SettingsDep, report: str, _body: requests.EmptyBody, _operator: OperatorDep
) -> Response:
    """Mark a player report as resolved."""
    (count,) = await storage.commit(resolve_statement(report, settings.time.now()))
    if not count:
        raise CommandRejected("no-report")
    return Response(status_code=204)


@operator.post("/players/{player}", status_code=204, responses=answers(None, "not-operator", "no-person", status=204))
async def mark_player(
    storage: StorageDep,
    registry: RegistryDep,
    players: PlayersDep,
    player: str,
    body: requests.PlayerMarks,
    _operator: OperatorDep,
) -> Response:
    """Mute or ban a player, or undo that. It applies at once here and within seconds at other servers. Banned players lose
    their seats."""
    marks = body.model_dump(exclude_none=True)
    (count,) = await storage.commit(update_player(player, **marks)) if marks else (1,)
    if not count:
        raise CommandRejected("no-person")
    players.clear_cache()
    if body.banned:
        registry.disconnect_banned({player})
        await registry.free(await banned_memberships(storage))
    return Response(status_code=204)


@operator.delete("/tables/{table_id}", status_code=204, responses=answers(None, "not-operator", "no-table", status=204))
async def remove_table(storage: StorageDep, registry: RegistryDep, table_id: str, _operator: OperatorDep) -> Response:
    """Delete a table with its log and chat. Player reports stay."""
    if not await storage.exists(table_id):
        raise CommandRejected("no-table")
    await storage.delete(table_id)
    registry.table_deleted(table_id)
    return Response(status_code=204)
