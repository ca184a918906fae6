"""Dependencies and helpers of all routes."""

from typing import Annotated, Any

from fastapi import Depends, Query
from fastapi.responses import Response

from postroad.server.http.auth import from_app_state
from postroad.server.http.lan_listener import LanListener
from postroad.server.live.announcements import Announcements
from postroad.server.live.registry import Registry
from postroad.server.settings import Settings
from postroad.server.storage.player_reports import PlayerReports
from postroad.server.storage.server_access import ServerAccess
from postroad.server.storage.tables import Storage
from postroad.server.tables.base_model import MAX_INTEGER
from postroad.server.tables.message import to_json
from postroad.server.tables.player import Player
from postroad.server.tables.wire_types import PlayerName

registry_of = from_app_state("registry", Registry)

RegistryDep = Annotated[Registry, Depends(registry_of)]
SettingsDep = Annotated[Settings, Depends(from_app_state("settings", Settings))]
DataDirIdDep = Annotated[str, Depends(from_app_state("data_dir_id", str))]
StorageDep = Annotated[Storage, Depends(from_app_state("storage", Storage))]
ServerAccessDep = Annotated[ServerAccess, Depends(from_app_state("server_access", ServerAccess))]
PlayerReportsDep = Annotated[PlayerReports, Depends(from_app_state("player_reports", PlayerReports))]
AnnouncementsDep = Annotated[Announcements, Depends(from_app_state("announcements", Announcements))]
LanListenerDep = Annotated[LanListener, Depends(from_app_state("lan_listener", LanListener))]

SeatQuery = Annotated[int, Query(ge=0, le=99)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=99, description="a seat of yours; without it you are a spectator")]
Brief = Annotated[bool, Query(description="answer with the seq alone; your WebSocket brings the message")]
Since = Annotated[int | None, Query(ge=0, le=MAX_INTEGER, description="only what came after this number")]


def name_of(player: Player) -> PlayerName:
    return {"id": player.id, "name": player.name}


def answer(body: Any, status: int = 200) -> Response:
    """A JSON response; bytes are JSON already."""
    return Response(body if isinstance(body, bytes) else to_json(body), status, {"Cache-Control": "no-store"}, "application/json")
