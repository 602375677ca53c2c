"""Who is whose friend, who does not want to hear of whom, and who is invited to a table by name.

Friends are two ties, one in each direction. Whoever is blocked can neither ask nor invite.
"""

from time import time
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, or_, select

from filone.server import schema
from filone.server.accounts import PRESENT, Account
from filone.server.counting import count_of, hold
from filone.server.database import insert_or
from filone.server.errors import Denial
from filone.server.messages import Answer, Name, Request, Tie
from filone.server.sanctions import under_sanction
from filone.server.statistics import find
from filone.server.storage import Notice, notify
from filone.table import Refusal, Sheet


class Somebody(Request):
    name: Name


class FriendInfo(Answer):
    name: str
    tie: Tie
    connected: bool = False
    """Only of friends it is told."""


class Friends(Answer):
    """Friends first, then who asks, who was asked, who is blocked."""

    people: list[FriendInfo]


_ties, _accounts, _invitations = schema.ties.c, schema.accounts.c, schema.invitations.c
ASKING = 100
"""So many of those who ask are listed, who asked last first: guests are to be had for nothing."""
_ORDER: tuple[Tie, ...] = ("friend", "asking", "asked", "blocked")


def list_ties(connection: Connection, account: str) -> Friends:
    mine = connection.execute(
        select(_accounts.name, _ties.kind, _accounts.connected)
        .join(schema.accounts, _accounts.id == _ties.other)
        .where(_ties.account == account)
    ).all()
    asking = connection.execute(
        select(_accounts.name)
        .join(schema.accounts, _accounts.id == _ties.account)
        .where(_ties.other == account, _ties.kind == "asked", ~_has_tie(account, _ties.account))
        .order_by(_ties.at.desc())
        .limit(ASKING)
    )
    people = [
        FriendInfo(name=name, tie=kind, connected=kind == "friend" and connected > time() - PRESENT)
        for name, kind, connected in mine
    ]
    people += [FriendInfo(name=name, tie="asking") for (name,) in asking]
    return Friends(people=sorted(people, key=lambda one: (_ORDER.index(one.tie), one.name.casefold())))


def _has_tie(account: str, other: Any) -> Any:
    tie = schema.ties.alias()
    return exists().where(tie.c.account == account, tie.c.other == other)


def tie_to(connection: Connection, account: str, other: str) -> Tie | None:
    """What `other` is to an account."""
    kind: Tie | None = connection.scalar(select(_ties.kind).where(_ties.account == account, _ties.other == other))
    if kind is None and is_tied(connection, other, account, "asked"):
        return "asking"
    return kind


def is_tied(connection: Connection, account: str, other: str, kind: str) -> bool:
    query = select(_ties.at).where(_ties.account == account, _ties.other == other, _ties.kind == kind)
    return connection.scalar(query) is not None


def ask(connection: Connection, account: Account, name: str, most: int, origin: str) -> Notice | None:
    """Ask somebody to be a friend, or say yes; nothing is new if both are friends already or it was asked before."""
    other = _other(connection, account, name)
    hold(connection, account.id, other.id)  # of two who ask each other at once, the second says yes
    _require_asked(connection, other, account.id)
    if is_tied(connection, other.id, account.id, "asked"):
        for one, another in ((account.id, other.id), (other.id, account.id)):
            _tie(connection, one, another, "friend", None)
    elif tie_to(connection, account.id, other.id) in {"asked", "friend"}:
        return None
    else:
        _tie(connection, account.id, other.id, "asked", most)
    notice = Notice(origin=origin, to=[other.id], told="friend", who=account.name)
    notify(connection, notice)
    return notice


def remove(connection: Connection, account: Account, name: str) -> None:
    """Not friends any more, or not asked, or not blocked. What the other has blocked stays so."""
    other = _other(connection, account, name)
    mine = and_(_ties.account == account.id, _ties.other == other.id)
    theirs = and_(_ties.account == other.id, _ties.other == account.id, _ties.kind != "blocked")
    connection.execute(delete(schema.ties).where(or_(mine, theirs)))


def block(connection: Connection, account: Account, name: str, most: int) -> None:
    """Hear nothing of somebody: what they asked and where they invite to is gone, too."""
    remove(connection, account, name)
    other = _other(connection, account, name)
    _tie(connection, account.id, other.id, "blocked", most)
    connection.execute(
        delete(schema.invitations).where(_invitations.account == account.id, _invitations.by == other.id)
    )


def _other(connection: Connection, account: Account, name: str) -> Any:
    other = find(connection, name)
    if other.id == account.id:
        raise Denial("unknown_player")
    return other


def _require_asked(connection: Connection, other: Any, account: str) -> None:
    """Whether somebody can be asked anything by an account."""
    if is_tied(connection, other.id, account, "blocked"):
        raise Denial("not_welcome", name=other.name)
    if connection.scalar(select(under_sanction(other.id, time(), "ban"))):
        raise Denial("barred", name=other.name)


def _tie(connection: Connection, account: str, other: str, kind: str, most: int | None) -> None:
    if most is not None:
        others = select(func.count()).where(_ties.account == account, _ties.other != other)
        if count_of(connection, account, others) >= most:
            raise Denial("too_many_ties", limit=most)
    values = {"kind": kind, "at": time()}
    connection.execute(
        insert_or(connection, schema.ties)
        .values(account=account, other=other, **values)
        .on_conflict_do_update(index_elements=["account", "other"], set_=values)
    )


# Invitations


def invite(connection: Connection, account: Account, name: str, sheet: Sheet, most: int, origin: str) -> Notice | None:
    """Ask somebody to a table that waits; whoever sits there or made it may."""
    if sheet.status != "waiting":
        raise Refusal("started")
    sitting = {chair.account for chair in sheet.chairs}
    if account.id not in {*sitting, sheet.host}:
        raise Refusal("not_your_seat")
    other = _other(connection, account, name)
    if other.id in sitting:
        raise Refusal("seat_taken")
    _require_asked(connection, other, account.id)
    if (connection.scalar(select(func.count()).where(_invitations.table_id == sheet.id)) or 0) >= most:
        raise Denial("too_many_invitations", limit=most)
    new = connection.execute(
        insert_or(connection, schema.invitations)
        .values(table_id=sheet.id, account=other.id, by=account.id, at=time())
        .on_conflict_do_nothing()
        .returning(_invitations.at)
    ).first()
    if new is None:
        return None
    notice = Notice(
        origin=origin,
        table=sheet.id,
        version=sheet.version,
        to=[other.id],
        told="invitation",
        who=account.name,
        name=sheet.name,
        game=sheet.game,
    )
    notify(connection, notice)
    return notice


def is_invited(connection: Connection, table: str, account: str) -> bool:
    query = select(_invitations.at).where(_invitations.table_id == table, _invitations.account == account)
    return connection.scalar(query) is not None


def decline(connection: Connection, table: str, account: str) -> None:
    connection.execute(
        delete(schema.invitations).where(_invitations.table_id == table, _invitations.account == account)
    )


def withdraw_all(connection: Connection, account: str) -> None:
    """Neither invited anywhere nor waited for by who was."""
    mine = or_(_invitations.account == account, _invitations.by == account)
    connection.execute(delete(schema.invitations).where(mine))
