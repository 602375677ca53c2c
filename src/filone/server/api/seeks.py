"""Seeks: wanting to play something, and agreeing to what others want to play."""

from functools import partial

from filone.server.errors import Denial
from filone.server.routing import Call, Route, valid_id
from filone.server.seeks import NewSeek, Seeks, list_seeks


async def show(call: Call) -> Seeks:
    """What people want to play."""
    return await call.hall.database.read(partial(list_seeks, viewer=call.viewer))


async def put_up(call: Call, body: NewSeek) -> Seeks:
    """I want to play."""
    await call.hall.seeking.put_up(call.account, body)
    return await show(call)


async def agree(call: Call) -> Seeks:
    """Me too; the last one who does starts the game."""
    await call.hall.seeking.agree(call.account, _seek(call))
    return await show(call)


async def withdraw(call: Call) -> Seeks:
    """Not any more."""
    await call.hall.seeking.withdraw(call.account, _seek(call))
    return await show(call)


def _seek(call: Call) -> str:
    return valid_id(call.request.path_params["seek"], Denial("unknown_seek"))


ROUTES = [
    Route("GET", "/api/seeks", show, answers=(Seeks,)),
    Route("POST", "/api/seeks", put_up, NewSeek, (Seeks,), limit="seek"),
    Route("POST", "/api/seeks/{seek}/agree", agree, answers=(Seeks,), limit="invite"),
    Route("POST", "/api/seeks/{seek}/withdraw", withdraw, answers=(Seeks,)),
]
