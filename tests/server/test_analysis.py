"""Finished games analysed at a server: asked for once, shared by all, stopped by who asked; and gone on with."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from filone.kernel.registry import load
from filone.server import analyses, schema
from filone.server.limits import Rate
from filone.server.worker import answer
from server.harness import UNLIMITED, Player, Refused, Running, key, start
from teaching.test_analysis import played

Make = Callable[..., Player]


@pytest.fixture
def server(run: Callable[..., Running]) -> Running:
    return run(workers=1, bot_seconds=0.5)


def brought(player: Player, game: str = "toy") -> str:
    """A table with a finished game."""
    record = msgspec.to_builtins(played(load(game), 3))
    return str(player.post("records", key=key(), record=record)["table"])


def wait_for(player: Player, table: str, level: str = "quick") -> Any:
    while (state := player.get(f"tables/{table}/analysis", level=level))["found"] is None:
        assert state["part"] is not None, "it was given up"
    return state["found"]


def test_a_finished_game_is_analysed_once_for_everybody(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = brought(ada)
    assert nobody.get(f"tables/{table}/analysis")["part"] is None
    with pytest.raises(Refused, match="not_signed_in"):
        nobody.post(f"tables/{table}/analysis")
    assert ada.post(f"tables/{table}/analysis")["part"] is not None
    found = wait_for(nobody, table)
    assert len(found["points"][0]["chances"]) == 3
    assert found["moments"]
    assert ugo.post(f"tables/{table}/analysis")["found"] == found
    assert ugo.get(f"tables/{table}/analysis", level="deep")["part"] is None


def test_a_better_line_is_shown_on_the_board(server: Running, player: Make) -> None:
    ada = player("Ada")
    table = brought(ada)
    ada.post(f"tables/{table}/analysis")
    wait_for(ada, table)
    found = server.inside(server.hall.analyses.found(table, "quick"))
    record = played(load("toy"), 3)
    at = next(number for number, state, _ in record.positions() if state.turn >= 0) - 1
    better = next(move for move in record.state(at).legal() if move != record.moves[at])
    moment = msgspec.structs.replace(found.moments[0], kind="costly", at=at, line=[better])
    kept = msgspec.structs.replace(found, moments=[moment])
    text = msgspec.json.encode(kept).decode()
    server.inside(
        server.hall.database.write(lambda connection: connection.execute(update(schema.analyses).values(found=text)))
    )
    before = ada.get(f"tables/{table}/line", moment=0, along=0)
    after = ada.get(f"tables/{table}/line", moment=0, along=1, seat=-3)
    assert before["views"] == ada.get(f"tables/{table}/replay", at=at)["views"]
    assert (after["at"], after["last"]["move"]) == (at + 1, load("toy").space.json(better))
    assert list(after["views"]) == ["-3"]
    for wrong in ({"moment": 1}, {"along": 2}, {"seat": 9}):
        with pytest.raises(Refused, match="malformed"):
            ada.get(f"tables/{table}/line", **wrong)


def test_an_unfinished_game_is_neither_analysed_nor_left(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    for path, body in (("analysis", {}), ("analysis/stop", {}), ("what-if", {"key": key(), "at": 1})):
        with pytest.raises(Refused, match="not_over"):
            ada.post(f"tables/{table}/{path}", **body)
    for path in ("analysis", "line", "what-ifs"):
        with pytest.raises(Refused, match="not_over"):
            ada.get(f"tables/{table}/{path}")


def test_many_guests_of_one_address_leave_room_for_others(run: Callable[..., Running]) -> None:
    server = run(workers=1, limits=msgspec.structs.replace(UNLIMITED, analysis=Rate(0.001, 1)))
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    ada.post(f"tables/{brought(ada)}/analysis")
    with pytest.raises(Refused, match="too_fast"):
        ugo.post(f"tables/{brought(ugo)}/analysis")
    ada.close()
    ugo.close()


def test_who_asked_can_stop_it_and_nobody_else(server: Running, player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = brought(ada)
    held = server.hall.analyses._turns
    server.inside(held.acquire())
    assert ada.post(f"tables/{table}/analysis")["mine"]
    assert not ugo.post(f"tables/{table}/analysis/stop")["mine"]
    assert ada.get(f"tables/{table}/analysis")["part"] is not None
    assert ada.post(f"tables/{table}/analysis/stop")["part"] is None
    ada.post(f"tables/{table}/analysis")
    other = brought(ada)
    monkeypatch.setattr(analyses, "SHARE", 1)
    with pytest.raises(Refused, match="too_fast"):
        ada.post(f"tables/{other}/analysis")
    monkeypatch.setattr(analyses, "MOST", 1)
    with pytest.raises(Refused, match="busy"):
        ugo.post(f"tables/{other}/analysis")
    held.release()
    assert wait_for(ada, table)


def test_a_game_that_is_too_long_is_refused(player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = player("Ada")
    table = brought(ada)
    monkeypatch.setattr(analyses, "LONGEST", 3)
    with pytest.raises(Refused, match="too_large"):
        ada.post(f"tables/{table}/analysis")


def test_a_worker_answers_questions_about_a_game() -> None:
    record = played(load("toy"), 3)
    line = msgspec.json.encode({"analysis": {"record": record, "question": {"ask": "plan"}}})
    assert answer(line).moves == record.moves


def test_a_game_is_gone_on_with_at_a_table_that_says_so(player: Make) -> None:
    ada, ugo, eve = player("Ada"), player("Ugo"), player("Eve")
    table = brought(ada)
    record = ugo.get(f"tables/{table}/record")
    first = next(at for at, text in enumerate(record["texts"]) if not text.startswith("deal"))
    once = key()
    wish = {"key": once, "at": first, "sit": 0, "bots": {"2": "random"}}
    created = ugo.post(f"tables/{table}/what-if", **wish)
    assert ugo.post(f"tables/{table}/what-if", **wish) == created
    eve.command(created["table"], "join", invitation=created["invitation"])
    begun = ugo.command(created["table"], "start")
    assert (begun["table"]["source"], begun["table"]["elsewhere"]) == (table, first)
    assert not begun["table"]["open"]
    [branch] = ada.get(f"tables/{table}/what-ifs")["branches"]
    assert (branch["table"], branch["at"], branch["players"]) == (created["table"], first, ["Ugo", "Eve", None])
    for wrong in ({"at": 1000}, {"at": 1, "name": "a\nb"}, {"at": 1, "bots": {"0": "genius"}}):
        with pytest.raises(Refused):
            ugo.post(f"tables/{table}/what-if", **({"key": key()} | wrong))
    with pytest.raises(Refused, match="over"):
        ugo.post(f"tables/{table}/what-if", key=key(), at=len(record["moves"]))


def test_cards_that_fell_after_a_move_stay(player: Make) -> None:
    ada = player("Ada")
    table = brought(ada)
    record = ada.get(f"tables/{table}/record")
    first = next(at for at, text in enumerate(record["texts"]) if not text.startswith("deal"))
    created = ada.post(f"tables/{table}/what-if", key=key(), at=1)
    assert ada.position(created["table"])["table"]["elsewhere"] == first
