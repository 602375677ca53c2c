"""Keeping one's place: codes to come back by, what they are stored as, when they end; and one's own data."""

from collections.abc import Callable
from functools import partial
from time import time

from sqlalchemy import select, update

from filone.server import schema
from filone.server.limits import Limits, Rate
from filone.server.mine import NOBODY, personal
from server.harness import FREE, Player, Running, start
from server.test_accounts import Make, code


def test_a_link_opens_a_session_on_another_device_once_and_soon(server: Running, player: Make) -> None:
    ada, phone = player("Ada"), player()
    first = ada.post("link")["code"]
    link = ada.post("link")["code"]
    assert code(lambda: phone.post("enter", code=first)) == "bad_code", "a new one takes the place of the last"
    assert code(lambda: phone.post("enter", code=link, password="battery staple")) == "bad_code"
    typed = link.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    session = phone.post("enter", code=typed)
    assert session["me"]["id"] == ada.id
    assert player(token=session["token"]).get("me")["name"] == "Ada"
    assert code(lambda: phone.post("enter", code=link)) == "bad_code", "it works once"
    late = ada.post("link")["code"]
    with server.hall.database.engine.begin() as connection:
        stored = connection.execute(select(schema.codes)).all()
        assert late not in str(stored)
        connection.execute(update(schema.codes).values(expires=time() - 60))
    assert code(lambda: phone.post("enter", code=late)) == "bad_code"
    server.inside(server.hall.caretaker.delete_expired())
    with server.hall.database.engine.connect() as connection:
        assert connection.execute(select(schema.codes)).all() == []
    soon = ada.post("link")["code"]
    ada.post("sign-out-everywhere")
    assert code(lambda: phone.post("enter", code=soon)) == "bad_code", "nothing opens what was shut everywhere"


def test_a_guest_with_a_recovery_code_loses_neither_name_nor_games(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    assert ada.get("keeping") == {
        "password": False,
        "recovery": False,
        "email": None,
        "digest": False,
        "passkeys": [],
        "games": 1,
    }
    secret = ada.post("recovery")["code"]
    assert ada.get("keeping")["recovery"]
    ada.post("sign-out")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.accounts).values(created=time() - 3 * 86400))
    server.inside(server.hall.caretaker.delete_expired())
    assert code(partial(player().post, "guest", name="Ada")) == "name_taken"
    back = player(token=player().post("enter", code=secret)["token"])
    assert (back.get("me")["id"], back.get("me")["guest"]) == (ada.id, True)
    assert back.move(back.position(table), "keep")["version"]
    again = player(token=player().post("enter", code=secret)["token"])
    assert again.get("me")["id"] == ada.id, "it is a key, and stays one"
    kept = player().post("enter", code=secret, password="correct horse")
    assert not kept["me"]["guest"]
    assert code(lambda: again.get("me")) == "not_signed_in", "a new password ends all other sessions"
    assert player().post("sign-in", name="Ada", password="correct horse")["me"]["id"] == ada.id
    renewed = player(token=kept["token"]).post("recovery")["code"]
    assert renewed != secret
    assert code(partial(player().post, "enter", code=secret)) == "bad_code"


def test_a_guest_without_one_is_forgotten(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    ada.post("sign-out")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.accounts).values(created=time() - 3 * 86400))
    server.inside(server.hall.caretaker.delete_expired())
    assert ugo.position(table)["table"]["seats"][0]["bot"], "nobody can be Ada again: a bot plays on"


def test_guesses_of_a_code_are_limited_by_address(run: Callable[..., Running]) -> None:
    server = run(limits=Limits(guest=FREE, sign_in=Rate(0.01, 2), write=FREE))
    ada = Player(server.address, "Ada")
    secret = ada.post("recovery")["code"]
    for guess in ("AAAA-AAAA-AAAA", "BBBB-BBBB-BBBB"):
        assert code(partial(ada.post, "enter", code=guess)) == "bad_code"
    assert code(lambda: ada.post("enter", code=secret)) == "too_fast"
    ada.close()


def test_everything_of_mine_to_take_along(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    ada.post("password", password="correct horse")
    ada.post("recovery")
    tables = [start([ada, ugo]) for _ in range(2)]
    ada.command(tables[0], "chat", text="Good luck")
    ugo.command(tables[0], "chat", text="Thanks")
    ada.call("PUT", f"tables/{tables[0]}/notes", json={"text": "He bluffs"})
    mine = ada.get("me/everything")
    assert {table.name for table, _ in personal()} < set(mine), "whatever says whose it is comes along"
    assert [account["name"] for account in mine["accounts"]] == ["Ada"]
    assert [line["text"] for line in mine["chat"]] == ["Good luck"]
    assert [note["text"] for note in mine["notes"]] == ["He bluffs"]
    assert sorted(game["id"] for game in mine["games"]) == sorted(tables)
    assert mine["bots"] == []
    assert not {"password", "hash", "secret"} & {key for rows in mine.values() for row in rows for key in row}


def test_what_is_between_me_and_others_comes_along_but_not_who_has_blocked_me(server: Running, player: Make) -> None:
    ada, ugo, eva = player("Ada"), player("Ugo"), player("Eva")
    ada.post("friends/ask", name="Ugo")
    eva.post("friends/block", name="Ada")
    tables = [ada.new_table(), ugo.new_table()]
    ada.post(f"tables/{tables[0]}/invite", name="Ugo")
    ugo.post(f"tables/{tables[1]}/invite", name="Ada")
    mine = ada.get("me/everything")
    assert [(tie["other"], tie["kind"]) for tie in mine["ties"]] == [(ugo.id, "asked")]
    assert sorted(one["table_id"] for one in mine["invitations"]) == sorted(tables)
    assert eva.id not in str(mine)


def test_everything_of_mine_goes_and_bots_go_on(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    playing, over = start([ada, ugo]), start([ada, ugo])
    for one in (ada, ugo):
        one.move(one.position(over), "keep")
    waiting = ada.new_table()
    ada.command(playing, "chat", text="My address is ...")
    ada.post("password", password="correct horse")
    assert code(lambda: ada.call("DELETE", "me", json={})) == "wrong_password"
    ada.call("DELETE", "me", json={"password": "correct horse"})
    assert code(lambda: ada.get("me")) == "not_signed_in"
    assert code(partial(player().post, "sign-in", name="Ada", password="correct horse")) == "wrong_password"
    server.inside(server.hall.rooms.reread_all())
    seat = ugo.position(playing)["table"]["seats"][0]
    assert (seat["player"], bool(seat["bot"])) == (NOBODY, True)
    assert ugo.position(over)["table"]["seats"][0]["player"] == NOBODY
    assert ugo.get(f"tables/{playing}/chat")["lines"] == []
    assert code(lambda: ugo.position(waiting)) == "unknown_table"
    with server.hall.database.engine.connect() as connection:
        for table, column in personal():
            assert not connection.execute(select(table).where(column == ada.id)).all(), table.name
    assert player("Ada").id != ada.id
