"""A subscriber: a connection that watches a table, or all tables of a player."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from postroad.server.tables.rejections import CommandRejected


@dataclass(eq=False)
class Subscriber:
    """A connection that gets news."""

    player: str | None  # None for an unknown person
    seat: int | None = None
    credential: str | None = None  # the credential's id
    pass_digest: str | None = None  # the digest of the pass, on an invite-only server
    close_reason: CommandRejected | None = None  # why the connection must end
    news: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something to send


def disconnect(subscribers: Iterable[Subscriber], refusal: CommandRejected) -> None:
    """End these connections for this reason."""
    for subscriber in subscribers:
        subscriber.close_reason = refusal
        subscriber.news.set()


def wake(subscribers: Iterable[Subscriber]) -> None:
    """Wake these connections."""
    for subscriber in subscribers:
        subscriber.news.set()
