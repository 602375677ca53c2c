"""The interface as data, for programs: what can be asked for over HTTP, and what the WebSocket tells."""

from collections.abc import Sequence
from functools import cache

import msgspec

from filone.server import asyncapi, openapi
from filone.server.routing import Call, Route


def documents(routes: Sequence[Route], version: str) -> list[Route]:
    """Where both documents are. Each is made once, when it is first asked for: it needs every game."""

    @cache
    def http() -> bytes:
        return msgspec.json.encode(openapi.document(routes, version))

    @cache
    def socket() -> bytes:
        return msgspec.json.encode(asyncapi.document(version))

    async def show_openapi(call: Call) -> bytes:  # noqa: ARG001
        return http()

    async def show_asyncapi(call: Call) -> bytes:  # noqa: ARG001
        return socket()

    return [Route("GET", "/api/openapi.json", show_openapi), Route("GET", "/api/asyncapi.json", show_asyncapi)]
