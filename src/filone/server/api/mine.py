"""Everything of mine, to take along or to make go."""

from starlette.responses import Response, StreamingResponse

from filone.server.accounts import by_id
from filone.server.api.accounts import drop_session
from filone.server.errors import Denial
from filone.server.keeping import Everything, Farewell
from filone.server.mine import everything, forget
from filone.server.routing import Call, Route


async def download(call: Call) -> Response:
    """All that is stored about me."""
    headers = {"content-disposition": 'attachment; filename="filone.json"'}
    return StreamingResponse(
        everything(call.hall.database, call.account), headers=headers, media_type="application/json"
    )


async def farewell(call: Call, body: Farewell) -> Response:
    """Forget me. Bots go on with my games."""
    account, hall = call.account, call.hall
    await hall.allowances.take("name", account.id)
    row = await hall.database.read(lambda connection: by_id(connection, account.id))
    if row is None or (row.password and not await hall.accounts.fits(account.name, row.password, body.password)):
        raise Denial("wrong_password")
    await forget(hall.database, account)
    hall.presence.account_changed(account.id)
    return drop_session(call)


ROUTES = [
    Route("GET", "/api/me/everything", download, answers=(Everything,), limit="download"),
    Route("DELETE", "/api/me", farewell, Farewell, limit="sign_in"),
]
