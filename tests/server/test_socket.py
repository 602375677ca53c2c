"""The WebSocket: pushes, coming back, limits, and messages nobody should send."""

import json
from collections.abc import Callable
from socket import create_connection
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame
from websockets.sync.client import connect

from filone.server.doors import LONG
from filone.server.limits import Limits, Rate
from filone.server.messages import Pong
from filone.server.socket import OUTBOX, Connection
from server.harness import FREE, UNLIMITED, Player, Running, config, start

Make = Callable[..., Player]


def test_a_move_is_pushed_to_everybody_as_each_may_see_it(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = start([ada, ugo])
    with ada.socket() as one, ugo.socket() as two, nobody.socket() as three:
        first = one.watch(table)
        assert first == ada.position(table) | {"table": first["table"]}
        before = [socket.watch(table) for socket in (two, three)]
        ada.move(first, "swap")
        pushed = [socket.wait("position") for socket in (one, two, three)]
        assert {message["version"] for message in pushed} == {first["version"] + 2}
        for message in pushed:
            assert [entry["number"] for entry in message["log"]["entries"]] == [2, 3]
            assert message["log"]["start"] == 2
        assert "card" in pushed[0]["log"]["entries"][1]["move"]
        assert "card" not in pushed[1]["log"]["entries"][1]["move"]
        assert pushed[1]["moves"] == [{"kind": "keep"}, {"kind": "swap"}]
        assert pushed[2]["moves"] is None
        assert pushed[1]["hash"] != before[0]["hash"]


def test_who_comes_back_gets_only_what_is_new(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    with ugo.socket() as socket:
        known = socket.watch(table)
    with ugo.socket() as socket:
        same = socket.watch(table, version=known["version"], hash=known["hash"])
        assert same == {"type": "current", "table": table, "version": known["version"]}
    ada.move(ada.position(table), "keep")
    with ugo.socket() as socket:
        news = socket.watch(table, version=known["version"], hash=known["hash"])
        assert news["log"] == {"start": 2, "entries": [{"number": 2, "seat": 0, "move": {"kind": "keep"}, "told": []}]}
        assert socket.watch(table, version=10**6)["log"]["start"] == 0
        assert socket.watch(table, version=news["version"], hash="wrong")["log"]["start"] == 0
    assert ugo.get(f"tables/{table}", version=known["version"])["log"] == news["log"]
    assert ugo.get(f"tables/{table}/log", since=known["version"]) == news["log"]


def test_what_was_taken_back_is_dropped_by_who_comes_back(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    moved = ada.move(ada.position(table), "keep")
    with ugo.socket() as socket:
        known = socket.watch(table)
        assert len(known["log"]["entries"]) == 3
        ada.command(table, "undo", seat=0, version=moved["version"], to=moved["undo"][0]["to"])
        assert socket.wait("position")["log"] == {"start": 2, "entries": []}
    with ugo.socket() as socket:
        back = socket.watch(table, version=known["version"], hash=known["hash"])
        assert back["log"] == {"start": 2, "entries": []}


def test_your_turn_and_the_lobby_are_told_without_watching(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    with ugo.socket() as socket:
        table = ada.new_table(name="Sunday")
        socket.wait("lobby")
        ugo.command(table, "join")
        started = ada.command(table, "start")
        ada.move(started, "keep")
        turn = socket.wait("your_turn")
        assert (turn["table"], turn["name"], turn["game"]) == (table, "Sunday", "toy")


def test_coming_and_going_is_seen(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    with ada.socket() as watching:
        assert not watching.watch(table)["table"]["seats"][1]["connected"]
        with ugo.socket() as socket:
            socket.next()
            assert watching.wait("presence", seat=1) == {
                "type": "presence",
                "table": table,
                "seat": 1,
                "connected": True,
            }
            assert ada.position(table)["table"]["seats"][1]["connected"]
        assert not watching.wait("presence", seat=1)["connected"]
    assert not ada.get("tables")["mine"][0]["seats"][1]["connected"]


def test_who_sits_down_while_connected_is_seen_to_be_there(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = ada.new_table()
    with ugo.socket() as socket:
        socket.next()
        assert ugo.command(table, "join")["table"]["seats"][1] == {
            "player": "Ugo",
            "bot": None,
            "visiting": False,
            "connected": True,
            "hints": 0,
        }


def test_chat_is_pushed_and_an_unwatched_table_is_silent(player: Make) -> None:
    ada, nobody = player("Ada"), player()
    table = ada.new_table()
    with nobody.socket() as socket:
        socket.watch(table)
        said = ada.command(table, "chat", text="Hello")
        assert socket.wait("chat") == said
        socket.send("unwatch", table=table)
        socket.send("ping", id=7)
        assert socket.wait("pong")["id"] == 7
        ada.command(table, "chat", text="Anybody?")
        socket.send("ping", id=8)
        socket.wait("pong", id=8)
        assert sum(message["type"] == "chat" for message in socket.seen) == 1


def test_a_foreign_page_cannot_connect(server: Running, player: Make) -> None:
    ada = player("Ada")
    with pytest.raises(InvalidStatus), ada.socket(origin="https://evil.example"):
        pass
    with ada.socket(origin=server.address) as socket:
        assert socket.next()["me"]["name"] == "Ada"


def test_bad_messages_are_answered_and_too_many_end_the_connection(player: Make) -> None:
    ada = player("Ada", lang="it")
    with ada.socket() as socket:
        socket.next()
        for text in (
            "",
            "{",
            "[]",
            "1",
            '{"type": "fly"}',
            '{"type": "watch"}',
            '{"type": "watch", "table": "../../x"}',
        ):
            socket.connection.send(text)
            answer = socket.next()
            assert (answer["type"], answer["error"]) == ("error", "malformed")
        socket.connection.send(b"\x00\xff")
        assert socket.next()["error"] == "malformed"
        unknown = socket.watch("AAAAAAAAAAAA")
        assert (unknown["error"], unknown["table"]) == ("unknown_table", "AAAAAAAAAAAA")
        assert unknown["text"] == "Questo tavolo non esiste."

        def flood() -> None:
            for _ in range(20):
                socket.connection.send("{")
            socket.wait("never")

        with pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_long_messages_are_compressed_and_short_ones_are_not(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], "eldorado")
    address = f"ws{server.address[4:]}/api/ws"
    headers = {"authorization": f"Bearer {ada.token}"}
    with connect(address, additional_headers=headers, max_size=None) as raw:
        (extension,) = raw.protocol.extensions
        frames: list[tuple[int, int, bool]] = []
        decode = extension.decode

        def count(frame: Frame, **more: Any) -> Frame:
            plain = decode(frame, **more)
            frames.append((len(plain.data), len(frame.data), frame.rsv1))
            return plain

        extension.decode = count  # type: ignore[method-assign]
        raw.send(json.dumps({"type": "watch", "table": table, "changes": True}))
        while json.loads(raw.recv(30))["type"] != "position":
            pass
        ugo.command(table, "chat", text="Tocca a te?")
        while json.loads(raw.recv(30))["type"] != "chat":
            pass
        assert {compressed for _, _, compressed in frames} == {True, False}
        for length, sent, compressed in frames:
            assert compressed == (length >= LONG)
            assert sent < length / 2 or not compressed


def test_too_large_a_message_ends_the_connection(player: Make) -> None:
    with player().socket() as socket:
        socket.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            socket.wait("never")


def test_limits_of_connections_tables_and_speed(run: Callable[..., Running]) -> None:
    slow = Limits(guest=FREE, table=FREE, sockets=2, watched=1, socket=Rate(0.01, 3))
    server = run(limits=slow)
    ada = Player(server.address, "Ada")
    tables = [ada.new_table(), ada.new_table()]
    with ada.socket() as one, ada.socket() as two:
        one.watch(tables[0])
        assert one.watch(tables[1])["error"] == "too_fast"
        two.wait("hello")
        with ada.socket() as three, pytest.raises(ConnectionClosed):
            three.wait("never")
        for _ in range(3):
            two.send("ping")
            two.wait("pong")
        two.send("ping")
        assert two.wait("error")["error"] == "too_fast"
    ada.close()


def test_coming_and_going_is_counted_like_any_command(run: Callable[..., Running]) -> None:
    server = run(limits=msgspec.structs.replace(UNLIMITED, write=Rate(0.001, 2)))
    ada = Player(server.address, "Ada")
    for _ in range(2):
        with ada.socket() as socket:
            socket.wait("hello")
    with ada.socket() as socket, pytest.raises(ConnectionClosed, match="4429"):
        socket.wait("hello")
    with Player(server.address).socket() as socket:
        socket.wait("hello")
    ada.close()


def test_who_does_not_keep_up_is_let_go_and_costs_no_memory(server: Running, player: Make) -> None:
    with player().socket() as socket:
        socket.wait("hello")
        (connection,) = server.hall.presence.visitors[None]
        assert isinstance(connection, Connection)

        async def talk() -> None:
            for number in range(2000):
                connection.push(Pong(id=number))
            assert len(connection._outbox) <= OUTBOX + 1

        server.inside(talk())
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> object:
    server = Running(config(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'filone.db'}", limits=UNLIMITED))
    yield server
    server.stop()


UPGRADE = (
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = bytes(4)
FRAMES = {
    "not masked": b"\x81\x02{}",
    "unknown opcode": b"\x83\x81" + MASK + b"x",
    "reserved bits": b"\xc1\x81" + MASK + b"x",
    "not UTF-8": b"\x81\x82" + MASK + b"\xff\xfe",
    "longer than memory": b"\x81\xff" + (1 << 62).to_bytes(8) + MASK,
    "continues nothing": b"\x80\x81" + MASK + b"x",
    "never ends": b"\x01\xfe"
    + (10_000).to_bytes(2)
    + MASK
    + b"a" * 10_000
    + b"\x00\xfe\x27\x10"
    + MASK
    + b"a" * 10_000,
    "too long a ping": b"\x89\xfe\x00\xc8" + MASK + bytes(200),
    "half a code": b"\x88\x81" + MASK + b"\x03",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_a_frame_that_is_none_ends_the_connection(fuzzed: Running, frame: bytes) -> None:
    with create_connection(("127.0.0.1", int(fuzzed.address.rpartition(":")[2])), 30) as raw:
        raw.sendall(UPGRADE)
        received = b""
        while b'"hello"' not in received:
            received += raw.recv(4096)
        raw.sendall(frame)
        while raw.recv(4096):
            pass
    nobody = Player(fuzzed.address)
    assert nobody.get("tables")["open"] == []
    nobody.close()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["watch", "unwatch", "ping", "position", "hello"]) | JSON},
    optional={"table": st.text() | JSON, "version": JSON, "hash": JSON, "id": JSON, "seat": JSON},
)


@settings(max_examples=60)
@given(messages=st.lists(FIELDS.map(json.dumps) | JSON.map(json.dumps) | st.text() | st.binary(), max_size=12))
def test_whatever_is_sent_the_server_answers_and_goes_on(fuzzed: Running, messages: list[str | bytes]) -> None:
    with Player(fuzzed.address).socket() as socket:
        assert socket.next()["type"] == "hello"
        for message in messages:
            socket.connection.send(message)
            assert socket.next()["type"] in {"error", "pong"}
        socket.send("ping", id=1)
        assert socket.next() == {"type": "pong", "id": 1}
