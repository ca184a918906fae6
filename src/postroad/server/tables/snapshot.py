"""Snapshots of games: a long table opens without replaying its whole log."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from postroad.game import Game
from postroad.rules.jit_cache import digest
from postroad.rules.state import SIZE
from postroad.server.tables.entries import Entry

RULES = digest("postroad.rules")[:16]  # identifies the state layout; equals the value in the page's layout.js
INTERVAL = 32  # entries


class Snapshot(NamedTuple):
    """A game's state after one entry."""

    seq: int  # of the entry it was taken after
    rules: str
    state: bytes

    @classmethod
    def of(cls, seq: int, game: Game) -> "Snapshot":
        return cls(seq, RULES, game.bytes.tobytes())

    def replay(self, entries: Sequence[Entry], names: Sequence[str]) -> Game | None:
        """The game after all these entries. It cannot be undone beyond the snapshot, and has no record. Returns None if other
        rules made the snapshot, if earlier entries were undone since, or if the log does not follow from it: the log is the
        truth."""
        later = entries[self.seq :]
        foreign = self.rules != RULES or len(self.state) != SIZE or self.seq > len(entries)
        if foreign or any(seq <= self.seq for entry in later for seq in entry.taken_back):
            return None
        try:
            game = Game.from_state(np.frombuffer(self.state, np.uint8), names)
            for entry in later:
                apply_entry(game, entry)
        except (ValueError, IndexError):
            return None
        return game


def is_due(entries: Sequence[Entry], game: Game) -> bool:
    """Whether to store a snapshot after these entries: at every interval, and at the end."""
    return game.over or (entries[0].seq - 1) // INTERVAL < entries[-1].seq // INTERVAL


def apply_entry(game: Game, entry: Entry) -> None:
    """Apply a stored entry to the game. Raises ValueError if the entry does not follow."""
    if entry.kind == "decision":
        game.follow(entry.action or "", entry.events)
    for _ in entry.taken_back:
        game.undo()
