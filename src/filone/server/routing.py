"""One table of routes, from which both the handlers and the OpenAPI document are made."""

import logging
import re
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError, OperationalError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from filone.kernel import FiloneError
from filone.server.accounts import Account
from filone.server.errors import STATUS, Denial, error_message, too_fast
from filone.server.hall import Hall
from filone.server.messages import ID, Error, Lang

log = logging.getLogger("filone.access")
COOKIE = "filone"
BODY = 64 * 1024
RECORD = 4 * 1024 * 1024


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
    def sender(self) -> str:
        """Whose share a request takes: the account's, or the address's."""
        return self.viewer or address_of(self.request)

    @property
    def table(self) -> str:
        id = str(self.request.path_params["id"])
        if not re.fullmatch(ID, id):
            raise Denial("unknown_table")
        return id


class Route:
    """`limit` names the rate that applies; `answers` are the structs it may answer with, none for an empty answer."""

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
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.answers = answers
        self.query = query
        self.limit = limit or ("read" if method == "GET" else "write")
        self.largest = largest
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


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


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

    def mounted(self) -> StarletteRoute:
        return StarletteRoute(self.route.path, self.answer, methods=[self.route.method])

    async def answer(self, request: Request) -> Response:
        start = perf_counter()
        account: Account | None = None
        lang = language(request, None)
        try:
            account, token = await self.who(request)
            lang = language(request, account)
            response = await self.carry_out(request, account, token)
        except FiloneError as error:
            response = error_response(error_message(error, lang))
        except OperationalError:
            log.exception("the database does not answer")
            response = error_response(error_message(Denial("busy", wait=1), lang))
        except IntegrityError:
            response = error_response(error_message(await self.gone(request, account), lang))
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log.exception("a request failed", extra={"route": self.route.path})
            response = error_response(error_message(Denial("internal"), lang))
        seconds = perf_counter() - start
        self.hall.metrics.requests.labels(f"{self.route.method} {self.route.path}", str(response.status_code)).inc()
        self.hall.metrics.request_seconds.observe(seconds)
        log.debug(
            "answered",
            extra={
                "route": f"{self.route.method} {self.route.path}",
                "status": response.status_code,
                "ms": round(seconds * 1000, 1),
                "account": account.id if account is not None else None,
            },
        )
        return response

    async def who(self, request: Request) -> tuple[Account | None, str | None]:
        token = token_of(request)
        return (await self.hall.accounts.of_token(token) if token else None), token

    async def gone(self, request: Request, account: Account | None) -> Denial:
        """What the request leans on was deleted a moment ago: the table, or whoever asks."""
        if account is not None:
            self.hall.accounts.forget(account.id)
        asking, _ = await self.who(request)
        return Denial("unknown_table" if asking is not None else "not_signed_in")

    async def carry_out(self, request: Request, account: Account | None, token: str | None) -> Response:
        route, config = self.route, self.hall.config
        if route.method != "GET":
            check_origin(request, config.origins)
        sender = account.id if account is not None else address_of(request)
        wait = self.hall.buckets.wait(route.limit, sender, getattr(config.limits, route.limit))
        if wait:
            raise too_fast(wait)
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
        return Response(content, media_type="application/json")

    def read_query(self, request: Request) -> Any:
        try:
            return msgspec.convert(dict(request.query_params), self.route.query, strict=False)
        except msgspec.ValidationError as error:
            raise Denial("malformed", why=str(error)) from error


def error_response(error: Error) -> Response:
    headers = {} if error.retry_after is None else {"Retry-After": str(max(1, round(error.retry_after)))}
    return Response(msgspec.json.encode(error), STATUS[error.error], headers, "application/json")
