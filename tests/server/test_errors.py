"""Every error that a request can meet is told as what it is, never as a failure of the server."""

from collections.abc import Iterator

import filone.server.api  # noqa: F401  (brings in every error that the server can meet)
from filone.kernel import FiloneError
from filone.server.errors import CODES, STATUS
from filone.table import Refusal


def kinds(base: type[FiloneError]) -> Iterator[type[FiloneError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_error_has_a_code_and_every_code_a_status() -> None:
    elsewhere = ("filone.cli", "filone.bots.arena")
    met = [kind for kind in kinds(FiloneError) if not kind.__module__.startswith(elsewhere)]
    assert {kind for kind in met if not issubclass(kind, Refusal)} == set(CODES)
    assert set(CODES.values()) <= set(STATUS)
