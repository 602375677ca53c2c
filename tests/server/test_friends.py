"""Friends, invitations by name, and those whom one does not want to hear of."""

from collections.abc import Callable
from typing import Any

import pytest

from filone.server import friends
from filone.server.quotas import Quotas
from server.harness import Player, Running, key
from server.test_tables import refused

Make = Callable[..., Player]
Run = Callable[..., Running]


def people(player: Player) -> list[tuple[str, str]]:
    return [(one["name"], one["tie"]) for one in player.get("friends")["people"]]


def hidden_table(host: Player, **more: Any) -> str:
    return host.new_table(open=False, **more)


def test_friends_ask_and_say_yes(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    with ugo.socket() as socket:
        socket.wait("hello")
        ada.post("friends/ask", name="ugo")
        assert socket.wait("told")["who"] == "Ada"
        assert (people(ada), people(ugo)) == ([("Ugo", "asked")], [("Ada", "asking")])
        assert (ada.get("players/Ugo")["tie"], ugo.get("players/Ada")["tie"]) == ("asked", "asking")
        ada.post("friends/ask", name="Ugo")
        ugo.post("friends/ask", name="Ada")
        assert (people(ada), people(ugo)) == ([("Ugo", "friend")], [("Ada", "friend")])
        assert ada.get("friends")["people"][0]["connected"]
    ugo.post("friends/remove", name="Ada")
    assert (people(ada), people(ugo)) == ([], [])
    for name in ("Ada", "Nobody"):
        with refused("unknown_player", 404):
            ada.post("friends/ask", name=name)


def test_an_invited_player_finds_the_table_and_may_sit_down(player: Make) -> None:
    ada, ugo, eva = player("Ada"), player("Ugo"), player("Eva")
    table = hidden_table(ada, name="Sunday", seats=3)
    with ugo.socket() as socket:
        socket.wait("hello")
        for _ in range(2):
            assert ada.post(f"tables/{table}/invite", name="Ugo") is None
        told = socket.wait("told")
        assert (told["kind"], told["who"], told["table"], told["name"]) == ("invitation", "Ada", table, "Sunday")
    assert [one["id"] for one in ugo.get("tables")["invited"]] == [table]
    assert ugo.get("tables")["invited"][0]["invitation"] is None
    with refused("invitation_needed", 403):
        eva.command(table, "join")
    with refused("not_your_seat", 403):
        eva.post(f"tables/{table}/invite", name="Ugo")
    ugo.command(table, "join")
    assert ugo.get("tables")["invited"] == []
    with refused("seat_taken", 409):
        ada.post(f"tables/{table}/invite", name="Ugo")
    ugo.post(f"tables/{table}/invite", name="Eva")
    eva.call("POST", f"tables/{table}/decline")
    assert eva.get("tables")["invited"] == []
    with refused("invitation_needed", 403):
        eva.command(table, "join")


def test_whoever_is_blocked_can_neither_ask_nor_invite(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    for one, other in ((ada, "Ugo"), (ugo, "Ada")):
        one.post("friends/ask", name=other)
    table = hidden_table(ugo)
    ugo.post(f"tables/{table}/invite", name="Ada")
    ada.post("friends/block", name="Ugo")
    assert ada.get("tables")["invited"] == []
    assert (people(ada), people(ugo)) == ([("Ugo", "blocked")], [])
    for path in ("friends/ask", f"tables/{table}/invite"):
        with refused("not_welcome", 403):
            ugo.post(path, name="Ada")
    ugo.post("friends/remove", name="Ada")
    assert people(ada) == [("Ugo", "blocked")], "who is blocked cannot undo it"
    ada.post("friends/remove", name="Ugo")
    ugo.post("friends/ask", name="Ada")


def test_there_is_an_end_to_everything(run: Run) -> None:
    server = run(quotas=Quotas(ties=2, invitations=2))
    ada, *others = (Player(server.address, name) for name in ("Ada", "Ugo", "Eva", "Leo"))
    table = hidden_table(ada)
    for path, code in (("friends/ask", "too_many_ties"), (f"tables/{table}/invite", "too_many_invitations")):
        for name in ("Ugo", "Eva"):
            ada.post(path, name=name)
        with refused(code, 409):
            ada.post(path, name="Leo")
    with refused("too_many_ties", 409):
        ada.post("friends/block", name="Leo")
    ada.post("friends/block", name="Ugo")
    for one in (ada, *others):
        one.close()


def test_of_many_who_ask_the_last_are_listed(player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "ASKING", 3)
    ada = player("Ada")
    for number in range(5):
        player(f"Guest {number}").post("friends/ask", name="Ada")
    assert people(ada) == [(f"Guest {number}", "asking") for number in (2, 3, 4)]
    ada.post("friends/block", name="Guest 3")
    assert people(ada)[:3] == [(f"Guest {number}", "asking") for number in (1, 2, 4)]


def test_a_game_that_is_over_is_told_to_who_played_it(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    created = ada.post("tables", key=key(), game="toy", seats=2)
    ugo.command(created["table"], "join")
    ada.command(created["table"], "start")
    with ada.socket() as socket:
        socket.wait("hello")
        for one in (ada, ugo):
            one.move(one.position(created["table"]), "keep")
        assert socket.wait("told")["kind"] == "over"
