"""Challenges: the puzzles of the day, the deal of the week, Caverna alone."""

from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection

from filone import games
from filone.kernel.dice import Dice
from filone.server import challenges
from filone.server.challenges import SOLO, Challenges, Deal, Finished, PuzzleInfo, Solo, Week, week_at
from filone.server.clock import time
from filone.server.messages import Command, Created
from filone.server.quotas import DAY
from filone.server.routing import Call, Route
from filone.teaching.puzzle import puzzle_names, puzzle_on


async def show(call: Call) -> Challenges:
    """What there is to try today, and how others did."""
    now, who, over = time(), call.viewer, call.hall.finished
    day = datetime.fromtimestamp(now, UTC).date()
    week = week_at(now)
    if await call.hall.database.read(partial(challenges.known_secret, week=week.name)) is None:
        await call.hall.database.write(partial(challenges.secret_of, week=week.name))
    puzzles = [
        PuzzleInfo(game=name, name=puzzle_on(games.load(name), day))
        for name in games.names()
        if puzzle_names(games.load(name))
    ]
    deal, past, solo = await call.hall.database.read(
        lambda connection: (
            _deal(connection, over, week, who, now),
            _deal(connection, over, week_at(week.start - DAY), who, now),
            _solo(connection, over, who, now),
        )
    )
    assert deal is not None
    return Challenges(day=day.isoformat(), puzzles=puzzles, deal=deal, past=past, solo=solo)


def _deal(connection: Connection, over: Finished, week: Week, who: str | None, now: float) -> Deal | None:
    secret = challenges.known_secret(connection, week.name)
    if secret is None:
        return None
    opened = now >= week.end
    mine = challenges.table_of(connection, week.name, who) if who else None
    return Deal(
        week=week.name,
        game=week.game,
        seats=week.seats,
        bot=challenges.BOT,
        until=week.end,
        commitment=Dice(bytes.fromhex(secret)).commitment,
        table=mine[0] if mine else None,
        standings=challenges.standings(over.of(connection, week.name), who, week.start, opened),
        secret=secret if opened else None,
    )


def _solo(connection: Connection, over: Finished, who: str | None, now: float) -> Solo:
    mine = challenges.table_of(connection, SOLO, who) if who else None
    return Solo(
        game="caverna",
        table=mine[0] if mine and mine[1] != "over" else None,
        standings=challenges.standings(over.of(connection, SOLO), who, now, shown=True),
    )


async def deal(call: Call, body: Command) -> Created:
    """Play the deal of this week: once."""
    now = time()
    id = await challenges.play(call.hall.commands, call.account, body.key, week_at(now), now)
    return Created(table=id, invitation=None)


async def solo(call: Call, body: Command) -> Created:
    """Play Caverna alone for the best score; a game that is not finished goes on."""
    id = await challenges.play(call.hall.commands, call.account, body.key, None, time())
    return Created(table=id, invitation=None)


ROUTES = [
    Route("GET", "/api/challenges", show, answers=(Challenges,)),
    Route("POST", "/api/challenges/deal", deal, Command, (Created,), limit="table"),
    Route("POST", "/api/challenges/solo", solo, Command, (Created,), limit="table"),
]
