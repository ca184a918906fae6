"""Routes: what the host of the server tells everybody."""

from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http.responses import answers
from postroad.server.http.routes.dependencies import InNotices, answer
from postroad.server.tables.wire_types import Notice

notice = APIRouter(prefix="/api")


@notice.get("/notice", responses=answers(Notice))
async def see_notice(notices: InNotices) -> Response:
    return answer(notices.now)
