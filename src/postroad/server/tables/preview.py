"""What a seat's next decisions would lead to, as far as it can be foreseen: up to chance, and to what is hidden from the seat."""

from typing import Any

import numpy as np

from postroad.observe import View
from postroad.rules import actions, log, phases
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.rules.engine import engine
from postroad.rules.events import Row, events, rows_of
from postroad.rules.play import carry_out, go_on_without_cartwright, legal
from postroad.rules.rome import ROME, STOPS
from postroad.rules.scoring import points_of
from postroad.rules.state import Raw, record
from postroad.rules.turn import settle
from postroad.rules.why import why_not
from postroad.server.tables.refusal import Refusal

MOST_LOOKS = 300  # at ways to open offices; no route that was ever played has as many


def preview(view: View, wishes: list[str]) -> dict[str, Any]:
    """Plays on in a world that the seat thinks possible: its wishes where they are legal, else what is usual."""
    first = ACTION_NUMBERS.get(wishes[0], -1)
    if not view.legal_numbers():
        raise Refusal(403, "not-your-turn")
    if first not in view.legal_numbers():
        raise Refusal(422, "illegal", reason=why_not(view.state, first))
    walk = Walk(view, [ACTION_NUMBERS.get(wish, -1) for wish in wishes])
    ends = walk.go()
    assert view.seat is not None
    after = View.of(walk.raw, view.seat)
    return {
        "steps": walk.steps,
        "events": list(events(walk.rows)),
        "view": after.words(),
        "ends": ends,
        "points": [points_of(view.state, view.seat), points_of(after.state, view.seat)],
    }


class Walk:
    def __init__(self, view: View, wishes: list[int]) -> None:
        self.raw = view.bytes.copy()
        engine.sample(self.raw, 0)
        self.state = record(self.raw)
        self.seat = view.seat
        self.wishes = wishes
        self.steps: list[dict[str, Any]] = []
        self.rows: list[Row] = []

    def go(self) -> str:
        """Decide and decide; the answer is why it ends where it ends."""
        ends = None
        while ends is None:
            options = _legal(self.raw)
            if len(options) == 1 and options[0] != actions.END_TURN:
                ends = self._carry_out(options[0])  # no choice, no decision
            elif options and int(self.state.seat) != self.seat:
                ends = "other-seat"
            else:
                ends = self._decide(options)
        return ends

    def _decide(self, options: list[int]) -> str | None:
        action = self._wished(options)
        if action is None:
            action = self._usual(options)
        if action is not None:
            phase = phases.PHASE_IDS[self.state.phase]
            self.steps.append({"phase": phase, "action": ACTION_NAMES[action], "options": [ACTION_NAMES[o] for o in options]})
            return self._carry_out(action)
        if int(self.state.phase) == phases.CARTWRIGHT_CALL:
            self._go_on_without_cartwright()
            return None
        return "end" if not options or options[-1] == actions.END_TURN else "choice"

    def _wished(self, options: list[int]) -> int | None:
        for at, wish in enumerate(self.wishes):
            if wish in options and (wish != actions.END_TURN or not self.steps):
                return self.wishes.pop(at)
        return None

    def _usual(self, options: list[int]) -> int | None:
        """Offices for the most points; the first coach; the first card. Nothing else is usual."""
        if int(self.state.phase) == phases.OFFICE:
            return OfficeSearch(int(self.state.seat)).best(self.raw)
        return next((option for option in options if actions.MOVE_COACH <= option < actions.RETURN), None)

    def _carry_out(self, action: int) -> str | None:
        if actions.MOVE_COACH <= action < actions.DISCARD_CARD and (action - actions.MOVE_COACH) % STOPS == ROME:
            self.rows.append((log.COACH_MOVED, int(self.state.seat), (action - actions.MOVE_COACH) // STOPS, ROME))
            return "arrive"
        before, written = self.raw.copy(), log.new_log()
        carry_out(self.state, action, written, None)
        settle(self.state, written, None)
        for row in rows_of(written):
            if row[0] in (log.SHUFFLE, log.REVEAL) or (row[0], row[3]) == (log.TAKEN, log.FROM_DECK):
                self.raw[:] = before  # the last that is sure
                return "chance"
            self.rows.append(row)
        return None

    def _go_on_without_cartwright(self) -> None:
        written = log.new_log()
        go_on_without_cartwright(self.state, written)
        settle(self.state, written, None)
        self.rows += rows_of(written)


class OfficeSearch:
    """Looks at the ways to open the offices of a closing that are still to be chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looks = 0
        self.known: dict[tuple[int, int], int] = {}

    def best(self, raw: Raw) -> int:
        """The choice that leads to the most points; the first one of equals."""
        return max(_legal(raw), key=lambda action: self.points(_after(raw, action)))

    def points(self, raw: Raw) -> int:
        state = record(raw)
        if int(state.phase) != phases.OFFICE:
            return points_of(state, self.seat)
        opened = int(state.offices[self.seat]), int(state.open)
        if opened not in self.known:
            self.looks += 1
            options = _legal(raw) if self.looks <= MOST_LOOKS else _legal(raw)[:1]
            self.known[opened] = max(self.points(_after(raw, action)) for action in options)
        return self.known[opened]


def _after(raw: Raw, action: int) -> Raw:
    raw = raw.copy()
    carry_out(record(raw), action, None, None)
    settle(record(raw), None, None)
    return raw


def _legal(raw: Raw) -> list[int]:
    out = np.empty(actions.MOST_LEGAL, np.int16)
    listed: list[int] = out[: legal(record(raw), out)].tolist()
    return listed
