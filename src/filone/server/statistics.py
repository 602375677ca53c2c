"""What is known of players, of games and of the club: everything asked of the database, and only what was public.

A result is public if its table was listed for everybody or the game was rated, and is not sealed; who played it sees
it anyway. Whoever has left is nobody's name any more.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Integer, Row, and_, case, cast, func, select, tuple_

from filone.kernel import Game
from filone.server import schema
from filone.server.errors import Denial
from filone.server.messages import Answer, TableInfo, Tie
from filone.server.names import handle_of
from filone.server.ratings import Skill

OPPONENTS = 10
LATELY = 2000
"""Games among which it is counted who was met: a page takes no longer for who has played for years."""
LEADERS = 5
POINTS = 300


class SeatResult(Answer):
    """A seat with neither name nor bot was somebody's who has left; one with both was left to a bot."""

    player: str | None
    bot: str | None
    rank: int
    score: int
    won: bool
    rating: int | None
    """After the game, if it was rated."""


class ResultInfo(Answer):
    number: int
    """Ask for older ones by it."""
    table: str | None
    """To watch it again; null if the table is gone."""
    name: str
    game: str
    finished: float
    rated: bool
    seats: list[SeatResult]


class Results(Answer):
    """Newest first; `more` if there are older ones."""

    results: list[ResultInfo]
    more: bool


class RatingInfo(Answer):
    game: str
    size: int
    rating: int
    games: int


class GameCount(Answer):
    game: str
    played: int
    won: int


class Opponent(Answer):
    """Somebody who was met often in the last 2,000 games: how often, and in how many of these you were `ahead`."""

    player: str | None
    played: int
    ahead: int
    behind: int


class PlayerInfo(Answer):
    name: str
    guest: bool
    you: bool
    tie: Tie | None
    since: float
    ratings: list[RatingInfo]
    games: list[GameCount]
    """The favourite one first."""
    opponents: list[Opponent]


class RatingPoint(Answer):
    at: float
    rating: int


class RatingHistory(Answer):
    """The last rated games of a player, oldest first."""

    points: list[RatingPoint]


class Leader(Answer):
    player: str
    size: int
    rating: int
    games: int


class GameLeaders(Answer):
    game: str
    leaders: list[Leader]


class LiveTable(Answer):
    table: TableInfo
    watchers: int


class Club(Answer):
    """What goes on: games to watch, the last results, the best of every game."""

    live: list[LiveTable]
    recent: Results
    leaders: list[GameLeaders]


class Tally(Answer):
    thing: str
    played: int
    won: int


class PlaceTallies(Answer):
    """How often whoever began has won, whoever came second, and so on, of all games of this size."""

    size: int
    places: list[Tally]


class Found(Answer):
    """Roles, tiles and the like. Texts: `finding-<kind>`, `<noun>-<thing>`."""

    kind: str
    noun: str
    things: list[Tally]


class GameStatistics(Answer):
    game: str
    sizes: list[PlaceTallies]
    found: list[Found]
    leaders: list[Leader]


_seats, _results, _accounts = schema.result_seats.c, schema.results.c, schema.accounts.c
_name = case((_accounts.handle.contains("\n"), None), else_=_accounts.name)
"""A guest who has left the name to others is no longer called by it."""
_ahead = case((and_(_seats.won, _seats.bot.is_(None)), 1), else_=0)


def find(connection: Connection, name: str) -> Row[Any]:
    row = connection.execute(select(schema.accounts).where(_accounts.handle == handle_of(name))).first()
    if row is None:
        raise Denial("unknown_player")
    return row


def player_info(connection: Connection, account: Row[Any], viewer: str | None) -> PlayerInfo:
    mine = _games_of(account.id, viewer)
    counted = connection.execute(
        select(_seats.game, func.count(), func.sum(_ahead)).where(mine).group_by(_seats.game)
    ).all()
    rated = schema.ratings.c
    ratings = connection.execute(
        select(rated.game, rated.size, rated.rating, rated.games)
        .where(rated.account == account.id)
        .order_by(rated.games.desc(), rated.game, rated.size)
    )
    return PlayerInfo(
        name=account.name,
        guest=not account.kept and account.owner is None,
        you=account.id == viewer,
        tie=None,
        since=account.created,
        ratings=[RatingInfo(game=g, size=s, rating=round(r), games=n) for g, s, r, n in ratings],
        games=[GameCount(game=g, played=n, won=w) for g, n, w in sorted(counted, key=lambda row: (-row[1], row[0]))],
        opponents=_opponents(connection, account.id, mine),
    )


def _games_of(account: str, viewer: str | None) -> ColumnElement[bool]:
    """All of them for who played them, else those that everybody may see."""
    mine = _seats.player == account
    return mine if account == viewer else and_(mine, _seats.public)


def _opponents(connection: Connection, account: str, mine: ColumnElement[bool]) -> list[Opponent]:
    newest = _seats.finished.desc(), _seats.number.desc()
    own = select(_seats.number, _seats.rank).where(mine).order_by(*newest).limit(LATELY).subquery()
    played = func.count().label("played")
    met = (
        select(
            _seats.player,
            played,
            func.sum(cast(own.c.rank < _seats.rank, Integer)).label("ahead"),
            func.sum(cast(own.c.rank > _seats.rank, Integer)).label("behind"),
        )
        .select_from(own.join(schema.result_seats, _seats.number == own.c.number))
        .where(_seats.player.is_not(None), _seats.player != account)
        .group_by(_seats.player)
        .order_by(played.desc(), _seats.player)
        .limit(OPPONENTS)
        .subquery()
    )
    rows = connection.execute(
        select(_name, met.c.played, met.c.ahead, met.c.behind)
        .select_from(met.outerjoin(schema.accounts, _accounts.id == met.c.player))
        .order_by(met.c.played.desc(), met.c.player)
    )
    return [Opponent(player=name, played=n, ahead=ahead, behind=behind) for name, n, ahead, behind in rows]


def player_results(
    connection: Connection, name: str, viewer: str | None, game: str | None, before: int, show: int
) -> Results:
    account = find(connection, name)
    query = select(_seats.number).where(_games_of(account.id, viewer))
    if game is not None:
        query = query.where(_seats.game == game)
    return _page(connection, query, _seats.finished, _seats.number, before, show)


def recent(connection: Connection, before: int, show: int) -> Results:
    query = select(_results.number).where(_results.public.is_(True))
    return _page(connection, query, _results.finished, _results.number, before, show)


def _page(
    connection: Connection,
    query: Any,
    finished: ColumnElement[float],
    number: ColumnElement[int],
    before: int,
    show: int,
) -> Results:
    """The results that ended before the one with this number; from the newest on if there is no such result."""
    at = connection.scalar(select(_results.finished).where(_results.number == before))
    if at is not None:
        query = query.where(tuple_(finished, number) < tuple_(at, before))
    numbers = list(connection.scalars(query.order_by(finished.desc(), number.desc()).limit(show + 1)))
    return Results(results=_results_of(connection, numbers[:show]), more=len(numbers) > show)


def _results_of(connection: Connection, numbers: list[int]) -> list[ResultInfo]:
    found: dict[int, ResultInfo] = {}
    rows = connection.execute(
        select(schema.results, schema.tables.c.id)
        .select_from(schema.results.outerjoin(schema.tables, schema.tables.c.id == _results.table_id))
        .where(_results.number.in_(numbers))
    )
    for row in rows:
        found[row.number] = ResultInfo(
            number=row.number,
            table=row.id,
            name=row.name,
            game=row.game,
            finished=row.finished,
            rated=row.rated,
            seats=[],
        )
    seats = connection.execute(
        select(_seats.number, _name, _seats.bot, _seats.rank, _seats.score, _seats.won, _seats.mu, _seats.sigma)
        .select_from(schema.result_seats.outerjoin(schema.accounts, _accounts.id == _seats.player))
        .where(_seats.number.in_(numbers))
        .order_by(_seats.number, _seats.seat)
    )
    for number, name, bot, rank, score, won, mu, sigma in seats:
        rating = None if mu is None else round(Skill(mu, sigma).rating)
        found[number].seats.append(SeatResult(player=name, bot=bot, rank=rank, score=score, won=won, rating=rating))
    return [found[number] for number in numbers]


def rating_history(connection: Connection, name: str, viewer: str | None, game: str, size: int) -> RatingHistory:
    account = find(connection, name)
    rows = connection.execute(
        select(_seats.finished, _seats.mu, _seats.sigma)
        .where(_games_of(account.id, viewer), _seats.game == game, _seats.size == size, _seats.mu.is_not(None))
        .order_by(_seats.finished.desc(), _seats.number.desc())
        .limit(POINTS)
    ).all()
    points = [RatingPoint(at=at, rating=round(Skill(mu, sigma).rating)) for at, mu, sigma in reversed(rows)]
    return RatingHistory(points=points)


def leaders(connection: Connection, game: str, show: int = LEADERS) -> list[Leader]:
    rated = schema.ratings.c
    rows = connection.execute(
        select(_name, rated.size, rated.rating, rated.games)
        .join(schema.accounts, _accounts.id == rated.account)
        .where(rated.game == game, ~_accounts.handle.contains("\n"))
        .order_by(rated.rating.desc(), rated.account)
        .limit(show)
    )
    return [Leader(player=name, size=size, rating=round(rating), games=n) for name, size, rating, n in rows]


def game_statistics(connection: Connection, game: Game) -> GameStatistics:
    columns = schema.tallies.c
    rows = connection.execute(
        select(columns.size, columns.kind, columns.thing, columns.played, columns.won).where(columns.game == game.name)
    ).all()
    places: dict[int, list[Tally]] = {}
    things: dict[str, dict[str, Tally]] = {kind: {} for kind in game.found}
    for size, kind, thing, played, won in rows:
        tally = Tally(thing=thing, played=played, won=won)
        if kind == "place":
            places.setdefault(size, []).append(tally)
        elif kind in things:
            known = things[kind].get(thing, Tally(thing=thing, played=0, won=0))
            things[kind][thing] = msgspec.structs.replace(tally, played=known.played + played, won=known.won + won)
    return GameStatistics(
        game=game.name,
        sizes=[
            PlaceTallies(size=size, places=sorted(found, key=lambda one: int(one.thing)))
            for size, found in sorted(places.items())
        ],
        found=[
            Found(kind=kind, noun=noun, things=sorted(things[kind].values(), key=lambda one: (-one.played, one.thing)))
            for kind, noun in game.found.items()
        ],
        leaders=leaders(connection, game.name, 2 * LEADERS),
    )
