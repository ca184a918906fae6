"""Conversion between log rows and the record's events: one table defines what each kind of row means."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from postroad.rules import event_log
from postroad.rules.abbreviate import abbreviate
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, SEATS, STACK_IDS
from postroad.rules.rome import COACH_IDS, RANK_IDS, STOP_IDS
from postroad.rules.state import EACH, OFFICIAL_IDS

Event = dict[str, Any]
Row = tuple[int, ...]  # kind, who, what, how


class EventError(ValueError):
    """Invalid event: an unknown kind, a missing field or a value that does not exist."""


class HiddenError(EventError):
    """An event without the field that was hidden from its viewer."""


@dataclass(frozen=True)
class Field:
    """A field of an event: how to write a row's number, and how to read it back."""

    name: str
    write: Callable[[int], Any]
    read: Callable[[Any], int]
    flag: bool = False  # written only if true
    limit: int | None = None  # the largest number, if numbers are written as they are


def one_of(name: str, ids: Sequence[str]) -> Field:
    return Field(name, lambda number: ids[number], lambda value: ids.index(value))


def number(name: str, limit: int = 999) -> Field:
    def read(value: Any) -> int:
        if type(value) is not int or abs(value) > limit:
            raise ValueError(value)
        return value

    return Field(name, int, read, limit=limit)


def flag(name: str) -> Field:
    def read(value: Any) -> int:
        if value is not True:
            raise ValueError(value)
        return 1

    return Field(name, bool, read, flag=True)


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def officials(name: str) -> Field:
    """A set of officials as a list: written in fixed order, read in any order."""

    def read(value: list[str]) -> int:
        numbers = {OFFICIAL_IDS.index(official) for official in _list(value)}
        if len(numbers) != len(value):
            raise ValueError(value)
        return sum(1 << official for official in numbers)

    return Field(name, lambda mask: [name for number, name in enumerate(OFFICIAL_IDS) if mask >> number & 1], read)


SEAT = number("seat", SEATS - 1)
CITY = one_of("city", CITY_IDS)
CITY_LIST = one_of("cities", CITY_IDS)
OFFICIAL = one_of("official", OFFICIAL_IDS)
COACH = one_of("coach", COACH_IDS)
RANK = one_of("rank", RANK_IDS)
CLOSING_MODE = Field(
    "offices",
    lambda mode: "each" if mode == EACH else PROVINCE_IDS[mode],
    lambda value: EACH if value == "each" else PROVINCE_IDS.index(value),
)


@dataclass(frozen=True)
class Kind:
    """A kind of event. With `gathered`, consecutive rows that differ only in `what` are one event with a list.

    With `unordered`, the order of such rows means nothing, gathered or not.
    """

    ev: str
    who: Field | None = None
    what: Field | None = None
    how: Field | None = None
    gathered: bool = False
    unordered: bool = False
    hidden: str | None = None  # the field left out for viewers who may not know it

    @property
    def fields(self) -> list[tuple[int, Field]]:
        return [(column, field) for column, field in enumerate((None, self.who, self.what, self.how)) if field]


KINDS: dict[int, Kind] = {
    event_log.SHUFFLE: Kind("shuffle", what=one_of("deck", CITY_IDS), gathered=True, hidden="deck"),
    event_log.REVEAL: Kind("reveal", what=CITY),
    event_log.SEATED: Kind("clergy", SEAT, COACH, RANK, hidden="rank"),
    event_log.TURN: Kind("turn", SEAT),
    event_log.CALLED: Kind("call", SEAT, OFFICIAL),
    event_log.TOKEN: Kind("token", SEAT, OFFICIAL),
    event_log.RETURNED: Kind("return", SEAT, officials("tokens")),
    event_log.DECLINED: Kind("decline", SEAT),
    event_log.CHIP: Kind("chip", SEAT),
    event_log.CLEARED: Kind("clear", what=CITY_LIST, gathered=True, unordered=True),
    event_log.TAKEN: Kind("take", SEAT, CITY, one_of("from", event_log.TAKEN_FROM), hidden="city"),
    event_log.ABANDONED: Kind("abandon", SEAT, CITY_LIST, gathered=True),
    event_log.PLAYED: Kind("play", SEAT, CITY, one_of("end", event_log.PLAYED_AT)),
    event_log.CLOSED: Kind("close", SEAT, CITY_LIST, CLOSING_MODE, gathered=True),
    event_log.OFFICE_OPENED: Kind("office", SEAT, CITY, unordered=True),
    event_log.TILE: Kind("tile", SEAT, one_of("stack", STACK_IDS), number("points")),
    event_log.CARRIAGE: Kind("carriage", SEAT, number("number")),
    event_log.COACH_MOVED: Kind("coach", SEAT, COACH, one_of("to", STOP_IDS)),
    event_log.ARRIVED: Kind("arrive", COACH, one_of("ranks", RANK_IDS), gathered=True),
    event_log.LEFT: Kind("leave", RANK, number("seats", SEATS - 1), gathered=True),
    event_log.DISCARDED: Kind("discard", SEAT, CITY_LIST, one_of("from", event_log.DISCARDED_FROM), gathered=True),
    event_log.ENDED: Kind("end", flag("stalled"), number("points"), number("winner", SEATS - 1), gathered=True),
}
_NUMBERS = {kind.ev: kind_number for kind_number, kind in KINDS.items()}


def rows_of(written: Any) -> list[Row]:
    """The rows of a log."""
    table = written[1 : 1 + int(written[0]) * event_log.WIDTH].reshape(-1, event_log.WIDTH)
    return [tuple(row) for row in table.tolist()]


def events(rows: Iterable[Row]) -> Iterator[Event]:
    """The events of these rows."""
    event: Event | None = None
    before: Row = ()
    for row in rows:
        kind = KINDS[row[0]]
        if event and kind.what and continues(row, before):
            event[kind.what.name].append(kind.what.write(row[2]))
        else:
            if event:
                yield event
            event = _event(kind, row)
        before = row
    if event:
        yield event


def continues(row: Row, before: Row) -> bool:
    """Does the row belong to the same event as the row before?"""
    return KINDS[row[0]].gathered and (row[:2], row[3]) == (before[:2], before[3])


def _event(kind: Kind, row: Row) -> Event:
    event: Event = {"ev": kind.ev}
    for column, field in kind.fields:
        if not field.flag or row[column]:
            value = field.write(row[column])
            event[field.name] = [value] if kind.gathered and field is kind.what else value
    return event


def rows_from(event: Any) -> list[Row]:
    """The rows of an event; raises EventError if the event is invalid."""
    if not isinstance(event, dict) or not isinstance(event.get("ev"), str) or event["ev"] not in _NUMBERS:
        raise EventError(f"unknown kind of event: {abbreviate(event)}")
    kind_number = _NUMBERS[event["ev"]]
    kind = KINDS[kind_number]
    _check_names(kind, event)
    values: dict[str, list[int]] = {}
    for _, field in kind.fields:
        values[field.name] = [0]
        if field.name in event:
            try:
                values[field.name] = _numbers(kind, field, event[field.name])
            except (ValueError, TypeError):
                raise EventError(f"“{field.name}” cannot be {abbreviate(event[field.name])}") from None

    def column(field: Field | None) -> list[int]:
        return values[field.name] if field else [0]

    return [(kind_number, column(kind.who)[0], what, column(kind.how)[0]) for what in column(kind.what)]


def _numbers(kind: Kind, field: Field, value: Any) -> list[int]:
    """A field's value as numbers, one for each row; an empty list gives no row."""
    if not kind.gathered or field is not kind.what:
        return [field.read(value)]
    if not _list(value):
        raise ValueError(value)
    return [field.read(part) for part in value]


def _check_names(kind: Kind, event: Event) -> None:
    needed = {field.name for _, field in kind.fields if not field.flag}
    missing = needed - event.keys()
    if missing and missing == {kind.hidden}:
        raise HiddenError(f"“{kind.hidden}” is left out")
    if missing:
        raise EventError(f"“{min(missing)}” is missing")
    unknown = event.keys() - {"ev"} - {field.name for _, field in kind.fields}
    if unknown:
        raise EventError(f"{abbreviate(min(unknown, key=str))} does not belong here")
