"""Writes the types of everything that goes over the wire as TypeScript: `web/src/lib/messages.ts` from the server's
messages, and `web/src/games/<game>/view.ts` from the view and the effects of each game that has a folder there.

    python web/scripts/message_types.py
"""

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

from filone import games
from filone.kernel import Record
from filone.kernel.effects import Effects
from filone.server import messages
from filone.server.api import ROUTES

SOURCES = Path(__file__).parents[1] / "src"
UNIONS = ("ClientMessage", "ServerMessage", "Pace")


def structs() -> list[type[msgspec.Struct]]:
    """Those of the messages, then those that only a route knows."""
    asked = [type for route in ROUTES for type in (route.body, *route.answers) if type is not Record]
    asked = [part for type in asked for part in (type, *get_args(type))]
    known = [value for value in [*vars(messages).values(), *asked] if inspect.isclass(value)]
    own = (messages.Request, messages.Answer)
    return [value for value in dict.fromkeys(known) if issubclass(value, msgspec.Struct) and value not in own]


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
    """A request may leave out what has a default; an answer says everything, unless its struct omits defaults."""
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


def the_messages() -> str:
    known = {struct.__name__: struct for struct in structs()}
    _, components = msgspec.json.schema_components(known.values())
    requests = {
        name
        for name, struct in known.items()
        if issubclass(struct, messages.Request) or struct.__struct_config__.omit_defaults
    }
    parts = ["// Written by scripts/message_types.py from filone.server.messages. Do not edit."]
    for name, schema in components.items():
        parts.append(interface(name, schema, name in requests))
    for name in UNIONS:
        (schema,), _ = msgspec.json.schema_components([getattr(messages, name)])
        parts.append(f"export type {name} = {spell(schema)};")
    return "\n\n".join(parts) + "\n"


def effects_of(game: str) -> list[type[Effects]]:
    """What a game tells of its moves beyond what every game does; one struct, or none."""
    told = vars(import_module(f"filone.games.{game}.effects")).values()
    return [value for value in told if inspect.isclass(value) and issubclass(value, Effects) and value is not Effects]


def the_view(game: str) -> str:
    effects = effects_of(game)
    _, components = msgspec.json.schema_components([games.load(game).view, *effects])
    parts = [f"// Written by scripts/message_types.py from filone.games.{game}. Do not edit."]
    omitting = {struct.__name__ for struct in effects}
    parts += [interface(name, schema, name in omitting) for name, schema in components.items()]
    return "\n\n".join(parts) + "\n"


def generate() -> dict[Path, str]:
    """What each file should hold."""
    written = {SOURCES / "lib" / "messages.ts": the_messages()}
    for game in games.names():
        folder = SOURCES / "games" / game
        if folder.exists():
            written[folder / "view.ts"] = the_view(game)
    return written


if __name__ == "__main__":
    for path, text in generate().items():
        path.write_text(text, encoding="utf-8")
