"""JSON schemas of what goes over the wire, for both documents: the messages, and in them each game's views and moves.

Games from packages are in as well: a server speaks of those that are installed beside it.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from filone import games
from filone.kernel import Arg, Game, Kind
from filone.kernel.space import Cell, Names, Number

Schema: TypeAlias = dict[str, Any]
TEMPLATE = "#/components/schemas/{name}"


def schemas_of(types: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """A schema of each type, and the components that they refer to."""
    schemas, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    return _linked(schemas), _linked(components) | _components_of_games()


def _linked(schema: Any) -> Any:
    """The same with what the games have of their own in its place."""
    match schema:
        case {"title": "View" | "Described" | "Shown" as name}:
            return _ref(name)
        case dict():
            return {key: _linked(part) for key, part in schema.items()}
        case list() | tuple():
            return [_linked(part) for part in schema]
    return schema


def _components_of_games() -> dict[str, Schema]:
    """A game's structs are called by the game and their own name, `saboteur.Piece`: several games have a `Player`."""
    found = [games.load(name) for name in games.names()]
    components: dict[str, Schema] = {
        "View": {
            "description": "What a seat or a spectator may know, by `game`; null before the start.",
            "anyOf": [*(_ref(f"{game.name}.{game.view.__name__}") for game in found), {"type": "null"}],
        },
        "Described": {
            "description": "A move of the table's game.",
            "anyOf": [_ref(f"{game.name}.Described") for game in found],
        },
        "Shown": {
            "description": "A move of the table's game as its reader saw it: what was secret is missing.",
            "anyOf": [_ref(f"{game.name}.Shown") for game in found],
        },
    }
    for game in found:
        components |= {f"{game.name}.{name}": schema for name, schema in _views(game).items()}
        components[f"{game.name}.Described"] = {"anyOf": [_move(kind) for kind in game.space.kinds if not kind.chance]}
        components[f"{game.name}.Shown"] = {"anyOf": [_move(kind, shown=True) for kind in game.space.kinds]}
    return components


def _views(game: Game) -> dict[str, Schema]:
    template = TEMPLATE.format(name=f"{game.name}.{{name}}")
    _, components = msgspec.json.schema_components([game.view], ref_template=template)
    components[game.view.__name__]["properties"]["game"] = {"const": game.name}
    return components


def _move(kind: Kind, shown: bool = False) -> Schema:
    return {
        "title": kind.name,
        "type": "object",
        "properties": {"kind": {"const": kind.name}} | {arg.name: _argument(arg) for arg in kind.args},
        "required": ["kind", *(arg.name for arg in kind.args if not (shown and arg.secret))],
        "additionalProperties": False,
    }


def _argument(arg: Arg) -> Schema:
    match arg:
        case Names():
            return {"enum": arg.ids}
        case Number():
            return _whole(arg.start, arg.size)
        case Cell():
            place = [_whole(arg.x, arg.width), _whole(arg.y, arg.height)]
            return {"type": "array", "prefixItems": place, "items": False, "minItems": 2, "maxItems": 2}
    return {"type": "boolean"}


def _whole(start: int, size: int) -> Schema:
    return {"type": "integer", "minimum": start, "maximum": start + size - 1}


def _ref(name: str) -> Schema:
    return {"$ref": TEMPLATE.format(name=name)}
