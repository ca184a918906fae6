"""Routes: a table in play."""

import asyncio
import base64
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import Query, Request, WebSocket
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.game import IllegalAction
from postroad.preview import PreviewPath, foresee
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.engine import engine
from postroad.rules.illegal_reasons import why_not
from postroad.server import metrics
from postroad.server.http import requests
from postroad.server.http.auth import LIMIT_LARGE, CurrentPlayer, OptionalPlayer, RateLimiterDep, rate
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import (
    CommandAnswer,
    GameRecord,
    Preview,
    Previews,
    SeatBytes,
    SeatCode,
    WhyNot,
    answers,
)
from postroad.server.http.routes.command_route import CommandRoute
from postroad.server.http.routes.dependencies import (
    Brief,
    MaybeSeat,
    PlayerReportsDep,
    RegistryDep,
    SeatQuery,
    SettingsDep,
    answer,
)
from postroad.server.http.table_socket import watch
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.presence import present
from postroad.server.live.subscriber import wake
from postroad.server.storage.player_reports import PlayerReport
from postroad.server.tables.commands import (
    Answer,
    AskPause,
    AskSeat,
    AskUndo,
    Command,
    Decision,
    KeepSeat,
    Leave,
    Remove,
    Resign,
    ResumeClock,
    ReturnToSeat,
    SeatClergy,
    Undo,
)
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChatMessage, Message, PlayerName
from postroad.view import View

play = APIRouter(prefix="/api/tables/{table_id}")

AROUND = 10  # chat messages before and after a reported one


COMMANDS: dict[str, type[Command]] = {  # by path
    "decisions": Decision,
    "seating": SeatClergy,
    "undo": Undo,
    "ask-undo": AskUndo,
    "ask-seat": AskSeat,
    "keep-seat": KeepSeat,
    "ask-pause": AskPause,
    "resume": ResumeClock,
    "answer": Answer,
    "leave": Leave,
    "back": ReturnToSeat,
    "remove": Remove,
    "resign": Resign,
}


@contextmanager
def counted(path: str) -> Iterator[None]:
    """Count the command and its outcome."""
    answered = "failed"
    try:
        yield
        answered = "done"
    except CommandRejected as refusal:
        answered = "stale" if refusal.body["error"] == "stale" else "refused"
        raise
    finally:
        metrics.COMMANDS.labels(path, answered).inc()


def command_endpoint(path: str, kind: type[Command]) -> Callable[..., Awaitable[Response]]:
    """The endpoint of one kind of command."""

    async def endpoint(
        registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: Command, brief: Brief = False
    ) -> Response:
        with counted(path):
            return answer(await (await registry.table(table_id)).execute(caller, body, brief))

    endpoint.__annotations__["body"] = kind  # so that each route validates and documents its own body
    return endpoint


for path, kind in COMMANDS.items():
    play.add_api_route(
        f"/{path}",
        command_endpoint(path, kind),
        methods=["POST"],
        name=path,
        description=kind.__doc__,
        responses=answers(CommandAnswer, "no-player", "no-table", "not-started", "stale", *kind.error_codes),
        route_class_override=CommandRoute,
    )


@play.post(
    "/seat-link",
    dependencies=[rate("departures")],
    responses=answers(SeatCode, "no-player", "no-table", "not-started", "not-offered"),
)
async def make_seat_link(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.SeatRef) -> Response:
    """Create a seat link, for the player who asked for the transfer, once all agree. The latest code counts."""
    return answer({"code": await (await registry.table(table_id)).seat_link(caller, body.seat)})


@play.post(
    "/take-seat",
    dependencies=[rate("departures")],
    responses=answers(Message, "no-player", "no-table", "not-started", "no-code", "seated", "time-up"),
)
async def take_seat(
    request: Request, registry: RegistryDep, rates: RateLimiterDep, caller: CurrentPlayer, table_id: str, body: requests.Code
) -> Response:
    """Take a seat with the code of a link, once. A right code always passes: it cannot be guessed."""
    try:
        return answer(await (await registry.table(table_id)).take_seat(caller, body.code.strip()))
    except CommandRejected as refusal:
        if refusal.body["error"] == "no-code":
            rates.take("codes", address_of(request.scope))
        raise


@play.post(
    "/chat",
    status_code=201,
    dependencies=[rate("chat")],
    responses=answers(ChatMessage, "no-player", "no-table", "muted", status=201),
)
async def say(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.NewChatMessage) -> Response:
    active_table = await registry.active_table(table_id)
    line = await active_table.chat.say(caller, active_table.seat_of(caller), body.text, body.reaction)
    wake((await registry.active_table(table_id)).subscribers)  # the game may have begun meanwhile
    return answer(line, 201)


@play.post(
    "/reports",
    status_code=204,
    dependencies=[rate("reports")],
    responses=answers(None, "no-player", "no-table", "no-person", "too-many", status=204),
)
async def report_player(
    registry: RegistryDep,
    reports: PlayerReportsDep,
    settings: SettingsDep,
    caller: CurrentPlayer,
    table_id: str,
    body: requests.NewPlayerReport,
) -> Response:
    """Report a player at this table to the operator. The player is not told."""
    report = report_of(await registry.active_table(table_id), caller, body)
    await reports.add(caller, report, settings.time.now())
    return Response(status_code=204)


def report_of(active_table: ActiveTable, caller: Player, body: requests.NewPlayerReport) -> PlayerReport:
    """The report. Players of the table may report members and everybody who wrote; spectators only authors of messages; others
    nobody."""
    around = active_table.chat.around(body.message, AROUND)
    spoken = {line["player"]: line["name"] for line in around if body.message in (None, line["n"])}
    took_part = caller.id in active_table.people or active_table.chat.has_spoken(caller.id)
    named = {**spoken, **active_table.names} if took_part and not body.message else spoken
    name = named.get(body.player) if took_part or caller.id in present(active_table.all_subscribers) else None
    if name is None or body.player == caller.id:
        raise CommandRejected("no-person")
    about: PlayerName = {"id": body.player, "name": name}
    return PlayerReport(active_table.id, about, body.reason, body.words, body.message, around)


@play.get("/record", dependencies=[LIMIT_LARGE], responses=answers(GameRecord, "no-table", "not-started", "not-your-seat"))
async def see_record(registry: RegistryDep, caller: OptionalPlayer, table_id: str, seat: MaybeSeat = None) -> Response:
    table = await registry.table(table_id)
    record = answer(table.record(caller, seat))
    record.headers["Content-Disposition"] = f'attachment; filename="postroad-{table.id}.json"'
    return record


@play.get("/why", responses=answers(WhyNot, "no-table", "not-started", "not-your-seat"))
async def see_why_not(
    registry: RegistryDep, caller: OptionalPlayer, table_id: str, seat: SeatQuery, action: Annotated[str, Query(max_length=80)]
) -> Response:
    table = (await registry.table(table_id)).table
    view = table.game.view(table.viewer(seat, caller and caller.id))
    if not table.game.over and table.game.seat != view.seat:
        return answer({"reason": "not-your-turn"})
    return answer({"reason": why_not(view.state, ACTION_NUMBERS.get(action, -1))})


@play.get(
    "/binary-view",
    dependencies=[rate("decisions")],
    responses=answers(SeatBytes, "no-player", "no-table", "not-started", "not-your-seat", "not-your-turn", "no-hints"),
)
async def see_binary_view(registry: RegistryDep, caller: CurrentPlayer, table_id: str, seat: SeatQuery) -> Response:
    table = (await registry.table(table_id)).table
    view = table.game.view(table.viewer(seat, caller.id))
    if not table.hints:
        raise CommandRejected("no-hints")
    if not view.legal_numbers():
        raise CommandRejected("not-your-turn")
    return answer({"view": base64.b64encode(view.bytes.tobytes()).decode()})


@play.post(
    "/preview",
    dependencies=[rate("decisions")],
    responses=answers(Previews, "no-player", "no-table", "not-started", "not-your-seat", "not-your-turn", "illegal"),
)
async def see_preview(registry: RegistryDep, caller: CurrentPlayer, table_id: str, body: requests.PreviewRequest) -> Response:
    table = (await registry.table(table_id)).table
    view = table.game.view(table.viewer(body.seat, caller.id))
    # Plain Python is slow and would block other requests.
    return answer(
        _foreseen(view, body.wishes) if engine.preview_loaded else await asyncio.to_thread(_foreseen, view, body.wishes)
    )


def _foreseen(view: View, wishes: list[str]) -> Previews:
    if not view.legal_numbers():
        raise CommandRejected("not-your-turn")
    try:
        ways = foresee(view, wishes)
    except IllegalAction as illegal:
        raise CommandRejected("illegal", reason=illegal.reason) from None
    return {"ways": {action: preview_of(channel) for action, channel in ways.items()}}


def preview_of(path: PreviewPath) -> Preview:
    return {
        "steps": [{"phase": step.phase, "action": step.action, "options": step.options} for step in path.steps],
        "events": path.events,
        "view": path.view.words(),
        "ends": path.ends,
        "points": path.points,
    }


@play.websocket("/live")
async def watch_table(socket: WebSocket, registry: RegistryDep, table_id: str) -> None:
    await watch(socket, registry, table_id)
