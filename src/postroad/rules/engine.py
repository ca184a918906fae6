"""The rules as calls on the bytes of a state: plain Python at first, compiled once loaded, with the same results."""

import threading
from typing import Any

import numpy as np

from postroad.rules import hide as hiding
from postroad.rules import play, preview_engine, scoring, setup
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.cards import given_orders
from postroad.rules.event_log import new_log
from postroad.rules.jit_cache import compiled
from postroad.rules.state import STATE, Deck, Log, Raw, blank


def set_up(raw: Raw, seed: int, out: Any, log: Log, deck: Deck) -> int:
    return setup.set_up(raw.view(STATE)[0], seed, out, log, deck)


def step(raw: Raw, action: int, out: Any, log: Log, deck: Deck) -> int:
    return play.step(raw.view(STATE)[0], action, out, log, deck)


def legal(raw: Raw, out: Any) -> int:
    return play.legal(raw.view(STATE)[0], out)


def hide(raw: Raw, viewer: int) -> None:
    hiding.hide(raw.view(STATE)[0], viewer)


def sample(raw: Raw, seed: int) -> None:
    hiding.sample(raw.view(STATE)[0], seed)


def points(raw: Raw, out: Any) -> int:
    """Write the points of every seat to `out`; return the seat that leads or has won."""
    state = raw.view(STATE)[0]
    for seat in range(SEATS):
        out[seat] = scoring.points_of(state, seat)
    return scoring.winner(state)


def foresee(states: Any, choices: Any, paths: Any, logs: Any, out: Any, deck: Deck) -> None:
    preview_engine.foresee(states, choices, paths, logs, out, deck)


class Engine:
    """The seven calls above: plain functions until `load`, and `foresee` until `load_preview`."""

    calls = (set_up, step, legal, hide, sample, points)

    def __init__(self) -> None:
        self.loaded = False
        self.preview_loaded = False
        self._lock = threading.Lock()
        self._use(*self.calls)
        self.foresee: Any = foresee

    def _use(self, *calls: Any) -> None:
        self.set_up, self.step, self.legal, self.hide, self.sample, self.points = calls

    def load(self) -> None:
        """Load the compiled rules; compile them first if this machine has no cache of them. All games use them at once.

        The first time takes about 16 seconds, later half a second. `postroad warm` compiles in advance.
        """
        with self._lock:
            if not self.loaded:
                calls = [compiled()(call) for call in self.calls]
                fast = Engine()
                fast._use(*calls)
                fast._compile_every_call()
                self._use(*calls)
                self.loaded = True

    def load_preview(self) -> None:
        """Load the compiled `foresee`. It contains all the rules once more, and only tables with people need it."""
        with self._lock:
            if not self.preview_loaded:
                fast = compiled()(foresee)
                _compile_foresee(fast)
                self.foresee = fast
                self.preview_loaded = True

    def load_in_background(self) -> threading.Thread:
        """Run `load` and `load_preview` in a thread."""
        thread = threading.Thread(target=self._load_all, name="postroad-load", daemon=True)
        thread.start()
        return thread

    def _load_all(self) -> None:
        self.load()
        self.load_preview()

    def _compile_every_call(self) -> None:
        """Compile everything by calling it once. Calls without a log compile on their first use."""
        out = np.zeros(MOST_LEGAL, np.int16)
        raw = blank()
        raw.view(STATE)["players"] = 2
        self.set_up(raw, 0, out, new_log(), given_orders())
        self.step(raw, int(out[0]), out, new_log(), given_orders())
        self.legal(raw, out)
        self.points(raw, np.zeros(SEATS, np.int64))
        self.hide(raw, 0)
        self.sample(raw, 0)


def _compile_foresee(call: Any) -> None:
    """Compile the call by running it with no paths."""
    choices, out = np.zeros((0, 1), np.int16), np.zeros(MOST_LEGAL, np.int16)
    call(preview_engine.new_states(0), choices, preview_engine.new_paths(0), preview_engine.new_logs(0), out, given_orders())


engine = Engine()
