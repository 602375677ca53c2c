"""Games that are over, kept to be asked: a result is stored with the move that ends the game, or not at all.

Ratings and tallies follow from the results, in the same transaction; `renewal.py` works both out anew.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from filone.kernel.findings import Finding
from filone.server import schema
from filone.server.database import insert_or
from filone.server.ratings import Rated, Skill, rate
from filone.table import Table

LOCK = 4617316
_decode = msgspec.json.Decoder(list[Finding]).decode


def store(connection: Connection, table: Table) -> None:
    """The result of a game that has just ended. Results are numbered one after the other, in every database."""
    sheet, outcome = table.sheet, table.play.state.outcome()
    one_at_a_time(connection)
    people = [chair.account for chair in sheet.chairs if chair.account is not None]
    here = sheet.elsewhere == 0
    sealed = sheet.sealed > 0  # what was found would tell of the deal, and one deal counts once, not at every table
    result = {
        "number": 1 + (connection.scalar(select(func.max(schema.results.c.number))) or 0),
        "table_id": sheet.id,
        "game": sheet.game,
        "size": len(sheet.chairs),
        "name": sheet.name,
        "finished": sheet.changed,
        "rated": sheet.rated and here and bool(people) and len(sheet.chairs) > 1,
        "public": (sheet.open or sheet.rated) and not sealed,
        "counts": here and bool(people) and not sealed,
    }
    found = _findings(table)
    seats: list[dict[str, Any]] = [
        {name: result[name] for name in ("number", "game", "size", "finished", "public")}
        | {
            "seat": seat,
            "player": chair.account,
            "bot": chair.bot,
            "rank": outcome.ranks[seat],
            "score": outcome.scores[seat],
            "won": seat in outcome.winners,
            "mu": None,
            "sigma": None,
            "findings": msgspec.json.encode([one for one in found if one.seat == seat]).decode(),
        }
        for seat, chair in enumerate(sheet.chairs)
    ]
    if result["rated"]:
        _rate(connection, sheet.game, seats)
    connection.execute(insert(schema.results).values(result))
    connection.execute(insert(schema.result_seats), seats)
    if result["counts"]:
        tally(connection, sheet.game, len(seats), counted(seats))


def publish(connection: Connection, tables: Iterable[str]) -> None:
    """Tables that were sealed when they ended are sealed no more: everybody may see what was rated."""
    results, seats = schema.results.c, schema.result_seats.c
    numbers = list(connection.scalars(select(results.number).where(results.table_id.in_(list(tables)), results.rated)))
    connection.execute(update(schema.results).where(results.number.in_(numbers)).values(public=True))
    connection.execute(update(schema.result_seats).where(seats.number.in_(numbers)).values(public=True))


def one_at_a_time(connection: Connection) -> None:
    """Nobody else stores a result before this transaction ends, so that their order is that of their numbers."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _findings(table: Table) -> list[Finding]:
    """Of the game itself, and of every game: who began, who was second."""
    played = [(one.seat, one.move) for one in table.play.moves]
    order = list(dict.fromkeys(seat for seat, _ in played if seat >= 0))
    places = [Finding(seat, "place", str(place)) for place, seat in enumerate(order, 1)]
    return places + table.game.findings(table.play.state, played)


# Ratings


def _rate(connection: Connection, game: str, seats: list[dict[str, Any]]) -> None:
    columns, size = schema.ratings.c, len(seats)
    players = [seat["player"] for seat in seats if seat["player"] is not None]
    rows = connection.execute(
        select(columns.account, columns.mu, columns.sigma, columns.games).where(
            columns.account.in_(players), columns.game == game, columns.size == size
        )
    )
    known = {row.account: (Skill(row.mu, row.sigma), row.games) for row in rows}
    for account, skill in after(game, seats, {account: skill for account, (skill, _) in known.items()}).items():
        games = known[account][1] + 1 if account in known else 1
        values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.rating, "games": games}
        connection.execute(
            insert_or(connection, schema.ratings)
            .values(account=account, game=game, size=size, **values)
            .on_conflict_do_update(index_elements=["account", "game", "size"], set_=values)
        )


def after(game: str, seats: list[dict[str, Any]], known: dict[str, Skill]) -> dict[str, Skill]:
    """The skills after a game of those who played it, written on their seats too."""
    rated = [
        Rated(
            seat["rank"],
            seat["bot"],
            left=seat["player"] is not None and seat["bot"] is not None,
            before=None if seat["player"] is None else known.get(seat["player"], Skill()),
        )
        for seat in seats
    ]
    skills = {}
    for seat, skill in zip(seats, rate(game, rated), strict=True):
        if skill is not None:
            seat["mu"], seat["sigma"] = skill
            skills[seat["player"]] = skill
    return skills


# Tallies


def counted(seats: Iterable[dict[str, Any]]) -> Counter[tuple[str, str, bool]]:
    """How often each thing was found, with whether it had won."""
    return Counter(
        (one.kind, one.thing, seat["won"] if one.won is None else one.won)
        for seat in seats
        for one in _decode(seat["findings"])
    )


def tally(connection: Connection, game: str, size: int, found: Counter[tuple[str, str, bool]]) -> None:
    columns = schema.tallies.c
    rows = [
        {
            "game": game,
            "size": size,
            "kind": kind,
            "thing": thing,
            "played": found[kind, thing, True] + found[kind, thing, False],
            "won": found[kind, thing, True],
        }
        for kind, thing in sorted({(kind, thing) for kind, thing, _ in found})
    ]
    if rows:
        adding = insert_or(connection, schema.tallies)
        more = {name: columns[name] + adding.excluded[name] for name in ("played", "won")}
        connection.execute(
            adding.on_conflict_do_update(index_elements=["game", "size", "kind", "thing"], set_=more), rows
        )


# Tables of before


def next_in_backlog(connection: Connection) -> str | None:
    return connection.scalar(select(schema.backlog.c.table_id).limit(1))


def catch_up(connection: Connection, id: str, table: Table | None) -> None:
    """The result of a table that was over before results were kept; of several servers one stores it.

    What nobody played here, or what is there no more, has none.
    """
    taken = connection.execute(
        delete(schema.backlog).where(schema.backlog.c.table_id == id).returning(schema.backlog.c.table_id)
    ).first()
    if taken is not None and table is not None and is_played(table):
        store(connection, table)


def is_played(table: Table) -> bool:
    """Was any of it played here? A finished game from a file was not."""
    return table.sheet.elsewhere < len(table.play.moves)
