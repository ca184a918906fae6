"""Replay of a record: find the action behind the next events, and check that the rules produce the same events."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from postroad.rules import actions, event_log
from postroad.rules.events import KINDS, Event, EventError, HiddenError, Row, continues, events, rows_from
from postroad.rules.illegal_reasons import why_not
from postroad.rules.reason_text import REASONS
from postroad.rules.rome import STOPS
from postroad.rules.state import EACH, state_of
from postroad.rules.transitions import Transition, next_transition

WIDEST = 200  # characters of an event in a message


class RecordError(ValueError):
    """A record that is invalid, incomplete or unreadable.

    `event` is the index of the event at fault, if there is one. `lines` show the record's and the rules' events of its decision.
    """

    def __init__(self, reason: str, event: int | None = None, lines: Sequence[str] = ()) -> None:
        self.reason = reason
        self.event = event
        self.lines = list(lines)
        super().__init__(reason if event is None else f"event {event}: {reason}")


class EventRow(NamedTuple):
    """A row and the index of its event."""

    row: Row
    event: int


class RecordReplayer:
    """The rows of a record's events, each checked by itself, and the search for the action behind the next rows."""

    def __init__(self, given: Any) -> None:
        if not isinstance(given, list) or not given:
            raise RecordError("the events are missing")
        self._given = given
        self._rows: list[EventRow] = []
        self._decks: list[tuple[int, list[int]]] = []  # the position of each shuffle, and its order
        for number, event in enumerate(given):
            rows = _rows(event, number)
            if rows[0][0] == event_log.SHUFFLE:
                self._decks.append((len(self._rows), [row[2] for row in rows]))
            self._rows += [EventRow(row, number) for row in rows]

    def __len__(self) -> int:
        return len(self._rows)

    def next_decks(self, at: int) -> list[list[int]]:
        """The orders of the next shuffles; a decision never needs more than two."""
        return [deck for start, deck in self._decks if start >= at][:2]

    def decide(self, at: int, step: Transition) -> Transition:
        """Find the legal action that produces the rows from `at` on."""
        if not step.legal:
            raise RecordError("the game is over", self._rows[at].event)
        decks = self.next_decks(at)
        wanted = self._wanted_action(at, step.legal)
        faults = []
        for action in [wanted] if wanted in step.legal else step.legal:
            after = next_transition(step.raw, action, *decks)
            fault = self.follow(at, after)
            if not fault:
                return after
            faults.append(fault)
        reason = why_not(state_of(step.raw), -1 if wanted is None else wanted)
        if wanted is None or reason is None:
            raise faults[0]
        raise RecordError(f"{actions.ACTION_NAMES[wanted]}: {REASONS[reason]}", self._rows[at].event)

    def _wanted_action(self, at: int, legal: Sequence[int]) -> int | None:
        """The action that the next rows suggest."""
        for index in range(at, len(self._rows)):
            kind, _, what, how = self._rows[index].row
            if (kind, how) == (event_log.DISCARDED, event_log.FROM_ROUTE) or kind in (event_log.SHUFFLE, event_log.ABANDONED):
                continue
            match kind:
                case event_log.TAKEN:
                    return actions.TAKE_DECK if how == event_log.FROM_DECK else actions.TAKE_CITY + what
                case event_log.PLAYED:
                    return (actions.START, actions.LEFT, actions.RIGHT)[how] + what
                case event_log.CLOSED:
                    return actions.CLOSE_EACH if how == EACH else actions.CLOSE_ONE + how
                case event_log.OFFICE_OPENED:  # the order of offices is free: take one that is legal now
                    cities = [row.row[2] for row in self._rows[index : _end_of_set(self._rows, index)]]
                    return actions.OPEN_OFFICE + next((city for city in cities if actions.OPEN_OFFICE + city in legal), what)
                case event_log.COACH_MOVED:
                    return actions.MOVE_COACH + what * STOPS + how
                case event_log.SEATED:
                    return actions.SEAT_CLERGY + how
                case event_log.DECLINED:
                    return actions.DECLINE
                case event_log.TURN | event_log.ENDED:
                    return actions.END_TURN
            first = _FIRST_OF_KIND.get(kind)
            return None if first is None else first + what
        return None

    def follow(self, at: int, step: Transition) -> RecordError | None:
        """Sort the rows from `at` on into the order of the rules where their order is free; return the first difference."""
        end = at + len(step.rows)
        if at < end < len(self._rows):
            end = _end_of_set(self._rows, end - 1) + 1  # and the next row
        rows = self._rows[at:end]
        for index, row in enumerate(step.rows):
            if index == len(rows):
                return RecordError("the record ends in the middle of a decision", self._rows[-1].event)
            _bring_forward(rows, index, row)
            before = rows[index - 1] if index else self._rows[at - 1] if at else None
            if before and continues(row, before.row) and rows[index].event != before.event:
                return RecordError("the next event must be part of this event", before.event)
            if rows[index].row != row:
                return self._differs(at, step, index, _at_fault(rows, index, step))
        self._rows[at:end] = rows
        return None

    def _differs(self, at: int, step: Transition, index: int, event: int) -> RecordError:
        """The error for a row that differs from the rules."""
        if step.rows[index][0] == event_log.SHUFFLE:
            return RecordError("a shuffled deck must hold the cards of the discard pile", event)
        by_rules = list(_events(step.rows))
        due = next(event for last, event in by_rules if index <= last)
        first = self._rows[at].event
        beyond = min(max(first + len(by_rules), event + 1), len(self._given))
        action = "the set-up" if step.action is None else actions.ACTION_NAMES[step.action]
        lines = [
            "the record:",
            *(f"{'>' if number == event else ' '} {number:3} {_line(self._given[number])}" for number in range(first, beyond)),
            f"the rules, {action}:",
            *(f"  {number:3} {_line(expected)}" for number, (_, expected) in enumerate(by_rules, start=first)),
        ]
        return RecordError(f"by the rules this must be {_line(due)}", event, lines)


_FIRST_OF_KIND = {
    event_log.CALLED: actions.CALL,
    event_log.DISCARDED: actions.DISCARD_CARD,
    event_log.RETURNED: actions.RETURN,
}


def _rows(event: Any, number: int) -> list[Row]:
    try:
        return rows_from(event)
    except HiddenError as error:
        raise RecordError(f"{error}: this record was made for one seat; it can be shown but not loaded", number) from None
    except EventError as error:
        raise RecordError(str(error), number) from None


# Rows in free order


def _end_of_set(rows: Sequence[EventRow], index: int) -> int:
    """The end of the rows in free order: those of one clearing of the market, or the offices of one closing."""
    (kind, who, *_), event = rows[index]
    end = index + 1
    while KINDS[kind].unordered and end < len(rows):
        row, number = rows[end]
        if row[:2] != (kind, who) or (KINDS[kind].gathered and number != event):
            break
        end += 1
    return end


def _bring_forward(rows: list[EventRow], index: int, row: Row) -> None:
    """Move the row that the rules produce next to this index, if it comes later in the same set."""
    for at in range(index, _end_of_set(rows, index)):
        if rows[at].row == row:
            rows.insert(index, rows.pop(at))
            return


def _at_fault(rows: Sequence[EventRow], index: int, step: Transition) -> int:
    """The index of the invalid event. For a missing office it is the office in its place, or the event after all offices."""
    if step.rows[index][0] != event_log.OFFICE_OPENED:
        return rows[index].event
    end = index
    if rows[index].row[:2] == step.rows[index][:2]:
        end = _end_of_set(rows, index)
        still_open = int(state_of(step.raw).open)
        for row, event in rows[index:end]:
            if row not in step.rows and not still_open >> row[2] & 1:
                return event
    return rows[min(end, len(rows) - 1)].event


# Text for messages


def _events(rows: Sequence[Row]) -> Iterator[tuple[int, Event]]:
    """The events of these rows, each with the index of its last row."""
    begin = 0
    for index, row in enumerate(rows):
        if index + 1 == len(rows) or not continues(rows[index + 1], row):
            yield index, next(events(rows[begin : index + 1]))
            begin = index + 1


def _line(event: Event) -> str:
    text = json.dumps(event, ensure_ascii=False)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"
