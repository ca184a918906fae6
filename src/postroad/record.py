"""The game record (docs/record.md): rows of a game written as a document, and a document replayed against the rules."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from postroad.record_replay import RecordError, RecordReplayer
from postroad.rules import actions
from postroad.rules.events import KINDS, Event, Row, abbreviate, events
from postroad.rules.transitions import CHOICES, Options, Transition, first_transition, next_transition

FORMAT = "postroad/1"
ALWAYS_TOLD = ("players", "honours", "audience")  # every other option came later, and was not told before

LONGEST = 1 << 25  # characters; games by pure chance have about a million

Document = dict[str, Any]


def document(options: Options, names: Iterable[str], rows: Iterable[Row], decisions: int | None = None) -> Document:
    """The record of a game with these rows. If its last decision left no row, the number of decisions tells that it was taken."""
    told = {} if decisions is None else {"decisions": decisions}
    return {
        "format": FORMAT,
        "options": {**options._asdict(), **told},
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


def options_in(document: Any) -> tuple[Options, list[str]]:
    """The options and names of a record."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f"this is no game record of the format {FORMAT}")
    given, names = document.get("options"), document.get("names")
    if not isinstance(given, dict):
        raise RecordError("the options are missing")
    for key in ("rulings", "rome"):
        if type(given.get(key, 1)) is not int or given.get(key, 1) not in CHOICES[key]:
            raise RecordError(f"this program does not know {key} {abbreviate(given[key])}")
    if "decisions" in given and (type(given["decisions"]) is not int or given["decisions"] < 0):
        raise RecordError(f"decisions must be a whole number from 0 on, not {abbreviate(given['decisions'])}")
    missing = [name for name in ALWAYS_TOLD if name not in given]
    if missing:
        raise RecordError(f"the option {missing[0]!r} is missing")
    try:
        options = Options.from_mapping(given).checked()
    except ValueError as error:
        raise RecordError(str(error)) from None
    if not isinstance(names, list) or len(names) != options.players or not all(map(_is_text, names)):
        raise RecordError(f"there must be {options.players} names")
    return options, names


def _is_text(name: Any) -> bool:
    """Halves of letters are none: nobody could print them."""
    return isinstance(name, str) and not any("\ud800" <= letter <= "\udfff" for letter in name)


def replay(document: Any) -> Iterator[Transition]:
    """The game of a record, decision after decision, every event checked against the rules."""
    options, _ = options_in(document)
    script = RecordReplayer(document.get("events"))
    step = first_transition(options, 0, *script.next_decks(0))
    fault = script.follow(0, step)
    if fault:
        raise fault
    yield step
    at = len(step.rows)
    decisions, told = 0, document["options"].get("decisions")
    while at < len(script) or decisions < (told or 0):
        step = script.decide(at, step) if at < len(script) else _untold(step)
        yield step
        at += len(step.rows)
        decisions += 1
    if told is not None and told < decisions:
        raise RecordError(f"decisions is {told}, but the events tell of {decisions}")


def _untold(step: Transition) -> Transition:
    """The one decision that no event tells of: ending the last turn, when the last hand-in comes next (H8)."""
    after = next_transition(step.raw, actions.END_TURN) if actions.END_TURN in step.legal else None
    if after is None or after.rows:
        raise RecordError("decisions is greater than the events tell of")
    return after


def told_of(document: Any) -> str:
    """What a true record holds, in a line. RecordError if it is false."""
    options, names = options_in(document)
    *_, (decisions, step) = enumerate(replay(document))
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    game = " with ".join(filter(None, (f"{options.players} players", " and ".join(modules))))
    if step.legal:
        return f"true, {game}, {decisions} decisions, not finished"
    end = document["events"][-1]
    winner = "".join(letter if letter.isprintable() else "�" for letter in names[end["winner"]])
    return f"true, {game}, {decisions} decisions, {winner} won with {end['points'][end['winner']]} points"


def read(path: Path) -> Iterator[tuple[int | None, Callable[[], Any]]]:
    """The documents in a .json or .jsonl file, to be parsed one at a time, with their line in the latter.

    A file without an end is read as far as a record may be long.
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
        told = f"no game record is longer than {LONGEST:,} characters"
        raise RecordError(f"{told}: name a file of records (nothing more of this one was read)")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is no JSON: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:  # readers would not agree about which one holds
            raise RecordError(f"{abbreviate(name)} stands twice in one object")
        found[name] = value
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")
