"""Generate TypeScript types of all messages from the OpenAPI description: `make generated`.

A test checks that the file is current.
"""

import json
from pathlib import Path
from typing import Any

from postroad.server.app import create_app
from postroad.server.settings import Settings

TARGET = Path(__file__).parents[1] / "src" / "postroad" / "web" / "js" / "wire.d.ts"
HEAD = "// What crosses the wire, as types. Written by tools/wire_types.py from the description of the API; do not edit."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120
NEW_LINE = "\n"

Schema = dict[str, Any]


def text() -> str:
    """The text of the generated file."""
    schemas: dict[str, Schema] = create_app(Settings(Path())).openapi()["components"]["schemas"]
    return "\n\n".join([HEAD, *(exported(name, schema) for name, schema in sorted(schemas.items()))]) + "\n"


def exported(name: str, schema: Schema) -> str:
    description = comment(schema.get("description"))
    if "properties" not in schema:
        return f"{description}export type {name} ={separated(kind(schema))};"
    fields = [field(key, value, key in schema.get("required", ())) for key, value in schema["properties"].items()]
    return f"{description}export interface {name} {{{''.join(fields)}{NEW_LINE if fields else ''}}}"


def field(name: str, schema: Schema, required: bool) -> str:
    return f"\n{comment(schema.get('description'), '  ')}  {name}{'' if required else '?'}: {kind(schema)};"


def comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def kind(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return union([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema or "oneOf" in schema:
        return union([kind(one) for one in schema.get("anyOf") or schema["oneOf"]])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
        item = kind(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        keys = kind(schema.get("propertyNames", {"type": "string"}))
        return f"Record<{keys}, {kind(schema['additionalProperties'])}>" if "additionalProperties" in schema else "{}"
    return PLAIN[schema["type"]]


def separated(text: str) -> str:
    return text if text.startswith("\n") else f" {text}"


def union(kinds: list[str]) -> str:
    """A union type in one line, or with one member a line."""
    line = " | ".join(kinds)
    return line if len(line) < WIDTH else "\n  | ".join(["", *kinds])


def main() -> None:
    TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
