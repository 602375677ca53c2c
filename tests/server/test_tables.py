"""Tables over HTTP and WebSocket: from the lobby to the record."""

from collections.abc import Callable

import pytest

from filone.kernel import Record
from filone.table import verify
from server.harness import Player, Refused, Running, key, start

Make = Callable[..., Player]


def test_a_game_from_the_lobby_to_the_record(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo", lang="it")
    table = ada.new_table(name="Sunday")
    listed = ugo.get("tables")["open"]
    assert [(entry["id"], entry["name"], entry["status"]) for entry in listed] == [(table, "Sunday", "waiting")]
    ugo.command(table, "join")
    position = ada.command(table, "start")
    commitment = position["table"]["commitment"]
    assert position["moves"] == [{"kind": "keep"}, {"kind": "swap"}]
    assert ugo.position(table)["moves"] is None
    assert ada.get("tables")["mine"][0]["your_turn"]
    ada.move(position, "keep")
    over = ugo.move(ugo.position(table), {"kind": "swap"})
    assert over["table"]["status"] == "over"
    assert over["outcome"]["scores"] == over["scores"]
    record = Record.loads(ada.http.get(f"/api/tables/{table}/record").content)
    assert record.players == ["Ada", "Ugo"]
    assert record.dice is not None
    assert record.dice["commitment"] == commitment
    assert verify(record) == 3
