"""Checks of a server's output against its description: every answer, refusal and message."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from postroad.server.app import create_app
from postroad.server.settings import Settings

COMPONENTS = "#/components/schemas/"


@cache
def description() -> dict[str, Any]:
    described = create_app(Settings(Path())).openapi()
    for schema in described["components"]["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)  # undeclared fields are errors
    return described


@cache
def routes() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    """The paths as patterns, with their methods."""
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), methods) for path, methods in description()["paths"].items()]


def answers_at(method: str, path: str) -> tuple[str, dict[str, Any]] | None:
    """The declared answers of a request by status; None for an unknown route."""
    for pattern, methods in routes():
        if pattern.fullmatch(path) and method.lower() in methods:
            return pattern.pattern, methods[method.lower()]["responses"]
    return None


@cache
def validator(schema: str) -> Any:
    return jsonschema_rs.Draft202012Validator({**json.loads(schema), "components": description()["components"]})


def check(words: Any, schema: dict[str, Any], what: str) -> None:
    fault = next(validator(json.dumps(schema)).iter_errors(words), None)
    assert fault is None, f"{what}, {'/'.join(map(str, fault.instance_path))}: {fault.message:.500}"


def check_message(words: Any) -> None:
    """Check that a socket's message equals the table's answer, or the same with a binary view."""
    check(words, {"$ref": f"{COMPONENTS}LiveMessage"}, "a message")


def check_answer(method: str, path: str, status: int, body: bytes) -> None:
    """Check an answer; an unknown route must give a refusal."""
    declared = answers_at(method, path)
    if declared is None:
        if path.startswith("/api/") and status >= 400:
            check(json.loads(body), {"$ref": f"{COMPONENTS}Refusal"}, f"{method} {path}")
        return
    what = f"{method} {declared[0]}, {status}"
    assert str(status) in declared[1], f"{what} is not declared"
    content = declared[1][str(status)].get("content", {})
    if "application/json" in content:
        check(json.loads(body), content["application/json"]["schema"], what)
    else:
        assert body == b"", f"{what} has a body"
