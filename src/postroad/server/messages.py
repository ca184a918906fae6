"""What is asked for at a table in play, checked, and what goes out: the message that one viewer gets."""

import json
from typing import Annotated, Any

from pydantic import Field

from postroad.record import shown
from postroad.server.bodies import Body, SeatNumber
from postroad.server.table import Entry, Table, hidden_action

LARGEST = 2**53 - 1  # the largest whole number that every client can hold

Command = Annotated[str, Field(pattern=r"^[!-~]{8,64}$", description="made by the client; the same again has no second effect")]
Seq = Annotated[int, Field(ge=0, le=LARGEST, description="of the last entry that the client knows")]
ActionName = Annotated[str, Field(max_length=80, description="a name of docs/actions.md", examples=["take:ulm"])]


class Asked(Body):
    seq: Seq
    command: Command
    seat: SeatNumber


class Decision(Asked):
    action: ActionName


class Preview(Body):
    seat: SeatNumber
    wishes: Annotated[list[ActionName], Field(min_length=1, max_length=64)]


def message(table: Table, viewer: int | None, since: int | None, bots: str) -> dict[str, Any]:
    """Everything that this viewer may know of a table, with the entries after `since`."""
    entries = table.entries if since is None or since > table.seq else table.entries[since:]
    everything = table.game.over
    return {
        "table": {
            "id": table.id,
            "created": table.created,
            "options": table.game.options._asdict(),
            "seats": [seat.words() for seat in table.seats],
        },
        "seq": table.seq,
        "view": table.game.view(viewer).words(),
        "entries": [entry_words(entry, viewer, everything) for entry in entries],
        "undo": table.may_undo(viewer),
        "bots": {"state": bots},
    }


def entry_words(entry: Entry, viewer: int | None, everything: bool) -> dict[str, Any]:
    words: dict[str, Any] = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action if everything or not hidden_action(entry, viewer) else None,
        "events": list(entry.events) if everything else [shown(event, viewer) for event in entry.events],
    }
    return {**words, "undoes": entry.undoes} if entry.kind == "undo" else words


def as_json(words: Any) -> bytes:
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
