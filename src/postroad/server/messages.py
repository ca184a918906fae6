"""What comes in, checked, and what goes out: the message that one viewer gets of a table."""

import json
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from postroad.record import shown
from postroad.rules.steps import Options
from postroad.server.table import Entry, Table, hidden_action

LONGEST_NAME = 24
LARGEST = 2**53 - 1  # the largest whole number that every client can hold
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # kinds of characters that no name needs


def _name(text: str) -> str:
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_NAME or any(unicodedata.category(letter) in UNSEEN for letter in text):
        raise ValueError("no name")
    return text


Level = Literal["apprentice", "postilion", "postmaster-general"]
Command = Annotated[str, Field(pattern=r"^[!-~]{8,64}$", description="made by the client; the same again has no second effect")]
Seq = Annotated[int, Field(ge=0, le=LARGEST, description="of the last entry that the client knows")]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ActionName = Annotated[str, Field(max_length=80, description="a name of docs/actions.md", examples=["take:ulm"])]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class TableOptions(Body):
    players: Annotated[int, Field(ge=2, le=4)]
    honours: bool = False
    audience: bool = False
    provinces_for_all: Literal[8, 9] = 9

    def options(self) -> Options:
        return Options(self.players, self.honours, self.audience, self.provinces_for_all)


class NewSeat(Body):
    name: Annotated[str, Field(max_length=200), AfterValidator(_name)]
    level: Level | None = Field(default=None, description="of a bot; null for a person")


class NewTable(Body):
    options: TableOptions
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    shuffle: bool = Field(default=True, description="seat them in random order; seat 0 plays first")


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
