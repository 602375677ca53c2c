"""Bots from outside: making one, its token, who is there."""

from functools import partial

from filone.server import outside
from filone.server.outside import BotInfo, BotToken, NewBot
from filone.server.routing import Call, Route


async def list_bots(call: Call) -> list[BotInfo]:
    """The bots from outside that are connected, and your own."""
    return await call.hall.database.read(partial(outside.known, viewer=call.viewer))


async def new_bot(call: Call, body: NewBot) -> BotToken:
    """An account for a bot of yours, and its token."""
    owner = call.account
    return await call.hall.database.write(partial(outside.make, owner=owner, body=body))


async def renew_bot(call: Call) -> BotToken:
    """Another token for a bot of yours; the one before is good no more."""
    owner, name, origin = call.account, call.request.path_params["player"], call.hall.accounts.origin
    id, token = await call.hall.database.write(partial(outside.renew, owner=owner, name=name, origin=origin))
    call.hall.presence.account_changed(id)
    return token


async def remove_bot(call: Call) -> None:
    """Your bot leaves; bots of ours take its seats."""
    owner, name, origin = call.account, call.request.path_params["player"], call.hall.accounts.origin
    id = await call.hall.database.write(partial(outside.remove, owner=owner, name=name, origin=origin))
    call.hall.presence.account_changed(id)


ROUTES = [
    Route("GET", "/api/bots", list_bots, answers=(list[BotInfo],)),
    Route("POST", "/api/bots", new_bot, NewBot, (BotToken,), limit="table"),
    Route("POST", "/api/bots/{player}/token", renew_bot, answers=(BotToken,), limit="table"),
    Route("DELETE", "/api/bots/{player}", remove_bot),
]
