"""Tournaments: announced with their terms, entered by name, and what is told of them.

How they are played, round after round by themselves: `organising.py`.
"""

import secrets
from collections import defaultdict
from functools import cached_property
from random import Random
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from filone.kernel import BadSeats
from filone.server import pairing, schema, seeks, storage
from filone.server.clock import time
from filone.server.counting import count_of
from filone.server.errors import Denial
from filone.server.messages import Answer, Key, Request, Seat
from filone.server.ratings import Skill
from filone.server.sanctions import require_voice, require_welcome
from filone.server.standings import WHOLE, Place, Played, Seated, counted, standings
from filone.server.storage import Done
from filone.table.clocks import Live, Slow

Status = Literal["open", "playing", "over", "off"]
System = Literal["swiss", "round_robin"]
MOST: dict[System, int] = {"swiss": 256, "round_robin": 24}
"""People who may enter."""
ENTERED = 10
"""Tournaments that are not over, of one account."""
SHOWN = 50
NOBODY = "—"


class Terms(Request):
    """What is announced. A round robin has as many rounds as it takes; `patience` is for who is late to a live one."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    system: System
    fewest: Seat
    most: Seat
    pace: Live | Slow
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    rated: bool = False
    duplicate: bool = False
    """All tables of a round have the same deal, and seats are compared with the same seats elsewhere."""
    patience: Annotated[int, Meta(ge=1, le=60)] = 5
    """Minutes."""


class NewTournament(Request):
    """The first round begins after so many minutes."""

    key: Key
    terms: Terms
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 60)]


class TournamentInfo(Answer):
    id: str
    terms: Terms
    organiser: str | None
    status: Status
    """`off`: too few came, or the organiser called it off."""
    starts: float
    round: int
    rounds: int
    """How many there will be; 0 while that hangs on who enters."""
    due: float | None
    """When the next round begins, if nobody plays now."""
    people: int
    you: bool
    """You have entered."""
    yours: bool
    """You are the organiser."""


class Tournaments(Answer):
    tournaments: list[TournamentInfo]


class TournamentPlace(Answer):
    """Points and those of the opponents, where a win is 1; `gone` if somebody left."""

    name: str
    points: float
    opponents: float
    you: bool
    gone: bool


class TournamentSeat(Answer):
    """`points` once the table is over."""

    name: str
    points: float | None
    bot: bool
    """A bot plays it: nobody came, or they left."""


class TournamentTable(Answer):
    table: str
    over: bool
    seats: list[TournamentSeat]


class TournamentRound(Answer):
    tables: list[TournamentTable]
    byes: list[str]


class Tournament(Answer):
    info: TournamentInfo
    standings: list[TournamentPlace]
    rounds: list[TournamentRound]


_tournaments, _entrants, _pairings = schema.tournaments.c, schema.entrants.c, schema.pairings.c
_accounts, _tables = schema.accounts.c, schema.tables.c
LIVE = _tournaments.status.in_(["open", "playing"])
_decode = msgspec.json.Decoder(Terms).decode


def terms_of(row: Any) -> Terms:
    return _decode(row.terms)


def check(terms: Terms) -> None:
    """Refused if the game cannot be played so; the same deal is for tables of one size."""
    if not terms.name.isprintable():
        raise Denial("malformed", why="name")
    seeks.check(seeks.Wish(game=terms.game, fewest=terms.fewest, most=terms.most, options=terms.options))
    if terms.duplicate and terms.fewest != terms.most:
        raise BadSeats(game=terms.game, allowed=str(terms.most), seats=str(terms.fewest))


# As it is stored


class Entrant(NamedTuple):
    account: str | None
    name: str
    gone: bool
    rating: float

    @property
    def plays(self) -> bool:
        return self.account is not None and not self.gone


class Known:
    """All of a tournament: its row, its terms, who takes part, and by rounds who played where and how it ended.

    As of the row: a round that another server has made since is none of it.
    """

    def __init__(self, connection: Connection, row: Any) -> None:
        self.row = row
        self.terms = terms_of(row)
        people = connection.execute(
            select(_entrants.number, _entrants.account, _accounts.name, _entrants.gone, _entrants.rating)
            .join(schema.accounts, _accounts.id == _entrants.account, isouter=True)
            .where(_entrants.tournament == row.id)
            .order_by(_entrants.number)
        )
        self.people = {number: Entrant(account, name or NOBODY, *rest) for number, account, name, *rest in people}
        self.rounds: list[list[Any]] = [[] for _ in range(row.round)]
        results, seats = schema.results.c, schema.result_seats.c
        for one in connection.execute(
            select(schema.pairings, seats.rank, seats.score, seats.bot)
            .join(schema.results, results.table_id == _pairings.table_id, isouter=True)
            .join(
                schema.result_seats,
                and_(seats.number == results.number, seats.seat == _pairings.seat),
                isouter=True,
            )
            .where(_pairings.tournament == row.id, _pairings.round <= row.round)
            .order_by(_pairings.round, _pairings.table_id, _pairings.seat, _pairings.number)
        ):
            self.rounds[one.round - 1].append(one)

    @property
    def present(self) -> list[int]:
        return [number for number, one in self.people.items() if one.plays]

    def tables(self, round: list[Any]) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = defaultdict(list)
        for one in round:
            if one.table_id is not None:
                found[one.table_id].append(one)
        return found

    @cached_property
    def played(self) -> list[Played]:
        """What counts: the tables that are over, and where they are compared with each other, only all at once."""
        open_round = self.row.status == "playing" and self.row.due is None
        ended = self.rounds[:-1] if self.terms.duplicate and open_round else self.rounds
        return [
            counted(
                [
                    [Seated(one.number, one.rank, one.score, one.bot is not None) for one in table]
                    for table in self.tables(round).values()
                    if all(one.rank is not None for one in table)
                ],
                [one.number for one in round if one.table_id is None],
                self.terms.duplicate,
            )
            for round in ended
        ]

    def standings(self) -> list[Place]:
        bye = WHOLE if self.terms.system == "swiss" else 0
        ratings = {number: one.rating for number, one in self.people.items()}
        return standings(self.played, ratings, bye)

    def next_round(self) -> tuple[pairing.Round, int]:
        """Who sits with whom next, and how many rounds there are."""
        terms, seed = self.terms, self.row.seed
        if terms.system == "round_robin":
            rounds = pairing.round_robin(list(self.people), terms.fewest, terms.most, seed)
            return rounds[self.row.round] if rounds else pairing.Round([], []), len(rounds)
        order = [one.who for one in self.standings() if self.people[one.who].plays]
        if self.row.round == 0:
            Random(seed).shuffle(order)
        before = [
            pairing.Round(
                [[one.number for one in table] for table in self.tables(round).values()],
                [one.number for one in round if one.table_id is None],
            )
            for round in self.rounds
        ]
        return pairing.swiss(order, before, terms.fewest, terms.most), terms.rounds


def find(connection: Connection, id: str, lock: bool = False) -> Any:
    query = select(schema.tournaments).where(_tournaments.id == id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise Denial("unknown_tournament")
    return row


def known(connection: Connection, id: str) -> Known:
    return Known(connection, find(connection, id))


# What is told


def list_tournaments(connection: Connection, viewer: str | None) -> Tournaments:
    """Those being played and those to come, the soonest first: what is far off hides nothing. Then the last ones."""
    soonest = case((LIVE, _tournaments.starts), else_=-_tournaments.starts)
    rows = connection.execute(select(schema.tournaments).order_by(LIVE.desc(), soonest).limit(SHOWN)).all()
    ids = [row.id for row in rows]
    counted = connection.execute(
        select(_entrants.tournament, func.count().label("people"))
        .where(_entrants.tournament.in_(ids), _entrants.gone.is_(False))
        .group_by(_entrants.tournament)
    )
    people = {row.tournament: row.people for row in counted}
    mine = set(
        connection.scalars(
            select(_entrants.tournament).where(
                _entrants.tournament.in_(ids), _entrants.account == viewer, _entrants.gone.is_(False)
            )
        )
    )
    organisers = {row.account for row in rows}
    named = connection.execute(select(_accounts.id, _accounts.name).where(_accounts.id.in_(organisers)))
    names = {row.id: row.name for row in named}
    return Tournaments(
        tournaments=[_info(row, names.get(row.account), people.get(row.id, 0), row.id in mine, viewer) for row in rows]
    )


def _info(row: Any, organiser: str | None, people: int, you: bool, viewer: str | None) -> TournamentInfo:
    return TournamentInfo(
        id=row.id,
        terms=terms_of(row),
        organiser=organiser,
        status=row.status,
        starts=row.starts,
        round=row.round,
        rounds=row.rounds,
        due=row.due,
        people=people,
        you=you,
        yours=viewer is not None and row.account == viewer,
    )


def show(connection: Connection, id: str, viewer: str | None) -> Tournament:
    it = known(connection, id)
    you = {number for number, one in it.people.items() if viewer is not None and one.account == viewer}
    organiser = connection.scalar(select(_accounts.name).where(_accounts.id == it.row.account))
    return Tournament(
        info=_info(it.row, organiser, len(it.present), any(it.people[one].plays for one in you), viewer),
        standings=[
            TournamentPlace(
                name=it.people[one.who].name,
                points=_told(one.points),
                opponents=_told(one.opponents),
                you=one.who in you,
                gone=not it.people[one.who].plays,
            )
            for one in it.standings()
        ],
        rounds=[_round(it, round, gained) for round, gained in zip(it.rounds, _gained(it), strict=True)],
    )


def _told(gained: int) -> float:
    return round(gained / WHOLE, 2)


def _gained(it: Known) -> list[dict[int, int]]:
    """The points of each round; none yet of one that does not count before it is over."""
    return [round.gained for round in it.played] + [{}] * (len(it.rounds) - len(it.played))


def _round(it: Known, round: list[Any], gained: dict[int, int]) -> TournamentRound:
    return TournamentRound(
        tables=[
            TournamentTable(
                table=id,
                over=all(one.rank is not None for one in table),
                seats=[
                    TournamentSeat(
                        name=it.people[one.number].name,
                        points=_told(gained[one.number]) if one.number in gained else None,
                        bot=one.bot is not None,
                    )
                    for one in table
                ],
            )
            for id, table in it.tables(round).items()
        ],
        byes=[it.people[one.number].name for one in round if one.table_id is None],
    )


# What people do


def announce(connection: Connection, account: str, new: NewTournament, done: Done, most: int) -> None:
    storage.remember(connection, done)
    require_voice(connection, account)
    mine = select(func.count()).where(_tournaments.account == account, LIVE)
    if count_of(connection, account, mine) >= most:
        raise Denial("too_many_tournaments", limit=most)
    starts = time() + 60.0 * new.minutes
    connection.execute(
        insert(schema.tournaments).values(
            id=done.result,
            account=account,
            terms=msgspec.json.encode(new.terms).decode(),
            created=time(),
            starts=starts,
            status="open",
            round=0,
            rounds=new.terms.rounds if new.terms.system == "swiss" else 0,
            due=starts,
            seed=secrets.token_hex(8),
        )
    )


def enter(connection: Connection, id: str, account: str) -> None:
    """Of several who want the last place one gets it."""
    row = find(connection, id, lock=True)
    terms = terms_of(row)
    if row.status != "open" or row.starts <= time():
        raise Denial("entries_closed")
    numbers = connection.execute(select(_entrants.number, _entrants.account).where(_entrants.tournament == id)).all()
    if account in {one.account for one in numbers}:
        return
    if len(numbers) >= MOST[terms.system]:
        raise Denial("tournament_full")
    entered = (
        select(func.count())
        .select_from(schema.entrants.join(schema.tournaments, _tournaments.id == _entrants.tournament))
        .where(_entrants.account == account, _entrants.gone.is_(False), LIVE)
    )
    if count_of(connection, account, entered) >= ENTERED:
        raise Denial("too_many_tournaments", limit=ENTERED)
    ratings = schema.ratings.c
    rating = connection.scalar(
        select(ratings.rating).where(ratings.account == account, ratings.game == terms.game, ratings.size == terms.most)
    )
    connection.execute(
        insert(schema.entrants).values(
            tournament=id,
            number=1 + max((one.number for one in numbers), default=-1),
            account=account,
            gone=False,
            rating=Skill().rating if rating is None else rating,
        )
    )
    require_welcome(connection, account)


def leave(connection: Connection, id: str, account: str) -> None:
    """Before the start without a trace; later a game being played goes on, and there is no next."""
    row = find(connection, id, lock=True)
    mine = and_(_entrants.tournament == id, _entrants.account == account)
    if row.status == "open":
        connection.execute(delete(schema.entrants).where(mine))
    elif row.status == "playing":
        connection.execute(update(schema.entrants).where(mine).values(gone=True))


def leave_all(connection: Connection, account: str) -> None:
    mine = select(_entrants.tournament).where(_entrants.account == account, _entrants.gone.is_(False))
    query = select(_tournaments.id).where(LIVE, _tournaments.id.in_(mine)).order_by(_tournaments.id)
    for id in connection.scalars(query).all():
        leave(connection, id, account)


def call_off(connection: Connection, id: str, account: str) -> None:
    row = find(connection, id, lock=True)
    if row.account != account:
        raise Denial("not_organiser")
    if row.status != "open":
        raise Denial("entries_closed")
    end(connection, id, "off")


def end(connection: Connection, id: str, status: Status) -> None:
    connection.execute(
        update(schema.tournaments).where(_tournaments.id == id).values(status=status, due=None, gather=None)
    )
