"""What leaves a server, packet by packet."""

from types import SimpleNamespace
from typing import Any

import pytest
from websockets.protocol import State

from filone.server.doors import Answer, WebSocket
from server.harness import Running


class Wire:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.said.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def answer_on(wire: Wire) -> tuple[Any, Answer]:
    cycle: Any = SimpleNamespace(transport=wire, response_started=False)
    return cycle, Answer(cycle)


def test_the_head_of_an_answer_leaves_with_its_body() -> None:
    wire = Wire()
    cycle, answer = answer_on(wire)
    answer.write(b"100 Continue")  # which the body of the request waits for
    assert wire.said == [b"100 Continue"]
    cycle.response_started = True
    answer.write(b"head ")
    assert len(wire.said) == 1
    answer.write(b"body")
    answer.write(b"the rest")
    assert wire.said[1:] == [b"head body", b"the rest"]


def test_a_head_that_no_body_follows_leaves_before_the_end() -> None:
    wire = Wire()
    cycle, answer = answer_on(wire)
    cycle.response_started = True
    answer.write(b"head")
    answer.close()
    assert wire.said == [b"head"]
    assert wire.closed


def test_nothing_is_said_to_who_has_hung_up() -> None:
    wire = Wire()
    cycle, answer = answer_on(wire)
    cycle.response_started = True
    answer.write(b"head")
    wire.closed = True
    answer.close()
    assert wire.said == []


@pytest.mark.parametrize("method", ["HEAD", "GET"])
def test_an_answer_without_a_body_arrives(server: Running, player: Any, method: str) -> None:
    assert player("Ada").http.request(method, f"{server.address}/health").status_code in {200, 405}


class Later:
    """A loop that does what it is asked when it is told to."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def call_soon(self, work: Any) -> None:
        self.due.append(work)


def test_messages_of_one_moment_leave_together() -> None:
    socket: Any = WebSocket.__new__(WebSocket)
    socket.transport, socket.loop = Wire(), Later()
    socket.conn = SimpleNamespace(state=State.OPEN, extensions=[])
    socket.disconnected = socket.close_sent = False
    socket.writable = SimpleNamespace(is_set=lambda: True)

    def send(text: str, more: bool) -> None:
        with pytest.raises(StopIteration):
            socket.send({"type": "websocket.send", "text": text, "more": more}).send(None)

    send("one", True)
    assert socket.transport.said == []
    send("two", False)
    assert socket.transport.said == [b"\x81\x03one\x81\x03two"]
    send("three", True)  # and then there is nothing to say after all
    for work in socket.loop.due:
        work()
    assert socket.transport.said[1:] == [b"\x81\x05three"]
    send("four", True)
    socket.disconnected = True
    for work in socket.loop.due:
        work()
    assert len(socket.transport.said) == 2, "nobody is there to hear it"
    socket.disconnected = False
    long = "x" * 70_000
    send(long[:300], False)
    send(long, False)
    assert socket.transport.said[2].startswith(b"\x81\x7e\x01\x2cxxx")
    assert socket.transport.said[3] == b"\x81\x7f" + (70_000).to_bytes(8) + long.encode()
