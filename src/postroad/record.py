"""The game record (docs/record.md): write a game as a document, and replay a document against the rules."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from postroad.record_replay import RecordError, RecordReplayer
from postroad.rules import actions
from postroad.rules.abbreviate import abbreviate
from postroad.rules.events import KINDS, Event, Row, events
from postroad.rules.options import DEFAULTS, OPTIONS, Options
from postroad.rules.transitions import Transition, first_transition, next_transition

FORMAT = "postroad/1"
REQUIRED_OPTIONS = ("players", "honours", "audience")  # all other options came later and may be missing

LONGEST = 1 << 25  # characters; random games have about a million

GAVE_UP = {"resigned": "resigned", "time": "ran out of time"}  # players who rank last, whatever their bot reached for them

Document = dict[str, Any]


def document(options: Options, names: Iterable[str], rows: Iterable[Row], decisions: int | None = None) -> Document:
    """The record of a game with these rows. `decisions` is required if the last decision left no row."""
    count = {} if decisions is None else {"decisions": decisions}
    return {
        "format": FORMAT,
        "options": {**options._asdict(), **count},
        "names": list(names),
        "events": list(events(rows)),
    }


def redact_event(event: Event, seat: int | None) -> Event:
    """The event as a seat or a spectator may know it, without the hidden field."""
    hidden = _HIDDEN.get(event["ev"])
    if hidden is None or event.get("from") == "market" or (seat is not None and event.get("seat") == seat):
        return event
    return {name: value for name, value in event.items() if name != hidden}


def redact_document(document: Document, seat: int | None) -> Document:
    """The record as one viewer may know it. It can be shown but not loaded."""
    return {**document, "events": [redact_event(event, seat) for event in document["events"]]}


_HIDDEN = {kind.ev: kind.hidden for kind in KINDS.values() if kind.hidden}


def options_in(document: Any) -> tuple[Options, list[str]]:
    """The options and names of a record."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f"not a game record of the format {FORMAT}")
    given, names = document.get("options"), document.get("names")
    if not isinstance(given, dict):
        raise RecordError("the options are missing")
    for name, option in OPTIONS.items():
        number = given.get(name, DEFAULTS[name])
        if not option.chosen and (type(number) is not int or number not in option.choices):
            raise RecordError(f"unknown {name} {abbreviate(number)}; update Postroad")
    if "decisions" in given and (type(given["decisions"]) is not int or given["decisions"] < 0):
        raise RecordError(f"decisions must be a whole number from 0 on, not {abbreviate(given['decisions'])}")
    missing = [name for name in REQUIRED_OPTIONS if name not in given]
    if missing:
        raise RecordError(f"the option {missing[0]!r} is missing")
    try:
        options = Options.from_mapping(given).checked()
    except ValueError as error:
        raise RecordError(str(error)) from None
    if not isinstance(names, list) or len(names) != options.players or not all(map(_is_text, names)):
        raise RecordError(f"names must be a list of {options.players} names")
    return options, names


def _is_text(name: Any) -> bool:
    """Is it text without lone surrogates, which cannot be printed?"""
    return isinstance(name, str) and not any("\ud800" <= character <= "\udfff" for character in name)


def replay(document: Any) -> Iterator[Transition]:
    """The game of a record, one decision at a time; every event is checked against the rules."""
    options, _ = options_in(document)
    replayer = RecordReplayer(document.get("events"))
    step = first_transition(options, 0, *replayer.next_decks(0))
    fault = replayer.follow(0, step)
    if fault:
        raise fault
    yield step
    at = len(step.rows)
    decisions, stated = 0, document["options"].get("decisions")
    while at < len(replayer) or decisions < (stated or 0):
        step = replayer.decide(at, step) if at < len(replayer) else _silent_decision(step)
        yield step
        at += len(step.rows)
        decisions += 1
    if stated is not None and stated < decisions:
        raise RecordError(f"decisions is {stated}, but the events contain {decisions}")


def _silent_decision(step: Transition) -> Transition:
    """The only decision without an event: ending the last turn, when the last hand-in comes next (H8)."""
    after = next_transition(step.raw, actions.END_TURN) if actions.END_TURN in step.legal else None
    if after is None or after.rows:
        raise RecordError("decisions is larger than the number of decisions in the events")
    return after


def describe(document: Any) -> str:
    """A valid record in one line; raises RecordError if the record is invalid."""
    options, names = options_in(document)
    *_, (decisions, step) = enumerate(replay(document))
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    game = " with ".join(filter(None, (f"{options.players} players", " and ".join(modules))))
    if step.legal:
        return f"true, {game}, {decisions} decisions, not finished"
    return f"true, {game}, {decisions} decisions, {_outcome(document, names)}"


def _outcome(document: Document, names: list[str]) -> str:
    """The winner by the rules; and who ranks first instead if the winner resigned or ran out of time."""
    end, away = document["events"][-1], document["options"].get("away")
    known = isinstance(away, list) and len(away) == len(names)
    absences = [GAVE_UP.get(str(why)) for why in away] if known else [None] * len(names)
    printable = ["".join(character if character.isprintable() else "�" for character in name) for name in names]
    winner = end["winner"]
    first = min(range(len(names)), key=lambda seat: (absences[seat] is not None, seat != winner, -end["points"][seat], seat))
    won = f"{printable[winner]} won with {end['points'][winner]} points"
    return won if first == winner else f"{won} by the rules but {absences[winner]}, so {printable[first]} ranks first"


def read(path: Path) -> Iterator[tuple[int | None, Callable[[], Any]]]:
    """The documents in a .json or .jsonl file, each as a function that parses it; with line numbers for .jsonl.

    At most the length of the longest record is read without an end of line.
    """
    with path.open(encoding="utf-8", errors="replace") as file:
        if path.suffix != ".jsonl":
            yield None, partial(_parsed, file.read(LONGEST + 1))
            return
        for line, text in enumerate(iter(partial(file.readline, LONGEST + 1), ""), start=1):
            if text.strip() or len(text) > LONGEST:
                yield line, partial(_parsed, text)
            if len(text) > LONGEST:
                return


def _parsed(text: str) -> Any:
    if len(text) > LONGEST:
        raise RecordError(f"no game record is longer than {LONGEST:,} characters: name a file of records (the rest was not read)")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"invalid JSON: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:  # parsers disagree about which value counts
            raise RecordError(f"duplicate key {abbreviate(name)} in one object")
        values[name] = value
    return values


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is not a number")
