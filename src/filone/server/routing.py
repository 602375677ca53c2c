"""One table of routes, from which both the handlers and the OpenAPI document are made."""

import logging
import re
from collections.abc import Awaitable, Callable
from gzip import compress
from time import perf_counter
from typing import Any

import msgspec
from prometheus_client import Counter
from sqlalchemy.exc import IntegrityError, OperationalError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from filone.kernel import FiloneError
from filone.server.accounts import Account
from filone.server.errors import STATUS, Denial, error_message, let_go
from filone.server.hall import Hall
from filone.server.limits import BY_ADDRESS, network_of
from filone.server.messages import ID, Error, Lang
from filone.server.pools import Sender

log = logging.getLogger("filone.access")
COOKIE = "filone"
DEVICE = "filone-device"
BODY = 64 * 1024
RECORD = 4 * 1024 * 1024
WORTHWHILE = 4 * 1024
"""Bytes from which on an answer is compressed, and how hard: a millisecond at most for the largest position."""
PACKING = 4


class Nothing(msgspec.Struct):
    """No query, no body."""


class Call:
    """A request being answered: who asks, for what, in which language."""

    def __init__(self, request: Request, hall: Hall, account: Account | None, token: str | None, query: Any) -> None:
        self.request = request
        self.hall = hall
        self.visitor = account
        self.token = token
        self.query = query

    @property
    def account(self) -> Account:
        if self.visitor is None:
            raise Denial("not_signed_in")
        return self.visitor

    @property
    def viewer(self) -> str | None:
        """Who looks: the id of the account, None for a stranger."""
        return None if self.visitor is None else self.visitor.id

    @property
    def secure(self) -> bool:
        return is_secure(self.request)

    def cookie(self, name: str) -> str:
        """The full name of a cookie of ours."""
        return cookie_name(name, self.secure, self.hall.config.root)

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def sender(self) -> Sender:
        """Whose share a request takes: the account's, or the address's."""
        return self.viewer or self.address, self.address

    @property
    def table(self) -> str:
        return valid_id(self.request.path_params["id"], Denial("unknown_table"))


def valid_id(given: object, otherwise: Denial) -> str:
    """An id in a path, if it could be one."""
    id = str(given)
    if not re.fullmatch(ID, id):
        raise otherwise
    return id


PLAY = "play"
"""The scope of tokens for bots from outside."""


class Route:
    """`limit` names the rate that applies; `answers` are the structs it may answer with, none for an empty answer.

    Reading is open to every token; what else one of a `scope` may do says so.
    """

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[Any]],
        body: type[Any] | None = None,
        answers: tuple[Any, ...] = (),
        query: type[msgspec.Struct] = Nothing,
        limit: str = "",
        largest: int = BODY,
        scope: str | None = None,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.answers = answers
        self.query = query
        self.limit = limit or ("read" if method == "GET" else "write")
        self.largest = largest
        self.scope = scope
        self.decode = msgspec.json.Decoder(body).decode if body is not None else None

    async def read_body(self, request: Request) -> bytes:
        chunks = []
        size = 0
        async for chunk in request.stream():
            size += len(chunk)
            if size > self.largest:
                raise Denial("too_large", limit=self.largest // 1024)
            chunks.append(chunk)
        return b"".join(chunks)


def language(connection: HTTPConnection, account: Account | None) -> Lang:
    if account is not None:
        return account.lang
    for part in connection.headers.get("accept-language", "").split(","):
        match part.strip()[:2].lower():
            case "it":
                return "it"
            case "en":
                return "en"
    return "en"


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope.get("scheme") in {"https", "wss"}


def cookie_name(name: str, secure: bool, root: str) -> str:
    """Over TLS the name itself keeps other hosts of the domain, and plain HTTP, from setting the cookie."""
    if not secure:
        return name
    return f"__Secure-{name}" if root else f"__Host-{name}"


def token_of(connection: HTTPConnection, root: str) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(cookie_name(COOKIE, is_secure(connection), root))


def address_of(connection: HTTPConnection) -> str:
    """Who asks, when nobody says so."""
    return network_of(connection.client.host) if connection.client is not None else "unknown"


async def who(connection: HTTPConnection, hall: Hall) -> tuple[Account | None, str | None]:
    """Whose session it is, and its token. Invented tokens are looked up only as fast as their address may."""
    token = token_of(connection, hall.config.root)
    if not token:
        return None, None
    known = hall.accounts.remembered(token)
    if known is not None:
        return known[0], token
    await hall.allowances.take("token", address_of(connection))
    return await hall.accounts.look_up(token), token


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """A browser says which page asks; it must be our own."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Denial("bad_origin")


class Endpoint:
    """Answers the requests of one route."""

    def __init__(self, route: Route, hall: Hall) -> None:
        self.route = route
        self.hall = hall
        self._answered: dict[int, Counter] = {}
        """How often, by status."""

    def mounted(self) -> StarletteRoute:
        return StarletteRoute(self.route.path, self.answer, methods=[self.route.method])

    async def answer(self, request: Request) -> Response:
        start = perf_counter()
        account: Account | None = None
        try:
            account, token = await who(request, self.hall)
            response = await self.carry_out(request, account, token)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:  # noqa: BLE001  (told by `denial`)
            denial = await self.denial(error, request, account)
            response = error_response(error_message(denial, language(request, account)))
            let_go(error)
        seconds = perf_counter() - start
        status = response.status_code
        if status not in self._answered:
            counter = self.hall.metrics.requests
            self._answered[status] = counter.labels(f"{self.route.method} {self.route.path}", str(status))
        self._answered[status].inc()
        self.hall.metrics.request_seconds.observe(seconds)
        if log.isEnabledFor(logging.DEBUG):
            told = {
                "route": f"{self.route.method} {self.route.path}",
                "status": status,
                "ms": round(seconds * 1000, 1),
                "account": account.id if account is not None else None,
            }
            log.debug("answered", extra=told)
        return response

    async def denial(self, error: Exception, request: Request, account: Account | None) -> FiloneError:
        """How a failure is told to whoever asked."""
        match error:
            case FiloneError():
                return error
            case OperationalError():
                log.error("the database does not answer", exc_info=error)
                return Denial("busy", wait=1)
            case IntegrityError():
                return await self.gone(request, account)
        log.error("a request failed", exc_info=error, extra={"route": self.route.path})
        return Denial("internal")

    async def gone(self, request: Request, account: Account | None) -> Denial:
        """What the request leans on was deleted a moment ago: the table, or whoever asks."""
        if account is not None:
            self.hall.accounts.forget(account.id)
        asking, _ = await who(request, self.hall)
        return Denial("unknown_table" if asking is not None else "not_signed_in")

    async def carry_out(self, request: Request, account: Account | None, token: str | None) -> Response:
        route, config = self.route, self.hall.config
        if route.method != "GET":
            check_origin(request, config.origins)
        address, allowances = address_of(request), self.hall.allowances
        await allowances.take("address", address)
        await allowances.take(route.limit, address if account is None or route.limit in BY_ADDRESS else account.id)
        if account is not None and account.scope not in (None, route.scope) and route.method != "GET":
            raise Denial("out_of_scope")
        call = Call(request, self.hall, account, token, self.read_query(request))
        if route.decode is None:
            result = await route.handler(call)
        else:
            data = await route.read_body(request)
            if b"\\u0000" in data:
                raise Denial("malformed", why="NUL")
            try:
                body = route.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Denial("malformed", why=str(error)) from error
            result = await route.handler(call, body)
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=204)
        content = result if isinstance(result, bytes) else msgspec.json.encode(result)
        allowances.charge(address, content)
        if len(content) < WORTHWHILE or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(content, media_type="application/json")
        packed = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(compress(content, PACKING), headers=packed, media_type="application/json")

    def read_query(self, request: Request) -> Any:
        if not request.scope["query_string"]:
            return self.route.query()
        try:
            return msgspec.convert(dict(request.query_params), self.route.query, strict=False)
        except msgspec.ValidationError as error:
            raise Denial("malformed", why=str(error)) from error


def error_response(error: Error) -> Response:
    headers = {} if error.retry_after is None else {"Retry-After": str(max(1, round(error.retry_after)))}
    return Response(msgspec.json.encode(error), STATUS[error.error], headers, "application/json")
