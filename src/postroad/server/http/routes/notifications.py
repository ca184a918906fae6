"""Routes: your notification channels. Only a browser changes them: see credentials.py."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server.http import requests
from postroad.server.http.auth import LIMIT_CHANGES, BrowserAuth, from_app_state, rate
from postroad.server.http.responses import ChannelList, ChannelTest, answers
from postroad.server.http.routes.dependencies import answer
from postroad.server.http.security_middleware import release_slot
from postroad.server.live.notifier import Notifier, can_encrypt_for
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import NotificationChannel

channels = APIRouter(prefix="/api/me/channels")

LIMIT_CHANNELS = rate("channels")


NotifierDep = Annotated[Notifier, Depends(from_app_state("notifier", Notifier))]


@channels.get("", responses=answers(ChannelList, "no-player", "browser-only"))
async def list_channels(notifier: NotifierDep, caller: BrowserAuth) -> Response:
    key = await notifier.push_key()
    ways = await notifier.channels.of(caller.player.id)
    return answer({"channels": [channel.to_wire() for channel in ways], "push_key": key and key.public})


@channels.post(
    "",
    status_code=201,
    dependencies=[LIMIT_CHANNELS],
    responses=answers(NotificationChannel, "no-player", "browser-only", "too-many", status=201),
)
async def add_channel(request: Request, notifier: NotifierDep, caller: BrowserAuth, body: requests.NewChannel) -> Response:
    """Add a channel. Its links use the address that you use now."""
    keys = {str(name): key for name, key in body.keys.items()} if body.keys else None
    if keys and not can_encrypt_for(keys):
        raise CommandRejected("bad-request")
    origin = f"{request.url.scheme}://{request.headers['host']}"
    channel = await notifier.channels.add(caller, body.kind, body.address, keys, origin, body.language)
    return answer(channel.to_wire(), 201)


@channels.post(
    "/{channel}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "browser-only", "no-channel", status=204),
)
async def change_channel(notifier: NotifierDep, caller: BrowserAuth, channel: str, body: requests.ChangedChannel) -> Response:
    await notifier.channels.change(caller.player, channel, body.active, body.language)
    return Response(status_code=204)


@channels.delete(
    "/{channel}",
    status_code=204,
    dependencies=[LIMIT_CHANGES],
    responses=answers(None, "no-player", "browser-only", "no-channel", status=204),
)
async def drop_channel(notifier: NotifierDep, caller: BrowserAuth, channel: str) -> Response:
    await notifier.channels.delete(caller.player, channel)
    return Response(status_code=204)


@channels.post(
    "/{channel}/test", dependencies=[LIMIT_CHANNELS], responses=answers(ChannelTest, "no-player", "browser-only", "no-channel")
)
async def send_test(
    request: Request, notifier: NotifierDep, caller: BrowserAuth, channel: str, _body: requests.EmptyBody
) -> Response:
    """Send a test notification now."""
    stored = await notifier.channels.one(caller.player, channel)
    await release_slot(request.scope)  # a slow service must not block other requests
    return answer({"trouble": await notifier.send_sample(stored)})
