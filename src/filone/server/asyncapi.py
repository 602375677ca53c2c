"""The AsyncAPI document of the WebSocket, made from the messages of both directions."""

from typing import Any, get_args

import msgspec

from filone.server.messages import (
    Change,
    ChatLine,
    ClientMessage,
    Current,
    Error,
    Gone,
    Hello,
    LobbyChanged,
    Log,
    LogEntry,
    Look,
    Me,
    Ping,
    Pong,
    Presence,
    ServerMessage,
    Told,
    Unwatch,
    Watch,
    YourTurn,
)
from filone.server.routing import COOKIE
from filone.server.schemas import Schema, schemas_of

TABLE = "Qh3vX9kTz0aB"
EXAMPLES: list[ClientMessage | ServerMessage] = [
    Watch(table=TABLE, version=12, hash="5b0e1c7d9f2a4e68", changes=True),
    Unwatch(table=TABLE),
    Ping(id=7),
    Look(here=False),
    Hello(me=Me(id="c2Fib3RldXIx", name="Ada", lang="it", guest=True)),
    Change(
        table=TABLE,
        version=14,
        since=12,
        change={"version": [14], "view": {"deck": [31], "hand": {"2": ["T_V"], "length": [5]}}},
        check=3610120243,
        log=Log(start=9, entries=[LogEntry(number=9, seat=1, move={"kind": "discard"}, told=[])]),
        clocks=None,
    ),
    Current(table=TABLE, version=12),
    ChatLine(table=TABLE, number=3, seat=None, name="Ugo", text="Good luck!", at=1767225600.0),
    Presence(table=TABLE, seat=1, connected=True),
    YourTurn(table=TABLE, name="Sunday", game="saboteur", version=14),
    Told(kind="invitation", table=TABLE, name="Sunday", game="saboteur", who="Ugo"),
    LobbyChanged(),
    Gone(table=TABLE),
    Pong(id=7),
    Error(error="unknown_table", text="There is no such table.", table=TABLE),
]
"""One of each message but the position, which is as long as its view; `api/tables/{id}` answers with the same."""


def document(version: str) -> dict[str, Any]:
    """From where the server stands: it receives what clients send."""
    received, sent = get_args(ClientMessage), get_args(ServerMessage)
    schemas, components = schemas_of([*received, *sent])
    messages = {
        _name(type_): _message(type_, schema) for type_, schema in zip((*received, *sent), schemas, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Filone", "version": version},
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "api/ws",
                "description": "What happens at the tables somebody watches, as it happens. Without a session one is a "
                "spectator. The server opens with `hello`.",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {"receive": _operation("receive", received), "send": _operation("send", sent)},
        "components": {
            "messages": messages,
            "schemas": _older(components),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {
                    "type": "httpApiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": f"Over TLS `__Host-{COOKIE}`, under a path `__Secure-{COOKIE}`.",
                },
            },
        },
    }


def _operation(action: str, types: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{_name(type_)}"} for type_ in types],
        "security": [{"$ref": f"#/components/securitySchemes/{way}"} for way in ("token", "session")],
    }


def _message(type_: type[msgspec.Struct], schema: Schema) -> dict[str, Any]:
    examples = [{"payload": msgspec.to_builtins(example)} for example in EXAMPLES if type(example) is type_]
    summary = {"summary": " ".join(type_.__doc__.split())} if type_.__doc__ else {}
    return {"name": _name(type_), **summary, "payload": schema, **({"examples": examples} if examples else {})}


def _name(type_: type[msgspec.Struct]) -> str:
    """As the messages themselves say in `type`."""
    return str(type_.__struct_config__.tag)


def _older(schema: Any) -> Any:
    """The same in the dialect that AsyncAPI keeps to: `items` of a tuple are a list, and types speak for themselves."""
    match schema:
        case {"prefixItems": parts}:
            return {key: part for key, part in schema.items() if key != "prefixItems"} | {"items": _older(parts)}
        case dict():
            return {key: _older(part) for key, part in schema.items() if key != "discriminator"}
        case list():
            return [_older(part) for part in schema]
    return schema
