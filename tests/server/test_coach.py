"""The coach at a table: for the player on turn alone, from what that seat may know."""

from collections.abc import Callable

import pytest

from server.harness import Player, Refused, start


@pytest.fixture
def backend() -> str:
    """Nothing is stored, so one database is as good as the other."""
    return "sqlite"


def test_whoever_is_on_turn_is_coached_and_nobody_else(player: Callable[..., Player]) -> None:
    players = [player("Ada"), player("Ugo")]
    table = start(players)
    positions = [one.position(table) for one in players]
    told = [one.get(f"tables/{table}/coach")["advice"] for one in players]
    for position, advice in zip(positions, told, strict=True):
        on_turn = position["table"]["turn"] == position["seat"]
        assert advice == ([{"key": "coach-card", "about": {"card": position["view"]["card"]}}] if on_turn else [])
    assert player("Eve").get(f"tables/{table}/coach")["advice"] == []


def test_a_stranger_is_not_coached(player: Callable[..., Player]) -> None:
    table = start([player("Ada"), player("Ugo")])
    with pytest.raises(Refused):
        player().get(f"tables/{table}/coach")
