"""Routes: the operator's announcement."""

from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http.responses import answers
from postroad.server.http.routes.dependencies import AnnouncementsDep, answer
from postroad.server.tables.wire_types import Announcement

announcement = APIRouter(prefix="/api")


@announcement.get("/announcement", responses=answers(Announcement))
async def see_announcement(announcements: AnnouncementsDep) -> Response:
    return answer(announcements.current)
