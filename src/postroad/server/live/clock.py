"""The clock of a table: how long a person who must decide has taken, and how long that may be."""

from collections.abc import Iterable, Sequence

from postroad.server.settings import Time
from postroad.server.tables import wire_types
from postroad.server.tables.entries import Entry
from postroad.server.tables.table import Span, Table

PER_TURN = {"turn", "days"}  # kinds of clocks that begin anew with every turn


class Clock:
    """What was used is in the log; what runs is measured by a clock that never jumps. Not even `none` keeps it from measuring."""

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
        self._since = time.monotonic() - (0.0 if self._paused else self._while_nobody_measured())
        self._held: float | None = None  # since when it rests

    def _while_nobody_measured(self) -> float:
        """By this server, that is. Days go by even if no server runs. Only here the time of day is asked, and it may have been
        set back."""
        if self.kind != "days" and not self._table.measured_elsewhere:
            return 0.0
        began = next(entry.at for entry in reversed(self._table.entries) if self._restarts(entry))
        return _gone_by(began, self._time.now(), self._table.clock_stops)

    def _restarts(self, entry: Entry) -> bool:
        return entry.seat == self._running or entry.kind in ("start", "decision", "undo", "resume")

    # What is

    @property
    def _elapsed(self) -> float:
        now = self._time.monotonic() if self._held is None else self._held
        return 0.0 if self._running is None or self._paused else now - self._since

    @property
    def _stands(self) -> bool:
        """Does nobody's time go by?"""
        return self._paused or self._held is not None

    def left(self) -> list[float]:
        """Seconds for each seat."""
        running = [self._elapsed if seat == self._running else 0.0 for seat in range(len(self._used))]
        return [round(max(0.0, self.seconds - used - now), 3) for used, now in zip(self._used, running, strict=True)]

    @property
    def remaining(self) -> float | None:
        """Seconds until somebody's time is up, None if nobody's will be."""
        return None if self.kind == "none" or self._running is None or self._stands else self.left()[self._running]

    def is_up(self, seat: int) -> bool:
        return self.kind != "none" and self.left()[seat] <= 0

    def to_wire(self) -> wire_types.Clock | None:
        terms = self._table.terms.clock
        running = None if self._stands else self._running
        return terms and {**terms, "left": self.left(), "running": running, "paused": self._paused}

    def spent(self, seat: int | None) -> float:
        """What an entry of this seat takes down now."""
        return round(self._elapsed, 3) if seat is not None and seat == self._running else 0.0

    # What happens

    def hold(self) -> None:
        """Nobody's time goes by from now on."""
        if self._held is None:
            self._held = self._time.monotonic()

    def release(self) -> None:
        """It does again."""
        if self._held is not None:
            self._since += self._time.monotonic() - self._held
            self._held = None

    def heard(self, entries: Sequence[Entry], ago: float = 0.0) -> None:
        """These entries of one seat have become part of the table's log, so many seconds ago. Others' entries do not stop a
        seat's time."""
        for entry in entries:
            self._count(entry)
        before, self._running = self._running, self._table.person_to_decide
        stood, self._paused = self._paused, self._table.paused
        if entries[0].seat == before or before != self._running or stood:
            self._since = self._time.monotonic() - ago

    def _count(self, entry: Entry) -> None:
        if self.kind in PER_TURN and self._another_turn(entry):
            self._used = [0.0] * len(self._used)
        elif entry.seat is not None:
            self._used[entry.seat] += entry.spent

    def _another_turn(self, entry: Entry) -> bool:
        return entry.begins_turn or any(self._table.entries[seq - 1].begins_turn for seq in entry.taken_back)


def _gone_by(began: float, now: float, rests: Iterable[Span]) -> float:
    """Seconds, but for rests, of which some may be at the same time."""
    gone_by, since = 0.0, began
    for begin, end in sorted(rests):
        gone_by += max(0.0, min(begin, now) - since)
        since = max(since, end)
    return gone_by + max(0.0, now - since)
