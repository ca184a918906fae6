"""The log of a table: one entry per event. Entries are only appended; their numbers never decrease."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from postroad.record import Document, document
from postroad.record_replay import RecordError
from postroad.rules.events import Event, EventError, Row, rows_from
from postroad.rules.options import Options
from postroad.server.tables.wire_types import EntryKind, NamedPlayer

REVEALING = {"shuffle", "reveal", "arrive"}  # events that reveal hidden information, so that no undo is possible


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log."""

    seq: int
    at: float  # unix seconds
    kind: EntryKind
    seat: int | None = None
    action: str | None = None
    events: tuple[Event, ...] = ()
    undoes: int | list[int] | None = None  # the seq that is undone, or the seqs that a player asks to undo
    command: str | None = None  # the idempotency key of the client's command
    spent: float = 0.0  # seconds that the entry's seat took, by the server's monotonic clock
    secret: list[str] | None = None  # known to the seat alone (a seating), or to nobody (the digest of a link's code)
    player: NamedPlayer | None = None  # the player who asks for a seat, or who owns it from now on

    @property
    def taken_back(self) -> list[int]:
        """The seqs that this entry undoes."""
        if self.kind != "undo" or self.undoes is None:
            return []
        return self.undoes if isinstance(self.undoes, list) else [self.undoes]

    @property
    def begins_turn(self) -> bool:
        """Whether the entry starts a turn."""
        return any(event["ev"] == "turn" for event in self.events)

    @property
    def reveals(self) -> bool:
        """Whether the entry revealed hidden information."""
        return any(event["ev"] in REVEALING or (event["ev"], event.get("from")) == ("take", "deck") for event in self.events)


def not_undone(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries that were not undone."""
    entries = list(entries)
    undone = {seq for entry in entries for seq in entry.taken_back}
    return (entry for entry in entries if entry.kind != "undo" and entry.seq not in undone)


def decisions(entries: Iterable[Entry]) -> list[Entry]:
    """The decisions that were not undone."""
    return [entry for entry in not_undone(entries) if entry.kind == "decision"]


def last_decision(entries: Sequence[Entry]) -> Entry | None:
    """The last decision that was not undone. Searches from the end, because every entry asks for it and logs are long."""
    undone: set[int] = set()
    for entry in reversed(entries):
        undone.update(entry.taken_back)
        if entry.kind == "decision" and entry.seq not in undone:
            return entry
    return None


def record_of(options: dict[str, Any], names: list[str], entries: list[Entry]) -> Document:
    """The game record of what was not undone. Raises RecordError for an event that this version does not know."""
    recorded = [entries[0], *decisions(entries)]
    rows = _rows([event for entry in recorded for event in entry.events])
    played = Options.from_mapping(options)
    record = document(played, names, rows, None if recorded[-1].events else len(recorded) - 1)
    return {**record, "options": {**record["options"], **options}}


def _rows(events: Iterable[Event]) -> list[Row]:
    rows: list[Row] = []
    for number, event in enumerate(events):
        try:
            rows += rows_from(event)
        except EventError as error:
            raise RecordError(str(error), number) from None
    return rows


def hides_action(entry: Entry, viewer: int | None) -> bool:
    """Whether the action's name would reveal something to this viewer."""
    return entry.action is not None and entry.action.startswith("clergy:") and entry.seat != viewer


def hides_seating(entry: Entry, viewer: int | None) -> bool:
    """Whether the seating is hidden from this viewer: only its own seat may know it."""
    return entry.seat != viewer
