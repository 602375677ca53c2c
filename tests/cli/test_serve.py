"""Where a server listens: the first free port, and never twice."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from socket import create_server, socket
from threading import Thread

import pytest

from filone.cli.arguments import UsageError
from filone.cli.serve import first_free, is_filone
from filone.kernel.texts import LANGUAGES
from filone.server.serve import listen


class Answers(BaseHTTPRequestHandler):
    body = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def filone() -> Iterator[int]:
    """Something that answers as a server of ours does."""
    server = HTTPServer(("127.0.0.1", 0), type("Ours", (Answers,), {"body": b'[{"name":"saboteur"}]'}))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def test_a_port_that_is_taken_is_passed_over() -> None:
    with create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with first_free(listen, "127.0.0.1", [taken, 0]) as free:
            assert isinstance(free, socket)
            assert free.getsockname()[1] != taken
        with pytest.raises(UsageError, match="--host and --port") as wrong:
            first_free(listen, "127.0.0.1", [taken])
        assert all(str(taken) in wrong.value.sentence(lang) for lang in LANGUAGES)


def test_where_filone_runs_already_it_says_so(filone: int) -> None:
    assert is_filone("127.0.0.1", filone)
    with pytest.raises(UsageError, match=f"is already running: open http://127.0.0.1:{filone}/"):
        first_free(listen, "127.0.0.1", [filone, 0])
