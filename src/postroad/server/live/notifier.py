"""Notifies absent players that others wait for them, once per turn, through their channels."""

import asyncio
import logging
from typing import Protocol

from postroad.server.live.notification_text import (
    Notification,
    ntfy_body,
    push_body,
    sample_notification,
    turn_notification,
    webhook_body,
)
from postroad.server.live.task_group import spawn
from postroad.server.outbound_http import OutboundHttp, SendFailed
from postroad.server.settings import Limits, Time
from postroad.server.storage.notification_channels import AwaitedTurn, NotificationChannels, StoredChannel
from postroad.server.storage.tables import Storage
from postroad.server.tables.wire_types import ChannelTrouble

try:
    from postroad.server.live import web_push
except ImportError:  # the extra `postroad[push]` is not installed
    web_push = None  # type: ignore[assignment]

JSON = {"Content-Type": "application/json"}
CONTACT = "https://localhost"  # for a server without a public name

log = logging.getLogger(__name__)


class PresenceSource(Protocol):
    """Knows which players are connected."""

    @property
    def presence_known(self) -> bool:
        """Whether presence at other servers is known, and the server is not read-only."""

    def players_watching(self, table_id: str) -> set[str]:
        """The players connected to this table, at any server."""


class Notifier:
    """Sends notifications."""

    def __init__(self, storage: Storage, here: PresenceSource, outbound_http: OutboundHttp, limits: Limits, time: Time) -> None:
        self.channels = NotificationChannels(storage, limits, time)
        self._storage = storage
        self._presence = here
        self._outbound_http = outbound_http
        self._limits = limits
        self._time = time
        self._seen: dict[tuple[str, str], float] = {}  # by table and player: when an awaited player was last connected
        self._sending: set[asyncio.Task[None]] = set()
        self._key: web_push.Key | None = None

    # Awaited turns

    async def send_due(self) -> None:
        """Send all notifications that are due."""
        if not self._presence.presence_known:
            return
        busy = {task.get_name() for task in self._sending}  # players with a notification in progress
        for turn in self._away(await self._storage.to_notify(self._time.now(), self._limits)):
            if turn.player not in busy and await self.channels.claim_turn(turn):  # one notification at a time
                busy.add(turn.player)
                await self.channels.note_sending(turn.player)
                for channel in await self.channels.of(turn.player):
                    if channel.active:
                        spawn(self._deliver(channel, turn_notification(turn, channel.language)), self._sending).set_name(
                            turn.player
                        )

    def _away(self, turns: list[AwaitedTurn]) -> list[AwaitedTurn]:
        """The turns at idle tables whose players are not connected and were not just before."""
        now, seen = self._time.monotonic(), self._seen
        memberships = {(turn.table_id, turn.player) for turn in turns}
        self._seen = {membership: at for membership, at in seen.items() if membership in memberships}
        self._seen |= {
            membership: now for membership in memberships if membership[1] in self._presence.players_watching(membership[0])
        }
        long_ago, today = now - self._limits.notification_after, self._time.now()
        away = [turn for turn in turns if self._seen.get((turn.table_id, turn.player), long_ago) <= long_ago]
        # A clock that was set back counts as a long silence.
        return [turn for turn in away if abs(today - turn.updated) >= self._limits.notification_after]

    # Sending

    async def _deliver(self, channel: StoredChannel, notification: Notification) -> None:
        trouble = await self._try_to_send(channel, notification)
        for pause in self._limits.notification_retries:
            if trouble is None or trouble == "gone":
                break
            await asyncio.sleep(pause)
            if not await self.channels.is_active(channel):  # deleted or switched off meanwhile
                return
            trouble = await self._try_to_send(channel, notification)
        await (self.channels.record_failure(channel, trouble) if trouble else self.channels.record_success(channel))

    async def send_sample(self, channel: StoredChannel) -> ChannelTrouble | None:
        """Send a sample; returns what went wrong, if anything."""
        trouble = await self._try_to_send(channel, sample_notification(channel.language))
        if trouble is None:
            await self.channels.record_success(channel)
        return trouble

    async def _try_to_send(self, channel: StoredChannel, notification: Notification) -> ChannelTrouble | None:
        try:
            await self._send(channel, notification)
        except SendFailed as failure:
            return failure.why
        return None

    async def _send(self, channel: StoredChannel, notification: Notification) -> None:
        if channel.kind == "ntfy":
            address, body = ntfy_body(channel, notification)
            await self._outbound_http.post(channel.player, address, JSON, body)
        elif channel.kind == "webhook":
            await self._outbound_http.post(channel.player, channel.address, JSON, webhook_body(channel, notification))
        elif channel.keys and (key := await self.push_key()):
            contact = channel.origin if channel.origin.startswith("https:") else CONTACT
            headers = key.headers(channel.address, contact, notification.table or "trial", self._time.now())
            sealed = web_push.encrypt(push_body(notification), channel.keys["p256dh"], channel.keys["auth"])
            await self._outbound_http.post(channel.player, channel.address, headers, sealed)
        else:
            raise SendFailed("unreachable")

    async def push_key(self) -> "web_push.Key | None":
        """The key for Web Push, None if this server cannot encrypt."""
        if web_push is not None and self._key is None:
            self._key = web_push.Key(await self.channels.push_key(web_push.Key.new()))
        return self._key

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)


def can_encrypt_for(keys: dict[str, str]) -> bool:
    return web_push is not None and web_push.is_subscription(keys["p256dh"], keys["auth"])
