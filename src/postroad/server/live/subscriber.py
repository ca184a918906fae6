"""Somebody who looks on at a table, and is told when there is news."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from postroad.server.tables.rejections import CommandRejected


@dataclass(eq=False)
class Subscriber:
    player: str | None  # None for somebody whom we do not know
    seat: int | None = None
    credential: str | None = None  # the id of what they are known by
    pass_digest: str | None = None  # the digest of the pass they came in by, where only invited people may
    gone: CommandRejected | None = None  # why they may not look any longer
    news: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something to tell


def send_away(watchers: Iterable[Subscriber], refusal: CommandRejected) -> None:
    """These may not look any longer."""
    for watcher in watchers:
        watcher.gone = refusal
        watcher.news.set()


def tell(watchers: Iterable[Subscriber]) -> None:
    """There is news for these."""
    for watcher in watchers:
        watcher.news.set()
