"""Commands as a bad network and bad people send them: twice, late, out of order, by others."""

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.harness import Player, Refused, Running, key, start

Make = Callable[..., Player]


@pytest.fixture
def two(player: Make) -> tuple[Player, Player]:
    return player("Ada"), player("Ugo", lang="it")


Two = tuple[Player, Player]


def code(act: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(Refused) as refusal:
        act()
    return refusal.value.code, refusal.value.status


def test_every_refusal_is_a_different_answer_in_the_readers_language(two: Two, player: Make) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)
    seen = ugo.position(table)
    assert code(lambda: ada.move(position, "fold")) == ("malformed_move", 400)
    assert code(lambda: ada.move(position, {"kind": "keep", "x": 1})) == ("malformed_move", 400)
    assert code(lambda: ada.move(position, 17)) == ("malformed", 400)
    assert code(lambda: ada.move(position, "keep", version=position["version"] - 1)) == ("stale", 409)
    assert code(lambda: ada.move(position, "keep", version=position["version"] + 1)) == ("stale", 409)
    assert code(lambda: ugo.move(seen, "keep")) == ("not_your_turn", 409)
    assert code(lambda: ugo.move(seen, "keep", seat=0)) == ("not_your_seat", 403)
    assert code(lambda: ugo.move(seen, "keep", seat=9)) == ("not_your_seat", 403)
    assert code(lambda: player().move(position, "keep")) == ("not_signed_in", 401)
    assert code(lambda: ada.command("AAAAAAAAAAAA", "move", seat=0, version=1, move="keep")) == ("unknown_table", 404)
    assert code(lambda: ada.command(table, "move", seat=0)) == ("malformed", 400)
    with pytest.raises(Refused) as refusal:
        ada.move(position, "deal 0 1")
    assert refusal.value.error["clause"] == "1.2"
    assert refusal.value.error["text"] == "The rules do not allow this now (clause 1.2)."
    with pytest.raises(Refused) as refusal:
        ugo.move(seen, "keep")
    assert refusal.value.error["text"] == "Non è il tuo turno."
    with pytest.raises(Refused) as refusal:
        ada.move(position, "keep", version=0)
    assert refusal.value.error["version"] == position["version"]
    assert ada.position(table)["version"] == position["version"]


def test_the_seat_on_turn_is_told_what_each_move_does(two: Two) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)
    assert [move["kind"] for move in position["moves"]] == ["keep", "swap"]
    assert [effects.get("final") for effects in position["effects"]] == [None, True]
    assert [list(effects) for effects in position["effects"]] == [["brings"], ["final", "costs"]]
    assert ugo.position(table)["effects"] is None
    ada.move(position, "keep")
    last = ugo.position(table)
    assert [effects["final"] for effects in last["effects"]] == [True, True]
    assert ada.position(table)["effects"] is None
    assert ugo.move(last, "keep")["effects"] is None


def test_a_move_sent_twice_is_answered_twice_and_applied_once(two: Two) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)
    same = key()
    first = ada.move(position, "swap", key=same)
    again = ada.move(position, "swap", key=same)
    assert first["version"] == again["version"]
    ugo.move(ugo.position(table), "keep")
    late = ada.move(position, "swap", key=same)
    assert late["table"]["status"] == "over"
    assert len(late["log"]["entries"]) == len(ada.get(f"tables/{table}/log")["entries"]) - 2


def test_the_same_move_from_many_hands_at_once_is_played_once(two: Two) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)
    same = key()
    others = [Player(ada.address, token=ada.token) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        versions = {answer["version"] for answer in pool.map(lambda one: one.move(position, "keep", key=same), others)}
        assert versions == {position["version"] + 1}
        mine = ugo.position(table)
        theirs = [Player(ugo.address, token=ugo.token) for _ in range(8)]

        def attempt(one: Player) -> str:
            try:
                one.move(mine, "keep")
            except Refused as refusal:
                return refusal.code
            return "played"

        answers = list(pool.map(attempt, theirs))
    assert answers.count("played") == 1
    assert set(answers) <= {"played", "stale", "over"}
    for one in others + theirs:
        one.close()


def test_a_key_belongs_to_one_account_and_one_table(two: Two) -> None:
    ada, ugo = two
    first, second = start([ada, ugo]), start([ada, ugo])
    same = key()
    ada.move(ada.position(first), "keep", key=same)
    assert ada.move(ada.position(second), "keep", key=same)["table"]["turn"] == 1
    assert ugo.move(ugo.position(first), "keep", key=same)["table"]["status"] == "over"


def test_a_table_asked_for_twice_is_put_up_once(two: Two) -> None:
    ada, _ = two
    same = key()
    assert ada.new_table(key=same) == ada.new_table(key=same)
    assert len(ada.get("tables")["mine"]) == 1
    table = ada.new_table()
    joined = key()
    other = two[1]
    other.command(table, "join", key=joined)
    assert other.command(table, "join", key=joined)["seat"] == 1
    said = key()
    lines = [ada.command(table, "chat", key=said, text="Hello") for _ in range(2)]
    assert code(lambda: ada.command(table, "chat", key=said, text="Goodbye")) == ("malformed", 400)
    assert lines[0] == lines[1]
    assert len(ada.get(f"tables/{table}/chat")["lines"]) == 1


def test_late_moves_are_stale_even_if_they_would_be_legal_again(two: Two) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)
    ada.move(position, "keep")
    undone = ada.position(table)
    assert [undo["move"] for undo in undone["undo"]] == [{"kind": "keep"}]
    to = undone["undo"][0]["to"]
    back = ada.command(table, "undo", seat=0, version=undone["version"], to=to)
    assert back["moves"] == position["moves"]
    assert back["log"]["start"] == 2
    assert code(lambda: ada.move(position, "keep")) == ("stale", 409)
    assert code(lambda: ada.command(table, "undo", seat=0, version=undone["version"], to=to)) == ("stale", 409)
    swapped = ada.move(back, "swap")
    assert swapped["undo"] == []
    assert code(lambda: ada.command(table, "undo", seat=0, version=swapped["version"], to=to)) == ("not_undoable", 409)
    seat1 = ugo.position(table)
    assert code(lambda: ugo.command(table, "undo", seat=0, version=seat1["version"], to=2)) == ("not_your_seat", 403)


def test_why_names_the_clause_and_plays_nothing(two: Two) -> None:
    ada, ugo = two
    table = start([ada, ugo])
    position = ada.position(table)

    def why(who: Player, move: object, seat: int = 0, version: int = position["version"]) -> object:
        return who.post(f"tables/{table}/why", seat=seat, version=version, move=move)

    assert why(ada, "deal 0 1") == {"clause": "1.2", "text": "The rules do not allow this now (clause 1.2)."}
    assert why(ada, "keep") == {"clause": None, "text": "This move is allowed."}
    assert code(lambda: why(ada, "fold")) == ("malformed_move", 400)
    assert code(lambda: why(ugo, "keep", seat=1)) == ("not_your_turn", 409)
    assert code(lambda: why(ugo, "keep")) == ("not_your_seat", 403)
    assert code(lambda: why(ada, "keep", version=1)) == ("stale", 409)
    assert ada.position(table)["version"] == position["version"]


def test_bodies_that_are_not_what_the_schema_says(two: Two) -> None:
    ada, _ = two
    table = ada.new_table()
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'"' + b"a" * 1000,
        b'{"key": "x"}',
        b"[" * 5000,
        b'{"key": "\\ud800aaaaaaaa"}',
    ):
        answer = ada.http.post(f"/api/tables/{table}/start", content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), body
    nul = ada.http.post(f"/api/tables/{table}/chat", json={"key": key(), "text": "a\0b"})
    assert nul.json()["error"] == "malformed"
    large = ada.http.post(f"/api/tables/{table}/chat", content=b" " * 70_000)
    assert (large.status_code, large.json()["error"]) == (413, "too_large")
    assert ada.http.get("/api/nothing").json()["error"] == "unknown_path"
    wrong = ada.http.delete(f"/api/tables/{table}")
    assert (wrong.status_code, wrong.json()["error"]) == (405, "wrong_method")


@pytest.mark.parametrize("backend", ["sqlite"])
def test_a_table_of_before_goes_on_where_its_only_choices_led(run: Callable[[], Running]) -> None:
    """Then the keeper of a nine was passed over at once, and nothing of it was written down."""
    server = run()
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    while True:
        table = start([ada, ugo], options={"lucky": True})
        if ada.position(table)["view"]["card"] == 9:
            break
    server.stop()
    with sqlite3.connect(server.config.database.removeprefix("sqlite:///")) as stored:
        (sheet,) = stored.execute("SELECT sheet FROM tables WHERE id = ?", [table]).fetchone()
        old = {name: value for name, value in json.loads(sheet).items() if name != "settled"} | {"turn": 1}
        stored.execute("UPDATE tables SET sheet = ? WHERE id = ?", [json.dumps(old), table])
    again = run()
    ada.close()
    ugo.close()
    ugo = Player(again.address, token=ugo.token)
    position = ugo.position(table)
    assert position["table"]["turn"] == 1
    ugo.move(position, "keep")
    ugo.close()
    again.stop()
    nobody = Player(run().address)
    over = nobody.position(table)
    assert over["table"]["status"] == "over"
    assert [entry["seat"] for entry in over["log"]["entries"]] == [-1, -1, 0, 1]
    nobody.close()
