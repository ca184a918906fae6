"""What channels say: in words where a person reads them, for no page is in between. Nothing that a spectator may not know."""

import json
from functools import cache
from html import escape
from typing import Any, NamedTuple

from postroad.server.storage.notification_channels import StoredChannel, AwaitedTurn
from postroad.server.tables.wire_types import Language

FILES = ("herald",)


class Notification(NamedTuple):
    title: str
    text: str
    path: str  # of the page that it leads to
    table: str | None
    who: str | None  # the name of the seat
    host: str | None  # the name of whoever has laid the table


def turn_words(turn: AwaitedTurn, language: Language) -> Notification:
    say = _sentences(language).say
    text = say("herald-turn", who=turn.seat_name, host=turn.host_name)
    return Notification(say("herald-turn-title"), text, f"/table/{turn.table_id}", turn.table_id, turn.seat_name, turn.host_name)


def trial_words(language: Language) -> Notification:
    say = _sentences(language).say
    return Notification(say("herald-trial-title"), say("herald-trial"), "/", None, None, None)


def push_body(said: Notification) -> bytes:
    """For the service worker."""
    return _json({"title": said.title, "text": said.text, "path": said.path, "tag": said.table or "trial"})


def ntfy_body(channel: StoredChannel, said: Notification) -> tuple[str, bytes]:
    """Where it goes, and what: a topic is published to by its name, at the address of its server."""
    server, _, topic = channel.address.rpartition("/")
    told = {
        "topic": topic,
        "title": said.title,
        "message": said.text,
        "click": channel.origin + said.path,
        "tags": ["postal_horn"],
    }
    return f"{server}/", _json(told)


def webhook_body(channel: StoredChannel, said: Notification) -> bytes:
    """For programs; `text` as Slack and Mattermost read it, `content` as Discord does, so that names call nobody."""
    link = channel.origin + said.path
    plain = f"{said.text} {link}"
    told = {"kind": "turn" if said.table else "trial", "table": said.table, "who": said.who, "host": said.host, "link": link}
    return _json({**told, "text": escape(plain, quote=False), "content": plain, "allowed_mentions": {"parse": []}})


def _json(told: Any) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode()


@cache
def _sentences(language: Language) -> Any:
    from postroad.analysis.localized_text import LocalizedText  # takes a moment, and many servers never need it

    return LocalizedText(language, FILES)
