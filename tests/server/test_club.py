"""The pages of the club: what they tell, to whom, and of whom no longer."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from filone.server import schema
from filone.server.accounts import delete_account
from server.harness import Player, Refused, Running, key, start
from server.test_history import play

Make = Callable[..., Player]
Run = Callable[..., Running]


def private(host: Player, other: Player) -> str:
    created = host.post("tables", key=key(), game="toy", seats=2, open=False)
    other.command(created["table"], "join", invitation=created["invitation"])
    host.command(created["table"], "start")
    play([host, other], created["table"])
    return str(created["table"])


def test_a_player_has_games_ratings_and_people_met(player: Make) -> None:
    ada, ugo, eva = player("Ada"), player("Ugo"), player("Eva")
    for people in ([ada, ugo], [ada, ugo], [eva, ada, ugo]):
        play(people, start(people, rated=True))
    page = player().get("players/ADA")
    assert (page["name"], page["guest"], page["you"]) == ("Ada", True, False)
    assert [(one["game"], one["played"]) for one in page["games"]] == [("toy", 3)]
    assert [(one["size"], one["games"]) for one in page["ratings"]] == [(2, 2), (3, 1)]
    met = {one["player"]: one for one in page["opponents"]}
    assert [one["player"] for one in page["opponents"]] == ["Ugo", "Eva"]
    assert met["Ugo"]["played"] == 3
    assert met["Ugo"]["ahead"] + met["Ugo"]["behind"] <= 3
    theirs = {one["player"]: one for one in ugo.get("players/Ugo")["opponents"]}["Ada"]
    assert (theirs["ahead"], theirs["behind"]) == (met["Ugo"]["behind"], met["Ugo"]["ahead"])
    points = ada.get("players/Ada/ratings", game="toy", size=2)["points"]
    assert len(points) == 2
    assert points[-1]["rating"] == next(one["rating"] for one in page["ratings"] if one["size"] == 2)
    assert ada.get("players/Ada")["you"]


def test_what_was_by_invitation_only_those_see_who_played_it(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    hidden, seen = private(ada, ugo), start([ada, ugo])
    play([ada, ugo], seen)
    own = ada.get("players/Ada")
    assert (own["games"][0]["played"], own["opponents"][0]["played"]) == (2, 2)
    assert [one["table"] for one in ada.get("players/Ada/results")["results"]] == [seen, hidden]
    for reader in (player(), ugo):
        page = reader.get("players/Ada")
        assert (page["games"][0]["played"], page["opponents"][0]["played"]) == (1, 1)
        assert [one["table"] for one in reader.get("players/Ada/results")["results"]] == [seen]
        assert [one["table"] for one in reader.get("club")["recent"]["results"]] == [seen]


def test_lists_go_on_where_they_ended(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    tables = [start([ada, ugo]) for _ in range(5)]
    for table in tables:
        play([ada, ugo], table)
    with server.hall.database.engine.begin() as connection:  # two that ended at the same time, and an old one
        for kind in (schema.results, schema.result_seats):
            connection.execute(update(kind).where(kind.c.number.in_([2, 3])).values(finished=100.0))
            connection.execute(update(kind).where(kind.c.number == 5).values(finished=1.0))
    for path in ("players/Ada/results", "club/results"):
        found: list[int] = []
        page: Any = {"more": True}
        while page["more"]:
            page = ugo.get(path, show=2, before=found[-1] if found else 0)
            found += [one["number"] for one in page["results"]]
        assert found == [4, 1, 3, 2, 5]
    assert ugo.get("players/Ada/results", game="saboteur")["results"] == []


def test_who_has_left_has_no_name(server: Running, player: Make) -> None:
    ada, ugo, eva = player("Ada"), player("Ugo"), player("Eva")
    play([ada, ugo, eva], start([ada, ugo, eva], rated=True))
    ada.command(table := start([ada, ugo]), "resign", seat=0)
    assert ugo.position(table)["table"]["seats"][0]["player"] == "Ada"
    with server.hall.database.engine.begin() as connection:
        delete_account(connection, ugo.id, "test")
        connection.execute(
            update(schema.accounts).where(schema.accounts.c.id == eva.id).values(handle=f"eva\n{eva.id}")
        )
    club = ada.get("club")
    (result,) = club["recent"]["results"]
    assert [seat["player"] for seat in result["seats"]] == ["Ada", None, None]
    assert {one["player"] for one in ada.get("players/Ada")["opponents"]} == {None}
    assert [one["player"] for one in club["leaders"][0]["leaders"]] == ["Ada"]
    for name in ("Ugo", "Eva", "nobody", "a%00b", f"eva%0A{eva.id}"):
        with pytest.raises(Refused) as refused:
            ada.get(f"players/{name}")
        assert (refused.value.code, refused.value.status) == ("unknown_player", 404)


def test_a_result_outlives_its_table(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    play([ada, ugo], table := start([ada, ugo]))
    with server.hall.database.engine.begin() as connection:
        connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
    assert [one["table"] for one in ada.get("club/results")["results"]] == [None]


def test_a_game_tells_what_wins_it(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    for _ in range(3):
        play([ada, ugo], start([ada, ugo], rated=True))
    told = player().get("games/toy/statistics")
    (size,) = told["sizes"]
    assert (size["size"], [(one["thing"], one["played"]) for one in size["places"]]) == (2, [("1", 3), ("2", 3)])
    assert sum(one["won"] for one in size["places"]) >= 3
    assert told["found"] == []
    assert {one["player"] for one in told["leaders"]} == {"Ada", "Ugo"}
    assert told["leaders"][0]["rating"] >= told["leaders"][1]["rating"]
    assert player().get("games/saboteur/statistics")["found"] == [{"kind": "role", "noun": "role", "things": []}]


def test_games_to_watch_with_how_many_do(run: Run) -> None:
    """On all servers together, whoever plays not counted."""
    servers = [run(), run()]
    ada, ugo = (Player(server.address, name) for server, name in zip(servers, ("Ada", "Ugo"), strict=True))
    table, other = start([ada, ugo]), start([ada, ugo])
    private_one = ada.post("tables", key=key(), game="toy", seats=2, open=False, bots={"1": "random"})["table"]
    ada.command(private_one, "start")
    with ada.socket() as playing, Player(servers[0].address).socket() as here, ugo.socket() as there:
        for socket in (playing, here, there):
            socket.watch(table)
        guest = Player(servers[1].address, "Eva")
        with guest.socket() as third:
            third.watch(table)
            for server in servers:
                server.inside(server.hall.audience.tell())
            live = ugo.get("club")["live"]
            assert [(one["table"]["id"], one["watchers"]) for one in live] == [(table, 2), (other, 0)]
    for one in (ada, ugo, guest):
        one.close()
