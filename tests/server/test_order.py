"""Order: what people report, what moderators do about it, what is kept of it; and tables without talk."""

import json
from collections.abc import Callable
from functools import partial
from time import time
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from filone.cli.main import main
from filone.server import order, sanctions, schema
from filone.server.limits import Limits, Rate
from filone.server.quotas import Quotas
from server.harness import FREE, Player, Running, Socket, start
from server.test_seeks import seek
from server.test_tables import refused
from server.test_tournaments import announce, enter, hurry, sweep

Make = Callable[..., Player]
Run = Callable[..., Running]


@pytest.fixture
def mia(server: Running, player: Make) -> Player:
    return moderator(server, player("Mia"))


def moderator(server: Running, player: Player) -> Player:
    player.post("password", password="battery staple")
    with server.hall.database.engine.begin() as connection:
        order.appoint(connection, player.name or "", True, "asked to", "test")
    server.hall.accounts.forget(player.id)
    return player


def reports(mia: Player) -> list[Any]:
    return list(mia.get("order/reports")["reports"])


def log(mia: Player) -> list[tuple[str, str | None, str]]:
    return [(one["act"], one["name"], one["why"]) for one in mia.get("order/log")["acts"]]


def say(player: Player, table: str, text: str) -> int:
    return int(player.command(table, "chat", text=text)["number"])


def listen(socket: Socket) -> None:
    while True:
        socket.next()


def test_a_line_is_reported_and_hidden_and_its_author_muted(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], name="Sunday")
    say(ada, table, "Hello")
    rude = say(ugo, table, "Rude")
    with mia.socket() as socket:
        socket.wait("hello")
        ada.post("reports", text="Look at this", table=table, line=rude)
        assert socket.wait("told")["kind"] == "report"
    (found,) = reports(mia)
    assert (found["name"], found["by"], found["text"], found["line"]) == ("Ugo", "Ada", "Look at this", rude)
    assert (found["table"], found["table_name"], found["game"], found["open"]) == (table, "Sunday", "toy", True)
    assert [line["text"] for line in found["lines"]] == ["Hello", "Rude"]
    with ada.socket() as socket:
        socket.watch(table)
        mia.post("order/hide", table=table, line=rude, why="rude")
        line = socket.wait("chat")
        assert (line["number"], line["text"], line["hidden"]) == (rude, "", True)
    assert [line["text"] for line in ada.get(f"tables/{table}/chat")["lines"]] == ["Hello", ""]
    assert [(line["text"], line["hidden"]) for line in reports(mia)[0]["lines"]] == [("Hello", False), ("Rude", True)]
    assert mia.post("order/mute", report=found["id"], days=2, why="rude words")["reports"] == []
    for body in ({"text": "Again", "key": "abcdefgh"}, {"text": "Again", "key": "ijklmnop"}):
        with refused("muted", 403):
            ugo.post(f"tables/{table}/chat", **body)
    with refused("muted", 403):
        ugo.new_table(name="Rude")
    with refused("muted", 403):
        announce(ugo)
    assert [line["text"] for line in ada.get(f"tables/{table}/chat")["lines"]] == ["Hello", ""]
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    assert ugo.position(table)["table"]["status"] == "over", "a muted person plays on"
    mia.post("order/unmute", name="Ugo", why="was sorry")
    say(ugo, table, "Sorry")
    assert log(mia) == [
        ("unmute", "Ugo", "was sorry"),
        ("mute", "Ugo", "rude words"),
        ("hide", "Ugo", "rude"),
        ("moderator", "Mia", "asked to"),
    ]
    acts = mia.get("order/log")["acts"]
    assert [one["by"] for one in acts] == ["Mia", "Mia", "Mia", None]
    assert [one["operator"] for one in acts] == [False, False, False, True]
    assert acts[1]["until"] == pytest.approx(time() + 2 * 86400, abs=60)


def test_a_sentence_says_until_when_in_the_readers_language_and_ends(
    server: Running, player: Make, mia: Player
) -> None:
    ugo = player("Ugo", lang="it")
    table = ugo.new_table()
    mia.post("order/mute", name="Ugo", days=1, why="rude")
    response = ugo.http.post(f"/api/tables/{table}/chat", json={"text": "Again", "key": "abcdefgh"})
    assert "non puoi scrivere fino al 20" in response.json()["text"]
    assert response.json()["retry_after"] == pytest.approx(86400, abs=60)
    mia.post("order/mute", name="Ugo", why="rude again")
    response = ugo.http.post(f"/api/tables/{table}/chat", json={"text": "Again", "key": "abcdefgh"})
    assert "non puoi più scrivere" in response.json()["text"]
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.sanctions).values(until=time() - 60))
    say(ugo, table, "Again")
    server.inside(server.hall.caretaker.delete_expired())
    with server.hall.database.engine.connect() as connection:
        assert connection.execute(select(schema.sanctions)).all() == []


def test_whoever_is_banned_is_nowhere_any_more(server: Running, player: Make, mia: Player) -> None:
    ada, ugo, leo = player("Ada"), player("Ugo"), player("Leo")
    ugo.post("password", password="correct horse")
    recovery = ugo.post("recovery")["code"]
    bot = player(token=ugo.post("bots", name="Robot")["token"])
    waiting, timeless = ada.new_table(seats=3), start([ada, ugo])
    clocked = start([ada, ugo], pace={"type": "slow", "days": 2})
    ugo.command(waiting, "join")
    inviting = ugo.new_table(open=False, seats=3)
    leo.command(inviting, "join", invitation=ugo.position(inviting)["table"]["invitation"])
    ugo.post(f"tables/{inviting}/invite", name="Ada")
    ugo.post("seeks", key="abcdefgh", wish={"game": "toy", "fewest": 2, "most": 2})
    cup = announce(ada)
    enter(ugo, cup)
    ada.post("reports", text="Cheats", name="Ugo")
    with ugo.socket() as socket:
        socket.wait("hello")
        mia.post("order/ban", report=reports(mia)[0]["id"], days=3, why="cheats")
        with pytest.raises(ConnectionClosed):
            listen(socket)
    for one in (ugo, bot):
        with refused("not_signed_in", 401):
            one.get("me")
    stranger = player()
    with refused("banned", 403):
        stranger.post("sign-in", name="Ugo", password="correct horse")
    with refused("banned", 403):
        stranger.post("enter", code=recovery)
    with refused("name_taken", 409):
        stranger.post("guest", name="Ugo")
    assert reports(mia) == []
    assert [seat["player"] for seat in ada.position(waiting)["table"]["seats"]] == ["Ada", None, None]
    assert ada.position(timeless)["table"]["seats"][1]["bot"], "nobody waits for ever where there is no clock"
    assert ada.position(clocked)["table"]["seats"][1]["bot"] is None, "the clock sees to it"
    assert leo.position(inviting)["table"]["host"]
    assert ada.get("tables")["invited"] == []
    assert ada.get("seeks")["seeks"] == []
    assert ada.get(f"tournaments/{cup}")["info"]["people"] == 0
    for path in ("friends/ask", f"tables/{waiting}/invite"):
        with refused("barred", 403):
            ada.post(path, name="Ugo")
    mia.post("order/unban", name="Ugo", why="enough")
    back = player(token=stranger.post("sign-in", name="Ugo", password="correct horse")["token"])
    assert back.get("me")["id"] == ugo.id
    assert back.post("bots/Robot/token")["token"]


def test_whoever_is_banned_on_the_way_to_a_seat_does_not_get_there(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table, wish, cup = mia.new_table(), seek(ada, 2, 3), announce(ada)
    assert ugo.get("me")["name"] == "Ugo", "the session is remembered"
    with server.hall.database.engine.begin() as connection:
        sanctions.impose(connection, ugo.id, "ban", None, "rude")
    with refused("banned", 403):
        ugo.command(table, "join")
    for path in (f"seeks/{wish}/agree", f"tournaments/{cup}/enter"):
        with refused("banned", 403):
            ugo.call("POST", path)


def test_a_banned_guest_keeps_the_name_from_others(server: Running, player: Make, mia: Player) -> None:
    player("Ugo")
    mia.post("order/ban", name="Ugo", why="rude")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.accounts).values(created=time() - 3 * 86400))
    server.inside(server.hall.caretaker.delete_expired())
    with refused("name_taken", 409):
        player().post("guest", name="Ugo")


def test_somebody_is_renamed_wherever_the_name_stands(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    say(ugo, table, "Hello")
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    changed = ada.position(table)["table"]["changed"]
    for new, code, status in (("ADA", "name_taken", 409), ("\u2800", "bad_name", 400)):
        with refused(code, status):
            mia.post("order/rename", name="Ugo", new=new, why="rude name")
    mia.post("order/rename", name="Ugo", new="Hugo", why="rude name")
    assert ugo.get("me")["name"] == "Hugo"
    after = ada.position(table)["table"]
    assert (after["seats"][1]["player"], after["changed"]) == ("Hugo", changed)
    assert ada.get(f"tables/{table}/chat")["lines"][0]["name"] == "Hugo"
    assert ada.get("players/Hugo/results")["results"][0]["seats"]
    with refused("unknown_player", 404):
        ada.get("players/Ugo")
    act = mia.get("order/log")["acts"][0]
    assert (act["name"], act["before"], act["why"]) == ("Hugo", "Ugo", "rude name")
    mia.post("order/rename", name="Hugo", new="Ugo", why="no, after all")


def test_a_table_is_closed(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    playing, waiting, own = start([ada, ugo]), ada.new_table(), start([mia, ada])
    for table in (playing, waiting):
        mia.post(f"tables/{table}/close", why="rude")
    assert ada.position(playing)["table"]["status"] == "adjourned"
    with refused("unknown_table", 404):
        ada.position(waiting)
    with refused("over", 409):
        mia.post(f"tables/{playing}/close", why="again")
    with refused("out_of_reach", 403):
        mia.post(f"tables/{own}/close", why="losing")
    assert [one["table"] for one in mia.get("order/log")["acts"][:2]] == [waiting, playing]


def test_a_tournament_goes_on_without_a_table_that_was_closed(server: Running, player: Make, mia: Player) -> None:
    people = [player(name) for name in ("Ada", "Ugo")]
    cup = announce(people[0], system="swiss", fewest=2, most=2, rounds=2)
    for one in people:
        enter(one, cup)
    hurry(server)
    (table,) = people[0].get(f"tournaments/{cup}")["rounds"][0]["tables"]
    mia.post(f"tables/{table['table']}/close", why="rude")
    sweep(server)
    shown = people[0].get(f"tournaments/{cup}")
    assert shown["info"]["due"] is not None
    assert [one["points"] for one in shown["standings"]] == [0, 0]


def test_a_table_that_was_closed_keeps_the_deal_that_others_still_play(
    server: Running, player: Make, mia: Player
) -> None:
    people = {name: player(name) for name in ("Ada", "Ugo", "Eva", "Leo")}
    cup = announce(people["Ada"], system="swiss", fewest=2, most=2, rounds=1, duplicate=True)
    for one in people.values():
        enter(one, cup)
    hurry(server)
    closed = people["Ada"].get(f"tournaments/{cup}")["rounds"][0]["tables"][0]
    mia.post(f"tables/{closed['table']}/close", why="rude")
    record = people[closed["seats"][0]["name"]].get(f"tables/{closed['table']}/record")
    assert "dice" not in record, "the secret is that of the other table too"


def test_moderators_judge_neither_themselves_nor_each_other(server: Running, player: Make, mia: Player) -> None:
    ada, leo = player("Ada"), moderator(server, player("Leo"))
    table = start([ada, leo])
    line = say(leo, table, "Rude")
    ada.post("reports", text="Look", name="Leo")
    ada.post("reports", text="Look", name="Mia")
    assert [one["name"] for one in reports(mia)] == ["Leo"], "nobody reads what was said about them"
    (found,) = reports(mia)
    assert found["moderator"]
    for path, more in (
        ("mute", {"name": "Leo"}),
        ("ban", {"report": found["id"]}),
        ("rename", {"name": "Leo", "new": "Lea"}),
        ("ban", {"name": "Mia"}),
        ("hide", {"table": table, "line": line}),
    ):
        with refused("out_of_reach", 403):
            mia.post(f"order/{path}", why="no", **more)
    (mine,) = reports(leo)
    with refused("out_of_reach", 403):
        mia.post(f"order/reports/{mine['id']}/dismiss", why="not me")
    mia.post(f"order/reports/{found['id']}/dismiss", why="nothing in it")
    assert reports(mia) == []
    assert log(mia)[0] == ("dismiss", "Leo", "nothing in it")
    with refused("unknown_report", 404):
        mia.post(f"order/reports/{found['id']}/dismiss", why="again")


def test_only_moderators_see_and_act(server: Running, player: Make, mia: Player) -> None:
    ada = player("Ada")
    table = player("Ugo").new_table()
    for path in ("order/reports", "order/log"):
        with refused("not_moderator", 403):
            ada.get(path)
        with refused("not_signed_in", 401):
            player().get(path)
    for path, more in (
        ("order/mute", {"name": "Ugo"}),
        ("order/ban", {"name": "Ugo"}),
        ("order/unban", {"name": "Ugo"}),
        ("order/rename", {"name": "Ugo", "new": "Hugo"}),
        ("order/hide", {"table": table, "line": 1}),
        (f"tables/{table}/close", {}),
        ("order/reports/AAAAAAAA/dismiss", {}),
    ):
        with refused("not_moderator", 403):
            ada.post(path, why="no", **more)
    assert not ada.get("me")["moderator"]
    assert mia.get("me")["moderator"]
    with server.hall.database.engine.begin() as connection:
        order.appoint(connection, "Mia", False, "away", "test")
    with refused("not_moderator", 403):
        mia.post("order/mute", name="Ugo", why="no longer mine to do")


def test_reports_have_an_end(run: Run) -> None:
    limits = Limits(report=Rate(1e-6, 4), guest=FREE)
    server = run(quotas=Quotas(reports=2), limits=limits)
    ada, *others = (Player(server.address, name) for name in ("Ada", "Ugo", "Leo", "Eva"))
    ada.post("reports", text="Rude", name="Ugo")
    with refused("already_reported", 409):
        ada.post("reports", text="Rude", name="Ugo")
    ada.post("reports", text="Rude", name="Leo")
    with refused("too_many_reports", 409):
        ada.post("reports", text="Rude", name="Eva")
    with refused("too_fast", 429):
        others[0].post("reports", text="Rude", name="Ada")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.reports).values(at=time() - 400 * 86400))
    server.inside(server.hall.caretaker.delete_expired())
    with server.hall.database.engine.connect() as connection:
        assert connection.execute(select(schema.reports)).all() == []
    for one in (ada, *others):
        one.close()


def test_a_report_is_about_somebody_and_what_was_said(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    for number in range(1, 41):
        assert say(ada if number % 2 else ugo, table, str(number)) == number
    for body in ({"name": "Ada"}, {"name": "Nobody"}, {}, {"table": table, "line": 3}, {"table": table, "line": 99}):
        with refused("unknown_player", 404):
            ada.post("reports", text="Rude", **body)
    ada.post("reports", text="Rude", table=table, line=26)
    assert [int(line["text"]) for line in reports(mia)[0]["lines"]] == list(range(7, 37))
    ugo.post("sign-out")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.accounts).values(created=time() - 3 * 86400))
    other = player("Ugo")
    mia.post("order/mute", report=reports(mia)[0]["id"], why="rude")
    say(other, other.new_table(), "I am somebody else")


def test_of_a_sealed_table_only_the_line_is_told_that_is_reported(server: Running, player: Make, mia: Player) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    say(ada, table, "The gold is on the left")
    rude = say(ugo, table, "Rude")

    def seal(sealed: float) -> None:
        with server.hall.database.engine.begin() as connection:
            sheet = json.loads(connection.scalar(select(schema.tables.c.sheet)) or "")
            connection.execute(update(schema.tables).values(sheet=json.dumps(sheet | {"sealed": sealed})))

    ada.post("reports", text="Look", table=table, line=rude)
    seal(time() + 1000)
    assert [line["text"] for line in reports(mia)[0]["lines"]] == ["Rude"]
    seal(0.0)
    assert len(reports(mia)[0]["lines"]) == 2


def test_what_is_reported_is_the_reporters_and_goes_with_whom_it_is_about(
    server: Running, player: Make, mia: Player
) -> None:
    ada, ugo, leo = player("Ada"), player("Ugo"), player("Leo")
    table = start([ada, ugo, leo], seats=3)
    say(leo, table, "Between us")
    ada.post("reports", text="Look", table=table, line=say(ugo, table, "Rude"))
    ugo.post("reports", text="Too", name="Leo")
    mia.post("order/mute", name="Leo", why="rude")
    mine, theirs = ada.get("me/everything"), ugo.get("me/everything")
    assert [row["text"] for row in mine["reports"]] == ["Look"]
    assert [row["text"] for row in theirs["reports"]] == ["Too"], "nobody is told who has reported them"
    assert leo.get("me/everything")["sanctions"][0]["why"] == "rude"
    assert leo.get("me/everything")["acts"] == []
    leo.call("DELETE", "me", json={})
    assert [line["text"] for line in reports(mia)[0]["lines"]] == ["Rude"]
    assert log(mia)[0] == ("mute", None, "rude")
    ada.call("DELETE", "me", json={})
    assert reports(mia)[0]["by"] is None
    ugo.call("DELETE", "me", json={})
    assert reports(mia) == []


@pytest.mark.parametrize("backend", ["sqlite"])
def test_the_operator_does_what_moderators_do_and_more(
    server: Running, database: str, player: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])

    def admin(*arguments: str, status: int = 0) -> str:
        assert main(["admin", *arguments, "--database", database, "--lang", "en"]) == status
        return capsys.readouterr().out

    admin("moderator", "Ada", status=2)
    ada.post("password", password="battery staple")
    admin("moderator", "Ada", "--why", "asked to")
    assert ada.get("me")["moderator"]
    assert "moderator" in admin("accounts")
    ugo.post("reports", text="Boasts", table=table, line=say(ada, table, "I am the boss"))
    told = admin("reports").splitlines()[1]
    assert "Boasts “I am the boss”" in told
    admin("dismiss", told.split()[0])
    admin("rename", "Ada", "Eva", "--why", "boasts")
    admin("mute", "Eva", "--days", "2")
    with refused("muted", 403):
        say(ada, table, "Still")
    admin("unmute", "Eva")
    admin("no-moderator", "Eva")
    admin("ban", "Eva", "--days", "2")
    with refused("not_signed_in", 401):
        ada.get("me")
    assert ugo.position(table)["table"]["seats"][0]["bot"]
    admin("unban", "Eva")
    admin("close", table)
    acts = [line.split()[2:5] for line in admin("log").splitlines()[1:]]
    assert [act for _, act, _ in acts] == [
        "close", "unban", "ban", "no-moderator", "unmute", "mute", "rename", "dismiss", "moderator",
    ]  # fmt: skip
    assert {who for who, _, _ in acts} == {"operator"}
    assert "Eva ← Ada" in admin("log")
    for arguments in (
        ["mute", "Nobody"],
        ["mute", "Eva", "--days", "0"],
        ["rename", "Eva"],
        ["close", table],
        ["dismiss", "X"],
    ):
        admin(*arguments, status=2)


def test_a_table_without_chat(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = ada.new_table(chat=False)
    ugo.command(table, "join")
    assert not ugo.position(table)["table"]["chat"]
    for act in (partial(say, ada, table, "Hello"), partial(ada.get, f"tables/{table}/chat")):
        with refused("no_chat", 409):
            act()
    ada.command(table, "start")
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    assert not ada.position(ada.command(table, "rematch")["table"])["table"]["chat"]
    assert ada.position(ada.new_table())["table"]["chat"]


@pytest.mark.parametrize("backend", ["sqlite"])
def test_a_server_without_chat(run: Run) -> None:
    talking, silent = run(), run(chat=False)
    ada = Player(talking.address, "Ada")
    assert ada.get("offers")["chat"]
    table = ada.new_table()
    say(ada, table, "Hello")
    ada.go_to(silent.address)
    assert not ada.get("offers")["chat"]
    assert not ada.position(table)["table"]["chat"]
    for act in (partial(say, ada, table, "Hello?"), partial(ada.get, f"tables/{table}/chat")):
        with refused("no_chat", 409):
            act()
    ada.close()


def test_other_servers_hear_of_a_hidden_line_and_of_a_ban(run: Run, backend: str) -> None:
    here, there = run(), run()
    mia = moderator(here, Player(here.address, "Mia"))
    ada, ugo = Player(there.address, "Ada"), Player(there.address, "Ugo")
    table = start([ada, ugo])
    rude = say(ugo, table, "Rude")
    with ada.socket() as socket, ugo.socket() as other:
        socket.watch(table)
        other.wait("hello")
        mia.post("order/hide", table=table, line=rude, why="rude")
        mia.post("order/ban", name="Ugo", why="rude")
        if backend == "postgresql":
            assert socket.wait("chat", number=rude)["hidden"]
        with pytest.raises(ConnectionClosed):
            listen(other)
        assert socket.wait("position")["table"]["seats"][1]["bot"]
    with refused("not_signed_in", 401):
        ugo.get("me")
    for one in (mia, ada, ugo):
        one.close()
