"""One file of settings beside the flags, and the doctor who tries them."""

import re
import tomllib
from argparse import Namespace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socket import create_server
from threading import Thread

import pytest

from filone.cli.arguments import UsageError
from filone.cli.doctor import Wrong, check_proxy, check_push, check_secrets, check_smtp
from filone.cli.main import main
from filone.cli.settings import Settings, read_settings, settings_of
from filone.server.limits import Limits, Rate
from filone.server.quotas import Quotas

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"


def given(file: Path | None, **flags: object) -> Settings:
    return settings_of(Namespace(settings=None if file is None else str(file), **flags))


def test_flags_go_before_the_file_and_the_file_before_the_default(tmp_path: Path) -> None:
    file = tmp_path / "filone.toml"
    file.write_text('port = 9000\nhosts = ["club.example"]\nworkers = 3\n[limits]\nguest = {per_second=1, burst=2}\n')
    assert given(None) == Settings()
    found = given(file, port=0, workers=None, hosts=[], private_hooks=False)
    assert (found.port, found.workers, found.hosts, found.host) == (0, 3, ("club.example",), "127.0.0.1")
    assert found.limits.guest == Rate(1, 2)
    assert found.limits.chat == Settings().limits.chat
    assert given(file, hosts=["b"]).hosts == ("b",)


@pytest.mark.parametrize(
    "text",
    [
        "prot = 1",
        "port = 70000",
        "root = 'x'",
        "log = 'loud'",
        "port = ",
        "[limits]\nx = 1",
        "[quotas]\nx = 1",
        "[quotas]\ndays = 0",
        "[limits]\nread = { burst = 5, per_second = 0 }",
    ],
)
def test_a_setting_that_is_not_one_is_told_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "filone.toml"
    file.write_text(text)
    with pytest.raises(UsageError, match=r"filone\.toml") as wrong:
        read_settings(str(file))
    assert "\n" not in wrong.value.sentence("it")
    with pytest.raises(UsageError):
        read_settings(str(tmp_path / "none.toml"))


def test_the_file_in_the_guide_has_every_setting_as_it_is_when_left_out() -> None:
    assert read_settings(str(DEPLOY / "settings.toml")) == Settings()
    text = (DEPLOY / "settings.toml").read_text("utf-8")
    named = set(tomllib.loads(re.sub(r"^# (?=[a-z-]+ = )", "", text, flags=re.MULTILINE)))
    assert named == set(Settings.__struct_encode_fields__)
    for table, struct in (("limits", Limits), ("quotas", Quotas)):
        assert set(tomllib.loads(text)[table]) == set(struct.__struct_encode_fields__)


def test_mails_need_a_server_a_sender_and_an_address() -> None:
    smtp, sender, url = "smtps://mail.example", "filone@club.example", "https://club.example"
    assert given(None, smtp=smtp, mail_from=sender, url=url).smtp == smtp
    for flags in ({"smtp": smtp}, {"smtp": smtp, "mail_from": sender}, {"smtp": smtp, "url": url}):
        with pytest.raises(UsageError, match="--mail-from"):
            given(None, **flags)
    for wrong in ({"smtp": "mail.example"}, {"push": "me"}, {"url": "club.example"}, {"mail_from": "me"}):
        with pytest.raises(UsageError):
            given(None, **wrong)


def test_the_doctor_tries_the_smtp_server_and_wants_tls_for_notifications() -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(Wrong):
        check_smtp(f"smtp://127.0.0.1:{port}")
    check_push(Settings(push="mailto:me@club.example"))
    check_push(Settings(push="mailto:me@club.example", url="https://club.example/"))
    with pytest.raises(Wrong):
        check_push(Settings(push="mailto:me@club.example", url="http://club.example/"))


def test_quotas_are_in_the_file_and_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "filone.toml"
    file.write_text("[quotas]\ntables = 5\ndays = 100\n")
    assert given(file).quotas == Quotas(tables=5, days=100.0)
    assert given(file, quota=["tables=7", "empty_days=0.5"]).quotas == Quotas(tables=7, days=100.0, empty_days=0.5)
    for wrong in ("tables", "tables=many", "chairs=3", "days=0", "chat=-1"):
        with pytest.raises(UsageError, match="--quota"):
            given(file, quota=[wrong])
    database = f"sqlite:///{tmp_path / 'filone.db'}"
    assert main(["doctor", "--database", database, "--quota", "chairs=3", "--lang", "en"]) == 2
    assert "chairs" in capsys.readouterr().err


def test_the_doctor_tries_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'filone.db'}"
    main(["doctor", "--database", database, "--port", "0", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("✓") for line in lines if "page" not in line)
    assert not (tmp_path / "filone.db").exists()
    (tmp_path / "filone.db").write_bytes(b"not a database" * 1000)
    with create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(["doctor", "--database", database, "--port", port, "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("✗ the database can be opened and written: ")
    assert lines[-1].startswith("✗ the address is free")


def test_the_doctor_sees_secrets_that_others_can_read(tmp_path: Path) -> None:
    database, settings = tmp_path / "filone.db", tmp_path / "filone.toml"
    check_secrets(f"sqlite:///{database}", None)
    for file in (database, settings):
        file.touch(mode=0o640)
    check_secrets(f"sqlite:///{database}", str(settings))
    for file in (database, settings):
        file.chmod(0o644)
        with pytest.raises(Wrong, match=file.name):
            check_secrets(f"sqlite:///{database}", str(settings))
        file.chmod(0o600)


def test_the_doctor_sees_a_proxy_that_passes_no_websocket() -> None:
    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/filone/ready" else 400)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Proxy)
    Thread(target=server.serve_forever, daemon=True).start()
    with pytest.raises(Wrong, match="WebSocket /filone/api/ws: 400"):
        check_proxy(f"http://127.0.0.1:{server.server_port}/filone/")
    with pytest.raises(Wrong, match="GET /ready: 400"):
        check_proxy(f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()
    server.server_close()
