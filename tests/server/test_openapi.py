"""The OpenAPI document, tried out: whatever is sent, the answer is one that the document foresees."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from filone.server.api import ROUTES
from filone.server.openapi import document
from filone.server.routing import Route
from server.harness import Player, Running, config, start

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(document(ROUTES, "0"))
OPEN_TO_ALL = {
    "/api/guest",
    "/api/sign-in",
    "/api/enter",
    "/api/passkeys/challenge",
    "/api/passkeys/sign-in",
    "/api/email/confirm",
    "/api/email/recover",
    "/api/email/unsubscribe",
    "/api/games/{game}/lessons/{lesson}",
    "/api/games/{game}/puzzles/{puzzle}",
}
ENDS_THE_SESSION = {("POST", f"/api/{act}") for act in ("sign-out", "sign-out-everywhere", "password")} | {
    ("DELETE", "/api/me")
}
FALLIBLE = [route for route in ROUTES if route.body is not None or "{" in route.path]
"""Routes that can be called wrongly."""
CHANGING = [route for route in ROUTES if route.method != "GET" and route.path not in OPEN_TO_ALL]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


def name_of(value: object) -> str:
    return f"{value.method} {value.path}" if isinstance(value, Route) else str(value)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With somebody to think, or an analysis is refused as long as it is so."""
    database = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'filone.db'}"
    running = Running(config(database, private_hooks=False, workers=1, bot_seconds=0.5))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Player]:
    ada = Player(server.address, "Ada")
    yield ada
    ada.close()


@pytest.fixture(scope="module")
def tables(ada: Player, server: Running) -> list[str]:
    """One that waits, one where a game is played, one where it is over."""
    ugo = Player(server.address, "Ugo")
    waiting, playing, over = ada.new_table(), start([ada, ugo]), start([ada, ugo])
    for one in (ada, ugo):
        one.move(one.position(over), "keep")
    ugo.close()
    return [waiting, playing, over, "AAAAAAAAAAAA"]


@pytest.mark.parametrize(
    ("mode", "route"),
    [*((RIGHT, route) for route in ROUTES), *((WRONG, route) for route in FALLIBLE)],
    ids=name_of,
)
def test_every_answer_is_foreseen(
    route: Route, mode: GenerationMode, server: Running, ada: Player, tables: list[str]
) -> None:
    @given(case=SCHEMA[route.path][route.method].as_strategy(generation_mode=mode))
    @settings(max_examples=settings().max_examples * 2)
    def answers(case: schemathesis.Case[Any]) -> None:
        if "id" in case.path_parameters and mode is RIGHT:
            case.path_parameters["id"] = tables[len(str(case.body)) % len(tables)]
        headers = {} if (route.method, route.path) in ENDS_THE_SESSION else {"authorization": f"Bearer {ada.token}"}
        case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS)

    answers()


@pytest.mark.parametrize("route", CHANGING, ids=name_of)
def test_strangers_change_nothing(route: Route, server: Running, tables: list[str]) -> None:
    @given(case=SCHEMA[route.path][route.method].as_strategy())
    def answers(case: schemathesis.Case[Any]) -> None:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = tables[len(str(case.body)) % len(tables)]
        response = case.call_and_validate(base_url=server.address, checks=CHECKS)
        assert response.json()["error"] in {"not_signed_in", "unknown_table", "bad_record", "malformed"}

    answers()
