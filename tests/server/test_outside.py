"""Bots from outside: accounts that belong to somebody, with tokens that are good for playing only; and the client."""

import re
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from filone.bots import Budget
from filone.cli.bot import Visitor
from filone.cli.main import main
from filone.client import Client, Refused
from filone.server import outside
from filone.server.mine import NOBODY
from filone.server.outside import BotToken
from server.harness import Player, Running, key
from server.harness import Refused as No

Make = Callable[..., Player]


def owner(player: Make, name: str = "Ada") -> Player:
    ada = player(name)
    ada.post("password", password="correct horse")
    return ada


@pytest.fixture
def visiting(server: Running, player: Make) -> SimpleNamespace:
    """A bot of Ada's that plays the toy, from another thread, until it has played a game."""
    ada = owner(player)
    token = ada.post("bots", name="Rusty", plays=["toy"])["token"]
    told: list[tuple[str, int]] = []
    here = threading.Event()

    def visit() -> None:
        from random import Random

        with Client(server.address, token) as client, client.listen() as listener:
            here.set()
            told.extend(Visitor(client, "random", Budget(), Random(1)).stay(listener, 1))

    thread = threading.Thread(target=visit, daemon=True)
    thread.start()
    assert here.wait(30)
    return SimpleNamespace(ada=ada, token=token, told=told, thread=thread)


def test_a_bot_plays_where_it_is_given_a_seat(server: Running, player: Make, visiting: SimpleNamespace) -> None:
    ugo = player("Ugo")
    assert ugo.get("bots") == [{"name": "Rusty", "plays": ["toy"], "connected": True, "mine": False}]
    table = ugo.new_table("toy", 2)
    position = ugo.command(table, "join", bot="@Rusty")
    assert position["table"]["seats"][1] | {"connected": True} == {
        "player": "Rusty", "bot": None, "visiting": True, "connected": True, "hints": 0,
    }  # fmt: skip
    ugo.command(table, "start")
    with ugo.socket() as socket:
        position = socket.watch(table)
        while position["table"]["status"] != "over":
            if position["moves"]:
                ugo.move(position)
            position = socket.wait("position")
    visiting.thread.join(30)
    assert visiting.told == [("toy", position["outcome"]["ranks"][1])]


def test_the_page_for_authors_says_how_it_comes_to_be_rated(server: Running, player: Make) -> None:
    """The block as it stands there, at this server."""
    page = (Path(__file__).parents[2] / "docs/bot-authors.md").read_text("utf-8")
    (block,) = re.findall(r"^```\n(from filone.client .*?)^```", page, re.DOTALL | re.MULTILINE)
    ada = player("Ada")
    ada.post("password", password="her password")
    token = ada.post("bots", name="Name", plays=[])["token"]
    with Client(server.address, token) as bot, bot.listen():
        ran: dict[str, Any] = {}
        exec(block.replace("https://filone.example", server.address), ran)  # noqa: S102
    table = ada.get(f"tables/{ran['table']}")["table"]
    assert (table["game"], table["status"], table["rated"]) == ("valdora", "playing", True)
    assert [seat["player"] or seat["bot"] for seat in table["seats"]] == ["novice", "adept", "Name"]


def test_its_token_is_good_for_playing_only(player: Make, server: Running, visiting: SimpleNamespace) -> None:
    bot = player(token=visiting.token)
    assert bot.get("me")["bot"] is True
    for method, path, body in (
        ("POST", "password", {"password": "something else"}),
        ("POST", "tables", {"key": key(), "game": "toy", "seats": 2}),
        ("POST", "bots", {"name": "Rustier"}),
        ("PATCH", "me", {"lang": "it"}),
    ):
        with pytest.raises(No) as refused:
            bot.call(method, path, json=body)
        assert refused.value.code == "out_of_scope"
    table = visiting.ada.new_table("toy", 2)
    with pytest.raises(No) as refused:
        bot.command(table, "join")
    assert refused.value.code == "out_of_scope"


def test_only_the_host_gives_seats_and_only_to_bots_that_are_there(player: Make) -> None:
    ada = owner(player)
    ada.post("bots", name="Rusty")
    ugo = player("Ugo")
    table = ugo.new_table("toy", 3)
    for who, name, code in ((ugo, "@Rusty", "bot_away"), (ugo, "@Ada", "bot_away"), (ugo, "@", "bot_away")):
        with pytest.raises(No) as refused:
            who.command(table, "join", bot=name)
        assert refused.value.code == code


def test_a_bot_for_another_game_is_not_there(player: Make, visiting: SimpleNamespace) -> None:
    table = visiting.ada.new_table("valdora", 3)
    with pytest.raises(No) as refused:
        visiting.ada.command(table, "join", bot="@Rusty")
    assert refused.value.code == "bot_away"


def test_bots_belong_to_somebody_whose_name_is_kept(player: Make) -> None:
    guest = player("Ugo")
    with pytest.raises(No) as refused:
        guest.post("bots", name="Rusty")
    assert refused.value.code == "name_not_kept"
    ada = owner(player)
    for number in range(5):
        ada.post("bots", name=f"Rusty {number}")
    with pytest.raises(No) as refused:
        ada.post("bots", name="Rusty 5")
    assert refused.value.code == "too_many_bots"
    with pytest.raises(No) as refused:
        owner(player, "Eva").post("bots", name="Ada")
    assert refused.value.code == "name_taken"


def test_the_bots_of_others_hide_none_of_ones_own(
    player: Make, visiting: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "LISTED", 1)
    eva = owner(player, "Eva")
    eva.post("bots", name="Tin")
    assert [one["name"] for one in eva.get("bots")] == ["Tin"]
    assert [one["name"] for one in player("Ugo").get("bots")] == ["Rusty"]


def test_a_new_token_ends_the_old_one_and_a_bot_can_be_sent_away(player: Make) -> None:
    ada = owner(player)
    old = ada.post("bots", name="Rusty")["token"]
    assert player(token=old).get("me")["name"] == "Rusty"
    new = ada.post("bots/Rusty/token")["token"]
    with pytest.raises(No) as refused:
        player(token=old).get("me")
    assert refused.value.code == "not_signed_in"
    with pytest.raises(No) as refused:
        owner(player, "Eva").call("DELETE", "bots/Rusty")
    assert refused.value.code == "unknown_player"
    ada.call("DELETE", "bots/Rusty")
    with pytest.raises(No):
        player(token=new).get("me")
    assert ada.get("bots") == []


def test_a_bot_is_no_guest_and_belongs_to_everything_of_mine(player: Make) -> None:
    ada = owner(player)
    ada.post("bots", name="Rusty")
    assert player("Ugo").get("players/Rusty")["guest"] is False
    bots = ada.get("me/everything")["bots"]
    assert [bot["name"] for bot in bots] == ["Rusty"]
    assert not {"password", "hash"} & set(bots[0])


def test_who_is_forgotten_is_forgotten_with_what_their_bots_are_called(
    server: Running, player: Make, visiting: SimpleNamespace
) -> None:
    ugo = player("Ugo")
    table = ugo.new_table("toy", 2)
    ugo.command(table, "join", bot="@Rusty")
    ugo.command(table, "start")
    visiting.ada.call("DELETE", "me", json={"password": "correct horse"})
    server.inside(server.hall.rooms.reread_all())
    seat = ugo.position(table)["table"]["seats"][1]
    assert seat["player"] == NOBODY
    with pytest.raises(No):
        player(token=visiting.token).get("me")


def test_a_bot_goes_with_its_owner(server: Running, player: Make) -> None:
    from filone.server.accounts import delete_account

    ada = owner(player)
    token = ada.post("bots", name="Rusty")["token"]
    hall = server.hall
    server.inside(hall.database.write(lambda connection: delete_account(connection, ada.id, "test")))
    with pytest.raises(No):
        player(token=token).get("me")


def test_the_client_plays_and_says_what_is_refused(server: Running) -> None:
    with Client(server.address) as ada:
        assert ada.guest("Ada").name == "Ada"
        table = ada.new_table("toy", 2, bots={"1": "random"})
        position = ada.start(table)
        assert position.moves
        with pytest.raises(Refused) as refused:
            ada.move(position, "keep nothing at all")
        assert refused.value.error.error == "malformed_move"
        after = ada.move(position, position.moves[0])
        assert after.version > position.version
        assert table in [info.id for info in ada.tables().mine]
        assert "toy" in [info.name for info in ada.games()]
        with ada.listen() as listener:
            assert next(listener.positions(table)).table.id == table
        with pytest.raises(Refused):
            ada.post("bots", BotToken, name="Rusty")


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FILONE_TOKEN", raising=False)
    assert main(["bot", "random", "--server", "http://127.0.0.1:1"]) == 2
    assert "FILONE_TOKEN" in capsys.readouterr().err
    assert main(["bot", "random", "--server", "http://127.0.0.1:1", "--token", "x"]) == 2
    assert "does not answer" in capsys.readouterr().err
