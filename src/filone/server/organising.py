"""Tournaments play themselves, round after round.

Whichever server sees that a round is due plans it and makes its tables; the transaction that stores them finds the
tournament as it was planned for, or stores nothing. So a round is made once, and a restart goes on where it was.

Whoever does not come to a live round in time, or leaves the seat later, has it played by a bot and gets nothing for
it; in a slow one the clock alone says who is late. Where all tables of a round have the same deal they are sealed
until it is over.
"""

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from random import Random
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, exists, insert, select, update

from filone.bots.levels import SUBSTITUTE
from filone.kernel.dice import Dice
from filone.server import history, pairing, schema, storage
from filone.server.accounts import Account
from filone.server.clock import time
from filone.server.commands import ATTEMPTS, Commands
from filone.server.errors import Denial
from filone.server.news import started
from filone.server.pools import Pools
from filone.server.quotas import DAY
from filone.server.storage import Conflict, Done, Notice, Repeated
from filone.server.tasks import do_each
from filone.server.tournaments import LIVE, Known, NewTournament, announce, check, end, find, known, terms_of
from filone.table import Chair, Table
from filone.table.clocks import Live

SCOPE = "tournament"
BREAK = 60.0
"""Seconds between two rounds, to look at the standings, or to leave."""
AT_ONCE = 50
"""Tournaments that are seen to in one go."""
SHUT = 3650 * DAY
"""Longer than any round: sealed tables are opened when it is over."""
OFF_KEPT = 7 * DAY

_tournaments, _pairings, _tables = schema.tournaments.c, schema.pairings.c, schema.tables.c
_unfinished = exists().where(
    _pairings.tournament == _tournaments.id,
    _pairings.round == _tournaments.round,
    _tables.id == _pairings.table_id,
    _tables.status.in_(["waiting", "playing"]),
)


def due(connection: Connection) -> list[str]:
    """Where a round must begin."""
    return list(connection.scalars(select(_tournaments.id).where(LIVE, _tournaments.due <= time()).limit(AT_ONCE)))


def late(connection: Connection) -> list[str]:
    """Where whoever is not there has lost the round."""
    playing = and_(_tournaments.status == "playing", _tournaments.gather <= time())
    return list(connection.scalars(select(_tournaments.id).where(playing).limit(AT_ONCE)))


def finished(connection: Connection) -> list[str]:
    """Where all tables of a round are over, or were closed."""
    playing = and_(_tournaments.status == "playing", _tournaments.due.is_(None), ~_unfinished)
    return list(connection.scalars(select(_tournaments.id).where(playing).limit(AT_ONCE)))


class Made(NamedTuple):
    """A table of the next round, with who sits there by number."""

    table: Table
    numbers: list[int]
    notice: Notice
    deadline: float | None


def begin(connection: Connection, it: Known, round: pairing.Round, made: list[Made], rounds: int) -> None:
    """The next round, as it was planned; `Conflict` if another server was faster, or somebody has just come or gone."""
    id = it.row.id
    row = find(connection, id, lock=True)
    if row != it.row or Known(connection, row).people != it.people:
        raise Conflict
    if not made:
        end(connection, id, "off" if row.round == 0 else "over")
        return
    seated = []
    for one in made:
        storage.create(connection, one.table, one.deadline, None, one.notice)
        seated += [(number, one.table.sheet.id, seat) for seat, number in enumerate(one.numbers)]
    playing = {number for number, *_ in seated}
    rest = [number for number in (*round.byes, *(n for group in round.groups for n in group)) if number not in playing]
    connection.execute(
        insert(schema.pairings),
        [
            {"tournament": id, "round": row.round + 1, "number": number, "table_id": table, "seat": seat}
            for number, table, seat in [*seated, *((number, None, None) for number in rest)]
        ],
    )
    gather = time() + 60.0 * it.terms.patience if isinstance(it.terms.pace, Live) else None
    connection.execute(
        update(schema.tournaments)
        .where(_tournaments.id == id)
        .values(status="playing", round=row.round + 1, rounds=rounds, due=None, gather=gather)
    )


def close_round(connection: Connection, id: str) -> None:
    """The next is due after a break, or it is over."""
    row = find(connection, id, lock=True)
    left = connection.scalar(select(_unfinished).where(_tournaments.id == id))
    if row.status != "playing" or row.due is not None or left:
        return
    played = select(_pairings.table_id).where(_pairings.tournament == id, _pairings.round == row.round).distinct()
    if terms_of(row).duplicate:
        history.publish(connection, connection.scalars(played.where(_pairings.table_id.is_not(None))))
    if row.round >= row.rounds:
        end(connection, id, "over")
        return
    connection.execute(update(schema.tournaments).where(_tournaments.id == id).values(due=time() + BREAK, gather=None))


def delete_expired(connection: Connection) -> None:
    """Those that never came to be."""
    connection.execute(
        delete(schema.tournaments).where(_tournaments.status == "off", _tournaments.starts < time() - OFF_KEPT)
    )


class Organising:
    """The tournaments of a running server."""

    def __init__(self, commands: Commands, pools: Pools) -> None:
        self.commands = commands
        self.database = commands.database
        self.rooms = commands.rooms
        self.news = commands.news
        self.pools = pools

    async def announce(self, account: Account, new: NewTournament) -> str:
        await self.pools.tables.run(account.id, check, new.terms)
        done = Done(account.id, SCOPE, new.key, secrets.token_hex(12))
        most = self.commands.quotas.tournaments
        try:
            await self.news.change_lobby(partial(announce, account=account.id, new=new, done=done, most=most))
        except Repeated:
            recall = partial(storage.recall, account=account.id, scope=SCOPE, key=new.key)
            return await self.database.read(recall) or ""
        return done.result

    async def sweep(self) -> None:
        """Whatever is due, wherever it was announced."""
        await do_each(await self.database.read(late), self._forfeit)
        await do_each(await self.database.read(finished), self._close)
        await do_each(await self.database.read(due), self._begin)

    async def delete_expired(self) -> None:
        await self.database.write(delete_expired)

    async def _begin(self, id: str) -> None:
        it = await self.database.read(partial(known, id=id))
        round, rounds, made = await self.pools.tables.run(id, _plan, it, self.news.origin, self.commands.bot_limit)
        try:
            await self.news.change_lobby(partial(begin, it=it, round=round, made=made, rounds=rounds))
        except Conflict:
            return
        for one in made:
            self.news.spread(one.notice)

    async def _close(self, id: str) -> None:
        it = await self.database.read(partial(known, id=id))
        if it.terms.duplicate:
            for table in it.tables(it.rounds[-1]):
                await self._at(table, _open)
        await self.news.change_lobby(partial(close_round, id=id))

    async def _forfeit(self, id: str) -> None:
        """A bot plays for who is not there and has not moved."""
        it = await self.database.read(partial(known, id=id))
        people = {one.account for one in it.people.values() if one.account is not None}
        here = await self.commands.news.accounts.present(sorted(people))
        for table in it.tables(it.rounds[-1]):
            await self._at(table, partial(_replace_absent, here=here))
        came = update(schema.tournaments).where(_tournaments.id == id, _tournaments.gather == it.row.gather)
        await self.database.write(lambda connection: connection.execute(came.values(gather=None)))

    async def _at(self, table: str, act: Callable[[Table], None]) -> None:
        """Do something at a table, unless it is gone. Whoever moves there meanwhile comes first."""
        try:
            room = await self.rooms.get(table)
        except Denial:
            return None
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self.rooms.refresh(room)
                with suppress(Conflict):
                    return await self.commands.change(room, act, None)
        raise Denial("busy", wait=1)


def _open(table: Table) -> None:
    if table.sheet.sealed:
        table.change(sealed=0.0)
        table.raise_version()


def _replace_absent(table: Table, here: set[str]) -> None:
    if table.sheet.status != "playing":
        return
    moved = {one.seat for one in table.play.moves}
    for seat, chair in enumerate(table.sheet.chairs):
        if chair.person and chair.account not in here and seat not in moved:
            table.hand_over(seat, SUBSTITUTE)


def _plan(it: Known, origin: str, bot_limit: float) -> tuple[pairing.Round, int, list[Made]]:
    """The next round and its tables. Where nobody is left to play there is none."""
    round, rounds = it.next_round()
    draw = Random(f"{it.row.seed}/{it.row.round}")
    secret = Dice().secret.hex()
    made = []
    for group in round.groups:
        numbers = draw.sample(group, len(group))
        if any(it.people[number].plays for number in numbers):
            table = _begun(it, numbers, secret)
            made.append(Made(table, numbers, started(table, origin), table.next_look(time() + bot_limit)))
    return round, rounds, made


def _begun(it: Known, numbers: Iterable[int], secret: str) -> Table:
    terms, people = it.terms, [it.people[number] for number in numbers]
    host = next(one.account for one in people if one.plays)
    assert host is not None
    table = Table.new(
        game=terms.game,
        seats=len(people),
        options=terms.options,
        now=time(),
        host=host,
        name=terms.name,
        pace=terms.pace,
        timeout="seat",
        open=not terms.duplicate,
        rated=terms.rated,
    )
    for one in people:
        name = None if one.account is None else one.name
        table.sit(None, Chair(one.account, name, None if one.plays else SUBSTITUTE))
    table.change(challenge=it.row.id)
    if terms.duplicate:
        table.change(secret=secret, sealed=time() + SHUT)
    table.start(host, time())
    table.update_sheet(time())
    return table
