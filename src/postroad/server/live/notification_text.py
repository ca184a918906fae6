"""The texts of notifications, for the person who reads them. They contain nothing that a spectator may not know."""

import json
from functools import cache
from html import escape
from typing import Any, NamedTuple

from postroad.server.storage.notification_channels import AwaitedTurn, StoredChannel
from postroad.server.tables.wire_types import Language

FILES = ("notifications",)


class Notification(NamedTuple):
    """A notification's content."""

    title: str
    text: str
    path: str  # path of the page that it opens
    table: str | None
    who: str | None  # the seat's name
    host: str | None  # the host's name


def turn_notification(turn: AwaitedTurn, language: Language) -> Notification:
    say = _sentences(language).say
    text = say("herald-turn", who=turn.seat_name, host=turn.host_name)
    return Notification(say("herald-turn-title"), text, f"/table/{turn.table_id}", turn.table_id, turn.seat_name, turn.host_name)


def sample_notification(language: Language) -> Notification:
    say = _sentences(language).say
    return Notification(say("herald-trial-title"), say("herald-trial"), "/", None, None, None)


def push_body(notification: Notification) -> bytes:
    """The body for the service worker."""
    return _json(
        {"title": notification.title, "text": notification.text, "path": notification.path, "tag": notification.table or "trial"}
    )


def ntfy_body(channel: StoredChannel, notification: Notification) -> tuple[str, bytes]:
    """The URL and the body for ntfy, which takes the topic's name in the body."""
    server, _, topic = channel.address.rpartition("/")
    body = {
        "topic": topic,
        "title": notification.title,
        "message": notification.text,
        "click": channel.origin + notification.path,
        "tags": ["postal_horn"],
    }
    return f"{server}/", _json(body)


def webhook_body(channel: StoredChannel, notification: Notification) -> bytes:
    """The body for programs: `text` as Slack and Mattermost read it, `content` as Discord does. Names cannot mention anybody."""
    link = channel.origin + notification.path
    plain = f"{notification.text} {link}"
    body = {
        "kind": "turn" if notification.table else "trial",
        "table": notification.table,
        "who": notification.who,
        "host": notification.host,
        "link": link,
    }
    return _json({**body, "text": escape(plain, quote=False), "content": plain, "allowed_mentions": {"parse": []}})


def _json(body: Any) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


@cache
def _sentences(language: Language) -> Any:
    from postroad.localized_text import LocalizedText  # slow to import, and many servers never need it

    return LocalizedText(language, FILES)
