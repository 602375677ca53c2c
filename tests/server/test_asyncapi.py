"""The AsyncAPI document, held against a real exchange: every message of both directions, each as the document says."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft7Validator

from filone.server.asyncapi import EXAMPLES, document
from filone.server.messages import ClientMessage, Position, ServerMessage
from server.harness import Player, Socket, start

Make = Callable[..., Player]
RECEIVED, SENT = get_args(ClientMessage), get_args(ServerMessage)
DOCUMENT: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document("0")))


@pytest.fixture
def backend() -> str:
    return "sqlite"


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(part)


def at(ref: str) -> Any:
    """What a reference leads to."""
    place: Any = DOCUMENT
    for step in ref.removeprefix("#/").split("/"):
        place = place[step]
    return place


def schema_of(name: str) -> Draft7Validator:
    """The dialect that AsyncAPI keeps to."""
    message = DOCUMENT["components"]["messages"][name]
    return Draft7Validator({"allOf": [message["payload"]], "components": DOCUMENT["components"]})


def tags(types: tuple[type[msgspec.Struct], ...]) -> list[str]:
    return [str(type_.__struct_config__.tag) for type_ in types]


def test_the_document_is_whole() -> None:
    assert DOCUMENT["asyncapi"] == "3.0.0"
    for part in parts(DOCUMENT):
        if isinstance(part.get("$ref"), str):
            at(part["$ref"])
        assert not part.keys() & {"prefixItems", "discriminator"}
    (channel,) = DOCUMENT["channels"].values()
    assert list(channel["messages"]) == tags(RECEIVED + SENT)
    for action, types in (("receive", RECEIVED), ("send", SENT)):
        operation = DOCUMENT["operations"][action]
        assert operation["action"] == action
        assert at(operation["channel"]["$ref"]) == channel
        assert [ref["$ref"].rpartition("/")[2] for ref in operation["messages"]] == tags(types)
        ways = [at(way["$ref"]) for way in operation["security"]]
        assert [way["type"] for way in ways] == ["http", "httpApiKey"]
    for name, message in DOCUMENT["components"]["messages"].items():
        assert at(channel["messages"][name]["$ref"]) == message
        assert at(message["payload"]["$ref"])["properties"]["type"]["enum"] == [name]


def test_there_is_a_valid_example_of_each_message_but_the_position() -> None:
    assert {type(example) for example in EXAMPLES} == {*RECEIVED, *SENT} - {Position}
    for name, message in DOCUMENT["components"]["messages"].items():
        for example in message.get("examples", []):
            schema_of(name).validate(example["payload"])
            assert not schema_of(name).is_valid({**example["payload"], "type": "whistle"})


@pytest.fixture
def exchanged(player: Make) -> list[Any]:
    """What is told at a table from its first day to its last, as somebody at it hears it; the examples are sent."""
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    with ugo.socket() as socket:
        told = Recorded(socket)
        told.until("hello")
        told.send(table, "watch", version=None)
        known = told.until("position")
        for name in ("ping", "look", "watch"):
            told.send(table, name, **({"version": known["version"], "hash": known["hash"]} if name == "watch" else {}))
        told.until("pong", "current")
        with ada.socket():
            told.until("presence")
        ada.move(ada.position(table), "keep")
        told.until("position", "your_turn")
        ugo.move(ugo.position(table), "keep")
        told.until("change", "told")
        ada.command(table, "chat", text="Well played!")
        told.until("chat")
        short = ada.new_table()
        told.until("lobby")
        told.send(short, "watch", version=None)
        told.until("position")
        ada.command(short, "leave")
        told.until("gone")
        told.send(short, "unwatch")
        told.send(short, "watch")
        told.until("error")
    return told.seen


class Recorded:
    """A socket that keeps what it was sent."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.seen: list[Any] = []

    def send(self, table: str, name: str, **more: Any) -> None:
        """The example of this name, at a real table."""
        (example,) = DOCUMENT["components"]["messages"][name]["examples"]
        sent = {key: table if key == "table" else value for key, value in example["payload"].items()} | more
        self.socket.send(sent.pop("type"), **sent)

    def until(self, *types: str) -> Any:
        """Go on until each of these has come anew; gives the last message."""
        awaited = set(types)
        while awaited:
            self.seen.append(self.socket.next())
            awaited.discard(self.seen[-1]["type"])
        return self.seen[-1]


def test_what_is_really_sent_is_as_the_document_and_its_examples_say(exchanged: list[Any]) -> None:
    assert {message["type"] for message in exchanged} == set(tags(SENT))
    examples = {message["type"]: message for message in msgspec.to_builtins(EXAMPLES)}
    for message in exchanged:
        name = message["type"]
        valid = schema_of(name)
        valid.validate(message)
        assert name == "position" or message.keys() == examples[name].keys()
        for field in at(DOCUMENT["components"]["messages"][name]["payload"]["$ref"])["required"]:
            assert not valid.is_valid({key: value for key, value in message.items() if key != field}), (name, field)
    assert [message["error"] for message in exchanged if message["type"] == "error"] == ["unknown_table"]


def test_the_running_server_has_it(player: Make) -> None:
    assert player().get("asyncapi.json")["channels"] == DOCUMENT["channels"]
