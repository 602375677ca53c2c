"""Browsers that are told: encrypted for them alone, signed by us, by kind, and only while nobody looks."""

from collections.abc import Callable, Iterator
from time import time
from typing import Any

import pytest
from sqlalchemy import insert, select

from filone.server import schema
from filone.server.push import BROWSERS, encrypt, from_text, read_key, to_text
from server.harness import Player, Running, start
from server.push_service import PushService, claims_of
from server.test_accounts import code

Run = Callable[..., Running]


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def server(run: Run) -> Running:
    return run(push="mailto:operator@club.example")


def subscribe(player: Player, subscription: dict[str, Any]) -> None:
    player.call("PUT", "push", json=subscription)


def subscriptions(server: Running) -> list[str]:
    with server.hall.database.engine.connect() as connection:
        return sorted(connection.scalars(select(schema.subscriptions.c.endpoint)))


def test_a_browser_is_told_of_what_it_wants(
    server: Running, service: PushService, player: Callable[..., Player]
) -> None:
    ada, ugo = player("Ada"), player("Ugo", lang="it")
    key = ada.get("offers")["push"]
    subscribe(ugo, service.subscription("phone", "turn", "invitation", "result"))
    subscribe(ugo, service.subscription("office", "result"))
    table = start([ada, ugo], name="Sunday")
    ada.move(ada.position(table), "keep")
    browser, headers, note = service.next()
    assert browser == "phone"
    assert note == {"title": "Tocca a te", "body": "Sunday", "tag": table, "place": f"/table/{table}"}
    claims = claims_of(headers["authorization"], key)
    assert (claims["aud"], claims["sub"]) == (service.address, "mailto:operator@club.example")
    assert time() < claims["exp"] < time() + 86400
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "high")
    assert int(headers["ttl"]) > 0
    ugo.move(ugo.position(table), "keep")
    told = sorted((service.next() for _ in range(2)), key=lambda one: one[0])
    assert [browser for browser, _, _ in told] == ["office", "phone"]
    over = ada.position(table)
    winners = [over["table"]["seats"][seat]["player"] for seat in over["outcome"]["winners"]]
    assert told[0][2]["title"].endswith(f"{'hanno' if len(winners) > 1 else 'ha'} vinto {', '.join(winners)}")
    ada.command(table, "rematch")
    browser, _, note = service.next()
    assert (browser, note["title"].split()[0]) == ("phone", "Ada")
    subscribe(ugo, service.subscription("phone"))
    subscribe(ugo, service.subscription("office"))
    assert subscriptions(server) == []


def test_every_browser_of_an_account_is_told(
    server: Running, service: PushService, player: Callable[..., Player]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    for number in range(BROWSERS):
        subscribe(ugo, service.subscription(f"browser-{number}", "turn"))
    table = start([ada, ugo])
    ada.move(ada.position(table), "keep")
    assert len({service.next()[0] for _ in range(BROWSERS)}) == BROWSERS


def test_a_bot_that_won_is_called_one(server: Running, service: PushService, player: Callable[..., Player]) -> None:
    ada = player("Ada")
    subscribe(ada, service.subscription("phone", "result"))
    table = start([ada], bots={"1": "random"})
    ada.move(ada.position(table), "keep")
    title = service.next()[2]["title"]
    won = ada.position(table)["outcome"]["winners"]
    assert title.endswith(f"{', '.join(['Ada', 'a bot'][seat] for seat in won)} won")


def test_who_looks_is_not_told_and_who_looks_away_is(
    server: Running, service: PushService, player: Callable[..., Player]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    subscribe(ugo, service.subscription("phone", "turn"))
    first, second = start([ada, ugo]), start([ada, ugo])
    with ugo.socket() as socket:
        socket.wait("hello")
        ada.move(ada.position(first), "keep")
        socket.wait("your_turn")
        socket.send("look", here=False)
        socket.send("ping")
        socket.wait("pong")
        ada.move(ada.position(second), "keep")
        assert service.next()[2]["tag"] == second
    assert service.received.empty()


def test_a_browser_that_is_gone_is_forgotten_and_so_are_all_at_a_sign_out_everywhere(
    server: Running, service: PushService, player: Callable[..., Player]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    subscribe(ugo, service.subscription("phone", "turn"))
    service.status = 410
    table = start([ada, ugo])
    ada.move(ada.position(table), "keep")
    service.next()
    for _ in range(300):
        if not subscriptions(server):
            break
        ada.get("offers")
    assert subscriptions(server) == []
    for number in range(12):
        subscribe(ugo, service.subscription(f"browser-{number}", "turn"))
    assert len(subscriptions(server)) == 10
    subscribe(ada, service.subscription("browser-5", "turn"))
    ugo.post("sign-out-everywhere")
    assert subscriptions(server) == [f"{service.address}/browser-5"], "a browser is told for who is signed in there"


def test_what_a_browser_is_told_ends_with_its_session(
    server: Running, service: PushService, player: Callable[..., Player]
) -> None:
    ada = player("Ada")
    ada.post("password", password="correct horse")
    elsewhere = player()
    token = elsewhere.post("sign-in", name="Ada", password="correct horse")["token"]
    phone = Player(server.address, token=token)
    subscribe(ada, service.subscription("office", "turn"))
    subscribe(phone, service.subscription("phone", "turn"))
    with server.hall.database.engine.begin() as connection:  # as it was before sessions were written down
        connection.execute(
            insert(schema.subscriptions).values(
                endpoint="old", account=ada.get("me")["id"], key="", auth="", kinds="turn", created=0.0
            )
        )
    ada.post("password", old="correct horse", password="battery staple")
    assert subscriptions(server) == [f"{service.address}/office"]
    ada.post("sign-out")
    assert subscriptions(server) == []
    phone.close()


def test_what_is_no_browser_is_refused_and_so_are_private_addresses(run: Run, service: PushService) -> None:
    server = run(push="mailto:operator@club.example", private_hooks=False)
    ada = Player(server.address, "Ada")
    assert code(lambda: subscribe(ada, service.subscription("phone", "turn"))) == "bad_push"
    good = service.subscription("phone", "turn") | {"endpoint": "https://1.1.1.1/"}
    for wrong in ({"key": good["auth"]}, {"auth": "AAAA"}, {"key": "A" * 87}, {"endpoint": "file:///etc/passwd"}):
        assert code(lambda wrong=wrong: subscribe(ada, good | wrong)) == "bad_push"  # type: ignore[misc]
    ada.close()
    mute = run()
    ugo = Player(mute.address, "Ugo")
    assert code(lambda: subscribe(ugo, service.subscription("phone", "turn"))) == "no_push"
    ugo.close()


def test_servers_on_one_database_have_one_key(run: Run) -> None:
    keys = set()
    for server in (run(push="mailto:a@club.example"), run(push="mailto:a@club.example")):
        ada = Player(server.address)
        keys.add(ada.get("offers")["push"])
        ada.close()
    assert len(keys) == 1


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
