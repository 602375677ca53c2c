"""What a real server sends of each game is what the document says, whoever looks, early and late in a game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from filone import games
from filone.server.schemas import TEMPLATE
from server.harness import Player, Running, config, key, start

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(config(f"sqlite:///{tmp_path_factory.mktemp('schemas') / 'filone.db'}"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def people(server: Running) -> Iterator[list[Player]]:
    """Some to sit down, and one without a name to look on."""
    people = [Player(server.address, name) for name in ("Ada", "Ugo", "Eva", "Leo", None)]
    yield people
    for one in people:
        one.close()


@pytest.fixture(scope="module")
def components(people: list[Player]) -> dict[str, Any]:
    found: dict[str, Any] = people[-1].get("openapi.json")["components"]
    return found


def validator(components: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": TEMPLATE.format(name=name), "components": components})


@pytest.mark.parametrize("game", games.names())
def test_positions_and_replays_are_as_the_document_says(
    game: str, people: list[Player], components: dict[str, Any]
) -> None:
    record = msgspec.json.decode((RECORDS / f"{game}.json").read_bytes())
    (host, *others), spectator = people[: record["seats"]], people[-1]
    position, replay = validator(components, "Position"), validator(components, "Replay")
    position.validate(host.position(host.new_table(game, record["seats"])))  # nobody has started: there is no view

    late = len(record["moves"]) * 9 // 10
    cut = {name: record[name][:late] for name in ("moves", "texts")}
    created = host.post("records", key=key(), record=record | cut | {"result": None, "dice": None})
    for other in others:
        other.command(created["table"], "join", invitation=created["invitation"])
    host.command(created["table"], "start")
    for table in (start([host, *others], game), created["table"]):
        seen = [one.position(table) for one in (host, *others, spectator)]
        assert [one["view"]["seat"] for one in seen] == [*range(record["seats"]), -3]
        assert sum(bool(one["moves"]) for one in seen) == 1
        for one in seen:
            position.validate(one)

    over = host.post("records", key=key(), record=record)["table"]
    length = host.get(f"tables/{over}/replay", at=0)["length"]
    for at in range(0, length + 1, max(1, length // 12)):
        shown = host.get(f"tables/{over}/replay", at=at)
        assert len(shown["views"]) == record["seats"] + 1
        replay.validate(shown)


@pytest.mark.parametrize("game", games.names())
def test_what_is_wrong_in_a_view_or_a_move_is_found(
    game: str, people: list[Player], components: dict[str, Any]
) -> None:
    table = start(people[: max(2, games.load(game).seats.start)], game)
    seen = next(seen for seen in (one.position(table) for one in people) if seen["moves"])
    valid = validator(components, "Position").is_valid
    view, move = seen["view"], seen["moves"][0]
    assert valid(seen)
    for name in components["schemas"][f"{game}.{games.load(game).view.__name__}"]["required"]:
        assert not valid(seen | {"view": {key: value for key, value in view.items() if key != name}}), name
    for field, wrong in (("turn", "mine"), ("game", "whist"), ("options", [])):
        assert not valid(seen | {"view": view | {field: wrong}})
    for field, wrong in (("kind", "fly"), ("height", "high")):
        assert not valid(seen | {"moves": [move | {field: wrong}]})


def test_only_a_reader_may_miss_what_is_secret(components: dict[str, Any]) -> None:
    whole, part = {"kind": "discard", "card": "T_V"}, {"kind": "discard"}
    made, shown = (validator(components, f"saboteur.{name}").is_valid for name in ("Described", "Shown"))
    assert [made(whole), made(part), shown(whole), shown(part)] == [True, False, True, True]
    assert "keep" in kinds(components, "Described")
    assert kinds(components, "Shown") - kinds(components, "Described") >= {"draw", "role"}  # by chance, by nobody else


def kinds(components: dict[str, Any], name: str) -> set[str]:
    return {kind["title"] for kind in components["schemas"][f"saboteur.{name}"]["anyOf"]}
