"""Bots that come from outside: accounts of their own that belong to a person, run on a machine of that person's.

Such a bot has a token that is good for playing and nothing else. It sits down nowhere by itself: whoever put up a table
gives it a seat, while it is connected. It has a badge wherever it is seen, and is rated like anybody.
"""

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from filone import games
from filone.server import schema
from filone.server.accounts import PRESENT, Account, account_of, delete_account, free_name, hash_of, is_taken
from filone.server.clock import time
from filone.server.counting import count_of
from filone.server.database import raise_epoch
from filone.server.errors import Denial
from filone.server.messages import Answer, Name, Request
from filone.server.names import checked, handle_of, skeleton_of
from filone.server.routing import PLAY
from filone.server.sanctions import require_welcome
from filone.server.storage import Notice, notify

AT_MOST = 5
"""Bots that one person has."""
LISTED = 200
"""Bots that somebody is told of, their own first."""
YEARS = 10 * 365 * 86400.0
"""How long a token lasts that is not renewed."""
SIGN = "@"
"""Before the name of a bot from outside, where the level of one of ours may stand."""


class NewBot(Request):
    """`plays` are the games that it can play; none named: all."""

    name: Name
    plays: tuple[Annotated[str, Meta(max_length=40)], ...] = ()


class BotInfo(Answer):
    """A bot from outside."""

    name: str
    plays: list[str]
    connected: bool
    mine: bool


class BotToken(Answer):
    """`token` is shown once: it is what the bot sends as `Authorization: Bearer`. A new one ends the one before."""

    name: str
    token: str


def make(connection: Connection, owner: Account, body: NewBot) -> BotToken:
    """A bot for somebody whose name is kept: a guest's would be nobody's soon."""
    if owner.guest or owner.bot:
        raise Denial("name_not_kept")
    name = checked(body.name)
    for game in body.plays:
        games.load(game)
    columns = schema.accounts.c
    if count_of(connection, owner.id, select(func.count()).where(columns.owner == owner.id)) >= AT_MOST:
        raise Denial("too_many_bots", limit=AT_MOST)
    free_name(connection, name)
    if is_taken(connection, name):
        raise Denial("name_taken", name=name)
    id = secrets.token_hex(12)
    try:
        connection.execute(
            insert(schema.accounts).values(
                id=id,
                name=name,
                handle=handle_of(name),
                skeleton=skeleton_of(name),
                lang=owner.lang,
                created=time(),
                connected=0.0,
                owner=owner.id,
                plays=msgspec.json.encode(body.plays).decode(),
            )
        )
    except IntegrityError as error:  # somebody took it just now
        raise Denial("name_taken", name=name) from error
    return BotToken(name=name, token=_token(connection, id))


def renew(connection: Connection, owner: Account, name: str, origin: str) -> tuple[str, BotToken]:
    """Another token, for one that was lost or is known to others; and whose it is."""
    row = _mine(connection, owner, name)
    connection.execute(delete(schema.sessions).where(schema.sessions.c.account == row.id))
    raise_epoch(connection)
    notify(connection, Notice(origin=origin, account=row.id))
    return row.id, BotToken(name=row.name, token=_token(connection, row.id))


def remove(connection: Connection, owner: Account, name: str, origin: str) -> str:
    """Its seats are left to bots of ours. The id it had."""
    row = _mine(connection, owner, name)
    delete_account(connection, row.id, origin)
    return str(row.id)


def known(connection: Connection, viewer: str | None) -> list[BotInfo]:
    """Those that are connected, and all of one's own."""
    columns = schema.accounts.c
    here = columns.connected > time() - PRESENT
    rows = connection.execute(
        select(schema.accounts)
        .where(columns.owner.is_not(None), here | (columns.owner == viewer))
        .order_by((columns.owner == viewer).desc(), columns.handle)
        .limit(LISTED)
    )
    return [
        BotInfo(name=row.name, plays=_plays(row), connected=row.connected > time() - PRESENT, mine=row.owner == viewer)
        for row in rows
    ]


def called(connection: Connection, name: str, game: str) -> Account:
    """The bot of this name, which is there and plays this game."""
    row = _by_name(connection, name)
    if row is None or row.connected <= time() - PRESENT or not (not _plays(row) or game in _plays(row)):
        raise Denial("bot_away", name=name)
    return account_of(row)


def _mine(connection: Connection, owner: Account, name: str) -> Any:
    row = _by_name(connection, name)
    if row is None or row.owner != owner.id:
        raise Denial("unknown_player")
    return row


def _by_name(connection: Connection, name: str) -> Any:
    columns = schema.accounts.c
    query = select(schema.accounts).where(columns.handle == handle_of(name), columns.owner.is_not(None))
    return connection.execute(query).first()


def _plays(row: Any) -> list[str]:
    found: list[str] = msgspec.json.decode(row.plays)
    return found


def _token(connection: Connection, id: str) -> str:
    require_welcome(connection, id)
    token = secrets.token_urlsafe(32)
    connection.execute(
        insert(schema.sessions).values(hash=hash_of(token), account=id, expires=time() + YEARS, scope=PLAY)
    )
    return token
