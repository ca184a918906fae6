"""The clients' notes: acknowledged commands, refused commands and received messages."""

import time
from collections import Counter, defaultdict
from typing import Any, NamedTuple

Json = dict[str, Any]


class Kept(NamedTuple):
    """A command that the server acknowledged."""

    table: str
    command: str
    kind: str  # as the log names it
    seat: int
    action: str | None
    seq: int | None  # of its entry, where the answer tells it


class Notes:
    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}  # by the command
        self.refused: set[str] = set()  # commands that came too late
        self.told: dict[str, dict[int, Json]] = defaultdict(dict)  # for each table, entries by their seq
        self.said: dict[str, list[Json]] = defaultdict(list)  # for each table, lines of chat that were accepted
        self.newest: Counter[str] = Counter()  # for each table, the greatest broadcast seq
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []  # what must not be
        self.shifts = [0.0]  # by how much the server's clock was ahead, at one time or another
        self.began = time.time()

    def was_shown(self, at: float) -> bool:
        """Could a clock of the server have shown this time?"""
        return any(self.began - 1 <= at - shift <= time.time() + 1 for shift in self.shifts)

    def message(self, table: str, message: Json, at_least: int = 0) -> None:
        """Note a message that a client received."""
        if "entries" not in message:
            return
        if message["seq"] < at_least:
            self.wrong.append(f"{table}: {at_least} was told already, but now there is only {message['seq']}")
        self.newest[table] = max(self.newest[table], message["seq"])
        for entry in message["entries"]:
            self._entry(table, entry)

    def _entry(self, table: str, entry: Json) -> None:
        told = {key: entry.get(key) for key in ("kind", "seat", "action", "undoes", "at")}
        before = self.told[table].setdefault(entry["seq"], told)
        if before["action"] is None:  # not everybody may know it
            before["action"] = told["action"]
        if told["action"] is None:
            told["action"] = before["action"]
        if before != told:
            self.wrong.append(f"{table} {entry['seq']}: told as {before}, and then as {told}")

    def keep(self, kept: Kept) -> None:
        before = self.kept.setdefault(kept.command, kept)
        if before != kept and None not in (before.seq, kept.seq):
            self.wrong.append(f"one command, two effects: {before}, {kept}")
        self.counts["acknowledged again" if before is not kept else "acknowledged"] += 1
