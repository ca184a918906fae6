"""The log of a table: what happened there, line by line. Lines are only ever added; the numbers and times never fall."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from postroad.record import Document, document
from postroad.record_replay import RecordError
from postroad.rules.events import Event, EventError, Row, rows_from
from postroad.rules.transitions import Options
from postroad.server.tables.wire_types import EntryKind, NamedPlayer

REVEALING = {"shuffle", "reveal", "arrive"}  # events that cannot be taken back, for somebody has seen something


@dataclass(frozen=True)
class Entry:
    seq: int
    at: float  # unix seconds
    kind: EntryKind
    seat: int | None = None
    action: str | None = None
    events: tuple[Event, ...] = ()
    undoes: int | list[int] | None = None  # the seq of what is taken back, or is asked to be
    command: str | None = None  # the client's own id of what it asked for
    spent: float = 0.0  # seconds that the entry's seat had to decide before it, by the server's own clock
    secret: list[str] | None = None  # what only the seat may know before its time, a seating; or nobody: the digest of a link
    player: NamedPlayer | None = None  # who asks for a seat; or whose it is from now on

    @property
    def taken_back(self) -> list[int]:
        """The seqs that this entry takes back."""
        if self.kind != "undo" or self.undoes is None:
            return []
        return self.undoes if isinstance(self.undoes, list) else [self.undoes]

    @property
    def begins_turn(self) -> bool:
        return any(event["ev"] == "turn" for event in self.events)

    @property
    def reveals(self) -> bool:
        return any(event["ev"] in REVEALING or (event["ev"], event.get("from")) == ("take", "deck") for event in self.events)


def standing(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries that were not taken back."""
    entries = list(entries)
    undone = {seq for entry in entries for seq in entry.taken_back}
    return (entry for entry in entries if entry.kind != "undo" and entry.seq not in undone)


def decisions(entries: Iterable[Entry]) -> list[Entry]:
    """The decisions that were not taken back."""
    return [entry for entry in standing(entries) if entry.kind == "decision"]


def last_decision(entries: Sequence[Entry]) -> Entry | None:
    """The last decision that was not taken back, found from the end: a log is long, and this is asked after every entry."""
    undone: set[int] = set()
    for entry in reversed(entries):
        undone.update(entry.taken_back)
        if entry.kind == "decision" and entry.seq not in undone:
            return entry
    return None


def record_of(options: dict[str, Any], names: list[str], entries: list[Entry]) -> Document:
    """The record of what was not taken back; RecordError if there is an event that this version does not know."""
    told = [entries[0], *decisions(entries)]
    rows = _rows([event for entry in told for event in entry.events])
    played = Options.among(options)
    record = document(played, names, rows, None if told[-1].events else len(told) - 1)
    return {**record, "options": {**record["options"], **options}}


def _rows(events: Iterable[Event]) -> list[Row]:
    rows: list[Row] = []
    for number, event in enumerate(events):
        try:
            rows += rows_from(event)
        except EventError as error:
            raise RecordError(str(error), number) from None
    return rows


def hidden_action(entry: Entry, viewer: int | None) -> bool:
    """Does the name of the action tell what the viewer may not know?"""
    return entry.action is not None and entry.action.startswith("clergy:") and entry.seat != viewer


def hidden_seating(entry: Entry, viewer: int | None) -> bool:
    """Nobody else knows how clergy will be seated."""
    return entry.seat != viewer
