"""Ratings and tallies come out the same when they are worked out anew, whatever the results came from."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from filone.bots.levels import SUBSTITUTE
from filone.cli.main import main
from filone.kernel import OVER
from filone.server import schema, storage
from filone.server.accounts import delete_account
from filone.server.storage import Notice
from server.harness import Player, Running, start
from server.test_history import play, rows
from server.test_tournaments import LIVE, announce, enter, hurry, play_round

Make = Callable[..., Player]


def snapshot(server: Running) -> tuple[Any, ...]:
    """Everything that follows from the results."""
    with server.hall.database.engine.connect() as connection:
        return tuple(
            sorted(tuple(row) for row in connection.execute(select(*columns)))
            for columns in (
                schema.ratings.c,
                schema.tallies.c,
                [schema.result_seats.c[name] for name in ("number", "seat", "rank", "mu", "sigma")],
            )
        )


def finish(connection: Connection, id: str) -> None:
    """Whoever is on turn keeps, as the caretaker would have it."""
    table = storage.load(connection, id)
    assert table is not None
    ended = table.copy()
    while ended.turn != OVER:
        ended.play_for(ended.turn, ended.play.state.moves()[0], 1.0)
    ended.update_sheet(1.0)
    storage.save(connection, table, ended, None, None, Notice(origin="test"))


def hold_cup(server: Running, people: dict[str, Player], **terms: Any) -> None:
    """Two rounds of a tournament: all come to the first; whoever does not begin a game of the second is too late."""
    someone = next(iter(people.values()))
    cup = announce(someone, rated=True, rounds=2, pace=LIVE, **terms)
    for one in people.values():
        enter(one, cup)
    hurry(server)
    play_round(people, someone.get(f"tournaments/{cup}"))
    hurry(server)
    for table in someone.get(f"tournaments/{cup}")["rounds"][1]["tables"]:
        seated = (people[seat["name"]] for seat in table["seats"])
        first = next(one for one in seated if one.position(table["table"])["moves"])
        first.move(first.position(table["table"]), "keep")
    hurry(server, "gather")


def test_after_games_of_all_kinds(
    server: Running, database: str, player: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rated or not, with bots, with somebody who left, in tournaments, of somebody who is gone for ever."""
    rng = Random(5)
    people = [player(f"P{number}") for number in range(4)]
    for number in range(12):
        some = rng.sample(people, rng.choice([2, 3]))
        table = start(some, rated=number % 4 != 3)
        if number == 5:
            quitter = some.pop()
            quitter.command(table, "resign", seat=len(some), bot="random")
            with server.hall.database.engine.begin() as connection:
                finish(connection, table)
            continue
        play(some, table, rng.choice)
    for bots in ({"1": "random"}, {"1": "novice", "2": "random"}):
        table = start(people[:1], rated=True, bots=bots)
        with server.hall.database.engine.begin() as connection:
            finish(connection, table)
    named = {str(one.name): one for one in people}
    hold_cup(server, named)
    hold_cup(server, named, duplicate=True, system="round_robin")
    with server.hall.database.engine.begin() as connection:
        delete_account(connection, people[3].id, "test")
    seats = rows(server, schema.result_seats, "number")
    assert {seat["bot"] for seat in seats if seat["player"] is None} == {"random", "novice"}, "bots played"
    assert SUBSTITUTE in {seat["bot"] for seat in seats if seat["player"] and seat["mu"]}, "somebody stayed away"
    before = snapshot(server)
    assert len(before[0]) > 3
    results = len(rows(server, schema.results, "number"))
    assert main(["admin", "ratings", "--database", database]) == 0
    told = capsys.readouterr().out.strip()
    assert told.endswith(f"from {results} results; ratings that came out differently: 0.")
    assert snapshot(server) == before
    with server.hall.database.engine.begin() as connection:
        connection.execute(delete(schema.ratings))
        connection.execute(update(schema.tallies).values(won=0))
        connection.execute(update(schema.result_seats).values(mu=1.0))
    assert main(["admin", "ratings", "--database", database]) == 0
    assert snapshot(server) == before
