"""The clock of a table: the time that persons have used, and how much they may use."""

from collections.abc import Iterable, Sequence

from postroad.server.settings import Time
from postroad.server.tables import wire_types
from postroad.server.tables.entries import Entry
from postroad.server.tables.table import Span, Table

PER_TURN = {"turn", "days"}  # kinds of clocks that restart with every turn


class Clock:
    """Time used is stored in the log; the current turn is measured by a monotonic clock. It also measures at tables without a
    limit."""

    def __init__(self, table: Table, time: Time) -> None:
        terms = table.terms.clock
        self.kind = terms["kind"] if terms else "none"
        self.seconds = terms["seconds"] if terms else 0
        self._table = table
        self._time = time
        self._used = [0.0] * len(table.seats)
        for entry in table.entries:
            self._count(entry)
        self._running = table.person_to_decide
        self._paused = table.paused
        self._since = time.monotonic() - (0.0 if self._paused else self._unmeasured())
        self._held: float | None = None  # stopped since

    def _unmeasured(self) -> float:
        """Seconds of the current turn that this server did not measure. Day clocks run even without a server. Only this uses
        the time of day, which may have been set back."""
        if self.kind != "days" and not self._table.measured_elsewhere:
            return 0.0
        began = next(entry.at for entry in reversed(self._table.entries) if self._restarts(entry))
        return _elapsed_between(began, self._time.now(), self._table.clock_stops)

    def _restarts(self, entry: Entry) -> bool:
        return entry.seat == self._running or entry.kind in ("start", "decision", "undo", "resume")

    # State

    @property
    def _elapsed(self) -> float:
        now = self._time.monotonic() if self._held is None else self._held
        return 0.0 if self._running is None or self._paused else now - self._since

    @property
    def _stopped(self) -> bool:
        """Whether the clock stands still."""
        return self._paused or self._held is not None

    def left(self) -> list[float]:
        """Seconds left, by seat."""
        running = [self._elapsed if seat == self._running else 0.0 for seat in range(len(self._used))]
        return [round(max(0.0, self.seconds - used - now), 3) for used, now in zip(self._used, running, strict=True)]

    @property
    def remaining(self) -> float | None:
        """Seconds until the running seat's time is up; None if it never is."""
        return None if self.kind == "none" or self._running is None or self._stopped else self.left()[self._running]

    def is_time_up(self, seat: int) -> bool:
        """Whether the seat's time is up."""
        return self.kind != "none" and self.left()[seat] <= 0

    def to_wire(self) -> wire_types.Clock | None:
        terms = self._table.terms.clock
        running = None if self._stopped else self._running
        return terms and {**terms, "left": self.left(), "running": running, "paused": self._paused}

    def spent(self, seat: int | None) -> float:
        """The time to store with an entry of this seat now."""
        return round(self._elapsed, 3) if seat is not None and seat == self._running else 0.0

    # Changes

    def hold(self) -> None:
        """Stop the clock."""
        if self._held is None:
            self._held = self._time.monotonic()

    def release(self) -> None:
        """Start it again."""
        if self._held is not None:
            self._since += self._time.monotonic() - self._held
            self._held = None

    def entries_added(self, entries: Sequence[Entry], ago: float = 0.0) -> None:
        """Count these entries of one seat, added so many seconds ago. Entries of other seats do not stop the running clock."""
        for entry in entries:
            self._count(entry)
        before, self._running = self._running, self._table.person_to_decide
        stood, self._paused = self._paused, self._table.paused
        if entries[0].seat == before or before != self._running or stood:
            self._since = self._time.monotonic() - ago

    def _count(self, entry: Entry) -> None:
        if self.kind in PER_TURN and self._is_new_turn(entry):
            self._used = [0.0] * len(self._used)
        elif entry.seat is not None:
            self._used[entry.seat] += entry.spent

    def _is_new_turn(self, entry: Entry) -> bool:
        return entry.begins_turn or any(self._table.entries[seq - 1].begins_turn for seq in entry.taken_back)


def _elapsed_between(began: float, now: float, rests: Iterable[Span]) -> float:
    """Seconds between two times, without stops, which may overlap."""
    gone_by, since = 0.0, began
    for begin, end in sorted(rests):
        gone_by += max(0.0, min(begin, now) - since)
        since = max(since, end)
    return gone_by + max(0.0, now - since)
