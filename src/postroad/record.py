"""The game record (docs/record.md): rows of a game written as a document, and a document replayed against the rules."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from postroad.rules import actions
from postroad.rules import log as kinds
from postroad.rules.events import KINDS, Event, EventError, HiddenError, Row, events, goes_on, rows_from
from postroad.rules.reasons import REASONS
from postroad.rules.rome import STOPS
from postroad.rules.state import EACH, state_of
from postroad.rules.steps import Options, Step, first_step, next_step
from postroad.rules.why import why_not

FORMAT = "postroad/1"
RULINGS = 1  # which rulings of docs/rules.md, and which map to Rome; every number once used is kept
ROME_MAP = 1

Document = dict[str, Any]


class RecordError(ValueError):
    """A record that is false, incomplete or unreadable. `event` is the number of the event at fault, if it is one."""

    def __init__(self, reason: str, event: int | None = None) -> None:
        self.reason = reason
        self.event = event
        super().__init__(reason if event is None else f"event {event}: {reason}")


def document(options: Options, names: Iterable[str], rows: Iterable[Row], decisions: int | None = None) -> Document:
    """The record of a game with these rows. If its last decision left no row, the number of decisions tells that it was taken."""
    told = {} if decisions is None else {"decisions": decisions}
    return {
        "format": FORMAT,
        "options": {**options_written(options), **told},
        "names": list(names),
        "events": list(events(rows)),
    }


def shown(event: Event, seat: int | None) -> Event:
    """An event as a seat, or a spectator, may know it: what is hidden is left out."""
    hidden = _HIDDEN.get(event["ev"])
    if hidden is None or event.get("from") == "market" or (seat is not None and event.get("seat") == seat):
        return event
    return {name: value for name, value in event.items() if name != hidden}


def shown_document(document: Document, seat: int | None) -> Document:
    """A record for one viewer's eyes. It can be shown, but not loaded."""
    return {**document, "events": [shown(event, seat) for event in document["events"]]}


_HIDDEN = {kind.ev: kind.hidden for kind in KINDS.values() if kind.hidden}


def options_written(options: Options) -> dict[str, Any]:
    return {**options._asdict(), "rulings": RULINGS, "rome": ROME_MAP}


def options_in(document: Any) -> tuple[Options, list[str]]:
    """The options and names of a record."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f"this is no game record of the format {FORMAT}")
    given, names = document.get("options"), document.get("names")
    if not isinstance(given, dict):
        raise RecordError("the options are missing")
    for key, known in (("rulings", RULINGS), ("rome", ROME_MAP)):
        if type(given.get(key, 1)) is not int or given.get(key, 1) != known:
            raise RecordError(f"this program does not know {key} {given[key]!r}")
    try:
        options = Options(given["players"], given["honours"], given["audience"], given.get("provinces_for_all", 9)).checked()
    except KeyError as missing:
        raise RecordError(f"the option {missing} is missing") from None
    except ValueError as error:
        raise RecordError(str(error)) from None
    if not isinstance(names, list) or len(names) != options.players or not all(isinstance(name, str) for name in names):
        raise RecordError(f"there must be {options.players} names")
    return options, names


def replay(document: Any) -> Iterator[Step]:
    """The game of a record, decision after decision, every event checked against the rules."""
    options, _ = options_in(document)
    script = _Script(document.get("events"))
    step = first_step(options, 0, *script.next_decks(0))
    fault = script.fault(0, step.rows)
    if fault:
        raise fault
    yield step
    at = len(step.rows)
    decisions = 0
    while at < len(script.rows) or decisions < document["options"].get("decisions", 0):
        step = script.decide(at, step) if at < len(script.rows) else _untold(step)
        yield step
        at += len(step.rows)
        decisions += 1


def _untold(step: Step) -> Step:
    """The one decision that no event tells of: ending the last turn, when the last hand-in comes next (H8)."""
    after = next_step(step.raw, actions.END_TURN) if step.legal == (actions.END_TURN,) else None
    if after is None or after.rows:
        raise RecordError("the number of decisions is greater than the events tell of")
    return after


class _Script:
    """The rows that a record's events tell of."""

    def __init__(self, given: Any) -> None:
        if not isinstance(given, list) or not given:
            raise RecordError("the events are missing")
        self.rows: list[Row] = []
        self.event_of: list[int] = []  # the number of the event behind each row
        for number, event in enumerate(given):
            try:
                rows = rows_from(event)
                if list(events(rows)) != [event]:
                    raise EventError("this event is empty or not in its proper form")
            except HiddenError as error:
                raise RecordError(
                    f"{error}: this record was made for one seat's eyes; it can be shown but not loaded", number
                ) from None
            except EventError as error:
                raise RecordError(str(error), number) from None
            self.rows += rows
            self.event_of += [number] * len(rows)
        self._decks = self._all_decks()

    def _all_decks(self) -> list[tuple[int, list[int]]]:
        decks: list[tuple[int, list[int]]] = []
        for at, row in enumerate(self.rows):
            if row[0] == kinds.SHUFFLE:
                if at == 0 or self.event_of[at] != self.event_of[at - 1]:
                    decks.append((at, []))
                decks[-1][1].append(row[2])
        return decks

    def next_decks(self, at: int) -> list[list[int]]:
        """The orders of the next shuffles; one decision never needs more than two."""
        return [deck for start, deck in self._decks if start >= at][:2]

    def decide(self, at: int, step: Step) -> Step:
        """Find the legal action that leads to the rows from here on."""
        if not step.legal:
            raise RecordError("the game is over", self.event_of[at])
        decks = self.next_decks(at)
        wanted = self._wanted_action(at)
        faults = []
        for action in [wanted] if wanted in step.legal else step.legal:
            after = next_step(step.raw, action, *decks)
            fault = self.fault(at, after.rows)
            if not fault:
                return after
            faults.append(fault)
        reason = why_not(state_of(step.raw), -1 if wanted is None else wanted)
        if wanted is None or reason is None:
            raise faults[0]
        raise RecordError(f"{actions.ACTION_NAMES[wanted]}: {REASONS[reason]}", self.event_of[at])

    def _wanted_action(self, at: int) -> int | None:
        """The action that the next rows seem to tell of."""
        for kind, _, what, how in self.rows[at:]:
            if (kind, how) == (kinds.DISCARDED, kinds.FROM_ROUTE) or kind in (kinds.SHUFFLE, kinds.ABANDONED):
                continue
            match kind:
                case kinds.TAKEN:
                    return actions.TAKE_DECK if how == kinds.FROM_DECK else actions.TAKE_CITY + what
                case kinds.PLAYED:
                    return (actions.START, actions.LEFT, actions.RIGHT)[how] + what
                case kinds.CLOSED:
                    return actions.CLOSE_EACH if how == EACH else actions.CLOSE_ONE + how
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

    def fault(self, at: int, rows: list[Row]) -> RecordError | None:
        """Where the rows that the rules give differ from the record's."""
        for place, row in enumerate(rows, start=at):
            if place == len(self.rows):
                return RecordError("the record ends where nobody must decide", self.event_of[-1])
            told_on = place > 0 and goes_on(row, self.rows[place - 1])
            if told_on and self.event_of[place] != self.event_of[place - 1]:
                return RecordError("there is more that belongs to this event", self.event_of[place - 1])
            if self.rows[place] != row:
                return RecordError(_expected(row), self.event_of[place])
        return None


_FIRST_OF_KIND = {
    kinds.CALLED: actions.CALL,
    kinds.OFFICE_OPENED: actions.OPEN_OFFICE,
    kinds.DISCARDED: actions.DISCARD_CARD,
    kinds.RETURNED: actions.RETURN,
}


def _expected(row: Row) -> str:
    if row[0] == kinds.SHUFFLE:
        return "a shuffled deck must hold the cards of the discard pile"
    event = next(events([row]))
    return "by the rules this must be " + json.dumps(event, ensure_ascii=False)


def told_of(document: Any) -> str:
    """What a true record holds, in a line. RecordError if it is false."""
    options, names = options_in(document)
    *_, (decisions, step) = enumerate(replay(document))
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    game = " with ".join(filter(None, (f"{options.players} players", " and ".join(modules))))
    if step.legal:
        return f"true, {game}, {decisions} decisions, not finished"
    end = document["events"][-1]
    return f"true, {game}, {decisions} decisions, {names[end['winner']]} won with {end['points'][end['winner']]} points"


def read(path: Path) -> Iterator[tuple[int | None, Callable[[], Any]]]:
    """The documents in a .json or .jsonl file, to be parsed one at a time, with their line in the latter."""
    with path.open(encoding="utf-8", errors="replace") as file:
        if path.suffix != ".jsonl":
            yield None, partial(_parsed, file.read())
        else:
            for line, text in enumerate(file, start=1):
                if text.strip():
                    yield line, partial(_parsed, text)


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is no JSON: {error}") from None
