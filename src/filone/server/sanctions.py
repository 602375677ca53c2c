"""Who may not talk, and who may not come in: until a time, or for ever. Asked where somebody would.

What holds for a person holds for the person's bots from outside.
"""

from time import gmtime, strftime, time
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from filone.server import schema
from filone.server.database import insert_or
from filone.server.errors import Denial

Kind: TypeAlias = Literal["mute", "ban"]

_sanctions, _accounts = schema.sanctions.c, schema.accounts.c


def _lasts(now: float) -> ColumnElement[bool]:
    return or_(_sanctions.until.is_(None), _sanctions.until > now)


def under_sanction(account: Any, now: float, kind: Kind | None = None) -> ColumnElement[bool]:
    """Whether one is in force on an account of a query."""
    found = and_(_sanctions.account == account, _lasts(now))
    return exists().where(found if kind is None else and_(found, _sanctions.kind == kind))


def in_force(connection: Connection, accounts: list[str]) -> dict[str, list[Any]]:
    """What is in force on each of these accounts."""
    found: dict[str, list[Any]] = {account: [] for account in accounts}
    query = select(schema.sanctions).where(_sanctions.account.in_(accounts), _lasts(time()))
    for row in connection.execute(query.order_by(_sanctions.account, _sanctions.kind)):
        found[row.account].append(row)
    return found


def require_voice(connection: Connection, account: str) -> None:
    _require_none(connection, account, "mute", "muted")


def require_welcome(connection: Connection, account: str) -> None:
    _require_none(connection, account, "ban", "banned")


def _require_none(connection: Connection, account: str, kind: Kind, code: str) -> None:
    owner = select(_accounts.owner).where(_accounts.id == account).scalar_subquery()
    theirs = or_(_sanctions.account == account, _sanctions.account == owner)
    found = connection.execute(select(_sanctions.until).where(theirs, _sanctions.kind == kind, _lasts(time()))).all()
    if not found:
        return
    ends = [row.until for row in found if row.until is not None]
    if len(ends) < len(found):
        raise Denial(code, ever="yes")
    raise Denial(code, ever="no", until=strftime("%Y-%m-%d %H:%M UTC", gmtime(max(ends))), wait=max(ends) - time())


def impose(connection: Connection, account: str, kind: Kind, until: float | None, why: str) -> None:
    """In the place of the one before, be it longer or shorter."""
    values = {"until": until, "why": why, "at": time()}
    connection.execute(
        insert_or(connection, schema.sanctions)
        .values(account=account, kind=kind, **values)
        .on_conflict_do_update(index_elements=["account", "kind"], set_=values)
    )


def lift(connection: Connection, account: str, kind: Kind) -> None:
    connection.execute(delete(schema.sanctions).where(_sanctions.account == account, _sanctions.kind == kind))


def delete_expired(connection: Connection, now: float) -> None:
    connection.execute(delete(schema.sanctions).where(_sanctions.until <= now))
