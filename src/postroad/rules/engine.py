"""The rules as calls on the bytes of a state: in plain Python at once, compiled as soon as they are loaded, results the same."""

import threading
from typing import Any

import numpy as np

from postroad.rules import foresight, play, scoring, setup
from postroad.rules import hide as hiding
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.cache import compiled
from postroad.rules.cards import given_orders
from postroad.rules.log import new_log
from postroad.rules.state import STATE, Deck, Log, Raw, blank


def set_up(
    raw: Raw, players: int, honours: int, audience: int, provinces_for_all: int, seed: int, out: Any, log: Log, deck: Deck
) -> int:
    return setup.set_up(raw.view(STATE)[0], players, honours, audience, provinces_for_all, seed, out, log, deck)


def step(raw: Raw, action: int, out: Any, log: Log, deck: Deck) -> int:
    return play.step(raw.view(STATE)[0], action, out, log, deck)


def legal(raw: Raw, out: Any) -> int:
    return play.legal(raw.view(STATE)[0], out)


def hide(raw: Raw, viewer: int) -> None:
    hiding.hide(raw.view(STATE)[0], viewer)


def sample(raw: Raw, seed: int) -> None:
    hiding.sample(raw.view(STATE)[0], seed)


def points(raw: Raw, out: Any) -> int:
    """The points of every seat into `out`; the seat that is ahead, or has won."""
    state = raw.view(STATE)[0]
    for seat in range(SEATS):
        out[seat] = scoring.points_of(state, seat)
    return scoring.winner(state)


def foresee(states: Any, wishes: Any, ways: Any, logs: Any, out: Any, deck: Deck) -> None:
    foresight.foresee(states, wishes, ways, logs, out, deck)


class Engine:
    """The seven calls above. Until `load` they are the plain functions."""

    calls = (set_up, step, legal, hide, sample, points, foresee)

    def __init__(self) -> None:
        self.loaded = False
        self._lock = threading.Lock()
        self._use(*self.calls)

    def _use(self, *calls: Any) -> None:
        self.set_up, self.step, self.legal, self.hide, self.sample, self.points, self.foresee = calls

    def load(self) -> None:
        """Load the compiled rules, compiling them if this machine has not done so before. Takes effect for every game at once."""
        with self._lock:
            if not self.loaded:
                calls = [compiled()(call) for call in self.calls]
                fast = Engine()
                fast._use(*calls)
                fast._try_every_call()
                self._use(*calls)
                self.loaded = True

    def load_in_background(self) -> threading.Thread:
        """`load` without waiting for it."""
        thread = threading.Thread(target=self.load, name="postroad-load", daemon=True)
        thread.start()
        return thread

    def _try_every_call(self) -> None:
        """Call everything once, so that it is compiled when it is needed. Without a log it is compiled when first called so."""
        out = np.zeros(MOST_LEGAL, np.int16)
        raw = blank()
        self.set_up(raw, 2, 0, 0, 9, 0, out, new_log(), given_orders())
        self.step(raw, int(out[0]), out, new_log(), given_orders())
        self.legal(raw, out)
        self.points(raw, np.zeros(SEATS, np.int64))
        self.hide(raw, 0)
        self.sample(raw, 0)
        states = foresight.new_states(1)
        states[foresight.WORLD] = raw.view(STATE)[0]
        self.foresee(states, out[:1].reshape(1, 1).copy(), foresight.new_ways(1), foresight.new_logs(1), out, given_orders())


engine = Engine()
