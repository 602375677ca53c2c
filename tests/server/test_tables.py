"""The life of a table over HTTP: lobby, seats, game, record, replay, and what goes on beside it."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from filone.cli.main import main
from filone.kernel import Record
from filone.server.positions import info
from filone.table import Table, verify
from server.harness import Player, Refused, Running, finished, key, start

Make = Callable[..., Player]


def refused(code: str, status: int) -> "Expect":
    return Expect(code, status)


class Expect:
    """Expects the server to say no."""

    def __init__(self, code: str, status: int) -> None:
        self.code = code
        self.status = status

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        assert isinstance(error, Refused), f"not refused: {error!r}"
        assert (error.code, error.status) == (self.code, self.status)
        assert error.error["text"]
        return True


def test_a_game_from_the_lobby_to_the_record(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo", lang="it")
    table = ada.new_table(name="Sunday")
    listed = ugo.get("tables")["open"]
    assert [(entry["id"], entry["name"], entry["status"]) for entry in listed] == [(table, "Sunday", "waiting")]
    assert listed[0]["invitation"] is None
    ugo.command(table, "join")
    position = ada.command(table, "start")
    commitment = position["table"]["commitment"]
    assert position["moves"] == [{"kind": "keep"}, {"kind": "swap"}]
    assert ugo.position(table)["moves"] is None
    assert ada.get("tables")["mine"][0]["your_turn"]
    assert ugo.get("tables")["open"] == []
    ada.move(position, "keep")
    assert ugo.get("tables")["mine"][0]["your_turn"]
    over = ugo.move(ugo.position(table), {"kind": "swap"})
    assert over["table"]["status"] == "over"
    assert over["outcome"]["scores"] == over["scores"]
    record = Record.loads(ada.http.get(f"/api/tables/{table}/record").content)
    assert record.players == ["Ada", "Ugo"]
    assert record.dice is not None
    assert record.dice["commitment"] == commitment
    assert verify(record) == 3


def test_a_table_by_invitation_is_not_listed_and_needs_its_token(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    created = ada.post("tables", key=key(), game="toy", seats=2, open=False)
    table = created["table"]
    assert ugo.get("tables")["open"] == []
    for invitation in (None, "wrong"):
        with refused("invitation_needed", 403):
            ugo.command(table, "join", invitation=invitation)
    assert ugo.position(table)["table"]["invitation"] is None
    assert ugo.command(table, "join", invitation=created["invitation"])["seat"] == 1
    assert ada.position(table)["table"]["invitation"] == created["invitation"]


def test_the_host_seats_bots_and_empties_seats(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = ada.new_table(seats=3, bots={"0": "random"})
    assert ada.position(table)["seat"] == 1
    with refused("not_host", 403):
        ugo.command(table, "join", bot="random")
    with refused("bad_bot", 400):
        ada.command(table, "join", bot="genius")
    ada.command(table, "join", bot="random", seat=2)
    with refused("seat_taken", 409):
        ugo.command(table, "join")
    ada.command(table, "leave", seat=2)
    ugo.command(table, "join", seat=2)
    with refused("not_host", 403):
        ugo.command(table, "leave", seat=0)
    with refused("not_host", 403):
        ugo.command(table, "start")
    seats = ada.command(table, "start")["table"]["seats"]
    assert [(seat["player"], seat["bot"]) for seat in seats] == [(None, "random"), ("Ada", None), ("Ugo", None)]


def test_a_table_goes_with_the_last_who_leaves(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = ada.new_table(seats=3, bots={"2": "random"})
    ugo.command(table, "join")
    with ugo.socket() as socket:
        socket.watch(table)
        assert ada.command(table, "leave")["table"]["host"] is False
        assert ugo.position(table)["table"]["host"]
        ugo.command(table, "leave")
        assert socket.wait("gone") == {"type": "gone", "table": table}
    with refused("unknown_table", 404):
        ada.position(table)


def test_bad_games_seats_options_and_bots_are_different_errors(player: Make) -> None:
    ada = player("Ada", lang="it")
    for body, code, status in (
        ({"game": "chess"}, "unknown_game", 404),
        ({"seats": 9}, "bad_seats", 400),
        ({"options": {"luck": True}}, "bad_option", 400),
        ({"options": {"lucky": 3}}, "bad_option", 400),
        ({"bots": {"0": "genius"}}, "bad_bot", 400),
        ({"bots": {"9": "random"}}, "seat_taken", 409),
        ({"pace": {"type": "live", "turn": 1}}, "malformed", 400),
        ({"pace": {"type": "fast"}}, "malformed", 400),
        ({"surprise": 1}, "malformed", 400),
    ):
        with refused(code, status):
            ada.new_table(**body)
    assert ada.get("tables") == {"open": [], "mine": [], "invited": [], "more_open": False, "more_mine": False}


def test_options_of_before_are_shown_by_the_names_of_today(player: Make) -> None:
    table = player("Ada").new_table("saboteur", 3, options={"require_link_to_start": False})
    assert player().get(f"tables/{table}")["table"]["options"] == {"link": "touch"}


def test_tables_of_before_show_the_options_that_were_no_choice_yet() -> None:
    sheet = Table.new(game="saboteur", seats=3, options={}, now=0.0, host=None).sheet
    assert info(sheet, None, set()).options == {}
    assert info(msgspec.structs.replace(sheet, settled=None), None, set()).options == {"saboteur_pay": "fewest"}


def test_an_option_hides_the_scores_of_a_table_that_would_show_them(player: Make) -> None:
    players = [player(name) for name in ("Ada", "Ugo", "Eva")]
    for hidden in (False, True):
        table = start(players, "valdora", scores=True, options={"hidden_commissions": hidden})
        assert (players[0].get(f"tables/{table}")["scores"] is None) is hidden


def test_games_and_rules(player: Make) -> None:
    spectator = player(lang="it")
    toy = next(game for game in spectator.get("games") if game["name"] == "toy")
    assert toy["seats"] == [2, 3, 4]
    assert toy["options"] == [{"name": "lucky", "type": "flag", "default": False, "choices": [], "limits": None}]
    assert toy["sets"] == {"nine": {"lucky": True}}
    assert toy["bots"][0] == "random"
    assert spectator.get("games/toy/rules")["sections"][0]["title"] == "Svolgimento"
    english = spectator.get("games/toy/rules", lang="en")
    assert english["sections"][0]["clauses"][0]["number"] == "1.1"
    with refused("unknown_game", 404):
        spectator.get("games/chess/rules")
    with refused("malformed", 400):
        spectator.get("games/toy/rules", lang="de")


def test_a_spectator_sees_and_hears_but_does_not_play(player: Make) -> None:
    ada, ugo, eve, nobody = player("Ada"), player("Ugo"), player("Eve"), player()
    table = start([ada, ugo])
    for watcher in (eve, nobody):
        position = watcher.position(table)
        assert (position["seat"], position["view"]["card"], position["moves"]) == (-3, 0, None)
        assert "card" not in position["log"]["entries"][0]["move"]
    position = nobody.position(table)
    with refused("not_your_seat", 403):
        eve.command(table, "move", seat=0, version=position["version"], move="keep")
    with refused("not_signed_in", 401):
        nobody.command(table, "move", seat=0, version=position["version"], move="keep")
    assert eve.command(table, "chat", text="Hello")["seat"] is None


def test_chat_is_numbered_and_notes_are_private(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = start([ada, ugo])
    ada.command(table, "chat", text="Ciao")
    ugo.command(table, "chat", text="Buona partita")
    lines = nobody.get(f"tables/{table}/chat")["lines"]
    assert [(line["number"], line["seat"], line["name"], line["text"]) for line in lines] == [
        (1, 0, "Ada", "Ciao"),
        (2, 1, "Ugo", "Buona partita"),
    ]
    assert len(nobody.get(f"tables/{table}/chat", since=1)["lines"]) == 1
    ada.call("PUT", f"tables/{table}/notes", json={"text": "Ugo bluffs"})
    ada.call("PUT", f"tables/{table}/notes", json={"text": "Ugo bluffs a lot"})
    assert ada.get(f"tables/{table}/notes")["text"] == "Ugo bluffs a lot"
    assert ugo.get(f"tables/{table}/notes")["text"] == ""
    with refused("not_signed_in", 401):
        nobody.get(f"tables/{table}/notes")


def test_before_the_end_a_seat_takes_home_only_what_it_saw(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = start([ada, ugo])
    taken = ada.get(f"tables/{table}/record")
    assert taken["view"]["card"] == taken["log"][0]["move"]["card"]
    assert "moves" not in taken
    assert "dice" not in taken
    assert "card" not in ugo.get(f"tables/{table}/record")["log"][0]["move"]
    assert "card" not in nobody.get(f"tables/{table}/record")["log"][0]["move"]
    for path in ("replay", "scores"):
        with refused("not_over", 409):
            ada.get(f"tables/{table}/{path}")
    waiting = ada.new_table()
    for path in ("record", "log", "replay"):
        with refused("not_started", 409):
            ada.get(f"tables/{waiting}/{path}")


def test_a_finished_game_is_replayed_step_by_step_with_nothing_hidden(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = finished(ada, ugo)
    everything = nobody.get(f"tables/{table}/replay")
    assert (everything["at"], everything["length"]) == (4, 4)
    assert set(everything["views"]) == {"0", "1", "-3"}
    first = nobody.get(f"tables/{table}/replay", at=1)
    assert first["last"] == {"number": 0, "seat": -1, "move": first["last"]["move"], "told": []}
    assert first["views"]["0"]["card"] == first["last"]["move"]["card"]
    assert nobody.get(f"tables/{table}/replay", at=0)["last"] is None
    assert set(nobody.get(f"tables/{table}/replay", at=2, seat=1)["views"]) == {"1"}
    told = {seat: nobody.get(f"tables/{table}/replay", at=1, seat=seat)["last"]["move"] for seat in (0, 1, -3)}
    assert told[0] == first["last"]["move"]
    assert told[1] == told[-3] == {"kind": "deal", "target": 0}
    history = nobody.get(f"tables/{table}/scores")["scores"]
    assert len(history) == 5
    assert history[-1] == everything["scores"]
    for query in ({"at": 5}, {"seat": 2}, {"seat": -2}, {"at": -1}):
        with refused("malformed", 400):
            nobody.get(f"tables/{table}/replay", **query)


def test_the_past_of_a_game_is_seen_change_by_change_from_ones_own_seat(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    waiting = ada.new_table()
    with refused("not_started", 409):
        ada.get(f"tables/{waiting}/past")
    table = start([ada, ugo])
    everybody = ((ada, 0), (ugo, 1), (nobody, -3))
    dealt = [one.position(table) for one, _ in everybody]
    assert ada.get(f"tables/{table}/past")["positions"] == [], "nobody has moved"
    moved = ada.move(dealt[0], "keep")
    for (one, seat), then in zip(everybody, dealt, strict=True):
        past = {"at": 2, "turn": 0, "change": [then["view"]], "scores": None}
        assert one.get(f"tables/{table}/past") == {"seat": seat, "positions": [past]}
        assert one.get(f"tables/{table}/past", since=2)["positions"] == [past]
        assert one.get(f"tables/{table}/past", since=3)["positions"] == []
        assert one.get(f"tables/{table}/past", version=then["version"])["positions"] == [], "that is what they have"
    ada.command(table, "undo", seat=0, version=moved["version"], to=moved["undo"][0]["to"])
    assert ugo.get(f"tables/{table}/past")["positions"] == [], "it was taken back"
    over = finished(ada, ugo)
    with refused("over", 409):
        ada.get(f"tables/{over}/past")


def test_of_a_long_past_the_last_changes_are_told(player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filone.server.replay.MOST", 2)
    players = [player("Ada"), player("Ugo"), player("Bea")]
    table = start(players, "valdora", scores=True)
    then = []
    for _ in range(4):
        position = next(one for one in (player.position(table) for player in players) if one["moves"])
        then.append((len(position["log"]["entries"]), position["table"]["turn"], position["scores"]))
        players[position["seat"]].move(position)
    past = players[0].get(f"tables/{table}/past")["positions"]
    assert [(one["at"], one["turn"], one["scores"]) for one in past] == then[-2:]


def test_the_log_of_a_finished_game_is_read_as_a_seat_saw_it(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = start([ada, ugo])
    assert "card" not in ugo.get(f"tables/{table}/log", seat=0)["entries"][0]["move"], "while it is played nobody may"
    table = finished(ada, ugo)
    for seat, known in ((0, [True, False]), (1, [False, True]), (-3, [False, False]), (None, [True, True])):
        asked = {} if seat is None else {"seat": seat}
        entries = nobody.get(f"tables/{table}/log", **asked)["entries"]
        assert ["card" in entry["move"] for entry in entries[:2]] == known


def test_a_seat_is_resigned_to_a_bot_which_plays_on(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    with refused("bad_bot", 400):
        ada.command(table, "resign", seat=0, bot="genius")
    with refused("not_your_seat", 403):
        ada.command(table, "resign", seat=1)
    with ugo.socket() as socket:
        socket.watch(table)
        resigned = ada.command(table, "resign", seat=0, bot="random")
        assert resigned["table"]["seats"][0] == {
            "player": "Ada",
            "bot": "random",
            "visiting": False,
            "connected": False,
            "hints": 0,
        }
        while socket.wait("position")["moves"] is None:
            pass
    assert ada.position(table)["seat"] == 0
    assert ada.position(table)["table"]["you"] is None


def test_the_next_game_is_one_table_for_all(player: Make) -> None:
    ada, ugo, eve = player("Ada"), player("Ugo"), player("Eve")
    table = finished(ada, ugo)
    with refused("not_your_seat", 403):
        eve.command(table, "rematch")
    again = ugo.command(table, "rematch")["table"]
    assert ada.command(table, "rematch")["table"] == again
    assert ada.position(table)["table"]["rematch"] == again
    assert ada.position(again)["seat"] == 0
    assert ugo.command(again, "start")["table"]["status"] == "playing"


def test_there_is_another_next_game_when_the_first_was_left(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = finished(ada, ugo)
    left = ada.command(table, "rematch")["table"]
    ada.command(left, "leave")
    again = ugo.command(table, "rematch")["table"]
    assert again != left
    assert ada.command(table, "rematch")["table"] == again


def test_a_table_that_somebody_has_just_joined_does_not_go(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = ada.new_table()
    room = server.inside(server.hall.rooms.get(table))
    before = room.table
    ugo.command(table, "join")
    server.inside(server.hall.commands.delete(before))
    assert ugo.position(table)["seat"] == 1


def test_a_game_goes_to_a_file_and_back_to_a_table(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    before = ada.position(table)
    ada.command(table, "adjourn")
    assert ada.position(table)["table"]["adjourn"] == [0]
    assert "moves" not in ada.get(f"tables/{table}/record")
    ugo.command(table, "adjourn")
    record = ada.get(f"tables/{table}/record")
    assert Record.loads(ada.http.get(f"/api/tables/{table}/record").content).result is None
    created = ugo.post("records", key=key(), record=record)
    with refused("invitation_needed", 403):
        ada.command(created["table"], "join")
    ada.command(created["table"], "join", invitation=created["invitation"])
    went_on = ugo.command(created["table"], "start")
    assert went_on["view"]["card"] == before["view"]["card"]
    assert went_on["moves"] == before["moves"]


def test_a_game_goes_from_the_terminal_to_a_table_and_back(
    player: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def at_the_terminal(what: str, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main([*f"play {what} --lang en --seed 3".split()]) == 0
        return capsys.readouterr().out

    saved, back, ended = (tmp_path / name for name in ("saved.json", "back.json", "ended.json"))
    at_the_terminal("toy --players 2", f"save {saved}", "quit")
    ada, ugo = player("Ada"), player("Ugo")
    created = ada.post("records", key=key(), record=json.loads(saved.read_bytes()))
    ugo.command(created["table"], "join", invitation=created["invitation"])
    ada.move(ada.command(created["table"], "start"), "keep")
    for one in (ada, ugo):
        one.command(created["table"], "adjourn")
    back.write_bytes(ada.http.get(f"/api/tables/{created['table']}/record").content)
    told = at_the_terminal(f"{back} --seat 2", "keep", f"save {ended}", "")
    assert "You are Ugo." in told
    record = Record.load(ended)
    assert record.moves[:-1] == Record.load(back).moves
    assert record.result is not None
    assert verify(record) is None


def test_a_finished_record_is_uploaded_to_be_replayed_and_a_bad_one_is_refused(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo", lang="it")
    record = ada.get(f"tables/{finished(ada, ugo)}/record")
    uploaded = ugo.post("records", key=key(), record=record)["table"]
    assert ugo.get(f"tables/{uploaded}/replay")["length"] == 4
    assert ugo.get(f"tables/{uploaded}/record") == record
    for damage in ({"moves": [1]}, {"rules": 99}, {"filone": 3}, {"result": None, "texts": ["x"]}):
        with refused("bad_record", 400):
            ugo.post("records", key=key(), record=record | damage)
    with refused("unknown_game", 404):
        ugo.post("records", key=key(), record=record | {"game": "chess"})
    with refused("malformed", 400):
        ugo.post("records", key=key(), record=record | {"moves": [0] * 20_001})


@pytest.mark.parametrize("id", ["%00", "a%00bcdefgh", "x", "é" * 10, "A" * 65])
def test_an_impossible_id_is_an_unknown_table(player: Make, id: str) -> None:
    with refused("unknown_table", 404):
        player().get(f"tables/{id}")


@pytest.mark.parametrize("path", ["", "/log", "/past", "/record", "/replay", "/scores", "/chat"])
def test_an_unknown_table_is_not_found(player: Make, path: str) -> None:
    with refused("unknown_table", 404):
        player().get(f"tables/AAAAAAAAAAAAAAAA{path}")
