"""The ASGI application: routes, the WebSocket, the browser client, and the headers that go with everything."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from filone.server.api import ROUTES
from filone.server.api.documents import documents
from filone.server.api.tables import TABLE
from filone.server.config import Config
from filone.server.database import Database
from filone.server.errors import Denial, error_message
from filone.server.hall import Hall
from filone.server.hosts import Stranger, host_of, is_known
from filone.server.limits import network_of
from filone.server.metrics import Metrics
from filone.server.pulse import Pulse
from filone.server.routing import Endpoint, address_of, error_response, language
from filone.server.socket import serve_socket

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PACKED = {"br": ".br", "gzip": ".gz"}
"""How the files of the client lie beside themselves, the smallest first."""
OF_A_FILE = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
"""The headers that mean something for a script, a style, a font; the others are for what is shown as a page."""
OF_AN_ANSWER = OF_A_FILE | {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
"""Those of the API: should it be shown as a page after all, nothing in it may do anything."""
HSTS = (b"strict-transport-security", b"max-age=31536000")
SOCKET = "/api/ws"
ALIVE = 0.5
"""Seconds that `/health` waits for news: whether the server lives must not hang on its database."""


class Front:
    """Everything passes here: the path of a reverse proxy is taken off, the security headers are put on."""

    def __init__(self, app: ASGIApp, root: str, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.root = root
        self.hosts = {host.casefold() for host in hosts}
        every = {"/assets/": OF_A_FILE, "/api/": OF_AN_ANSWER, "": HEADERS}
        self.headers = {
            start: [(name.encode(), value.encode()) for name, value in headers.items()]
            for start, headers in every.items()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] in {"http", "websocket"} and not is_known(host := host_of(scope), self.hosts):
            app = Stranger(host)
        if self.root and str(scope.get("path", "")).startswith(f"{self.root}/"):
            scope["path"] = scope["path"][len(self.root) :]
        path = str(scope.get("path", ""))
        ours = next(headers for start, headers in self.headers.items() if path.startswith(start))
        if scope.get("scheme") == "https":
            ours = [*ours, HSTS]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                named = {name for name, _ in headers}
                message["headers"] = [
                    *headers,
                    *ours,
                    *([] if b"cache-control" in named else [(b"cache-control", b"no-store")]),
                ]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class Client(StaticFiles):
    """The built browser client, compressed where it was built so and the browser reads that.

    Its assets carry a hash in their names, so they may be kept for ever.
    """

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        read = Headers(scope=scope).get("accept-encoding", "")
        packed = {way: Path(f"{full_path}{end}") for way, end in PACKED.items() if way in read}
        way = next((way for way, path in packed.items() if path.exists()), None)
        if way is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            response = super().file_response(packed[way], packed[way].stat(), scope, status_code)
            response.headers["content-encoding"] = way
            response.headers["content-type"] = guess_type(full_path)[0] or "text/plain"
        response.headers["vary"] = "accept-encoding"
        lasting = "assets" in Path(full_path).parts
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


class Application(Starlette):
    """Most requests are about a table: they go straight to their endpoint, and so do WebSockets, whose every message
    would else be passed on twice more. Starlette finds the way for all others."""

    def __init__(self, endpoints: list[Endpoint], hall: Hall, **given: Any) -> None:
        super().__init__(**given)
        self.state.hall = hall
        self.straight = {
            (endpoint.route.method, endpoint.route.path.removeprefix(TABLE)): endpoint
            for endpoint in endpoints
            if endpoint.route.path.startswith(TABLE)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await serve_socket(WebSocket(scope, receive, send), self.state.hall)
            return
        before, _, rest = str(scope.get("path", "")).partition("/api/tables/")
        id, slash, command = rest.partition("/")
        endpoint = self.straight.get((scope.get("method", ""), slash + command))
        if endpoint is None or before or not id:
            await super().__call__(scope, receive, send)
            return
        scope["path_params"] = {"id": id}
        response = await endpoint.answer(Request(scope, receive, send))
        await response(scope, receive, send)


def create_app(config: Config) -> Front:
    """A server on a database, not yet listening."""
    metrics = Metrics()
    origin = secrets.token_urlsafe(8)
    database = Database(config.database, patience=config.patience)
    hall = Hall(config, database, metrics, origin)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            await asyncio.to_thread(database.stop)

    pulse = Pulse(database, origin)

    async def health(_: Request) -> Response:
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(pulse.look()), ALIVE)
        return Response(msgspec.json.encode(pulse.found), media_type="application/json")

    async def ready(_: Request) -> Response:
        found = await pulse.look()
        return Response(msgspec.json.encode(found), 503 if found.wrong else 200, media_type="application/json")

    readers = {network_of(address) for address in config.metrics}

    async def show_metrics(request: Request) -> Response:
        if address_of(request) not in readers:
            raise HTTPException(404)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    endpoints = [Endpoint(route, hall) for route in [*ROUTES, *documents(ROUTES, version("filone"))]]
    routes: list[BaseRoute] = [endpoint.mounted() for endpoint in endpoints]
    routes += [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", show_metrics),
    ]
    static = Path(str(files("filone.server"))) / "static"
    if (static / "index.html").exists():
        routes.append(Mount("/", Client(directory=static, html=True)))
    app = Application(
        endpoints,
        hall,
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _unknown, Exception: _failed},
    )
    return Front(app, config.root, config.hosts)


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    lang = language(request, None)
    denial = Denial("wrong_method", method=request.method) if error.status_code == 405 else Denial("unknown_path")
    response = error_response(error_message(denial, lang))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, _: Exception) -> Response:
    return error_response(error_message(Denial("internal"), language(request, None)))
