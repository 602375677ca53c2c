"""Tables on disk: sheets, moves, chat and notes, and which commands were carried out. Functions on a connection."""

from collections.abc import Callable, Sequence
from math import inf
from time import time
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from filone.server import history, schema
from filone.server.counting import count_of
from filone.server.database import announce, insert_or
from filone.server.errors import Denial
from filone.server.messages import ChatLine, Concern
from filone.server.moving import Row
from filone.server.quotas import DAY, Quotas
from filone.server.sanctions import require_welcome
from filone.table import Played, Sheet, Table
from filone.table.table import Status

KEYS_KEPT = 7 * DAY
LISTED = 200
FIRST = 1
"""The version of a table that was just put up."""
ALLOWANCES_KEPT = DAY
"""Longer than any bucket takes to fill."""


class Conflict(Exception):
    """Another server, or the operator, changed the table first."""


class Repeated(Exception):
    """The command was carried out before; `recall` knows what it gave then."""


class Done(msgspec.Struct, frozen=True):
    """A command as it is remembered: who sent it, about which table (none for a new one), under which key."""

    account: str
    scope: str
    key: str
    result: str = ""


class Moved(msgspec.Struct, frozen=True):
    """Moves that were made, for a server that has the table as it was before them."""

    before: int
    moves: list[Played]
    status: Status
    turn: int
    changed: float

    def sheet_after(self, before: Sheet, version: int) -> Sheet:
        """The sheet of the table after the moves, when nothing else has changed."""
        return msgspec.structs.replace(
            before, version=version, status=self.status, turn=self.turn, changed=self.changed
        )


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What servers tell each other. `turn` is the account whose turn it has become, at a table of this name and game.

    If all that happened is moves, they come along, and nobody need read the table again.
    """

    origin: str
    table: str = ""
    version: int = 0
    moved: Moved | None = None
    turn: str = ""
    name: str = ""
    game: str = ""
    chat: int = 0
    lobby: bool = False
    gone: bool = False
    account: str = ""
    """An account whose sessions or settings changed, or who came or went."""
    to: list[str] = []
    """Accounts that are `told` of what concerns them; `who` did it."""
    told: Concern | None = None
    who: str = ""
    winners: list[str] = []
    """Of a game that is over; a bot has no name."""


def notify(connection: Connection, notice: Notice) -> None:
    """Tell the other servers, if this transaction is committed."""
    if connection.dialect.name == "postgresql":
        announce(connection, payload(notice))


def payload(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


_encode_sheet = msgspec.json.Encoder().encode
read_sheet = msgspec.json.Decoder(Sheet).decode

_update_table = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"), schema.tables.c.version == bindparam("before"))
    .values(
        version=bindparam("after"),
        status=bindparam("new_status"),
        open=bindparam("new_open"),
        changed=bindparam("new_changed"),
        deadline=bindparam("new_deadline"),
        sheet=bindparam("new_sheet"),
    )
)
_insert_moves = insert(schema.moves)
_insert_sitters = insert(schema.sitters)
_insert_command = {
    "sqlite": sqlite.insert(schema.commands).on_conflict_do_nothing().returning(schema.commands.c.key),
    "postgresql": postgresql.insert(schema.commands).on_conflict_do_nothing().returning(schema.commands.c.key),
}


_written: dict[tuple[object, str], tuple[str, list[str] | None]] = {}


def _execute(connection: Connection, statement: Any, *rows: dict[str, Any]) -> Any:
    """As `connection.execute`, for the statements of every move: they are put into words once, and not each time.

    On SQLite the driver itself is asked, which is several times cheaper; `Database.write` gives its errors their names.
    """
    key = statement, connection.dialect.name
    if key not in _written:
        compiled = statement.compile(dialect=connection.dialect, column_keys=list(rows[0]))
        _written[key] = str(compiled), compiled.positiontup if compiled.positional else None
    words, order = _written[key]
    if order is None:
        return connection.exec_driver_sql(words, list(rows) if len(rows) > 1 else rows[0])
    driver: Any = connection.connection.driver_connection
    given = [[row[name] for name in order] for row in rows]
    return driver.execute(words, given[0]) if len(given) == 1 else driver.executemany(words, given)


def create(
    connection: Connection, table: Table, deadline: float | None, done: Done | None, notice: Notice, most: int = 0
) -> None:
    """Store a new table; `Repeated` if the command made one before, refused if the account has `most` already."""
    sheet = table.sheet
    if done is not None:
        remember(connection, done)
        if _put_up(connection, done.account) >= most:
            raise Denial("too_many_tables", limit=most)
    connection.execute(
        insert(schema.tables).values(
            id=sheet.id,
            version=sheet.version,
            game=sheet.game,
            status=sheet.status,
            open=sheet.open,
            changed=sheet.changed,
            deadline=deadline,
            sheet=_encode_sheet(sheet).decode(),
        )
    )
    _write_sitters(connection, sheet)
    _write_moves(connection, sheet.id, table.play.moves, 0)
    notify(connection, notice)


def _put_up(connection: Connection, account: str) -> int:
    """How many tables an account has put up, as far as its commands are remembered; not those that were played out.

    A game that is over at its first version was over when it was brought.
    """
    columns, done = schema.tables.c, schema.commands.c
    mine = (
        select(func.count())
        .select_from(schema.commands.join(schema.tables, done.result == columns.id))
        .where(done.account == account, done.scope == "")
        .where(or_(columns.status.in_(["waiting", "playing"]), columns.version == FIRST))
    )
    return count_of(connection, account, mine)


def save(
    connection: Connection,
    before: Table,
    after: Table,
    deadline: float | None,
    done: Done | None,
    notice: Notice | None,
) -> None:
    """Store what changed; `Conflict` if the table is not what it was, `Repeated` if the command was done before."""
    sheet = after.sheet
    changed = _execute(
        connection,
        _update_table,
        {
            "table_id": sheet.id,
            "before": before.sheet.version,
            "after": sheet.version,
            "new_status": sheet.status,
            "new_open": sheet.open,
            "new_changed": sheet.changed,
            "new_deadline": deadline,
            "new_sheet": _encode_sheet(sheet).decode(),
        },
    )
    if changed.rowcount != 1:
        raise Conflict
    if done is not None:
        remember(connection, done)
    if sheet.chairs != before.sheet.chairs:
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == sheet.id))
        _write_sitters(connection, sheet)
        known = {chair.account for chair in before.sheet.chairs}
        for account in {chair.account for chair in sheet.chairs} - known - {None}:
            require_welcome(connection, account or "")  # who was sent away a moment ago may still be on the way
    first = common_length(before.play.moves, after.play.moves)
    if first < len(before.play.moves):
        connection.execute(
            delete(schema.moves).where(schema.moves.c.table_id == sheet.id, schema.moves.c.number >= first)
        )
    _write_moves(connection, sheet.id, after.play.moves, first)
    if sheet.status == "over" != before.sheet.status:
        history.store(connection, after)
    if notice is not None:
        notify(connection, notice)


def row_of(before: Table, after: Table, deadline: float | None, done: Done | None) -> Row:
    """The same, for moves that are written with others'."""
    sheet, known = after.sheet, len(before.play.moves)
    return Row(
        id=sheet.id,
        before=before.sheet.version,
        after=sheet.version,
        status=sheet.status,
        changed=sheet.changed,
        deadline=deadline,
        sheet=msgspec.Raw(_encode_sheet(sheet)),
        account=None if done is None else done.account,
        key=None if done is None else done.key,
        at=time(),
        known=known,
        moves=after.play.moves[known:],
    )


def remember(connection: Connection, done: Done) -> None:
    """`Repeated` if the command is known; an `IntegrityError` if its account is gone."""
    values = {"account": done.account, "scope": done.scope, "key": done.key, "result": done.result, "at": time()}
    if _execute(connection, _insert_command[connection.dialect.name], values).fetchone() is None:
        raise Repeated


def recall(connection: Connection, account: str, scope: str, key: str) -> str | None:
    """What a command gave when it was carried out; None if it never was."""
    columns = schema.commands.c
    return connection.scalar(
        select(columns.result).where(columns.account == account, columns.scope == scope, columns.key == key)
    )


def delete_expired(connection: Connection, now: float) -> None:
    """Commands that nobody sends again after so long, sessions that have ended, codes that nobody brought
    back, allowances that are full again.
    """
    connection.execute(delete(schema.allowances).where(schema.allowances.c.at < now - ALLOWANCES_KEPT))
    connection.execute(delete(schema.commands).where(schema.commands.c.at < now - KEYS_KEPT))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    connection.execute(delete(schema.codes).where(schema.codes.c.expires < now))


def expired_tables(connection: Connection, quotas: Quotas, now: float) -> list[str]:
    """Tables that nobody needs any more; some of them, if there are many."""
    columns = schema.tables.c
    taken = exists().where(schema.sitters.c.table_id == columns.id)
    query = select(columns.id).where(
        or_(
            and_(columns.status != "over", columns.changed < now - DAY * quotas.days),
            and_(columns.status == "waiting", columns.changed < now - DAY * quotas.waiting_days),
            and_(~taken, columns.changed < now - DAY * quotas.empty_days),
        )
    )
    return list(connection.scalars(query.order_by(columns.changed).limit(LISTED)))


def load(connection: Connection, id: str) -> Table | None:
    text = connection.scalar(select(schema.tables.c.sheet).where(schema.tables.c.id == id))
    if text is None:
        return None
    sheet = read_sheet(text)
    return Table(sheet, _moves(connection, sheet, 0))


def catch_up(connection: Connection, known: Table) -> Table | None:
    """A table of which an older state is known: only what can have changed since is read."""
    id, moves = known.sheet.id, known.play.moves
    text = connection.scalar(select(schema.tables.c.sheet).where(schema.tables.c.id == id))
    if text is None:
        return None
    sheet = read_sheet(text)
    first = max(0, known.play.first_undoable - 1)
    rows = _moves(connection, sheet, first)
    same = 0
    while same < min(len(rows), len(moves) - first) and rows[same] == moves[first + same]:
        same += 1
    if first and not same:  # it was brought back from a backup, and is another game now
        return load(connection, id)
    return known.follow(sheet, rows[same:], first + same)


def _moves(connection: Connection, sheet: Sheet, first: int) -> list[Played]:
    """From number `first` on; what was played since the sheet was read is left for the next time."""
    columns = schema.moves.c
    rows = connection.execute(
        select(columns.move, columns.seat, columns.at, columns.version)
        .where(columns.table_id == sheet.id, columns.number >= first, columns.version <= sheet.version)
        .order_by(columns.number)
    )
    return [Played(*row) for row in rows]


def version_of(connection: Connection, id: str) -> int | None:
    return connection.scalar(select(schema.tables.c.version).where(schema.tables.c.id == id))


def versions_of(connection: Connection, ids: list[str]) -> dict[str, int]:
    columns = schema.tables.c
    rows = connection.execute(select(columns.id, columns.version).where(columns.id.in_(ids)))
    return {row.id: row.version for row in rows}


def overdue(connection: Connection, now: float, but: list[str]) -> list[str]:
    """Tables that somebody must look after, but for those that somebody does."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.deadline <= now, columns.id.not_in(but))
    return list(connection.scalars(query.order_by(columns.deadline).limit(LISTED)))


def waiting_sheets(connection: Connection, before: float, count: int) -> list[Sheet]:
    """The open tables that wait for players, newest first."""
    columns = schema.tables.c
    query = select(columns.sheet).where(columns.status == "waiting", columns.open.is_(True))
    return _newest(connection, query, before, count)


def live_sheets(connection: Connection, count: int) -> list[Sheet]:
    """The open tables where people play, those first where something happened last."""
    columns = schema.tables.c
    query = select(columns.sheet).where(columns.status == "playing", columns.open.is_(True))
    return _newest(connection, query, inf, count)


def sheets_of(connection: Connection, account: str, before: float, count: int) -> list[Sheet]:
    """Where an account sits, or has sat: newest first."""
    columns = schema.tables.c
    query = (
        select(columns.sheet)
        .join(schema.sitters, schema.sitters.c.table_id == columns.id)
        .where(schema.sitters.c.account == account)
    )
    return _newest(connection, query, before, count)


def sheets_inviting(connection: Connection, account: str) -> list[Sheet]:
    """Tables that wait, where somebody invited an account that does not sit there yet."""
    columns, invited = schema.tables.c, schema.invitations.c
    sitting = exists().where(schema.sitters.c.table_id == columns.id, schema.sitters.c.account == account)
    query = (
        select(columns.sheet)
        .join(schema.invitations, invited.table_id == columns.id)
        .where(invited.account == account, columns.status == "waiting", ~sitting)
    )
    return _newest(connection, query, inf, LISTED)


def sheets_after(connection: Connection, account: str, after: str) -> list[Sheet]:
    """Where an account sits, by id, from one on: all of them, some at a time."""
    columns, sitters = schema.tables.c, schema.sitters.c
    query = select(columns.sheet).where(
        columns.id > after, exists().where(sitters.table_id == columns.id, sitters.account == account)
    )
    return [read_sheet(text) for text in connection.scalars(query.order_by(columns.id).limit(LISTED))]


def tables_of(connection: Connection, account: str) -> list[str]:
    columns = schema.sitters.c
    return list(connection.scalars(select(columns.table_id).where(columns.account == account).distinct()))


def _newest(connection: Connection, query: Select[Any], before: float, count: int) -> list[Sheet]:
    changed = schema.tables.c.changed
    newest = query.where(changed < before).order_by(changed.desc()).limit(count)
    return [read_sheet(text) for text in connection.scalars(newest)]


def delete_table(connection: Connection, id: str, notice: Notice, version: int | None = None) -> bool:
    """With a version, only if the table is still at it."""
    query = delete(schema.tables).where(schema.tables.c.id == id)
    if version is not None:
        query = query.where(schema.tables.c.version == version)
    gone = connection.execute(query).rowcount > 0
    if gone:
        notify(connection, notice)
    return gone


def say(
    connection: Connection,
    table: str,
    account: str,
    seat: int | None,
    name: str,
    text: str,
    done: Done,
    origin: str,
    kept: int,
) -> ChatLine:
    """Add a line to a table's chat; lines are numbered by the database, and so many are kept."""
    remember(connection, done)
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
    columns = schema.chat.c
    number = 1 + (connection.scalar(select(func.max(columns.number)).where(columns.table_id == table)) or 0)
    line = ChatLine(table=table, number=number, seat=seat, name=name, text=text, at=time())
    connection.execute(
        insert(schema.chat).values(
            table_id=table, number=number, account=account, seat=seat, name=name, text=text, at=line.at
        )
    )
    connection.execute(delete(schema.chat).where(columns.table_id == table, columns.number <= number - kept))
    notify(connection, Notice(origin=origin, table=table, chat=number))
    return line


def chat_since(connection: Connection, table: str, since: int) -> list[ChatLine]:
    """The lines after number `since`; the newest if there are many."""
    columns = schema.chat.c
    rows = connection.execute(
        select(schema.chat)
        .where(columns.table_id == table, columns.number > since)
        .order_by(columns.number.desc())
        .limit(LISTED)
    ).all()
    return [chat_line(row) for row in reversed(rows)]


def chat_line(row: Any) -> ChatLine:
    """A line as it is read: of one that is hidden nothing but whose it was."""
    return ChatLine(
        table=row.table_id,
        number=row.number,
        seat=row.seat,
        name=row.name,
        text="" if row.hidden else row.text,
        at=row.at,
        hidden=row.hidden,
    )


def read_notes(connection: Connection, table: str, account: str) -> str:
    columns = schema.notes.c
    return connection.scalar(select(columns.text).where(columns.table_id == table, columns.account == account)) or ""


def write_notes(connection: Connection, table: str, account: str, text: str, quotas: Quotas) -> None:
    """Keep somebody's notes; empty ones are none. Refused if those on other tables leave no room for them."""
    columns = schema.notes.c
    if not text:
        connection.execute(delete(schema.notes).where(columns.table_id == table, columns.account == account))
        return
    mine = columns.account == account, columns.table_id != table
    others, size = connection.execute(select(func.count(), func.sum(func.length(columns.text))).where(*mine)).one()
    if others >= quotas.notes:
        raise Denial("too_many_notes", limit=quotas.notes)
    if (size or 0) + len(text) > 1000 * quotas.notes_size:
        raise Denial("too_large", limit=quotas.notes_size)
    values = {"table_id": table, "account": account, "text": text}
    connection.execute(
        insert_or(connection, schema.notes)
        .values(values)
        .on_conflict_do_update(index_elements=["table_id", "account"], set_={"text": text})
    )


def close_table(connection: Connection, id: str, notice: Notice) -> bool:
    """Stop a game for good; a table that waits for players is no longer listed."""
    table = _lock(connection, id)
    if table is None or table.sheet.status in {"over", "adjourned"}:
        return False
    closed = table.copy()
    closed.raise_version()
    closed.change(status="adjourned")
    closed.update_sheet(time())
    save(connection, table, closed, None, None, msgspec.structs.replace(notice, version=closed.sheet.version))
    return True


def vacate(connection: Connection, id: str, account: str, bot: str, notice: Notice, name: str | None = None) -> None:
    """Free a table of an account that goes."""
    change(connection, id, lambda table: table.vacate(account, bot, name), notice)


def change(
    connection: Connection, id: str, act: Callable[[Table], None], notice: Notice, quietly: bool = False
) -> None:
    """Do something at a table, if there is one; one that waits and that nobody sits at any more goes.

    What is done `quietly` is no news: lists have the table where it was.
    """
    table = _lock(connection, id)
    if table is None:
        return
    left = table.copy()
    act(left)
    if left.sheet.version == table.sheet.version:
        return
    left.update_sheet(table.sheet.changed if quietly else time())
    sheet = left.sheet
    if sheet.status == "waiting" and not any(chair.account for chair in sheet.chairs):
        delete_table(connection, id, msgspec.structs.replace(notice, gone=True))
        return
    at_once = 0.0
    save(connection, table, left, left.next_look(at_once), None, msgspec.structs.replace(notice, version=sheet.version))


def _lock(connection: Connection, id: str) -> Table | None:
    """A table that nobody else changes before this transaction ends."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update())
    return load(connection, id)


def list_tables(connection: Connection) -> list[Sheet]:
    """All of them, for the operator."""
    columns = schema.tables.c
    return [read_sheet(text) for text in connection.scalars(select(columns.sheet).order_by(columns.changed.desc()))]


def common_length(before: Sequence[Played], after: Sequence[Played]) -> int:
    """How many moves at the beginning are the same; only the last stretch can differ."""
    first = min(len(before), len(after))
    while first and before[first - 1] is not after[first - 1]:
        first -= 1
    return first


def _write_moves(connection: Connection, id: str, moves: Sequence[Played], first: int) -> None:
    rows = [
        {
            "table_id": id,
            "number": number,
            "move": played.move,
            "seat": played.seat,
            "at": played.at,
            "version": played.version,
        }
        for number, played in enumerate(moves[first:], first)
    ]
    if rows:
        _execute(connection, _insert_moves, *rows)


def _write_sitters(connection: Connection, sheet: Sheet) -> None:
    rows = [
        {"table_id": sheet.id, "account": chair.account, "seat": seat}
        for seat, chair in enumerate(sheet.chairs)
        if chair.account is not None
    ]
    if rows:
        connection.execute(_insert_sitters, rows)
