"""What is asked for at a table in play, checked, and what goes out: the message that one viewer gets."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from postroad.record import shown
from postroad.server.http.requests import Body, SeatNumber, printable
from postroad.server.tables import clergy_seating as seating
from postroad.server.tables.entries import Entry, hidden_action, hidden_seating
from postroad.server.tables.table import Table

LARGEST = 2**53 - 1  # the largest whole number that every client can hold
LONGEST_TEXT = 300
JOINERS = "\u200c\u200d"  # unseen, but some scripts and pictures are not written without

Command = Annotated[str, Field(pattern=r"^[!-~]{8,64}$", description="made by the client; the same again has no second effect")]
Seq = Annotated[int, Field(ge=0, le=LARGEST, description="of the last entry that the client knows")]
ActionName = Annotated[str, Field(max_length=80, description="a name of docs/actions.md", examples=["take:ulm"])]
RankName = Annotated[str, Field(max_length=80, examples=["bishop"])]
Reaction = Literal["well-done", "thanks", "oops", "hurry", "wow", "horn"]


def _text(text: str) -> str:
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_TEXT or not printable("".join(letter for letter in text if letter not in JOINERS)):
        raise ValueError("no text")
    return text


class Wish(Body):
    """Something that is possible whatever has happened since."""

    seq: Seq | None = None
    command: Command
    seat: SeatNumber


class Asked(Wish):
    seq: Seq


class Decision(Asked):
    action: ActionName


class Answer(Asked):
    agree: bool


class Seating(Wish):
    ranks: Annotated[list[RankName], Field(min_length=5, max_length=5, description="for the coaches in their order")]


class Preview(Body):
    seat: SeatNumber
    wishes: Annotated[list[ActionName], Field(min_length=1, max_length=64)]


class Said(Body):
    text: Annotated[str, Field(max_length=2000), AfterValidator(_text)] | None = None
    reaction: Reaction | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> "Said":
        if (self.text is None) == (self.reaction is None):
            raise ValueError("a text or a reaction")
        return self


Words = dict[str, Any]


def message(table: Table, viewer: int | None, since: int | None, bots: str, seen: Words | None = None) -> Words:
    """What this viewer may know of the game, with the entries after `since`. `seen` is the scene, if it was made before."""
    entries = table.entries if since is None or since > table.seq else table.entries[since:]
    return {
        **(seen or scene(table, viewer)),
        "entries": [entry_words(entry, viewer, everything=table.game.over) for entry in entries],
        "bots": {"state": bots},
    }


def scene(table: Table, viewer: int | None) -> Words:
    """All of a message that stays the same until the next entry."""
    asked = table.asked
    done = seating.done(table.game, table.entries)
    host = table.terms.host
    return {
        "table": {
            "id": table.id,
            "created": table.created,
            "host": host and host._asdict(),
            "listed": table.terms.listed,
            "options": table.game.options._asdict(),
            "seats": [seat.words() for seat in table.seats],
        },
        "seq": table.seq,
        "view": table.game.view(viewer).words(),
        "undo": table.may_undo(viewer),
        "asked": asked and asked.words(),
        "seating": None if done is None else {"done": done},
    }


def entry_words(entry: Entry, viewer: int | None, everything: bool) -> Words:
    words: Words = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action if everything or not hidden_action(entry, viewer) else None,
        "events": list(entry.events) if everything else [shown(event, viewer) for event in entry.events],
    }
    if entry.kind == "undo":
        words["undoes"] = entry.undoes
    if entry.kind == "seating":
        words["ranks"] = entry.secret if everything or not hidden_seating(entry, viewer) else None
    return words


def as_json(words: Any) -> bytes:
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
