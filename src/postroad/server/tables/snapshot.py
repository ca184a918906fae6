"""A game as it stood after an entry of its log: a long table need not be played from its beginning to be opened."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from postroad.game import Game
from postroad.rules.jit_cache import digest
from postroad.rules.state import SIZE
from postroad.server.tables.entries import Entry

RULES = digest("postroad.rules")[:16]  # what the bytes of a state mean; the same in the page's layout.js
EVERY = 32  # entries


class Snapshot(NamedTuple):
    seq: int  # the entry after which it was so
    rules: str
    state: bytes

    @classmethod
    def of(cls, seq: int, game: Game) -> "Snapshot":
        return cls(seq, RULES, game.bytes.tobytes())

    def led_on(self, entries: Sequence[Entry], names: Sequence[str]) -> Game | None:
        """The game after all these entries. It cannot be taken back beyond the snapshot, and has no record. None if other rules
        made the snapshot, what came before it was taken back since, or the log does not follow from it: then the log is right.
        """
        later = entries[self.seq :]
        foreign = self.rules != RULES or len(self.state) != SIZE or self.seq > len(entries)
        if foreign or any(seq <= self.seq for entry in later for seq in entry.taken_back):
            return None
        try:
            game = Game.from_state(np.frombuffer(self.state, np.uint8), names)
            for entry in later:
                follow(game, entry)
        except (ValueError, IndexError):
            return None
        return game


def is_due(entries: Sequence[Entry], game: Game) -> bool:
    """After these, the newest ones: from time to time, and at the end."""
    return game.over or (entries[0].seq - 1) // EVERY < entries[-1].seq // EVERY


def follow(game: Game, entry: Entry) -> None:
    """What is stored as the next entry. ValueError if that cannot be."""
    if entry.kind == "decision":
        game.follow(entry.action or "", entry.events)
    for _ in entry.taken_back:
        game.undo()
