"""Friends, people one does not want to hear of, and invitations by name."""

from functools import partial

from filone.server import friends
from filone.server.friends import Friends, Somebody
from filone.server.routing import Call, Route
from filone.server.storage import Notice


async def show(call: Call) -> Friends:
    """Who is what to you."""
    return await call.hall.database.read(partial(friends.list_ties, account=call.account.id))


async def ask(call: Call, body: Somebody) -> Friends:
    """Ask somebody to be a friend, or say yes."""
    most, origin = call.hall.config.quotas.ties, call.hall.news.origin
    _tell(
        call,
        await call.hall.database.write(
            lambda connection: friends.ask(connection, call.account, body.name, most, origin)
        ),
    )
    return await show(call)


async def remove(call: Call, body: Somebody) -> Friends:
    """Not friends any more, or not asked, or not blocked."""
    account = call.account
    await call.hall.database.write(lambda connection: friends.remove(connection, account, body.name))
    return await show(call)


async def block(call: Call, body: Somebody) -> Friends:
    """Hear nothing of somebody."""
    account, most = call.account, call.hall.config.quotas.ties
    await call.hall.database.write(lambda connection: friends.block(connection, account, body.name, most))
    return await show(call)


async def invite(call: Call, body: Somebody) -> None:
    """Ask somebody to a table."""
    account, quotas, origin = call.account, call.hall.config.quotas, call.hall.news.origin
    sheet = (await call.hall.rooms.get(call.table)).table.sheet
    _tell(
        call,
        await call.hall.database.write(
            lambda connection: friends.invite(connection, account, body.name, sheet, quotas.invitations, origin)
        ),
    )


async def decline(call: Call) -> None:
    """Do not come to a table."""
    account, id = call.account, call.table
    await call.hall.database.write(lambda connection: friends.decline(connection, id, account.id))


def _tell(call: Call, notice: Notice | None) -> None:
    if notice is not None:
        call.hall.news.spread(notice)


ROUTES = [
    Route("GET", "/api/friends", show, answers=(Friends,)),
    Route("POST", "/api/friends/ask", ask, Somebody, (Friends,), limit="invite"),
    Route("POST", "/api/friends/remove", remove, Somebody, (Friends,)),
    Route("POST", "/api/friends/block", block, Somebody, (Friends,)),
    Route("POST", "/api/tables/{id}/invite", invite, Somebody, limit="invite"),
    Route("POST", "/api/tables/{id}/decline", decline),
]
