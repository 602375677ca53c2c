"""The server tells the truth: of itself when it cannot work, of the time, of whom it speaks with."""

import json
import logging
import os
import shutil
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from filone.cli.main import main
from filone.server import hooks
from filone.server.hosts import MACHINE, is_known
from filone.server.logs import JsonFormatter
from server.harness import Player, Refused, Running, key, start
from server.test_cluster import patient
from server.test_history import play
from server.test_seeks import agree, seek, tables_of
from server.test_tournaments import announce, enter

Make = Callable[..., Player]
Run = Callable[..., Running]
only_sqlite = pytest.mark.parametrize("backend", ["sqlite"])


@contextmanager
def at(address: str, name: str | None = None) -> Iterator[Player]:
    player = Player(address, name)
    try:
        yield player
    finally:
        player.close()


def wrong(player: Player) -> tuple[list[str], int]:
    """What is wrong, as soon as it is looked for anew."""
    time.sleep(1.1)
    found = player.http.get("/ready")
    assert player.http.get("/health").status_code == 200
    assert player.http.get("/health").json() == found.json()
    return found.json()["wrong"], found.status_code


@only_sqlite
def test_a_held_lock_is_told_and_ends_in_an_answer(run: Run, database: str) -> None:
    server = run(patience=1.0)
    with at(server.address, "Ada") as ada:
        holder = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        assert wrong(ada) == (["write"], 503)
        begun = time.monotonic()
        with pytest.raises(Refused, match="busy"):
            ada.new_table()
        assert time.monotonic() - begun < 5
        holder.execute("ROLLBACK")
        holder.close()
        assert wrong(ada) == ([], 200)
        assert ada.new_table()


@only_sqlite
def test_a_full_disk_is_told(server: Running, player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = player("Ada")
    usage = shutil.disk_usage("/")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1000))
    assert wrong(ada) == (["disk"], 503)


@only_sqlite
def test_a_broken_file_is_told(run: Run, database: str) -> None:
    server = run()
    with at(server.address, "Ada") as ada:
        for _ in range(5):
            ada.new_table()
        file = Path(database.removeprefix("sqlite:///"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        good = file.read_bytes()
        with file.open("r+b") as written:
            written.seek(4096 * 3)
            written.write(os.urandom(len(good) - 4096 * 4))
        found, status = wrong(ada)
        assert "file" in found
        assert status == 503
        with file.open("r+b") as written:
            written.write(good)


def backends(address: str) -> list[int]:
    """The processes of a PostgreSQL: the one that listens, and those that answer."""
    import psycopg

    with psycopg.connect(address) as connection:
        found = [row[0] for row in connection.execute("SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL")]
    listening = int(Path(f"/proc/{found[0]}/stat").read_text().rpartition(")")[2].split()[1])
    return [listening, *(pid for pid in found if Path(f"/proc/{pid}").exists())]


@pytest.mark.parametrize("backend", ["postgresql"])
def test_a_deaf_postgresql_hangs_nobody(run: Run, database: str) -> None:
    server = run(patience=1.0)
    with at(server.address, "Ada") as ada:
        table = ada.new_table()
        with silent(database):
            assert wrong(ada) == (["write"], 503)
            begun = time.monotonic()
            for _ in range(3):
                with pytest.raises(Refused, match="busy"):
                    ada.position(table)
            assert time.monotonic() - begun < 10
        deadline = time.monotonic() + 20
        while wrong(ada)[1] != 200:
            assert time.monotonic() < deadline
        assert ada.position(table)["table"]["id"] == table


def test_a_database_that_does_not_answer_loses_and_doubles_nothing_of_the_club(run: Run, database: str) -> None:
    """Seeks, tournaments, hints and analyses are answered in time, and asked for again they are there once."""
    server = run(patience=1.0)
    with at(server.address, "Ada") as ada, at(server.address, "Ugo") as ugo:
        played, playing = start([ada, ugo]), start([ada], seats=2, bots={"1": "random"})
        play([ada, ugo], played)
        cup = announce(ugo)
        version = ada.position(playing)["version"]
        wish = {"game": "toy", "fewest": 2, "most": 2}
        keys = [key() for _ in range(3)]
        asked: list[Callable[[], Any]] = [
            lambda: ada.post("seeks", key=keys[0], wish=wish, minutes=60),
            lambda: announce(ada, same=keys[1]),
            lambda: enter(ada, cup),
            lambda: ada.post(f"tables/{playing}/hint", key=keys[2], seat=0, version=version),
            lambda: ada.post(f"tables/{played}/analysis"),
        ]
        with silent(database):
            for ask in asked:
                begun = time.monotonic()
                with pytest.raises(Refused, match="busy"):
                    ask()
                assert time.monotonic() - begun < 4
        for ask in asked[:-2] * 2:
            patient(ask)
        for ask in asked[-2:]:  # there are no workers here: a hint has nobody to ask, an analysis begins
            with suppress(Refused):
                ask()
        assert len(ada.get("seeks")["seeks"]) == 1
        assert len(ada.get("tournaments")["tournaments"]) == 2
        assert ada.get(f"tournaments/{cup}")["info"]["people"] == 1
        assert ada.position(playing)["table"]["seats"][0]["hints"] <= 1


@contextmanager
def silent(database: str) -> Iterator[None]:
    """A file that somebody else writes to, or a PostgreSQL that is deaf."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
            holder.execute("ROLLBACK")
        return
    deaf = backends(database)
    for pid in deaf:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in deaf:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@only_sqlite
def test_a_full_disk_refuses_what_it_cannot_keep_and_keeps_the_rest(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    cup = announce(ugo)
    database = server.hall.database

    def most(pages: str) -> Callable[[Any], Any]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar_one()

    server.inside(database.write(most("1")))  # as many as there are
    stored: list[str] = []
    codes: set[str] = set()
    for _ in range(60):
        for cups in (True, False):
            try:
                stored.append(announce(ada) if cups else ada.new_table(name="x" * 60))
            except Refused as refusal:
                codes.add(refusal.code)
    assert "busy" in codes
    assert codes <= {"busy", "too_many_tournaments"}
    assert ada.position(table)["table"]["id"] == table, "what is there can be read"
    server.inside(database.write(most("1000000")))
    assert enter(ada, cup)["info"]["people"] == 1
    assert ada.move(ada.position(table), "keep")["table"]["turn"] == 1
    shown = {one["id"] for one in ada.get("tournaments")["tournaments"]} | {one["id"] for one in tables_of(ada)}
    assert shown >= set(stored)


@only_sqlite
def test_a_clock_that_is_set_ends_no_seek_and_starts_no_round(
    server: Running, player: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    id, cup = seek(ada, minutes=60), announce(ada, minutes=60)
    enter(ada, cup)
    enter(ugo, cup)
    set_clock(monkeypatch, 7200)
    for chore in (server.hall.seeking, server.hall.organising):
        server.inside(chore.sweep())
        server.inside(chore.delete_expired())
    assert [one["id"] for one in ugo.get("seeks")["seeks"]] == [id]
    assert ada.get(f"tournaments/{cup}")["info"]["status"] == "open"
    agree(ugo, id)
    server.inside(server.hall.seeking.sweep())
    assert len(tables_of(ugo)) == 1


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """As if somebody set the clock of the machine."""
    machine = time.time
    for name, module in list(sys.modules.items()):
        if name.startswith("filone.server"):
            for known in [known for known, value in vars(module).items() if value is machine]:
                monkeypatch.setattr(module, known, lambda: machine() + seconds)


@only_sqlite
def test_a_clock_that_is_set_costs_nobody_the_seat(
    server: Running, player: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], pace={"type": "live", "turn": 60}, timeout="seat")
    set_clock(monkeypatch, 7200)
    server.inside(server.hall.caretaker.sweep())
    time.sleep(0.5)
    position = ada.position(table)
    assert position["table"]["seats"][0]["bot"] is None
    assert position["clocks"][0]["turn"] > 50
    assert ada.move(position, "keep")["table"]["turn"] == 1


def test_a_line_of_the_log_has_its_own_severity() -> None:
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "bot failed", "level": "adept", "event": "x"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["its_level"], line["event"]) == ("warning", "adept", "bot failed")


@only_sqlite
def test_over_tls_cookies_and_pages_stay_on_tls(server: Running, player: Make) -> None:
    tls = {"x-forwarded-proto": "https"}
    nobody = player()
    answer = nobody.http.post("/api/guest", json={"name": "Ada"}, headers=tls)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-filone=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert "domain" not in cookie.lower()
    token = cookie.partition(";")[0]
    assert nobody.http.get("/api/me", headers=tls | {"cookie": token}).json()["name"] == "Ada"
    planted = token.replace("__Host-", "")
    assert nobody.http.get("/api/me", headers=tls | {"cookie": planted}).status_code == 401
    plain = nobody.http.post("/api/guest", json={"name": "Ugo"})
    assert "strict-transport-security" not in plain.headers
    assert plain.headers["set-cookie"].startswith("filone=")


@only_sqlite
def test_a_server_answers_only_to_its_names(run: Run) -> None:
    server = run(hosts=("club.example",))
    with at(server.address) as nobody:
        for host, status in (
            ("evil.example", 403),
            ("club.example", 200),
            ("CLUB.example:8000", 200),
            ("[::1]:1", 200),
        ):
            assert nobody.http.get("/api/games", headers={"host": host}).status_code == status, host
        assert nobody.http.get("/api/games", headers={"host": "evil.example"}).json()["error"] == "bad_host"
    assert is_known(socket.gethostname().casefold(), set())
    assert is_known(f"{MACHINE}.local", set())
    assert not is_known("127.0.0.1.evil.example", set())
    assert not is_known(f"{MACHINE}.evil.example", set())


def test_a_deleted_accounts_token_dies_at_once(server: Running, database: str, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    with ugo.socket() as watching:
        watching.watch(table)
        assert ugo.position(table)["seat"] == 1
        assert main(["admin", "delete", ugo.id, "--database", database]) == 0
        if database.startswith("postgresql"):
            time.sleep(0.3)
        with pytest.raises(Refused, match="not_signed_in"):
            ugo.get("me")
        assert ugo.position(table)["seat"] == -3
        with pytest.raises(Exception, match="4401"):
            watching.wait("never", timeout=5)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "192.0.0.8",
        "192.88.99.1",
        "100.64.0.1",
        "fec0::1",
        "::7f00:1",
        "::ffff:0:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001::1",
        "3fff::1",
        "5f00::1",
        "100::1",
        "ff0e::1",
    ],
)
def test_a_hook_goes_to_no_special_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, 80))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(ValueError, match="not a public address"):
        hooks._resolve("http://example.org/", False)


def test_no_statement_of_postgresql_may_take_for_ever(postgres: str) -> None:
    from filone.server.database import open_engine

    engine = open_engine(postgres, 0.5)
    with engine.connect() as connection:
        assert connection.execute(text("SHOW statement_timeout")).scalar() == "500ms"
        with pytest.raises(Exception, match=r"timeout|in time"):
            connection.execute(text("SELECT pg_sleep(20)"))
    engine.dispose()
