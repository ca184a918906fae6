"""What goes out: the message that one viewer gets."""

from base64 import b64encode
from functools import cached_property
from typing import Any, cast

import orjson

from postroad.event_types import GameEvent, Rank
from postroad.record import shown
from postroad.server.tables import clergy_seating, wire_types
from postroad.server.tables.entries import Entry, hidden_action, hidden_seating
from postroad.server.tables.table import Table
from postroad.server.tables.wire_types import BinaryTableMessageBody, TableMessageBase, TableMessageBody
from postroad.view import options_to_wire


class Written(list[wire_types.Entry]):
    """Entries that are written as JSON once, however often they are sent."""

    @cached_property
    def json(self) -> bytes:
        return _dumped(self)


def log_told(table: Table, viewer: int | None, since: int | None = None) -> Written:
    return Written(entry_told(entry, viewer, everything=table.game.over) for entry in table.entries[since:])


def message_body(table: Table, viewer: int | None) -> TableMessageBody:
    """All of a message that stays the same until the next entry."""
    return {**_base(table, viewer), "view": table.game.view(viewer).words()}


def binary_body(table: Table, viewer: int | None) -> BinaryTableMessageBody:
    """The same without the words of the view."""
    view = table.game.view(viewer)
    return {**_base(table, viewer), "binary_view": {"seat": view.seat, "bytes": b64encode(view.bytes.tobytes()).decode()}}


def _base(table: Table, viewer: int | None) -> TableMessageBase:
    vote, transfer = table.vote, table.transfer
    done = clergy_seating.done(table.game, table.entries)
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


def entry_told(entry: Entry, viewer: int | None, everything: bool) -> wire_types.Entry:
    told: wire_types.Entry = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action if everything or not hidden_action(entry, viewer) else None,
        "events": _events(entry, viewer, everything),
    }
    if entry.player is not None:
        told["player"] = entry.player
    if entry.kind == "undo" and entry.undoes is not None:
        told["undoes"] = entry.undoes
    if entry.kind == "seating":
        ranks = cast(list[Rank] | None, entry.secret)
        told["ranks"] = ranks if everything or not hidden_seating(entry, viewer) else None
    return told


def _events(entry: Entry, viewer: int | None, everything: bool) -> list[GameEvent]:
    events = entry.events if everything else [shown(event, viewer) for event in entry.events]
    return cast(list[GameEvent], list(events))


def as_json(told: Any) -> bytes:
    log = told.get("entries") if isinstance(told, dict) else None
    if not isinstance(log, Written):
        return _dumped(told)
    rest = _dumped({key: value for key, value in told.items() if key != "entries"})
    return b'%b,"entries":%b}' % (rest[:-1], log.json)


def _dumped(told: Any) -> bytes:
    return orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS)  # names of columns are a kind of str of their own
