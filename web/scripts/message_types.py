"""Writes `web/src/lib/messages.ts` from `filone.server.messages`: every struct that goes over the wire, as TypeScript.

    python web/scripts/message_types.py
"""

import inspect
from pathlib import Path
from typing import Any

import msgspec

from filone.server import messages

TARGET = Path(__file__).parents[1] / "src" / "lib" / "messages.ts"
UNIONS = ("ClientMessage", "ServerMessage", "Pace")


def structs() -> list[type[msgspec.Struct]]:
    return [
        value
        for value in vars(messages).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value not in (messages.Request, messages.Answer)
    ]


def spell(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(spell(option) for option in schema["anyOf"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(spell(item) for item in schema['prefixItems'])}]"
        case "array":
            inner = spell(schema["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {spell(values) if isinstance(values, dict) else 'unknown'}>"
    return "unknown"


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A request may leave out what has a default; an answer always says everything."""
    required = schema.get("required", [])
    lines = []
    if schema.get("description"):
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        optional = "?" if sent and field not in required else ""
        lines.append(f"  {field}{optional}: {spell(inner)};")
    lines.append("}")
    return "\n".join(lines)


def generate() -> str:
    known = {struct.__name__: struct for struct in structs()}
    _, components = msgspec.json.schema_components(known.values())
    parts = ["// Written by scripts/message_types.py from filone.server.messages. Do not edit."]
    for name, schema in components.items():
        parts.append(interface(name, schema, issubclass(known[name], messages.Request)))
    for name in UNIONS:
        (schema,), _ = msgspec.json.schema_components([getattr(messages, name)])
        parts.append(f"export type {name} = {spell(schema)};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
