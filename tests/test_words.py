"""The types of the wire agree with the values: ids, phases, reasons, events, refusals."""

import ast
import inspect
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from postroad import event_types, view_types
from postroad.rules import phases, reason_text, rome, state
from postroad.rules.events import KINDS
from postroad.rules.options import Options
from postroad.server.http.openapi import option_schemas
from postroad.server.http.responses import ANYWHERE
from postroad.server.tables import wire_types
from postroad.server.tables.error_codes import STATUS, ErrorCode
from postroad.server.tables.seats import AWAY, STAND_IN

SOURCES = Path(inspect.getfile(wire_types)).parents[1]
EVENTS: dict[str, Any] = {get_args(get_type_hints(kind)["ev"])[0]: kind for kind in get_args(event_types.GameEvent.__value__)}


def literals(alias: Any) -> set[str]:
    return set(get_args(getattr(alias, "__value__", alias)))


def accepted(alias: Any) -> list[str]:
    """The ids in a type's JSON schema, which accepts no other text."""
    types = TypeAdapter(alias)
    with pytest.raises(ValidationError):
        types.validate_python("anything")
    schema = types.json_schema()
    name = schema["$ref"].rpartition("/")[2] if "$ref" in schema else None
    return (schema["$defs"][name] if name else schema)["enum"]


def test_every_phase_rank_official_and_reason_has_a_type():
    assert accepted(view_types.Phase) == phases.PHASE_IDS[: phases.OVER + 1] == phases.AT_REST
    assert accepted(event_types.Official) == state.OFFICIAL_IDS
    assert accepted(event_types.Rank) == rome.RANK_IDS
    assert accepted(wire_types.Reason) == [*reason_text.REASONS, "plan-reveals"]


def test_every_kind_of_event_has_a_type():
    assert set(EVENTS) == {kind.ev for kind in KINDS.values()}


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.ev)
def test_the_types_of_events_have_their_fields(kind):
    fields = {field.name: field for _, field in kind.fields}
    told = EVENTS[kind.ev]
    assert told.__annotations__.keys() == {"ev", *fields}
    assert told.__optional_keys__ == {name for name, field in fields.items() if field.flag or name == kind.hidden}


def test_option_schemas_match_the_options():
    schemas = option_schemas()
    kinds = {name: {int: "integer", bool: "boolean"}[type(value)] for name, value in Options()._asdict().items()}
    game, record = schemas["GameOptions"], schemas["RecordOptions"]
    assert {name: field["type"] for name, field in game["properties"].items()} == kinds
    assert {name: field["type"] for name, field in record["properties"].items()} == {
        **kinds,
        "decisions": "integer",
        "away": "array",
    }
    assert game["required"] == record["required"] == list(Options._fields)


def test_every_reason_for_an_absence_has_a_type():
    assert set(AWAY.values()) == literals(wire_types.Away)
    assert set(AWAY) <= literals(wire_types.EntryKind)
    assert STAND_IN in accepted(wire_types.Level)


def codes_in(path: Path) -> set[str]:
    """The codes of the rejections that a file names."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    refused = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "CommandRejected"]
    return {call.args[0].value for call in refused if isinstance(call.args[0], ast.Constant)}


def test_every_rejection_has_its_status():
    assert STATUS.keys() | {"refused"} == literals(ErrorCode)
    assert STATUS.keys() >= ANYWHERE
    named = set().union(*(codes_in(path) for path in SOURCES.rglob("*.py")))
    assert len(named) > 20 and named <= STATUS.keys()
