"""Seeks: somebody wants to play a game with so many people, and it starts by itself when enough have agreed.

It starts at once when it is full; when it could be played with fewer, others have a moment to join them. A seek and who
agreed to it are read again in the transaction that puts up the table, so that it becomes one table, whoever starts it.
"""

import secrets
from random import SystemRandom
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from filone import games
from filone.kernel import BadSeats
from filone.server import schema, storage
from filone.server.accounts import Account
from filone.server.clock import time
from filone.server.counting import count_of
from filone.server.database import Database
from filone.server.errors import Denial
from filone.server.friends import is_tied
from filone.server.messages import Answer, Key, Request, Seat
from filone.server.news import News, started
from filone.server.pools import Pools
from filone.server.quotas import Quotas
from filone.server.sanctions import require_welcome
from filone.server.storage import Conflict, Done, Notice, Repeated
from filone.server.tasks import do_each
from filone.table import Chair, Table
from filone.table.clocks import Pace, Slow

MOMENT = 60.0
"""Seconds that a game which could start waits for more."""
AGREED = 10
"""Seeks of others that somebody may agree to."""
LISTED = 100
SCOPE = "seek"


class Wish(Request):
    """A game to play: `fewest` to `most` people, at a pace, under rules of choice, rated or not."""

    game: Annotated[str, Meta(max_length=40)]
    fewest: Seat
    most: Seat
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pace: Pace = None
    rated: bool = False


class NewSeek(Request):
    """You agree to it yourself. It goes after so many minutes if too few have agreed."""

    key: Key
    wish: Wish
    minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] = 60


class SeekInfo(Answer):
    id: str
    wish: Wish
    people: list[str]
    """Who has agreed, first the one who asks."""
    you: bool
    """You have agreed."""
    until: float
    starts: float | None
    """When the game begins, once enough have agreed. Seconds since 1970."""


class Seeks(Answer):
    seeks: list[SeekInfo]


_seeks, _seekers, _accounts = schema.seeks.c, schema.seekers.c, schema.accounts.c
_decode = msgspec.json.Decoder(Wish).decode


def check(wish: Wish) -> None:
    """Refused if the game cannot be played so."""
    game = games.load(wish.game)
    if wish.fewest > wish.most or wish.most < 2:
        raise BadSeats(game=game.name, allowed=f"{game.seats.start}-{game.seats.stop - 1}", seats=str(wish.fewest))
    for seats in (wish.fewest, wish.most):
        game.start(seats, wish.options)


# On a connection


def list_seeks(connection: Connection, viewer: str | None) -> Seeks:
    """The open ones, newest first."""
    rows = connection.execute(
        select(schema.seeks).where(_seeks.until > time()).order_by(_seeks.created.desc()).limit(LISTED)
    ).all()
    agreed: dict[str, list[tuple[str, str]]] = {row.id: [] for row in rows}
    people = connection.execute(
        select(_seekers.seek, _seekers.account, _accounts.name)
        .join(schema.accounts, _accounts.id == _seekers.account)
        .where(_seekers.seek.in_(list(agreed)))
        .order_by(_seekers.at, _seekers.account)
    )
    for seek, account, name in people:
        agreed[seek].append((account, name))
    return Seeks(
        seeks=[
            SeekInfo(
                id=row.id,
                wish=_decode(row.wish),
                people=[name for _, name in agreed[row.id]],
                you=viewer in {account for account, _ in agreed[row.id]},
                until=row.until,
                starts=row.starts,
            )
            for row in rows
        ]
    )


def put_up(connection: Connection, account: str, wish: Wish, minutes: int, done: Done, most: int) -> None:
    storage.remember(connection, done)
    mine = select(func.count()).where(_seeks.account == account, _seeks.until > time())
    if count_of(connection, account, mine) >= most:
        raise Denial("too_many_seeks", limit=most)
    now = time()
    connection.execute(
        insert(schema.seeks).values(
            id=done.result,
            account=account,
            game=wish.game,
            wish=msgspec.json.encode(wish).decode(),
            created=now,
            until=now + 60.0 * minutes,
        )
    )
    connection.execute(insert(schema.seekers).values(seek=done.result, account=account, at=now))


def agree(connection: Connection, id: str, account: str) -> bool:
    """Is the game full now? Of several who want the last place one gets it."""
    seek = _lock(connection, id)
    if seek is None or seek.until < time():
        raise Denial("unknown_seek")
    people = people_of(connection, id)
    wish = _decode(seek.wish)
    if account in people:
        return len(people) >= wish.most
    if is_tied(connection, seek.account, account, "blocked") or is_tied(connection, account, seek.account, "blocked"):
        name = connection.scalar(select(_accounts.name).where(_accounts.id == seek.account))
        raise Denial("not_welcome", name=name or "")
    if len(people) >= wish.most:
        raise Denial("seek_full")
    others = select(func.count()).select_from(schema.seekers.join(schema.seeks, _seeks.id == _seekers.seek))
    others = others.where(_seekers.account == account, _seeks.account != account)
    if count_of(connection, account, others) >= AGREED:
        raise Denial("too_many_seeks", limit=AGREED)
    connection.execute(insert(schema.seekers).values(seek=id, account=account, at=time()))
    require_welcome(connection, account)
    _set_start(connection, seek, len(people) + 1)
    return len(people) + 1 >= wish.most


def withdraw(connection: Connection, id: str, account: str) -> None:
    """With the last who wanted it the seek goes; if the one who asked goes, it is the next one's."""
    seek = _lock(connection, id)
    if seek is None:
        return
    connection.execute(delete(schema.seekers).where(_seekers.seek == id, _seekers.account == account))
    people = people_of(connection, id)
    if not people:
        connection.execute(delete(schema.seeks).where(_seeks.id == id))
        return
    connection.execute(update(schema.seeks).where(_seeks.id == id).values(account=people[0]))
    _set_start(connection, seek, len(people))


def withdraw_all(connection: Connection, account: str) -> None:
    mine = select(_seekers.seek).where(_seekers.account == account).order_by(_seekers.seek)
    for id in connection.scalars(mine).all():
        withdraw(connection, id, account)


def reconsider(connection: Connection, id: str) -> None:
    """Whoever agreed may be gone for ever."""
    seek = _lock(connection, id)
    if seek is not None:
        _set_start(connection, seek, len(people_of(connection, id)))


def _set_start(connection: Connection, seek: Any, people: int) -> None:
    """At once when it is full; a moment after enough have agreed, but not after its time."""
    wish, now = _decode(seek.wish), time()
    starts = None
    if people >= wish.most:
        starts = now
    elif people >= wish.fewest:
        starts = seek.starts if seek.starts is not None else min(now + MOMENT, seek.until)
    connection.execute(update(schema.seeks).where(_seeks.id == seek.id).values(starts=starts))


def _lock(connection: Connection, id: str) -> Any:
    return connection.execute(select(schema.seeks).where(_seeks.id == id).with_for_update()).first()


def people_of(connection: Connection, id: str) -> list[str]:
    query = select(_seekers.account).where(_seekers.seek == id).order_by(_seekers.at, _seekers.account)
    return list(connection.scalars(query))


def due(connection: Connection) -> list[str]:
    return list(connection.scalars(select(_seeks.id).where(_seeks.starts <= time()).limit(LISTED)))


def delete_expired(connection: Connection) -> bool:
    """Seeks whose time is over and for which too few were found."""
    late = and_(_seeks.until < time(), or_(_seeks.starts.is_(None), _seeks.starts < time() - 2 * MOMENT))
    return connection.execute(delete(schema.seeks).where(late)).rowcount > 0


def start(
    connection: Connection, id: str, people: list[str], table: Table, deadline: float | None, notice: Notice
) -> None:
    """The seek becomes a table; `Conflict` if it is gone, or if others have agreed to it now.

    Whoever begins to play live is not waited for elsewhere.
    """
    seek = _lock(connection, id)
    if seek is None or people_of(connection, id) != people:
        raise Conflict
    storage.create(connection, table, deadline, None, notice)
    connection.execute(delete(schema.seeks).where(_seeks.id == id))
    if not isinstance(table.sheet.pace, Slow):
        theirs = select(_seekers.seek).where(_seekers.account.in_(people))
        for other in connection.execute(
            select(_seeks.id, _seeks.wish).where(_seeks.id.in_(theirs)).order_by(_seeks.id)
        ).all():
            if not isinstance(_decode(other.wish).pace, Slow):
                for account in people:
                    withdraw(connection, other.id, account)


class Seeking:
    """The seeks of a running server. `bot_limit` is as in `Commands`."""

    def __init__(self, database: Database, news: News, pools: Pools, quotas: Quotas, bot_limit: float) -> None:
        self.database = database
        self.news = news
        self.pools = pools
        self.quotas = quotas
        self.bot_limit = bot_limit

    async def put_up(self, account: Account, new: NewSeek) -> None:
        wish = new.wish
        await self.pools.tables.run(account.id, check, wish)
        done = Done(account.id, SCOPE, new.key, secrets.token_hex(12))
        try:
            await self.news.change_lobby(
                lambda connection: put_up(connection, account.id, wish, new.minutes, done, self.quotas.seeks)
            )
        except Repeated:
            return

    async def agree(self, account: Account, id: str) -> None:
        if await self.news.change_lobby(lambda connection: agree(connection, id, account.id)):
            await self.start(id)

    async def withdraw(self, account: Account, id: str) -> None:
        await self.news.change_lobby(lambda connection: withdraw(connection, id, account.id))

    async def sweep(self) -> None:
        """Start what is due, wherever people agreed to it."""
        await do_each(await self.database.read(due), self.start)

    async def delete_expired(self) -> None:
        if await self.database.write(delete_expired):
            self.news.spread(Notice(origin=self.news.origin, lobby=True))

    async def start(self, id: str) -> None:
        """Put up the table and begin; nothing if another server was faster, or somebody has just come or gone."""
        found = await self.database.read(lambda connection: _plan(connection, id))
        if found is None:
            await self.database.write(lambda connection: reconsider(connection, id))
            return
        wish, chairs = found
        table = await self.pools.tables.run(id, _begun, wish, chairs)
        people = [chair.account for chair in chairs if chair.account is not None]
        notice = started(table, self.news.origin)
        deadline = table.next_look(time() + self.bot_limit)
        try:
            await self.database.write(lambda connection: start(connection, id, people, table, deadline, notice))
        except Conflict:
            return
        self.news.spread(notice)


def _plan(connection: Connection, id: str) -> tuple[Wish, list[Chair]] | None:
    """What would start now: the wish, and who has agreed, in the order in which they did."""
    text = connection.scalar(select(_seeks.wish).where(_seeks.id == id))
    if text is None:
        return None
    rows = connection.execute(
        select(_seekers.account, _accounts.name)
        .join(schema.accounts, _accounts.id == _seekers.account)
        .where(_seekers.seek == id)
        .order_by(_seekers.at, _seekers.account)
    )
    wish, chairs = _decode(text), [Chair(account, name) for account, name in rows]
    return (wish, chairs) if wish.fewest <= len(chairs) <= wish.most else None


def _begun(wish: Wish, chairs: list[Chair]) -> Table:
    """Nobody chooses a seat."""
    host = chairs[0].account
    assert host is not None
    table = Table.new(
        game=wish.game,
        seats=len(chairs),
        options=wish.options,
        now=time(),
        host=host,
        pace=wish.pace,
        rated=wish.rated,
    )
    for chair in SystemRandom().sample(chairs, len(chairs)):
        table.sit(None, chair)
    table.start(host, time())
    table.update_sheet(time())
    return table
