"""A finished game thought over again, and gone on with from any position."""

from functools import partial
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta

from filone import bots
from filone.server import branches
from filone.server.analyses import AnalysisState, AskAnalysis, Level
from filone.server.api.tables import TABLE, At
from filone.server.branches import Branches, WhatIf, gone_on
from filone.server.clock import time
from filone.server.errors import Denial
from filone.server.messages import Count, Created, Replay
from filone.server.replay import line_at
from filone.server.routing import Call, Route
from filone.server.sanctions import require_voice
from filone.table import Chair, Table


class OfLevel(msgspec.Struct):
    level: Level = "quick"


class Along(At):
    """So many moves `along` the line of a moment."""

    level: Level = "quick"
    moment: Annotated[int, Meta(ge=0, le=100)] = 0
    along: Count = 0


async def _over(call: Call) -> Table:
    table = (await call.hall.rooms.get(call.table)).table
    table.require("over")
    table.require_unsealed(time())
    return table


async def ask_analysis(call: Call, body: AskAnalysis) -> AnalysisState:
    """Have a finished game analysed."""
    account, table = call.account, await _over(call)
    await call.hall.analyses.ask(table, body.level, account.id)
    return await call.hall.analyses.state(table, body.level, account.id)


async def analysis(call: Call) -> AnalysisState:
    """The analysis of a finished game, or how far it is."""
    return await call.hall.analyses.state(await _over(call), call.query.level, call.viewer)


async def stop_analysis(call: Call, body: AskAnalysis) -> AnalysisState:
    """Stop an analysis that you have asked for."""
    account, table = call.account, await _over(call)
    await call.hall.analyses.stop(call.table, body.level, account.id)
    return await call.hall.analyses.state(table, body.level, account.id)


async def line(call: Call) -> Replay:
    """What would have been better, step by step on the board."""
    table, query = await _over(call), call.query
    found = await call.hall.analyses.found(call.table, query.level)
    moments = [] if found is None else found.moments
    if query.moment >= len(moments) or query.along > len(moments[query.moment].line):
        raise Denial("malformed", why="moment, along")
    moment, seat = moments[query.moment], None if query.seat is UNSET else query.seat
    return await call.hall.pools.replays.run(call.sender, line_at, table, moment.at, moment.line[: query.along], seat)


async def what_if(call: Call, body: WhatIf) -> Created:
    """Play on from a position of a finished game, at a table of its own."""
    account, source = call.account, await _over(call)
    if body.name:
        await call.hall.database.read(partial(require_voice, account=account.id))
    table = await call.hall.pools.tables.run(call.sender, gone_on, source, body, time(), account.id)
    for seat, level in sorted(body.bots.items()):
        bots.load(table.game, level)
        table.sit(int(seat), Chair(bot=level))
    if body.sit is not None:
        table.sit(body.sit, Chair(account.id, account.name))
    made = await call.hall.commands.create(table, account, body.key)
    await call.hall.database.write(
        partial(branches.keep, table=made.sheet.id, source=call.table, at=made.sheet.elsewhere, now=time())
    )
    return Created(table=made.sheet.id, invitation=made.sheet.invitation)


async def what_ifs(call: Call) -> Branches:
    """The tables that went on from a finished game."""
    await _over(call)
    return await call.hall.database.read(partial(branches.of, source=call.table))


ROUTES = [
    Route("POST", f"{TABLE}/analysis", ask_analysis, AskAnalysis, (AnalysisState,), limit="analysis"),
    Route("GET", f"{TABLE}/analysis", analysis, answers=(AnalysisState,), query=OfLevel),
    Route("POST", f"{TABLE}/analysis/stop", stop_analysis, AskAnalysis, (AnalysisState,)),
    Route("GET", f"{TABLE}/line", line, answers=(Replay,), query=Along),
    Route("POST", f"{TABLE}/what-if", what_if, WhatIf, (Created,), limit="table"),
    Route("GET", f"{TABLE}/what-ifs", what_ifs, answers=(Branches,)),
]
