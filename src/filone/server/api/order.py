"""Order: reporting somebody, and what moderators do about it."""

from collections.abc import Callable
from functools import partial
from math import inf

import msgspec
from sqlalchemy import Connection

from filone.server import order
from filone.server.caretaker import CLEANING
from filone.server.clock import time
from filone.server.errors import Denial
from filone.server.order import Acts, HideLine, Reason, Rename, Report, Reports, Sentence, Verdict, Whom
from filone.server.routing import Call, Route, valid_id
from filone.server.storage import Notice


class Before(msgspec.Struct):
    before: float = inf
    """Only what is older than this."""


async def report(call: Call, body: Report) -> None:
    """Tell the moderators of somebody."""
    account, hall = call.account, call.hall
    if body.table is not None:
        (await hall.rooms.get(body.table, fresh=False)).table.require_shown(account.id, time())
    most, origin = hall.config.quotas.reports, hall.news.origin
    hall.news.spread(
        await hall.database.write(lambda connection: order.report(connection, account, body, most, origin))
    )


async def reports(call: Call) -> Reports:
    """What waits for the moderators."""
    _require_moderator(call)
    return await _open(call, call.query.before)


async def _open(call: Call, before: float = inf) -> Reports:
    return await call.hall.database.read(partial(order.list_reports, viewer=call.account.id, before=before))


async def acts(call: Call) -> Acts:
    """What moderators and the operator did."""
    _require_moderator(call)
    return await call.hall.database.read(partial(order.list_acts, before=call.query.before))


def _require_moderator(call: Call) -> None:
    if not call.account.moderator:
        raise Denial("not_moderator")


async def mute(call: Call, body: Sentence) -> Reports:
    """Somebody may not talk."""
    return await _carry_out(call, partial(order.mute, by=call.account.id, body=body))


async def unmute(call: Call, body: Whom) -> Reports:
    """Somebody may talk again."""
    return await _carry_out(call, partial(order.lift, by=call.account.id, kind="mute", body=body))


async def ban(call: Call, body: Sentence) -> Reports:
    """Somebody may not come in."""
    return await _carry_out(call, partial(order.ban, by=call.account.id, body=body, origin=CLEANING))


async def unban(call: Call, body: Whom) -> Reports:
    """Somebody may come in again."""
    return await _carry_out(call, partial(order.lift, by=call.account.id, kind="ban", body=body))


async def rename(call: Call, body: Rename) -> Reports:
    """Somebody is called otherwise."""
    return await _carry_out(call, partial(order.rename, by=call.account.id, body=body, origin=CLEANING))


async def hide(call: Call, body: HideLine) -> Reports:
    """A line of a chat is shown no more."""
    account, hall = call.account, call.hall
    line = await hall.database.write(lambda connection: order.hide(connection, account.id, body, hall.news.origin))
    room = hall.rooms.in_memory(body.table)
    if room is not None:
        room.push(line)
    return await _open(call)


async def close(call: Call, body: Reason) -> Reports:
    """A table is closed for good."""
    job = partial(order.close, by=call.account.id, table=call.table, why=body.why, origin=CLEANING)
    return await _carry_out(call, job)


async def dismiss(call: Call, body: Reason) -> Reports:
    """Nothing is to be done about a report."""
    id = valid_id(call.request.path_params["report"], Denial("unknown_report"))
    return await _carry_out(call, partial(order.dismiss, by=call.account.id, id=id, why=body.why))


async def _carry_out(call: Call, act: Callable[[Connection], Verdict]) -> Reports:
    """What is left open after it."""
    hall = call.hall
    verdict = await hall.database.write(act)
    for account in verdict.accounts:
        hall.presence.account_changed(account)
    for job in verdict.rest:
        await hall.database.write(job)
    hall.news.lobby_changed(Notice(origin=hall.news.origin, lobby=True))
    return await _open(call)


ROUTES = [
    Route("POST", "/api/reports", report, Report, limit="report"),
    Route("GET", "/api/order/reports", reports, answers=(Reports,), query=Before),
    Route("GET", "/api/order/log", acts, answers=(Acts,), query=Before),
    Route("POST", "/api/order/mute", mute, Sentence, (Reports,)),
    Route("POST", "/api/order/unmute", unmute, Whom, (Reports,)),
    Route("POST", "/api/order/ban", ban, Sentence, (Reports,)),
    Route("POST", "/api/order/unban", unban, Whom, (Reports,)),
    Route("POST", "/api/order/rename", rename, Rename, (Reports,)),
    Route("POST", "/api/order/hide", hide, HideLine, (Reports,)),
    Route("POST", "/api/order/reports/{report}/dismiss", dismiss, Reason, (Reports,)),
    Route("POST", "/api/tables/{id}/close", close, Reason, (Reports,)),
]
