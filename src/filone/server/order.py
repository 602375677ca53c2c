"""Order: what people report, and what moderators do about it, each act with a reason and in a log.

A moderator is an account that the operator has made one; its name must be kept. Moderators judge people, and bots from
outside like people: not themselves, not each other (that is for the operator), and no table where they sit. They see
what was said, and nothing else that others do not: of a table that is sealed only the line that was reported.

Who is muted plays on, and writes neither in chats nor the names of tables and tournaments. Who is banned, and their
bots, have no session and get none; they get up from games that have not begun, and leave seeks, tournaments and
invitations. A game that has begun goes by its clock, as for anybody who does not come; where there is none a bot takes
the seat. What is left to do at tables is done one at a time, so that nobody waits for it; if it is broken off, the act
can be done again.
"""

import secrets
from collections.abc import Callable
from functools import partial
from math import inf
from time import time
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, func, insert, select, update

from filone.bots.levels import SUBSTITUTE
from filone.server import friends, sanctions, schema, seeks, storage, tournaments
from filone.server.accounts import Account, bots_of, by_id, change_row, end_sessions, free_name, is_taken, lock
from filone.server.counting import count_of
from filone.server.database import insert_or, raise_epoch
from filone.server.errors import Denial
from filone.server.messages import Answer, ChatLine, Count, Id, Name, Request
from filone.server.names import checked, handle_of, skeleton_of
from filone.server.quotas import DAY
from filone.server.sanctions import Kind
from filone.server.statistics import find
from filone.server.storage import Notice, chat_line, notify, read_sheet, tables_of
from filone.table import Refusal, Sheet

Act: TypeAlias = Literal[
    "mute", "unmute", "ban", "unban", "rename", "hide", "close", "dismiss", "moderator", "no-moderator"
]
Why: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
SHOWN = 50
BEFORE, AFTER = 20, 10
"""Lines of the chat that come along with a report: up to the one that it is about, and after it."""


class Report(Request):
    """Somebody by `name`, perhaps at a `table`; or whoever said a `line` there."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    name: Name | None = None
    table: Id | None = None
    line: Count | None = None


class Whom(Request):
    """Somebody by `name`, or whom a `report` is about. The reason is kept in the log."""

    why: Why
    name: Name | None = None
    report: Id | None = None


class Sentence(Whom):
    """For so many `days`, or for ever."""

    days: Annotated[float, Meta(gt=0, le=3650)] | None = None


class Rename(Whom, kw_only=True):
    new: Name


class HideLine(Request):
    table: Id
    line: Count
    why: Why


class Reason(Request):
    why: Why


class SanctionInfo(Answer):
    kind: Kind
    until: float | None
    """Null for ever. Seconds since 1970."""


class ReportInfo(Answer):
    """`lines` are what was said around it, as it was then, also what is hidden now; `line` the one that it is about."""

    id: str
    name: str
    by: str | None
    """Null if they have left."""
    text: str
    at: float
    sanctions: list[SanctionInfo]
    """What is in force on them."""
    moderator: bool
    """They are one: only the operator can do more than dismiss this."""
    line: int | None
    lines: list[ChatLine]
    table: str | None
    """Null if it is not about a table, or the table is gone."""
    table_name: str = ""
    game: str = ""
    open: bool = False
    """The table can be closed."""


class Reports(Answer):
    """Those that are open, newest first; `more` if there are older ones."""

    reports: list[ReportInfo]
    more: bool


class ActInfo(Answer):
    at: float
    act: Act
    by: str | None
    """Null for the operator, and for who has left."""
    operator: bool
    name: str | None
    """To whom it was done; null if to nobody, or if they have left."""
    before: str | None
    """The name that they had before."""
    table: str | None
    until: float | None
    why: str


class Acts(Answer):
    """Newest first; `more` if there are older ones."""

    acts: list[ActInfo]
    more: bool


class Verdict(NamedTuple):
    """What an act leaves to do: accounts to look at again, and the rest, each in a transaction of its own."""

    accounts: tuple[str, ...] = ()
    rest: tuple[Callable[[Connection], None], ...] = ()


_reports, _acts, _chat, _accounts = schema.reports.c, schema.acts.c, schema.chat.c, schema.accounts.c
_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(list[ChatLine]).decode


# Reports


def report(connection: Connection, account: Account, body: Report, most: int, origin: str) -> Notice:
    """Whoever calls has seen to it that the account may read what is said at the table."""
    about = _reported(connection, body)
    if about.id == account.id:
        raise Denial("unknown_player")
    mine = select(func.count()).where(_reports.reporter == account.id, _reports.settled.is_(None))
    if count_of(connection, account.id, mine) >= most:
        raise Denial("too_many_reports", limit=most)
    new = connection.execute(
        insert_or(connection, schema.reports)
        .values(
            id=secrets.token_hex(12),
            reporter=account.id,
            account=about.id,
            table_id=body.table,
            line=body.line,
            lines=_write(_around(connection, body)).decode(),
            text=body.text,
            at=time(),
        )
        .on_conflict_do_nothing()
        .returning(_reports.id)
    ).first()
    if new is None:
        raise Denial("already_reported", name=about.name)
    moderators = connection.scalars(select(_accounts.id).where(_accounts.moderator, _accounts.id != about.id))
    notice = Notice(origin=origin, to=[*moderators], told="report")
    notify(connection, notice)
    return notice


def _reported(connection: Connection, body: Report) -> Any:
    if body.line is None:
        return find(connection, body.name or "")
    said = select(_chat.account).where(_chat.table_id == body.table, _chat.number == body.line)
    row = by_id(connection, connection.scalar(said) or "")
    if row is None:
        raise Denial("unknown_player")
    return row


def _around(connection: Connection, body: Report) -> list[ChatLine]:
    """What was said, hidden or not."""
    if body.table is None:
        return []
    query = select(schema.chat).where(_chat.table_id == body.table)
    if body.line is not None:
        query = query.where(_chat.number <= body.line + AFTER)
    rows = connection.execute(query.order_by(_chat.number.desc()).limit(BEFORE + AFTER)).all()
    return [msgspec.structs.replace(chat_line(row), text=row.text) for row in reversed(rows)]


def list_reports(connection: Connection, viewer: str | None = None, before: float = inf) -> Reports:
    """For a moderator: but for those about the moderator. For the operator all."""
    reporter = schema.accounts.alias()
    query = (
        select(schema.reports, _accounts.name, _accounts.moderator, reporter.c.name.label("by"))
        .join(schema.accounts, _accounts.id == _reports.account)
        .join(reporter, reporter.c.id == _reports.reporter, isouter=True)
        .where(_reports.settled.is_(None), _reports.account != (viewer or ""), _reports.at < before)
        .order_by(_reports.at.desc(), _reports.id)
        .limit(SHOWN + 1)
    )
    rows = connection.execute(query).all()
    judged = sanctions.in_force(connection, [row.account for row in rows])
    ids = [row.table_id for row in rows if row.table_id is not None]
    sheets = select(schema.tables.c.id, schema.tables.c.sheet).where(schema.tables.c.id.in_(ids))
    tables = {row.id: read_sheet(row.sheet) for row in connection.execute(sheets)}
    hidden = {
        (row.table_id, row.number)
        for row in connection.execute(select(_chat.table_id, _chat.number).where(_chat.table_id.in_(ids), _chat.hidden))
    }
    return Reports(
        reports=[_told(row, judged[row.account], tables.get(row.table_id), hidden, viewer) for row in rows[:SHOWN]],
        more=len(rows) > SHOWN,
    )


def _told(
    row: Any, judged: list[Any], table: Sheet | None, hidden: set[tuple[str, int]], viewer: str | None
) -> ReportInfo:
    lines = _read(row.lines)
    if table is not None and table.sealed > time() and not _sits(table, viewer):
        lines = [line for line in lines if line.number == row.line]
    info = ReportInfo(
        id=row.id,
        name=row.name,
        by=row.by,
        text=row.text,
        at=row.at,
        sanctions=[SanctionInfo(kind=one.kind, until=one.until) for one in judged],
        moderator=row.moderator,
        line=row.line,
        lines=[msgspec.structs.replace(line, hidden=(line.table, line.number) in hidden) for line in lines],
        table=None,
    )
    if table is None:
        return info
    open = table.status in {"waiting", "playing"} and not _sits(table, viewer)
    return msgspec.structs.replace(info, table=table.id, table_name=table.name, game=table.game, open=open)


def _sits(sheet: Sheet, account: str | None) -> bool:
    return account is not None and any(chair.account == account for chair in sheet.chairs)


def strike(connection: Connection, accounts: list[str]) -> None:
    """Who wants to be forgotten is, also where what they said came along with a report."""
    said = select(_chat.table_id, _chat.number).where(_chat.account.in_(accounts))
    reported = said.where(_chat.table_id.in_(select(_reports.table_id)))
    gone = {(row.table_id, row.number) for row in connection.execute(reported)}
    there = _reports.table_id.in_(select(_chat.table_id).where(_chat.account.in_(accounts)))
    for row in connection.execute(select(_reports.id, _reports.lines).where(there)).all():
        left = [line for line in _read(row.lines) if (line.table, line.number) not in gone]
        connection.execute(update(schema.reports).where(_reports.id == row.id).values(lines=_write(left).decode()))


# Acts. `by` is the moderator's account, or None for the operator.


def mute(connection: Connection, by: str | None, body: Sentence) -> Verdict:
    _sentence(connection, by, "mute", body)
    return Verdict()


def ban(connection: Connection, by: str | None, body: Sentence, origin: str) -> Verdict:
    account = _sentence(connection, by, "ban", body)
    gone = [account, *bots_of(connection, account)]
    rest: list[Callable[[Connection], None]] = []
    for id in gone:
        lock(connection, id)
        end_sessions(connection, id)
        seeks.withdraw_all(connection, id)
        tournaments.leave_all(connection, id)
        friends.withdraw_all(connection, id)
        notify(connection, Notice(origin=origin, account=id))
        rest += [partial(_step_back, table=table, account=id, origin=origin) for table in tables_of(connection, id)]
    raise_epoch(connection)
    notify(connection, Notice(origin=origin, lobby=True))
    return Verdict(tuple(gone), tuple(rest))


def _sentence(connection: Connection, by: str | None, kind: Kind, body: Sentence) -> str:
    account = str(_judged(connection, by, body).id)
    until = None if body.days is None else time() + DAY * body.days
    sanctions.impose(connection, account, kind, until, body.why)
    _settle(connection, account)
    _log(connection, by, kind, body.why, account=account, until=until)
    return account


def _step_back(connection: Connection, table: str, account: str, origin: str) -> None:
    notice = Notice(origin=origin, table=table, lobby=True)
    storage.change(connection, table, lambda left: left.step_back(account, SUBSTITUTE), notice)


def lift(connection: Connection, by: str | None, kind: Kind, body: Whom) -> Verdict:
    account = _judged(connection, by, body).id
    sanctions.lift(connection, account, kind)
    _log(connection, by, "unmute" if kind == "mute" else "unban", body.why, account=account)
    return Verdict()


def rename(connection: Connection, by: str | None, body: Rename, origin: str) -> Verdict:
    """Wherever the old name stands: at tables and in chats. The new one is held to what names are held to."""
    row = _judged(connection, by, body)
    name = checked(body.new)
    free_name(connection, name)
    change_row(connection, row.id, handle=f"\n{row.id}", skeleton=f"\n{row.id}")
    if is_taken(connection, name):
        raise Denial("name_taken", name=name)
    change_row(connection, row.id, name=name, handle=handle_of(name), skeleton=skeleton_of(name))
    connection.execute(update(schema.chat).where(_chat.account == row.id).values(name=name))
    raise_epoch(connection)
    notify(connection, Notice(origin=origin, account=row.id))
    _settle(connection, row.id)
    _log(connection, by, "rename", body.why, account=row.id, before=row.name)
    rest = [
        partial(_rename, table=id, account=row.id, name=name, origin=origin) for id in tables_of(connection, row.id)
    ]
    return Verdict((row.id,), tuple(rest))


def _rename(connection: Connection, table: str, account: str, name: str, origin: str) -> None:
    notice = Notice(origin=origin, table=table, lobby=True)
    storage.change(connection, table, lambda left: left.rename(account, name), notice, quietly=True)


def hide(connection: Connection, by: str | None, body: HideLine, origin: str) -> ChatLine:
    """The line as it is read from now on."""
    _require_moderator(connection, by)
    this = (_chat.table_id == body.table, _chat.number == body.line)
    row = connection.execute(select(schema.chat).where(*this)).first()
    if row is None:
        raise Denial("unknown_table")
    _require_reach(by, by_id(connection, row.account or ""))
    connection.execute(update(schema.chat).where(*this).values(hidden=True))
    notify(connection, Notice(origin=origin, table=body.table, chat=body.line))
    _log(connection, by, "hide", body.why, account=row.account, table=body.table)
    return msgspec.structs.replace(chat_line(row), text="", hidden=True)


def close(connection: Connection, by: str | None, table: str, why: str, origin: str) -> Verdict:
    """A game stops for good; a table that waits for players goes."""
    _require_moderator(connection, by)
    text = connection.scalar(select(schema.tables.c.sheet).where(schema.tables.c.id == table))
    if text is None:
        raise Denial("unknown_table")
    sheet = read_sheet(text)
    if _sits(sheet, by):
        raise Denial("out_of_reach")
    notice = Notice(origin=origin, table=table, lobby=True)
    gone = msgspec.structs.replace(notice, gone=True)
    if sheet.status != "waiting" or not storage.delete_table(connection, table, gone, sheet.version):
        if not storage.close_table(connection, table, notice):
            raise Refusal("over")
    _log(connection, by, "close", why, table=table)
    return Verdict()


def dismiss(connection: Connection, by: str | None, id: str, why: str) -> Verdict:
    """Nothing is to be done about it."""
    _require_moderator(connection, by)
    row = _report(connection, id)
    if row.account == by:
        raise Denial("out_of_reach")
    connection.execute(update(schema.reports).where(_reports.id == id).values(settled=time()))
    _log(connection, by, "dismiss", why, account=row.account, table=row.table_id)
    return Verdict()


def appoint(connection: Connection, name: str, moderator: bool, why: str, origin: str) -> Verdict:
    """By the operator only. A guest's name would soon be somebody else's."""
    row = find(connection, name)
    if moderator and not row.kept:
        raise Denial("name_not_kept")
    change_row(connection, row.id, moderator=moderator)
    raise_epoch(connection)
    notify(connection, Notice(origin=origin, account=row.id))
    _log(connection, None, "moderator" if moderator else "no-moderator", why, account=row.id)
    return Verdict((row.id,))


def _require_moderator(connection: Connection, by: str | None) -> None:
    if by is not None:
        row = by_id(connection, by)
        if row is None or not row.moderator:
            raise Denial("not_moderator")


def _require_reach(by: str | None, whom: Any) -> None:
    if by is not None and whom is not None and whom.moderator:
        raise Denial("out_of_reach")


def _judged(connection: Connection, by: str | None, body: Whom) -> Any:
    """Whom an act is about. By a report it is the same account, whoever has the name by now."""
    _require_moderator(connection, by)
    if body.report is None:
        row = find(connection, body.name or "")
    else:
        row = by_id(connection, _report(connection, body.report).account)
    _require_reach(by, row)
    return row


def _report(connection: Connection, id: str) -> Any:
    row = connection.execute(select(schema.reports).where(_reports.id == id, _reports.settled.is_(None))).first()
    if row is None:
        raise Denial("unknown_report")
    return row


def _settle(connection: Connection, account: str) -> None:
    """What was done about somebody answers all that was said about them."""
    open = (_reports.account == account, _reports.settled.is_(None))
    connection.execute(update(schema.reports).where(*open).values(settled=time()))


# The log


def _log(
    connection: Connection,
    by: str | None,
    act: Act,
    why: str,
    account: str | None = None,
    table: str | None = None,
    until: float | None = None,
    before: str | None = None,
) -> None:
    connection.execute(
        insert(schema.acts).values(
            id=secrets.token_hex(12),
            at=time(),
            moderator=by,
            operator=by is None,
            act=act,
            account=account,
            before=before,
            table_id=table,
            until=until,
            why=why,
        )
    )


def list_acts(connection: Connection, before: float = inf, show: int = SHOWN) -> Acts:
    moderator = schema.accounts.alias()
    query = (
        select(schema.acts, _accounts.name, moderator.c.name.label("by"))
        .join(schema.accounts, _accounts.id == _acts.account, isouter=True)
        .join(moderator, moderator.c.id == _acts.moderator, isouter=True)
        .where(_acts.at < before)
        .order_by(_acts.at.desc(), _acts.id)
        .limit(show + 1)
    )
    rows = connection.execute(query).all()
    return Acts(
        acts=[
            ActInfo(
                at=row.at,
                act=row.act,
                by=row.by,
                operator=row.operator,
                name=row.name,
                before=row.before,
                table=row.table_id,
                until=row.until,
                why=row.why,
            )
            for row in rows[:show]
        ],
        more=len(rows) > show,
    )


def delete_expired(connection: Connection, days: float, now: float) -> None:
    """Sanctions that are over; reports and acts of long ago."""
    sanctions.delete_expired(connection, now)
    for table in (schema.reports, schema.acts):
        connection.execute(delete(table).where(table.c.at < now - DAY * days))
