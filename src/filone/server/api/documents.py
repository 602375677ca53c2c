"""The interface as data, for programs: what can be asked for over HTTP, and what the WebSocket tells."""

from collections.abc import Sequence

import msgspec

from filone.server import asyncapi, openapi
from filone.server.routing import Call, Route


def documents(routes: Sequence[Route], version: str) -> list[Route]:
    """Where both documents are; they are made once."""
    http, socket = (
        msgspec.json.encode(document) for document in (openapi.document(routes, version), asyncapi.document(version))
    )

    async def show_openapi(call: Call) -> bytes:  # noqa: ARG001
        return http

    async def show_asyncapi(call: Call) -> bytes:  # noqa: ARG001
        return socket

    return [Route("GET", "/api/openapi.json", show_openapi), Route("GET", "/api/asyncapi.json", show_asyncapi)]
