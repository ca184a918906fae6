"""Messages of a table in play, as one viewer may see them."""

from base64 import b64encode
from functools import cached_property
from typing import Any, cast

import orjson

from postroad.event_types import GameEvent
from postroad.record import redact_event
from postroad.server.tables import clergy_seating, wire_types
from postroad.server.tables.entries import Entry, hides_action, hides_seating
from postroad.server.tables.table import Table
from postroad.server.tables.wire_types import BinaryTableMessageBody, TableMessageBase, TableMessageBody
from postroad.view import options_to_wire


class EncodedEntries(list[wire_types.Entry]):
    """Entries whose JSON is encoded once, however often it is sent."""

    @cached_property
    def json(self) -> bytes:
        return _dumps(self)


def log_to_wire(table: Table, viewer: int | None, since: int | None = None) -> EncodedEntries:
    """The log as the viewer may see it, after entry `since`."""
    return EncodedEntries(entry_to_wire(entry, viewer, everything=table.game.over) for entry in table.entries[since:])


def message_body(table: Table, viewer: int | None) -> TableMessageBody:
    """The part of a message that stays the same until the next entry, with the view as JSON."""
    return {**_base(table, viewer), "view": table.game.view(viewer).words()}


def binary_body(table: Table, viewer: int | None) -> BinaryTableMessageBody:
    """The same with the view as bytes."""
    view = table.game.view(viewer)
    return {**_base(table, viewer), "binary_view": {"seat": view.seat, "bytes": b64encode(view.bytes.tobytes()).decode()}}


def _base(table: Table, viewer: int | None) -> TableMessageBase:
    vote, transfer = table.vote, table.transfer
    done = clergy_seating.seats_done(table.game, table.entries)
    return {
        "table": {
            "id": table.id,
            "created": table.created,
            "host": table.terms.host.to_wire(),
            "listed": table.terms.listed,
            "hints": table.hints,
            "memory": table.terms.memory,
            "options": options_to_wire(table.options),
            "seats": [seat.to_wire() for seat in table.seats],
            "ranking": table.ranking,
        },
        "seq": table.seq,
        "undo": table.may_undo(viewer),
        "vote": vote.to_wire() if vote else None,
        "transfer": transfer.to_wire() if transfer else None,
        "seating": None if done is None else {"done": done},
    }


def entry_to_wire(entry: Entry, viewer: int | None, everything: bool) -> wire_types.Entry:
    """One entry as the viewer may see it; `everything` shows all of it."""
    body: wire_types.Entry = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action if everything or not hides_action(entry, viewer) else None,
        "events": _events(entry, viewer, everything),
    }
    if entry.player is not None:
        body["player"] = entry.player
    if entry.kind == "undo" and entry.undoes is not None:
        body["undoes"] = entry.undoes
    if entry.kind == "seating":
        body["ranks"] = entry.secret if everything or not hides_seating(entry, viewer) else None
    return body


def _events(entry: Entry, viewer: int | None, everything: bool) -> list[GameEvent]:
    events = entry.events if everything else [redact_event(event, viewer) for event in entry.events]
    return cast(list[GameEvent], list(events))


def to_json(body: Any) -> bytes:
    """Encode a message body. Entries that are encoded already are inserted as they are."""
    log = body.get("entries") if isinstance(body, dict) else None
    if not isinstance(log, EncodedEntries):
        return _dumps(body)
    rest = _dumps({key: value for key, value in body.items() if key != "entries"})
    return b'%b,"entries":%b}' % (rest[:-1], log.json)


def _dumps(body: Any) -> bytes:
    return orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS)  # SQLAlchemy's column names are a subclass of str
