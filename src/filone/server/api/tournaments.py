"""Tournaments: announcing, entering and following them."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from filone.server import tournaments
from filone.server.errors import Denial
from filone.server.routing import Call, Route, valid_id
from filone.server.tournaments import NewTournament, Tournament, Tournaments, list_tournaments


async def tournament_list(call: Call) -> Tournaments:
    """What there is to enter, and what was played."""
    return await call.hall.database.read(partial(list_tournaments, viewer=call.viewer))


async def tournament(call: Call) -> Tournament:
    """One: rounds, tables, standings."""
    return await _show(call, _id(call))


async def announce(call: Call, body: NewTournament) -> Tournament:
    """Announce one; you do not enter it by that."""
    return await _show(call, await call.hall.organising.announce(call.account, body))


async def enter(call: Call) -> Tournament:
    """I take part."""
    return await _change(call, tournaments.enter)


async def leave(call: Call) -> Tournament:
    """Not any more; a game that is being played goes on."""
    return await _change(call, tournaments.leave)


async def call_off(call: Call) -> Tournament:
    """The organiser calls it off, before it begins."""
    return await _change(call, tournaments.call_off)


async def _change(call: Call, job: Callable[[Connection, str, str], None]) -> Tournament:
    id, account = _id(call), call.account.id
    await call.hall.news.change_lobby(lambda connection: job(connection, id, account))
    return await _show(call, id)


async def _show(call: Call, id: str) -> Tournament:
    return await call.hall.database.read(partial(tournaments.show, id=id, viewer=call.viewer))


def _id(call: Call) -> str:
    return valid_id(call.request.path_params["tournament"], Denial("unknown_tournament"))


ROUTES = [
    Route("GET", "/api/tournaments", tournament_list, answers=(Tournaments,)),
    Route("POST", "/api/tournaments", announce, NewTournament, (Tournament,), limit="announce"),
    Route("GET", "/api/tournaments/{tournament}", tournament, answers=(Tournament,)),
    Route("POST", "/api/tournaments/{tournament}/enter", enter, answers=(Tournament,), limit="invite"),
    Route("POST", "/api/tournaments/{tournament}/leave", leave, answers=(Tournament,)),
    Route("POST", "/api/tournaments/{tournament}/call-off", call_off, answers=(Tournament,)),
]
