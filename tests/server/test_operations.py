"""What an operator meets: health, metrics, logs, headers, a reverse proxy, backups, the admin command, migrations."""

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import httpx
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import delete, text

from filone.cli.main import main
from filone.kernel import CHANCE, Record
from filone.server import storage
from filone.server.accounts import delete_account
from filone.server.app import Client
from filone.server.backup import backup, restore
from filone.server.database import Database
from filone.server.logs import JsonFormatter
from filone.server.schema import metadata, tables
from filone.table import Chair
from server.harness import Player, Refused, Running, apart, key, start

Make = Callable[..., Player]
Run = Callable[..., Running]


@pytest.mark.empty
def test_the_migrations_lead_to_the_schema(database: str) -> None:
    opened = Database(database)
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    opened.stop()
    Database(database).stop()


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    opened = Database(f"sqlite:///{tmp_path / 'new' / 'filone.db'}")
    with opened.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    opened.stop()


def test_a_new_database_and_a_backup_are_their_owners_alone(tmp_path: Path) -> None:
    """The dice of every game are in there. SQLite gives the files beside it the same rights."""
    file, copy = tmp_path / "filone.db", tmp_path / "copy.db"
    before = os.umask(0)
    try:
        opened = Database(f"sqlite:///{file}")
        with opened.engine.begin() as connection:
            connection.execute(delete(tables))
            assert {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()} == {
                "filone.db": 0o600, "filone.db-wal": 0o600, "filone.db-shm": 0o600,
            }  # fmt: skip
        opened.stop()
        backup(f"sqlite:///{file}", copy)
    finally:
        os.umask(before)
    assert copy.stat().st_mode & 0o777 == 0o600
    (tmp_path / "link.db").symlink_to(tmp_path / "elsewhere.db")
    with pytest.raises(FileExistsError):
        backup(f"sqlite:///{file}", tmp_path / "link.db")
    assert not (tmp_path / "elsewhere.db").exists(), "a link that leads nowhere yet leads to somebody"


def test_health_metrics_and_headers(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    ada.move(ada.position(table), "keep")
    for path in ("/health", "/ready"):
        assert (ada.http.get(path).status_code, ada.http.get(path).json()) == (200, {"wrong": []})
    metrics = ada.http.get("/metrics").text
    assert 'filone_moves_total{by="person"} 1.0' in metrics
    stranger = ada.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert (stranger.status_code, stranger.json()["error"]) == (404, "unknown_path"), "how long a bot thought is secret"
    assert 'filone_requests_total{route="POST /api/tables/{id}/move",status="200"} 1.0' in metrics
    for path in ("/health", "/api/games", "/nothing", "/metrics"):
        headers = ada.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


def test_answers_are_compressed_for_those_who_read_that(server: Running, player: Make) -> None:
    ada = player("Ada")
    packed = ada.http.get("/api/games")
    plain = ada.http.get("/api/games", headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert "content-encoding" not in ada.http.get("/api/me").headers, "not worth it"


async def get(app: Client, path: str, accept: str) -> tuple[dict[str, str], bytes]:
    async with (
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://filone") as http,
        http.stream("GET", path, headers={"accept-encoding": accept}) as answer,
    ):
        return dict(answer.headers), b"".join([part async for part in answer.aiter_raw()])


def test_files_of_the_page_go_out_as_small_as_they_lie_there(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, content in {"page.js": b"plain", "page.js.gz": b"gz", "page.js.br": b"br", "old.js": b"old"}.items():
        (tmp_path / "assets" / name).write_bytes(content)
    app = Client(directory=tmp_path)
    for accept, content, way in (("gzip, br", b"br", "br"), ("gzip", b"gz", "gzip"), ("identity", b"plain", None)):
        headers, body = apart(get(app, "/assets/page.js", accept))
        assert (body, headers.get("content-encoding")) == (content, way)
        assert headers["content-type"].startswith("text/javascript")
        assert headers["vary"] == "accept-encoding"
        assert "immutable" in headers["cache-control"]
    headers, body = apart(get(app, "/assets/old.js", "br"))
    assert (body, "content-encoding" in headers) == (b"old", False)


def test_under_a_path_of_a_reverse_proxy(run: Run) -> None:
    server = run(root="/club/filone")
    through = Player(server.address, "Ada")
    assert through.get("me")["name"] == "Ada"
    with through.socket() as socket:
        assert socket.next()["me"]["name"] == "Ada"
    stripped = Player(server.address.removesuffix("/club/filone"), "Ugo")
    assert stripped.get("me")["name"] == "Ugo"
    cookie = through.http.post("/api/guest", json={"name": "Eve"}).headers["set-cookie"]
    assert "Path=/club/filone/" in cookie
    through.close()
    stripped.close()


def test_logs_are_json_and_tell_no_secrets(server: Running, player: Make, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "filone")
    ada, ugo = player("Ada"), player("Ugo")
    ada.post("password", password="correct horse")
    created = ada.post("tables", key=key(), game="toy", seats=2, open=False)
    ugo.command(created["table"], "join", invitation=created["invitation"])
    position = ada.command(created["table"], "start")
    ada.move(position, "swap")
    with pytest.raises(Refused):
        ada.move(position, "swap")
    lines = [JsonFormatter().format(record) for record in caplog.records if record.name.startswith("filone")]
    assert any(json.loads(line).get("route") == "POST /api/tables/{id}/move" for line in lines)
    for secret in (ada.token, ugo.token, "correct horse", created["invitation"], created["table"], "swap", '"card"'):
        assert secret is not None
        assert not any(secret in line for line in lines), secret


@pytest.mark.empty
def test_a_database_that_fails_is_told_without_secrets(
    server: Running, player: Make, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    position = ada.position(table)
    room = server.inside(server.hall.rooms.get(table))
    with server.hall.database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE moves RENAME TO elsewhere")
    with pytest.raises(Refused, match=r"busy|internal"):
        ada.move(position, "swap")
    lines = [JsonFormatter().format(record) for record in caplog.records if record.name.startswith("filone")]
    assert any("a statement of every move" in line or "INSERT INTO moves" in line for line in lines)
    for secret in (room.table.sheet.secret, room.table.sheet.invitation, '"chairs"'):
        assert not any(secret in line for line in lines), secret


def test_a_backup_taken_while_people_play_is_brought_back(
    server: Running, database: str, player: Make, tmp_path: Path
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    before = ada.position(table)
    rows = backup(database, tmp_path / "backup.db")
    assert rows > 5
    with pytest.raises(FileExistsError):
        backup(database, tmp_path / "backup.db")
    with ada.socket() as socket:
        socket.watch(table)
        ada.move(before, "keep")
        late = ada.new_table()
        socket.wait("position")
        assert restore(tmp_path / "backup.db", database) == rows
        after = ada.position(table)
        assert (after["version"], after["hash"], after["moves"]) == (before["version"], before["hash"], before["moves"])
        assert socket.wait("position")["log"] == before["log"]
    with pytest.raises(Refused, match="unknown_table"):
        ada.position(late)
    assert ada.move(after, "keep")["table"]["turn"] == 1
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "none.db", database)


def test_a_backup_is_a_database_to_run_on(run: Run, database: str, tmp_path: Path) -> None:
    server = run()
    ada = Player(server.address, "Ada")
    table = ada.new_table()
    file = tmp_path / "backup.db"
    assert main(["backup", str(file), "--database", database]) == 0
    other = Running(server.config.__class__(database=f"sqlite:///{file}", port=0, workers=0))
    there = Player(other.address, token=ada.token)
    assert there.position(table)["table"]["host"]
    ada.close()
    there.close()
    other.stop()


def test_the_operator_lists_closes_exports_imports_and_deletes(
    server: Running, database: str, player: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])

    def admin(*arguments: str) -> str:
        assert main(["admin", *arguments, "--database", database, "--lang", "en"]) == 0
        return capsys.readouterr().out

    assert table in admin("tables")
    assert ada.id in admin("accounts")
    file = tmp_path / "game.json"
    admin("export", table, str(file))
    assert len(Record.load(file).moves) == 2
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "all 2 draws" in capsys.readouterr().out
    assert "playing" in admin("tables")
    with ugo.socket() as socket:
        socket.watch(table)
        admin("close", table)
        assert socket.wait("position")["table"]["status"] == "adjourned"
    assert ada.position(table)["table"]["status"] == "adjourned"
    imported = admin("import", str(file)).split()[1].rstrip(",")
    assert ada.position(imported)["table"]["status"] == "waiting"
    admin("delete", table)
    with pytest.raises(Refused, match="unknown_table"):
        ada.position(table)
    admin("delete", ugo.id)
    assert ugo.id not in admin("accounts")
    for arguments in (["close", table], ["delete", "nobody"], ["close"], ["export", imported]):
        assert main(["admin", *arguments, "--database", database]) == 2
    assert main(["admin", "tables", "--database", "mysql://x"]) == 2
    assert main(["admin", "tables", "--database", "postgresql://127.0.0.1:1/none"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 6


def test_the_finished_games_of_a_server_are_data(
    server: Running, database: str, player: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    over, _ = start([ada, ugo]), start([ada, ugo])
    while (position := ada.position(over))["table"]["status"] != "over":
        mover = [ada, ugo][position["table"]["turn"]]
        mover.move(mover.position(over))
    file = tmp_path / "games.jsonl"
    assert main(["export", database, str(file), "--lang", "en"]) == 0
    assert main(["stats", database, "--lang", "en"]) == 0
    assert "toy, 2 players: one game, " in capsys.readouterr().out
    (line,) = map(msgspec.json.decode, file.read_text("utf-8").splitlines())
    assert [(game["id"], game["winners"]) for game in line["games"]] == [(over, position["outcome"]["winners"])]
    assert [seat["player"] for seat in line["seats"]] == ["Ada", "Ugo"]
    assert {move["seat"] for move in line["moves"]} == {CHANCE, 0, 1}


@pytest.mark.parametrize("command", [["stats"], ["export", "games.jsonl"]])
def test_a_database_that_is_not_there_is_said(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *file = command
    assert main([name, f"sqlite:///{tmp_path}/none.db", *(str(tmp_path / one) for one in file)]) == 2
    assert "none.db" in capsys.readouterr().err


def test_a_deleted_account_leaves_its_seats_to_bots(server: Running, database: str, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    playing, waiting, alone, over = start([ada, ugo]), ada.new_table(), ugo.new_table(), start([ada, ugo])
    ugo.command(waiting, "join")
    for one in (ada, ugo):
        one.move(one.position(over), "keep")
    position = ada.position(playing)
    assert main(["admin", "delete", ugo.id, "--database", database]) == 0
    with pytest.raises(Refused, match="not_signed_in"):
        ugo.command(playing, "chat", text="I am still here")
    with pytest.raises(Refused, match="not_signed_in"):
        ugo.get("me")
    assert ada.position(playing)["table"]["seats"][1] == {
        "player": "Ugo",
        "bot": "adept",
        "visiting": False,
        "connected": False,
        "hints": 0,
    }
    with ada.socket() as socket:
        socket.watch(playing)
        position = ada.move(ada.position(playing), "keep")
        while position["table"]["status"] != "over":
            position = socket.wait("position")
    assert ada.position(over)["table"]["seats"][1] == {
        "player": "Ugo",
        "bot": None,
        "visiting": False,
        "connected": False,
        "hints": 0,
    }
    assert ada.position(waiting)["table"]["seats"][1]["player"] is None
    with pytest.raises(Refused, match="unknown_table"):
        ada.position(alone)


def test_a_deleted_table_is_unknown_whatever_is_done_at_it(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    position = ada.position(table)
    with server.hall.database.engine.begin() as connection:
        connection.execute(delete(tables))
    with pytest.raises(Refused, match="unknown_table"):
        ada.command(table, "chat", text="Hello")
    with pytest.raises(Refused, match="unknown_table"):
        ada.call("PUT", f"tables/{table}/notes", json={"text": "Ugo bluffs"})
    with pytest.raises(Refused, match="unknown_table"):
        ada.move(position, "keep")


def test_whoever_is_forgotten_while_sitting_down_sits_nowhere(server: Running, player: Make, backend: str) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table, engine = ada.new_table(), server.hall.database.engine

    def forget() -> None:
        with engine.begin() as connection:
            delete_account(connection, ugo.id, "test")

    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as connection:
            before = storage.load(connection, table)
            assert before is not None
            after = before.copy()
            after.sit(None, Chair(ugo.id, "Ugo"))
            storage.save(connection, before, after, None, None, storage.Notice(origin="test"))
            forgetting = pool.submit(forget)
            waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            while backend == "postgresql" and not connection.scalar(waits):
                sleep(0.01)
        forgetting.result()
    assert [seat["player"] for seat in ada.position(table)["table"]["seats"]] == ["Ada", None]


def test_verify_finds_a_forged_record(tmp_path: Path, player: Make, capsys: pytest.CaptureFixture[str]) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    for one in (ada, ugo):
        one.move(one.position(table), "keep")
    record = ada.get(f"tables/{table}/record")
    record["dice"]["secret"] = "00" * 32
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), "--lang", "it"]) == 2
    assert "Il segreto non è quello" in capsys.readouterr().err


def test_serve_says_where_it_is_and_stops_well(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "filone.cli.main", "serve", "--port", "0", "--no-browser", "--lang", "it"]
    database = f"sqlite:///{tmp_path / 'filone.db'}"
    process = subprocess.Popen([*command, "--database", database], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    line = process.stderr.readline()
    assert line.startswith("Filone è pronto: http://localhost:")
    address = line.split()[-1].replace("localhost", "127.0.0.1").rstrip("/")
    ada = Player(address, "Ada")
    with ada.socket() as socket:
        socket.next()
        table = ada.new_table("saboteur", 3, bots={"1": "random", "2": "random"})
        assert ada.command(table, "start")["table"]["status"] == "playing"
        process.send_signal(signal.SIGTERM)
        with pytest.raises(Exception, match="1012"):
            socket.wait("never")
    assert process.wait(60) == 0
    assert "error" not in process.stderr.read().lower()
    process.stderr.close()
    ada.close()
