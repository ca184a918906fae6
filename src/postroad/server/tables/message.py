"""What goes out: the message that one viewer gets."""

import json
from typing import Any, cast

from postroad.event_words import GameEvent
from postroad.record import shown
from postroad.server.tables import clergy_seating, words
from postroad.server.tables.entries import Entry, hidden_action, hidden_seating
from postroad.server.tables.table import Table, options_told
from postroad.server.tables.words import BotsState, GameMessage, Scene


def message(table: Table, viewer: int | None, since: int | None, bots: BotsState, seen: Scene | None = None) -> GameMessage:
    """What this viewer may know of the game, with the entries after `since`. `seen` is the scene, if it was made before."""
    entries = table.entries if since is None or since > table.seq else table.entries[since:]
    return {
        **(seen or scene(table, viewer)),
        "entries": [entry_told(entry, viewer, everything=table.game.over) for entry in entries],
        "bots": {"state": bots},
    }


def scene(table: Table, viewer: int | None) -> Scene:
    """All of a message that stays the same until the next entry."""
    asked = table.asked
    done = clergy_seating.done(table.game, table.entries)
    return {
        "table": {
            "id": table.id,
            "created": table.created,
            "host": table.terms.host.told(),
            "listed": table.terms.listed,
            "options": options_told(table.game.options),
            "seats": [seat.told() for seat in table.seats],
        },
        "seq": table.seq,
        "view": table.game.view(viewer).words(),
        "undo": table.may_undo(viewer),
        "asked": asked and asked.told(),
        "seating": None if done is None else {"done": done},
    }


def entry_told(entry: Entry, viewer: int | None, everything: bool) -> words.Entry:
    told: words.Entry = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action if everything or not hidden_action(entry, viewer) else None,
        "events": _events(entry, viewer, everything),
    }
    if entry.kind == "undo" and entry.undoes is not None:
        told["undoes"] = entry.undoes
    if entry.kind == "seating":
        told["ranks"] = entry.secret if everything or not hidden_seating(entry, viewer) else None
    return told


def _events(entry: Entry, viewer: int | None, everything: bool) -> list[GameEvent]:
    events = entry.events if everything else [shown(event, viewer) for event in entry.events]
    return cast(list[GameEvent], list(events))


def as_json(told: Any) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
