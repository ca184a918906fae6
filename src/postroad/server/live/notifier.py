"""Telling people who are not there that others wait for them: once a turn, by the ways that they have chosen."""

import asyncio
import logging
from typing import Protocol

from postroad.server.live.notification_text import Notification, ntfy_body, push_body, trial_words, turn_words, webhook_body
from postroad.server.live.task_group import kept
from postroad.server.outbound_http import NotSent, Outside
from postroad.server.settings import Limits, Time
from postroad.server.storage.notification_channels import NotificationChannels, StoredChannel, AwaitedTurn
from postroad.server.storage.tables import Storage
from postroad.server.tables.wire_types import ChannelTrouble

try:
    from postroad.server.live import web_push
except ImportError:  # the extra `postroad[push]` is not installed
    web_push = None  # type: ignore[assignment]

JSON = {"Content-Type": "application/json"}
CONTACT = "https://localhost"  # where a server has no name that others could use

log = logging.getLogger(__name__)


class Here(Protocol):
    """What is known of who looks on."""

    @property
    def sees_all(self) -> bool:
        """Is it known who looks on at other servers, and may anything be changed?"""

    def looks_on(self, table_id: str) -> set[str]:
        """The players who do, wherever."""


class Notifier:
    def __init__(self, storage: Storage, here: Here, outside: Outside, limits: Limits, time: Time) -> None:
        self.channels = NotificationChannels(storage, limits, time)
        self._storage = storage
        self._here = here
        self._outside = outside
        self._limits = limits
        self._time = time
        self._seen: dict[tuple[str, str], float] = {}  # who looked on where, and when last, of those who are waited for
        self._sending: set[asyncio.Task[None]] = set()
        self._key: web_push.Key | None = None

    # Whom others wait for

    async def look(self) -> None:
        if not self._here.sees_all:
            return
        told = {task.get_name() for task in self._sending}  # whose last word is still on its way, or will be tried again
        for wait in self._away(await self._storage.to_notify(self._time.now(), self._limits)):
            if wait.player not in told and await self.channels.claim_turn(wait):  # the next one when this one has been told
                told.add(wait.player)
                await self.channels.note_sending(wait.player)
                for channel in await self.channels.of(wait.player):
                    if channel.active:
                        kept(self._tell(channel, turn_words(wait, channel.language)), self._sending).set_name(wait.player)

    def _away(self, waits: list[AwaitedTurn]) -> list[AwaitedTurn]:
        """Where nothing has happened for a while; without those who look on, or just did."""
        now, seen = self._time.monotonic(), self._seen
        places = {(wait.table_id, wait.player) for wait in waits}
        self._seen = {place: at for place, at in seen.items() if place in places}
        self._seen |= {place: now for place in places if place[1] in self._here.looks_on(place[0])}
        long_ago, today = now - self._limits.notification_after, self._time.now()
        away = [wait for wait in waits if self._seen.get((wait.table_id, wait.player), long_ago) <= long_ago]
        # The clock may have been set back since: then nothing has happened for long, either.
        return [wait for wait in away if abs(today - wait.updated) >= self._limits.notification_after]

    # Telling them

    async def _tell(self, channel: StoredChannel, said: Notification) -> None:
        trouble = await self._sent(channel, said)
        for pause in self._limits.notification_retries:
            if trouble is None or trouble == "gone":
                break
            await asyncio.sleep(pause)
            if not await self.channels.is_active(channel):  # dropped, switched off or signed out meanwhile
                return
            trouble = await self._sent(channel, said)
        await (self.channels.record_failure(channel, trouble) if trouble else self.channels.record_success(channel))

    async def try_out(self, channel: StoredChannel) -> ChannelTrouble | None:
        """What went wrong, if anything did."""
        trouble = await self._sent(channel, trial_words(channel.language))
        if trouble is None:
            await self.channels.record_success(channel)
        return trouble

    async def _sent(self, channel: StoredChannel, said: Notification) -> ChannelTrouble | None:
        try:
            await self._send(channel, said)
        except NotSent as failure:
            return failure.why
        return None

    async def _send(self, channel: StoredChannel, said: Notification) -> None:
        if channel.kind == "ntfy":
            address, body = ntfy_body(channel, said)
            await self._outside.post(channel.player, address, JSON, body)
        elif channel.kind == "webhook":
            await self._outside.post(channel.player, channel.address, JSON, webhook_body(channel, said))
        elif channel.keys and (key := await self.push_key()):
            contact = channel.origin if channel.origin.startswith("https:") else CONTACT
            headers = key.headers(channel.address, contact, said.table or "trial", self._time.now())
            sealed = web_push.encrypt(push_body(said), channel.keys["p256dh"], channel.keys["auth"])
            await self._outside.post(channel.player, channel.address, headers, sealed)
        else:
            raise NotSent("unreachable")

    async def push_key(self) -> "web_push.Key | None":
        """None, if this server cannot seal anything for browsers."""
        if web_push is not None and self._key is None:
            self._key = web_push.Key(await self.channels.push_key(web_push.Key.new()))
        return self._key

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)


def can_seal_for(keys: dict[str, str]) -> bool:
    return web_push is not None and web_push.is_subscription(keys["p256dh"], keys["auth"])
