"""Challenges: the deal of the week, which everybody plays in the same seat with the same dice, and Caverna alone.

The deal is compared as in duplicate bridge: of what the same cards gave others, how much did you beat? Nobody sees a
table of it but who plays there, and nobody gets its secret, until the week is over; then all of them can be replayed
and checked against the commitment. Each account plays once. Somebody with two accounts can still play twice, so only
names that are kept and older than the week are ranked; the others are listed below, out of competition.

Caverna alone has no chance at all: everybody starts the same, as often as they like, and the best score counts.
"""

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from functools import partial
from time import monotonic
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from filone.kernel.dice import Dice
from filone.server import schema
from filone.server.accounts import Account
from filone.server.commands import Commands
from filone.server.counting import count_of
from filone.server.database import insert_or
from filone.server.messages import Answer
from filone.server.quotas import DAY
from filone.server.storage import Conflict, read_sheet
from filone.table import Chair, Sheet, Table

SOLO = "solo"
GAMES = (("saboteur", 4), ("eldorado", 3), ("valdora", 3), ("caverna", 2))
"""What is dealt, week after week, and at how large a table."""
BOT = "adept"
SEAT = 0
MOST = 1000
"""So many entries of a challenge are compared."""
SHOWN = 50
LOOKED_AT = 4
"""Challenges whose games are kept in memory: those of this week and the last, and Caverna alone."""
FRESH = 60.0


class Week(NamedTuple):
    """A week from Monday to Sunday, as the whole world counts the hours."""

    name: str
    start: float
    end: float
    game: str
    seats: int


def week_at(now: float) -> Week:
    day = datetime.fromtimestamp(now, UTC)
    monday = datetime(day.year, day.month, day.day, tzinfo=UTC) - timedelta(days=day.weekday())
    year, number, _ = monday.isocalendar()
    game, seats = GAMES[monday.toordinal() // 7 % len(GAMES)]
    return Week(f"{year}-W{number:02}", monday.timestamp(), monday.timestamp() + 7 * DAY, game, seats)


# What is told


class Standing(Answer):
    """A result. `better` is of how many of a hundred others it is better, those as good counting half."""

    name: str
    score: int
    margin: int
    """How much more than the best of the others at the table, or less."""
    better: int
    ranked: bool
    you: bool
    table: str | None
    """To be replayed, when that is no secret any more."""


class Deal(Answer):
    """The deal of a week. `table` is yours, `secret` is told when the week is over."""

    week: str
    game: str
    seats: int
    bot: str
    until: float
    commitment: str
    table: str | None
    standings: list[Standing]
    secret: str | None = None


class Solo(Answer):
    """Caverna alone: the best of each player. `table` is yours, if you have not finished it."""

    game: str
    table: str | None
    standings: list[Standing]


class PuzzleInfo(Answer):
    """The puzzle of the day."""

    game: str
    name: str


class Challenges(Answer):
    day: str
    puzzles: list[PuzzleInfo]
    deal: Deal
    past: Deal | None
    """The week before, opened."""
    solo: Solo


# What is stored


class Entry(NamedTuple):
    """A finished game of a challenge."""

    account: str
    name: str
    kept: bool
    """The name is kept."""
    created: float
    sheet: Sheet

    @property
    def result(self) -> tuple[int, int]:
        """The score, and the margin over the best of the others."""
        mine, others = self.sheet.final[SEAT], self.sheet.final[SEAT + 1 :]
        return mine, mine - max(others, default=0)


def secret_of(connection: Connection, week: str) -> str:
    """The dice of a week, made by whoever asks first."""
    values = {"week": week, "secret": Dice().secret.hex()}
    connection.execute(insert_or(connection, schema.deals).values(**values).on_conflict_do_nothing())
    return known_secret(connection, week) or ""


def known_secret(connection: Connection, week: str) -> str | None:
    return connection.scalar(select(schema.deals.c.secret).where(schema.deals.c.week == week))


def table_of(connection: Connection, challenge: str, account: str) -> tuple[str, str] | None:
    """Where an account last played a challenge, and the status of that table."""
    entries, tables = schema.entries.c, schema.tables.c
    found = connection.execute(
        select(tables.id, tables.status)
        .join_from(schema.entries, schema.tables, entries.table_id == tables.id)
        .where(entries.challenge == challenge, entries.account == account)
        .order_by(entries.number.desc())
        .limit(1)
    ).first()
    return None if found is None else (found.id, found.status)


def enter(connection: Connection, challenge: str, account: str, table: str) -> None:
    """Once for a deal, alone one after the other: else `Conflict`, and the table that came with it is not kept."""
    entries = schema.entries.c
    mine = select(func.count()).where(entries.challenge == challenge, entries.account == account)
    number = count_of(connection, account, mine)
    last = table_of(connection, challenge, account)
    if last is not None and (challenge != SOLO or last[1] != "over"):
        raise Conflict
    connection.execute(
        insert(schema.entries).values(challenge=challenge, account=account, number=number, table_id=table)
    )


def finished(connection: Connection, challenge: str) -> list[Entry]:
    """The games that were played to their end by those who began them, newest first."""
    entries, accounts, tables = schema.entries.c, schema.accounts.c, schema.tables.c
    rows = connection.execute(
        select(accounts.id, accounts.name, accounts.kept, accounts.created, tables.sheet)
        .join_from(schema.entries, schema.tables, entries.table_id == tables.id)
        .join(schema.accounts, entries.account == accounts.id)
        .where(entries.challenge == challenge, tables.status == "over")
        .order_by(tables.changed.desc())
        .limit(MOST)
    )
    found = [Entry(row.id, row.name, row.kept, row.created, read_sheet(row.sheet)) for row in rows]
    return [entry for entry in found if entry.sheet.chairs[SEAT].bot is None and entry.sheet.final]


class Finished:
    """The finished games of the challenges that people look at: a thousand sheets, read again when there is another, or
    after a while, should somebody have another name."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, float, list[Entry]]] = OrderedDict()

    def of(self, connection: Connection, challenge: str) -> list[Entry]:
        entries, tables = schema.entries.c, schema.tables.c
        over = (
            select(func.count())
            .select_from(schema.entries.join(schema.tables, entries.table_id == tables.id))
            .where(entries.challenge == challenge, tables.status == "over")
        )
        number, now = connection.scalar(over) or 0, monotonic()
        known, until, found = self._known.get(challenge, (-1, 0.0, []))
        if number != known or until < now:
            found = finished(connection, challenge)
            self._known[challenge] = number, now + FRESH, found
            while len(self._known) > LOOKED_AT:
                self._known.popitem(last=False)
        return found


# Standings


def standings(entries: list[Entry], you: str | None, before: float, shown: bool) -> list[Standing]:
    """The ranked ones first, the best first. Whoever plays several times is there with the best."""
    best: dict[str, tuple[tuple[int, int], Entry]] = {}
    for entry in entries:
        result, known = entry.result, best.get(entry.account)
        if known is None or result > known[0]:
            best[entry.account] = result, entry
    results = sorted(result for result, _ in best.values())

    def is_ranked(entry: Entry) -> bool:
        return entry.kept and entry.created < before

    def place(one: tuple[tuple[int, int], Entry]) -> tuple[bool, int, int, str]:
        (score, margin), entry = one
        return not is_ranked(entry), -score, -margin, entry.name

    return [
        Standing(
            name=entry.name,
            score=result[0],
            margin=result[1],
            better=_better(result, results),
            ranked=is_ranked(entry),
            you=entry.account == you,
            table=entry.sheet.id if shown else None,
        )
        for number, (result, entry) in enumerate(sorted(best.values(), key=place))
        if number < SHOWN or entry.account == you
    ]


def _better(mine: tuple[int, int], results: list[tuple[int, int]]) -> int:
    """Matchpoints among results in order, in percent: alone one has done as well as can be."""
    others = len(results) - 1
    if not others:
        return 100
    beaten = bisect_left(results, mine) + bisect_right(results, mine) - 1
    return round(50 * beaten / others)


# Playing


async def play(commands: Commands, account: Account, key: str, week: Week | None, now: float) -> str:
    """The table of an account for the deal of a week, or for Caverna alone; a new one if there is none."""
    challenge = week.name if week else SOLO
    find = partial(table_of, challenge=challenge, account=account.id)
    found = await commands.database.read(find)
    if found is None or (week is None and found[1] == "over"):
        secret = await commands.database.write(partial(secret_of, week=week.name)) if week else None
        table = new_table(week, secret, account, now)
        along = partial(enter, challenge=challenge, account=account.id, table=table.sheet.id)
        try:
            made = await commands.create(table, account, key, along)
        except Conflict:  # asked twice at once: the other table counts
            found = await commands.database.read(find)
            if found is None:
                raise
        else:
            found = made.sheet.id, made.sheet.status
    if found[1] == "waiting":
        await commands.run(found[0], account, key, partial(_start, account=account.id, now=now))
    return found[0]


def _start(table: Table, account: str, now: float) -> None:
    """Unless it was done just now."""
    if table.sheet.status == "waiting":
        table.start(account, now)


def new_table(week: Week | None, secret: str | None, account: Account, now: float) -> Table:
    game, seats = (week.game, week.seats) if week else ("caverna", 1)
    table = Table.new(game=game, seats=seats, options={}, now=now, host=account.id, open=False)
    table.sit(SEAT, Chair(account.id, account.name))
    for seat in range(1, seats):
        table.sit(seat, Chair(bot=BOT))
    if week and secret:
        table.change(challenge=week.name, secret=secret, sealed=week.end)
    else:
        table.change(challenge=SOLO)
    return table
