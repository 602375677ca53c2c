"""Hints at a table: who may ask, what comes back, and what the others learn of it."""

from collections.abc import Callable
from typing import Any

import pytest

from server.harness import Player, Refused, Running, key, start


@pytest.fixture
def backend() -> str:
    """The sheet is stored as ever: one database is as good as the other."""
    return "sqlite"


@pytest.fixture
def thinking(run: Callable[..., Running]) -> Running:
    return run(workers=1, bot_seconds=0.3)


def hint(player: Player, position: Any, **more: Any) -> Any:
    return player.command(
        position["table"]["id"], "hint", **({"seat": position["seat"], "version": position["version"]} | more)
    )


def alone(player: Player, game: str, seats: int) -> Any:
    """One person's turn against bots."""
    table = player.new_table(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
    player.command(table, "start")
    while (position := player.position(table))["moves"] is None:
        pass
    return position


def test_alone_against_bots_one_may_always_ask(thinking: Running) -> None:
    ada = Player(thinking.address, "Ada")
    position = alone(ada, "saboteur", 3)
    assert position["table"]["hints"]
    found = hint(ada, position)["hints"]
    assert 1 <= len(found) <= 3
    assert found[0]["good"] == "best"
    assert all(one["move"] in position["moves"] for one in found)
    after = ada.position(position["table"]["id"])
    assert after["table"]["seats"][position["seat"]]["hints"] == 1
    assert (after["view"], after["moves"]) == (position["view"], position["moves"])
    ada.move(after, found[0]["move"])
    ada.close()


def test_among_people_it_takes_an_agreement_and_everybody_is_told(thinking: Running) -> None:
    ada, ugo = Player(thinking.address, "Ada"), Player(thinking.address, "Ugo")
    table = start([ada, ugo])
    first = next(one for one in (ada, ugo) if one.position(table)["moves"])
    with pytest.raises(Refused) as refused:
        hint(first, first.position(table))
    assert refused.value.code == "no_hints"

    assert not ada.position(ada.new_table())["table"]["hints"], "somebody may still sit down"
    table = ada.new_table(hints=True)
    ugo.command(table, "join")
    ada.command(table, "start")
    first, other = sorted((ada, ugo), key=lambda one: one.position(table)["moves"] is None)
    before = other.position(table)
    hint(first, first.position(table))
    after = other.position(table)
    assert sum(seat["hints"] for seat in after["table"]["seats"]) == 1
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    with pytest.raises(Refused) as waiting:
        hint(other, after)
    assert waiting.value.code == "not_your_turn"
    for one in (ada, ugo):
        one.close()


def test_a_hint_for_another_version_is_refused_and_one_sent_twice_counts_once(thinking: Running) -> None:
    ada = Player(thinking.address, "Ada")
    position = alone(ada, "toy", 2)
    with pytest.raises(Refused) as stale:
        hint(ada, position, version=position["version"] - 1)
    assert stale.value.code == "stale"
    once = key()
    for _ in range(2):
        hint(ada, position, key=once)
    after = ada.position(position["table"]["id"])
    assert after["table"]["seats"][0]["hints"] == 1
    hint(ada, after, key=once)
    assert ada.position(position["table"]["id"])["table"]["seats"][0]["hints"] == 2, "another hint, whatever its key"
    ada.close()


def test_the_key_of_another_command_opens_nobodys_hand(thinking: Running) -> None:
    ada, ugo = Player(thinking.address, "Ada"), Player(thinking.address, "Ugo")
    table = start([ada, ugo])
    first, other = sorted((ada, ugo), key=lambda one: one.position(table)["moves"] is None)
    position, once = first.position(table), key()
    other.command(table, "chat", key=once, text="Hm.")
    for version in (position["version"], position["version"] - 1):
        with pytest.raises(Refused) as refused:
            hint(other, position, key=once, version=version)
        assert refused.value.code == "not_your_seat"
    for one in (ada, ugo):
        one.close()
