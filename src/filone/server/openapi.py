"""The OpenAPI document, made from the routes and the messages."""

import re
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from filone.server.messages import ID, Error
from filone.server.routing import Nothing, Route
from filone.server.schemas import schemas_of

PATH_PARAMETERS = {
    "seek": {"type": "string", "pattern": ID},
    "tournament": {"type": "string", "pattern": ID},
    "report": {"type": "string", "pattern": ID},
    "id": {"type": "string", "pattern": ID},
    "game": {"type": "string", "maxLength": 40},
    "lesson": {"type": "string", "maxLength": 40},
    "player": {"type": "string", "minLength": 1, "maxLength": 30},
    "puzzle": {"type": "string", "maxLength": 40},
}


def document(routes: Sequence[Route], version: str) -> dict[str, Any]:
    types = [Error]
    for route in routes:
        types += [type_ for type_ in (route.body, *route.answers) if type_ is not None]
    schemas, components = schemas_of(types)
    by_type = {str(type_): schema for type_, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Filone", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip(),
        "parameters": _parameters(route),
        "responses": {
            **_success([schemas[str(answer)] for answer in route.answers]),
            "4XX": _response("Refused", schemas[str(Error)]),
            "5XX": _response("Failed", schemas[str(Error)]),
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(schemas[str(route.body)])}
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    if route.query is not Nothing:
        for field in msgspec.structs.fields(route.query):
            kind = get_type_hints(route.query, include_extras=True)[field.name]
            schema = msgspec.json.schema(kind)
            found.append({"name": field.name, "in": "query", "required": field.required, "schema": _simple(schema)})
    return found


def _simple(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no null: what may be left out is left out."""
    kinds: list[dict[str, Any]] = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    return kinds[0]


def _success(schemas: list[Any]) -> dict[str, Any]:
    if not schemas:
        return {"204": {"description": "Done"}}
    return {"200": _response("Done", schemas[0] if len(schemas) == 1 else {"anyOf": schemas})}


def _response(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": _content(schema)}


def _content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
