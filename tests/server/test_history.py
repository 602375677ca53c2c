"""Results and ratings: stored with the move that ends a game, and the same when they are worked out anew."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from filone.kernel import OVER
from filone.server import schema, storage
from filone.server.database import Database, open_engine
from filone.server.history import is_played
from filone.server.migrations import upgrade
from filone.server.ratings import Rated, Skill, rate, strength
from filone.server.storage import Notice
from filone.table import Chair, Table
from server.harness import Player, Refused, Running, key, start

Make = Callable[..., Player]
Run = Callable[..., Running]


def rows(server: Running, table: Any, order: str) -> list[dict[str, Any]]:
    with server.hall.database.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(table).order_by(order)).mappings()]


def play(players: list[Player], table: str, choose: Callable[[Any], Any] = lambda moves: "keep") -> None:
    """Until the game is over."""
    while players[0].position(table)["table"]["status"] == "playing":
        for one in players:
            position = one.position(table)
            if position["moves"]:
                one.move(position, choose(position["moves"]))


def test_a_result_is_stored_once_with_the_move_that_ends_the_game(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], name="Sunday")
    ada.move(ada.position(table), "keep")
    assert rows(server, schema.results, "number") == []
    position, same = ugo.position(table), key()
    over = ugo.move(position, "keep", key=same)
    ugo.move(position, "keep", key=same)
    (result,) = rows(server, schema.results, "number")
    assert (result["table_id"], result["game"], result["size"], result["name"]) == (table, "toy", 2, "Sunday")
    assert (result["rated"], result["public"], result["counts"]) == (False, True, True)
    seats = rows(server, schema.result_seats, "seat")
    assert [(seat["player"], seat["bot"], seat["mu"]) for seat in seats] == [(ada.id, None, None), (ugo.id, None, None)]
    assert [seat["rank"] for seat in seats] == over["outcome"]["ranks"]
    assert [seat["score"] for seat in seats] == over["outcome"]["scores"]
    assert [seat["seat"] for seat in seats if seat["won"]] == over["outcome"]["winners"]
    places = rows(server, schema.tallies, "thing")
    assert [(one["kind"], one["thing"], one["played"]) for one in places] == [("place", "1", 1), ("place", "2", 1)]


def test_two_servers_number_their_results_together(run: Run) -> None:
    """Each ends games that began at the other."""
    servers = [run(), run()]
    pairs = [[Player(servers[n % 2].address, f"P{n}{seat}") for seat in range(2)] for n in range(4)]
    tables = [start(pair, rated=True) for pair in pairs]
    for n, (pair, table) in enumerate(zip(pairs, tables, strict=True)):
        for one in pair:
            one.go_to(servers[(n + 1) % 2].address)
        play(pair, table)
    results = rows(servers[0], schema.results, "number")
    assert [result["number"] for result in results] == [1, 2, 3, 4]
    assert {result["table_id"] for result in results} == set(tables)
    for pair in pairs:
        for one in pair:
            one.close()


def test_a_rated_game_moves_the_ratings_of_its_people(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    play([ada, ugo], start([ada, ugo]))
    assert rows(server, schema.ratings, "account") == []
    created = ada.post("tables", key=key(), game="toy", seats=2, rated=True, open=False)
    table = created["table"]
    ugo.command(table, "join", invitation=created["invitation"])
    ada.command(table, "start")
    assert ugo.position(table)["table"]["rated"]
    play([ada, ugo], table)
    ratings = {row["account"]: row for row in rows(server, schema.ratings, "account")}
    assert set(ratings) == {ada.id, ugo.id}
    last = [seat for seat in rows(server, schema.result_seats, "seat") if seat["number"] == 2]
    assert [ratings[seat["player"]]["mu"] for seat in last] == [seat["mu"] for seat in last]
    assert all(seat["public"] for seat in last), "what counts is for everybody to see"
    assert sorted(last, key=lambda seat: seat["rank"]) == sorted(last, key=lambda seat: -seat["mu"])
    again = ada.command(table, "rematch")["table"]
    assert ada.position(again)["table"]["rated"], "the next game is as agreed"


def test_nobody_takes_hints_in_a_rated_game(run: Run) -> None:
    server = run(workers=1)
    ada = Player(server.address, "Ada")
    table = ada.new_table(rated=True, hints=True, bots={"1": "random"})
    ada.command(table, "start")
    while (position := ada.position(table))["moves"] is None:
        pass
    assert not position["table"]["hints"]
    with pytest.raises(Refused) as refused:
        ada.command(table, "hint", seat=0, version=position["version"])
    assert refused.value.code == "no_hints"
    ada.close()


def test_who_leaves_is_behind_who_stays_and_bots_stay_where_they_are() -> None:
    person, bot = Skill(), strength("toy", "adept")
    left, stayed, none = rate(
        "toy",
        [
            Rated(1, "adept", left=True, before=person),
            Rated(2, None, left=False, before=person),
            Rated(3, "adept", left=False, before=None),
        ],
    )
    assert none is None
    assert left is not None
    assert stayed is not None
    assert left.mu < person.mu < stayed.mu
    assert bot.mu > strength("toy", "random").mu


def test_a_game_from_elsewhere_is_not_rated_and_one_from_a_file_is_no_result(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    play([ada, ugo], table := start([ada, ugo]))
    record = ada.get(f"tables/{table}/record")
    ada.post("records", key=key(), record=record)
    assert len(rows(server, schema.results, "number")) == 1
    half = record | {name: record[name][:-1] for name in ("moves", "by", "texts")} | {"result": None, "dice": None}
    created = ada.post("records", key=key(), record=half)
    ugo.command(created["table"], "join", invitation=created["invitation"])
    ada.command(created["table"], "start")
    play([ada, ugo], created["table"])
    result = rows(server, schema.results, "number")[-1]
    assert (result["rated"], result["public"], result["counts"]) == (False, False, False)


@pytest.mark.empty
def test_what_was_over_before_results_were_kept_is_caught_up_with(database: str, run: Run) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        upgrade(connection, "0002")
        connection.execute(
            insert(schema.accounts).values(
                id="ada", name="Ada", handle="ada", skeleton="ada", lang="en", created=0.0, connected=0.0
            )
        )
        for number in range(3):
            table = Table.new(game="toy", seats=2, options={}, now=float(number), host="ada")
            table.sit(None, Chair("ada", "Ada"))
            table.sit(None, Chair(bot="random"))
            table.start("ada", 0.0)
            while table.turn != OVER:
                table.play_for(table.turn, table.play.state.moves()[0], 0.0)
            if number == 2:
                table.change(brought=len(table.play.moves))
                assert not is_played(table)
            storage.create(connection, table, None, None, Notice(origin="test"))
    engine.dispose()
    server = run()
    server.inside(server.hall.caretaker.catch_up())
    results = rows(server, schema.results, "number")
    assert [(result["rated"], result["counts"]) for result in results] == [(False, True)] * 2
    with server.hall.database.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(schema.backlog)) == 0


def test_the_order_of_results_is_that_of_their_numbers(database: str) -> None:
    """A second transaction that ends a game waits for the first."""
    if database.startswith("sqlite"):
        pytest.skip("one writer at a time, in every case")
    from threading import Thread

    from filone.server.history import one_at_a_time

    stored, order = Database(database), []

    def second() -> None:
        with stored.engine.begin() as connection:
            one_at_a_time(connection)
            order.append("second")

    with stored.engine.begin() as connection:
        one_at_a_time(connection)
        thread = Thread(target=second)
        thread.start()
        thread.join(0.3)
        order.append("first")
    thread.join(10)
    assert order == ["first", "second"]
    stored.stop()
