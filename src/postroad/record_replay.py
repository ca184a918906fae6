"""The events of a record as a script for the rules: which action comes next, and whether it leads to what the record tells."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from postroad.rules import actions
from postroad.rules import event_log as kinds
from postroad.rules.events import KINDS, Event, EventError, HiddenError, Row, continues, events, rows_from
from postroad.rules.illegal_reasons import why_not
from postroad.rules.reason_text import REASONS
from postroad.rules.rome import STOPS
from postroad.rules.state import EACH, state_of
from postroad.rules.transitions import Transition, next_transition

WIDEST = 200  # letters of an event in a message


class RecordError(ValueError):
    """A record that is false, incomplete or unreadable.

    `event` is the number of the event at fault, if it is one. `lines` are for those who look closer: what the record and what
    the rules tell of the decision that it belongs to.
    """

    def __init__(self, reason: str, event: int | None = None, lines: Sequence[str] = ()) -> None:
        self.reason = reason
        self.event = event
        self.lines = list(lines)
        super().__init__(reason if event is None else f"event {event}: {reason}")


class ToldRow(NamedTuple):
    """A row, and the number of the event that tells it."""

    row: Row
    event: int


class RecordReplayer:
    """The rows that a record's events tell of, each checked for itself; the rules are asked one decision after the other."""

    def __init__(self, given: Any) -> None:
        if not isinstance(given, list) or not given:
            raise RecordError("the events are missing")
        self._given = given
        self._told: list[ToldRow] = []
        self._decks: list[tuple[int, list[int]]] = []  # where each shuffle stands, and its order
        for number, event in enumerate(given):
            rows = _rows(event, number)
            if rows[0][0] == kinds.SHUFFLE:
                self._decks.append((len(self._told), [row[2] for row in rows]))
            self._told += [ToldRow(row, number) for row in rows]

    def __len__(self) -> int:
        return len(self._told)

    def next_decks(self, at: int) -> list[list[int]]:
        """The orders of the next shuffles; one decision never needs more than two."""
        return [deck for start, deck in self._decks if start >= at][:2]

    def decide(self, at: int, step: Transition) -> Transition:
        """Find the legal action that leads to the rows from here on."""
        if not step.legal:
            raise RecordError("the game is over", self._told[at].event)
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
        raise RecordError(f"{actions.ACTION_NAMES[wanted]}: {REASONS[reason]}", self._told[at].event)

    def _wanted_action(self, at: int, legal: Sequence[int]) -> int | None:
        """The action that the next rows seem to tell of."""
        for place in range(at, len(self._told)):
            kind, _, what, how = self._told[place].row
            if (kind, how) == (kinds.DISCARDED, kinds.FROM_ROUTE) or kind in (kinds.SHUFFLE, kinds.ABANDONED):
                continue
            match kind:
                case kinds.TAKEN:
                    return actions.TAKE_DECK if how == kinds.FROM_DECK else actions.TAKE_CITY + what
                case kinds.PLAYED:
                    return (actions.START, actions.LEFT, actions.RIGHT)[how] + what
                case kinds.CLOSED:
                    return actions.CLOSE_EACH if how == EACH else actions.CLOSE_ONE + how
                case kinds.OFFICE_OPENED:  # any of those that have no order: the one that is due
                    cities = [told.row[2] for told in self._told[place : _end_of_set(self._told, place)]]
                    return actions.OPEN_OFFICE + next((city for city in cities if actions.OPEN_OFFICE + city in legal), what)
                case kinds.COACH_MOVED:
                    return actions.MOVE_COACH + what * STOPS + how
                case kinds.SEATED:
                    return actions.SEAT_CLERGY + how
                case kinds.DECLINED:
                    return actions.DECLINE
                case kinds.TURN | kinds.ENDED:
                    return actions.END_TURN
            first = _FIRST_OF_KIND.get(kind)
            return None if first is None else first + what
        return None

    def follow(self, at: int, step: Transition) -> RecordError | None:
        """Bring what is told from here on into the order of the rules, where its order means nothing; or where it differs."""
        end = at + len(step.rows)
        if at < end < len(self._told):
            end = _end_of_set(self._told, end - 1) + 1  # and what follows
        told = self._told[at:end]
        for place, row in enumerate(step.rows):
            if place == len(told):
                return RecordError("the record ends where nobody must decide", self._told[-1].event)
            _bring_forward(told, place, row)
            before = told[place - 1] if place else self._told[at - 1] if at else None
            if before and continues(row, before.row) and told[place].event != before.event:
                return RecordError("there is more that belongs to this event", before.event)
            if told[place].row != row:
                return self._differs(at, step, place, _at_fault(told, place, step))
        self._told[at:end] = told
        return None

    def _differs(self, at: int, step: Transition, place: int, event: int) -> RecordError:
        """The record tells otherwise what the rules bring about at this place of a decision."""
        if step.rows[place][0] == kinds.SHUFFLE:
            return RecordError("a shuffled deck must hold the cards of the discard pile", event)
        by_rules = list(_events(step.rows))
        due = next(told for last, told in by_rules if place <= last)
        first = self._told[at].event
        beyond = min(max(first + len(by_rules), event + 1), len(self._given))
        action = "the set-up" if step.action is None else actions.ACTION_NAMES[step.action]
        lines = [
            "the record:",
            *(f"{'>' if number == event else ' '} {number:3} {_line(self._given[number])}" for number in range(first, beyond)),
            f"the rules, {action}:",
            *(f"  {number:3} {_line(told)}" for number, (_, told) in enumerate(by_rules, start=first)),
        ]
        return RecordError(f"by the rules this must be {_line(due)}", event, lines)


_FIRST_OF_KIND = {
    kinds.CALLED: actions.CALL,
    kinds.DISCARDED: actions.DISCARD_CARD,
    kinds.RETURNED: actions.RETURN,
}


def _rows(event: Any, number: int) -> list[Row]:
    try:
        return rows_from(event)
    except HiddenError as error:
        raise RecordError(f"{error}: this record was made for one seat's eyes; it can be shown but not loaded", number) from None
    except EventError as error:
        raise RecordError(str(error), number) from None


# Orders that mean nothing


def _end_of_set(told: Sequence[ToldRow], place: int) -> int:
    """Up to where the rows from here on have no order: through one clearing of the market, through the offices of a closing."""
    (kind, who, *_), event = told[place]
    end = place + 1
    while KINDS[kind].unordered and end < len(told):
        row, number = told[end]
        if row[:2] != (kind, who) or (KINDS[kind].gathered and number != event):
            break
        end += 1
    return end


def _bring_forward(told: list[ToldRow], place: int, row: Row) -> None:
    """Let the row that the rules bring next be told next, if it is told later in the same set."""
    for at in range(place, _end_of_set(told, place)):
        if told[at].row == row:
            told.insert(place, told.pop(at))
            return


def _at_fault(told: Sequence[ToldRow], place: int, step: Transition) -> int:
    """The number of the event that is false. If an office is missing, it is one told in its stead, or what follows them all."""
    if step.rows[place][0] != kinds.OFFICE_OPENED:
        return told[place].event
    end = place
    if told[place].row[:2] == step.rows[place][:2]:
        end = _end_of_set(told, place)
        still_open = int(state_of(step.raw).open)
        for row, event in told[place:end]:
            if row not in step.rows and not still_open >> row[2] & 1:
                return event
    return told[min(end, len(told) - 1)].event


# In words


def _events(rows: Sequence[Row]) -> Iterator[tuple[int, Event]]:
    """The events that rows tell of, each with the place of its last row."""
    begin = 0
    for place, row in enumerate(rows):
        if place + 1 == len(rows) or not continues(rows[place + 1], row):
            yield place, next(events(rows[begin : place + 1]))
            begin = place + 1


def _line(event: Event) -> str:
    text = json.dumps(event, ensure_ascii=False)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"
