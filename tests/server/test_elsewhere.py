"""Games that began elsewhere: everybody is told, nobody is lured in, and nothing in a record is taken on trust."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filone.cli.main import main
from server.harness import Player, Refused, key, start

Make = Callable[..., Player]


def brought(ada: Player, ugo: Player) -> dict[str, Any]:
    """The record of an unfinished game, with hands that its owner knows."""
    table = start([ada, ugo])
    for one in (ada, ugo):
        one.command(table, "adjourn")
    record: dict[str, Any] = ada.get(f"tables/{table}/record")
    return record


def code(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        act()
    assert refusal.value.status == 400
    return refusal.value.code


def test_a_game_that_began_elsewhere_says_so_before_one_sits_down_and_ever_after(
    player: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ugo, eve = player("Ada"), player("Ugo"), player("Eve")
    record = brought(ada, ugo)
    created = ada.post("records", key=key(), record=record)
    table = created["table"]
    moves = len(record["moves"])
    assert eve.position(table)["table"]["elsewhere"] == moves
    assert next(mine for mine in ada.get("tables")["mine"] if mine["id"] == table)["elsewhere"] == moves
    ugo.command(table, "join", invitation=created["invitation"])
    assert ada.command(table, "start")["table"]["elsewhere"] == moves
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    assert eve.position(table)["table"]["elsewhere"] == moves
    file = tmp_path / "game.json"
    file.write_bytes(ada.http.get(f"/api/tables/{table}/record").content)
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"The first {moves} moves were made elsewhere" in capsys.readouterr().out
    shown = eve.post("records", key=key(), record=ada.get(f"tables/{table}/record"))["table"]
    assert eve.position(shown)["table"]["elsewhere"] == moves + 2
    assert ada.position(start([ada, ugo]))["table"]["elsewhere"] == 0


def test_a_game_that_began_elsewhere_is_by_invitation_only(player: Make) -> None:
    ada, ugo, eve = player("Ada"), player("Ugo"), player("Eve")
    record = brought(ada, ugo)
    assert code(lambda: ada.post("records", key=key(), record=record, open=True)) == "malformed"
    table = ada.post("records", key=key(), record=record)["table"]
    assert eve.get("tables")["open"] == []
    with pytest.raises(Refused, match="invitation_needed"):
        eve.command(table, "join")


def test_what_a_record_says_is_checked_like_any_input(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    record = brought(ada, ugo)
    damages: list[dict[str, Any]] = [
        {"players": ["x" * 3_900_000]},
        {"players": ["Ada\x1b]0;owned\x07", "Ugo"]},
        {"players": ["Ada\u202e", "Ugo"]},
        {"players": ["Ada"] * 3},
        {"rules": 10**40},
        {"rules": -1},
        {"seats": 10**40},
        {"filone": 10**40},
        {"moves": [10**40]},
        {"texts": [], "moves": [-1]},
        {"dice": {"secret": "0" * 100_000}},
        {"result": {"winners": [10**40], "ranks": [], "scores": [], "breakdown": []}},
    ]
    for damage in damages:
        refused = code(lambda damage=damage: ada.post("records", key=key(), record=record | damage))  # type: ignore[misc]
        assert refused in {"bad_record", "malformed"}, damage


def test_dice_that_begin_nowhere_verify_nothing_and_are_refused(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    record = ada.get(f"tables/{table}/record")
    for first in ("-1", "999999999", "9" * 60, "1_0", "٣", ""):
        record["dice"]["from"] = first
        assert code(lambda: ada.post("records", key=key(), record=record)) == "bad_record", first


def test_a_table_has_a_name_that_can_be_shown(player: Make) -> None:
    ada = player("Ada")
    assert code(lambda: ada.new_table(name="Sunday\x1b[2J")) == "malformed"


def test_an_adjourned_game_belongs_to_its_seats(player: Make) -> None:
    ada, ugo, eve, nobody = player("Ada"), player("Ugo"), player("Eve"), player()
    table = start([ada, ugo])
    for one in (ada, ugo):
        one.command(table, "adjourn")
    for one in (ada, ugo):
        assert "secret" in one.get(f"tables/{table}/record")["dice"]
    for one in (eve, nobody):
        taken = one.get(f"tables/{table}/record")
        assert (taken["seat"], "dice" in taken, "moves" in taken) == (-3, False, False)
        assert "card" not in taken["log"][0]["move"]
