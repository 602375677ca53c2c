"""Mail, at a real SMTP server of our own: addresses confirmed, ways back, digests and how they end."""

import re
from asyncio import Server, all_tasks, current_task, run_coroutine_threadsafe, wait
from collections.abc import Callable, Iterator
from email.message import Message
from email.parser import Parser
from functools import partial
from queue import Queue
from socket import create_server
from time import time
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, update

from filone.server import schema
from filone.server.errors import Denial
from filone.server.limits import Limits, Rate
from filone.server.mail import Post, checked_address
from filone.server.mailboxes import unlinked
from filone.server.sanctions import impose, lift
from server.harness import FREE, Player, Refused, Running, start
from server.test_accounts import code

Run = Callable[..., Running]
URL = "https://club.example/filone/"


class PostOffice(Controller):
    """Lets everybody in finish before it closes: a line taken at that very moment would stay open, and be found as a
    leak by whichever test comes much later."""

    def stop(self, no_assert: bool = False) -> None:
        run_coroutine_threadsafe(self.empty(), self.loop).result(30)
        super().stop(no_assert)

    async def empty(self) -> None:
        assert isinstance(self.server, Server)
        for door in self.server.sockets:
            self.loop.remove_reader(door)
        while lines := all_tasks() - {current_task()}:  # who is let in begins another
            await wait(lines)


class Letterbox:
    """What arrives at an SMTP server."""

    def __init__(self) -> None:
        self.letters: Queue[Message] = Queue()
        with create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.controller = PostOffice(self, hostname="127.0.0.1", port=port)
        self.controller.start()
        self.address = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.put(Parser().parsestr(envelope.content.decode("ascii")))
        return "250 OK"

    def next(self) -> tuple[str, str, Message]:
        letter = self.letters.get(timeout=30)
        text = letter.get_payload(decode=True)
        assert isinstance(text, bytes)
        return str(letter["To"]), text.decode(), letter


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    letterbox = Letterbox()
    yield letterbox
    letterbox.controller.stop()


@pytest.fixture
def server(run: Run, letterbox: Letterbox) -> Running:
    return run(smtp=letterbox.address, mail_from="Filone <filone@club.example>", url=URL)


def link(text: str) -> tuple[str, str]:
    """Where a letter leads: the page, and the code."""
    found = re.search(re.escape(URL) + r"#/(\w+)/([\w-]+)", text)
    assert found, text
    return found[1], found[2]


def test_an_address_is_confirmed_keeps_the_name_and_lets_back_in(
    server: Running, letterbox: Letterbox, player: Callable[..., Player], caplog: pytest.LogCaptureFixture
) -> None:
    ada, stranger = player("Ada", lang="it"), player()
    assert stranger.get("offers") == {"chat": True, "mail": True, "push": None}
    for wrong in ("ada", "ada@", "a da@club.example", "ada@club.example\nBcc: eve@evil.example", "ad@a@club.example"):
        assert code(partial(ada.call, "PUT", "email", json={"address": wrong})) == "bad_address"
    ada.call("PUT", "email", json={"address": "Ada@Club.example"})
    to, text, letter = letterbox.next()
    assert (to, letter["From"]) == ("ada@club.example", "Filone <filone@club.example>")
    assert text.startswith("Ciao Ada,")
    assert ada.get("keeping")["email"] is None, "nothing is kept before the link was followed"
    page, secret = link(text)
    assert page == "confirm"
    stranger.post("email/confirm", code=secret)
    assert code(lambda: stranger.post("email/confirm", code=secret)) == "bad_code"
    assert ada.get("keeping")["email"] == "ada@club.example"
    assert not ada.get("me")["guest"], "who can be written to can come back"
    ada.post("password", password="correct horse")
    for wrong in ("ada", "ada@club.example\nBcc: eve@evil.example"):
        assert code(partial(stranger.post, "email/recover", address=wrong)) == "bad_address", "and nothing is logged"
    stranger.post("email/recover", address="nobody@club.example")
    stranger.post("email/recover", address=" ADA@club.example")
    to, text, _ = letterbox.next()
    page, secret = link(text)
    assert (to, page) == ("ada@club.example", "enter")
    session = stranger.post("enter", code=secret, password="battery staple")
    assert session["me"]["id"] == ada.id
    assert code(lambda: ada.get("me")) == "not_signed_in"
    assert code(lambda: stranger.post("enter", code=secret)) == "bad_code"
    assert stranger.post("sign-in", name="Ada", password="battery staple")["me"]["name"] == "Ada"
    back = player(token=session["token"])
    assert back.call("DELETE", "email")["email"] is None
    assert not back.get("me")["guest"], "there is still a password"
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []
    assert letterbox.letters.empty()


def test_whoever_is_shut_out_by_a_new_password_has_no_way_left(
    server: Running, letterbox: Letterbox, player: Callable[..., Player]
) -> None:
    ada = player("Ada")
    ada.post("password", password="correct horse")
    eve = player(token=player().post("enter", code=ada.post("link")["code"])["token"])
    change = partial(ada.post, "password", old="correct horse", password="battery staple")
    for shut in (change, partial(ada.post, "sign-out-everywhere")):
        way, key = eve.post("link")["code"], eve.post("recovery")["code"]
        eve.call("PUT", "email", json={"address": "eve@evil.example"})
        mailbox = link(letterbox.next()[1])[1]
        shut()
        assert code(partial(eve.get, "me")) == "not_signed_in"
        assert code(partial(player().post, "enter", code=way)) == "bad_code"
        if shut is change:
            assert code(partial(player().post, "enter", code=key)) == "bad_code", "she may have made it herself"
        assert code(partial(eve.post, "email/confirm", code=mailbox)) == "bad_code"
        eve = player(token=player().post("sign-in", name="Ada", password="battery staple")["token"])


def test_slow_games_are_told_of_once_a_day_to_who_wants_it(
    server: Running, letterbox: Letterbox, player: Callable[..., Player]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    assert code(lambda: ada.call("PUT", "email/digest", json={"digest": True})) == "no_address"
    for one in (ada, ugo):
        one.call("PUT", "email", json={"address": f"{one.name}@club.example"})
        one.post("email/confirm", code=link(letterbox.next()[1])[1])
    slow = start([ada, ugo], pace={"type": "slow", "days": 3}, name="Evening")
    start([ada, ugo])
    digests = server.hall.mailboxes.write_digests
    tables = update(schema.tables).values(changed=time() - 7200)

    def age() -> None:
        with server.hall.database.engine.begin() as connection:
            connection.execute(tables)

    age()
    server.inside(digests())
    ada.call("PUT", "email/digest", json={"digest": True})
    ugo.call("PUT", "email/digest", json={"digest": True})
    with server.hall.database.engine.begin() as connection:
        impose(connection, ada.id, "ban", None, "rude")
    server.inside(digests())
    with server.hall.database.engine.begin() as connection:
        assert not any(connection.scalars(select(schema.mailboxes.c.told))), "who may not come is not asked to"
        lift(connection, ada.id, "ban")
    server.inside(digests())
    server.inside(digests())
    to, text, letter = letterbox.next()
    assert to == "ada@club.example", "it is her turn, not his"
    assert f"Evening: {URL}#/table/{slow}" in text
    assert text.count("#/table/") == 1, "a game without a clock does not wait"
    assert letterbox.letters.empty(), "once a day"
    page, secret = link(text.partition("at most once a day")[2])
    assert page == "unsubscribe"
    assert secret in letter["List-Unsubscribe"]
    player().post("email/unsubscribe", code=secret)
    assert not ada.get("keeping")["digest"]
    assert ada.get("keeping")["email"] == "ada@club.example"


def test_mails_are_limited_and_without_a_server_there_are_none(run: Run, letterbox: Letterbox) -> None:
    limits = Limits(guest=FREE, sign_in=FREE, write=FREE, confirm=Rate(0.001, 2), mail=Rate(0.001, 2))
    server = run(smtp=letterbox.address, mail_from="filone@club.example", url=URL, limits=limits)
    guests = [Player(server.address, f"Guest {number}") for number in range(3)]
    for guest in guests[:2]:
        guest.call("PUT", "email", json={"address": "ada@club.example"})
    assert code(lambda: guests[2].call("PUT", "email", json={"address": "ada@club.example"})) == "too_fast"
    for address in ("ada@club.example", "Ada@club.example"):
        guests[2].post("email/recover", address=address)
    assert code(lambda: guests[2].post("email/recover", address="ADA@club.example")) == "too_fast"
    mute = run(limits=limits)
    ada = Player(mute.address, "Ada")
    assert ada.get("offers") == {"chat": True, "mail": False, "push": None}
    assert code(lambda: ada.call("PUT", "email", json={"address": "ada@club.example"})) == "no_mail"
    assert code(lambda: ada.post("email/recover", address="ada@club.example")) == "no_mail"
    few = run(
        smtp=letterbox.address,
        mail_from="filone@club.example",
        url=URL,
        limits=Limits(guest=FREE, letter=Rate(0.001, 2)),
    )
    for number, guest in enumerate(guests):
        guest.go_to(few.address)
        send = partial(guest.call, "PUT", "email", json={"address": f"stranger-{number}@club.example"})
        assert code(send) == "too_fast" if number == 2 else send() is None, "an address has many guests"
    for one in (ada, *guests):
        one.close()


def test_nobody_is_written_to_without_end_and_no_owner_is_locked_out(run: Run, letterbox: Letterbox) -> None:
    """Guests are to be had for nothing: whom they have written to gets three letters, and a few a day."""
    server = run(
        smtp=letterbox.address, mail_from="filone@club.example", url=URL, limits=Limits(guest=FREE, letter=FREE)
    )
    ada = Player(server.address, "Ada")
    ada.call("PUT", "email", json={"address": "ada@club.example"})
    ada.post("email/confirm", code=link(letterbox.next()[1])[1])
    guests = [Player(server.address, f"Guest {number}") for number in range(4)]
    waits = []
    for guest in guests:
        try:
            guest.call("PUT", "email", json={"address": "ada@club.example"})
        except Refused as refused:
            waits.append(refused.error["retry_after"])
    assert len(waits) == 2
    assert min(waits) > 4 * 3600
    letterbox.next()
    letterbox.next()
    guests[0].post("email/recover", address="ada@club.example")
    assert link(letterbox.next()[1])[0] == "enter", "what strangers asked for keeps no owner out"
    for one in (ada, *guests):
        one.close()


def test_a_name_is_no_link_in_a_letter(letterbox: Letterbox, player: Callable[..., Player]) -> None:
    eve = player("http://evil.example/a")
    eve.call("PUT", "email", json={"address": "stranger@club.example"})
    _, text, _ = letterbox.next()
    assert text.startswith("Hello http evil example a,")
    assert text.count("://") == text.count(URL) == 1
    assert unlinked("Anne-Marie D’Arc 1º") == "Anne-Marie D’Arc 1º"


def test_an_address_has_one_spelling() -> None:
    assert checked_address(" Ada+filone@Club.example ") == "ada+filone@club.example"
    for wrong in (
        "=?utf-8?q?=61da?=@club.example",
        "ada@club.example, eva@club.example",
        "ada@club.example\nBcc: eva@club",
    ):
        with pytest.raises(Denial):
            checked_address(wrong)


def test_the_address_of_an_smtp_server() -> None:
    assert Post.of("smtps://me%40x:s%3Acret@mail.example") == Post("smtps", "mail.example", 465, "me@x", "s:cret")
    assert Post.of("smtp+starttls://mail.example").port == 587
    assert Post.of("smtp://localhost:2525").port == 2525
    for wrong in ("mail.example", "http://mail.example", "smtp://"):
        with pytest.raises(ValueError, match="SMTP"):
            Post.of(wrong)
