"""Who is there: guests, names that a password keeps, sessions."""

import msgspec
from msgspec import UNSET
from starlette.responses import Response

from filone.server.accounts import Entry
from filone.server.messages import (
    Guest,
    Me,
    NewPassword,
    Session,
    Settings,
    SignIn,
)
from filone.server.names import handle_of
from filone.server.routing import COOKIE, DEVICE, Call, Route

YEAR = 365 * 86400


async def guest(call: Call, body: Guest) -> Response:
    """Play at once under a name."""
    return session_response(call, await call.hall.accounts.guest(body.name, body.lang, body.key))


async def sign_in(call: Call, body: SignIn) -> Response:
    """Take up a name that a password keeps."""
    accounts, device = call.hall.accounts, call.request.cookies.get(call.cookie(DEVICE), "")
    known = bool(device) and await accounts.knows_device(body.name, device)
    await call.hall.allowances.take("name", f"{handle_of(body.name)}\n{device if known else ''}")
    return session_response(call, await accounts.sign_in(body.name, body.password))


async def password(call: Call, body: NewPassword) -> Response:
    """Keep the name by a password."""
    await call.hall.allowances.take("name", call.account.id)
    entry = await call.hall.accounts.set_password(call.account, body.old, body.password, call.token or "")
    call.hall.presence.account_changed(entry.account.id)
    response = Response(msgspec.json.encode(entry.account.me()), media_type="application/json")
    _set_cookie(call, response, DEVICE, entry.device)
    return response


async def sign_out(call: Call) -> Response:
    """End this session."""
    return await _end_session(call, call.token)


async def sign_out_everywhere(call: Call) -> Response:
    """End all sessions of this account."""
    return await _end_session(call, None)


async def me(call: Call) -> Me:
    """Who am I?"""
    return call.account.me()


async def settings(call: Call, body: Settings) -> Me:
    """Change language or web hook."""
    who = call.account
    if isinstance(body.hook, str):
        await call.hall.hooks.check(who.id, body.hook)
    changes = {name: value for name, value in (("lang", body.lang), ("hook", body.hook)) if value is not UNSET}
    account = await call.hall.accounts.change(who, **changes)
    return account.me()


def session_response(call: Call, entry: Entry) -> Response:
    session = Session(token=entry.token, me=entry.account.me())
    response = Response(msgspec.json.encode(session), media_type="application/json")
    _set_cookie(call, response, COOKIE, entry.token)
    if entry.device is not None:
        _set_cookie(call, response, DEVICE, entry.device)
    return response


def _set_cookie(call: Call, response: Response, name: str, value: str | None) -> None:
    """Without a value it is taken away."""
    response.set_cookie(
        call.cookie(name),
        value or "",
        max_age=YEAR if value else 0,
        path=f"{call.hall.config.root}/",
        secure=call.secure,
        httponly=True,
        samesite="strict",
    )


async def _end_session(call: Call, token: str | None) -> Response:
    account = call.account
    await call.hall.accounts.sign_out(account, token)
    call.hall.presence.account_changed(account.id)
    return drop_session(call)


def drop_session(call: Call) -> Response:
    response = Response(status_code=204)
    _set_cookie(call, response, COOKIE, None)
    return response


ROUTES = [
    Route("POST", "/api/guest", guest, Guest, (Session,), limit="guest"),
    Route("POST", "/api/sign-in", sign_in, SignIn, (Session,), limit="sign_in"),
    Route("POST", "/api/password", password, NewPassword, (Me,), limit="sign_in"),
    Route("POST", "/api/sign-out", sign_out),
    Route("POST", "/api/sign-out-everywhere", sign_out_everywhere),
    Route("GET", "/api/me", me, answers=(Me,)),
    Route("PATCH", "/api/me", settings, Settings, (Me,)),
]
