"""The API description /api/openapi.json: FastAPI's, with response types and the comments beside their fields."""

import inspect
import re
from collections import ChainMap
from types import ModuleType
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from postroad import event_types, view_types
from postroad.rules.options import DEFAULTS, OPTIONS
from postroad.server.http import responses
from postroad.server.tables import wire_types

CLASS = re.compile(r'^(?:class (\w+)\(([\w, ]+)\):|\w+ = TypedDict\(\n    "(\w+)",)', re.MULTILINE)
COMMENT = re.compile(r'^ +"?(\w+)"?: .*  # (.+)$', re.MULTILINE)


class DescribedApp(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """The description, built on first use."""
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"] |= answer_schemas()
        return super().openapi()


def answer_schemas() -> dict[str, Any]:
    """The schemas of all responses."""
    schemas: dict[str, Any] = TypeAdapter(responses.AllResponses).json_schema(ref_template=responses.REFERENCE + "{model}")[
        "$defs"
    ]
    for name, comments in all_comments(event_types, view_types, wire_types, responses).items():
        fields = schemas[name]["properties"] if name in schemas else {}
        for field in comments.keys() & fields.keys():
            fields[field]["description"] = comments[field]
    return schemas | option_schemas()


def option_schemas() -> dict[str, Any]:
    """The schemas of the options in views and in records."""
    fields = {
        name: {"type": "boolean" if isinstance(DEFAULTS[name], bool) else "integer", "description": option.about}
        for name, option in OPTIONS.items()
    }
    decisions = {"type": "integer", "description": "how far the record goes, if the events do not show it"}
    game = {"type": "object", "description": "The options of a game.", "properties": fields, "required": list(fields)}
    away = {
        "type": "array",
        "items": {"anyOf": [{"$ref": f"{responses.REFERENCE}Away"}, {"type": "null"}]},
        "description": "for each seat, why a bot played it in the end; only after a game with such a seat",
    }
    more = {"decisions": decisions, "away": away}
    record = {**game, "description": "The options in a record.", "properties": {**fields, **more}}
    return {"GameOptions": game, "RecordOptions": record}


def all_comments(*modules: ModuleType) -> dict[str, dict[str, str]]:
    """The comments beside the fields of each class, including those of its bases."""
    found: dict[str, dict[str, str]] = {}
    for module in modules:
        _, *pieces = CLASS.split(inspect.getsource(module))
        for name, bases, other_name, body in zip(*[iter(pieces)] * 4, strict=True):
            extended = [found.get(base, {}) for base in (bases or "").split(", ")]
            found[name or other_name] = dict(ChainMap(dict(COMMENT.findall(body)), *extended))
    return found
