"""What all routes share."""

from typing import Annotated, Any

from fastapi import Depends, Query
from fastapi.responses import Response

from postroad.server.http.auth import of_app
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

registry_of = of_app("registry", Registry)

InRegistry = Annotated[Registry, Depends(registry_of)]
InSettings = Annotated[Settings, Depends(of_app("settings", Settings))]
InMark = Annotated[str, Depends(of_app("mark", str))]
InStorage = Annotated[Storage, Depends(of_app("storage", Storage))]
InAdmissions = Annotated[ServerAccess, Depends(of_app("admissions", ServerAccess))]
InReports = Annotated[PlayerReports, Depends(of_app("reports", PlayerReports))]
InAnnouncements = Annotated[Announcements, Depends(of_app("announcements", Announcements))]
InLanListener = Annotated[LanListener, Depends(of_app("lan_listener", LanListener))]

OfSeat = Annotated[int, Query(ge=0, le=99)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=99, description="a seat of yours; a spectator without")]
Brief = Annotated[bool, Query(description="answer with the seq alone: the asker's own socket brings the message")]
Since = Annotated[int | None, Query(ge=0, le=MAX_INTEGER, description="only what came after this one")]


def name_of(player: Player) -> PlayerName:
    return {"id": player.id, "name": player.name}


def answer(told: Any, status: int = 200) -> Response:
    """In JSON, if it is not yet."""
    return Response(told if isinstance(told, bytes) else to_json(told), status, {"Cache-Control": "no-store"}, "application/json")
