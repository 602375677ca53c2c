"""The club: players, games and what goes on."""

from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from filone import games
from filone.server import statistics, storage
from filone.server.audience import watchers
from filone.server.friends import tie_to
from filone.server.messages import Count, Seat
from filone.server.positions import info
from filone.server.routing import Call, Route
from filone.server.statistics import Club, GameLeaders, GameStatistics, LiveTable, PlayerInfo, RatingHistory, Results

LIVE = 50

Shown = Annotated[int, Meta(ge=1, le=100)]
GameName = Annotated[str, Meta(pattern="^[a-z0-9_]*$", max_length=40)]


class Older(msgspec.Struct):
    before: Count = 0
    """Only results older than the one with this number."""
    show: Shown = 20


class OfGame(Older):
    game: GameName | None = None


class Rating(msgspec.Struct):
    game: GameName = ""
    size: Seat = 0


def _player(call: Call) -> str:
    return str(call.request.path_params["player"])


async def player(call: Call) -> PlayerInfo:
    """Somebody: ratings, favourite games, whom they met, what they are to you."""
    viewer = call.viewer

    def read(connection: Connection) -> PlayerInfo:
        account = statistics.find(connection, _player(call))
        found = statistics.player_info(connection, account, viewer)
        tie = None if viewer is None else tie_to(connection, viewer, account.id)
        return msgspec.structs.replace(found, tie=tie)

    return await call.hall.database.read(read)


async def player_results(call: Call) -> Results:
    """What somebody has played."""
    query = call.query
    return await call.hall.database.read(
        partial(
            statistics.player_results,
            name=_player(call),
            viewer=call.viewer,
            game=query.game,
            before=query.before,
            show=query.show,
        )
    )


async def rating_history(call: Call) -> RatingHistory:
    """How a rating came to be."""
    query = call.query
    return await call.hall.database.read(
        partial(statistics.rating_history, name=_player(call), viewer=call.viewer, game=query.game, size=query.size)
    )


async def club(call: Call) -> Club:
    """What goes on."""
    names = games.names()
    live = await _live(call)
    recent, best = await call.hall.database.read(
        lambda connection: (
            statistics.recent(connection, 0, 20),
            [GameLeaders(game=game, leaders=statistics.leaders(connection, game)) for game in names],
        )
    )
    return Club(live=live, recent=recent, leaders=[one for one in best if one.leaders])


async def _live(call: Call) -> list[LiveTable]:
    """The open tables where something happened last; those that most people watch first."""
    sheets = await call.hall.database.read(lambda connection: storage.live_sheets(connection, LIVE))
    watched = await call.hall.database.read(lambda connection: watchers(connection, [sheet.id for sheet in sheets]))
    sitting = sorted({chair.account for sheet in sheets for chair in sheet.chairs if chair.account is not None})
    present = await call.hall.accounts.present(sitting) if sitting else set()
    live = [LiveTable(table=info(sheet, call.viewer, present), watchers=watched.get(sheet.id, 0)) for sheet in sheets]
    return sorted(live, key=lambda one: -one.watchers)


async def recent(call: Call) -> Results:
    """The last results of the club."""
    query = call.query
    return await call.hall.database.read(partial(statistics.recent, before=query.before, show=query.show))


async def game_statistics(call: Call) -> GameStatistics:
    """What wins a game: places, roles, tiles."""
    game = games.load(call.request.path_params["game"])
    return await call.hall.database.read(partial(statistics.game_statistics, game=game))


ROUTES = [
    Route("GET", "/api/club", club, answers=(Club,)),
    Route("GET", "/api/club/results", recent, answers=(Results,), query=Older),
    Route("GET", "/api/players/{player}", player, answers=(PlayerInfo,)),
    Route("GET", "/api/players/{player}/results", player_results, answers=(Results,), query=OfGame),
    Route("GET", "/api/players/{player}/ratings", rating_history, answers=(RatingHistory,), query=Rating),
    Route("GET", "/api/games/{game}/statistics", game_statistics, answers=(GameStatistics,)),
]
